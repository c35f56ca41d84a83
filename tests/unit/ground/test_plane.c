// The plane: turned boxes, and what a point lies in.

#include "ground/plane/plane.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void assert_corners(int32_t facing, const bay_point wanted[PLANE_CORNERS]) {
    bay_point corner[PLANE_CORNERS];
    plane_box((bay_point){1000, 2000}, 200, 100, facing, corner);
    for (int i = 0; i < PLANE_CORNERS; i++) {
        assert_int_equal(corner[i].x, wanted[i].x);
        assert_int_equal(corner[i].y, wanted[i].y);
    }
}

// Front left, front right, back right, back left.
static void a_box_is_turned_about_its_middle(void **state) {
    (void)state;
    assert_corners(0, (bay_point[]){{900, 1950}, {1100, 1950}, {1100, 2050}, {900, 2050}});
    assert_corners(BAY_NORTH,
                   (bay_point[]){{900, 1950}, {1100, 1950}, {1100, 2050}, {900, 2050}});
    assert_corners(900, (bay_point[]){{1050, 1900}, {1050, 2100}, {950, 2100}, {950, 1900}});
    assert_corners(1800, (bay_point[]){{1100, 2050}, {900, 2050}, {900, 1950}, {1100, 1950}});
    assert_corners(2700, (bay_point[]){{950, 2100}, {950, 1900}, {1050, 1900}, {1050, 2100}});
    assert_corners(300, (bay_point[]){{938, 1907}, {1112, 2007}, {1062, 2093}, {888, 1993}});
    assert_corners(1350, (bay_point[]){{1106, 1965}, {965, 2106}, {894, 2035}, {1035, 1894}});
}

// However it is turned, its corners are as far from its middle and from each other.
static void any_angle_keeps_the_shape(void **state) {
    (void)state;
    for (int32_t facing = 1; facing <= BAY_NORTH; facing++) {
        bay_point c[PLANE_CORNERS];
        plane_box((bay_point){0, 0}, 60000, 80000, facing, c);
        for (int i = 0; i < PLANE_CORNERS; i++) {
            int64_t far = (int64_t)c[i].x * c[i].x + (int64_t)c[i].y * c[i].y;
            assert_in_range(far, 50000LL * 50000 - 100000, 50000LL * 50000 + 100000);
        }
        int64_t x = c[1].x - c[0].x, y = c[1].y - c[0].y;
        assert_in_range(x * x + y * y, 60000LL * 60000 - 200000, 60000LL * 60000 + 200000);
    }
}

static void a_polygon_holds_what_is_within_it(void **state) {
    (void)state;
    // A horseshoe, open to the north.
    static const bay_point SHOE[] = {{0, 0},  {10, 0}, {10, 30}, {20, 30},
                                     {20, 0}, {30, 0}, {30, 40}, {0, 40}};
    enum { COUNT = sizeof SHOE / sizeof *SHOE };
    static const struct {
        bay_point at;
        bool within;
    } ROWS[] = {{{5, 5}, true},   {{25, 5}, true},  {{15, 5}, false}, {{15, 35}, true},
                {{-1, 5}, false}, {{31, 5}, false}, {{5, 41}, false}, {{15, 29}, false}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        assert_int_equal(plane_in_polygon(ROWS[i].at, SHOE, COUNT), ROWS[i].within);
}

// Far apart on the largest plane: the products do not overflow.
static void the_largest_lengths_do_not_overflow(void **state) {
    (void)state;
    enum { FAR = 500000000 };
    static const bay_point ALL[] = {{-FAR, -FAR}, {FAR, -FAR}, {FAR, FAR}, {-FAR, FAR}};
    assert_true(plane_in_polygon((bay_point){FAR - 1, FAR - 1}, ALL, 4));
    assert_false(plane_in_polygon((bay_point){FAR + 1, 0}, ALL, 4));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_box_is_turned_about_its_middle),
        cmocka_unit_test(any_angle_keeps_the_shape),
        cmocka_unit_test(a_polygon_holds_what_is_within_it),
        cmocka_unit_test(the_largest_lengths_do_not_overflow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
