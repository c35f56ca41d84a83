// Discs on the plane: which overlap, touch or are near, at the edge of each.

#include "ground/plane/disc.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { SMALL = 250, LARGE = 400, HUGE_BASE = 600, TWO_INCHES = 2 * BAY_INCH };

static ground_disc disc(int32_t x, int32_t y, int32_t diameter) {
    return (ground_disc){{x, y}, diameter};
}

// What is true of one and another is true of another and one.
static void assert_touch(ground_disc a, ground_disc b, bool touch, bool overlap) {
    assert_int_equal(discs_touch(a, b), touch);
    assert_int_equal(discs_touch(b, a), touch);
    assert_int_equal(discs_overlap(a, b), overlap);
    assert_int_equal(discs_overlap(b, a), overlap);
}

static void edges_that_meet_touch_and_do_not_overlap(void **state) {
    (void)state;
    assert_touch(disc(0, 0, SMALL), disc(250, 0, SMALL), true, false);
    assert_touch(disc(0, 0, SMALL), disc(0, -325, LARGE), true, false);
    assert_touch(disc(-100, 0, LARGE), disc(400, 0, HUGE_BASE), true, false);
    assert_touch(disc(0, 0, SMALL), disc(150, 200, SMALL), true, false); // 3, 4, 5
    assert_touch(disc(0, 0, 251), disc(250, 0, SMALL), false, true); // half a tenth too wide
    assert_touch(disc(0, 0, 251), disc(251, 0, SMALL), true, false);
}

static void a_gap_below_half_a_millimetre_is_contact(void **state) {
    (void)state;
    assert_touch(disc(0, 0, SMALL), disc(249, 0, SMALL), false, true);
    assert_touch(disc(0, 0, SMALL), disc(254, 0, SMALL), true, false);    // 0.4 mm
    assert_touch(disc(0, 0, SMALL), disc(255, 0, SMALL), false, false);   // 0.5 mm
    assert_touch(disc(0, 0, SMALL), disc(153, 204, SMALL), false, false); // 255 aslant
    assert_touch(disc(0, 0, SMALL), disc(153, 203, SMALL), true, false);
}

static void assert_within(ground_disc a, ground_disc b, int32_t gap, bool is) {
    assert_int_equal(discs_within(a, b, gap), is);
    assert_int_equal(discs_within(b, a, gap), is);
}

static void a_gap_of_just_so_much_is_within_it(void **state) {
    (void)state;
    ground_disc one = disc(0, 0, SMALL);
    assert_within(one, disc(758, 0, SMALL), TWO_INCHES, true);
    assert_within(one, disc(759, 0, SMALL), TWO_INCHES, false);
    assert_within(one, disc(0, 833, LARGE), TWO_INCHES, true);
    assert_within(one, disc(0, 834, LARGE), TWO_INCHES, false);
    assert_within(one, disc(600, 463, SMALL), TWO_INCHES, true); // 757.9
    assert_within(one, disc(600, 464, SMALL), TWO_INCHES, false);
    assert_within(one, disc(0, 0, SMALL), 0, true);
}

static void assert_closer(ground_disc a, ground_disc b, int32_t gap, bool is) {
    assert_int_equal(discs_closer(a, b, gap), is);
    assert_int_equal(discs_closer(b, a, gap), is);
}

static void a_gap_of_just_so_much_is_not_closer(void **state) {
    (void)state;
    ground_disc one = disc(0, 0, SMALL);
    assert_closer(one, disc(504, 0, SMALL), BAY_INCH, false);
    assert_closer(one, disc(503, 0, SMALL), BAY_INCH, true);
    assert_closer(one, disc(0, -579, LARGE), BAY_INCH, false);
    assert_closer(one, disc(0, -578, LARGE), BAY_INCH, true);
    assert_closer(one, disc(300, 405, SMALL), BAY_INCH, false); // 504.0008
    assert_closer(one, disc(300, 404, SMALL), BAY_INCH, true);
    assert_closer(disc(0, 0, 251), disc(504, 0, SMALL), BAY_INCH, true); // by half a tenth
    assert_closer(one, disc(250, 0, SMALL), 0, false);
    assert_closer(one, disc(249, 0, SMALL), 0, true);
    assert_closer(one, one, BAY_INCH, true);
}

static void a_disc_holds_its_edge(void **state) {
    (void)state;
    assert_within(disc(103, 104, 0), disc(100, 100, 10), 0, true);
    assert_within(disc(104, 104, 0), disc(100, 100, 10), 0, false);
    assert_within(disc(100, 100, 0), disc(100, 100, 0), 0, true);
}

// Corner to corner of the plane, and the largest lengths.
static void the_largest_lengths_do_not_overflow(void **state) {
    (void)state;
    enum { FAR = 500000000 };
    ground_disc one = disc(-FAR, -FAR, FAR), other = disc(FAR, FAR, FAR);
    assert_touch(one, other, false, false);
    assert_within(one, other, FAR, false);
    assert_within(disc(-FAR, FAR, FAR), disc(FAR, FAR, FAR), FAR, true);
    assert_within(disc(-FAR, FAR, FAR), disc(FAR, FAR, FAR), FAR - 1, false);
    assert_touch(disc(-FAR, FAR, FAR), disc(0, FAR, FAR), true, false);
    assert_closer(disc(-FAR, FAR, FAR), disc(FAR, FAR, FAR), FAR, false);
    assert_closer(disc(-FAR + 1, FAR, FAR), disc(FAR, FAR, FAR), FAR, true);
    bay_point met = discs_meet(one, other);
    assert_int_equal(met.x, 0);
    assert_int_equal(met.y, 0);
}

static void they_meet_between_their_middles(void **state) {
    (void)state;
    bay_point met = discs_meet(disc(1000, 1000, SMALL), disc(1325, 1000, LARGE));
    assert_int_equal(met.x, 1125);
    assert_int_equal(met.y, 1000);
    met = discs_meet(disc(1000, 1000, SMALL), disc(1000, 746, SMALL));
    assert_int_equal(met.x, 1000);
    assert_int_equal(met.y, 873);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(edges_that_meet_touch_and_do_not_overlap),
        cmocka_unit_test(a_gap_below_half_a_millimetre_is_contact),
        cmocka_unit_test(a_gap_of_just_so_much_is_within_it),
        cmocka_unit_test(a_gap_of_just_so_much_is_not_closer),
        cmocka_unit_test(a_disc_holds_its_edge),
        cmocka_unit_test(the_largest_lengths_do_not_overflow),
        cmocka_unit_test(they_meet_between_their_middles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
