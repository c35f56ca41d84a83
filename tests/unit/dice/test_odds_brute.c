// bay_throw_ask, bay_throw_odds and bay_throw_residues against every way the dice can fall, at
// every beginning of every throw: some of a side's dice known, the rest not.
#include "base/stream.h"
#include "unit/dice/any_throw.h"
#include "unit/dice/dice_twin.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const uint32_t PRIMES[] = {2147483647, 1073741827};

typedef struct checked {
    const bay_throw *dice;
    void *space;
    size_t longest; // faces of the longest way seen
    bool fractions;
} checked;

static uint64_t mod_power(uint64_t base, uint64_t power, uint64_t prime) {
    uint64_t result = 1;
    for (base %= prime; power; power >>= 1) {
        if (power & 1) result = result * base % prime;
        base = base * base % prime;
    }
    return result;
}

static void check_ask(const bay_throw *dice, const uint8_t *faces, size_t count) {
    bay_ask ask;
    memset(&ask, 0xAA, sizeof ask);
    twin_ask twin = twin_of(dice, faces, count);
    assert_int_equal(bay_throw_ask(dice, faces, count, &ask), BAY_OK);
    assert_int_equal(ask.done, twin.done);
    assert_int_equal(ask.result, twin.result);
    assert_int_equal(ask.dice, twin.dice);
    assert_int_equal(ask.of, twin.of);
    assert_int_equal(ask.sides, twin.sides);
    assert_int_equal(ask.who, twin.who);
    assert_int_equal(ask.stage, twin.stage);
    assert_int_equal(ask.again, twin.again);
}

static void check_odds(const checked *c, const uint8_t *faces, size_t count,
                       const twin_ways *ways) {
    double p[TWIN_RESULTS_MAX];
    uint8_t can[TWIN_RESULTS_MAX];
    uint32_t results = bay_throw_results(c->dice);
    assert_int_equal(bay_throw_odds(c->dice, faces, count, p, can, c->space), BAY_OK);
    for (uint32_t r = 0; r < results; r++) {
        double true_p = (double)ways->of[r] / (double)ways->all;
        assert_true(fabs(p[r] - true_p) <= 1e-14 * true_p);
        assert_int_equal(can[r], ways->of[r] > 0);
        if (ways->of[r] == ways->all) assert_true(p[r] == 1);
    }
}

static void check_residues(const checked *c, const uint8_t *faces, size_t count,
                           const twin_ways *ways) {
    uint64_t p[TWIN_RESULTS_MAX];
    uint32_t results = bay_throw_results(c->dice);
    for (size_t i = 0; i < sizeof PRIMES / sizeof PRIMES[0]; i++) {
        uint32_t prime = PRIMES[i];
        assert_int_equal(bay_throw_residues(c->dice, faces, count, prime, p, c->space), BAY_OK);
        for (uint32_t r = 0; r < results; r++) {
            uint64_t inverse = mod_power(ways->all, prime - 2, prime);
            assert_int_equal(p[r], ways->of[r] % prime * inverse % prime);
        }
    }
}

static void check_here(void *user, const uint8_t *faces, size_t count, const twin_ways *ways) {
    checked *c = user;
    if (count > c->longest) c->longest = count;
    check_ask(c->dice, faces, count);
    check_odds(c, faces, count, ways);
    if (c->fractions) check_residues(c, faces, count, ways);
}

static void check(bay_throw dice, bool fractions) {
    assert_true(bay_throw_valid(&dice));
    size_t deep = bay_throw_faces_max(&dice);
    checked c = {.dice = &dice,
                 .space =
                     malloc(bay_throw_space(&dice)), // exact, so that ASan sees one too few
                 .fractions = fractions};
    assert_non_null(c.space);
    twin_walk(&dice, deep, check_here, &c);
    assert_int_equal(c.longest, deep);
    free(c.space);
}

static void total_and_highest_are_every_way_the_dice_fall(void **state) {
    (void)state;
    for (int sides = 2; sides <= 6; sides++)
        for (int dice = 1; dice <= (sides <= 3 ? 7 : 4); dice++) {
            check(bay_throw_total(0, dice, sides), true);
            check(bay_throw_highest(1, dice, sides), true);
        }
}

static void a_clamped_total_lumps_its_ends(void **state) {
    (void)state;
    bay_throw dice = bay_throw_total(0, 3, 6);
    dice.plus[0] = -4;
    dice.low = 2;
    dice.high = 9;
    check(dice, true);
    dice.low = dice.high = 5;
    check(dice, true);
}

static void cuts_read_ranges(void **state) {
    (void)state;
    bay_throw dice = bay_throw_total(0, 2, 6);
    dice.cuts = 3;
    memcpy(dice.is.cut, (int16_t[]){3, 7, 14}, 3 * sizeof(int16_t)); // none above 14
    check(dice, true);
    dice = bay_throw_duel(6);
    dice.plus[0] = 2;
    dice.cuts = 3;
    memcpy(dice.is.cut, (int16_t[]){-5, -1, 0}, 3 * sizeof(int16_t));
    check(dice, true);
}

