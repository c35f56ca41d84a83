#include "bayonet/throw.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 300 };

static bay_ask ask(const bay_throw *dice, const char *faces) {
    uint8_t thrown[ROOM];
    size_t count = 0;
    for (; *faces; faces++)
        if (*faces >= '1' && *faces <= '9') thrown[count++] = (uint8_t)(*faces - '0');
    bay_ask answer = {0};
    assert_int_equal(bay_throw_ask(dice, thrown, count, &answer), BAY_OK);
    return answer;
}

// --- Made and checked ------------------------------------------------------------------------

static void what_the_constructors_make_is_valid(void **state) {
    (void)state;
    bay_throw made[] = {bay_throw_total(0, 1, 2),
                        bay_throw_total(1, 100, 100),
                        bay_throw_highest(1, 2, 6),
                        bay_throw_duel(2),
                        bay_throw_duel(100),
                        bay_throw_sums(1, 99, 1, 100),
                        bay_throw_pools(100, 100, 100, BAY_TIES_SECOND),
                        bay_throw_pools(0, 3, 6, BAY_TIES_NOBODY)};
    for (size_t i = 0; i < sizeof made / sizeof made[0]; i++)
        assert_true(bay_throw_valid(&made[i]));
    bay_throw chain = bay_throw_chain(4096, 6);
    assert_false(bay_throw_valid(&chain)); // not without a stage
    bay_throw_stage(&chain, 1, 7);
    assert_true(bay_throw_valid(&chain));
    assert_int_equal(bay_throw_results(&chain), 4097);
}

static void results_are_all_that_can_come(void **state) {
    (void)state;
    bay_throw dice = bay_throw_total(0, 3, 6);
    assert_int_equal(bay_throw_results(&dice), 16);
    dice = bay_throw_highest(0, 3, 6);
    assert_int_equal(bay_throw_results(&dice), 6);
    dice = bay_throw_duel(6);
    assert_int_equal(bay_throw_results(&dice), 11);
    dice = bay_throw_sums(0, 3, 2, 6);
    assert_int_equal(bay_throw_results(&dice), 26);
    dice = bay_throw_pools(3, 2, 6, BAY_TIES_NOBODY);
    assert_int_equal(bay_throw_results(&dice), 9);
    dice = bay_throw_pools(100, 100, 6, BAY_TIES_NOBODY);
    assert_int_equal(bay_throw_results(&dice), BAY_RESULTS_MAX);
    dice.kind = BAY_THROW_NONE;
    assert_false(bay_throw_valid(&dice));
}

static void equal_throws_are_equal_bytes(void **state) {
    (void)state;
    bay_throw one, other;
    memset(&one, 0xAA, sizeof one);
    memset(&other, 0x55, sizeof other);
    one = bay_throw_chain(7, 6);
    other = bay_throw_chain(7, 6);
    bay_throw_stage(&one, 0, 4)->again = BAY_AGAIN_FAILED;
    bay_throw_stage(&other, 0, 4)->again = BAY_AGAIN_FAILED;
    assert_memory_equal(&one, &other, sizeof one);
}

// Every byte of a throw put to 255 makes it invalid, for none has that many of anything; but for
// the low bytes of numbers that may be anything.
static void no_byte_may_be_out_of_its_limits(void **state) {
    (void)state;
    bay_throw chain = bay_throw_chain(5, 6);
    bay_throw_stage(&chain, 0, 4);
    bay_throw pools = bay_throw_pools(3, 2, 6, BAY_TIES_FIRST);
    for (size_t i = 0; i < sizeof chain; i++) {
        bay_throw bad = chain;
        ((uint8_t *)&bad)[i] = 0xFF;
        bool of_dice = i == offsetof(bay_throw, dice); // 255 dice are as good as 5
        assert_int_equal(bay_throw_valid(&bad), of_dice);
        bad = pools;
        ((uint8_t *)&bad)[i] = 0xFF;
        assert_false(bay_throw_valid(&bad));
    }
}

