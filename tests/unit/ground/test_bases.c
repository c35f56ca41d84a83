// Bases on the plane: what overlaps, what touches, held against counting little squares.

#include "ground/face.h"
#include "ground/plane/bases.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

static ground_base base(int32_t x, int32_t y, int facing) {
    return (ground_base){{x, y}, 300, 150, facing};
}

static void assert_edges(ground_base a, ground_base b, base_edge of_a, base_edge of_b) {
    base_edge one = BASE_EDGES, other = BASE_EDGES;
    assert_true(bases_touch(a, b, &one, &other));
    assert_int_equal(one, of_a);
    assert_int_equal(other, of_b);
    assert_false(bases_overlap(a, b));
}

static void assert_apart(ground_base a, ground_base b) {
    base_edge one = BASE_EDGES, other = BASE_EDGES;
    assert_false(bases_touch(a, b, &one, &other));
    assert_int_equal(one, BASE_EDGES);
    assert_int_equal(other, BASE_EDGES);
    assert_false(bases_overlap(a, b));
}

// One looks north; round it stand others that look south, east and west.
static void edges_that_touch_are_found(void **state) {
    (void)state;
    ground_base one = base(1000, 1000, FACE_NORTH);
    assert_edges(one, base(1000, 850, FACE_SOUTH), BASE_FRONT, BASE_FRONT);
    assert_edges(one, base(1299, 850, FACE_SOUTH), BASE_FRONT, BASE_FRONT); // a tenth of a mm
    assert_edges(one, base(1000, 850, FACE_NORTH), BASE_FRONT, BASE_REAR);
    assert_edges(one, base(1000, 1150, FACE_NORTH), BASE_REAR, BASE_FRONT);
    assert_edges(one, base(1300, 1000, FACE_NORTH), BASE_RIGHT, BASE_LEFT);
    assert_edges(one, base(1300, 1000, FACE_SOUTH), BASE_RIGHT, BASE_RIGHT);
    assert_edges(one, base(1225, 1000, FACE_WEST), BASE_RIGHT, BASE_FRONT);
    assert_edges(one, base(775, 1000, FACE_WEST), BASE_LEFT, BASE_REAR);
    assert_edges(one, base(775, 1000, FACE_EAST), BASE_LEFT, BASE_FRONT);
    assert_edges(one, base(1000, 775, FACE_EAST), BASE_FRONT, BASE_RIGHT);
}

static void a_common_corner_and_a_gap_are_no_contact(void **state) {
    (void)state;
    ground_base one = base(1000, 1000, FACE_NORTH);
    assert_apart(one, base(1300, 850, FACE_SOUTH));
    assert_apart(one, base(700, 1150, FACE_NORTH));
    assert_apart(one, base(1000, 849, FACE_SOUTH));
    assert_apart(one, base(1301, 1000, FACE_SOUTH));
}

static void common_ground_is_no_contact_either(void **state) {
    (void)state;
    ground_base one = base(1000, 1000, FACE_NORTH), other = base(1000, 851, FACE_SOUTH);
    base_edge of_one, of_other;
    assert_true(bases_overlap(one, other));
    assert_true(bases_overlap(one, one));
    assert_false(bases_touch(one, other, &of_one, &of_other));
}

// Half of an odd length is not lost.
static void odd_lengths_are_exact(void **state) {
    (void)state;
    ground_base one = {{0, 0}, 3, 1, FACE_NORTH}, other = {{2, 0}, 3, 1, FACE_EAST};
    assert_edges(one, other, BASE_RIGHT, BASE_REAR);
    other.middle.x = 1;
    assert_true(bases_overlap(one, other));
    other.middle.x = 3;
    assert_apart(one, other);
}

static void the_largest_lengths_do_not_overflow(void **state) {
    (void)state;
    enum { FAR = 500000000 };
    ground_base one = {{-FAR, -FAR}, FAR, FAR, FACE_NORTH};
    assert_apart(one, (ground_base){{FAR, FAR}, FAR, FAR, FACE_SOUTH});
    assert_edges(one, (ground_base){{0, -FAR}, FAR, FAR, FACE_SOUTH}, BASE_RIGHT, BASE_RIGHT);
}

