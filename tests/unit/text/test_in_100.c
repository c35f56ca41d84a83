// Numbers in 100, and numbers with so many decimals, against the C library's own printing.
#include "text/in_100.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void whole_numbers_add_up_to_a_hundred(void **state) {
    (void)state;
    double p[7];
    bool marked[7];
    int64_t units[7];
    for (int seed = 1; seed < 2000; seed++) {
        double sum = 0;
        for (int i = 0; i < 7; i++)
            sum += p[i] = (double)(seed * (i + 3) % 97 * (seed % (i + 2)));
        for (int i = 0; i < 7; i++) p[i] = sum > 0 ? p[i] / sum : 1.0 / 7;
        for (int digits = 0; digits < 4; digits++) {
            int64_t all = 100, total = 0, of_marked = 0;
            double chance = 0;
            for (int i = 0; i < digits; i++) all *= 10;
            for (int i = 0; i < 7; i++) marked[i] = (seed >> i) % 2;
            in_100_share(p, seed % 2 ? marked : NULL, 7, digits, units);
            for (int i = 0; i < 7; i++) {
                total += units[i];
                of_marked += marked[i] ? units[i] : 0;
                chance += marked[i] ? p[i] : 0;
                assert_true((double)units[i] > p[i] * (double)all - 1.000001);
                assert_true((double)units[i] < p[i] * (double)all + 1.000001);
            }
            assert_int_equal(total, all);
            if (seed % 2 && fabs(remainder(chance * (double)all - 0.5, 1)) > 1e-6)
                assert_int_equal(of_marked, in_100_units(chance, digits));
        }
    }
}

static void of_equal_remainders_the_first_gets_the_unit(void **state) {
    (void)state;
    static const double P[3] = {1.0 / 3, 1.0 / 3, 1.0 / 3};
    int64_t units[3];
    in_100_share(P, NULL, 3, 0, units);
    assert_int_equal(units[0], 34);
    assert_int_equal(units[1], 33);
    assert_int_equal(units[2], 33);
}

static void what_is_neither_never_nor_certain_is_not_said_to_be(void **state) {
    (void)state;
    static const struct {
        int64_t units;
        int digits;
        const char *word;
    } WORDS[] = {{0, 0, "<1"},         {1, 0, "1"},     {76, 0, "76"},
                 {100, 0, ">99"},      {0, 2, "<0.01"}, {7637, 2, "76.37"},
                 {10000, 2, ">99.99"}, {5, 1, "0.5"},   {1003, 2, "10.03"}};
    char word[IN_100_WORD_MAX];
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        in_100_word(word, WORDS[i].units, WORDS[i].digits);
        assert_string_equal(word, WORDS[i].word);
    }
}

static void a_cell_rounds_nothing_to_all_or_none(void **state) {
    (void)state;
    static const struct {
        double p;
        int digits;
        const char *word;
    } CELLS[] = {{0, 0, "0"},       {1, 0, "100"},     {0.0089, 0, "<1"},
                 {0.0149, 0, "1"},  {0.995, 0, ">99"}, {0.9999, 1, ">99.9"},
                 {0.5, 2, "50.00"}, {0.765, 0, "77"},  {0.009999, 0, "<1"}};
    char word[IN_100_WORD_MAX];
    for (size_t i = 0; i < sizeof CELLS / sizeof *CELLS; i++) {
        in_100_cell(word, CELLS[i].p, CELLS[i].digits);
        assert_string_equal(word, CELLS[i].word);
    }
}

static void a_word_is_spoken_within_a_sentence(void **state) {
    (void)state;
    static const char *const SPOKEN[][2] = {
        {"76", "76"}, {"<1", "fewer than 1"}, {">99.9", "more than 99.9"}};
    for (size_t i = 0; i < sizeof SPOKEN / sizeof *SPOKEN; i++) {
        char bytes[IN_100_WORD_MAX];
        text to = text_within(bytes, sizeof bytes);
        in_100_spoken(&to, SPOKEN[i][0]);
        assert_string_equal(bytes, SPOKEN[i][1]);
    }
}

// --- Decimals --------------------------------------------------------------------------------

