#include "rules/kit/kit_draw.h"
#include "rules/kit/kit_tell.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { OPEN, WOOD, WORKS }; // rows of the terrain table
enum { SAYS_WORKS = 5, SAYS_WOOD, SAYS_OPEN };

static const terrain_kind KINDS[] = {{"open", 'o', 0, false},
                                     {"wood", 'w', 0, false},
                                     {"works", 'f', 0, true},
                                     {NULL, 0, 0, false}};
static const kit_ground_row ROWS[] = {{WORKS, BAY_GROUND_WORKS, SAYS_WORKS},
                                      {WOOD, BAY_GROUND_WOOD, SAYS_WOOD},
                                      {OPEN, 0, SAYS_OPEN}};

// Draws a board of squares, all of this ground.
static void draw(terrain ground, uint8_t across, uint8_t down, bay_view *sink) {
    kit_ground on = {.board = {GRID_SQUARES, across, down}};
    for (int cell = 0; cell < across * down; cell++) on.cell[cell] = ground;
    kit_draw_board(sink, &on, 7, (kit_board_words){ROWS, 3, KINDS, 9, 10, NULL});
}

static void check_look(terrain ground, int drawn, int letter, int telling) {
    bay_mark mark;
    bay_view sink = {.mark = &mark, .room = 1};
    draw(ground, 1, 1, &sink);
    assert_int_equal(mark.number[0], drawn);
    assert_int_equal(mark.number[3], letter);
    assert_int_equal(mark.telling, telling);
}

static void ground_looks_like_the_first_of_its_kinds(void **state) {
    (void)state;
    check_look((terrain){0}, 0, 0, SAYS_OPEN);
    check_look((terrain){.kinds = 1U << OPEN}, 0, 'o', SAYS_OPEN);
    check_look((terrain){.kinds = 1U << WOOD}, BAY_GROUND_WOOD, 'w', SAYS_WOOD);
    check_look((terrain){.kinds = 1U << WOOD | 1U << WORKS}, BAY_GROUND_WOOD | BAY_GROUND_WORKS,
               'f', SAYS_WORKS);
}

static void what_faces_some_sides_is_drawn_on_them_alone(void **state) {
    (void)state;
    terrain ground = {.kinds = 1U << WORKS, .faces = 1U << 1 | 1U << 2};
    check_look(ground, 0, 'f', SAYS_WORKS);
    bay_mark mark[6];
    bay_view sink = {.mark = mark, .room = 6};
    draw(ground, 2, 1, &sink);
    assert_int_equal(sink.count, 6); // the cells, then the edges of each
    for (int i = 2; i < 6; i++) {
        assert_int_equal(mark[i].kind, BAY_MARK_EDGE);
        assert_int_equal(mark[i].place, (i - 2) / 2);
        assert_int_equal(mark[i].number[0], 1 + i % 2);
        assert_int_equal(mark[i].number[1], BAY_GROUND_WORKS);
    }
}

static int level_of(terrain ground) {
    return 20 + ground.level;
}

static void a_board_is_its_cells_then_edges_then_objectives(void **state) {
    (void)state;
    const kit_ground on = {.board = {GRID_SQUARES, 2, 1},
                           .cell = {{.kinds = 1U << WORKS, .faces = 1U << 3, .level = 2},
                                    {.kinds = 1U << WOOD, .faces = 1U << 1}},
                           .objectives = 1,
                           .objective = {1}};
    bay_mark mark[5];
    bay_view sink = {.mark = mark, .room = 5};
    kit_draw_board(&sink, &on, 7, (kit_board_words){ROWS, 3, KINDS, 9, 10, NULL});
    static const struct {
        int kind, unit, telling, place;
    } MARKS[] = {{BAY_MARK_CELL, 7, SAYS_WORKS, -1},
                 {BAY_MARK_CELL, 8, SAYS_WOOD, -1},
                 {BAY_MARK_EDGE, BAY_NO_UNIT, 9, 0}, // a wood has no faces
                 {BAY_MARK_SIGN, BAY_NO_UNIT, 10, 1}};
    assert_int_equal(sink.count, 4);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(mark[i].kind, MARKS[i].kind);
        assert_int_equal(mark[i].unit, MARKS[i].unit);
        assert_int_equal(mark[i].telling, MARKS[i].telling);
        assert_int_equal(mark[i].place, MARKS[i].place);
    }
    assert_int_equal(mark[0].number[2], 2);
    // The words of a cell may be the system's own.
    bay_view own = {.mark = mark, .room = 5};
    kit_draw_board(&own, &on, 7, (kit_board_words){ROWS, 3, KINDS, 9, 10, level_of});
    assert_int_equal(mark[0].telling, 22);
    assert_int_equal(mark[1].telling, 20);
}

