#include "bayonet/throw.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static void assert_words(const bay_throw *dice, const char *words) {
    char out[300];
    assert_int_equal(bay_throw_words(dice, out, sizeof out), strlen(words));
    assert_string_equal(out, words);
}

static void pools_are_read_rank_by_rank(void **state) {
    (void)state;
    bay_throw pools = bay_throw_pools(4, 3, 6, BAY_TIES_SECOND);
    const uint8_t faces[] = {2, 6, 4, 4, 4, 5, 5};
    bay_reading row[4];
    assert_int_equal(bay_throw_read(&pools, faces, 7, row, 4), 4);
    const bay_reading expected[] = {{.kind = BAY_READ_FIRST, .face = {6, 5}},
                                    {.kind = BAY_READ_SECOND, .face = {4, 5}},
                                    {.kind = BAY_READ_TIE, .face = {4, 4}},
                                    {.kind = BAY_READ_SPARE, .face = {2, 0}}};
    assert_memory_equal(row, expected, sizeof expected);
    pools = bay_throw_pools(0, 1, 6, BAY_TIES_NOBODY);
    assert_int_equal(bay_throw_read(&pools, faces, 1, row, 4), 1);
    assert_int_equal(row[0].kind, BAY_READ_SPARE);
    assert_int_equal(row[0].face[1], 2);
}

static void reading_counts_rows_beyond_the_room(void **state) {
    (void)state;
    bay_throw pools = bay_throw_pools(2, 2, 6, BAY_TIES_NOBODY);
    const uint8_t faces[] = {1, 2, 3, 4};
    bay_reading row[2] = {{0}, {.kind = 99}};
    assert_int_equal(bay_throw_read(&pools, faces, 4, row, 1), 2);
    assert_int_equal(row[1].kind, 99);
    assert_int_equal(bay_throw_read(&pools, faces, 3, row, 2), 0); // not over
}

static void single_dice_are_read_before_the_table(void **state) {
    (void)state;
    bay_reading row[2];
    bay_throw dice = bay_throw_total(0, 3, 6);
    dice.plus[0] = 2;
    dice.high = 5; // the clamp does not show
    assert_int_equal(bay_throw_read(&dice, (const uint8_t[]){1, 5, 5}, 3, row, 2), 1);
    assert_int_equal(row[0].kind, BAY_READ_VALUE);
    assert_int_equal(row[0].number, 13);
    assert_int_equal(row[0].dice, 3);
    dice = bay_throw_highest(0, 3, 6);
    assert_int_equal(bay_throw_read(&dice, (const uint8_t[]){1, 5, 4}, 3, row, 2), 1);
    assert_int_equal(row[0].number, 5);
    assert_int_equal(row[0].face[0], 5);
    dice = bay_throw_duel(6);
    dice.plus[1] = -1;
    assert_int_equal(bay_throw_read(&dice, (const uint8_t[]){4, 6}, 2, row, 2), 2);
    assert_int_equal(row[0].number, 4);
    assert_int_equal(row[1].number, 5);
    assert_int_equal(row[1].face[1], 6);
    assert_int_equal(row[1].stage, 1);
    dice = bay_throw_sums(1, 2, 3, 6);
    dice.plus[0] = 1;
    assert_int_equal(bay_throw_read(&dice, (const uint8_t[]){4, 6, 1, 2, 5}, 5, row, 2), 2);
    assert_int_equal(row[0].number, 11);
    assert_int_equal(row[0].face[0], 0); // of several dice none
    assert_int_equal(row[0].dice, 2);
    assert_int_equal(row[1].number, 8);
    assert_int_equal(row[1].dice, 3);
}

static void a_chain_is_read_stage_by_stage(void **state) {
    (void)state;
    bay_throw chain = bay_throw_chain(4, 6);
    bay_throw_stage(&chain, 0, 4)->again = BAY_AGAIN_FAILED;
    bay_throw_stage(&chain, 1, 3);
    const uint8_t faces[] = {4, 1, 1, 6, 5, 2, 1, 2, 3};
    bay_reading row[2];
    assert_int_equal(bay_throw_read(&chain, faces, 9, row, 2), 2);
    assert_int_equal(row[0].kind, BAY_READ_STAGE);
    assert_int_equal(row[0].dice, 4);
    assert_int_equal(row[0].number, 3);
    assert_int_equal(row[1].stage, 1);
    assert_int_equal(row[1].dice, 3);
    assert_int_equal(row[1].number, 1);
    assert_int_equal(bay_throw_read(&chain, faces, 8, row, 2), 0); // not over
}

