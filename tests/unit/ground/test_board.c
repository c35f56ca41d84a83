#include "ground/board.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

// Where a cell is on paper: hexes half a width apart, rows of them one apart.
typedef struct spot {
    int x, y;
} spot;

static spot spot_of(const board *on, int cell) {
    int column = cell % on->across, line = cell / on->across;
    return (spot){on->grid == GRID_HEXES ? 2 * column + line % 2 : 2 * column, line};
}

// The step over each side on paper, clockwise from the north.
static const spot STEP[][BOARD_SIDES_MAX] = {
    [GRID_SQUARES] = {{0, -1}, {2, 0}, {0, 1}, {-2, 0}},
    [GRID_HEXES] = {{1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}},
};

static int cell_at(const board *on, spot where) {
    for (int cell = 0; cell < board_cells(on); cell++) {
        spot here = spot_of(on, cell);
        if (here.x == where.x && here.y == where.y) return cell;
    }
    return BOARD_NOWHERE;
}

// Calls `look` with boards of both grids, odd and even, long and small.
static void with_boards(void (*look)(const board *on)) {
    static const uint8_t SIZES[][2] = {{1, 1}, {1, 5}, {5, 1},  {2, 2},
                                       {7, 7}, {8, 5}, {15, 15}};
    for (uint8_t grid = GRID_SQUARES; grid <= GRID_HEXES; grid++)
        for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++)
            look(&(board){.grid = grid, .across = SIZES[i][0], .down = SIZES[i][1]});
}

static void look_at_neighbours(const board *on) {
    assert_int_equal(board_sides(on), on->grid == GRID_HEXES ? 6 : 4);
    for (int cell = 0; cell < board_cells(on); cell++)
        for (int side = 0; side < board_sides(on); side++) {
            spot here = spot_of(on, cell), step = STEP[on->grid][side];
            int expected = cell_at(on, (spot){here.x + step.x, here.y + step.y});
            assert_int_equal(board_neighbour(on, cell, side), expected);
        }
}

static void neighbours_are_those_on_paper(void **state) {
    (void)state;
    with_boards(look_at_neighbours);
}

static void look_at_sides(const board *on) {
    for (int from = 0; from < board_cells(on); from++)
        for (int to = 0; to < board_cells(on); to++) {
            int side = board_side_towards(on, from, to);
            if (side < 0) {
                for (int s = 0; s < board_sides(on); s++)
                    assert_int_not_equal(board_neighbour(on, from, s), to);
            } else {
                assert_int_equal(board_neighbour(on, from, side), to);
                assert_int_equal(board_side_towards(on, to, from), board_side_behind(on, side));
            }
        }
}

static void a_side_leads_there_and_the_one_behind_leads_back(void **state) {
    (void)state;
    with_boards(look_at_sides);
}

// How many steps between neighbours it takes, by breadth-first search on a board so large that
// its edge is in nobody's way.
static void count_steps(const board *on, int from, int steps[BOARD_CELLS_MAX]) {
    int queue[BOARD_CELLS_MAX], first = 0, last = 0;
    memset(steps, -1, BOARD_CELLS_MAX * sizeof *steps);
    steps[from] = 0;
    queue[last++] = from;
    while (first < last) {
        int cell = queue[first++];
        for (int side = 0; side < board_sides(on); side++) {
            int next = board_neighbour(on, cell, side);
            if (next == BOARD_NOWHERE || steps[next] >= 0) continue;
            steps[next] = steps[cell] + 1;
            queue[last++] = next;
        }
    }
}

static void look_at_distances(const board *on) {
    if (on->across == 1 && on->grid == GRID_HEXES)
        return; // a column of hexes has no straight way
    int steps[BOARD_CELLS_MAX];
    for (int from = 0; from < board_cells(on); from++) {
        count_steps(on, from, steps);
        for (int to = 0; to < board_cells(on); to++)
            assert_int_equal(board_distance(on, from, to), steps[to]);
    }
}

static void distance_is_the_fewest_steps(void **state) {
    (void)state;
    with_boards(look_at_distances);
}

static void look_at_places(const board *on) {
    for (int cell = 0; cell < board_cells(on); cell++)
        assert_int_equal(board_cell_at(on, board_axes_of(on, cell)), cell);
}

static void a_place_is_a_cell_and_back(void **state) {
    (void)state;
    with_boards(look_at_places);
    board hexes = {GRID_HEXES, 4, 5};
    board_axes place = board_axes_of(&hexes, 4 * 4 + 1); // line 4: two rows further west
    assert_int_equal(place.q, -1);
    assert_int_equal(place.r, 4);
    assert_int_equal(board_cell_at(&hexes, (board_axes){-2, 4}), 16);
    assert_int_equal(board_cell_at(&hexes, (board_axes){-3, 4}), BOARD_NOWHERE);
    assert_int_equal(board_cell_at(&hexes, (board_axes){0, 5}), BOARD_NOWHERE);
    assert_int_equal(board_cell_at(&hexes, (board_axes){0, -1}), BOARD_NOWHERE);
}

static void look_at_names(const board *on) {
    for (int cell = 0; cell < board_cells(on); cell++) {
        char name[BOARD_NAME_MAX];
        int back = -1;
        board_cell_name(on, cell, name);
        assert_true(board_cell_read(on, name, &back));
        assert_int_equal(back, cell);
    }
}

static void a_name_is_a_cell_and_back(void **state) {
    (void)state;
    with_boards(look_at_names);
}

static void rows_are_counted_from_the_south(void **state) {
    (void)state;
    static const struct {
        const char *name;
        int cell;
    } ROWS[] = {{"a1", 7 * 11}, {"c2", 7 * 10 + 2}, {"g12", 6}, {"A12", 0}, {"G1", 7 * 11 + 6}};
    const board on = {GRID_SQUARES, 7, 12};
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        int cell = -1;
        assert_true(board_cell_read(&on, ROWS[i].name, &cell));
        assert_int_equal(cell, ROWS[i].cell);
    }
    char name[BOARD_NAME_MAX];
    board_cell_name(&on, 0, name);
    assert_string_equal(name, "a12");
}

static void what_is_no_cell_is_refused(void **state) {
    (void)state;
    static const char *const NONE[] = {"",    "a",    "a0",  "h1",  "a13", "1a",
                                       "a01", "a1 ",  "b 1", "a-1", "aa1", "a1b",
                                       "a99", "a100", "@1",  "z1",  "{1"};
    const board on = {GRID_SQUARES, 7, 12};
    for (size_t i = 0; i < sizeof NONE / sizeof NONE[0]; i++) {
        int cell = 77;
        assert_false(board_cell_read(&on, NONE[i], &cell));
        assert_int_equal(cell, 77);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neighbours_are_those_on_paper),
        cmocka_unit_test(a_side_leads_there_and_the_one_behind_leads_back),
        cmocka_unit_test(distance_is_the_fewest_steps),
        cmocka_unit_test(a_place_is_a_cell_and_back),
        cmocka_unit_test(a_name_is_a_cell_and_back),
        cmocka_unit_test(rows_are_counted_from_the_south),
        cmocka_unit_test(what_is_no_cell_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
