// Areas: what lies in a polygon, its edge too.

#include "ground/plane/area.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

// A horseshoe, open to the north.
static const bay_point SHOE[] = {{0, 0},  {10, 0}, {10, 30}, {20, 30},
                                 {20, 0}, {30, 0}, {30, 40}, {0, 40}};
enum { COUNT = sizeof SHOE / sizeof *SHOE };

static void an_area_has_what_is_within_it_and_on_its_edge(void **state) {
    (void)state;
    for (int32_t x = -2; x <= 32; x++)
        for (int32_t y = -2; y <= 42; y++) {
            bool within = x >= 0 && x <= 30 && y >= 0 && y <= 40;
            bool open = x > 10 && x < 20 && y < 30;
            assert_int_equal(area_has(SHOE, COUNT, (bay_point){x, y}), within && !open);
        }
}

static void a_slanting_edge_is_of_it(void **state) {
    (void)state;
    static const bay_point CORNERS[] = {{0, 0}, {90, 60}, {0, 60}};
    assert_true(area_has(CORNERS, 3, (bay_point){30, 20}));
    assert_true(area_has(CORNERS, 3, (bay_point){30, 21}));
    assert_false(area_has(CORNERS, 3, (bay_point){30, 19}));
    assert_true(area_has(CORNERS, 3, (bay_point){0, 0}));
}

// Two triangles whose tips meet; and a ring that is drawn twice has no inside but its edge.
static void edges_that_cross_part_in_from_out(void **state) {
    (void)state;
    static const bay_point BOW[] = {{0, 0}, {40, 40}, {40, 0}, {0, 40}};
    assert_true(area_has(BOW, 4, (bay_point){35, 20}));
    assert_true(area_has(BOW, 4, (bay_point){20, 20}));
    assert_false(area_has(BOW, 4, (bay_point){20, 5}));
    static const bay_point TWICE[] = {{0, 0}, {40, 0}, {0, 40}, {0, 0}, {40, 0}, {0, 40}};
    assert_false(area_has(TWICE, 6, (bay_point){5, 5}));
    assert_true(area_has(TWICE, 6, (bay_point){20, 20}));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_area_has_what_is_within_it_and_on_its_edge),
        cmocka_unit_test(a_slanting_edge_is_of_it),
        cmocka_unit_test(edges_that_cross_part_in_from_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
