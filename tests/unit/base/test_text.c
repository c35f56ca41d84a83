#include "base/memory.h"
#include "base/text.h"
#include "failing_memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

// --- Growing ---------------------------------------------------------------------------------

static void a_text_grows_piece_by_piece(void **state) {
    (void)state;
    failing_memory heap = {0};
    text out = text_new(failing_memory_of(&heap));
    assert_string_equal(text_get(&out), "");
    text_add(&out, "six ");
    text_add_char(&out, 'v');
    text_add_bytes(&out, " three", 3);
    assert_string_equal(text_get(&out), "six v th");
    assert_int_equal(out.size, 8);
    text_free(&out);
    assert_string_equal(text_get(&out), "");
    assert_int_equal(heap.blocks, 0);
}

static void a_long_text_is_kept_whole_and_cheaply(void **state) {
    (void)state;
    failing_memory heap = {0};
    text out = text_new(failing_memory_of(&heap));
    for (int i = 0; i < 100000; i++) text_add_char(&out, (char)('a' + i % 26));
    assert_int_equal(out.size, 100000);
    for (int i = 0; i < 100000; i++) assert_int_equal(out.bytes[i], 'a' + i % 26);
    assert_int_equal(out.bytes[100000], '\0');
    assert_true(heap.requests < 20);
    text_free(&out);
}

static void a_piece_of_any_size_fits_with_its_nul(void **state) {
    (void)state;
    char piece[300];
    memset(piece, 'x', sizeof piece);
    failing_memory heap = {0};
    for (size_t size = 0; size < sizeof piece; size++) {
        text out = text_new(failing_memory_of(&heap));
        for (int i = 0; i < 3; i++) text_add_bytes(&out, piece, size);
        assert_int_equal(out.size, 3 * size);
        assert_int_equal(strlen(text_get(&out)), 3 * size);
        text_free(&out);
    }
}

static void a_finished_text_has_exactly_its_size(void **state) {
    (void)state;
    failing_memory heap = {0};
    bay_memory memory = failing_memory_of(&heap);
    text out = text_new(memory);
    text_add(&out, "ground");
    size_t size = 0;
    char *whole = text_finish(&out, &size);
    assert_string_equal(whole, "ground");
    assert_int_equal(size, 6);
    assert_int_equal(heap.bytes, 7);
    memory_give(memory, whole, size + 1);
    whole = text_finish(&out, &size); // of nothing
    assert_string_equal(whole, "");
    assert_int_equal(size, 0);
    memory_give(memory, whole, 1);
    assert_int_equal(heap.blocks, 0);
}

static void a_text_out_of_memory_stays_failed(void **state) {
    (void)state;
    for (size_t n = 1; n <= 3; n++) {
        failing_memory heap = {.fail_at = n};
        text out = text_new(failing_memory_of(&heap));
        for (int i = 0; i < 200; i++) text_add_char(&out, 'x');
        assert_true(out.failed);
        assert_int_equal(strlen(text_get(&out)), out.size);
        size_t size = 99;
        assert_null(text_finish(&out, &size));
        assert_int_equal(size, 99);
        assert_int_equal(heap.blocks, 0);
    }
    failing_memory heap = {.fail_at = 2}; // the last request, made by text_finish
    text out = text_new(failing_memory_of(&heap));
    text_add(&out, "x");
    assert_false(out.failed);
    size_t size;
    assert_null(text_finish(&out, &size));
    assert_int_equal(heap.blocks, 0);
}

static void an_impossible_size_is_refused(void **state) {
    (void)state;
    failing_memory heap = {0};
    text out = text_new(failing_memory_of(&heap));
    text_add(&out, "x");
    text_add_bytes(&out, "y", SIZE_MAX - 1);
    assert_true(out.failed);
    text_free(&out);
}

static void whole_numbers_are_written_to_the_last(void **state) {
    (void)state;
    char bytes[128];
    text out = text_within(bytes, sizeof bytes);
    static const int64_t NUMBERS[] = {0, -1, 10, INT64_MAX, INT64_MIN, 1000000007};
    for (size_t i = 0; i < sizeof NUMBERS / sizeof NUMBERS[0]; i++) {
        if (i) text_add_char(&out, ' ');
        text_add_whole(&out, NUMBERS[i]);
    }
    assert_string_equal(bytes, "0 -1 10 9223372036854775807 -9223372036854775808 1000000007");
}

// --- Within the caller's bytes ---------------------------------------------------------------

static void a_text_within_bytes_fills_them_and_is_cut(void **state) {
    (void)state;
    char bytes[6];
    text out = text_within(bytes, sizeof bytes);
    text_add(&out, "abcde");
    assert_false(out.failed);
    text_add(&out, "f");
    assert_true(out.failed);
    assert_string_equal(bytes, "abcde");
    text_add(&out, "");
    text_free(&out);
    assert_string_equal(bytes, "abcde");
}

static void nothing_follows_a_cut(void **state) {
    (void)state;
    char bytes[6];
    text out = text_within(bytes, sizeof bytes);
    text_add(&out, "abcd\xC3\xA9"); // the last letter takes two bytes
    assert_string_equal(bytes, "abcd");
    text_add(&out, "x");
    assert_string_equal(bytes, "abcd");
    assert_true(out.failed);
}

