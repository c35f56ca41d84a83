#include "failing_memory.h"
#include "json/json_read.h"
#include "json/json_write.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

// What a test reads with: an arena that must be empty at the end.
typedef struct bench {
    failing_memory heap;
    arena into;
    bay_fault why;
} bench;

static bench *bench_new(bench *b) {
    memset(b, 0, sizeof *b);
    b->into = arena_new(failing_memory_of(&b->heap));
    return b;
}

static void bench_free(bench *b) {
    arena_free(&b->into);
    assert_int_equal(b->heap.blocks, 0);
}

static const bay_value *read_bytes(bench *b, const char *bytes, size_t size) {
    const bay_value *out = NULL;
    bay_status status = json_read(&b->into, bytes, size, &out, &b->why);
    assert_int_equal(status == BAY_OK, out != NULL);
    return out;
}

static const bay_value *read(bench *b, const char *source) {
    return read_bytes(b, source, strlen(source));
}

// --- What is read ----------------------------------------------------------------------------

static void every_kind_of_value_is_read(void **state) {
    (void)state;
    bench b;
    const bay_value *list =
        read(bench_new(&b), " [null, true, false, 7, 0.5, \"a\", [], {}]\r\n");
    static const bay_value_kind KINDS[] = {BAY_VALUE_NULL,  BAY_VALUE_FLAG,    BAY_VALUE_FLAG,
                                           BAY_VALUE_WHOLE, BAY_VALUE_DECIMAL, BAY_VALUE_TEXT,
                                           BAY_VALUE_LIST,  BAY_VALUE_MAP};
    assert_int_equal(list->kind, BAY_VALUE_LIST);
    assert_int_equal(list->count, 8);
    for (int i = 0; i < 8; i++) assert_int_equal(list->is.item[i].kind, KINDS[i]);
    assert_true(list->is.item[1].is.flag);
    assert_false(list->is.item[2].is.flag);
    assert_int_equal(list->is.item[3].is.whole, 7);
    assert_string_equal(list->is.item[4].is.text, "0.5");
    assert_true(bay_value_is(&list->is.item[5], "a"));
    assert_int_equal(list->is.item[6].count, 0);
    assert_int_equal(list->is.item[7].count, 0);
    bench_free(&b);
}

static void sixty_four_bits_are_exact_and_what_is_beyond_is_kept_as_text(void **state) {
    (void)state;
    static const struct {
        const char *source;
        int64_t whole;
    } WHOLE[] = {{"0", 0},
                 {"-0", 0},
                 {"9223372036854775807", INT64_MAX},
                 {"-9223372036854775808", INT64_MIN},
                 {"9007199254740993", 9007199254740993},
                 {"-10", -10}};
    static const char *const DECIMAL[] = {"9223372036854775808",
                                          "-9223372036854775809",
                                          "18446744073709551616",
                                          "99999999999999999999999999",
                                          "1.0",
                                          "1e2",
                                          "-0.0",
                                          "1E+400",
                                          "0e-0"};
    bench b;
    bench_new(&b);
    for (size_t i = 0; i < sizeof WHOLE / sizeof WHOLE[0]; i++) {
        const bay_value *value = read(&b, WHOLE[i].source);
        assert_int_equal(value->kind, BAY_VALUE_WHOLE);
        assert_true(value->is.whole == WHOLE[i].whole);
    }
    for (size_t i = 0; i < sizeof DECIMAL / sizeof DECIMAL[0]; i++) {
        const bay_value *value = read(&b, DECIMAL[i]);
        assert_int_equal(value->kind, BAY_VALUE_DECIMAL);
        assert_string_equal(value->is.text, DECIMAL[i]);
        assert_int_equal(value->count, strlen(DECIMAL[i]));
    }
    bench_free(&b);
}

static void escapes_mean_what_they_say(void **state) {
    (void)state;
    static const char MEANT[] =
        "\"\\/\b\f\n\r\tA\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\0z\xEF\xBF\xBF";
    bench b;
    const bay_value *value =
        read(bench_new(&b), "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\u20AC\\uD83d\\uDe00"
                            "\\u0000z\\uffff\"");
    assert_int_equal(value->count, sizeof MEANT - 1);
    assert_memory_equal(value->is.text, MEANT, sizeof MEANT);
    bench_free(&b);
}

static void lines_and_columns_are_counted_in_characters(void **state) {
    (void)state;
    bench b;
    const bay_value *map = read(bench_new(&b), "{\"\xC3\xA9\": \"\xE2\x82\xAC\", \"b\": 2,\r\n"
                                               "  \"c\":\n\t[3]}");
    const bay_value *first = &map->is.item[0], *second = &map->is.item[1];
    const bay_value *third = &map->is.item[2];
    assert_int_equal(map->line, 1);
    assert_int_equal(map->column, 1);
    assert_int_equal(first->key_column, 2);
    assert_int_equal(first->column, 7);
    assert_int_equal(second->key_column, 12);
    assert_int_equal(second->column, 17);
    assert_int_equal(third->key_line, 2);
    assert_int_equal(third->key_column, 3);
    assert_int_equal(third->line, 3);
    assert_int_equal(third->column, 2);
    assert_int_equal(third->is.item[0].column, 3);
    bench_free(&b);
}

