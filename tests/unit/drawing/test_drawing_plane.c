// The plane in letters: shapes to scale, what they mean, and areas and cells beside it.

#include "drawing/drawing.h"
#include "support/heap.h"
#include "unit/door/asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static asking a;

// The lines of a drawing, each ended.
static void assert_drawn(const bay_value *reply, const char *wanted) {
    const bay_value *lines = at(reply, "drawing");
    text drawing = text_new(heap());
    for (uint32_t i = 0; i < lines->count; i++) {
        text_add(&drawing, lines->is.item[i].is.text);
        text_add_char(&drawing, '\n');
    }
    assert_string_equal(text_get(&drawing), wanted);
    text_free(&drawing);
}

static void a_table_top_is_drawn_to_scale(void **state) {
    (void)state;
    assert_drawn(
        ask(&a, "{'do':'show','scenario':{'rules':'moor','attacker':'4 wolves','defender':'2 "
                "guards'}}"),
        "4 wolves left\n"
        "+- the den ------------------------------------------------------------------+\n"
        "|                                                                            |\n"
        "+----------------------------------------------------------------------------+\n"
        "+- the moor -------------------------------------+\n"
        "|................................................|\n"
        "|..A++++++++++++++++++++++++++++++++++..%%.......|\n"
        "|.BB.&&&&&&&&&&&&....................+.%%%%%%....|\n"
        "|.CC..&&&&&&&&&&&&.......===.........+...%%%%%%..|\n"
        "|.DD..&&&&&&&&&&&&&.........===......+......%%...|\n"
        "|.....&&&&&&&&&&&&.............=.....+...........|\n"
        "|......&&&&&&&&&...............=.....+...........|\n"
        "|.........&&&&.................=.....+...........|\n"
        "|..............................=....aaaa.........|\n"
        "|..............................=..aaa*...........|\n"
        "|..............................=.................|\n"
        "|...........~~~~~~.............=.................|\n"
        "|..........~~~~~~~~............=.................|\n"
        "|..........~~~~~~~~............=.................|\n"
        "|...........~~~~~~...............................|\n"
        "|................................................|\n"
        "+------------------------------------------------+\n"
        "a letter is 0.5 in across and 1 in down\n"
        "\n"
        "attacker\n"
        "  A  1, 1 in       Wolf 1   [#] 1, speed 9: on the prowl\n"
        "  B  1, 2.25 in    Wolf 2   [#] 1, speed 9: on the prowl\n"
        "  C  1, 3.5 in     Wolf 3   [#] 1, speed 9: on the prowl\n"
        "  D  1, 4.75 in    Wolf 4   [#] 1, speed 9: on the prowl\n"
        "defender\n"
        "  a  18, 9 in      the cart [##] 2: waits\n"
        "ground\n"
        "  &  wood\n"
        "  =  wall\n"
        "  ~  tarn\n"
        "  %  hut\n"
        "places\n"
        "  *  18, 9 in      the cart\n"
        "lines\n"
        "  +  1, 1 in       Wolf 1 has to run 25 in\n");
}

// --- Marks of no system ----------------------------------------------------------------------

enum { FIELD, HEATH, OPEN, POST, MAN, STAKE, FAR };

static const bay_telling TELLINGS[] = {
    [FIELD] = {"camp", -1},     [HEATH] = {"heath", -1}, [OPEN] = {"open", -1},
    [POST] = {"post", -1},      [MAN] = {"a man", -1},   [STAKE] = {"stake", -1},
    [FAR] = {"{0:cm} off", -1}, {.words = NULL},
};
static const bay_rules RULES = {.id = "camp", .tellings = TELLINGS};
static const bay_unit UNITS[] = {
    {"ann", "Ann", BAY_ATTACKER}, {"bob", "Bob", BAY_ATTACKER}, {"cy", "Cy", BAY_DEFENDER}};
static const bay_battle BATTLE = {
    .rules = &RULES, .unit_count = sizeof UNITS / sizeof *UNITS, .units = UNITS};

enum { ROOM = 20 };
typedef struct sheet {
    bay_mark mark[ROOM];
    bay_point point[ROOM];
    bay_view view;
} sheet;

static void begin(sheet *s) {
    *s = (sheet){.view = {.room = ROOM, .point_room = ROOM}};
    s->view.mark = s->mark;
    s->view.point = s->point;
}

static bay_mark mark_of(bay_mark_kind kind, int telling) {
    return (bay_mark){.kind = (uint8_t)kind,
                      .side = BAY_NOBODY,
                      .unit = BAY_NO_UNIT,
                      .telling = (uint16_t)telling,
                      .place = -1};
}