static void the_limits_of_a_total_are_kept(void **state) {
    (void)state;
    bay_throw good = bay_throw_total(0, 2, 6), bad = good;
    bad.dice[0] = 0;
    assert_false(bay_throw_valid(&bad));
    bad.dice[0] = BAY_TOTAL_MAX + 1;
    assert_false(bay_throw_valid(&bad));
    bad = good;
    bad.sides[0] = 1;
    assert_false(bay_throw_valid(&bad));
    bad.sides[0] = BAY_SIDES_MAX + 1;
    assert_false(bay_throw_valid(&bad));
    bad = good;
    bad.low = 13;
    assert_false(bay_throw_valid(&bad));
    bad.low = 2;
    bad.high = BAY_RESULTS_MAX + 1;
    assert_true(bay_throw_valid(&bad));
    bad.high++;
    assert_false(bay_throw_valid(&bad));
    bad = good;
    bad.cuts = 2;
    bad.is.cut[0] = bad.is.cut[1] = 7; // not rising
    assert_false(bay_throw_valid(&bad));
    bad.is.cut[1] = 8;
    assert_true(bay_throw_valid(&bad));
    bad.is.cut[2] = 9; // not used
    assert_false(bay_throw_valid(&bad));
    bad = good;
    bad.ties = BAY_TIES_FIRST;
    assert_false(bay_throw_valid(&bad));
}

static void the_dice_of_both_sides_of_a_duel_have_one_limit(void **state) {
    (void)state;
    bay_throw good = bay_throw_sums(0, 60, 40, 6), bad = good;
    assert_true(bay_throw_valid(&good));
    bad.dice[1]++;
    assert_false(bay_throw_valid(&bad));
    bad = good;
    bad.dice[1] = 0;
    assert_false(bay_throw_valid(&bad));
    bad = good;
    bad.dice[0] = 0;
    assert_false(bay_throw_valid(&bad));
}

static void dice_of_a_chain_only_go_forward(void **state) {
    (void)state;
    bay_throw good = bay_throw_chain(5, 6);
    bay_throw_stage(&good, 0, 4);
    bay_throw_stage(&good, 0, 4);
    assert_int_equal(good.is.stage[0].next, 1);
    assert_int_equal(good.is.stage[1].next, BAY_STAGE_DONE);
    for (uint8_t to = 0; to < 8; to++) {
        bay_throw chain = good;
        chain.is.stage[0].next = to;
        assert_int_equal(bay_throw_valid(&chain), to == 1 || to == BAY_STAGE_DONE);
        chain = good;
        chain.is.stage[0].top = to;
        assert_int_equal(bay_throw_valid(&chain),
                         to == 1 || to == BAY_STAGE_DONE || to == BAY_STAGE_SAME);
        chain = good;
        chain.is.stage[1].next = to;
        assert_int_equal(bay_throw_valid(&chain), to == BAY_STAGE_DONE);
    }
    bay_throw chain = good;
    chain.is.stage[1].need = 8;
    assert_false(bay_throw_valid(&chain));
    chain = good;
    chain.most = 6;
    assert_false(bay_throw_valid(&chain));
}

static void a_stage_that_led_elsewhere_is_left_alone(void **state) {
    (void)state;
    bay_throw chain = bay_throw_chain(5, 6);
    bay_throw_stage(&chain, 0, 4)->next = 2;
    bay_throw_stage(&chain, 0, 3);
    bay_throw_stage(&chain, 0, 2);
    assert_int_equal(chain.is.stage[0].next, 2);
    assert_int_equal(chain.is.stage[1].next, 2);
}

static void bouts_have_no_more_left_than_can_be_lost(void **state) {
    (void)state;
    bay_throw good = bay_throw_bouts(6, 2, (int[]){1, -7}, (int[]){200, 60}), bad = good;
    assert_int_equal(good.left[0], 4 + 12 + 1);
    assert_int_equal(good.left[1], 6 + 0 + 1);
    assert_true(bay_throw_valid(&good));
    bad.left[1]++;
    assert_false(bay_throw_valid(&bad));
    bad.left[1] = 0;
    assert_false(bay_throw_valid(&bad));
    bad = good;
    bad.stages = BAY_BOUTS_MAX + 1;
    assert_false(bay_throw_valid(&bad));
    bad.stages = 0;
    assert_false(bay_throw_valid(&bad));
    bad.stages = 1; // the second shift is not used
    assert_false(bay_throw_valid(&bad));
    bad = good;
    bad.dice[0] = 2;
    assert_false(bay_throw_valid(&bad));
    bad = bay_throw_duel(6);
    bad.left[0] = 1;
    assert_false(bay_throw_valid(&bad));
}

// --- Asked -----------------------------------------------------------------------------------