// --- Counting ----------------------------------------------------------------------------------

enum { WIDE = 32 }; // of a sheet of squares half a tenth of a millimetre wide

typedef struct sheet {
    bool covered[WIDE][WIDE];
} sheet;

static sheet covered_by(ground_base of) {
    sheet on = {{{false}}};
    bool across = of.facing == FACE_EAST || of.facing == FACE_WEST;
    int wide = across ? of.depth : of.width, deep = across ? of.width : of.depth;
    for (int y = 2 * of.middle.y - deep; y < 2 * of.middle.y + deep; y++)
        for (int x = 2 * of.middle.x - wide; x < 2 * of.middle.x + wide; x++)
            on.covered[y][x] = true;
    return on;
}

static bool at(const sheet *on, int x, int y) {
    return x >= 0 && y >= 0 && x < WIDE && y < WIDE && on->covered[y][x];
}

// The first way, clockwise from north, that leads from a square of one to a square of the other; of
// those that are on each other `none`.
static int way_between(const sheet *one, const sheet *other, bool *both) {
    static const int EAST[] = {0, 1, 0, -1}, SOUTH[] = {-1, 0, 1, 0};
    int found = -1;
    *both = false;
    for (int y = 0; y < WIDE; y++)
        for (int x = 0; x < WIDE; x++) {
            if (!at(one, x, y)) continue;
            *both |= at(other, x, y);
            for (int way = 0; way < 4; way++)
                if (at(other, x + EAST[way], y + SOUTH[way])) found = way;
        }
    return *both ? -1 : found;
}

static void assert_counted(ground_base a, ground_base b) {
    sheet one = covered_by(a), other = covered_by(b);
    bool both;
    int way = way_between(&one, &other, &both);
    base_edge of_a = BASE_EDGES, of_b = BASE_EDGES;
    assert_int_equal(bases_overlap(a, b), both);
    assert_int_equal(bases_touch(a, b, &of_a, &of_b), way >= 0);
    if (way < 0) return;
    assert_int_equal(of_a, (way - a.facing + 4) % 4);
    assert_int_equal(of_b, (way + 2 - b.facing + 4) % 4);
    bay_point met = bases_meet(a, b);
    assert_in_range(met.x, 1, WIDE / 2 - 1);
    assert_in_range(met.y, 1, WIDE / 2 - 1);
}

static void counting_squares_says_the_same(void **state) {
    (void)state;
    for (int facing = 0; facing < 16; facing++)
        for (int width = 1; width <= 4; width++)
            for (int depth = 1; depth <= 4; depth++)
                for (int x = 3; x <= 13; x++)
                    for (int y = 3; y <= 13; y++)
                        assert_counted((ground_base){{8, 8}, 3, 2, facing / 4},
                                       (ground_base){{x, y}, width, depth, facing % 4});
}

// --- Places ------------------------------------------------------------------------------------

static void contact_is_marked_in_the_middle_of_its_stretch(void **state) {
    (void)state;
    bay_point met = bases_meet(base(1000, 1000, FACE_NORTH), base(1200, 850, FACE_SOUTH));
    assert_int_equal(met.x, 1100);
    assert_int_equal(met.y, 925);
}

static void a_place_is_seen_from_the_front(void **state) {
    (void)state;
    static const bay_point SEEN[] = {{30, 50}, {50, -30}, {-30, -50}, {-50, 30}};
    for (int facing = FACE_NORTH; facing <= FACE_WEST; facing++) {
        bay_point seen = bases_seen((bay_point){30, 50}, facing);
        assert_int_equal(seen.x, SEEN[facing].x);
        assert_int_equal(seen.y, SEEN[facing].y);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(edges_that_touch_are_found),
        cmocka_unit_test(a_common_corner_and_a_gap_are_no_contact),
        cmocka_unit_test(common_ground_is_no_contact_either),
        cmocka_unit_test(odd_lengths_are_exact),
        cmocka_unit_test(the_largest_lengths_do_not_overflow),
        cmocka_unit_test(counting_squares_says_the_same),
        cmocka_unit_test(contact_is_marked_in_the_middle_of_its_stretch),
        cmocka_unit_test(a_place_is_seen_from_the_front),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
