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
        cmocka_unit_test(a_leg_is_barred_only_from_inside),
        cmocka_unit_test(the_largest_lengths_do_not_overflow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
