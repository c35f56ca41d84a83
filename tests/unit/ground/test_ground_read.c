#include "base/text.h"
#include "ground_document.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { W = 1 << WOOD, H = 1 << HILL, K = 1 << WORKS, P = 1 << PEAK };
enum { N = 1, E = 2, S = 4 }; // faces

static void a_board_that_nobody_draws_is_seven_by_seven(void **state) {
    (void)state;
    ground_plan on = ground_of("{}");
    assert_false(on.drawn);
    assert_int_equal(on.board.grid, GRID_SQUARES);
    assert_int_equal(on.board.across, 7);
    assert_int_equal(on.board.down, 7);
    on = ground_of("{'columns': 15, 'rows': 1}");
    assert_int_equal(on.board.across, 15);
    assert_int_equal(on.board.down, 1);
}

static void the_legend_explains_letters(void **state) {
    (void)state;
    ground_plan on = ground_of("{'map': '#~ t',"
                               " 'legend': [{'letter': '#', 'kind': 'works', 'faces': 'N E'},"
                               " {'letter': '~', 'kind': 'hill', 'level': 4}]}");
    assert_int_equal(kinds_at(&on, "a1"), K | H);
    assert_int_equal(faces_at(&on, "a1"), N | E);
    assert_int_equal(level_at(&on, "a1"), 4);
    assert_int_equal(kinds_at(&on, "b1"), W);
}

// As many letters as the key table allows; the last of them means what it says.
static void a_full_legend_is_read_to_its_end(void **state) {
    (void)state;
    static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyz!#$%&~";
    char bytes[2048];
    text document = text_within(bytes, sizeof bytes);
    assert_int_equal(strlen(LETTERS), GROUND_LEGEND_MAX);
    text_add(&document, "{'map': '~', 'legend': [");
    for (size_t i = 0; LETTERS[i]; i++) {
        text_add(&document, i ? ", {'letter': '" : "{'letter': '");
        text_add_char(&document, LETTERS[i]);
        text_add(&document, "', 'kind': 'hill', 'level': 4}");
    }
    text_add(&document, "]}");
    assert_false(document.failed);
    ground_plan on = ground_of(bytes);
    assert_int_equal(level_at(&on, "a1"), 4);
}

static void the_legend_may_give_a_usual_letter_another_meaning(void **state) {
    (void)state;
    ground_plan on =
        ground_of("{'map': 'th\\u00e9', 'legend': [{'letter': 't', 'kind': 'hill'},"
                  " {'letter': '\\u00e9', 'kind': 'peak', 'level': 0}]}");
    assert_int_equal(kinds_at(&on, "a1"), H);
    assert_int_equal(kinds_at(&on, "b1"), H);
    assert_int_equal(kinds_at(&on, "c1"), P);
    assert_int_equal(level_at(&on, "c1"), 0);
}

static void named_ground_adds_to_the_map(void **state) {
    (void)state;
    ground_plan on = ground_of("{'map': 't..\\n.3.', 'ground': ["
                               "{'at': 'a2', 'kind': 'works', 'faces': 'S'},"
                               "{'at': 'A2', 'kind': 'wood'}, {'at': 'c1', 'kind': 'hill'},"
                               "{'at': 'b1', 'kind': 'hill', 'level': 5}]}");
    assert_int_equal(kinds_at(&on, "a2"), W | K);
    assert_int_equal(faces_at(&on, "a2"), S);
    assert_int_equal(kinds_at(&on, "c1"), H);
    assert_int_equal(level_at(&on, "c1"), 1);
    assert_int_equal(kinds_at(&on, "b1"), H);
    assert_int_equal(level_at(&on, "b1"), 5);
}

static void faces_of_one_cell_add_up(void **state) {
    (void)state;
    ground_plan on = ground_of("{'ground': [{'at': 'b1', 'kind': 'works', 'faces': 'N'},"
                               "{'at': 'b1', 'kind': 'works', 'faces': 'E'}]}");
    assert_int_equal(faces_at(&on, "b1"), N | E);
}

static void a_level_is_said_or_else_the_highest_of_the_kinds(void **state) {
    (void)state;
    static const struct {
        const char *cell, *named;
        int level;
    } ROWS[] = {
        {"t", "", 0},
        {"h", "", 1},
        {"ht", "", 1},
        {"ph", "", 3},
        {"0p", "", 0},
        {"9h", "", 9},
        {"3h", "{'at': 'a1', 'kind': 'peak'}", 3},
        {"h", "{'at': 'a1', 'kind': 'peak'}", 3},
        {"p", "{'at': 'a1', 'kind': 'hill', 'level': 2}", 2},
        {"9", "{'at': 'a1', 'kind': 'hill', 'level': 2}", 2},
        {".",
         "{'at': 'a1', 'kind': 'hill', 'level': 7}, {'at': 'a1', 'kind': 'hill', 'level': 0}",
         0},
        {"t", "{'at': 'a1', 'kind': 'hill', 'level': 2}, {'at': 'a1', 'kind': 'peak'}", 2},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        char json[400];
        snprintf(json, sizeof json,
                 "{'map': '%s .', 'legend': [{'letter': 'p', 'kind': 'peak'}], 'ground': [%s]}",
                 ROWS[i].cell, ROWS[i].named);
        ground_plan on = ground_of(json);
        assert_int_equal(level_at(&on, "a1"), ROWS[i].level);
    }
}

