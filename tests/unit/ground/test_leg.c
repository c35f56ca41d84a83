// Straight legs: what lies on one, and which meet.

#include "ground/plane/leg.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { FAR = 500000000 };

static void a_leg_has_what_lies_on_it(void **state) {
    (void)state;
    static const ground_leg LEG = {{0, 0}, {60, 30}};
    static const struct {
        bay_point at;
        bool has;
    } ROWS[] = {{{20, 10}, true},  {{0, 0}, true},    {{60, 30}, true}, {{20, 11}, false},
                {{62, 31}, false}, {{-2, -1}, false}, {{21, 10}, false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        assert_int_equal(leg_has(LEG, ROWS[i].at), ROWS[i].has);
        assert_int_equal(leg_has((ground_leg){LEG.to, LEG.from}, ROWS[i].at), ROWS[i].has);
    }
}

// In every order of their ends, and of both.
static void meeting_is(ground_leg one, ground_leg other, bool wanted) {
    for (int turn = 0; turn < 8; turn++) {
        ground_leg a = turn & 1 ? (ground_leg){one.to, one.from} : one;
        ground_leg b = turn & 2 ? (ground_leg){other.to, other.from} : other;
        assert_int_equal(turn & 4 ? legs_meet(b, a) : legs_meet(a, b), wanted);
    }
}

static void legs_that_cross_meet(void **state) {
    (void)state;
    meeting_is((ground_leg){{0, 0}, {100, 100}}, (ground_leg){{0, 100}, {100, 0}}, true);
    meeting_is((ground_leg){{0, 0}, {100, 100}}, (ground_leg){{60, 50}, {100, 0}}, false);
    meeting_is((ground_leg){{0, 0}, {100, 0}}, (ground_leg){{50, -1}, {50, 1}}, true);
    meeting_is((ground_leg){{0, 0}, {100, 0}}, (ground_leg){{101, -1}, {101, 1}}, false);
}

static void legs_that_touch_meet(void **state) {
    (void)state;
    meeting_is((ground_leg){{0, 0}, {100, 0}}, (ground_leg){{50, 0}, {70, 40}}, true);
    meeting_is((ground_leg){{0, 0}, {100, 0}}, (ground_leg){{50, 1}, {70, 40}}, false);
    meeting_is((ground_leg){{0, 0}, {100, 0}}, (ground_leg){{100, 0}, {170, 40}}, true);
    // An end in the middle of a slanting leg, and a tenth beside it.
    meeting_is((ground_leg){{0, 0}, {90, 60}}, (ground_leg){{30, 20}, {0, 90}}, true);
    meeting_is((ground_leg){{0, 0}, {90, 60}}, (ground_leg){{30, 21}, {0, 90}}, false);
}

static void legs_on_one_line_meet_where_they_overlap(void **state) {
    (void)state;
    meeting_is((ground_leg){{0, 0}, {60, 30}}, (ground_leg){{40, 20}, {80, 40}}, true);
    meeting_is((ground_leg){{0, 0}, {60, 30}}, (ground_leg){{60, 30}, {80, 40}}, true);
    meeting_is((ground_leg){{0, 0}, {60, 30}}, (ground_leg){{62, 31}, {80, 40}}, false);
    meeting_is((ground_leg){{0, 0}, {60, 30}}, (ground_leg){{20, 10}, {40, 20}}, true);
    meeting_is((ground_leg){{0, 0}, {60, 30}}, (ground_leg){{0, 1}, {60, 31}}, false);
}

static void a_leg_may_be_a_point(void **state) {
    (void)state;
    static const bay_point AT = {20, 10};
    meeting_is((ground_leg){{0, 0}, {60, 30}}, (ground_leg){AT, AT}, true);
    meeting_is((ground_leg){{0, 0}, {60, 31}}, (ground_leg){AT, AT}, false);
    meeting_is((ground_leg){AT, AT}, (ground_leg){AT, AT}, true);
    meeting_is((ground_leg){AT, AT}, (ground_leg){{0, 0}, {0, 0}}, false);
}

static void legs_across_the_whole_plane_are_exact(void **state) {
    (void)state;
    meeting_is((ground_leg){{-FAR, -FAR}, {FAR, FAR}}, (ground_leg){{-FAR, FAR}, {FAR, -FAR}},
               true);
    meeting_is((ground_leg){{-FAR, -FAR}, {FAR, FAR - 1}}, (ground_leg){{0, 0}, {0, FAR}},
               false);
    meeting_is((ground_leg){{-FAR, -FAR}, {FAR, FAR}}, (ground_leg){{0, 0}, {0, FAR}}, true);
}

// Beside it, beyond its ends, on it; a slanting leg of 3, 4, 5 has whole distances.
static void a_point_is_within_so_much_of_a_leg(void **state) {
    (void)state;
    static const ground_leg SLANTING = {{0, 0}, {3000, 4000}};
    assert_true(leg_within((ground_leg){{0, 0}, {60, 0}}, (bay_point){30, 25}, 25));
    assert_false(leg_within((ground_leg){{0, 0}, {60, 0}}, (bay_point){30, 26}, 25));
    assert_true(leg_within((ground_leg){{0, 0}, {60, 0}}, (bay_point){63, -4}, 5));
    assert_false(leg_within((ground_leg){{0, 0}, {60, 0}}, (bay_point){64, -4}, 5));
    assert_true(leg_within((ground_leg){{0, 0}, {60, 0}}, (bay_point){-3, 4}, 5));
    assert_false(leg_within((ground_leg){{0, 0}, {60, 0}}, (bay_point){-4, 4}, 5));
    assert_true(leg_within(SLANTING, (bay_point){1500 - 400, 2000 + 300}, 500));
    assert_false(leg_within(SLANTING, (bay_point){1500 - 400, 2000 + 300}, 499));
    assert_true(leg_within(SLANTING, (bay_point){1500 + 400, 2000 - 300}, 500));
    assert_false(leg_within(SLANTING, (bay_point){1500 + 400, 2000 - 300}, 499));
    assert_true(leg_within(SLANTING, (bay_point){1500, 2000}, 0));
    assert_false(leg_within(SLANTING, (bay_point){1501, 2000}, 0));
    static const bay_point AT = {20, 10};
    assert_true(leg_within((ground_leg){AT, AT}, (bay_point){23, 14}, 5));
    assert_false(leg_within((ground_leg){AT, AT}, (bay_point){23, 15}, 5));
}

static void the_longest_legs_are_measured_exactly(void **state) {
    (void)state;
    static const ground_leg LONGEST = {{0, 0}, {100000, 100000}}, EDGE = {{0, 0}, {0, 100000}};
    assert_true(leg_within(LONGEST, (bay_point){50000, 50001}, 1));
    assert_false(leg_within(LONGEST, (bay_point){50000, 50002}, 1));
    assert_false(leg_within(LONGEST, (bay_point){0, 100000}, LEG_GAP_MAX));
    assert_true(leg_within(EDGE, (bay_point){LEG_GAP_MAX, 50000}, LEG_GAP_MAX));
    assert_false(leg_within(EDGE, (bay_point){LEG_GAP_MAX + 1, 50000}, LEG_GAP_MAX));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_leg_has_what_lies_on_it),
        cmocka_unit_test(legs_that_cross_meet),
        cmocka_unit_test(legs_that_touch_meet),
        cmocka_unit_test(legs_on_one_line_meet_where_they_overlap),
        cmocka_unit_test(a_leg_may_be_a_point),
        cmocka_unit_test(legs_across_the_whole_plane_are_exact),
        cmocka_unit_test(a_point_is_within_so_much_of_a_leg),
        cmocka_unit_test(the_longest_legs_are_measured_exactly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
