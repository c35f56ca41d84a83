// Boards as text: squares and hexes, what stands in them, and the legend.

#include "base/text.h"
#include "drawing/drawing_map.h"
#include "support/heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { OPEN, HILL, WOOD, TRENCH, FOOT, GUNS, WORKS, OBJECTIVE, SHOT, ASSAULTS };

static const bay_telling TELLINGS[] = {
    [OPEN] = {"open", -1},
    [HILL] = {"hill, level {2}", -1},
    [WOOD] = {"wood", -1},
    [TRENCH] = {"trench", -1},
    [FOOT] = {"infantry, faces its enemy", -1},
    [GUNS] = {"guns", -1},
    [WORKS] = {"works", -1},
    [OBJECTIVE] = {"objective", -1},
    [SHOT] = {"under fire", -1},
    [ASSAULTS] = {"{unit} assaults {other}", -1},
    {.words = NULL},
};
static const bay_attribute ATTRIBUTES[] = {
    {"figures", BAY_ATTRIBUTE_WHOLE, "standing", "figures"},
    {"wounds", BAY_ATTRIBUTE_OFF, "wounded", "wounds"},
    {.id = NULL},
};
static const bay_rules RULES = {.id = "board", .attributes = ATTRIBUTES, .tellings = TELLINGS};
static const bay_unit UNITS[] = {{"va", "1 Va", BAY_ATTACKER},
                                 {"hq", "Lee", BAY_ATTACKER},
                                 {"ny", "9 NY", BAY_DEFENDER},
                                 {"c3", "c3", BAY_NOBODY}};
static const bay_battle BATTLE = {
    .rules = &RULES, .unit_count = sizeof UNITS / sizeof *UNITS, .units = UNITS};

enum { MARKS = 400 };
typedef struct board {
    bay_mark mark[MARKS];
    bay_view view;
} board;

static void put(board *b, bay_mark mark) {
    assert_true(b->view.count < MARKS);
    b->view.mark = b->mark;
    b->mark[b->view.count++] = mark;
}

static bay_mark *cell_of(board *b, int place) {
    return &b->mark[place];
}

// All open, `sides` 4 or 6.
static board board_of(int columns, int rows, int sides) {
    board made = {0};
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns; x++)
            put(&made, (bay_mark){.kind = BAY_MARK_CELL,
                                  .side = BAY_NOBODY,
                                  .unit = BAY_NO_UNIT,
                                  .telling = OPEN,
                                  .place = -1,
                                  .x = sides == 6 ? 2 * x + y % 2 : x,
                                  .y = y,
                                  .w = sides == 6 ? 2 : 1,
                                  .h = 1,
                                  .number = {0, sides, 0, 0}});
    return made;
}

static void put_piece(board *b, int unit, int place, int telling, int strength, int facing) {
    put(b, (bay_mark){.kind = BAY_MARK_PIECE,
                      .side = (uint8_t)UNITS[unit].side,
                      .unit = (uint16_t)unit,
                      .telling = (uint16_t)telling,
                      .place = (int16_t)place,
                      .facing = (uint16_t)facing,
                      .value = {strength}});
}

static void put_sign(board *b, int place, int telling, int number) {
    put(b, (bay_mark){.kind = BAY_MARK_SIGN,
                      .side = BAY_NOBODY,
                      .unit = BAY_NO_UNIT,
                      .telling = (uint16_t)telling,
                      .place = (int16_t)place,
                      .number = {number}});
}

static void assert_drawn(board *b, const char *wanted) {
    text drawing = text_new(heap());
    drawing_map_add(&drawing, &BATTLE, &b->view);
    assert_string_equal(text_get(&drawing), wanted);
    text_free(&drawing);
}