static void the_text_may_be_given_up_and_need_not_end_with_nul(void **state) {
    (void)state;
    bench b;
    char *source = malloc(13);
    memcpy(source, "{\"ab\":[\"cd\"]}", 13);
    const bay_value *map = read_bytes(bench_new(&b), source, 13);
    memset(source, '#', 13);
    free(source);
    assert_true(bay_value_is(&bay_value_get(map, "ab")->is.item[0], "cd"));
    bench_free(&b);
}

// --- Limits ----------------------------------------------------------------------------------

static void sixty_four_levels_are_read_and_one_more_is_named(void **state) {
    (void)state;
    bench b;
    char source[2 * (JSON_DEPTH_MAX + 1)];
    memset(source, '[', JSON_DEPTH_MAX);
    memset(source + JSON_DEPTH_MAX, ']', JSON_DEPTH_MAX);
    assert_non_null(read_bytes(bench_new(&b), source, (size_t)JSON_DEPTH_MAX * 2));
    memset(source, '[', JSON_DEPTH_MAX + 1);
    memset(source + JSON_DEPTH_MAX + 1, ']', JSON_DEPTH_MAX + 1);
    assert_null(read_bytes(&b, source, sizeof source));
    assert_int_equal(b.why.status, BAY_BAD_TEXT);
    assert_int_equal(b.why.column, JSON_DEPTH_MAX + 1);
    assert_string_equal(b.why.allowed, "nothing deeper than 64 lists and maps");
    bench_free(&b);
}

static void large_maps_and_lists_take_few_requests(void **state) {
    (void)state;
    enum { KEYS = 50000 };
    bench b;
    text source = text_new(failing_memory_of(&bench_new(&b)->heap));
    text_add_char(&source, '{');
    for (int i = 0; i < KEYS; i++) {
        text_add(&source, i ? ",\"key-" : "\"key-");
        text_add_whole(&source, i * 7919 % KEYS);
        text_add(&source, "\":[0]");
    }
    text_add_char(&source, '}');
    size_t before = b.heap.requests;
    const bay_value *map = read_bytes(&b, source.bytes, source.size);
    assert_int_equal(map->count, KEYS);
    assert_true(b.heap.requests - before < 100);
    assert_int_equal(bay_value_get(map, "key-49999")->count, 1);
    source.bytes[source.size - 1] = ',';
    text_add(&source, "\"key-77\":1}");
    assert_null(read_bytes(&b, source.bytes, source.size));
    assert_string_equal(b.why.path, "key-77");
    text_free(&source);
    bench_free(&b);
}

static void a_document_beyond_the_limit_is_refused_unread(void **state) {
    (void)state;
    bench b;
    assert_null(read_bytes(bench_new(&b), "[]", (size_t)JSON_BYTES_MAX + 1));
    assert_string_equal(b.why.given, "more than 67108864 bytes");
    bench_free(&b);
}

// --- Memory ----------------------------------------------------------------------------------

static const char RICH[] =
    "{\"a\":[1,2,{\"b\":\"\\u00e9 text\",\"c\":0.125,\"d\":[[],{},[[[\"x\"]]]]}],\"e\":null,"
    "\"f\":{\"g\":true,\"h\":false,\"i\":99999999999999999999},\"long\":"
    "\"xxxxxxxxxxxxxxxxxxxxxxxx\"}";

static void every_allocation_may_fail(void **state) {
    (void)state;
    // so many items that the arena and the stack of items ask for more several times
    failing_memory calm = {0};
    text source = text_new(failing_memory_of(&calm));
    text_add_char(&source, '[');
    for (int i = 0; i < 100; i++) {
        text_add(&source, RICH);
        text_add_char(&source, i < 99 ? ',' : ']');
    }
    bay_status status = BAY_NO_MEMORY;
    size_t n = 0;
    while (status == BAY_NO_MEMORY) {
        failing_memory heap = {.fail_at = ++n};
        arena into = arena_new(failing_memory_of(&heap));
        const bay_value *out = NULL;
        bay_fault why = {.status = BAY_OK};
        status = json_read(&into, source.bytes, source.size, &out, &why);
        assert_int_equal(out != NULL, status == BAY_OK);
        assert_int_equal(why.status, status);
        arena_free(&into);
        assert_int_equal(heap.blocks, 0);
    }
    assert_int_equal(status, BAY_OK);
    assert_true(n > 100); // each map asks once for its keys
    text_free(&source);
}

static void nobody_need_want_to_know_why(void **state) {
    (void)state;
    static const char *const BAD[] = {"",        "[", "{\"a\":1,\"a\":2}", "\"\\ud800\"",
                                      "[[tru]]", "@"};
    bench b;
    bench_new(&b);
    const bay_value *out = NULL;
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++)
        assert_int_equal(json_read(&b.into, BAD[i], strlen(BAD[i]), &out, NULL), BAY_BAD_TEXT);
    assert_null(out);
    assert_int_equal(json_read(&b.into, NULL, 0, &out, NULL), BAY_BAD_TEXT);
    bench_free(&b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_value_is_read),
        cmocka_unit_test(sixty_four_bits_are_exact_and_what_is_beyond_is_kept_as_text),
        cmocka_unit_test(escapes_mean_what_they_say),
        cmocka_unit_test(lines_and_columns_are_counted_in_characters),
        cmocka_unit_test(the_text_may_be_given_up_and_need_not_end_with_nul),
        cmocka_unit_test(sixty_four_levels_are_read_and_one_more_is_named),
        cmocka_unit_test(large_maps_and_lists_take_few_requests),
        cmocka_unit_test(a_document_beyond_the_limit_is_refused_unread),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(nobody_need_want_to_know_why),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
