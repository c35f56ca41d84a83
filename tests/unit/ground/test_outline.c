// Outlines: their corners, and what lies inside them.

#include "ground/plane/outline.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static bool has_corner(const ground_outline *outline, int32_t x, int32_t y) {
    for (uint32_t i = 0; i < outline->corners; i++)
        if (outline->corner[i].x == x && outline->corner[i].y == y) return true;
    return false;
}

// 250: 49.7, 211.9 and 141.6 rounded outwards.
static void a_disc_has_sixteen_corners(void **state) {
    (void)state;
    static const int32_t PAIRS[2][2] = {{250, 50}, {212, 142}};
    ground_outline outline = outline_of_disc((bay_point){1000, -2000}, 250);
    assert_int_equal(outline.corners, 16);
    for (int row = 0; row < 2; row++)
        for (int turn = 0; turn < 8; turn++) {
            int32_t x = PAIRS[row][turn & 1], y = PAIRS[row][!(turn & 1)];
            assert_true(
                has_corner(&outline, 1000 + (turn & 2 ? -x : x), -2000 + (turn & 4 ? -y : y)));
        }
    assert_int_equal(outline.low.x, 750);
    assert_int_equal(outline.high.y, -1750);
}

static void a_disc_lies_in_its_outline(void **state) {
    (void)state;
    enum { RADIUS = 130 };
    ground_outline outline = outline_of_disc((bay_point){0, 0}, RADIUS);
    for (int32_t x = -RADIUS; x <= RADIUS; x++)
        for (int32_t y = -RADIUS; y <= RADIUS; y++)
            if (x * x + y * y < RADIUS * RADIUS)
                assert_true(outline_holds(&outline, (bay_point){x, y}));
}

static void its_border_is_not_inside(void **state) {
    (void)state;
    ground_outline outline = outline_of_disc((bay_point){0, 0}, 250);
    assert_false(outline_holds(&outline, (bay_point){250, 0}));
    assert_true(outline_holds(&outline, (bay_point){249, 0}));
    for (uint32_t i = 0; i < outline.corners; i++)
        assert_false(outline_holds(&outline, outline.corner[i]));
}

// 250: 230.97, 95.67 and 176.78 rounded towards the middle.
static void sixteen_corners_lie_within_a_disc(void **state) {
    (void)state;
    static const int32_t PAIRS[3][2] = {{250, 0}, {230, 95}, {176, 176}};
    ground_outline outline = outline_within_disc((bay_point){1000, -2000}, 250);
    assert_int_equal(outline.corners, 16);
    for (int row = 0; row < 3; row++)
        for (int turn = 0; turn < 8; turn++) {
            int32_t x = PAIRS[row][turn & 1], y = PAIRS[row][!(turn & 1)];
            assert_true(
                has_corner(&outline, 1000 + (turn & 2 ? -x : x), -2000 + (turn & 4 ? -y : y)));
        }
    assert_int_equal(outline.low.y, -2250);
    assert_int_equal(outline.high.x, 1250);
}

static void who_stands_at_the_radius_is_not_within(void **state) {
    (void)state;
    static const int32_t RADII[] = {1, 2, 3, 29, 250, 504};
    for (size_t row = 0; row < sizeof RADII / sizeof *RADII; row++) {
        int32_t radius = RADII[row];
        ground_outline outline = outline_within_disc((bay_point){0, 0}, radius);
        for (int32_t x = -radius - 1; x <= radius + 1; x++)
            for (int32_t y = -radius - 1; y <= radius + 1; y++)
                if (x * x + y * y >= radius * radius)
                    assert_false(outline_holds(&outline, (bay_point){x, y}));
        assert_int_equal(outline_holds(&outline, (bay_point){0, 0}), 1);
        assert_int_equal(outline_holds(&outline, (bay_point){radius - 1, 0}), 1);
    }
    // A corner is a little farther than 139.3 mm by its five digits, and on the border as all are.
    ground_outline outline = outline_within_disc((bay_point){0, 0}, 1393);
    assert_true(has_corner(&outline, 985, 985));
    assert_false(outline_holds(&outline, (bay_point){985, 985}));
}