static void a_character_in_pieces_is_not_cut_in_two(void **state) {
    (void)state;
    char bytes[6];
    text out = text_within(bytes, sizeof bytes);
    text_add(&out, "abc");
    static const char SMILE[] = "\xF0\x9F\x98\x80";
    for (int i = 0; i < 4; i++) text_add_char(&out, SMILE[i]);
    assert_true(out.failed);
    assert_string_equal(bytes, "abc");
}

static void no_bytes_at_all_are_harmless(void **state) {
    (void)state;
    text out = text_within(NULL, 0);
    text_add(&out, "abc");
    text_add_whole(&out, 3);
    assert_true(out.failed);
    assert_string_equal(text_get(&out), "");
    assert_int_equal(out.size, 0);
}

static void copies_are_cut_at_a_character(void **state) {
    (void)state;
    static const struct {
        const char *from;
        size_t size;
        const char *copy;
        bool fits;
    } ROWS[] = {
        {"trench", 7, "trench", true},
        {"trench", 6, "trenc", false},
        {"trench", 1, "", false},
        {"", 1, "", true},
        {"\xE2\x82\xAC", 4, "\xE2\x82\xAC", true},
        {"\xE2\x82\xAC", 3, "", false},
        {"a\xE2\x82\xAC", 4, "a", false},
        {"a\xE2\x82\xAC\xE2\x82\xAC", 6, "a\xE2\x82\xAC", false},
        {"a\xF0\x9F\x98\x80z", 6, "a\xF0\x9F\x98\x80", false},
        {"a\xF0\x9F\x98\x80z", 5, "a", false},
        {"\x80\x80\x80\x80\x80\x80", 4, "\x80\x80\x80", false}, // no UTF-8: cut anywhere
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        char out[16];
        memset(out, '#', sizeof out);
        assert_int_equal(text_copy(out, ROWS[i].size, ROWS[i].from), ROWS[i].fits);
        assert_string_equal(out, ROWS[i].copy);
        assert_int_equal(out[ROWS[i].size], '#');
    }
}

// --- Kebab case ------------------------------------------------------------------------------

static void kebab_case_is_known(void **state) {
    (void)state;
    static const char *const GOOD[] = {"a", "1", "a-coy-2", "hq", "a-1-b"};
    static const char *const BAD[] = {"",  "-",   "-a",  "a-",      "a--b",
                                      "A", "a_b", "a b", "\xC3\xA9"};
    for (size_t i = 0; i < sizeof GOOD / sizeof GOOD[0]; i++)
        assert_true(text_is_kebab(GOOD[i]));
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) assert_false(text_is_kebab(BAD[i]));
}

static void names_become_kebab_case(void **state) {
    (void)state;
    static const struct {
        const char *name, *id;
    } ROWS[] = {
        {"A Coy", "a-coy"},
        {"A Coy, 2nd", "a-coy-2nd"},
        {"  1 Coy  ", "1-coy"},
        {"Bn HQ (rear)", "bn-hq-rear"},
        {"O'Brien's", "obriens"},
        {"O\xE2\x80\x99"
         "Brien",
         "obrien"},
        {"Gro\xC3\x9F"
         "e G\xC3\xA4rde",
         "grose-garde"},
        {"\xC3\x89lite", "elite"},
        {"3\xC3\x97"
         "4",
         "3-4"},
        {"\xE2\x82\xAC\xE2\x82\xAC", ""},
        {"a\xE2\x82\xAC"
         "b",
         "a-b"},
        {"\xC3", ""},
        {"", ""},
        {"--a--", "a"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        char id[32];
        assert_int_equal(text_kebab(id, sizeof id, ROWS[i].name), strlen(ROWS[i].id));
        assert_string_equal(id, ROWS[i].id);
        assert_int_equal(text_is_kebab(id), id[0] != '\0');
    }
}

static void a_long_name_is_cut_to_kebab_case_still(void **state) {
    (void)state;
    for (size_t size = 1; size < 20; size++) {
        char id[32];
        size_t length = text_kebab(id, size, "ab cd ef gh");
        assert_true(length < size);
        assert_true(length == 0 || text_is_kebab(id));
        assert_int_equal(strncmp(id, "ab-cd-ef-gh", length), 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_grows_piece_by_piece),
        cmocka_unit_test(a_long_text_is_kept_whole_and_cheaply),
        cmocka_unit_test(a_piece_of_any_size_fits_with_its_nul),
        cmocka_unit_test(a_finished_text_has_exactly_its_size),
        cmocka_unit_test(a_text_out_of_memory_stays_failed),
        cmocka_unit_test(an_impossible_size_is_refused),
        cmocka_unit_test(whole_numbers_are_written_to_the_last),
        cmocka_unit_test(a_text_within_bytes_fills_them_and_is_cut),
        cmocka_unit_test(nothing_follows_a_cut),
        cmocka_unit_test(a_character_in_pieces_is_not_cut_in_two),
        cmocka_unit_test(no_bytes_at_all_are_harmless),
        cmocka_unit_test(copies_are_cut_at_a_character),
        cmocka_unit_test(kebab_case_is_known),
        cmocka_unit_test(names_become_kebab_case),
        cmocka_unit_test(a_long_name_is_cut_to_kebab_case_still),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
