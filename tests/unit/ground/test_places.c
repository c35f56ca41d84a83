#include "ground_document.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

// Places `unit` on the ground of `json`, on which `before` (or NULL) stands already.
static bay_status place(const char *json, const char *before, const char *unit, uint8_t *cell,
                        bay_fault *why) {
    ground_plan on = ground_of(json);
    uint8_t other = 0;
    if (before) {
        ground_document *first = document_new(before);
        assert_int_equal(ground_place(&on, &SQUARE_RULES, document_root(first),
                                      "attacker.units[0]", &other, why),
                         BAY_OK);
        document_free(first);
    }
    ground_document *document = document_new(unit);
    bay_status status = ground_place(&on, &SQUARE_RULES, document_root(document),
                                     "attacker.units[1]", cell, why);
    document_free(document);
    return status;
}

static void a_unit_is_at_a_cell_or_where_its_letter_stands(void **state) {
    (void)state;
    uint8_t cell = 0;
    assert_int_equal(place("{}", NULL, "{'at': 'b7'}", &cell, NULL), BAY_OK);
    assert_int_equal(cell, 1);
    assert_int_equal(place("{'map': '..\\n.A'}", NULL, "{'letter': 'A'}", &cell, NULL), BAY_OK);
    assert_int_equal(cell, 3);
}

static void each_wrong_place_is_told(void **state) {
    (void)state;
    static const struct {
        const char *json, *before, *unit, *path, *given, *allowed;
    } ROWS[] = {
        {"{}", NULL, "{}", "attacker.units[1]", "",
         "at: c2, or letter: A with an A on the map"},
        {"{'map': 'A'}", NULL, "{'at': 'a1', 'letter': 'A'}", "attacker.units[1]", "",
         "at: c2, or letter: A with an A on the map"},
        {"{}", NULL, "{'at': 'h1'}", "attacker.units[1].at", "h1", "a1 .. g7"},
        {"{'map': 'AB'}", NULL, "{'letter': 'a'}", "attacker.units[1].letter", "a", "A, B"},
        {"{'map': 'AB'}", NULL, "{'letter': 'AB'}", "attacker.units[1].letter", "AB", "A, B"},
        {"{'map': 'AB'}", NULL, "{'letter': '['}", "attacker.units[1].letter", "[", "A, B"},
        {"{'map': 'AC'}", NULL, "{'letter': 'B'}", "attacker.units[1].letter", "B", "A, C"},
        {"{'map': 'AC'}", "{'letter': 'A'}", "{'letter': 'A'}", "attacker.units[1].letter", "A",
         "C"},
        {"{'map': 'ACD', 'defender': {'units': [{'letter': 'D'}, {'at': 'a1'}]}}",
         "{'letter': 'A'}", "{'letter': 'A'}", "attacker.units[1].letter", "A", "C"},
        {"{'map': 'AD', 'defender': {'units': [{'letter': 'D'}]}}", "{'letter': 'A'}",
         "{'letter': 'A'}", "attacker.units[1].letter", "A",
         "no letter is free on the map; say at: c2"},
        {"{}", NULL, "{'letter': 'B'}", "attacker.units[1].letter", "B",
         "no letter is free on the map; say at: c2"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        uint8_t cell = 77;
        bay_fault why = {0};
        assert_int_equal(place(ROWS[i].json, ROWS[i].before, ROWS[i].unit, &cell, &why),
                         BAY_BAD_INPUT);
        assert_int_equal(cell, 77);
        assert_string_equal(why.path, ROWS[i].path);
        assert_string_equal(why.given, ROWS[i].given);
        assert_string_equal(why.allowed, ROWS[i].allowed);
        assert_string_equal(why.clause, "TST-02");
    }
}

static void a_capital_that_is_no_unit_is_told_where_it_stands(void **state) {
    (void)state;
    ground_plan on = ground_of("{'map': 'AB\\n.C'}");
    uint8_t cell = 0;
    bay_fault why = {0};
    static const char *const UNITS[] = {"{'letter': 'A'}", "{'letter': 'B'}"};
    for (int i = 0; i < 2; i++) {
        ground_document *unit = document_new(UNITS[i]);
        assert_int_equal(
            ground_place(&on, &SQUARE_RULES, document_root(unit), "x", &cell, &why), BAY_OK);
        document_free(unit);
    }
    assert_int_equal(ground_all_placed(&on, &SQUARE_RULES, &why), BAY_BAD_INPUT);
    assert_string_equal(why.path, "map");
    assert_string_equal(why.given, "C");
    assert_string_equal(why.allowed, "A, B");
    assert_string_equal(why.clause, "TST-02");
    assert_string_equal(
        why.words,
        "Line 2 of the map, cell 2: a capital letter is a unit, and no unit has this one.");
    assert_int_equal(why.text_line, 2);
    assert_int_equal(why.text_column, 2);
    on = ground_of("{'map': '..'}");
    assert_int_equal(ground_all_placed(&on, &HEX_RULES, &why), BAY_OK);
}

static bay_status objectives(const char *json, uint8_t *cell, int *count, bay_fault *why) {
    ground_plan on = ground_of("{}");
    ground_document *document = document_new(json);
    bay_status status =
        ground_objectives(&on, &SQUARE_RULES, document_root(document), cell, count, why);
    document_free(document);
    return status;
}

static void objectives_are_cells_in_their_order(void **state) {
    (void)state;
    uint8_t cell[GROUND_OBJECTIVES_MAX];
    int count = -1;
    assert_int_equal(objectives("{}", cell, &count, NULL), BAY_OK);
    assert_int_equal(count, 0);
    assert_int_equal(objectives("{'objectives': ['c7', 'A7']}", cell, &count, NULL), BAY_OK);
    assert_int_equal(count, 2);
    assert_int_equal(cell[0], 2);
    assert_int_equal(cell[1], 0);
}

static void a_wrong_objective_is_told(void **state) {
    (void)state;
    static const struct {
        const char *json, *given;
    } ROWS[] = {
        {"{'objectives': ['c7', 'z1']}", "z1"},
        {"{'objectives': ['c7', 'C7']}", "C7"},
        {"{'objectives': ['c7', {}]}", ""},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        uint8_t cell[GROUND_OBJECTIVES_MAX];
        int count = 42;
        bay_fault why = {0};
        assert_int_equal(objectives(ROWS[i].json, cell, &count, &why), BAY_BAD_INPUT);
        assert_int_equal(count, 42);
        assert_string_equal(why.path, "objectives[1]");
        assert_string_equal(why.given, ROWS[i].given);
        assert_string_equal(why.clause, "TST-01");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_unit_is_at_a_cell_or_where_its_letter_stands),
        cmocka_unit_test(each_wrong_place_is_told),
        cmocka_unit_test(a_capital_that_is_no_unit_is_told_where_it_stands),
        cmocka_unit_test(objectives_are_cells_in_their_order),
        cmocka_unit_test(a_wrong_objective_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