static void a_duel_is_every_pair_of_faces(void **state) {
    (void)state;
    check(bay_throw_duel(6), true);
    bay_throw dice = bay_throw_duel(10);
    dice.sides[1] = 7;
    dice.plus[0] = 3;
    dice.plus[1] = -2;
    dice.low = -2;
    dice.high = 6;
    check(dice, true);
}

static void sums_are_compared_in_every_way_the_dice_fall(void **state) {
    (void)state;
    for (int first = 1; first <= 3; first++)
        for (int second = 1; second <= 3; second++)
            check(bay_throw_sums(first & 1, first, second, 4), true);
    bay_throw dice = bay_throw_sums(1, 2, 2, 6); // does the second exceed the first?
    dice.cuts = 1;
    dice.is.cut[0] = -1;
    check(dice, true);
    dice.sides[1] = 3;
    dice.plus[1] = 2;
    check(dice, true);
}

static void pools_are_every_way_the_dice_fall(void **state) {
    (void)state;
    for (int ties = BAY_TIES_NOBODY; ties <= BAY_TIES_SECOND; ties++)
        for (int first = 0; first <= 4; first++)
            for (int second = 0; first + second <= 6; second++) {
                int sides = first + second <= 4 ? 6 : 4;
                check(bay_throw_pools(first, second, sides, (bay_ties)ties), true);
            }
    check(bay_throw_pools(3, 2, 6, BAY_TIES_SECOND), false);
    check(bay_throw_pools(2, 5, 3, BAY_TIES_NOBODY), false);
    check(bay_throw_pools(5, 5, 2, BAY_TIES_NOBODY), false);
}

static void pools_of_unlike_dice_compare_faces(void **state) {
    (void)state;
    for (int ties = BAY_TIES_NOBODY; ties <= BAY_TIES_SECOND; ties++) {
        bay_throw dice = bay_throw_pools(3, 3, 3, (bay_ties)ties);
        dice.sides[1] = 5;
        check(dice, true);
        dice = bay_throw_pools(2, 3, 6, (bay_ties)ties);
        dice.sides[1] = 2;
        check(dice, true);
    }
}

static void a_chain_is_every_way_its_dice_go(void **state) {
    (void)state;
    bay_throw dice = bay_throw_chain(2, 6); // 3+, 4+, then a save of 5+ thrown against it
    bay_throw_stage(&dice, 0, 3);
    bay_throw_stage(&dice, 0, 4);
    bay_throw_stage(&dice, 1, 5)->below = 1;
    check(dice, true);
    dice = bay_throw_chain(3, 3);
    bay_throw_stage(&dice, 0, 2)->again = BAY_AGAIN_FAILED;
    bay_throw_stage(&dice, 1, 3)->top = BAY_STAGE_DONE;
    dice.most = 2;
    check(dice, true);
    dice = bay_throw_chain(3, 2); // what is certain: 1 always, 3 never
    bay_throw_stage(&dice, 0, 1);
    bay_throw_stage(&dice, 0, 2);
    bay_throw_stage(&dice, 0, 3)->top = BAY_STAGE_DONE;
    check(dice, true);
    dice = bay_throw_chain(0, 6);
    bay_throw_stage(&dice, 0, 4);
    check(dice, true);
}

static uint32_t drawn_below(void *from, uint32_t n) {
    return stream_below(from, n);
}

// How many ways there are at most, or too many.
static double ways_of(const bay_throw *dice) {
    double sides = dice->sides[0] > dice->sides[1] ? dice->sides[0] : dice->sides[1];
    return pow(sides, (double)bay_throw_faces_max(dice));
}

static void any_small_throw_is_every_way_it_falls(void **state) {
    (void)state;
    int checked_of[BAY_THROW_BOUTS + 1] = {0};
    stream from = stream_new(2024, 0);
    for (int i = 0; i < 3000; i++) {
        bay_throw dice = any_throw((chooser){drawn_below, &from}, 4, 6);
        assert_true(bay_throw_valid(&dice));
        if (ways_of(&dice) > 5000) continue;
        check(dice, i % 4 == 0);
        checked_of[dice.kind]++;
    }
    for (int kind = BAY_THROW_TOTAL; kind <= BAY_THROW_BOUTS; kind++)
        assert_true(checked_of[kind] > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(total_and_highest_are_every_way_the_dice_fall),
        cmocka_unit_test(a_clamped_total_lumps_its_ends),
        cmocka_unit_test(cuts_read_ranges),
        cmocka_unit_test(a_duel_is_every_pair_of_faces),
        cmocka_unit_test(sums_are_compared_in_every_way_the_dice_fall),
        cmocka_unit_test(pools_are_every_way_the_dice_fall),
        cmocka_unit_test(pools_of_unlike_dice_compare_faces),
        cmocka_unit_test(a_chain_is_every_way_its_dice_go),
        cmocka_unit_test(any_small_throw_is_every_way_it_falls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
