#include "base/value.h"
#include "failing_memory.h"
#include "json/json_read.h"
#include "json/json_write.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static void write_reply(text *out) {
    json to = json_new(out);
    json_open_map(&to);
    json_key_text(&to, "aim", "ground");
    json_key(&to, "endings");
    json_open_list(&to);
    json_open_map(&to);
    json_key_text(&to, "id", "position-taken");
    json_key_real(&to, "p", 0.7637146660421643);
    json_close_map(&to);
    json_open_map(&to);
    json_close_map(&to);
    json_add_null(&to);
    json_flag(&to, true);
    json_whole(&to, -3);
    json_text(&to, NULL);
    json_open_list(&to);
    json_close_list(&to);
    json_close_list(&to);
    json_key_flag(&to, "exact", false);
    json_key_whole(&to, "situations", 52);
    json_close_map(&to);
    assert_true(json_done(&to));
}

static void a_reply_is_written_without_blanks(void **state) {
    (void)state;
    failing_memory heap = {0};
    text out = text_new(failing_memory_of(&heap));
    write_reply(&out);
    assert_string_equal(text_get(&out),
                        "{\"aim\":\"ground\",\"endings\":[{\"id\":\"position-taken\",\"p\":0."
                        "7637146660421643},{},"
                        "null,true,-3,null,[]],\"exact\":false,\"situations\":52}");
    text_free(&out);
    assert_int_equal(heap.blocks, 0);
}

static void a_text_is_escaped_where_it_must_be(void **state) {
    (void)state;
    static const char FROM[] = "\"\\/\b\f\n\r\t\x01\x1F\x7F\xC3\xA9\0z";
    char bytes[128];
    text out = text_within(bytes, sizeof bytes);
    json_write_text(&out, FROM, sizeof FROM - 1);
    assert_string_equal(bytes,
                        "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\x7F\xC3\xA9\\u0000z\"");
}

static void bytes_that_are_no_character_are_replaced(void **state) {
    (void)state;
    char bytes[64];
    text out = text_within(bytes, sizeof bytes);
    json_write_text(&out, "a\xFF\xC3(\xED\xA0\x80", 7);
    assert_string_equal(bytes,
                        "\"a\xEF\xBF\xBD\xEF\xBF\xBD(\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

// True when writing two keys in this order ends the program, which is tried in another one.
static bool asserts(const char *first, const char *second) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        fclose(stderr);
        char bytes[64];
        text out = text_within(bytes, sizeof bytes);
        json to = json_new(&out);
        json_open_map(&to);
        json_key_whole(&to, first, 1);
        json_key_whole(&to, second, 2);
        _exit(0);
    }
    int end = 0;
    waitpid(child, &end, 0);
    return !WIFEXITED(end);
}

static void keys_out_of_order_are_caught(void **state) {
    (void)state;
#ifdef NDEBUG
    skip();
#endif
    static const struct {
        const char *first, *second;
    } ROWS[] = {{"a", "b"},   {"a", "ab"}, {"A", "a"},
                {"a", "a-b"}, {"", "a"},   {"z", "\xC3\xA9"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        assert_false(asserts(ROWS[i].first, ROWS[i].second));
        assert_true(asserts(ROWS[i].second, ROWS[i].first));
        assert_true(asserts(ROWS[i].first, ROWS[i].first));
    }
}

// --- Documents -------------------------------------------------------------------------------

static const char DOCUMENT[] =
    "{\"b\": [1, {\"z\": null, \"\\u00e9\": 1.50, \"Z\": []}], \"a\": {\"\": \"\\u0007\"}, "
    "\"aa\": 9223372036854775807, \"a-b\": true}";

static void canonical_form_has_its_keys_sorted_by_bytes(void **state) {
    (void)state;
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    const bay_value *value = NULL;
    assert_int_equal(json_read(&into, DOCUMENT, sizeof DOCUMENT - 1, &value, NULL), BAY_OK);
    text out = text_new(into.memory);
    json_write_value(&out, value, true);
    assert_string_equal(text_get(&out),
                        "{\"a\":{\"\":\"\\u0007\"},\"a-b\":true,\"aa\":9223372036854775807,"
                        "\"b\":[1,{\"Z\":[],\"z\":null,\"\xC3\xA9\":1.50}]}");
    text_free(&out);
    json_write_value(&out, value, false);
    assert_string_equal(text_get(&out),
                        "{\"b\":[1,{\"z\":null,\"\xC3\xA9\":1.50,\"Z\":[]}],"
                        "\"a\":{\"\":\"\\u0007\"},\"aa\":9223372036854775807,\"a-b\":true}");
    text_free(&out);
    arena_free(&into);
    assert_int_equal(heap.blocks, 0);
}

static void a_document_stands_within_a_reply(void **state) {
    (void)state;
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    value_pair pairs[] = {{"b", value_whole(&into, 1)}, {"a", value_text(&into, "x")}};
    const bay_value *value = value_map(&into, pairs, 2);
    text out = text_new(into.memory);
    json to = json_new(&out);
    json_open_map(&to);
    json_key_value(&to, "one", value);
    json_key(&to, "two");
    json_open_list(&to);
    json_value(&to, value);
    json_value(&to, value);
    json_close_list(&to);
    json_close_map(&to);
    assert_string_equal(text_get(&out),
                        "{\"one\":{\"a\":\"x\",\"b\":1},"
                        "\"two\":[{\"a\":\"x\",\"b\":1},{\"a\":\"x\",\"b\":1}]}");
    text_free(&out);
    arena_free(&into);
    assert_int_equal(heap.blocks, 0);
}

static void a_made_document_may_be_deeper_than_one_that_is_read(void **state) {
    (void)state;
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    const bay_value *value = value_null(&into);
    for (int i = 0; i < 1000; i++) value = value_list(&into, &value, 1);
    text out = text_new(into.memory);
    json_write_value(&out, value, true);
    assert_int_equal(out.size, 2004);
    assert_memory_equal(out.bytes + 998, "[[null]]", 8);
    text_free(&out);
    arena_free(&into);
    assert_int_equal(heap.blocks, 0);
}

static void every_allocation_may_fail(void **state) {
    (void)state;
    failing_memory calm = {0};
    arena into = arena_new(failing_memory_of(&calm));
    const bay_value *value = NULL;
    json_read(&into, DOCUMENT, sizeof DOCUMENT - 1, &value, NULL);
    for (int i = 0; i < 20; i++) value = value_list(&into, &value, 1);
    bool failed = true;
    size_t n = 0;
    while (failed) {
        failing_memory heap = {.fail_at = ++n};
        text out = text_new(failing_memory_of(&heap));
        write_reply(&out);
        json_write_value(&out, value, true);
        failed = out.failed;
        text_free(&out);
        assert_int_equal(heap.blocks, 0);
    }
    assert_true(n > 6);
    arena_free(&into);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_reply_is_written_without_blanks),
        cmocka_unit_test(a_text_is_escaped_where_it_must_be),
        cmocka_unit_test(bytes_that_are_no_character_are_replaced),
        cmocka_unit_test(keys_out_of_order_are_caught),
        cmocka_unit_test(canonical_form_has_its_keys_sorted_by_bytes),
        cmocka_unit_test(a_document_stands_within_a_reply),
        cmocka_unit_test(a_made_document_may_be_deeper_than_one_that_is_read),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
