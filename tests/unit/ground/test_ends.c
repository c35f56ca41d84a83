// The ends of a move of a given length that never leads back.

#include "ground/plane/ends.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { MOST = 400 };
static const bay_point NORTH_WARD = {0, -1}, EAST_WARD = {1, 0}, HERE = {1000, 1000};

typedef struct found {
    int count;
    bay_point end[MOST];
} found;

static bool keep(void *of, bay_point end) {
    found *to = of;
    assert_in_range(to->count, 0, MOST - 1);
    to->end[to->count++] = end;
    return true;
}

static bool keep_one(void *of, bay_point end) {
    keep(of, end);
    return false;
}

static found ends_of(const ground_outline *round, uint32_t count, bay_point onward,
                     int64_t length) {
    found all = {.count = 0};
    way_map map;
    way_map_make(&map, round, count, HERE, &(way_search){.onward = onward, .limit = 2000});
    way_ends(&map, round, count, length, &(way_visitor){.visit = keep, .of = &all});
    return all;
}

static bool has(const found *of, int32_t x, int32_t y) {
    bool any = false;
    for (int i = 0; i < of->count; i++) any |= of->end[i].x == x && of->end[i].y == y;
    return any;
}

static void in_the_open_it_ends_in_nine_places(void **state) {
    (void)state;
    found north = ends_of(NULL, 0, NORTH_WARD, 1000), east = ends_of(NULL, 0, EAST_WARD, 1000);
    assert_int_equal(north.count, 9);
    assert_true(has(&north, 1000, 0) && has(&north, 2000, 1000) && has(&north, 0, 1000));
    assert_true(has(&north, 1383, 76) && has(&north, 293, 293));
    assert_int_equal(east.count, 9);
    assert_true(has(&east, 2000, 1000) && has(&east, 1000, 0) && has(&east, 1000, 2000));
    for (int i = 0; i < north.count; i++) assert_in_range(north.end[i].y, 0, 1000);
}

static void it_can_be_told_that_one_is_enough(void **state) {
    (void)state;
    found one = {.count = 0};
    way_map map;
    way_map_make(&map, NULL, 0, HERE, &(way_search){.onward = NORTH_WARD, .limit = 2000});
    way_ends(&map, NULL, 0, 1000, &(way_visitor){.visit = keep_one, .of = &one});
    assert_int_equal(one.count, 1);
}

static bool is_north_of_most(const void *of, bay_point end) {
    (void)of;
    return end.y < 100;
}

static void of_what_is_not_wanted_nobody_is_told(void **state) {
    (void)state;
    found all = {.count = 0};
    way_map map;
    way_map_make(&map, NULL, 0, HERE, &(way_search){.onward = NORTH_WARD, .limit = 2000});
    way_ends(&map, NULL, 0, 1000,
             &(way_visitor){.wants = is_north_of_most, .visit = keep, .of = &all});
    assert_int_equal(all.count, 3);
    assert_true(has(&all, 1000, 0) && has(&all, 1383, 76) && has(&all, 617, 76));
}

static bool is_not_here(const void *of, bay_point from, int64_t left) {
    (void)of;
    assert_in_range(left, 0, 1000);
    return from.x != HERE.x || from.y != HERE.y;
}

// With a wall right across, ways end beyond its corners too.
static void from_an_unwanted_place_none_ends(void **state) {
    (void)state;
    ground_outline wall = outline_of_edge((bay_point){900, 700}, (bay_point){1300, 700}, 100);
    found all = ends_of(&wall, 1, NORTH_WARD, 1000), some = {.count = 0};
    way_map map;
    way_map_make(&map, &wall, 1, HERE, &(way_search){.onward = NORTH_WARD, .limit = 2000});
    way_ends(&map, &wall, 1, 1000,
             &(way_visitor){.wants_from = is_not_here, .visit = keep, .of = &some});
    assert_true(has(&all, 2000, 1000) && !has(&some, 2000, 1000));
    assert_in_range(some.count, 1, all.count - 1);
    for (int i = 0; i < some.count; i++) assert_true(has(&all, some.end[i].x, some.end[i].y));
}

// A wall right across: straight on is barred, and behind its end the way goes on.
static void it_goes_round_what_stands_in_the_way(void **state) {
    (void)state;
    ground_outline wall = outline_of_edge((bay_point){900, 700}, (bay_point){1300, 700}, 100);
    found all = ends_of(&wall, 1, NORTH_WARD, 1000);
    assert_false(has(&all, 1000, 0));
    int beyond = 0;
    for (int i = 0; i < all.count; i++) {
        assert_false(outline_holds(&wall, all.end[i]));
        beyond += all.end[i].y < 600;
    }
    assert_in_range(beyond, 1, MOST);
}

// A pocket of which nothing leads out but back.
static void nothing_ends_that_would_have_to_turn_back(void **state) {
    (void)state;
    const ground_outline pocket[] = {
        outline_of_edge((bay_point){800, 1300}, (bay_point){800, 700}, 100),
        outline_of_edge((bay_point){800, 700}, (bay_point){1200, 700}, 100),
        outline_of_edge((bay_point){1200, 700}, (bay_point){1200, 1300}, 100)};
    assert_in_range(ends_of(pocket, 3, NORTH_WARD, 200).count, 1, MOST);
    assert_int_equal(ends_of(pocket, 3, NORTH_WARD, 300).count, 0);
    assert_in_range(ends_of(pocket, 3, (bay_point){0, 1}, 300).count, 1, MOST);
}

// What is left of a length is found on the way to a corner too.
static void it_can_end_on_the_way_to_a_corner(void **state) {
    (void)state;
    ground_outline disc = outline_of_disc((bay_point){1000, 500}, 200);
    way_map map;
    found all = ends_of(&disc, 1, NORTH_WARD, 100),
          sixteenths = ends_of(NULL, 0, NORTH_WARD, 100);
    way_map_make(&map, &disc, 1, HERE, &(way_search){.onward = NORTH_WARD, .limit = 2000});
    assert_in_range(map.count, 2, WAY_PLACES_MAX);
    assert_int_equal(all.count, 9 + (int)map.count - 1);
    for (int i = 0; i < 9; i++)
        assert_true(has(&all, sixteenths.end[i].x, sixteenths.end[i].y));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_the_open_it_ends_in_nine_places),
        cmocka_unit_test(it_can_be_told_that_one_is_enough),
        cmocka_unit_test(of_what_is_not_wanted_nobody_is_told),
        cmocka_unit_test(from_an_unwanted_place_none_ends),
        cmocka_unit_test(it_goes_round_what_stands_in_the_way),
        cmocka_unit_test(nothing_ends_that_would_have_to_turn_back),
        cmocka_unit_test(it_can_end_on_the_way_to_a_corner),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