static void a_cost_has_the_decimals_that_are_asked_for(void **state) {
    (void)state;
    static const struct {
        double points;
        bool chances;
        int digits;
        const char *words;
    } COSTS[] = {{12.604280718, true, 0, "13 in 100"},
                 {12.604280718, true, 9, "12.604280718 in 100"},
                 {12.604280718, true, 10, "12.604280718 in 100"},
                 {0.25, true, 0, "less than 1 in 100"},
                 {99.75, true, 0, "more than 99 in 100"},
                 {12.1, false, 0, "12.10 points"},
                 {1234567.25, false, 7, "1234567.250000000 points"},
                 {1234567.25, false, 9, "1234567.250000000 points"},
                 {0.004, false, 0, "less than 0.01 points"},
                 {0, false, 0, "0.00 points"}};
    for (size_t i = 0; i < sizeof COSTS / sizeof *COSTS; i++) {
        char words[64];
        text to = text_within(words, sizeof words);
        in_100_add_cost(&to, COSTS[i].points, COSTS[i].chances, COSTS[i].digits);
        assert_string_equal(words, COSTS[i].words);
    }
}

static void a_number_that_is_not_0_is_not_shown_as_0(void **state) {
    (void)state;
    static const struct {
        double number;
        int digits;
        const char *word;
    } NUMBERS[] = {{0, 1, "0.0"},        {0.04, 1, "<0.1"},  {-0.04, 1, "-<0.1"},
                   {0.05, 1, "0.1"},     {0.25, 0, "<1"},    {0.5, 0, "<1"},
                   {1e-300, 2, "<0.01"}, {-0.06, 1, "-0.1"}, {-0.0, 2, "0.00"}};
    for (size_t i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; i++) {
        char word[IN_100_WORD_MAX];
        text to = text_within(word, sizeof word);
        text_add_fixed(&to, NUMBERS[i].number, NUMBERS[i].digits);
        assert_string_equal(word, NUMBERS[i].word);
    }
}

// As the C library prints it, where that is not 0.
static void check_fixed(double number, int digits) {
    char ours[64], theirs[64];
    text to = text_within(ours, sizeof ours);
    text_add_fixed(&to, number, digits);
    snprintf(theirs, sizeof theirs, "%.*f", digits, number);
    if (number != 0 && !strpbrk(theirs, "123456789")) return;
    if (strcmp(ours, theirs) != 0) fail_msg("%.17g: %s, not %s", number, ours, theirs);
}

static void decimals_are_those_of_the_c_library(void **state) {
    (void)state;
    static const double EDGES[] = {0,     0.5,   1.5,     2.5,     0.25,  0.35,  0.45,    1.005,
                                   2.675, 0.125, 0.375,   99.95,   -0.25, -0.04, 12.5,    1e-9,
                                   0.05,  0.15,  100.125, 1e5 / 3, -76.5, 9.995, 0.99999, 3.5};
    for (size_t i = 0; i < sizeof EDGES / sizeof *EDGES; i++)
        for (int digits = 0; digits <= IN_100_DIGITS_MAX; digits++)
            check_fixed(EDGES[i], digits);
    uint64_t state_of = 1;
    for (int i = 0; i < 200000; i++) {
        state_of = state_of * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        double number = ((double)(state_of >> 11) / 9007199254740992.0 - 0.5) * 400;
        check_fixed(number, i % (IN_100_DIGITS_MAX + 1));
        check_fixed((double)(int64_t)(number * 64) / 64, i % 5); // ties among them
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_numbers_add_up_to_a_hundred),
        cmocka_unit_test(of_equal_remainders_the_first_gets_the_unit),
        cmocka_unit_test(what_is_neither_never_nor_certain_is_not_said_to_be),
        cmocka_unit_test(a_cell_rounds_nothing_to_all_or_none),
        cmocka_unit_test(a_word_is_spoken_within_a_sentence),
        cmocka_unit_test(a_cost_has_the_decimals_that_are_asked_for),
        cmocka_unit_test(a_number_that_is_not_0_is_not_shown_as_0),
        cmocka_unit_test(decimals_are_those_of_the_c_library),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
