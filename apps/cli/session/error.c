#include "cli/session/error.h"

#include "bayonet/request.h"

#include "cli/common/program_name.h"
#include "cli/common/xalloc.h"
#include "cli/session/client.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Members of an error that stand beside `error` in the document, not in it.
static const char *const BESIDE[] = {"also", "bounds", "reached", "record_by", "record_line"};

static json_t *text_of(const char *format, va_list list) {
    va_list again;
    va_copy(again, list);
    int length = vsnprintf(NULL, 0, format, list);
    if (length < 0) xalloc_gone();
    char *text = xalloc_zeroed((size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    json_t *value = json_string(text);
    free(text);
    return value ? value : json_string("(words that are not UTF-8)");
}

int error_set(session *at, int exit, const char *status, const char *format, ...) {
    va_list list;
    va_start(list, format);
    json_decref(at->error);
    at->error = json_object();
    json_object_set_new(at->error, "status", json_string(status));
    json_object_set_new(at->error, "words", text_of(format, list));
    va_end(list);
    return exit;
}

void error_note(session *at, const char *key, const char *text) {
    json_t *value = json_string(text);
    if (value) json_object_set_new(at->error, key, value);
}

static const char *member(const json_t *error, const char *key) {
    const char *text = json_string_value(json_object_get(error, key));
    return text && *text ? text : NULL;
}

static void print_place(const json_t *error, strbuf *out) {
    const char *file = member(error, "file"), *typed = member(error, "typed");
    json_int_t line = json_integer_value(json_object_get(error, "line"));
    json_int_t column = json_integer_value(json_object_get(error, "column"));
    if (file) strbuf_put(out, "%s:", file);
    if (file && line > 0) strbuf_put(out, "%lld:", (long long)line);
    if (file && line > 0 && column > 0) strbuf_put(out, "%lld:", (long long)column);
    if (!file) strbuf_add(out, typed ? typed : "bayonet");
    strbuf_add(out, file ? " " : ": ");
}

static bool in_word(char c) {
    return isalnum((unsigned char)c) || c == '_' || c == '-' || c == '.';
}

// Whether the sentence holds `text` as words of its own: not 3 of 30, not A-9 of A-99.
static bool says(const char *words, const char *text) {
    size_t size = strlen(text);
    for (const char *at = words; (at = strstr(at, text)) != NULL; at++) {
        bool full_stop = at[size] == '.' && !in_word(at[size + 1]);
        if ((at == words || !in_word(at[-1])) && (full_stop || !in_word(at[size]))) return true;
    }
    return false;
}

// Given, allowed, nearest, clause, who wrote a record: those that the sentence itself does not name
// already. A form that it shows may have the nearest word by chance.
static void print_detail(const json_t *error, strbuf *out, const char *words) {
    static const char *const KEYS[] = {"given", "allowed", "nearest", "clause", "written_by"};
    static const char *const LABELS[] = {"given", "allowed", "nearest", "by clause",
                                         "written by"};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        const char *text = member(error, KEYS[i]);
        if (!text || (strcmp(KEYS[i], "nearest") != 0 && says(words, text))) continue;
        strbuf_spaces(out, 2);
        strbuf_pad(out, LABELS[i], 11);
        strbuf_wrap(out, 13, text);
    }
}

static void print_try(const json_t *error, strbuf *out) {
    if (!member(error, "try")) return;
    strbuf_add(out, "  Try:  ");
    program_name_add(out, member(error, "try"));
    strbuf_add(out, "\n");
}

static void print_one(const json_t *error, strbuf *out) {
    const char *words = member(error, "words");
    if (!words) words = "no words for it";
    print_place(error, out);
    strbuf_wrap(out, 0, words);
    if (member(error, "excerpt")) strbuf_add(out, member(error, "excerpt"));
    print_detail(error, out, words);
    if (member(error, "trap")) strbuf_wrap(out, 2, member(error, "trap"));
    if (member(error, "write"))
        strbuf_put(out, "  Write instead:\n%s\n", member(error, "write"));
}

static void print_bound(strbuf *out, const char *words, double low, double high) {
    strbuf_add(out, "    ");
    strbuf_pad(out, words, 26);
    strbuf_put(out, "%5.1f to %5.1f\n", 100 * low, 100 * high);
}

// Between what each ending lies that was met, and any other.
static void print_bounds(const json_t *bounds, strbuf *out) {
    size_t index;
    json_t *row;
    const json_t *endings = json_object_get(bounds, "endings");
    strbuf_add(out, "  So far, in 100:\n");
    json_array_foreach(endings, index, row) {
        print_bound(out, member(row, "words") ? member(row, "words") : "",
                    client_number(row, "low"), client_number(row, "high"));
    }
    print_bound(out, json_array_size(endings) ? "any other ending" : "any ending", 0,
                client_number(bounds, "unknown"));
}

// Over budget: how far it came.
static void print_reached(const session *at, strbuf *out) {
    const json_t *error = at->error, *bounds = json_object_get(error, "bounds");
    const json_t *reached = json_object_get(error, "reached");
    long long count = json_integer_value(reached);
    if (reached)
        strbuf_put(out, "  reached    %lld situation%s\n", count, count == 1 ? "" : "s");
    if (reached && !at->in.budget && !member(error, "allowed"))
        strbuf_add(
            out, "  --budget N allows more; bayonet simulate answers by thrown dice, but not\n"
                 "  under best play.\n");
    if (bounds) print_bounds(bounds, out);
}

void error_print(const session *at, strbuf *out) {
    print_one(at->error, out);
    print_reached(at, out);
    size_t index;
    json_t *also;
    json_array_foreach(json_object_get(at->error, "also"), index, also) print_one(also, out);
    print_try(at->error, out);
}

static void strip_excerpt(json_t *error) {
    json_object_del(error, "excerpt");
    size_t index;
    json_t *also;
    json_array_foreach(json_object_get(error, "also"), index, also)
        json_object_del(also, "excerpt");
}

char *error_document(const session *at) {
    json_t *error = json_deep_copy(at->error);
    strip_excerpt(error);
    json_t *document = json_object();
    for (size_t i = 0; i < sizeof BESIDE / sizeof *BESIDE; i++) { // as the library puts them
        json_t *value = json_object_get(error, BESIDE[i]);
        if (value) json_object_set(document, BESIDE[i], value);
        json_object_del(error, BESIDE[i]);
    }
    json_object_set_new(document, "error", error);
    json_object_set_new(document, "schema", json_string("bayonet/error/1"));
    json_object_set_new(document, "version", json_string(bay_version()));
    char *text = json_dumps(document, JSON_SORT_KEYS | JSON_COMPACT);
    json_decref(document);
    return text;
}
