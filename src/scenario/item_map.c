#include "scenario/item_map.h"

#include "base/fault.h"
#include "base/text.h"
#include "base/value.h"
#include "scenario/values/key_path.h"
#include "scenario/values/scalar.h"

#include <string.h>

// --- Reading ---------------------------------------------------------------------------------

// The key that the short form of the list's items begins with; false when there is none.
static bool first_slot(const bay_rules *rules, const char *path, char name[KEY_NAME_MAX]) {
    char item[KEY_PATH_MAX];
    key_path_item(item, path, 0);
    const bay_key *key = key_path_find(rules, item);
    if (!key || key->kind != BAY_KEY_GROUP || !key->shorthand || *key->shorthand != '{')
        return false;
    size_t size = strcspn(key->shorthand, "}");
    text_copy(name, size < KEY_NAME_MAX ? size : KEY_NAME_MAX, key->shorthand + 1);
    return true;
}

bool item_map_may(const bay_rules *rules, const char *path) {
    char name[KEY_NAME_MAX];
    return first_slot(rules, path, name);
}

// "t" and "wood" as "t wood".
static const bay_value *as_text(arena *into, const char *key, const bay_value *value) {
    text out = text_new(into->memory);
    text_add(&out, key);
    text_add_char(&out, ' ');
    if (value->kind == BAY_VALUE_WHOLE) text_add_whole(&out, value->is.whole);
    if (value->kind == BAY_VALUE_TEXT) text_add_bytes(&out, value->is.text, value->count);
    const bay_value *made =
        out.failed ? NULL : value_text_bytes(into, text_get(&out), out.size);
    into->failed |= out.failed;
    text_free(&out);
    return made;
}

const bay_value *item_map_item(arena *into, const bay_rules *rules, const char *path,
                               const char *key, const bay_value *value) {
    char slot[KEY_NAME_MAX];
    switch (value->kind) {
    case BAY_VALUE_MAP:
        if (!first_slot(rules, path, slot) || bay_value_get(value, slot)) return value;
        return value_with(into, value, slot, value_text(into, key));
    case BAY_VALUE_WHOLE:
    case BAY_VALUE_TEXT: return as_text(into, key, value);
    case BAY_VALUE_NULL: // in YAML a comma within an item may make one: {A: 3, 1 red}
    case BAY_VALUE_FLAG:
    case BAY_VALUE_DECIMAL:
    case BAY_VALUE_LIST: break;
    }
    return value; // no item can be so, and that is told where items are read
}

// A map in the map may say again what its key says, but nothing else.
static bool agrees(const char *slot, const bay_value *item, const char *path, faults *bad) {
    const bay_value *said = bay_value_get(item, slot);
    if (!said || bay_value_is(said, item->key)) return true;
    char here[KEY_PATH_MAX], whole[KEY_PATH_MAX];
    key_path_join(here, path, item->key);
    key_path_join(whole, here, slot);
    bay_fault *why = faults_next(bad);
    fault_set(why, BAY_BAD_INPUT, whole, NULL);
    text words = fault_words(why);
    text_add(&words, whole);
    text_add(&words, " is the key itself: leave it out here.");
    fault_given_value(why, said);
    fault_allowed(why, item->key);
    return false;
}

const bay_value *item_map_list(arena *into, const bay_rules *rules, const char *path,
                               const bay_value *map, faults *bad) {
    char slot[KEY_NAME_MAX];
    if (!first_slot(rules, path, slot)) return NULL;
    bool whole = true;
    const bay_value **items = arena_take_array(into, map->count, sizeof *items);
    for (uint32_t i = 0; items && i < map->count; i++) {
        const bay_value *given = &map->is.item[i];
        whole = agrees(slot, given, path, bad) && whole;
        items[i] = item_map_item(into, rules, path, given->key, given);
        if (!items[i]) return NULL;
    }
    return items && whole ? value_list(into, items, map->count) : NULL;
}

// --- A list as one text ----------------------------------------------------------------------

static bool is_blank(char letter) {
    return letter == ' ' || letter == '\t';
}

static bool is_quote(char letter) {
    return letter == '"' || letter == '\'';
}

// The bytes from *start up to the end, less the blanks round them.
static size_t trim(const char **start, size_t size) {
    for (; size && is_blank(**start); size--) ++*start;
    while (size && is_blank((*start)[size - 1])) size--;
    return size;
}

