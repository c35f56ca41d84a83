// The reader and writer beside jansson: both accept the same texts with the same meaning, except
// for the differences that difference() lists.
#include "failing_memory.h"
#include "json/json_read.h"
#include "json/json_write.h"
#include "json_documents.h"

#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { DOCUMENTS = 40000, FLAGS = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL };

typedef enum known {
    NONE,
    TOO_DEEP,  // ours refuses more than 64 levels, jansson more than 2048
    TOO_LARGE, // jansson refuses numbers beyond 64 bits or a double; ours keeps their text
    RAW_NUL,   // jansson drops a byte 0 that follows a number; RFC 8259 has no such blank
    KNOWN_COUNT
} known;

typedef struct tally {
    size_t taken, refused, known[KNOWN_COUNT];
} tally;

static known difference(bool taken, const bay_fault *why, const json_error_t *error) {
    if (taken) return json_error_code(error) == json_error_numeric_overflow ? TOO_LARGE : NONE;
    if (strcmp(why->given, "the control character U+0000") == 0) return RAW_NUL;
    return strcmp(why->allowed, "nothing deeper than 64 lists and maps") == 0 ? TOO_DEEP : NONE;
}

// Written, and read by jansson, it is the same; and the canonical form is its own.
static void check_content(bay_memory memory, const bay_value *value, json_t *theirs) {
    text plain = text_new(memory), canonical = text_new(memory), again = text_new(memory);
    json_write_value(&plain, value, false);
    json_write_value(&canonical, value, true);
    if (theirs) {
        json_t *a = json_loadb(plain.bytes, plain.size, FLAGS, NULL);
        json_t *b = json_loadb(canonical.bytes, canonical.size, FLAGS, NULL);
        assert_true(json_equal(a, theirs));
        assert_true(json_equal(b, theirs));
        json_decref(a);
        json_decref(b);
    }
    arena into = arena_new(memory);
    const bay_value *once_more = NULL;
    assert_int_equal(json_read(&into, plain.bytes, plain.size, &once_more, NULL), BAY_OK);
    json_write_value(&again, once_more, true);
    assert_string_equal(text_get(&again), text_get(&canonical));
    arena_free(&into);
    text_free(&plain);
    text_free(&canonical);
    text_free(&again);
}

static void complain(const document *doc, bool taken, const bay_fault *why,
                     const json_error_t *error) {
    print_error("%s: %s\njansson: %s\n%.*s\n", taken ? "taken" : "refused",
                taken ? "" : why->words, error->text, (int)doc->size, doc->bytes);
    fail();
}

static void compare(const document *doc, tally *count) {
    failing_memory heap = {0};
    arena into = arena_new(failing_memory_of(&heap));
    const bay_value *ours = NULL;
    bay_fault why = {.status = BAY_OK};
    json_error_t error = {.line = 0};
    json_t *theirs = json_loadb(doc->bytes, doc->size, FLAGS, &error);
    bool taken = json_read(&into, doc->bytes, doc->size, &ours, &why) == BAY_OK;
    if (taken != (theirs != NULL)) {
        known which = difference(taken, &why, &error);
        if (which == NONE) complain(doc, taken, &why, &error);
        count->known[which]++;
    }
    if (taken) check_content(into.memory, ours, theirs);
    count->taken += taken;
    count->refused += !taken;
    json_decref(theirs);
    arena_free(&into);
    assert_int_equal(heap.blocks, 0);
}

static void jansson_takes_the_same_documents_and_reads_the_same(void **state) {
    (void)state;
    tally count = {0};
    document doc;
    for (uint64_t number = 1; number <= DOCUMENTS; number++) {
        document_make(&doc, number);
        compare(&doc, &count);
    }
    print_message(
        "%zu taken, %zu refused; known: %zu too deep, %zu too large a number, %zu NUL\n",
        count.taken, count.refused, count.known[TOO_DEEP], count.known[TOO_LARGE],
        count.known[RAW_NUL]);
    assert_true(count.taken > DOCUMENTS / 3);
    assert_true(count.refused > DOCUMENTS / 3);
    assert_true(count.known[TOO_DEEP] > 0);
    assert_true(count.known[TOO_LARGE] > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jansson_takes_the_same_documents_and_reads_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