static void add_heath(sheet *s, int32_t wide, int32_t deep, bay_length unit) {
    bay_mark heath = mark_of(BAY_MARK_PLANE, HEATH);
    heath.w = wide;
    heath.h = deep;
    heath.number[0] = (int32_t)unit;
    bay_view_add(&s->view, heath);
}

static void add_man(sheet *s, int unit, int place, bay_shape shape, int32_t x, int32_t y) {
    bay_mark man = mark_of(BAY_MARK_PIECE, MAN);
    man.unit = (uint16_t)unit;
    man.side = (uint8_t)UNITS[unit].side;
    man.place = (int16_t)place;
    man.shape = (uint8_t)shape;
    man.x = x;
    man.y = y;
    man.w = man.h = shape ? 2 * BAY_MILLIMETRE : 0;
    bay_view_add(&s->view, man);
}

static void assert_sheet(const sheet *s, const char *wanted) {
    text drawing = text_new(heap());
    drawing_add(&drawing, &BATTLE, &s->view);
    assert_string_equal(text_get(&drawing), wanted);
    text_free(&drawing);
}

static void areas_cells_and_the_plane_are_in_one_drawing(void **state) {
    (void)state;
    sheet s;
    begin(&s);
    bay_view_add(&s.view, mark_of(BAY_MARK_AREA, FIELD));
    bay_view_add(&s.view, mark_of(BAY_MARK_CELL, OPEN));
    add_heath(&s, 4 * BAY_CENTIMETRE, 4 * BAY_CENTIMETRE, BAY_CENTIMETRES);
    add_man(&s, 0, 0, BAY_SHAPE_NONE, 0, 0);
    add_man(&s, 1, 1, BAY_SHAPE_NONE, 0, 0);
    add_man(&s, 2, -1, BAY_SHAPE_DISC, BAY_CENTIMETRE, BAY_CENTIMETRE);
    bay_mark sign = mark_of(BAY_MARK_SIGN, POST);
    sign.place = 1;
    bay_view_add(&s.view, sign);
    assert_sheet(
        &s, "+- camp ---------------------------------------------------------------------+\n"
            "| Ann       a man                                                            |\n"
            "+----------------------------------------------------------------------------+\n"
            " 1 .B\n"
            "   a\n"
            "\n"
            "attacker\n"
            "  B  a1  Bob       a man\n"
            "ground\n"
            "     post: a1\n"
            "+- heat -+\n"
            "|........|\n"
            "|..a.....|\n"
            "|........|\n"
            "|........|\n"
            "+--------+\n"
            "a letter is 0.5 cm across and 1 cm down\n"
            "\n"
            "defender\n"
            "  a  1, 1 cm       Cy        a man\n");
}

// Five of a foot company: two lie down, one has a name of his own and so his own letter.
static void members_share_a_letter_and_alike_ones_a_line(void **state) {
    (void)state;
    static const bay_unit MEN[] = {
        {"foot", "Foot", BAY_ATTACKER},     {"foot.1", "Foot 1", BAY_ATTACKER},
        {"foot.2", "Foot 2", BAY_ATTACKER}, {"foot.3", "Foot 3", BAY_ATTACKER},
        {"foot.4", "Foot 4", BAY_ATTACKER}, {"sam", "Sam", BAY_ATTACKER},
        {"dee", "Dee", BAY_ATTACKER}};
    static const bay_group GROUP = {0, 5, "man"};
    static const int SAYS[] = {MAN, MAN, POST, MAN, MAN, MAN};
    const bay_battle battle = {
        .rules = &RULES, .unit_count = 7, .units = MEN, .group_count = 1, .groups = &GROUP};
    sheet s;
    begin(&s);
    add_heath(&s, 4 * BAY_CENTIMETRE, 2 * BAY_CENTIMETRE, BAY_CENTIMETRES);
    for (int i = 0; i < 6; i++) {
        bay_mark man = mark_of(BAY_MARK_PIECE, SAYS[i]);
        man.unit = (uint16_t)(1 + i);
        man.side = BAY_ATTACKER;
        man.shape = BAY_SHAPE_DISC;
        man.x = i * BAY_CENTIMETRE / 2 + 1;
        man.y = BAY_CENTIMETRE / 2;
        man.w = BAY_MILLIMETRE;
        bay_view_add(&s.view, man);
    }
    text drawing = text_new(heap());
    drawing_add(&drawing, &battle, &s.view);
    assert_string_equal(text_get(&drawing), "+- heat -+\n"
                                            "|AAAABC..|\n"
                                            "|........|\n"
                                            "+--------+\n"
                                            "a letter is 0.5 cm across and 1 cm down\n"
                                            "\n"
                                            "attacker\n"
                                            "  A  3 pieces      Foot 1 to 2, 4  a man\n"
                                            "  A  1.01, 0.5 cm  Foot 3          post\n"
                                            "  B  2.01, 0.5 cm  Sam             a man\n"
                                            "  C  2.51, 0.5 cm  Dee             a man\n");
    text_free(&drawing);
}