// How long the first item is: up to a comma that parts two.
static size_t item_size(const char *bytes, size_t size) {
    char quote = '\0';
    int open = 0;
    size_t at = 0;
    for (; at < size; at++) {
        char letter = bytes[at];
        if (quote) {
            if (letter == quote) quote = '\0';
        } else if (is_quote(letter)) {
            quote = letter;
        } else if (letter == '[' || letter == '{') {
            open++;
        } else if (letter == ']' || letter == '}') {
            open--;
        } else if (letter == ',' && open <= 0) {
            break;
        }
    }
    return at;
}

static const bay_value *read_item(arena *into, const char *bytes, size_t size) {
    size = trim(&bytes, size);
    bool quoted = size >= 2 && is_quote(bytes[0]) && bytes[size - 1] == bytes[0];
    return value_text_bytes(into, bytes + quoted, size - (quoted ? 2 : 0));
}

const bay_value *item_map_text(arena *into, const bay_value *given) {
    const bay_value *items[ITEM_MAP_TEXT_MAX];
    uint32_t count = 0;
    if (given->kind != BAY_VALUE_TEXT) return given;
    const char *bytes = given->is.text;
    size_t size = trim(&bytes, given->count);
    if (size < 2 || bytes[0] != '[' || bytes[size - 1] != ']') return given;
    bytes++;
    size -= 2;
    const char *inner = bytes;
    for (bool more = trim(&inner, size) > 0; more; count++) {
        size_t length = item_size(bytes, size);
        if (count == ITEM_MAP_TEXT_MAX) return given;
        items[count] = read_item(into, bytes, length);
        if (!items[count]) return NULL;
        more = length < size;
        bytes += length + more;
        size -= length + more;
    }
    return value_list(into, items, count);
}

// --- Telling ---------------------------------------------------------------------------------

// A fault's path that is walked together with the document.
typedef struct walk {
    bay_fault *why;
    const char *rest;    // of the path
    const bay_value *at; // where it leads so far; NULL: to nothing that was written
    text *out;           // the path so far as it was written
    bool changed;
} walk;

// The item in the words of the fault, which name it by the path as far as it was walked.
static void tell_item(const walk *w) {
    char old[sizeof w->why->path], made[sizeof w->why->words];
    char *words = w->why->words;
    text_copy(old, (size_t)(w->rest - w->why->path) + 1, w->why->path);
    const char *found = strstr(words, old);
    if (!found) return;
    text out = text_within(made, sizeof made);
    text_add_bytes(&out, words, (size_t)(found - words));
    text_add(&out, text_get(w->out));
    text_add(&out, found + strlen(old));
    text_copy(words, sizeof w->why->words, made);
}

static void step_to_item(walk *w) {
    size_t size = strcspn(w->rest, "]");
    int64_t index = -1;
    bool closed = w->rest[size] == ']';
    bool read = closed && scalar_whole(w->rest + 1, size - 1, &index);
    bool inside = read && w->at && index >= 0 && index < (int64_t)w->at->count;
    bool mapped = inside && w->at->kind == BAY_VALUE_MAP;
    bool listed = inside && w->at->kind == BAY_VALUE_LIST;
    w->at = mapped || listed ? &w->at->is.item[index] : NULL;
    if (mapped)
        path_add_key(w->out, w->at->key);
    else
        text_add_bytes(w->out, w->rest, size + closed);
    w->rest += size + closed;
    w->changed |= mapped;
    if (mapped) tell_item(w);
}

static void step_to_key(walk *w) {
    char name[KEY_PATH_MAX];
    w->rest += *w->rest == '.';
    size_t size = strcspn(w->rest, ".[");
    text_copy(name, size + 1 < sizeof name ? size + 1 : sizeof name, w->rest);
    w->at = bay_value_get(w->at, name);
    path_add_key(w->out, name);
    w->rest += size;
}

static void tell_as_written(const bay_value *document, bay_fault *why) {
    char path[sizeof why->path];
    text out = text_within(path, sizeof path);
    walk w = {.why = why, .rest = why->path, .at = document, .out = &out};
    while (*w.rest) {
        if (*w.rest == '[')
            step_to_item(&w);
        else
            step_to_key(&w);
    }
    if (w.changed) text_copy(why->path, sizeof why->path, path);
}

void item_map_as_written(const bay_value *document, faults *bad) {
    for (uint32_t i = 0; i < bad->count; i++) tell_as_written(document, &bad->list[i]);
}