static void cells_lie_where_their_grid_has_them(void **state) {
    (void)state;
    static const struct {
        board_grid grid;
        int cell, x, y, w, sides;
    } CELLS[] = {{GRID_SQUARES, 5, 2, 1, 1, 4},
                 {GRID_HEXES, 2, 4, 0, 2, 6},
                 {GRID_HEXES, 5, 5, 1, 2, 6}};
    for (size_t i = 0; i < sizeof CELLS / sizeof *CELLS; i++) {
        kit_ground on = {.board = {(uint8_t)CELLS[i].grid, 3, 2}};
        on.cell[CELLS[i].cell] = (terrain){.kinds = 1U << WOOD, .level = 7};
        bay_mark marks[6];
        bay_view sink = {.mark = marks, .room = 6};
        kit_draw_board(&sink, &on, 40, (kit_board_words){ROWS, 3, KINDS, 9, 10, NULL});
        bay_mark mark = marks[CELLS[i].cell];
        assert_int_equal(mark.kind, BAY_MARK_CELL);
        assert_int_equal(mark.unit, 40 + CELLS[i].cell);
        assert_int_equal(mark.x, CELLS[i].x);
        assert_int_equal(mark.y, CELLS[i].y);
        assert_int_equal(mark.w, CELLS[i].w);
        assert_memory_equal(mark.number, ((int32_t[]){BAY_GROUND_WOOD, CELLS[i].sides, 7, 'w'}),
                            sizeof mark.number);
    }
}

static void each_mark_says_what_it_is_about(void **state) {
    (void)state;
    bay_mark mark[5];
    bay_view sink = {.mark = mark, .room = 5};
    kit_draw_forces(&sink, 1, 2, 3, 4);
    kit_draw_note(&sink, 5, BAY_NO_UNIT, 6, 1, 0);
    kit_draw_piece(&sink, (kit_piece){.side = BAY_DEFENDER,
                                      .unit = 7,
                                      .telling = 8,
                                      .place = -1,
                                      .arm = BAY_ARM_CAVALRY,
                                      .turn = 3,
                                      .disordered = true,
                                      .out = true,
                                      .number = {4, 5, 6},
                                      .value = {9, 1, 2}});
    kit_draw_sign(&sink, 10, BAY_ATTACKER, 11, 12);
    kit_draw_arrow(&sink, 13, 14, 15, 16, 17);
    static const uint8_t KIND[] = {BAY_MARK_FORCES, BAY_MARK_SIGN, BAY_MARK_PIECE,
                                   BAY_MARK_SIGN, BAY_MARK_ARROW};
    static const uint16_t UNIT[] = {BAY_NO_UNIT, BAY_NO_UNIT, 7, 11, 14};
    static const uint16_t TELLING[] = {1, 5, 8, 10, 13};
    static const uint8_t SIDE[] = {BAY_NOBODY, BAY_NOBODY, BAY_DEFENDER, BAY_ATTACKER,
                                   BAY_ATTACKER};
    static const int16_t PLACE[] = {-1, 6, -1, 12, 15};
    static const int32_t NUMBER[][4] = {{2, 3, 4}, {1}, {4, 5, 6, 3}, {0}, {17}};
    static const int32_t VALUE[] = {9, 1, 2};
    assert_int_equal(sink.count, 5);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(mark[i].kind, KIND[i]);
        assert_int_equal(mark[i].unit, UNIT[i]);
        assert_int_equal(mark[i].telling, TELLING[i]);
        assert_int_equal(mark[i].side, SIDE[i]);
        assert_int_equal(mark[i].place, PLACE[i]);
        assert_int_equal(mark[i].other, i == 4 ? 16 : 0);
        assert_int_equal(mark[i].arm, i == 2 ? BAY_ARM_CAVALRY : 0);
        assert_int_equal(mark[i].disordered, i == 2);
        assert_int_equal(mark[i].out, i == 2);
        assert_int_equal(mark[i].facing, i == 2 ? 900 : 0);
        if (i == 2) assert_memory_equal(mark[i].value, VALUE, sizeof VALUE);
        assert_memory_equal(mark[i].number, NUMBER[i], sizeof NUMBER[i]);
    }
}

