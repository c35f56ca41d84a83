#include "rules/kit/kit_reader.h"
#include "unit/ground/ground_document.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const bay_clause CLAUSES[] = {{.id = "TST-01"}, {.id = "TST-02"}, {.id = NULL}};
static const bay_rules RULES = {.id = "test", .clauses = CLAUSES};

static const char DOCUMENT[] =
    "{'hours': 3, 'fire': true, 'ground': 'close', 'attacker': {'units': [{'name': 'A'}, "
    "{'name': 'B', 'quality': 'elit'}]}, 'empty': []}";

static kit_node root_of(const ground_document *document, bay_fault *why) {
    bay_loading in = {.rules = &RULES, .document = document_root(document)};
    return kit_document(&in, why);
}

static void what_stands_in_a_map_is_read_by_its_kind(void **state) {
    (void)state;
    ground_document *document = document_new(DOCUMENT);
    kit_node root = root_of(document, NULL);
    assert_int_equal(kit_whole(&root, "hours", 1), 3);
    assert_true(kit_flag(&root, "fire", false));
    assert_string_equal(kit_text(&root, "ground"), "close");
    assert_int_equal(kit_word(&root, "ground", "open|close|closed", 7), 1);
    assert_true(kit_has(&root, "empty"));
    document_free(document);
}

static void what_is_absent_or_of_another_kind_is_as_usual(void **state) {
    (void)state;
    ground_document *document = document_new(DOCUMENT);
    kit_node root = root_of(document, NULL), none = kit_at(&root, "defender");
    assert_int_equal(kit_whole(&root, "fire", 5), 5);
    assert_true(kit_flag(&root, "hours", true));
    assert_string_equal(kit_text(&root, "hours"), "");
    assert_int_equal(kit_word(&root, "ground", "clos|closer|open", 7), 7);
    assert_int_equal(kit_word(&root, "hours", "3|", 7), 7);
    assert_false(kit_has(&none, "units"));
    assert_int_equal(kit_whole(&none, "hours", 5), 5);
    document_free(document);
}

static void items_are_counted_where_there_is_a_list(void **state) {
    (void)state;
    ground_document *document = document_new(DOCUMENT);
    kit_node root = root_of(document, NULL), attacker = kit_at(&root, "attacker");
    kit_node units = kit_at(&attacker, "units"), second = kit_item(&units, 1);
    kit_node beyond = kit_item(&units, 2), empty = kit_at(&root, "empty");
    assert_int_equal(kit_count(&units), 2);
    assert_int_equal(kit_count(&attacker), 0);
    assert_int_equal(kit_count(&empty), 0);
    assert_string_equal(kit_text(&second, "name"), "B");
    assert_null(beyond.value);
    document_free(document);
}

static void a_refusal_says_where_what_and_by_which_clause(void **state) {
    (void)state;
    ground_document *document = document_new(DOCUMENT);
    bay_fault why;
    kit_node root = root_of(document, &why), attacker = kit_at(&root, "attacker");
    kit_node units = kit_at(&attacker, "units"), unit = kit_item(&units, 1);
    bay_status status = kit_refuse(&unit, (kit_fault){.key = "quality",
                                                      .clause = 1,
                                                      .words = "No.",
                                                      .given = kit_text(&unit, "quality"),
                                                      .choices = "poor|average|elite"});
    assert_int_equal(status, BAY_BAD_INPUT);
    assert_int_equal(why.status, BAY_BAD_INPUT);
    assert_string_equal(why.path, "attacker.units[1].quality");
    assert_string_equal(why.words, "No.");
    assert_string_equal(why.given, "elit");
    assert_string_equal(why.allowed, "poor, average or elite");
    assert_string_equal(why.nearest, "elite");
    assert_string_equal(why.clause, "TST-02");
    assert_int_equal(why.line, 1);
    assert_true(why.column > 1);
    document_free(document);
}

static void a_refusal_may_be_of_the_whole_and_by_no_clause(void **state) {
    (void)state;
    ground_document *document = document_new(DOCUMENT);
    bay_fault why;
    kit_node root = root_of(document, &why), none = kit_at(&root, "defender");
    bay_status status = kit_refuse(&root, (kit_fault){.clause = 0, .status = BAY_FORBIDDEN});
    assert_int_equal(status, BAY_FORBIDDEN);
    assert_string_equal(why.path, "");
    assert_string_equal(why.clause, "TST-01");
    status = kit_forbid(&root, "hours", 0, "Too long.", "1");
    assert_int_equal(status, BAY_FORBIDDEN);
    assert_string_equal(why.path, "hours");
    assert_string_equal(why.words, "Too long.");
    assert_string_equal(why.given, "");
    status = kit_refuse_given(&none, kit_wrong(NULL, -1, "Nobody.", "units"));
    assert_string_equal(why.given, "nothing");
    status = kit_refuse_key(&none, NULL, -1, NULL, "units");
    assert_int_equal(status, BAY_BAD_INPUT);
    assert_string_equal(why.path, "defender");
    assert_string_equal(why.clause, "");
    assert_string_equal(why.allowed, "units");
    assert_int_equal(why.line, 0); // nothing stands there
    document_free(document);
}