static void lightning_claws_ask_stage_by_stage(void **state) {
    (void)state;
    bay_throw claws = bay_throw_chain(4, 6); // TV-08
    bay_throw_stage(&claws, 0, 4);
    bay_throw_stage(&claws, 0, 4)->again = BAY_AGAIN_FAILED;
    bay_ask next = ask(&claws, "");
    assert_int_equal(next.dice, 4);
    assert_int_equal(next.stage, 0);
    next = ask(&claws, "45");
    assert_int_equal(next.dice, 2);
    assert_int_equal(next.of, 4);
    next = ask(&claws, "4563");
    assert_int_equal(next.dice, 3);
    assert_int_equal(next.stage, 1);
    assert_int_equal(next.again, 0);
    next = ask(&claws, "4563 142");
    assert_int_equal(next.dice, 2);
    assert_int_equal(next.again, 1);
    next = ask(&claws, "4563 142 36");
    assert_true(next.done);
    assert_int_equal(next.result, 2);
}

static void the_other_side_throws_its_saves(void **state) {
    (void)state;
    bay_throw attack = bay_throw_chain(10, 6); // TV-05
    bay_throw_stage(&attack, 0, 3);
    bay_throw_stage(&attack, 0, 3);
    bay_throw_stage(&attack, 1, 5)->below = 1;
    bay_ask next = ask(&attack, "1234563362 1234563");
    assert_int_equal(next.who, 1);
    assert_int_equal(next.dice, 5);
    next = ask(&attack, "1234563362 1234563 51462");
    assert_true(next.done);
    assert_int_equal(next.result, 3);
}

static void a_top_face_jumps_to_its_own_save(void **state) {
    (void)state;
    bay_throw rending = bay_throw_chain(2, 6); // TV-10
    bay_throw_stage(&rending, 0, 3);
    bay_throw_stage(&rending, 0, 4);
    bay_throw_stage(&rending, 1, 2)->below = 1;
    bay_throw_stage(&rending, 1, 5)->below = 1;
    rending.is.stage[0].top = 3;
    rending.is.stage[2].next = BAY_STAGE_DONE;
    bay_ask next = ask(&rending, "66");
    assert_int_equal(next.stage, 3); // nothing to wound with, nothing to save but those
    assert_int_equal(next.dice, 2);
    next = ask(&rending, "66 54");
    assert_true(next.done);
    assert_int_equal(next.result, 1);
    assert_int_equal(bay_throw_faces_max(&rending), 6);
}

static void pools_ask_one_side_after_the_other(void **state) {
    (void)state;
    bay_throw pools = bay_throw_pools(3, 2, 6, BAY_TIES_NOBODY);
    bay_ask next = ask(&pools, "64");
    assert_int_equal(next.dice, 1);
    assert_int_equal(next.who, 0);
    next = ask(&pools, "642");
    assert_int_equal(next.dice, 2);
    assert_int_equal(next.who, 1);
    assert_int_equal(next.stage, 1);
    assert_int_equal(ask(&pools, "642 55").result, 1 * 3 + 1); // TN-08
    assert_int_equal(ask(&pools, "551 53").result, 0 * 3 + 1); // TN-09
    assert_int_equal(ask(&pools, "263 66").result, 1 * 3 + 0); // TN-10
}

static void a_throw_without_dice_is_over(void **state) {
    (void)state;
    bay_throw dice = bay_throw_pools(0, 0, 6, BAY_TIES_NOBODY);
    assert_true(ask(&dice, "").done);
    dice = bay_throw_pools(0, 2, 6, BAY_TIES_NOBODY);
    assert_int_equal(ask(&dice, "").who, 1);
    dice = bay_throw_chain(0, 6);
    bay_throw_stage(&dice, 0, 4);
    assert_true(ask(&dice, "").done);
    assert_int_equal(bay_throw_faces_max(&dice), 0);
}

static void bouts_ask_one_side_after_the_other(void **state) {
    (void)state;
    bay_throw bouts = bay_throw_bouts(6, 3, (int[]){0, 1, 0}, (int[]){9, 3});
    bay_ask next = ask(&bouts, "6");
    assert_int_equal(next.who, 1);
    assert_int_equal(next.stage, 1);
    next = ask(&bouts, "65 1");
    assert_int_equal(next.who, 1);
    next = ask(&bouts, "65 52");
    assert_true(next.done);
    bay_fought fought = bay_throw_fought(&bouts, next.result);
    assert_int_equal(fought.lost[1], 3);
    assert_int_equal(fought.bouts, 2);
    assert_int_equal(fought.won, 1);
    assert_false(ask(&bouts, "65 12").done);
    assert_true(ask(&bouts, "65 12 33").done);
    assert_int_equal(bay_throw_faces_max(&bouts), 6);
    bouts = bay_throw_bouts(6, 3, (int[]){7, 7, 7}, (int[]){9, 4}); // two a bout at least
    assert_int_equal(bay_throw_faces_max(&bouts), 4);
}

