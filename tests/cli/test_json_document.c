// What is JSON, and what of it is composed: the same as jansson reads.

#include "cli/yaml/compose.h"
#include "cli/yaml/json_document.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void fill(yaml *of, const char *text) {
    session at = {0};
    assert_int_equal(input_take(&at, "t.json", text, strlen(text), &of->from), EXIT_DONE);
}

static bool compose(session *at, yaml *of, const char *text) {
    fill(of, text);
    composer to = {.at = at, .out = of};
    bool json = json_document(&to);
    compose_end(&to);
    return json;
}

static void forget(session *at, yaml *of) {
    json_decref(at->error);
    yaml_free(of);
}

static void what_is_json_goes_over_as_it_is(void **state) {
    (void)state;
    static const char *const TEXTS[] = {
        "{}",
        "[]",
        " [ ] \n",
        "[1, -0, 0.5, -1.25e+3, 1E9, 0e0]",
        "{\"a\": {\"b\": [[], {}, null, true, false]}, \"c\": \"\"}",
        "{\"\": 1}",
        "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\", \"\\u00e9\\uD83D\\ude00\", \"\xC3\xA9\x7F\"]",
        "{\"\\u0061\\n\\uD83D\\uDE00\\u20ac\": 1, \"a\": 2}",
        "\t{\r\n\"a\"\n:\n1\n,\n\"b\"\n:\n2\n}\n",
    };
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        session at = {0};
        yaml made = {0};
        assert_true(compose(&at, &made, TEXTS[i]));
        assert_null(at.error);
        json_t *wanted = json_loads(TEXTS[i], 0, NULL),
               *got = json_loads(made.json.text, 0, NULL);
        assert_true(wanted && json_equal(wanted, got));
        json_decref(wanted);
        json_decref(got);
        forget(&at, &made);
    }
}

static void what_is_not_json_is_left_to_yaml(void **state) {
    (void)state;
    static const char *const TEXTS[] = {
        "",          "{",         "[",        "]",         "{]",          "[}",
        "[1",        "[1,]",      "[,1]",     "[1 2]",     "{\"a\"}",     "{\"a\":}",
        "{\"a\" 1}", "{a: 1}",    "{'a': 1}", "{1: 2}",    "{\"a\":1,}",  "{,}",
        "[01]",      "[1.]",      "[.5]",     "[+1]",      "[1e]",        "[0x1]",
        "[-]",       "[nul]",     "[\"a]",    "[\"\\x\"]", "[\"\\u12\"]", "[\"\\u12g4\"]",
        "[\"\n\"]",  "[1] # end", "[1] [2]",  "{} ,",      "[\"\\",       "[\"\\u",
    };
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        session at = {0};
        yaml made = {0};
        assert_null(json_loads(TEXTS[i], 0, NULL));
        if (compose(&at, &made, TEXTS[i])) fail_msg("taken for JSON: %s", TEXTS[i]);
        assert_null(at.error);
        forget(&at, &made);
    }
}

static void every_value_is_marked(void **state) {
    (void)state;
    session at = {0};
    yaml made = {0};
    assert_true(compose(&at, &made, "{\"\xC3\xA9\": \"\xC3\xA9\", \"b\":\n  [1, {\"c\": 2}]}"));
    static const struct {
        const char *path;
        uint32_t key_line, key_column, line, column;
    } ROWS[] = {{"", 0, 0, 1, 1},     {"\xC3\xA9", 1, 2, 1, 7}, {"b", 1, 12, 2, 3},
                {"b[0]", 0, 0, 2, 4}, {"b[1]", 0, 0, 2, 7},     {"b[1].c", 2, 8, 2, 13}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        bool whole;
        const value_mark *row = &made.marks.row[marks_find(&made.marks, ROWS[i].path, &whole)];
        assert_true(whole);
        assert_int_equal(row->key_line, ROWS[i].key_line);
        assert_int_equal(row->key_column, ROWS[i].key_column);
        assert_int_equal(row->line, ROWS[i].line);
        assert_int_equal(row->column, ROWS[i].column);
    }
    forget(&at, &made);
}

static void limits_are_kept_to_the_last_value(void **state) {
    (void)state;
    for (int over = 0; over <= 1; over++) {
        session at = {0};
        yaml made = {0};
        strbuf text = {0};
        strbuf_add(&text, "[");
        for (int i = 1; i < COMPOSE_VALUES_MAX + over; i++)
            strbuf_add(&text, i > 1 ? ",1" : "1");
        strbuf_add(&text, "]");
        assert_true(compose(&at, &made, text.text));
        assert_int_equal(at.error != NULL, over);
        strbuf_free(&text);
        forget(&at, &made);
    }
    for (int over = 0; over <= 1; over++) {
        session at = {0};
        yaml made = {0};
        strbuf text = {0};
        for (int i = 0; i < COMPOSE_DEPTH_MAX + over; i++) strbuf_add(&text, "[");
        for (int i = 0; i < COMPOSE_DEPTH_MAX + over; i++) strbuf_add(&text, "]");
        assert_true(compose(&at, &made, text.text));
        assert_int_equal(at.error != NULL, over);
        strbuf_free(&text);
        forget(&at, &made);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_json_goes_over_as_it_is),
        cmocka_unit_test(what_is_not_json_is_left_to_yaml),
        cmocka_unit_test(every_value_is_marked),
        cmocka_unit_test(limits_are_kept_to_the_last_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