// Small shapes leave a letter, one beyond the edge none; what lies on the far edge is still drawn.
static void the_smallest_shape_is_seen_and_what_is_off_the_plane_is_told_only(void **state) {
    (void)state;
    sheet s;
    begin(&s);
    add_heath(&s, 30 * BAY_CENTIMETRE, 4 * BAY_CENTIMETRE, BAY_MILLIMETRES);
    add_man(&s, 0, -1, BAY_SHAPE_BOX, 30 * BAY_CENTIMETRE, 4 * BAY_CENTIMETRE);
    add_man(&s, 1, -1, BAY_SHAPE_DISC, 31 * BAY_CENTIMETRE, -5);
    bay_mark stake = mark_of(BAY_MARK_GROUND, STAKE);
    stake.shape = BAY_SHAPE_POLYGON;
    stake.number[3] = 's';
    bay_point corner[] = {{0, 0}, {3, 0}, {0, 3}};
    bay_view_add_points(&s.view, stake, corner, 3);
    bay_view_add_points(&s.view, stake, corner, 3); // told once
    bay_mark line = mark_of(BAY_MARK_LINE, FAR);
    line.shape = BAY_SHAPE_LINE;
    line.number[0] = -255;
    bay_point off[] = {{-900, 200}, {500, 200}, {500, 4000}};
    bay_view_add_points(&s.view, line, off, 3);
    assert_sheet(
        &s, "+- heath -------------------------------------------------------------------+\n"
            "|s..........................................................................|\n"
            "|...........................................................................|\n"
            "|+++++++++++++..............................................................|\n"
            "|............+..............................................................|\n"
            "|............+.............................................................A|\n"
            "+---------------------------------------------------------------------------+\n"
            "a letter is 4 mm across and 8 mm down\n"
            "\n"
            "attacker\n"
            "  A  300, 40 mm    Ann       a man\n"
            "  B  310, -0.5 mm  Bob       a man\n"
            "ground\n"
            "  s  stake\n"
            "lines\n"
            "  +  -90, 20 mm    -2.55 cm off\n");
}

// Two bases of Ann's: she is one piece, with one letter and one line.
static void further_bases_have_the_letter_of_their_piece(void **state) {
    (void)state;
    sheet s;
    begin(&s);
    add_heath(&s, 4 * BAY_CENTIMETRE, 2 * BAY_CENTIMETRE, BAY_CENTIMETRES);
    s.mark[0].x = BAY_CENTIMETRE; // where it begins moves nothing but the drawing
    add_man(&s, 0, -1, BAY_SHAPE_BOX, 2 * BAY_CENTIMETRE, BAY_CENTIMETRE / 2);
    add_man(&s, 1, -1, BAY_SHAPE_BOX, 4 * BAY_CENTIMETRE, BAY_CENTIMETRE / 2);
    for (int i = 0; i < 2; i++) {
        add_man(&s, i, -1, BAY_SHAPE_BOX, (2 + 2 * i) * BAY_CENTIMETRE, 3 * BAY_CENTIMETRE / 2);
        s.mark[s.view.count - 1].kind = BAY_MARK_BASE;
    }
    assert_sheet(&s, "+- heat -+\n"
                     "|..A...B.|\n"
                     "|..A...B.|\n"
                     "+--------+\n"
                     "a letter is 0.5 cm across and 1 cm down\n"
                     "\n"
                     "attacker\n"
                     "  A  2, 0.5 cm     Ann       a man\n"
                     "  B  4, 0.5 cm     Bob       a man\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        ASKING_TEST(a_table_top_is_drawn_to_scale, &a),
        cmocka_unit_test(areas_cells_and_the_plane_are_in_one_drawing),
        cmocka_unit_test(members_share_a_letter_and_alike_ones_a_line),
        cmocka_unit_test(further_bases_have_the_letter_of_their_piece),
        cmocka_unit_test(the_smallest_shape_is_seen_and_what_is_off_the_plane_is_told_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