static void an_edge_is_a_disc_drawn_along(void **state) {
    (void)state;
    ground_outline outline = outline_of_edge((bay_point){0, 0}, (bay_point){1000, 0}, 250);
    assert_int_equal(outline.corners, 16); // two of each disc's lie on its long sides
    assert_true(has_corner(&outline, -50, 250) && has_corner(&outline, 1050, 250));
    assert_true(outline_holds(&outline, (bay_point){500, 249}));
    assert_false(outline_holds(&outline, (bay_point){500, 250}));
    ground_outline slanting = outline_of_edge((bay_point){0, 0}, (bay_point){700, 300}, 250);
    assert_int_equal(slanting.corners, OUTLINE_CORNERS);
    ground_outline point = outline_of_edge((bay_point){5, 5}, (bay_point){5, 5}, 250);
    ground_outline disc = outline_of_disc((bay_point){5, 5}, 250);
    assert_memory_equal(&point, &disc, sizeof disc);
}

// Numbers that are the same in every run.
static int32_t drawn(uint32_t *seed, int32_t below) {
    *seed = *seed * 1664525 + 1013904223;
    return (int32_t)((uint64_t)(*seed >> 8) * (uint32_t)below >> 24);
}

static bay_point drawn_about(uint32_t *seed, bay_point at, int32_t far) {
    return (bay_point){at.x + drawn(seed, 2 * far + 1) - far,
                       at.y + drawn(seed, 2 * far + 1) - far};
}

// Every corner of both discs is on the inner side of every side, or on it, and no three are on a line.
static void an_edge_is_the_hull_of_both_discs(void **state) {
    (void)state;
    uint32_t seed = 7;
    for (int row = 0; row < 3000; row++) {
        int32_t radius = 1 + drawn(&seed, row % 2 ? 8 : 500), far = row % 3 ? 3 * radius : 5;
        bay_point a = drawn_about(&seed, (bay_point){0, 0}, 100),
                  b = drawn_about(&seed, a, far);
        ground_outline edge = outline_of_edge(a, b, radius);
        const ground_outline disc[2] = {outline_of_disc(a, radius), outline_of_disc(b, radius)};
        for (uint32_t i = 0; i < edge.corners; i++) {
            bay_point from = edge.corner[i], to = edge.corner[(i + 1) % edge.corners];
            bay_point next = edge.corner[(i + 2) % edge.corners];
            assert_true(has_corner(&disc[0], from.x, from.y) ||
                        has_corner(&disc[1], from.x, from.y));
            assert_true(outline_span(from, to, next) > 0);
            assert_true(edge.corner[0].x < from.x ||
                        (edge.corner[0].x == from.x && edge.corner[0].y <= from.y));
            for (int end = 0; end < 2; end++)
                for (uint32_t k = 0; k < disc[end].corners; k++)
                    assert_true(outline_span(from, to, disc[end].corner[k]) >= 0);
        }
    }
}

// By the corners alone: some side of one, taken as a line, has both on different sides.
static bool slowly_barred(const ground_outline *of, bay_point a, bay_point b) {
    bool left = false, right = false, leg = a.x != b.x || a.y != b.y;
    for (uint32_t i = 0; i < of->corners; i++) {
        bay_point p = of->corner[i], q = of->corner[(i + 1) % of->corners];
        left |= outline_span(a, b, p) > 0;
        right |= outline_span(a, b, p) < 0;
        if (outline_span(p, q, a) <= 0 && outline_span(p, q, b) <= 0) return false;
    }
    return !leg || (left && right);
}

