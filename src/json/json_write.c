#include "json/json_write.h"

#include <assert.h>
#include <string.h>

json json_new(text *out) {
    return (json){.out = out};
}

bool json_done(const json *to) {
    return to->depth == 0 && !to->keyed;
}

static json_level *level_of(json *to) {
    return to->depth ? &to->level[to->depth - 1] : NULL;
}

// Before every value: a comma, where something stands before it.
static void before_value(json *to) {
    json_level *level = level_of(to);
    if (level) {
        assert(level->map == to->keyed); // a value in a map has a key, in a list it has none
        if (level->any && !level->map) text_add_char(to->out, ',');
        level->any = true;
    }
    to->keyed = false;
}

static void open_level(json *to, bool map) {
    before_value(to);
    text_add_char(to->out, map ? '{' : '[');
    assert(to->depth < JSON_OPEN_MAX);
    to->level[to->depth++] = (json_level){.key_size = SIZE_MAX, .map = map};
}

static void close_level(json *to, bool map) {
    assert(to->depth > 0 && to->level[to->depth - 1].map == map && !to->keyed);
    to->depth--;
    text_add_char(to->out, map ? '}' : ']');
}

void json_open_map(json *to) {
    open_level(to, true);
}

void json_close_map(json *to) {
    close_level(to, true);
}

void json_open_list(json *to) {
    open_level(to, false);
}

void json_close_list(json *to) {
    close_level(to, false);
}

// Compares keys as they were written, which is the order of their bytes as long as none needs an
// escape; those of replies never do.
static bool ascends(const json *to, const json_level *level, size_t begin, size_t size) {
    if (to->out->failed || level->key_size == SIZE_MAX) return true;
    const char *bytes = text_get(to->out);
    size_t shorter = size < level->key_size ? size : level->key_size;
    int order = memcmp(bytes + level->key, bytes + begin, shorter);
    return order ? order < 0 : level->key_size < size;
}

void json_key(json *to, const char *key) {
    json_level *level = level_of(to);
    assert(level && level->map && !to->keyed);
    if (level->any) text_add_char(to->out, ',');
    size_t begin = to->out->size + 1;
    json_write_text(to->out, key, strlen(key));
    size_t size = to->out->size - begin - !to->out->failed;
    bool sorted = ascends(to, level, begin, size);
    assert(sorted);
    (void)sorted;
    level->key = begin;
    level->key_size = size;
    text_add_char(to->out, ':');
    to->keyed = true;
}

void json_add_null(json *to) {
    before_value(to);
    text_add(to->out, "null");
}

void json_flag(json *to, bool flag) {
    before_value(to);
    text_add(to->out, flag ? "true" : "false");
}

void json_whole(json *to, int64_t number) {
    before_value(to);
    text_add_whole(to->out, number);
}

void json_add_real(json *to, double number) {
    before_value(to);
    text_add_real(to->out, number);
}

void json_text(json *to, const char *words) {
    if (words)
        json_text_bytes(to, words, strlen(words));
    else
        json_add_null(to);
}

void json_text_bytes(json *to, const char *bytes, size_t size) {
    before_value(to);
    json_write_text(to->out, bytes, size);
}

void json_value(json *to, const bay_value *value) {
    before_value(to);
    json_write_value(to->out, value, true);
}

void json_key_flag(json *to, const char *key, bool flag) {
    json_key(to, key);
    json_flag(to, flag);
}

void json_key_whole(json *to, const char *key, int64_t number) {
    json_key(to, key);
    json_whole(to, number);
}

void json_key_real(json *to, const char *key, double number) {
    json_key(to, key);
    json_add_real(to, number);
}

void json_key_text(json *to, const char *key, const char *words) {
    json_key(to, key);
    json_text(to, words);
}

void json_key_value(json *to, const char *key, const bay_value *value) {
    json_key(to, key);
    json_value(to, value);
}
