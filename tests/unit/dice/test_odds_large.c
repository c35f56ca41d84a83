// Odds of throws that are too large to throw in every way.
#include "base/stream.h"
#include "unit/dice/any_throw.h"

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PRIME = 2147483647 };

static uint32_t drawn_below(void *from, uint32_t n) {
    return stream_below(from, n);
}

// What is asked of one throw, again and again; freed at the end of the test.
typedef struct bench {
    bay_throw dice;
    void *space;
    double *p, *sum;
    uint64_t *residue, *residue_sum;
    uint8_t *can, *can_next;
} bench;

static void *block(size_t count, size_t size) {
    void *made = calloc(count, size);
    assert_non_null(made);
    return made;
}

static bench bench_new(bay_throw dice) {
    size_t results = bay_throw_results(&dice);
    return (bench){.dice = dice,
                   .space = block(1, bay_throw_space(&dice)),
                   .p = block(results, sizeof(double)),
                   .sum = block(results, sizeof(double)),
                   .residue = block(results, sizeof(uint64_t)),
                   .residue_sum = block(results, sizeof(uint64_t)),
                   .can = block(results, 1),
                   .can_next = block(results, 1)};
}

static void bench_free(bench *b) {
    free(b->space);
    free(b->p);
    free(b->sum);
    free(b->residue);
    free(b->residue_sum);
    free(b->can);
    free(b->can_next);
}

static void ask_odds(const bench *b, const uint8_t *faces, size_t count, uint8_t *can) {
    assert_int_equal(bay_throw_odds(&b->dice, faces, count, b->p, can, b->space), BAY_OK);
    double sum = 0;
    for (uint32_t r = 0; r < bay_throw_results(&b->dice); r++) {
        assert_true(b->p[r] >= 0 && b->p[r] <= 1);
        assert_true(can[r] == 1 || b->p[r] == 0);
        sum += b->p[r];
    }
    assert_true(fabs(sum - 1) <= 1e-13);
}

static void ask_residues(const bench *b, const uint8_t *faces, size_t count) {
    assert_int_equal(bay_throw_residues(&b->dice, faces, count, PRIME, b->residue, b->space),
                     BAY_OK);
}

static uint64_t inverse_of(uint64_t of) {
    uint64_t result = 1;
    for (uint32_t power = PRIME - 2; power; power >>= 1) {
        if (power & 1) result = result * of % PRIME;
        of = of * of % PRIME;
    }
    return result;
}

// The odds after faces[count] are the average of the odds after each face that can come next.
static void check_next_face(bench *b, uint8_t *faces, size_t count, uint32_t sides) {
    uint32_t results = bay_throw_results(&b->dice);
    memset(b->sum, 0, results * sizeof *b->sum);
    memset(b->residue_sum, 0, results * sizeof *b->residue_sum);
    memset(b->can_next, 0, results);
    for (uint32_t face = 1; face <= sides; face++) {
        faces[count] = (uint8_t)face;
        ask_odds(b, faces, count + 1, b->can);
        ask_residues(b, faces, count + 1);
        for (uint32_t r = 0; r < results; r++) {
            b->sum[r] += b->p[r] / sides;
            b->residue_sum[r] = (b->residue_sum[r] + b->residue[r]) % PRIME;
            b->can_next[r] |= b->can[r];
        }
    }
    ask_odds(b, faces, count, b->can);
    ask_residues(b, faces, count);
    for (uint32_t r = 0; r < results; r++) {
        assert_true(fabs(b->p[r] - b->sum[r]) <= 1e-12 * b->p[r] + DBL_MIN);
        assert_int_equal(b->residue[r], b->residue_sum[r] * inverse_of(sides) % PRIME);
        assert_int_equal(b->can[r], b->can_next[r]);
    }
}

static void check_law(bay_throw dice, stream *from) {
    bench b = bench_new(dice);
    uint8_t *faces = block(bay_throw_faces_max(&dice) + 1, 1);
    size_t count = 0, known = stream_below(from, (uint32_t)bay_throw_faces_max(&dice) + 1);
    bay_ask ask;
    for (;;) {
        assert_int_equal(bay_throw_ask(&dice, faces, count, &ask), BAY_OK);
        if (ask.done || count == known) break;
        faces[count++] = (uint8_t)(1 + stream_below(from, ask.sides));
    }
    if (ask.done) {
        ask_odds(&b, faces, count, b.can);
        assert_true(b.p[ask.result] == 1);
    } else {
        check_next_face(&b, faces, count, ask.sides);
    }
    free(faces);
    bench_free(&b);
}