static void nobody_need_want_to_know(void **state) {
    (void)state;
    ground_document *document = document_new(DOCUMENT);
    kit_node root = root_of(document, NULL);
    kit_fault wrong = {.key = "hours", .clause = 0, .given = "3", .choices = "1|2"};
    assert_int_equal(kit_refuse(&root, wrong), BAY_BAD_INPUT);
    assert_int_equal(kit_refuse_given(&root, wrong), BAY_BAD_INPUT);
    document_free(document);
}

typedef struct register_of { // the names of the units, and their sides
    char said[16];
} register_of;

static bay_status enter(const kit_node *unit, int side, void *reader) {
    register_of *to = reader;
    const char *name = kit_text(unit, "name");
    if (*name == 'X') return kit_refuse(unit, (kit_fault){.clause = 0, .words = "Not X."});
    strncat(to->said, name, 4);
    strncat(to->said, side == BAY_ATTACKER ? "+" : "-", 2);
    return BAY_OK;
}

static void the_units_of_both_sides_are_read_in_order(void **state) {
    (void)state;
    static const struct {
        const char *json, *said, *path; // what is refused; "": nothing
    } ROWS[] = {
        {"{'attacker': {'units': [{'name': 'A'}, {'name': 'B'}]}, "
         "'defender': {'units': [{'name': 'C'}]}}",
         "A+B+C-", ""},
        {"{'attacker': {'units': [{'name': 'A'}]}, 'defender': {'units': []}}", "A+",
         "defender"},
        {"{'attacker': {'units': [{'name': 'A'}, {'name': 'X'}, {'name': 'B'}]}}", "A+",
         "attacker.units[1]"},
        {"{}", "", "attacker"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        ground_document *document = document_new(ROWS[i].json);
        bay_fault why = {0};
        register_of read = {""};
        kit_node root = root_of(document, &why);
        kit_units(&root, enter, &read, (kit_fault){.clause = 1, .words = "Nobody."});
        assert_string_equal(read.said, ROWS[i].said);
        assert_string_equal(why.path, ROWS[i].path);
        document_free(document);
    }
}

static const bay_unit CALLED[] = {{"a-1", "A", BAY_ATTACKER},
                                  {"d-1", "Guard", BAY_DEFENDER},
                                  {"d-2", "Guard", BAY_DEFENDER},
                                  {"guards", "d-1", BAY_DEFENDER},
                                  {"d-3", "Reserve", BAY_DEFENDER}};
enum { DEFENDERS = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 };

static int found(kit_set among, const char *json) {
    ground_document *document = document_new(json);
    kit_node root = root_of(document, NULL);
    int unit = -1;
    kit_find_unit(&root, CALLED, among, kit_wrong("on", 1, "Who?", "a unit"), &unit);
    document_free(document);
    return unit;
}

static void a_unit_is_found_by_its_id_or_a_name_of_its_own(void **state) {
    (void)state;
    assert_int_equal(found(DEFENDERS, "{'on': 'd-2'}"), 2);
    assert_int_equal(found(DEFENDERS, "{'on': 'Reserve'}"), 4);
    assert_int_equal(found(DEFENDERS, "{'on': 'd-1'}"), 1); // the id before another's name
    assert_int_equal(found(DEFENDERS, "{'on': 'Guard'}"), -1);
    assert_int_equal(found(DEFENDERS, "{'on': 'A'}"), -1);
    assert_int_equal(found(0, "{'on': 'd-1'}"), -1);
}

static void a_unit_that_is_not_found_is_refused_with_the_nearest(void **state) {
    (void)state;
    static const struct {
        const char *json, *nearest;
    } ROWS[] = {{"{'on': 'Reserv'}", "Reserve"},
                {"{'on': 'd-4'}", "d-1"},
                {"{'on': 'Guard'}", ""},
                {"{'on': 'elephants'}", ""}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        ground_document *document = document_new(ROWS[i].json);
        bay_fault why = {0};
        int unit = 9;
        kit_node root = root_of(document, &why);
        bay_status status = kit_find_unit(&root, CALLED, DEFENDERS,
                                          kit_wrong("on", 1, "Who?", "a unit"), &unit);
        assert_int_equal(status, BAY_BAD_INPUT);
        assert_int_equal(unit, 9);
        assert_string_equal(why.given, kit_text(&root, "on"));
        assert_string_equal(why.nearest, ROWS[i].nearest);
        document_free(document);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_stands_in_a_map_is_read_by_its_kind),
        cmocka_unit_test(what_is_absent_or_of_another_kind_is_as_usual),
        cmocka_unit_test(items_are_counted_where_there_is_a_list),
        cmocka_unit_test(a_refusal_says_where_what_and_by_which_clause),
        cmocka_unit_test(a_refusal_may_be_of_the_whole_and_by_no_clause),
        cmocka_unit_test(nobody_need_want_to_know),
        cmocka_unit_test(the_units_of_both_sides_are_read_in_order),
        cmocka_unit_test(a_unit_is_found_by_its_id_or_a_name_of_its_own),
        cmocka_unit_test(a_unit_that_is_not_found_is_refused_with_the_nearest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
