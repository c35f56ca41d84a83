#include "ground_document.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { W = 1 << WOOD, H = 1 << HILL, K = 1 << WORKS, P = 1 << PEAK };

static void letters_without_blanks_are_cells(void **state) {
    (void)state;
    ground_plan on = ground_of("{'map': '..t\\n.h2\\n'}");
    assert_true(on.drawn);
    assert_int_equal(on.board.across, 3);
    assert_int_equal(on.board.down, 2);
    assert_int_equal(kinds_at(&on, "a2"), 0);
    assert_int_equal(kinds_at(&on, "c2"), W);
    assert_int_equal(kinds_at(&on, "b1"), H);
    assert_int_equal(level_at(&on, "b1"), 1);
    assert_int_equal(kinds_at(&on, "c1"), 0);
    assert_int_equal(level_at(&on, "c1"), 2);
}

static void words_parted_by_blanks_are_cells(void **state) {
    (void)state;
    ground_plan on = ground_of("{'map': '  .  th  A \\n\\t w3 . tB.'}");
    assert_int_equal(on.board.across, 3);
    assert_int_equal(on.board.down, 2);
    assert_int_equal(kinds_at(&on, "b2"), W | H);
    assert_int_equal(kinds_at(&on, "a1"), K);
    assert_int_equal(level_at(&on, "a1"), 3);
    assert_int_equal(kinds_at(&on, "c1"), W);
    assert_int_equal(on.letter[0], 2);
    assert_int_equal(on.letter[1], 5);
    assert_int_equal(on.letter[2], BOARD_NOWHERE);
}

static void empty_lines_and_blanks_around_say_nothing(void **state) {
    (void)state;
    ground_plan on = ground_of("{'map': '\\n \\n  .t  \\r\\n\\n h.\\n\\n'}");
    assert_int_equal(on.board.across, 2);
    assert_int_equal(on.board.down, 2);
    assert_int_equal(kinds_at(&on, "b2"), W);
    assert_int_equal(kinds_at(&on, "a1"), H);
}

static void a_unit_stands_on_its_ground(void **state) {
    (void)state;
    ground_plan on = ground_of("{'map': '. Ath\\n. BZ'}");
    assert_int_equal(kinds_at(&on, "b2"), W | H);
    assert_int_equal(on.letter[0], 1);
    assert_int_equal(on.letter[1], 3);
    assert_int_equal(on.letter[25], 3);
    assert_int_equal(on.spot[25].line, 2);
    assert_int_equal(on.spot[25].cell, 2);
    assert_int_equal(on.spot[25].column, 4);
}

static void the_largest_board_is_read(void **state) {
    (void)state;
    char json[400] = "{'map': '";
    for (int row = 0; row < 15; row++) strcat(json, "...............\\n");
    strcat(json, "'}");
    ground_plan on = ground_of(json);
    assert_int_equal(on.board.across, 15);
    assert_int_equal(on.board.down, 15);
}

typedef struct wrong_map {
    const char *json;
    unsigned line, column; // of the map
    const char *given, *words, *allowed;
} wrong_map;

static void expect_wrong(const wrong_map *row) {
    bay_fault why = ground_fault_of(row->json);
    assert_string_equal(why.path, "map");
    assert_string_equal(why.words, row->words);
    assert_int_equal(why.text_line, row->line);
    assert_int_equal(why.text_column, row->column);
    assert_string_equal(why.given, row->given);
    if (row->allowed) assert_string_equal(why.allowed, row->allowed);
}

#define LETTERS "\".\" open, 0 to 9 levels, A to Z units"

static void each_fault_names_its_line_and_cell(void **state) {
    (void)state;
    static const wrong_map ROWS[] = {
        {"{'map': '...\\n.x.'}", 2, 2, "x",
         "Line 2 of the map, cell 2: this letter stands for nothing. The legend explains "
         "letters.",
         LETTERS ", t wood, h hill, w works"},
        {"{'map': '\\n. .\\n  . t\u00e9'}", 3, 6, "\u00e9",
         "Line 3 of the map, cell 2: this letter stands for nothing. The legend explains "
         "letters.",
         NULL},
        {"{'map': '.A\\nA.'}", 2, 1, "A",
         "Line 2 of the map, cell 1: this unit stands on the map a second time.", NULL},
        {"{'map': '. AA'}", 1, 4, "A",
         "Line 1 of the map, cell 2: this unit stands on the map a second time.", NULL},
        {"{'map': '1 2t3'}", 1, 5, "3",
         "Line 1 of the map, cell 2: a cell has one level, not two.", NULL},
        {"{'map': '1 02'}", 1, 4, "2",
         "Line 1 of the map, cell 2: a cell has one level, not two.", NULL},
        {"{'map': '...\\n\\n  ..'}", 3, 3, "2",
         "Line 3 of the map: all lines have the same number of cells, here letters.",
         "3 cells, as line 1"},
        {"{'map': '\\n. .\\n. . .'}", 3, 1, "3",
         "Line 3 of the map: all lines have the same number of cells, parted by blanks.",
         "2 cells, as line 2"},
        {"{'map': '................'}", 1, 16, "16",
         "Line 1 of the map, cell 16: the board has too many columns.", "1 .. 15"},
        {"{'map': '.\\n.\\n.\\n.\\n.\\n.\\n.\\n.\\n.\\n.\\n.\\n.\\n.\\n.\\n.\\n.'}", 16, 1,
         "16", "Line 16 of the map: the board has too many rows.", "1 .. 15"},
        {"{'map': ' \\n'}", 0, 0, "", "The map has no cells.", NULL},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) expect_wrong(&ROWS[i]);
}

static void bytes_that_are_no_letters_are_refused(void **state) {
    (void)state;
    bay_value item = {.kind = BAY_VALUE_TEXT, .key = "map"};
    bay_value map = {.kind = BAY_VALUE_MAP, .count = 1, .is.item = &item};
    static const char *const TEXTS[] = {"\xff", "..\xc3", "\xf8\x88\x80", "\x01", "a\x80"};
    for (size_t i = 0; i < sizeof TEXTS / sizeof TEXTS[0]; i++) {
        ground_plan on;
        item.is.text = TEXTS[i];
        item.count = (uint32_t)strlen(TEXTS[i]);
        assert_int_equal(ground_read(&map, &SQUARE_RULES, &on, NULL), BAY_BAD_INPUT);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_without_blanks_are_cells),
        cmocka_unit_test(words_parted_by_blanks_are_cells),
        cmocka_unit_test(empty_lines_and_blanks_around_say_nothing),
        cmocka_unit_test(a_unit_stands_on_its_ground),
        cmocka_unit_test(the_largest_board_is_read),
        cmocka_unit_test(each_fault_names_its_line_and_cell),
        cmocka_unit_test(bytes_that_are_no_letters_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