static void odds_are_the_average_over_the_next_face(void **state) {
    (void)state;
    stream from = stream_new(77, 0);
    for (int i = 0; i < 600; i++)
        check_law(any_throw((chooser){drawn_below, &from}, 9, 12), &from);
    for (int i = 0; i < 60; i++)
        check_law(any_throw((chooser){drawn_below, &from}, 16, 30), &from);
}

static void a_long_chain_is_the_average_over_the_next_face(void **state) {
    (void)state;
    stream from = stream_new(78, 0);
    for (int i = 0; i < 8; i++) {
        bay_throw dice = bay_throw_chain(700, 6);
        bay_throw_stage(&dice, 0, 3)->top = 2;
        bay_throw_stage(&dice, 0, 4)->again = BAY_AGAIN_FAILED;
        bay_throw_stage(&dice, 1, 5)->below = 1;
        if (i & 1) dice.most = 100;
        check_law(dice, &from);
    }
}

static void large_pools_sum_to_one_and_mirror(void **state) {
    (void)state;
    static const int SIZE[][3] = {{12, 10, 6}, {20, 20, 6}, {60, 5, 6}, {30, 25, 10}};
    for (size_t i = 0; i < sizeof SIZE / sizeof SIZE[0]; i++) {
        int first = SIZE[i][0], second = SIZE[i][1], sides = SIZE[i][2];
        uint32_t side = (uint32_t)(first < second ? first : second) + 1;
        bench one = bench_new(bay_throw_pools(first, second, sides, BAY_TIES_FIRST));
        bench other = bench_new(bay_throw_pools(second, first, sides, BAY_TIES_SECOND));
        ask_odds(&one, NULL, 0, one.can);
        ask_odds(&other, NULL, 0, other.can);
        for (uint32_t a = 0; a < side; a++)
            for (uint32_t b = 0; b < side; b++) {
                double p = one.p[a * side + b];
                assert_true(fabs(p - other.p[b * side + a]) <= 1e-13 * p);
                assert_int_equal(one.can[a * side + b], a + b == side - 1);
            }
        bench_free(&one);
        bench_free(&other);
    }
}

// Against a hundred ones, a hundred dice of hundred sides must all be ones to win nothing: 1e-200.
static void a_result_that_can_happen_is_never_lost(void **state) {
    (void)state;
    enum { DICE = 100 };
    uint8_t ones[DICE];
    memset(ones, 1, sizeof ones);
    bench b = bench_new(bay_throw_pools(DICE, DICE, 2, BAY_TIES_NOBODY));
    b.dice.sides[1] = 100;
    ask_odds(&b, ones, DICE, b.can); // against ones: any number of dice may be higher
    for (int second = 0; second <= DICE; second++)
        assert_int_equal(b.can[second * (DICE + 1)], 1);
    assert_true(b.p[0] > 0 && b.p[0] < 1e-199);
    bench_free(&b);
}

// n dice on one stage, against a product of long doubles that is kept near 1 as it is made.
static void assert_binomial(const bench *b, int n, long double hit) {
    for (int k = 0; k <= n; k++) {
        long double p = 1;
        for (int up = 0, pass = 0, fail = 0; up < k || pass < k || fail < n - k;) {
            if (p < 1 && up < k) {
                p *= (long double)(n - up) / (k - up);
                up++;
            } else if (pass < k) {
                p *= hit;
                pass++;
            } else if (fail < n - k) {
                p *= 1 - hit;
                fail++;
            } else {
                p *= (long double)(n - up) / (k - up);
                up++;
            }
        }
        assert_int_equal(b->can[k], 1);
        if (p > 1e-290L) assert_true(fabsl(b->p[k] - p) <= 2e-13L * p);
        if (p < 1e-290L) assert_true(b->p[k] <= 1e-289);
    }
}