static void what_its_radii_say_is_what_its_corners_say(void **state) {
    (void)state;
    uint32_t seed = 11, barred = 0;
    enum { ROWS = 60000 };
    for (int row = 0; row < ROWS; row++) {
        int32_t radius = 1 + drawn(&seed, row % 2 ? 8 : row % 19 && row % 23 ? 900 : 90000);
        int32_t far = 2 * radius + 3;
        bay_point a = drawn_about(&seed, (bay_point){0, 0}, 1000);
        bay_point b = drawn_about(&seed, a, 1 + drawn(&seed, 6 * radius));
        ground_outline of = row % 3 == 0   ? outline_of_disc(a, radius)
                            : row % 3 == 1 ? outline_within_disc(a, radius)
                                           : outline_of_edge(a, b, radius);
        bay_point p = drawn_about(&seed, a, far), q = drawn_about(&seed, row % 5 ? b : a, far);
        if (row % 7 == 0) p = of.corner[drawn(&seed, (int32_t)of.corners)];
        if (row % 11 == 0) q = p;
        if (row % 23 == 0) { // it runs along a side, beyond both ends
            uint32_t side = (uint32_t)drawn(&seed, (int32_t)of.corners);
            bay_point one = of.corner[side], other = of.corner[(side + 1) % of.corners];
            p = (bay_point){2 * one.x - other.x, 2 * one.y - other.y};
            q = (bay_point){2 * other.x - one.x, 2 * other.y - one.y};
        }
        if (row % 19 == 0) { // it cuts a corner
            bay_point at = of.corner[drawn(&seed, (int32_t)of.corners)];
            bay_point by = {(at.y - a.y) / 4, (a.x - at.x) / 4};
            at = (bay_point){at.x + (a.x - at.x) / 5000, at.y + (a.y - at.y) / 5000};
            p = (bay_point){at.x + by.x, at.y + by.y};
            q = (bay_point){at.x - by.x, at.y - by.y};
        }
        assert_int_equal(outline_bars(&of, p, q), slowly_barred(&of, p, q));
        assert_int_equal(outline_holds(&of, p), slowly_barred(&of, p, p));
        barred += outline_bars(&of, p, q);
    }
    assert_true(barred > ROWS / 5 && barred < 4 * ROWS / 5);
}

static void a_leg_is_barred_only_from_inside(void **state) {
    (void)state;
    ground_outline outline = outline_of_disc((bay_point){0, 0}, 250);
    static const struct {
        bay_point a, b;
        bool barred;
    } ROWS[] = {
        {{-1000, 0}, {1000, 0}, true},
        {{-1000, 250}, {1000, 250}, false}, // along a side
        {{-1000, 249}, {1000, 249}, true},
        {{-1000, 0}, {-250, 0}, false}, // up to it
        {{-1000, 0}, {-249, 0}, true},
        {{0, 0}, {1000, 1000}, true}, // out of it
        {{-10, 10}, {10, -10}, true},
        {{212, 142}, {142, 212}, false}, // a side itself
        {{212, 142}, {-142, -212}, true},
        {{100, 254}, {254, 100}, false}, // past a corner's side
        {{50, 1000}, {50, 250}, false},
        {{300, 92}, {50, 250}, true},
        {{700, 250}, {250, 700}, false},
        {{300, 300}, {300, 300}, false},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        assert_int_equal(outline_bars(&outline, ROWS[i].a, ROWS[i].b), ROWS[i].barred);
        assert_int_equal(outline_bars(&outline, ROWS[i].b, ROWS[i].a), ROWS[i].barred);
    }
}

// The largest disc in the corners of the largest plane.
static void the_largest_lengths_do_not_overflow(void **state) {
    (void)state;
    enum { FAR = 500000000, RADIUS = 1000000 };
    bay_point north_west = {-FAR, -FAR}, south_east = {FAR, FAR};
    ground_outline outline = outline_of_edge(north_west, south_east, RADIUS);
    assert_true(outline_holds(&outline, (bay_point){0, 1}));
    assert_true(outline_bars(&outline, (bay_point){-FAR, FAR}, (bay_point){FAR, -FAR}));
    assert_false(
        outline_bars(&outline, (bay_point){-FAR, FAR}, (bay_point){FAR - 3 * RADIUS, FAR}));
    outline = outline_of_disc(south_east, RADIUS);
    assert_false(outline_bars(&outline, north_west, (bay_point){FAR - RADIUS, FAR - RADIUS}));
    assert_true(outline_bars(&outline, north_west, south_east));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_disc_has_sixteen_corners),
        cmocka_unit_test(a_disc_lies_in_its_outline),
        cmocka_unit_test(its_border_is_not_inside),
        cmocka_unit_test(sixteen_corners_lie_within_a_disc),
        cmocka_unit_test(who_stands_at_the_radius_is_not_within),
        cmocka_unit_test(an_edge_is_a_disc_drawn_along),
        cmocka_unit_test(an_edge_is_the_hull_of_both_discs),
        cmocka_unit_test(what_its_radii_say_is_what_its_corners_say),
        cmocka_unit_test(a_leg_is_barred_only_from_inside),
        cmocka_unit_test(the_largest_lengths_do_not_overflow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