static void squares_have_names_facings_and_a_legend(void **state) {
    (void)state;
    board b = board_of(4, 3, 4);
    cell_of(&b, 1)->telling = WOOD;
    cell_of(&b, 1)->number[0] = BAY_GROUND_WOOD;
    cell_of(&b, 1)->number[3] = 't';
    cell_of(&b, 2)->telling = HILL;
    cell_of(&b, 2)->number[2] = 2;
    cell_of(&b, 3)->telling = HILL;
    cell_of(&b, 3)->number[2] = 1;
    put_piece(&b, 0, 6, FOOT, 0, BAY_NORTH);
    put_piece(&b, 1, 6, FOOT, 0, 0);
    put_piece(&b, 2, 2, GUNS, 0, 1800);
    put(&b, (bay_mark){.kind = BAY_MARK_EDGE,
                       .side = BAY_NOBODY,
                       .unit = BAY_NO_UNIT,
                       .telling = WORKS,
                       .place = 2,
                       .number = {2, BAY_GROUND_WORKS}});
    put_sign(&b, 2, OBJECTIVE, 1);
    put_sign(&b, 6, SHOT, 0);
    put(&b, (bay_mark){.kind = BAY_MARK_ARROW,
                       .side = BAY_ATTACKER,
                       .unit = 0,
                       .telling = ASSAULTS,
                       .place = 6,
                       .other = 3,
                       .number = {2}});
    assert_drawn(&b, " 3 .     t     2av*  1\n"
                     " 2 .     .     .A^2  .\n"
                     " 1 .     .     .     .\n"
                     "   a     b     c     d\n"
                     "\n"
                     "attacker\n"
                     "  A  c2  1 Va      infantry, faces its enemy\n"
                     "  B  c2  Lee       infantry, faces its enemy\n"
                     "defender\n"
                     "  a  c3  9 NY      guns\n"
                     "ground\n"
                     "  t  wood: b3\n"
                     "  2  hill, level 2: c3\n"
                     "  1  hill, level 1: d3\n"
                     "     works: c3 S\n"
                     "  *  objective: c3\n"
                     "     under fire: c2\n"
                     "declared\n"
                     "  c2 > c3  1 Va assaults c3\n");
}

static void hexes_are_shifted_by_half(void **state) {
    (void)state;
    board b = board_of(4, 3, 6);
    put_piece(&b, 0, 5, FOOT, 2, 0);
    b.mark[b.view.count - 1].disordered = 1;
    cell_of(&b, 5)->telling = TRENCH;
    cell_of(&b, 5)->number[0] = BAY_GROUND_WORKS;
    assert_drawn(&b, " 3 .     .     .     .\n"
                     " 2    .     =A!   .     .\n"
                     " 1 .     .     .     .\n"
                     "   a     b     c     d\n"
                     "\n"
                     "attacker\n"
                     "  A  b2  1 Va     [##] 2: infantry, faces its enemy\n"
                     "ground\n"
                     "  =  trench: b2\n");
}

// 15 columns, the most that the rulings allow, with all that a cell can hold in each.
static void the_widest_board_fits_the_page(void **state) {
    (void)state;
    for (int sides = 4; sides <= 6; sides += 2) {
        board b = board_of(15, 15, sides);
        for (int place = 0; place < 60; place += 2) {
            cell_of(&b, place)->telling = WOOD;
            cell_of(&b, place)->number[3] = 't';
            cell_of(&b, place)->number[2] = 1;
            put_piece(&b, place % 3, place, FOOT, 0, 900);
            put_sign(&b, place, OBJECTIVE, 1);
        }
        text drawing = text_new(heap());
        drawing_map_add(&drawing, &BATTLE, &b.view);
        const char *lines = text_get(&drawing);
        assert_int_equal(strncmp(lines, "15 t1A>", 6), 0);
        assert_non_null(strstr(lines, "wood: 30 ") ? lines : NULL);
        for (const char *line = lines; *line; line += strcspn(line, "\n") + 1)
            assert_true(strcspn(line, "\n") <= 78);
        text_free(&drawing);
    }
}

// A system that fills in less: signs for ground without letters, names from where cells are.
static void what_is_not_said_is_made_up(void **state) {
    (void)state;
    board b = board_of(2, 2, 0);
    cell_of(&b, 0)->number[0] = BAY_GROUND_WATER | BAY_GROUND_WOOD;
    cell_of(&b, 0)->telling = WOOD;
    cell_of(&b, 3)->unit = 3; // has a name of its own
    put_piece(&b, 2, 3, GUNS, 0, 0);
    put_piece(&b, 0, -1, FOOT, 0, 0); // stands nowhere: not on the map
    assert_drawn(&b, " 2 &   .\n"
                     " 1 .   .a\n"
                     "   a   b\n"
                     "\n"
                     "defender\n"
                     "  a  c3  9 NY      guns\n"
                     "ground\n"
                     "  &  wood: a2\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squares_have_names_facings_and_a_legend),
        cmocka_unit_test(hexes_are_shifted_by_half),
        cmocka_unit_test(the_widest_board_fits_the_page),
        cmocka_unit_test(what_is_not_said_is_made_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
