#include "base/fault.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

// --- Statuses --------------------------------------------------------------------------------

static void every_status_has_an_id_and_words(void **state) {
    (void)state;
    for (int i = 0; i < BAY_STATUS_COUNT; i++) {
        assert_true(text_is_kebab(bay_status_id((bay_status)i)));
        const char *words = bay_status_words((bay_status)i);
        assert_true(strlen(words) > 0 && words[strlen(words) - 1] != '.');
    }
    assert_string_equal(bay_status_id(BAY_OK), "ok");
    assert_string_equal(bay_status_id(BAY_OVER_BUDGET), "over-budget");
    assert_string_equal(bay_status_words(BAY_NO_MEMORY), "out of memory");
}

static void a_number_that_is_no_status_is_internal(void **state) {
    (void)state;
    assert_string_equal(bay_status_id(BAY_STATUS_COUNT), "internal");
    assert_string_equal(bay_status_id((bay_status)9999), "internal");
    assert_string_equal(bay_status_words((bay_status)9999), bay_status_words(BAY_INTERNAL));
}

// --- Faults ----------------------------------------------------------------------------------

static void a_fault_says_what_it_was_told(void **state) {
    (void)state;
    bay_fault why;
    memset(&why, '#', sizeof why);
    bay_value at = {.line = 3, .column = 7, .key_line = 2, .key_column = 5};
    assert_int_equal(fault_set(&why, BAY_BAD_INPUT, "attacker.strength", "It is too strong."),
                     BAY_BAD_INPUT);
    assert_string_equal(why.given, "");
    assert_int_equal(why.line, 0);
    fault_given_whole(&why, -99);
    fault_allowed_range(&why, 1, 60);
    fault_nearest(&why, "strength");
    fault_clause(&why, "NQM-02");
    fault_at(&why, &at);
    assert_int_equal(why.status, BAY_BAD_INPUT);
    assert_string_equal(why.path, "attacker.strength");
    assert_string_equal(why.words, "It is too strong.");
    assert_string_equal(why.given, "-99");
    assert_string_equal(why.allowed, "1 .. 60");
    assert_string_equal(why.nearest, "strength");
    assert_string_equal(why.clause, "NQM-02");
    assert_int_equal(why.line, 3);
    assert_int_equal(why.column, 7);
    fault_at_key(&why, &at);
    assert_int_equal(why.line, 2);
    assert_int_equal(why.column, 5);
    fault_nearest(&why, NULL);
    assert_string_equal(why.nearest, "");
}

static void what_was_given_is_shown_by_its_kind(void **state) {
    (void)state;
    static const struct {
        bay_value value;
        const char *words;
    } ROWS[] = {
        {{.kind = BAY_VALUE_NULL}, "null"},
        {{.kind = BAY_VALUE_FLAG, .is.flag = true}, "true"},
        {{.kind = BAY_VALUE_WHOLE, .is.whole = INT64_MIN}, "-9223372036854775808"},
        {{.kind = BAY_VALUE_DECIMAL, .count = 3, .is.text = "1.5"}, "1.5"},
        {{.kind = BAY_VALUE_TEXT, .count = 3, .is.text = "six"}, "six"},
        {{.kind = BAY_VALUE_LIST, .count = 3}, "a list of 3"},
        {{.kind = BAY_VALUE_MAP, .count = 2}, "a map of 2"},
    };
    bay_fault why;
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        fault_set(&why, BAY_BAD_INPUT, NULL, NULL);
        fault_given_value(&why, &ROWS[i].value);
        assert_string_equal(why.given, ROWS[i].words);
    }
    fault_given_value(&why, NULL);
    assert_string_equal(why.given, "nothing");
}

static void choices_are_listed_and_the_nearest_named(void **state) {
    (void)state;
    bay_fault why;
    fault_set(&why, BAY_BAD_INPUT, NULL, NULL);
    fault_allowed_choices(&why, "elite|veteran|regular");
    assert_string_equal(why.allowed, "elite, veteran or regular");
    fault_allowed_choices(&why, "elite");
    assert_string_equal(why.allowed, "elite");
    fault_nearest_choice(&why, "vetran", "elite|veteran|regular");
    assert_string_equal(why.nearest, "veteran");
    fault_nearest_choice(&why, "cavalry", "elite|veteran|regular");
    assert_string_equal(why.nearest, "");
    fault_allowed_range(&why, 2, 2);
    assert_string_equal(why.allowed, "2");
}