static void assert_refused(const bay_throw *dice, const uint8_t *faces, size_t count) {
    bay_ask answer, before;
    memset(&answer, 0x77, sizeof answer);
    memcpy(&before, &answer, sizeof answer);
    assert_int_equal(bay_throw_ask(dice, faces, count, &answer), BAY_BAD_INPUT);
    assert_memory_equal(&answer, &before, sizeof answer);
    double p[ROOM] = {7}, space[ROOM];
    uint64_t residue[ROOM] = {7};
    uint8_t can[ROOM] = {7};
    assert_true(bay_throw_space(dice) <= sizeof space);
    assert_int_equal(bay_throw_odds(dice, faces, count, p, can, space), BAY_BAD_INPUT);
    assert_int_equal(bay_throw_residues(dice, faces, count, 2147483647, residue, space),
                     BAY_BAD_INPUT);
    assert_true(p[0] == 7 && residue[0] == 7 && can[0] == 7);
    assert_int_equal(bay_throw_read(dice, faces, count, NULL, 0), 0);
}

static void faces_that_cannot_be_are_refused(void **state) {
    (void)state;
    bay_throw pools = bay_throw_pools(2, 1, 6, BAY_TIES_NOBODY);
    pools.sides[1] = 4;
    assert_refused(&pools, (const uint8_t[]){0}, 1);
    assert_refused(&pools, (const uint8_t[]){7}, 1);
    assert_refused(&pools, (const uint8_t[]){6, 6, 5}, 3);
    assert_refused(&pools, (const uint8_t[]){6, 6, 4, 4}, 4);
    bay_throw chain = bay_throw_chain(2, 6);
    bay_throw_stage(&chain, 0, 4);
    bay_throw_stage(&chain, 0, 4)->again = BAY_AGAIN_FAILED;
    assert_refused(&chain, (const uint8_t[]){4, 7}, 2);
    assert_refused(&chain, (const uint8_t[]){1, 1, 1}, 3);
    assert_refused(&chain, (const uint8_t[]){1, 4, 4, 1}, 4);
    assert_refused(&chain, (const uint8_t[]){1, 4, 3, 0}, 4);
    bay_throw bouts = bay_throw_bouts(6, 2, (int[]){0, 0}, (int[]){1, 2});
    assert_refused(&bouts, (const uint8_t[]){0}, 1);
    assert_refused(&bouts, (const uint8_t[]){3, 7}, 2);
    assert_refused(&bouts, (const uint8_t[]){1, 2, 1}, 3); // it is over
}

static void faces_max_counts_the_longest_way_of_a_die(void **state) {
    (void)state;
    bay_throw chain = bay_throw_chain(10, 6);
    bay_throw_stage(&chain, 0, 1)->again = BAY_AGAIN_FAILED; // never fails
    assert_int_equal(bay_throw_faces_max(&chain), 10);
    chain.is.stage[0].need = 7; // never passes
    bay_throw_stage(&chain, 0, 4);
    assert_int_equal(bay_throw_faces_max(&chain), 20);
    chain.is.stage[0].top = 1;
    assert_int_equal(bay_throw_faces_max(&chain), 30);
    bay_throw pools = bay_throw_pools(3, 2, 6, BAY_TIES_NOBODY);
    assert_int_equal(bay_throw_faces_max(&pools), 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_the_constructors_make_is_valid),
        cmocka_unit_test(results_are_all_that_can_come),
        cmocka_unit_test(equal_throws_are_equal_bytes),
        cmocka_unit_test(no_byte_may_be_out_of_its_limits),
        cmocka_unit_test(the_limits_of_a_total_are_kept),
        cmocka_unit_test(the_dice_of_both_sides_of_a_duel_have_one_limit),
        cmocka_unit_test(dice_of_a_chain_only_go_forward),
        cmocka_unit_test(bouts_have_no_more_left_than_can_be_lost),
        cmocka_unit_test(bouts_ask_one_side_after_the_other),
        cmocka_unit_test(a_stage_that_led_elsewhere_is_left_alone),
        cmocka_unit_test(lightning_claws_ask_stage_by_stage),
        cmocka_unit_test(the_other_side_throws_its_saves),
        cmocka_unit_test(a_top_face_jumps_to_its_own_save),
        cmocka_unit_test(pools_ask_one_side_after_the_other),
        cmocka_unit_test(a_throw_without_dice_is_over),
        cmocka_unit_test(faces_that_cannot_be_are_refused),
        cmocka_unit_test(faces_max_counts_the_longest_way_of_a_die),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
