#include "rules/kit/kit_ground.h"
#include "unit/ground/ground_document.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const bay_clause CLAUSES[] = {{.id = "TST-01"}, {.id = "TST-02"}, {.id = NULL}};
static const bay_rules RULES = {.id = "test", .clauses = CLAUSES};

// Places the unit that `json` is, on a board whose a1 is a wood, on which nobody may stand.
static bay_status place(const char *json, uint8_t *cell, bay_fault *why) {
    ground_document *document = document_new(json);
    ground_plan on = ground_of("{'map': '..\\n.A', 'ground': [{'at': 'a1', 'kind': 'wood'}]}");
    bay_loading in = {.rules = &RULES, .document = document_root(document)};
    kit_node unit = kit_document(&in, why);
    bay_status status = kit_place(&unit, &on, &SQUARE_RULES, (kit_barred){0, 1}, cell);
    document_free(document);
    return status;
}

static void a_unit_stands_where_it_is_said_to(void **state) {
    (void)state;
    uint8_t cell = 77;
    assert_int_equal(place("{'at': 'b2'}", &cell, NULL), BAY_OK);
    assert_int_equal(cell, 1);
    assert_int_equal(place("{'letter': 'A'}", &cell, NULL), BAY_OK);
    assert_int_equal(cell, 3);
}

static void nobody_stands_off_the_board_or_where_it_is_barred(void **state) {
    (void)state;
    uint8_t cell = 77;
    bay_fault why;
    assert_int_equal(place("{'at': 'c1'}", &cell, &why), BAY_BAD_INPUT);
    assert_string_equal(why.clause, "TST-02"); // the clause of places
    assert_int_equal(place("{'at': 'a1'}", &cell, &why), BAY_BAD_INPUT);
    assert_string_equal(why.path, "at");
    assert_string_equal(why.clause, "TST-02");
    assert_string_equal(why.words, "Nobody can stand on impassable ground.");
    assert_int_equal(cell, 77);
}

static void a_board_is_given_by_any_of_its_keys(void **state) {
    (void)state;
    static const struct {
        const char *json, *key; // NULL: none is given
    } ROWS[] = {
        {"{}", NULL},
        {"{'columns': 7, 'rows': 7, 'ground': [], 'legend': []}", NULL},
        {"{'map': '.'}", "map"},
        {"{'legend': [{}]}", "legend"},
        {"{'ground': ['c2 wood'], 'rows': 3}", "ground"},
        {"{'objectives': ['c2']}", "objectives"},
        {"{'columns': 6}", "columns"},
        {"{'rows': 8}", "rows"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        ground_document *document = document_new(ROWS[i].json);
        bay_fault why = {.path = "none"};
        bay_loading in = {.rules = &RULES, .document = document_root(document)};
        kit_node root = kit_document(&in, &why);
        bay_status status = kit_no_board(&root, 1, "It brings its own.", "no board");
        assert_int_equal(status, ROWS[i].key ? BAY_BAD_INPUT : BAY_OK);
        assert_string_equal(why.path, ROWS[i].key ? ROWS[i].key : "none");
        assert_string_equal(why.clause, ROWS[i].key ? "TST-02" : "");
        document_free(document);
    }
}

static void more_ground_covers_a_cell_of_the_board(void **state) {
    (void)state;
    static const terrain_kind KINDS[] = {
        {"low", 'l', 1, false}, {"high", 'h', 3, false}, {NULL, 0, 0, false}};
    static const ground_rules RULES_OF_TWO = {.grid = GRID_SQUARES, .kinds = KINDS};
    ground_plan on = ground_of("{'map': '..\\n..'}");
    int cell = kit_cell(&on, "b2");
    assert_int_equal(cell, 1);
    kit_cover(&on, &RULES_OF_TWO, cell, 1);
    kit_cover(&on, &RULES_OF_TWO, cell, 0);
    assert_int_equal(on.cell[1].kinds, 3);
    assert_int_equal(on.cell[1].level, 3);
    assert_int_equal(kit_cell(&on, "c3"), BOARD_NOWHERE);
}

static void a_board_is_kept_with_its_neighbours_and_objectives(void **state) {
    (void)state;
    static const char JSON[] = "{'map': '..w\\n...', 'objectives': ['c2', 'a1']}";
    ground_document *document = document_new(JSON);
    bay_loading in = {.rules = &RULES, .document = document_root(document)};
    kit_node root = kit_document(&in, NULL);
    ground_plan policy = ground_of(JSON);
    kit_ground kept = {.objectives = 0};
    assert_int_equal(kit_ground_keep(&root, &policy, &SQUARE_RULES, &kept), BAY_OK);
    document_free(document);
    assert_int_equal(kept.objectives, 2);
    assert_int_equal(kept.objective[0], 2);
    assert_int_equal(kept.objective[1], 3);
    assert_int_equal(kept.cell[2].kinds, policy.cell[2].kinds);
    static const uint8_t AROUND_B1[] = {1, 5, BOARD_NOWHERE, 3};
    assert_memory_equal(kept.next[4], AROUND_B1, sizeof AROUND_B1);
    assert_int_equal(kit_side_towards(&kept, 4, 5), 1);
    assert_int_equal(kit_side_towards(&kept, 4, 2), -1); // over the corner
}

static void objectives_off_the_board_are_not_kept(void **state) {
    (void)state;
    ground_document *document = document_new("{'map': '..', 'objectives': ['c2']}");
    bay_fault why;
    bay_loading in = {.rules = &RULES, .document = document_root(document)};
    kit_node root = kit_document(&in, &why);
    ground_plan policy = ground_of("{'map': '..'}");
    kit_ground kept = {.objectives = 0};
    assert_int_equal(kit_ground_keep(&root, &policy, &SQUARE_RULES, &kept), BAY_BAD_INPUT);
    assert_string_equal(why.path, "objectives[0]");
    assert_int_equal(kept.objectives, 0);
    document_free(document);
}

static void an_assault_ends_by_the_objectives_that_are_cleared(void **state) {
    (void)state;
    const kit_ground one = {.objectives = 1}, three = {.objectives = 3};
    assert_int_equal(kit_ending_of(&one, 0, 0), KIT_HELD);
    assert_int_equal(kit_ending_of(&one, 1, 0), KIT_EMPTIED);
    assert_int_equal(kit_ending_of(&one, 1, 1), KIT_TAKEN);
    assert_int_equal(kit_ending_of(&three, 0, 0), KIT_NONE_CLEARED);
    assert_int_equal(kit_ending_of(&three, 2, 1), KIT_SOME_CLEARED);
    assert_int_equal(kit_ending_of(&three, 3, 0), KIT_ALL_CLEARED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_unit_stands_where_it_is_said_to),
        cmocka_unit_test(nobody_stands_off_the_board_or_where_it_is_barred),
        cmocka_unit_test(a_board_is_given_by_any_of_its_keys),
        cmocka_unit_test(more_ground_covers_a_cell_of_the_board),
        cmocka_unit_test(a_board_is_kept_with_its_neighbours_and_objectives),
        cmocka_unit_test(objectives_off_the_board_are_not_kept),
        cmocka_unit_test(an_assault_ends_by_the_objectives_that_are_cleared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
