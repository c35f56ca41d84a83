// Places about round bases, by hand, and that they are the same mirrored and turned.

#include "ground/plane/about.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { SMALL = 250, ODD = 251, LARGE = 400, TWO_INCHES = 2 * BAY_INCH, MIDDLE = 25000 };

static ground_disc disc(int32_t x, int32_t y, int32_t diameter) {
    return (ground_disc){{MIDDLE + x, MIDDLE + y}, diameter};
}

static void assert_at(bay_point at, int32_t x, int32_t y) {
    assert_int_equal(at.x - MIDDLE, x);
    assert_int_equal(at.y - MIDDLE, y);
}

// The table seen otherwise.
static bay_point mirrored(bay_point at) {
    return (bay_point){2 * MIDDLE - at.x, at.y};
}

static bay_point turned(bay_point at) {
    return (bay_point){2 * MIDDLE - at.y, at.x};
}

static ground_disc seen(ground_disc of, bay_point see(bay_point)) {
    return (ground_disc){see(of.middle), of.diameter};
}

static void assert_same(bay_point a, bay_point b) {
    assert_int_equal(a.x, b.x);
    assert_int_equal(a.y, b.y);
}

// --- Lengths ---------------------------------------------------------------------------------

static void half_the_sum_of_both_diameters_is_rounded_up(void **state) {
    (void)state;
    assert_int_equal(about_reach(disc(0, 0, SMALL), disc(9, 9, SMALL)), 250);
    assert_int_equal(about_reach(disc(0, 0, SMALL), disc(9, 9, ODD)), 251);
    assert_int_equal(about_reach(disc(0, 0, ODD), disc(9, 9, ODD)), 251);
    assert_int_equal(about_reach(disc(0, 0, LARGE), disc(9, 9, 600)), 500);
    assert_int_equal(about_reach(disc(0, 0, 0), disc(9, 9, 10000)), 5000);
}

static void near_is_the_distance_rounded_up_less_that(void **state) {
    (void)state;
    assert_int_equal(about_near(disc(0, 0, SMALL), disc(1000, 0, SMALL)), 750);
    assert_int_equal(about_near(disc(0, 0, SMALL), disc(300, 300, SMALL)), 175); // 424.3
    assert_int_equal(about_near(disc(0, 0, ODD), disc(300, -400, SMALL)), 249);
    assert_int_equal(about_near(disc(0, 0, SMALL), disc(100, 0, SMALL)), -150);
}

// --- About one -------------------------------------------------------------------------------

static void sixteen_places_begin_in_the_east_and_go_round_clockwise(void **state) {
    (void)state;
    static const int32_t FIRST[5][2] = {{251, 0}, {232, 96}, {177, 177}, {96, 232}, {0, 251}};
    bay_point place[ABOUT_PLACES];
    about_places(disc(0, 0, SMALL), disc(0, 900, SMALL), 0, place);
    for (int i = 0; i < 5; i++) assert_at(place[i], FIRST[i][0], FIRST[i][1]);
    for (int i = 0; i < 4; i++) assert_at(place[4 + i], -FIRST[i][1], FIRST[i][0]);
    for (int i = 0; i < 8; i++)
        assert_at(place[8 + i], MIDDLE - place[i].x, MIDDLE - place[i].y);
    assert_at(place[ABOUT_SIXTEEN], 0, 251);
}

// Radii at which one more or less in the fifth digit of a cosine is a tenth.
static void cosines_have_five_digits(void **state) {
    (void)state;
    static const int32_t ROWS[][4] = {// diameter of both, place, x, y
                                      {455, 3, 175, 421}, {178, 3, 68, 165},
                                      {531, 1, 492, 204}, {334, 1, 309, 128},
                                      {168, 2, 120, 120}, {308, 2, 218, 218}};
    bay_point place[ABOUT_PLACES];
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        about_places(disc(0, 0, ROWS[i][0]), disc(0, 5000, ROWS[i][0]), 0, place);
        assert_at(place[ROWS[i][1]], ROWS[i][2], ROWS[i][3]);
    }
}

