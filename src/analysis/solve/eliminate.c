// Situation k = count - 1 .. 0 is taken out of the loop: whoever went to k goes on to where k
// would have sent him. Afterwards, with j < k < i's turn:
//     p[k][j]  from k to j when k is left, among the situations not taken out before k
//     p[i][k]  (i < k) from i to k, at the time when k was taken out
//     out[k]   how much of k went anywhere but to itself at that time (the divisor)
#include "analysis/solve/eliminate.h"

#include <stddef.h>

// Sends the flow from `from` to k on to where k goes.
static void send_on(field f, uint32_t k, number through, const number *k_row, number *from) {
    for (uint32_t j = 0; j < k; j++)
        from[j] = number_add(f, from[j], number_mul(f, through, k_row[j]));
}

bay_status TWICE(eliminate)(field f, uint32_t count, number *p, number *out) {
    for (uint32_t k = count; k-- > 0;) {
        number *row = p + (size_t)k * count;
        number leave = out[k];
        for (uint32_t j = 0; j < k; j++) leave = number_add(f, leave, row[j]);
        if (number_is_zero(leave)) return NO_WAY_OUT;
        number part = number_inverse(f, leave);
        for (uint32_t j = 0; j < k; j++) row[j] = number_mul(f, row[j], part);
        number gone = number_mul(f, out[k], part);
        for (uint32_t i = 0; i < k; i++) {
            number through = p[(size_t)i * count + k];
            if (number_is_zero(through)) continue;
            send_on(f, k, through, row, p + (size_t)i * count);
            out[i] = number_add(f, out[i], number_mul(f, through, gone));
        }
        out[k] = leave;
    }
    return BAY_OK;
}

void TWICE(eliminate_visits)(field f, uint32_t count, const number *p, const number *out,
                             number *visits) {
    for (uint32_t k = count; k-- > 1;) send_on(f, k, visits[k], p + (size_t)k * count, visits);
    for (uint32_t k = 0; k < count; k++) {
        number in = visits[k];
        for (uint32_t i = 0; i < k; i++)
            in = number_add(f, in, number_mul(f, visits[i], p[(size_t)i * count + k]));
        visits[k] = number_div(f, in, out[k]);
    }
}

void TWICE(eliminate_values)(field f, uint32_t count, const number *p, const number *out,
                             number *values) {
    for (uint32_t k = count; k-- > 0;) {
        values[k] = number_div(f, values[k], out[k]);
        for (uint32_t i = 0; i < k; i++)
            values[i] =
                number_add(f, values[i], number_mul(f, p[(size_t)i * count + k], values[k]));
    }
    for (uint32_t k = 1; k < count; k++)
        for (uint32_t j = 0; j < k; j++)
            values[k] =
                number_add(f, values[k], number_mul(f, p[(size_t)k * count + j], values[j]));
}
