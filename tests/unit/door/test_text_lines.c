// Texts of several lines, through the door and back.
#include "asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define CHART                                                                                  \
    "{'do':'%s','scenario':{'rules':'ford','attacker':'3 line','defender':'3 line','chart':"

static asking a;

static const bay_value *asked(const char *verb, const char *chart) {
    char request[400] = CHART "%s}}", whole[400];
    strcpy(whole, ask_filled(&a, request, verb));
    return ask_with(&a, whole, chart);
}

static void line_breaks_come_back_as_they_went(void **state) {
    (void)state;
    static const char *const VERBS[] = {"new", "check", "show"};
    for (size_t i = 0; i < sizeof VERBS / sizeof *VERBS; i++)
        assert_string_equal(
            text_at(asked(VERBS[i], "'..t\\n . \\n\\n..\\n'"), "scenario.chart"),
            "..t\n . \n\n..\n");
    const bay_value *reply = asked("play", "'..\\n..'");
    assert_non_null(strstr(a.raw, "\"chart\":\"..\\n..\""));
    assert_non_null(at(reply, "lines"));
}

static void a_fault_within_the_text_says_where(void **state) {
    (void)state;
    const bay_value *why = at(asked("check", "'..\\n.?.'"), "error");
    assert_string_equal(text_at(why, "path"), "chart");
    assert_int_equal(whole_at(why, "text_line"), 2);
    assert_int_equal(whole_at(why, "text_column"), 2);
    why = at(asked("check", "''"), "error");
    assert_string_equal(text_at(why, "words"),
                        "chart must be a text of lines of 1 to 200 letters.");
    assert_null(at(why, "text_line"));
    assert_null(at(why, "text_column"));
}

static void it_stands_beside_none_of_those_it_excludes(void **state) {
    (void)state;
    const bay_value *reply = asked("check", "'.','marks':['oak']");
    assert_string_equal(text_at(reply, "error.words"),
                        "chart may not stand beside marks: give one of them.");
    reply = asked("check", "'.','river':{}");
    assert_non_null(at(reply, "error"));
    reply = asked("check", "'.'");
    assert_null(at(reply, "error"));
    assert_null(at(reply, "scenario.marks"));
}

static void the_key_table_says_what_it_is(void **state) {
    (void)state;
    const bay_value *keys = at(ask(&a, "{'do':'rules','id':'ford'}"), "keys");
    bool chart = false, place = false;
    for (uint32_t i = 0; i < keys->count; i++) {
        const bay_value *key = &keys->is.item[i];
        if (strcmp(text_at(key, "path"), "chart") == 0) {
            assert_string_equal(text_at(key, "kind"), "lines");
            assert_string_equal(json_at(&a, key, "example"), "null");
            chart = true;
        }
        if (strcmp(text_at(key, "path"), "attacker|defender.units[].place") == 0) {
            assert_string_equal(json_at(&a, key, "choices"), "null");
            assert_string_equal(text_at(key, "example"), "mill");
            place = true;
        }
    }
    assert_true(chart && place);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        ASKING_TEST(line_breaks_come_back_as_they_went, &a),
        ASKING_TEST(a_fault_within_the_text_says_where, &a),
        ASKING_TEST(it_stands_beside_none_of_those_it_excludes, &a),
        ASKING_TEST(the_key_table_says_what_it_is, &a),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
