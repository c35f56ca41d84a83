#include "asking.h"

#include "asking_systems.h"
#include "base/text.h"
#include "json/json_read.h"
#include "json/json_write.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

void asking_begin(asking *a) {
    *a = (asking){0};
    a->host.memory = failing_memory_of(&a->heap);
    a->host.rules = ASKING_SYSTEMS;
    static failing_memory own; // of the tests themselves: never refuses
    a->replies = arena_new(failing_memory_of(&own));
}

void asking_end(asking *a) {
    arena_free(&a->replies);
    assert_int_equal(a->heap.blocks, 0);
    assert_int_equal(a->heap.bytes, 0);
}

int asking_set_up(void **over) {
    asking_begin(*over);
    return 0;
}

int asking_tear_down(void **over) {
    asking_end(*over);
    return 0;
}

static void swap(char *words, char from, char to) {
    for (; *words; words++)
        if (*words == from) *words = to;
}

// Are the keys of all maps in the reply sorted? It is as its canonical form, then.
static void check_sorted(const char *raw, const bay_value *reply) {
    static failing_memory own;
    text canonical = text_new(failing_memory_of(&own));
    json_write_value(&canonical, reply, true);
    assert_string_equal(raw, text_get(&canonical));
    text_free(&canonical);
}

static void check_reply(const bay_reply *reply, const bay_value *read) {
    assert_true(bay_value_is(bay_value_get(read, "version"), bay_version()));
    assert_int_equal(at(read, "schema")->kind, BAY_VALUE_TEXT);
    assert_int_equal(strlen(reply->text), reply->size);
    if (reply->status == BAY_OK)
        assert_null(bay_value_get(read, "error"));
    else
        assert_string_equal(text_at(read, "error.status"), bay_status_id(reply->status));
}

const bay_value *ask(asking *a, const char *request) {
    char *sent = arena_copy_text(&a->replies, request);
    swap(sent, '\'', '"');
    bay_reply reply;
    bay_status status = bay_request(&a->host, sent, strlen(sent), &reply);
    assert_int_equal(status, reply.status);
    assert_non_null(reply.text);
    a->raw = arena_copy_text(&a->replies, reply.text);
    const bay_value *read = NULL;
    bay_fault why;
    assert_int_equal(json_read(&a->replies, reply.text, reply.size, &read, &why), BAY_OK);
    check_reply(&reply, read);
    check_sorted(a->raw, read);
    bay_reply_free(a->host.memory, &reply);
    assert_int_equal(a->heap.blocks, 0);
    return read;
}

const char *ask_filled(asking *a, const char *request, const char *part) {
    const char *hole = strstr(request, "%s");
    size_t size = strlen(request) + strlen(part) + 1;
    char *whole = arena_take(&a->replies, size);
    text words = text_within(whole, size);
    text_add_bytes(&words, request, (size_t)(hole - request));
    text_add(&words, part);
    text_add(&words, hole + 2);
    return whole;
}

const bay_value *ask_with(asking *a, const char *request, const char *part) {
    return ask(a, ask_filled(a, request, part));
}

const bay_value *at(const bay_value *value, const char *path) {
    while (value && *path) {
        char key[64];
        if (*path == '.') path++;
        size_t size = strcspn(path, ".[");
        if (*path == '[') {
            char *end;
            unsigned long index = strtoul(path + 1, &end, 10);
            bool there = value->kind == BAY_VALUE_LIST && index < value->count;
            value = there ? &value->is.item[index] : NULL;
            path = end + 1;
            continue;
        }
        memcpy(key, path, size);
        key[size] = '\0';
        value = bay_value_get(value, key);
        path += size;
    }
    return value;
}

const char *text_at(const bay_value *value, const char *path) {
    const bay_value *found = at(value, path);
    return found && found->kind == BAY_VALUE_TEXT ? found->is.text : "";
}

int64_t whole_at(const bay_value *value, const char *path) {
    const bay_value *found = at(value, path);
    return found && found->kind == BAY_VALUE_WHOLE ? found->is.whole : INT64_MIN;
}

double real_at(const bay_value *value, const char *path) {
    const bay_value *found = at(value, path);
    if (!found) return NAN;
    if (found->kind == BAY_VALUE_WHOLE) return (double)found->is.whole;
    return found->kind == BAY_VALUE_DECIMAL ? strtod(found->is.text, NULL) : NAN;
}

const char *json_at(asking *a, const bay_value *value, const char *path) {
    static failing_memory own;
    const bay_value *found = at(value, path);
    if (!found) return "nothing";
    text words = text_new(failing_memory_of(&own));
    json_write_value(&words, found, true);
    char *copy = arena_copy_text(&a->replies, text_get(&words));
    text_free(&words);
    swap(copy, '"', '\'');
    return copy;
}

double ending_at(const bay_value *odds, const char *id) {
    const bay_value *rows = at(odds, "endings");
    for (uint32_t i = 0; rows && i < rows->count; i++)
        if (bay_value_is(bay_value_get(&rows->is.item[i], "id"), id))
            return real_at(&rows->is.item[i], "p");
    return NAN;
}

void assert_said(const bay_value *parts, const char *words) {
    char out[600];
    text to = text_within(out, sizeof out);
    assert_non_null(parts);
    assert_int_equal(parts->kind, BAY_VALUE_LIST);
    for (uint32_t i = 0; i < parts->count; i++) {
        const bay_value *part = &parts->is.item[i], *mark = part->is.item;
        if (part->kind == BAY_VALUE_TEXT) {
            text_add(&to, part->is.text);
            continue;
        }
        assert_int_equal(part->count, 1);
        text_add(&to, "[");
        text_add(&to, mark->key);
        text_add(&to, " ");
        text_add(&to, mark->is.text);
        text_add(&to, "]");
    }
    assert_string_equal(out, words);
}

void assert_close(double have, double want) {
    if (!(fabs(have - want) <= 1e-12)) fail_msg("%.17g is not %.17g", have, want);
}