typedef struct wrong {
    const char *json, *path, *given, *allowed, *nearest;
} wrong;

#define ONE_LETTER "one letter that is no capital, no digit, no full stop and no blank"

static void each_fault_says_where_and_what(void **state) {
    (void)state;
    static const wrong ROWS[] = {
        {"{'legend': [{'letter': 'tt', 'kind': 'wood'}]}", "legend[0].letter", "tt", ONE_LETTER,
         ""},
        {"{'legend': [{'letter': '', 'kind': 'wood'}]}", "legend[0].letter", "", ONE_LETTER,
         ""},
        {"{'legend': [{'letter': 'A', 'kind': 'wood'}]}", "legend[0].letter", "A", ONE_LETTER,
         ""},
        {"{'legend': [{'letter': '3', 'kind': 'wood'}]}", "legend[0].letter", "3", ONE_LETTER,
         ""},
        {"{'legend': [{'letter': '.', 'kind': 'wood'}]}", "legend[0].letter", ".", ONE_LETTER,
         ""},
        {"{'legend': [{'letter': ' ', 'kind': 'wood'}]}", "legend[0].letter", " ", ONE_LETTER,
         ""},
        {"{'legend': [{'letter': 'x', 'kind': 'wood'}, {'letter': 'x', 'kind': 'hill'}]}",
         "legend[1].letter", "x", ONE_LETTER, ""},
        {"{'legend': [{'letter': 'x', 'kind': 'hil'}]}", "legend[0].kind", "hil",
         "wood, hill, works, peak", "hill"},
        {"{'legend': [{'letter': 'x', 'kind': 'wood', 'faces': 'N'}]}", "legend[0].faces", "N",
         "", ""},
        {"{'legend': [{'letter': 'x', 'kind': 'works', 'faces': 'N NE'}]}", "legend[0].faces",
         "NE", "N, E, S or W", ""},
        {"{'legend': [{'letter': 'x', 'kind': 'works', 'faces': ', '}]}", "legend[0].faces",
         ", ", "N, E, S or W", ""},
        {"{'ground': [{'at': 'h1', 'kind': 'wood'}]}", "ground[0].at", "h1", "a1 .. g7", ""},
        {"{'map': '..', 'ground': [{'at': 'a1', 'kind': 'wood'}, {'at': 'c1', 'kind': "
         "'wood'}]}",
         "ground[1].at", "c1", "a1 .. b1", ""},
        {"{'ground': [{'at': 'a1', 'kind': 'moor'}]}", "ground[0].kind", "moor",
         "wood, hill, works, peak", ""},
        {"{'ground': [{'at': 'a1', 'kind': 'hill', 'faces': 'E'}]}", "ground[0].faces", "E", "",
         ""},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        bay_fault why = ground_fault_of(ROWS[i].json);
        assert_string_equal(why.path, ROWS[i].path);
        assert_string_equal(why.given, ROWS[i].given);
        assert_string_equal(why.allowed, ROWS[i].allowed);
        assert_string_equal(why.nearest, ROWS[i].nearest);
        assert_true(strlen(why.words) > 20);
        assert_int_equal(why.words[strlen(why.words) - 1], '.');
    }
}

static void what_has_no_sides_is_named(void **state) {
    (void)state;
    bay_fault why =
        ground_fault_of("{'legend': [{'letter': 'x', 'kind': 'wood', 'faces': 'N'}]}");
    assert_string_equal(why.words,
                        "legend[0].faces may not be said of wood, which has no sides.");
}

static void values_of_another_kind_are_not_there(void **state) {
    (void)state;
    ground_plan on = ground_of("{'map': 3, 'columns': 'x', 'rows': 99, 'ground': 'wood',"
                               " 'legend': {'t': 'wood'}}");
    assert_int_equal(on.board.across, 7);
    assert_int_equal(on.board.down, 7);
    ground_fault_of("{'ground': [3]}");
    ground_fault_of("{'ground': [{'at': 3, 'kind': 'wood'}]}");
    ground_fault_of("{'ground': [{'at': 'a1'}]}");
    ground_fault_of("{'legend': [{'letter': 5, 'kind': 'wood'}]}");
    ground_fault_of("{'legend': ['t wood']}");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_board_that_nobody_draws_is_seven_by_seven),
        cmocka_unit_test(the_legend_explains_letters),
        cmocka_unit_test(a_full_legend_is_read_to_its_end),
        cmocka_unit_test(the_legend_may_give_a_usual_letter_another_meaning),
        cmocka_unit_test(named_ground_adds_to_the_map),
        cmocka_unit_test(faces_of_one_cell_add_up),
        cmocka_unit_test(a_level_is_said_or_else_the_highest_of_the_kinds),
        cmocka_unit_test(each_fault_says_where_and_what),
        cmocka_unit_test(what_has_no_sides_is_named),
        cmocka_unit_test(values_of_another_kind_are_not_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
