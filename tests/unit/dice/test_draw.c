#include "dice/draw.h"
#include "unit/dice/any_throw.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

enum { RESULTS_MAX = 512, FACES_MAX = 512, SPACE = 1 << 16 };

static uint32_t drawn_below(void *from, uint32_t n) {
    return stream_below(from, n);
}

static void odds_of(const bay_throw *dice, double *p) {
    static double space[SPACE / sizeof(double)];
    assert_true(bay_throw_space(dice) <= sizeof space);
    assert_true(bay_throw_results(dice) <= RESULTS_MAX);
    assert_int_equal(bay_throw_odds(dice, NULL, 0, p, NULL, space), BAY_OK);
}

// The odds that a table draws by, put together from its rows.
static void assert_table(const double *p, uint32_t results) {
    throw_cell cells[RESULTS_MAX];
    double share[RESULTS_MAX], drawn[RESULTS_MAX] = {0};
    throw_alias(p, results, cells, share);
    for (uint32_t i = 0; i < results; i++) {
        double keep = (double)cells[i].keep / 18446744073709551616.0;
        assert_true(cells[i].other < results);
        assert_true(p[i] > 0 || cells[i].keep == 0);
        assert_true(p[cells[i].other] > 0);
        drawn[i] += keep / results;
        drawn[cells[i].other] += (1 - keep) / results;
    }
    for (uint32_t i = 0; i < results; i++) assert_true(fabs(drawn[i] - p[i]) <= 1e-14);
}

static void a_table_draws_by_the_odds_it_was_made_of(void **state) {
    (void)state;
    stream from = stream_new(31, 0);
    for (int i = 0; i < 500; i++) {
        bay_throw dice = any_throw((chooser){drawn_below, &from}, 8, 10);
        double p[RESULTS_MAX];
        odds_of(&dice, p);
        assert_table(p, bay_throw_results(&dice));
    }
    assert_table((const double[]){1}, 1);
    assert_table((const double[]){0, 0, 1, 0}, 4);
    assert_table((const double[]){0.25, 0.25, 0.25, 0.25}, 4);
    // sums a little beside 1, with a result that cannot happen last and first
    assert_table((const double[]){0.3, 0.3, 0.1, 0.1, 0.1, 0.0999999999999999, 0}, 7);
    assert_table((const double[]){0, 1 / 3.0, 1 / 3.0, 1 / 3.0 + 2e-16}, 4);
}

static void a_draw_is_the_row_and_the_rest_of_the_product(void **state) {
    (void)state;
    const throw_cell cells[3] = {{.keep = UINT64_C(1) << 63, .other = 2},
                                 {.keep = 0, .other = 0},
                                 {.keep = UINT64_MAX, .other = 1}};
    const uint64_t third = UINT64_MAX / 3; // 3 * third is one less than 2^64
    assert_int_equal(throw_draw(cells, 3, 0), 0);
    assert_int_equal(throw_draw(cells, 3, third / 2), 0);     // 2^63 - 2
    assert_int_equal(throw_draw(cells, 3, third / 2 + 1), 2); // 2^63 + 1
    assert_int_equal(throw_draw(cells, 3, third), 2);
    assert_int_equal(throw_draw(cells, 3, third + 1), 0); // row 1 keeps nothing
    assert_int_equal(throw_draw(cells, 3, 2 * third + 1), 2);
    assert_int_equal(throw_draw(cells, 3, UINT64_MAX), 2);
    const throw_cell never = {.keep = 0, .other = 7};
    assert_int_equal(throw_draw(&never, 1, 0), 7); // not even for the lowest word
}

// Five standard errors, and two for the few that come.
static void assert_frequency(uint32_t seen, uint32_t trials, double p) {
    double error = sqrt(trials * p * (1 - p));
    if (p == 0) assert_int_equal(seen, 0);
    assert_true(fabs(seen - trials * p) <= 5 * error + 2);
}

static uint32_t roll_all(const bay_throw *dice, stream *from) {
    uint8_t faces[FACES_MAX];
    size_t count = 0, more;
    bay_ask ask;
    assert_true(bay_throw_faces_max(dice) <= FACES_MAX);
    for (;; count = more) {
        assert_int_equal(bay_throw_ask(dice, faces, count, &ask), BAY_OK);
        more = throw_roll(dice, faces, count, from);
        if (ask.done) break;
        assert_int_equal(more, count + ask.dice);
    }
    assert_int_equal(more, count);
    return ask.result;
}

static void faces_and_results_are_thrown_alike(void **state) {
    (void)state;
    enum { TRIALS = 20000 };
    stream from = stream_new(32, 0);
    for (int i = 0; i < 25; i++) {
        bay_throw dice = any_throw((chooser){drawn_below, &from}, 6, 8);
        uint32_t results = bay_throw_results(&dice);
        uint32_t rolled[RESULTS_MAX] = {0}, drawn[RESULTS_MAX] = {0};
        double p[RESULTS_MAX], share[RESULTS_MAX];
        throw_cell cells[RESULTS_MAX];
        odds_of(&dice, p);
        throw_alias(p, results, cells, share);
        for (int k = 0; k < TRIALS; k++) {
            rolled[roll_all(&dice, &from)]++;
            drawn[throw_draw(cells, results, stream_word64(&from))]++;
        }
        for (uint32_t r = 0; r < results; r++) {
            assert_frequency(rolled[r], TRIALS, p[r]);
            assert_frequency(drawn[r], TRIALS, p[r]);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_table_draws_by_the_odds_it_was_made_of),
        cmocka_unit_test(a_draw_is_the_row_and_the_rest_of_the_product),
        cmocka_unit_test(faces_and_results_are_thrown_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
