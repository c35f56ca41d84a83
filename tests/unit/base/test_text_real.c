// The printing of doubles, against tables and against the C library's own reading and writing.
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { SIZE = 40, ROUNDS = 50000 };

static const char *print(char out[SIZE], double number) {
    text to = text_within(out, SIZE);
    text_add_real(&to, number);
    assert_false(to.failed);
    return out;
}

static void doubles_are_written_as_rfc_8785_has_them(void **state) {
    (void)state;
    static const struct { // bits, so that nothing rests on how the compiler reads decimals
        uint64_t bits;
        const char *text;
    } ROWS[] = {
        // RFC 8785, appendix B
        {0x0000000000000000, "0"},
        {0x8000000000000000, "0"},
        {0x0000000000000001, "5e-324"},
        {0x8000000000000001, "-5e-324"},
        {0x7fefffffffffffff, "1.7976931348623157e+308"},
        {0xffefffffffffffff, "-1.7976931348623157e+308"},
        {0x4340000000000000, "9007199254740992"},
        {0xc340000000000000, "-9007199254740992"},
        {0x4430000000000000, "295147905179352830000"},
        {0x44b52d02c7e14af5, "9.999999999999997e+22"},
        {0x44b52d02c7e14af6, "1e+23"},
        {0x44b52d02c7e14af7, "1.0000000000000001e+23"},
        {0x444b1ae4d6e2ef4e, "999999999999999700000"},
        {0x444b1ae4d6e2ef4f, "999999999999999900000"},
        {0x444b1ae4d6e2ef50, "1e+21"},
        {0x3eb0c6f7a0b5ed8c, "9.999999999999997e-7"},
        {0x3eb0c6f7a0b5ed8d, "0.000001"},
        {0x41b3de4355555553, "333333333.3333332"},
        {0x41b3de4355555554, "333333333.33333325"},
        {0x41b3de4355555555, "333333333.3333333"},
        {0x41b3de4355555556, "333333333.3333334"},
        {0x41b3de4355555557, "333333333.33333343"},
        {0xbecbf647612f3696, "-0.0000033333333333333333"},
        {0x43143ff3c1cb0959, "1424953923781206.2"},
        // ours
        {0x3ff0000000000000, "1"},
        {0x3fe0000000000000, "0.5"},
        {0x3fb999999999999a, "0.1"},
        {0x0010000000000000, "2.2250738585072014e-308"},
        {0x000fffffffffffff, "2.225073858507201e-308"},
        {0x3ca0000000000000, "1.1102230246251565e-16"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        double number;
        char out[SIZE];
        memcpy(&number, &ROWS[i].bits, sizeof number);
        assert_string_equal(print(out, number), ROWS[i].text);
    }
}

// The significant digits of a printed number, without zeros around them.
static void digits_of(const char *printed, char out[SIZE]) {
    size_t used = 0;
    for (; *printed && *printed != 'e'; printed++)
        if (*printed >= '0' && *printed <= '9' && (used || *printed != '0'))
            out[used++] = *printed;
    while (used && out[used - 1] == '0') used--;
    out[used] = '\0';
}

// Against the least precision at which the C library's printing reads back. Ours may do with
// fewer digits: next to a power of two the nearest of its length may fail and another not.
static void check(double number) {
    char ours[SIZE], theirs[SIZE], our_digits[SIZE], their_digits[SIZE];
    print(ours, number);
    assert_true(strtod(ours, NULL) == number);
    int precision = 0;
    do snprintf(theirs, sizeof theirs, "%.*e", precision++, number);
    while (strtod(theirs, NULL) != number);
    digits_of(ours, our_digits);
    digits_of(theirs, their_digits);
    assert_true(strlen(our_digits) <= strlen(their_digits));
    if (strlen(our_digits) == strlen(their_digits))
        assert_string_equal(our_digits, their_digits);
}

static uint64_t next(uint64_t *seed) { // splitmix64
    uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static void any_double_is_shortest_and_reads_back(void **state) {
    (void)state;
    uint64_t seed = 1;
    for (int i = 0; i < ROUNDS; i++) {
        uint64_t bits = next(&seed);
        if ((bits >> 52 & 0x7FF) == 0x7FF) continue;
        double number;
        memcpy(&number, &bits, sizeof number);
        check(number);
    }
}

// And what is told with them: averages, points, small chances.
static void probabilities_are_shortest_and_read_back(void **state) {
    (void)state;
    uint64_t seed = 2;
    for (int i = 0; i < ROUNDS; i++) {
        check((double)(next(&seed) >> 11) / 9007199254740992.0);
        check((double)(next(&seed) % 46656) / 46656.0);
        check((double)(next(&seed) % 100000) / (double)(1 + next(&seed) % 1000));
        check((double)(next(&seed) >> 11) / (double)(UINT64_C(1) << next(&seed) % 64));
        check((double)(1 + next(&seed) % 1000) * 1e-12);
    }
}

static void powers_of_two_and_ten_and_their_neighbours_read_back(void **state) {
    (void)state;
    for (uint64_t exponent = 0; exponent < 0x7FF; exponent++) {
        for (int64_t by = -1; by <= 1; by++) {
            uint64_t bits = (exponent << 52) + (uint64_t)by;
            double number;
            memcpy(&number, &bits, sizeof number);
            if (exponent || by > 0) check(number);
        }
    }
    for (int power = -320; power <= 308; power++) {
        char decimal[16];
        snprintf(decimal, sizeof decimal, "1e%d", power);
        check(strtod(decimal, NULL));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(doubles_are_written_as_rfc_8785_has_them),
        cmocka_unit_test(any_double_is_shortest_and_reads_back),
        cmocka_unit_test(probabilities_are_shortest_and_read_back),
        cmocka_unit_test(powers_of_two_and_ten_and_their_neighbours_read_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