static void long_texts_are_cut_to_fit(void **state) {
    (void)state;
    char text_of_euros[1000] = "";
    for (int i = 0; i < 300; i++) strcat(text_of_euros, "\xE2\x82\xAC");
    bay_fault why;
    fault_set(&why, BAY_BAD_INPUT, text_of_euros, text_of_euros);
    fault_given(&why, text_of_euros);
    fault_clause(&why, text_of_euros);
    assert_int_equal(strlen(why.path), (sizeof why.path - 1) / 3 * 3);
    assert_int_equal(strlen(why.words), (sizeof why.words - 1) / 3 * 3);
    assert_int_equal(strlen(why.given), (sizeof why.given - 1) / 3 * 3);
    assert_int_equal(strlen(why.clause), (sizeof why.clause - 1) / 3 * 3);
}

static void paths_are_built_piece_by_piece(void **state) {
    (void)state;
    bay_fault why;
    fault_set(&why, BAY_BAD_INPUT, NULL, NULL);
    text path = fault_path(&why);
    path_add_key(&path, "attacker");
    path_add_key(&path, "stands");
    path_add_item(&path, 1);
    path_add_key(&path, "strength");
    assert_string_equal(why.path, "attacker.stands[1].strength");
    text words = fault_words(&why);
    text_add(&words, "Too strong by ");
    text_add_whole(&words, 3);
    assert_string_equal(why.words, "Too strong by 3");
}

static void nobody_who_wants_to_know_is_no_fault(void **state) {
    (void)state;
    bay_value value = {.kind = BAY_VALUE_NULL};
    assert_int_equal(fault_set(NULL, BAY_FORBIDDEN, "a", "b"), BAY_FORBIDDEN);
    assert_int_equal(fault_no_memory(NULL), BAY_NO_MEMORY);
    fault_given(NULL, "a");
    fault_given_whole(NULL, 1);
    fault_given_value(NULL, &value);
    fault_allowed(NULL, "a");
    fault_allowed_range(NULL, 1, 2);
    fault_allowed_choices(NULL, "a|b");
    fault_nearest(NULL, "a");
    fault_nearest_choice(NULL, "a", "a|b");
    fault_clause(NULL, "a");
    fault_at(NULL, &value);
    fault_at_key(NULL, &value);
    text words = fault_words(NULL), path = fault_path(NULL);
    text_add(&words, "a");
    path_add_key(&path, "a");
    bay_fault why;
    fault_set(&why, BAY_OK, NULL, NULL);
    fault_at(&why, NULL);
    fault_at_key(&why, NULL);
    assert_int_equal(why.line, 0);
}

static void a_list_that_is_full_ends_with_a_whole_name_and_dots(void **state) {
    (void)state;
    bay_fault why;
    for (int longer = 0; longer < 9; longer++) {
        fault_set(&why, BAY_BAD_INPUT, NULL, NULL);
        char first[] = "aaaaaaaa";
        first[longer] = '\0';
        fault_allowed_also(&why, first);
        for (int i = 0; i < 60; i++) fault_allowed_also(&why, "dice-12");
        size_t size = strlen(why.allowed);
        assert_in_range(size, 170, sizeof why.allowed - 1);
        assert_string_equal(why.allowed + size - 14, ", dice-12, ...");
        assert_memory_equal(why.allowed + longer, ", dice-12", 9 * (longer > 0));
    }
    fault_set(&why, BAY_BAD_INPUT, NULL, NULL);
    fault_allowed_also(&why, "a");
    fault_allowed_also(&why, "b");
    assert_string_equal(why.allowed, "a, b");
    fault_allowed_also(NULL, "c");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_list_that_is_full_ends_with_a_whole_name_and_dots),
        cmocka_unit_test(every_status_has_an_id_and_words),
        cmocka_unit_test(a_number_that_is_no_status_is_internal),
        cmocka_unit_test(a_fault_says_what_it_was_told),
        cmocka_unit_test(what_was_given_is_shown_by_its_kind),
        cmocka_unit_test(choices_are_listed_and_the_nearest_named),
        cmocka_unit_test(long_texts_are_cut_to_fit),
        cmocka_unit_test(paths_are_built_piece_by_piece),
        cmocka_unit_test(nobody_who_wants_to_know_is_no_fault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