static void the_last_place_is_towards_the_mover(void **state) {
    (void)state;
    bay_point place[ABOUT_PLACES];
    about_places(disc(0, 0, SMALL), disc(-600, 800, SMALL), 0, place);
    assert_at(place[ABOUT_SIXTEEN], -151, 201); // 150.6, 200.8
    about_places(disc(0, 0, SMALL), disc(1, 0, LARGE), 0, place);
    assert_at(place[ABOUT_SIXTEEN], 326, 0);
    about_places(disc(0, 0, SMALL), disc(1, 2, SMALL), 0, place);
    assert_at(place[ABOUT_SIXTEEN], 112, 225); // 112.3, 224.5 and a little
    about_places(disc(0, 0, SMALL), disc(0, 0, SMALL), 0, place);
    assert_at(place[ABOUT_SIXTEEN], 0, 0);
}

// A tenth more than contact, a tenth less than a gap.
static void all_places_are_contact_or_within_the_gap(void **state) {
    (void)state;
    static const int32_t WIDE[] = {10, SMALL, ODD, LARGE, 600, 2000};
    enum { WIDTHS = sizeof WIDE / sizeof *WIDE };
    for (int one = 0; one < WIDTHS; one++)
        for (int other = 0; other < WIDTHS; other++) {
            ground_disc of = disc(0, 0, WIDE[one]), mover = disc(-3777, 1234, WIDE[other]);
            bay_point touching[ABOUT_PLACES], near[ABOUT_PLACES];
            about_places(of, mover, 0, touching);
            about_places(of, mover, TWO_INCHES, near);
            for (int i = 0; i < ABOUT_PLACES; i++) {
                assert_true(discs_touch(of, (ground_disc){touching[i], mover.diameter}));
                ground_disc there = {near[i], mover.diameter};
                assert_true(discs_within(of, there, TWO_INCHES));
                assert_false(discs_closer(of, there, TWO_INCHES - 3));
            }
        }
}

static void places_are_mirrored_and_turned(void **state) {
    (void)state;
    for (int32_t x = -1500; x <= 1500; x += 217)
        for (int32_t y = -1300; y <= 1500; y += 173) {
            ground_disc of = disc(77, -131, LARGE), mover = disc(x, y, ODD);
            bay_point place[ABOUT_PLACES], other[ABOUT_PLACES];
            about_places(of, mover, 0, place);
            about_places(seen(of, mirrored), seen(mover, mirrored), 0, other);
            for (int i = 0; i < ABOUT_SIXTEEN; i++)
                assert_same(mirrored(place[i]), other[(24 - i) % ABOUT_SIXTEEN]);
            assert_same(mirrored(place[ABOUT_SIXTEEN]), other[ABOUT_SIXTEEN]);
            about_places(seen(of, turned), seen(mover, turned), 0, other);
            for (int i = 0; i < ABOUT_SIXTEEN; i++)
                assert_same(turned(place[i]), other[(i + 4) % ABOUT_SIXTEEN]);
            assert_same(turned(place[ABOUT_SIXTEEN]), other[ABOUT_SIXTEEN]);
        }
}

// --- Between two -----------------------------------------------------------------------------

// 251 from both, who are 300 apart: 150, and the root of 251 * 251 - 150 * 150 = 201.2.
static void two_places_touch_both(void **state) {
    (void)state;
    bay_point place[ABOUT_BETWEEN];
    ground_disc mover = disc(900, 0, SMALL);
    assert_int_equal(about_both(disc(0, 0, SMALL), disc(300, 0, SMALL), mover, place), 2);
    assert_at(place[0], 150, 201);
    assert_at(place[1], 150, -201);
    assert_int_equal(about_both(disc(0, 300, SMALL), disc(0, 0, SMALL), mover, place), 2);
    assert_at(place[0], 201, 150);
    assert_at(place[1], -201, 150);
}