static void a_thousand_dice_are_a_binomial_to_the_tails(void **state) {
    (void)state;
    static const int NEED[] = {2, 4, 6};
    for (size_t i = 0; i < sizeof NEED / sizeof NEED[0]; i++) {
        bay_throw dice = bay_throw_chain(1000, 6);
        bay_throw_stage(&dice, 0, NEED[i]);
        bench b = bench_new(dice);
        ask_odds(&b, NULL, 0, b.can);
        assert_binomial(&b, 1000, (7 - NEED[i]) / 6.0L);
        bench_free(&b);
    }
}

static void four_thousand_dice_underflow_only_where_they_must(void **state) {
    (void)state;
    bay_throw dice = bay_throw_chain(BAY_CHAIN_MAX, 6);
    bay_throw_stage(&dice, 0, 6);
    bench b = bench_new(dice);
    ask_odds(&b, NULL, 0, b.can);
    assert_true(b.p[BAY_CHAIN_MAX] == 0 && b.can[BAY_CHAIN_MAX] == 1);
    assert_true(b.p[BAY_CHAIN_MAX / 6] > 0.016);
    bench_free(&b);
}

static void what_is_certain_has_probability_one(void **state) {
    (void)state;
    for (int need = 1; need <= 7; need += 6) {
        bay_throw dice = bay_throw_chain(50, 6);
        bay_throw_stage(&dice, 0, need);
        bench b = bench_new(dice);
        ask_odds(&b, NULL, 0, b.can);
        for (int k = 0; k <= 50; k++) {
            assert_true(b.p[k] == (k == (need == 1 ? 50 : 0)));
            assert_int_equal(b.can[k], k == (need == 1 ? 50 : 0));
        }
        bench_free(&b);
    }
}

// One die that shows a 1 against many: only all ones would save it.
static void what_is_all_but_certain_is_no_more_than_one(void **state) {
    (void)state;
    for (int sides = 10; sides <= 100; sides += 15)
        for (int many = 8; many <= 30; many++) {
            bench b = bench_new(bay_throw_pools(1, many, sides, BAY_TIES_NOBODY));
            ask_odds(&b, (const uint8_t[]){1}, 1, b.can); // sees that p <= 1
            assert_true(b.p[0] > 0 && b.p[0] <= 1.0001e-8 && b.p[2] > 0.99999998);
            bench_free(&b);
        }
}

static bay_status status_modulo(bay_throw dice, uint32_t prime) {
    bench b = bench_new(dice);
    bay_status status = bay_throw_residues(&b.dice, NULL, 0, prime, b.residue, b.space);
    bench_free(&b);
    return status;
}

// Three stages of hundred-sided dice thrown once more; the numerator of a miss, and with a top
// face that counts of a hit, happens to be a multiple of a prime.
static void a_prime_that_divides_a_chance_is_bad(void **state) {
    (void)state;
    static const int MISS[] = {28, 28, 60}, HIT[] = {31, 33, 58};
    bay_throw misses = bay_throw_chain(3, 100), hits = misses;
    for (int s = 0; s < 3; s++) {
        bay_throw_stage(&misses, 0, MISS[s])->again = BAY_AGAIN_FAILED;
        bay_stage *stage = bay_throw_stage(&hits, 0, HIT[s]);
        stage->again = BAY_AGAIN_FAILED;
        stage->top = BAY_STAGE_DONE;
    }
    assert_int_equal(status_modulo(misses, 1328346091), BAY_BAD_PRIME);
    assert_int_equal(status_modulo(misses, PRIME), BAY_OK);
    assert_int_equal(status_modulo(hits, 1077695809), BAY_BAD_PRIME);
    assert_int_equal(status_modulo(hits, PRIME), BAY_OK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_are_the_average_over_the_next_face),
        cmocka_unit_test(a_long_chain_is_the_average_over_the_next_face),
        cmocka_unit_test(large_pools_sum_to_one_and_mirror),
        cmocka_unit_test(a_result_that_can_happen_is_never_lost),
        cmocka_unit_test(a_thousand_dice_are_a_binomial_to_the_tails),
        cmocka_unit_test(four_thousand_dice_underflow_only_where_they_must),
        cmocka_unit_test(what_is_certain_has_probability_one),
        cmocka_unit_test(what_is_all_but_certain_is_no_more_than_one),
        cmocka_unit_test(a_prime_that_divides_a_chance_is_bad),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
