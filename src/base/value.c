#include "base/value.h"

#include <assert.h>
#include <string.h>

// --- Reading ---------------------------------------------------------------------------------

const bay_value *bay_value_get(const bay_value *map, const char *key) {
    if (!map || map->kind != BAY_VALUE_MAP) return NULL;
    for (uint32_t i = 0; i < map->count; i++)
        if (strcmp(map->is.item[i].key, key) == 0) return &map->is.item[i];
    return NULL;
}

bool bay_value_is(const bay_value *value, const char *text) {
    if (!value || !text || value->kind != BAY_VALUE_TEXT) return false;
    return value->count == strlen(text) && memcmp(value->is.text, text, value->count) == 0;
}

bool value_is_plain(const bay_value *value) {
    return value && value->kind == BAY_VALUE_TEXT && strlen(value->is.text) == value->count;
}

// --- Making ----------------------------------------------------------------------------------

static bay_value *make(arena *into, bay_value_kind kind) {
    bay_value *made = arena_take(into, sizeof *made);
    if (made) *made = (bay_value){.kind = kind};
    return made;
}

const bay_value *value_null(arena *into) {
    return make(into, BAY_VALUE_NULL);
}

const bay_value *value_flag(arena *into, bool flag) {
    bay_value *made = make(into, BAY_VALUE_FLAG);
    if (made) made->is.flag = flag;
    return made;
}

const bay_value *value_whole(arena *into, int64_t whole) {
    bay_value *made = make(into, BAY_VALUE_WHOLE);
    if (made) made->is.whole = whole;
    return made;
}

static const bay_value *make_text(arena *into, bay_value_kind kind, const char *bytes,
                                  size_t size) {
    assert(size <= UINT32_MAX);
    bay_value *made = make(into, kind);
    char *copy = made ? arena_copy_bytes(into, bytes, size) : NULL;
    if (!copy) return NULL;
    made->count = (uint32_t)size;
    made->is.text = copy;
    return made;
}

const bay_value *value_decimal(arena *into, const char *digits) {
    return make_text(into, BAY_VALUE_DECIMAL, digits, strlen(digits));
}

const bay_value *value_text(arena *into, const char *words) {
    return make_text(into, BAY_VALUE_TEXT, words, strlen(words));
}

const bay_value *value_text_bytes(arena *into, const char *bytes, size_t size) {
    return make_text(into, BAY_VALUE_TEXT, bytes, size);
}

static bay_value unnamed(const bay_value *value) {
    bay_value copy = *value;
    copy.key = NULL;
    copy.key_line = copy.key_column = 0;
    return copy;
}

// A list or map of its own `count` items, the first `same` of them as in `from`.
static bay_value *make_items(arena *into, const bay_value *from, bay_value_kind kind,
                             uint32_t count, uint32_t same) {
    bay_value *made = make(into, kind);
    bay_value *item = made ? arena_take_array(into, count, sizeof *item) : NULL;
    if (!item) return NULL;
    if (from) {
        *made = *from;
        if (same) memcpy(item, from->is.item, same * sizeof *item);
    }
    made->count = count;
    made->is.item = item;
    return made;
}

static bay_value *item_of(bay_value *made, uint32_t index) {
    return (bay_value *)made->is.item + index;
}

const bay_value *value_list(arena *into, const bay_value *const *items, uint32_t count) {
    bay_value *made = make_items(into, NULL, BAY_VALUE_LIST, count, 0);
    for (uint32_t i = 0; made && i < count; i++) {
        if (!items[i]) return NULL;
        *item_of(made, i) = unnamed(items[i]);
    }
    return made;
}

const bay_value *value_map(arena *into, const value_pair *pairs, uint32_t count) {
    bay_value *made = make_items(into, NULL, BAY_VALUE_MAP, count, 0);
    for (uint32_t i = 0; made && i < count; i++) {
        const char *key = pairs[i].value ? arena_copy_text(into, pairs[i].key) : NULL;
        if (!key) return NULL;
        *item_of(made, i) = unnamed(pairs[i].value);
        item_of(made, i)->key = key;
    }
    return made;
}

// --- Changing --------------------------------------------------------------------------------

static uint32_t place_of(const bay_value *map, const char *key) {
    const bay_value *item = bay_value_get(map, key);
    return item ? (uint32_t)(item - map->is.item) : map->count;
}

const bay_value *value_with(arena *into, const bay_value *map, const char *key,
                            const bay_value *value) {
    if (!map || !value) return NULL;
    assert(map->kind == BAY_VALUE_MAP);
    uint32_t place = place_of(map, key);
    bool known = place < map->count;
    bay_value *made = make_items(into, map, BAY_VALUE_MAP, map->count + !known, map->count);
    if (!made) return NULL;
    bay_value *item = item_of(made, place);
    bay_value before = known ? *item : (bay_value){.key = arena_copy_text(into, key)};
    if (!before.key) return NULL;
    *item = *value;
    item->key = before.key;
    item->key_line = before.key_line;
    item->key_column = before.key_column;
    return made;
}

const bay_value *value_without(arena *into, const bay_value *map, const char *key) {
    if (!map) return NULL;
    assert(map->kind == BAY_VALUE_MAP);
    uint32_t place = place_of(map, key);
    if (place == map->count) return map;
    bay_value *made = make_items(into, map, BAY_VALUE_MAP, map->count - 1, place);
    for (uint32_t i = place; made && i < made->count; i++)
        *item_of(made, i) = map->is.item[i + 1];
    return made;
}

const bay_value *value_list_with(arena *into, const bay_value *list, uint32_t index,
                                 const bay_value *value) {
    if (!list || !value) return NULL;
    assert(list->kind == BAY_VALUE_LIST && index <= list->count);
    uint32_t count = list->count + (index == list->count);
    bay_value *made = make_items(into, list, BAY_VALUE_LIST, count, list->count);
    if (made) *item_of(made, index) = unnamed(value);
    return made;
}