static void nobody_stands_between_two_too_far_apart(void **state) {
    (void)state;
    bay_point place[ABOUT_BETWEEN];
    ground_disc one = disc(0, 0, SMALL), mover = disc(900, 0, SMALL);
    assert_int_equal(about_both(one, disc(502, 0, SMALL), mover, place), 2);
    assert_at(place[0], 251, 0);
    assert_at(place[1], 251, 0);
    assert_int_equal(about_both(one, disc(503, 0, SMALL), mover, place), 0);
    assert_int_equal(about_both(one, one, mover, place), 0);
    // One circle within the other: 251 and 401 about middles 149 and 150 apart.
    assert_int_equal(about_both(one, disc(149, 0, 550), mover, place), 0);
    assert_int_equal(about_both(one, disc(150, 0, 550), mover, place), 2);
    assert_at(place[0], -251, 0);
}

static void places_between_two_are_mirrored_and_turned(void **state) {
    (void)state;
    for (int32_t x = -480; x <= 480; x += 37)
        for (int32_t y = -180; y <= 180; y += 41) {
            ground_disc one = disc(0, 0, SMALL), other = disc(x, y, LARGE);
            ground_disc mover = disc(0, 0, ODD);
            bay_point place[ABOUT_BETWEEN], its[ABOUT_BETWEEN];
            int count = about_both(one, other, mover, place);
            if (!count) continue;
            assert_int_equal(about_both(seen(one, mirrored), seen(other, mirrored), mover, its),
                             2);
            assert_same(mirrored(place[0]), its[1]);
            assert_same(mirrored(place[1]), its[0]);
            assert_int_equal(about_both(seen(one, turned), seen(other, turned), mover, its), 2);
            assert_same(turned(place[0]), its[0]);
            assert_same(turned(place[1]), its[1]);
        }
}

// The widest bases, as far from one another as anybody can touch both.
static void the_largest_bases_do_not_overflow(void **state) {
    (void)state;
    bay_point place[ABOUT_BETWEEN];
    ground_disc one = {{0, 0}, 10000}, other = {{20002, 0}, 10000}, mover = {{0, 0}, 10000};
    assert_int_equal(about_both(one, other, mover, place), 2);
    assert_int_equal(place[0].x, 10001);
    other.middle = (bay_point){10001, 10001};
    assert_int_equal(about_both(one, other, mover, place), 2);
    assert_int_equal(place[0].x + place[1].x, 10001);
    other.middle = (bay_point){50000, 50000};
    assert_int_equal(about_both(one, other, mover, place), 0);
    assert_int_equal(about_near(one, other), 60711);
}

// --- Along a leg -----------------------------------------------------------------------------

static void a_leg_is_parted_in_sixteen(void **state) {
    (void)state;
    bay_point from = {MIDDLE, MIDDLE}, east = {MIDDLE + 2000, MIDDLE};
    assert_at(about_leg(from, east, 1524, 16), 1524, 0);
    assert_at(about_leg(from, east, 1524, 13), 1238, 0); // 1238.25
    assert_at(about_leg(from, east, 1524, 14), 1334, 0); // 1333.5
    assert_int_equal(about_leg(east, from, 1524, 14).x, MIDDLE + 2000 - 1334);
    bay_point aslant = {MIDDLE - 600, MIDDLE + 800};
    assert_at(about_leg(from, aslant, 500, 16), -300, 400);
    assert_at(about_leg(from, aslant, 500, 1), -19, 25); // 18.75
    assert_at(about_leg(from, from, 500, 8), 0, 0);
    assert_same(about_leg(mirrored(from), mirrored(aslant), 333, 7),
                mirrored(about_leg(from, aslant, 333, 7)));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(half_the_sum_of_both_diameters_is_rounded_up),
        cmocka_unit_test(near_is_the_distance_rounded_up_less_that),
        cmocka_unit_test(sixteen_places_begin_in_the_east_and_go_round_clockwise),
        cmocka_unit_test(cosines_have_five_digits),
        cmocka_unit_test(the_last_place_is_towards_the_mover),
        cmocka_unit_test(all_places_are_contact_or_within_the_gap),
        cmocka_unit_test(places_are_mirrored_and_turned),
        cmocka_unit_test(two_places_touch_both),
        cmocka_unit_test(nobody_stands_between_two_too_far_apart),
        cmocka_unit_test(places_between_two_are_mirrored_and_turned),
        cmocka_unit_test(the_largest_bases_do_not_overflow),
        cmocka_unit_test(a_leg_is_parted_in_sixteen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
