// Texts of several lines in YAML: written line for line, read back, and pointed into.

#include "cli/common/strbuf.h"
#include "cli/yaml/excerpt.h"
#include "cli/yaml/yaml.h"
#include "cli/yaml/yaml_write.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

// Reads YAML; to be freed with yaml_free.
static yaml parsed(const char *text) {
    session at = {0};
    yaml made = {0};
    assert_int_equal(input_take(&at, "map.yaml", text, strlen(text), &made.from), EXIT_DONE);
    assert_int_equal(yaml_parse(&at, &made), EXIT_DONE);
    assert_null(at.error);
    return made;
}

// The text of `key` in the YAML `text`; the caller frees it.
static json_t *member_of(const char *text, const char *key) {
    yaml read = parsed(text);
    json_t *document = json_loadb(read.json.text, read.json.size, 0, NULL);
    json_t *value = json_incref(json_object_get(document, key));
    json_decref(document);
    yaml_free(&read);
    assert_non_null(value);
    return value;
}

static void lines_come_back_as_they_were_written(void **state) {
    (void)state;
    static const char *const TEXTS[] = {
        "..\n..",
        "..\n..\n",
        "..\n..\n\n\n",
        "  ..\n ..\n",
        "a\n\n\nb",
        "# t\n: x\n- y\n",
        "\u00e9 \u2191\nt\n",
        "x: 1\n...\n---\n",
        "t  \n \n.\n",
        "'\"\n%\\n\n",
        "a\n   b",
    };
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        json_t *text = json_string(TEXTS[i]);
        assert_true(yaml_write_may_block(text));
        strbuf out = {0};
        strbuf_add(&out, "first: 1\nmap: ");
        yaml_write_block(&out, text, 2);
        strbuf_add(&out, "group:\n  inner: ");
        yaml_write_block(&out, text, 4);
        strbuf_add(&out, "  last: 2\n");
        json_t *map = member_of(out.text, "map"), *group = member_of(out.text, "group");
        assert_string_equal(json_string_value(map), TEXTS[i]);
        assert_string_equal(json_string_value(json_object_get(group, "inner")), TEXTS[i]);
        assert_int_equal(json_integer_value(json_object_get(group, "last")), 2);
        json_decref(map);
        json_decref(group);
        json_decref(text);
        strbuf_free(&out);
    }
}

static void other_texts_stay_in_quotes(void **state) {
    (void)state;
    static const char *const TEXTS[] = {"one line",    "",        "\n",
                                        "\n..\n",      "a\tb\nc", "a\r\nb\r\n",
                                        "a\n\x7f",     "a\n  \n", "a\n\xE2\x80\xA8 b",
                                        "a\xC2\x85\nb"};
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        json_t *text = json_string(TEXTS[i]);
        assert_false(yaml_write_may_block(text));
        strbuf out = {0};
        strbuf_add(&out, "map: ");
        yaml_write(&out, text);
        json_t *map = member_of(out.text, "map");
        assert_string_equal(json_string_value(map), TEXTS[i]);
        json_decref(map);
        json_decref(text);
        strbuf_free(&out);
    }
    json_t *nul = json_stringn("a\n\0b", 4);
    assert_false(yaml_write_may_block(nul));
    assert_false(yaml_write_may_block(json_null()));
    json_decref(nul);
}

// --- Where a fault lies ----------------------------------------------------------------------

typedef struct place {
    const char *yaml, *path;
    int text_line, text_column;
    int line, column;
} place;

static void expect_place(const place *row) {
    yaml read = parsed(row->yaml);
    json_t *error = json_pack("{s:s, s:s, s:i, s:i}", "given", "x", "path", row->path,
                              "text_line", row->text_line, "text_column", row->text_column);
    yaml_locate(&read, error, row->path);
    assert_int_equal(json_integer_value(json_object_get(error, "line")), row->line);
    assert_int_equal(json_integer_value(json_object_get(error, "column")), row->column);
    assert_null(json_object_get(error, "trap"));
    json_decref(error);
    yaml_free(&read);
}

static void a_fault_in_a_block_is_a_place_in_the_file(void **state) {
    (void)state;
    static const place ROWS[] = {
        {"map: |\n  ..\n  .x\n", "map", 2, 2, 3, 4},
        {"a: 1\nmap: |  # drawn\n\n      . .\n       . x\n", "map", 3, 4, 5, 10},
        {"map: |1-\n   ..\n  .x\n", "map", 2, 3, 3, 4},
        {"map: |\r\n  ..\r\n  .x\r\n", "map", 2, 2, 3, 4},
        {"map: |\n  \u00e9.\n  \u00e9x\n", "map", 2, 2, 3, 4},
        {"list:\n- |\n .\n- map: |\n   .\n   x\n", "list[1].map", 2, 1, 6, 4},
        {"map: |\n  a #b\n  c: x\n", "map", 1, 3, 2, 5},
        // where lines do not stand as they are, the text as a whole
        {"map: \".\\nx\"\n", "map", 2, 1, 1, 6},
        {"map: >\n  .\n\n  x\n", "map", 2, 1, 2, 3},
        {"map: |\n  .\n  x\n", "map", 0, 0, 2, 3},
        {"map: |-\n\n\n    .\n", "map", 0, 0, 4, 5},
        {"map: |+\n\n\n", "map", 0, 0, 1, 6},
        {"map: |\n  .\n  x\n", "map.inner", 2, 1, 1, 1},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) expect_place(&ROWS[i]);
}

// The last line of a record may be torn anywhere.
static void a_line_that_ends_within_a_character_is_not_read_beyond(void **state) {
    (void)state;
    excerpt_line torn = {"a \xE2", 3};
    assert_int_equal(excerpt_bytes(torn, 2), 2);
    assert_int_equal(excerpt_bytes(torn, 3), 3);
    assert_int_equal(excerpt_bytes(torn, 9), 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_come_back_as_they_were_written),
        cmocka_unit_test(other_texts_stay_in_quotes),
        cmocka_unit_test(a_fault_in_a_block_is_a_place_in_the_file),
        cmocka_unit_test(a_line_that_ends_within_a_character_is_not_read_beyond),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
