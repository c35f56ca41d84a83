// The odds of a total, a highest and a duel. The ways of the dice that are not known yet are
// counted without rounding up to 2^53, and within 1e200 in any case, then divided by the number of
// all ways.
#include "dice/bands.h"
#include "dice/odds.h"

// `ways` more lead to `value` without its plus.
static void put(field f, const bay_throw *dice, int value, number ways, const odds_out *out) {
    uint32_t result = bands_result(dice, value);
    out->p[result] = number_add(f, out->p[result], ways);
    if (out->can) out->can[result] = 1;
}

// p holds ways: divides them by sides[0] ^ of_first * sides[1] ^ of_second.
static void divide(field f, const bay_throw *dice, size_t of_first, size_t of_second,
                   number *p) {
    number all = number_of(f, 1);
    for (size_t i = 0; i < of_first; i++)
        all = number_mul(f, all, number_of(f, dice->sides[0]));
    for (size_t i = 0; i < of_second; i++)
        all = number_mul(f, all, number_of(f, dice->sides[1]));
    uint32_t results = bay_throw_results(dice);
    for (uint32_t i = 0; i < results; i++)
        if (!number_is_zero(p[i])) p[i] = number_div(f, p[i], all);
}

// Adds one more die to ways[size], values from 0: after[v] is the sum of ways[v - sides + 1 .. v].
// Such a window reaches from one block of `sides` values into the next, so it is an end of one and
// a beginning of the other. With running sums of both, nothing is ever subtracted, and every value
// costs the same however many sides there are.
static void add_die(field f, const number *ways, size_t size, size_t sides, number *after,
                    number *ends) {
    size_t new_size = size + sides - 1;
    for (size_t i = 0; i < sides; i++) ends[i] = 0;
    for (size_t block = 0; block < new_size; block += sides) {
        number begun = 0;
        for (size_t i = 0; i < sides && block + i < new_size; i++) {
            if (block + i < size) begun = number_add(f, begun, ways[block + i]);
            number ended = i + 1 < sides ? ends[i + 1] : 0;
            after[block + i] = number_add(f, begun, ended);
        }
        number end = 0;
        for (size_t i = sides; i-- > 0;) {
            if (block + i < size) end = number_add(f, end, ways[block + i]);
            ends[i] = end;
        }
    }
}

// What is known of a sum, and the number of dice of each side still to be thrown.
typedef struct sums {
    int known;
    size_t left[2];
} sums;

static sums sums_of(const bay_throw *dice, thrown so_far) {
    sums of = {dice->plus[0] - dice->plus[1], {dice->dice[0], dice->dice[1]}};
    for (size_t i = 0; i < so_far.count; i++) {
        int side = i >= dice->dice[0];
        of.known += side ? -so_far.faces[i] : so_far.faces[i];
        of.left[side]--;
    }
    return of;
}

// A total is a duel with nobody on the other side. A face of the second side counts from its lowest
// value, -sides, up, as for any other die.
bay_status TWICE(sums_odds)(field f, const bay_throw *dice, thrown so_far,
                            const odds_out *out) {
    sums of = sums_of(dice, so_far);
    size_t most = dice->sides[0] > dice->sides[1] ? dice->sides[0] : dice->sides[1], room = 1;
    for (int side = 0; side < 2; side++)
        room += (size_t)dice->dice[side] * (dice->sides[side] - 1U);
    number *ends = out->space, *ways = ends + most, *after = ways + room;
    size_t size = 1;
    ways[0] = number_of(f, 1);
    for (size_t i = 0; i < of.left[0] + of.left[1]; i++) {
        size_t sides = dice->sides[i >= of.left[0]];
        add_die(f, ways, size, sides, after, ends);
        size += sides - 1;
        number *swap = ways;
        ways = after;
        after = swap;
    }
    int least = of.known + (int)of.left[0] - (int)of.left[1] * dice->sides[1];
    for (size_t v = 0; v < size; v++) put(f, dice, least + (int)v, ways[v], out);
    divide(f, dice, of.left[0], of.left[1], out->p);
    return BAY_OK;
}

// Adds one more die to ways[value]: value stays highest if the die is not above it, and becomes
// highest if it was below.
bay_status TWICE(highest_odds)(field f, const bay_throw *dice, thrown so_far,
                               const odds_out *out) {
    int sides = dice->sides[0], known = 0;
    size_t left = dice->dice[0] - so_far.count;
    number *ways = out->space;
    for (size_t i = 0; i < so_far.count; i++)
        if (so_far.faces[i] > known) known = so_far.faces[i];
    for (int v = 0; v <= sides; v++) ways[v] = number_of(f, v == known);
    for (size_t i = 0; i < left; i++) {
        number below = 0;
        for (int v = 0; v <= sides; v++) {
            number was = ways[v];
            ways[v] = number_add(f, number_mul(f, was, number_of(f, v)), below);
            below = number_add(f, below, was);
        }
    }
    for (int v = known > 0 ? known : 1; v <= sides; v++)
        if (v == known || left > 0) put(f, dice, v + dice->plus[0], ways[v], out);
    divide(f, dice, left, 0, out->p);
    return BAY_OK;
}