static void words_say_what_is_thrown(void **state) {
    (void)state;
    bay_throw dice = bay_throw_pools(3, 2, 6, BAY_TIES_NOBODY);
    assert_words(&dice, "3d6 against 2d6, matched");
    dice.ties = BAY_TIES_FIRST;
    assert_words(&dice, "3d6 against 2d6, matched, ties to the first");
    dice.ties = BAY_TIES_SECOND;
    assert_words(&dice, "3d6 against 2d6, matched, ties to the second");
    dice = bay_throw_total(0, 2, 6);
    assert_words(&dice, "2d6");
    dice.plus[0] = -3;
    assert_words(&dice, "2d6 - 3");
    dice = bay_throw_highest(1, 2, 6);
    assert_words(&dice, "the highest of 2d6");
    dice = bay_throw_duel(10);
    dice.plus[0] = 2;
    assert_words(&dice, "1d10 + 2 against 1d10");
    dice.plus[1] = -4;
    assert_words(&dice, "1d10 + 2 against 1d10 - 4");
    dice = bay_throw_sums(0, 3, 2, 6);
    assert_words(&dice, "3d6 against 2d6");
    dice = bay_throw_bouts(6, 2, (int[]){1, -2}, (int[]){4, 30});
    assert_words(&dice, "1d6 against 1d6, + 1; then - 2; until the first has lost 4 or the "
                        "second 10");
    dice = bay_throw_chain(10, 6);
    bay_throw_stage(&dice, 0, 4)->top = 2;
    bay_throw_stage(&dice, 0, 3)->again = BAY_AGAIN_FAILED;
    bay_throw_stage(&dice, 1, 5)->below = 1;
    dice.is.stage[1].next = BAY_STAGE_DONE;
    dice.most = 3;
    assert_words(&dice, "10d6: 4+, a 6 goes to stage 3; then 3+ counts, failures thrown once "
                        "more; then under 5; at most 3");
}

static void bouts_are_read_die_by_die(void **state) {
    (void)state;
    bay_throw bouts = bay_throw_bouts(6, 3, (int[]){2, 0, 0}, (int[]){3, 20});
    bay_reading list[6];
    assert_int_equal(bay_throw_read(&bouts, (const uint8_t[]){1, 3, 2, 4}, 4, list, 6), 0);
    assert_int_equal(bay_throw_read(&bouts, (const uint8_t[]){1, 3, 2, 5}, 4, list, 6), 4);
    assert_int_equal(list[0].number, 3);
    assert_int_equal(list[0].face[0], 1);
    assert_int_equal(list[3].number, 5);
    assert_int_equal(list[3].stage, 1);
    assert_int_equal(list[3].face[1], 5);
}

static void words_are_cut_to_fit(void **state) {
    (void)state;
    bay_throw dice = bay_throw_total(0, 2, 6);
    char out[4] = "xxx";
    assert_int_equal(bay_throw_words(&dice, out, 3), 3);
    assert_string_equal(out, "2d");
    assert_int_equal(bay_throw_words(&dice, NULL, 0), 3);
}

// The wordiest throw there is must fit the room that words are made in.
static void the_wordiest_throw_has_room(void **state) {
    (void)state;
    bay_throw dice = bay_throw_chain(4096, 100);
    for (int i = 0; i < BAY_STAGES_MAX; i++) {
        bay_stage *stage = bay_throw_stage(&dice, 1, 101);
        stage->again = BAY_AGAIN_FAILED;
        stage->below = 1;
    }
    for (int i = 0; i < BAY_STAGES_MAX - 1; i++) {
        dice.is.stage[i].next = i < 2 ? 3 : BAY_STAGE_DONE;
        dice.is.stage[i].top = 3;
    }
    dice.most = 4095;
    char out[1000];
    size_t size = bay_throw_words(&dice, out, sizeof out);
    assert_int_equal(strlen(out), size);
    assert_string_equal(out + size - 12, "at most 4095");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pools_are_read_rank_by_rank),
        cmocka_unit_test(reading_counts_rows_beyond_the_room),
        cmocka_unit_test(single_dice_are_read_before_the_table),
        cmocka_unit_test(a_chain_is_read_stage_by_stage),
        cmocka_unit_test(words_say_what_is_thrown),
        cmocka_unit_test(bouts_are_read_die_by_die),
        cmocka_unit_test(words_are_cut_to_fit),
        cmocka_unit_test(the_wordiest_throw_has_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
