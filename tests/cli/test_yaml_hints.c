// The hints about YAML of tests/cli/yaml_hints.jsonl, a line a case: `line`, the line to `write`
// instead (null: it looks well), and whether YAML takes the line (`silent`). The page is held
// against the same cases (web/src/assault/yaml_hints.test.ts).

#include "cli/yaml/line_pattern.h"
#include "cli/yaml/yaml_hints.h"
#include "json_lines.h"

#include <stdlib.h>
#include <string.h>

typedef bool hinting(excerpt_line line, yaml_hint *out);

static void assert_hint(hinting *find, const char *line, const char *write) {
    yaml_hint found = {0};
    bool there = find((excerpt_line){line, strlen(line)}, &found);
    if (there != (write != NULL)) print_error("%s\n", line);
    assert_int_equal(there, write != NULL);
    if (write) assert_string_equal(found.write, write);
    if (write) assert_true(strlen(found.words) > 0);
    free(found.write);
}

static void check_hint(const json_t *one) {
    const char *line = json_string_value(json_object_get(one, "line"));
    const char *write = json_string_value(json_object_get(one, "write"));
    bool silent = json_is_true(json_object_get(one, "silent"));
    assert_hint(yaml_hint_find, line, write);
    assert_hint(yaml_hint_silent, line, silent ? write : NULL);
}

static void every_case(void **state) {
    (void)state;
    assert_true(json_lines_check("yaml_hints.jsonl", check_hint) > 50);
}

static void a_line_that_is_too_long_has_none(void **state) {
    (void)state;
    static char line[2002];
    memset(line, '\t', 2001);
    line[2000] = 'a';
    assert_hint(yaml_hint_find, line, NULL);
    line[0] = 'a';
    line[1] = '\0';
    assert_hint(yaml_hint_find, line, NULL);
}

// Where a pattern is found, and where its first group ends.
static void a_pattern_is_found_where_it_should_be(void **state) {
    (void)state;
    static const struct {
        const char *pattern, *text;
        int start, group_end; // -1: not found, no group
    } cases[] = {
        {"b", "abc", 1, -1},
        {"^b", "abc", -1, -1},
        {"c$", "abcc", 3, -1},
        {"^$", "", 0, -1},
        {"x", "", -1, -1},
        {"a.*c", "xabcabcx", 1, -1},
        {"^a.c", "ac", -1, -1},
        {"a+b", "b aab", 2, -1},
        {"^a*b", "b", 0, -1},
        {"[a-c]+(-)", "xxcab-", 2, 6},
        {"[^a-c]", "abcd", 3, -1},
        {"[.-]", "a-", 1, -1},
        {"(a|bc)d", "bcd", 0, 2},
        {"((a|,b)c):", "x,bc:", 1, 4},
        {"x|^y$|z", "yz", 1, -1},
        {"(\\{|\\[)a", "[{a", 1, 2},
        {"^(:|[^#].*:)( |$)", "a: b:", 0, 5},
        {"[^\\]\"", "\\\"a\"", 2, -1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        line_match found;
        bool there = line_pattern_find(cases[i].pattern, cases[i].text, &found);
        if (there != (cases[i].start >= 0)) print_error("%s\n", cases[i].pattern);
        assert_int_equal(there, cases[i].start >= 0);
        if (there) assert_int_equal(found.start, cases[i].start);
        if (there && cases[i].group_end >= 0)
            assert_int_equal(found.group_end, cases[i].group_end);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_case),
        cmocka_unit_test(a_line_that_is_too_long_has_none),
        cmocka_unit_test(a_pattern_is_found_where_it_should_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
