// The hints about YAML of tests/cli/yaml_hints.jsonl, a line a case: `line`, the line to `write`
// instead (null: it looks well), and whether YAML takes the line (`silent`). The page is held
// against the same cases (web/src/assault/yaml_hints.test.ts).

#include "cli/yaml/yaml_hints.h"

#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

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

static void every_case(void **state) {
    (void)state;
    FILE *file = fopen(BAYONET_SOURCE_DIR "/tests/cli/yaml_hints.jsonl", "r");
    assert_non_null(file);
    char text[1000];
    int count = 0;
    for (; fgets(text, sizeof text, file); count++) {
        json_t *one = json_loads(text, 0, NULL);
        assert_non_null(one);
        const char *line = json_string_value(json_object_get(one, "line"));
        const char *write = json_string_value(json_object_get(one, "write"));
        bool silent = json_is_true(json_object_get(one, "silent"));
        assert_hint(yaml_hint_find, line, write);
        assert_hint(yaml_hint_silent, line, silent ? write : NULL);
        json_decref(one);
    }
    fclose(file);
    assert_true(count > 50);
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_case),
        cmocka_unit_test(a_line_that_is_too_long_has_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