static void areas_stand_in_columns_and_rows(void **state) {
    (void)state;
    bay_mark mark[2];
    bay_view sink = {.mark = mark, .room = 2};
    kit_draw_area(&sink, 7, BAY_DEFENDER, 5, 2, 1);
    assert_int_equal(mark[0].kind, BAY_MARK_AREA);
    assert_int_equal(mark[0].side, BAY_DEFENDER);
    assert_int_equal(mark[0].x, 2 * mark[0].w);
    assert_int_equal(mark[0].y, mark[0].h);
    assert_int_equal(mark[0].place, -1);
    kit_draw_note(&sink, 8, BAY_NO_UNIT, 3, 10, 11);
    assert_int_equal(mark[1].side, BAY_NOBODY);
    assert_int_equal(mark[1].place, 3);
    assert_int_equal(mark[1].number[1], 11);
}

static void marks_beyond_the_room_are_counted(void **state) {
    (void)state;
    bay_mark mark[2] = {{0}, {.unit = 77}};
    bay_view sink = {.mark = mark, .room = 1};
    for (int i = 0; i < 3; i++) kit_draw_note(&sink, 5, BAY_NO_UNIT, i, 1, 0);
    assert_int_equal(sink.count, 3);
    assert_int_equal(mark[0].place, 0);
    assert_int_equal(mark[1].unit, 77);
}

static void a_telling_has_its_units_its_number_and_a_side(void **state) {
    (void)state;
    const bay_unit units[] = {{"foot", "Foot", BAY_ATTACKER}, {"foe", "Foe", BAY_DEFENDER}};
    const bay_battle battle = {.units = units, .unit_count = 2};
    bay_event event[2];
    bay_trace why = {event, 0, 2};
    kit_tell(&battle, &why, 3, 1, 0, 9);
    kit_say(&why, 4);
    kit_tell_of(&battle, NULL, 5, 1); // nobody listens
    assert_int_equal(why.count, 2);
    assert_int_equal(event[0].telling, 3);
    assert_int_equal(event[0].unit, 1);
    assert_int_equal(event[0].other, 0);
    assert_int_equal(event[0].side, BAY_DEFENDER);
    assert_int_equal(event[0].number[0], 9);
    assert_int_equal(event[1].telling, 4);
    assert_int_equal(event[1].unit, BAY_NO_UNIT);
    assert_int_equal(event[1].side, BAY_NOBODY);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ground_looks_like_the_first_of_its_kinds),
        cmocka_unit_test(what_faces_some_sides_is_drawn_on_them_alone),
        cmocka_unit_test(a_board_is_its_cells_then_edges_then_objectives),
        cmocka_unit_test(cells_lie_where_their_grid_has_them),
        cmocka_unit_test(each_mark_says_what_it_is_about),
        cmocka_unit_test(areas_stand_in_columns_and_rows),
        cmocka_unit_test(marks_beyond_the_room_are_counted),
        cmocka_unit_test(a_telling_has_its_units_its_number_and_a_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
