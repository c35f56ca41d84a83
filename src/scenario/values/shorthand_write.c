// Groups as their short forms say them.

#include "base/value.h"
#include "scenario/values/key_path.h"
#include "scenario/values/pattern.h"
#include "scenario/values/scalar_plane.h"
#include "scenario/values/shorthand.h"

#include <string.h>

enum { EXAMPLE_WHOLE = 3 }; // where the table has no usual one

static const bay_value *slot_of(const piece *slot, const bay_value *group) {
    char name[KEY_NAME_MAX];
    memcpy(name, slot->start, slot->size);
    name[slot->size] = '\0';
    return bay_value_get(group, name);
}

// How well a form says what was given: keys of it that it has, less a little for each that it
// has besides; -1: it needs what is not there.
static int worth(const key_pattern *pattern, const bay_value *whole, const bay_value *given) {
    int points = 0;
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *at = &pattern->piece[i];
        if (at->kind != PIECE_SLOT) continue;
        const bay_value *value = slot_of(at, whole);
        if (!value || (value->kind == BAY_VALUE_FLAG && !value->is.flag)) return -1;
        if (at->list && !value->count) return -1;
        if (at->key->kind == BAY_KEY_WHOLE && value->kind == BAY_VALUE_TEXT) return -1;
        points += slot_of(at, given) ? PATTERN_PIECES_MAX : -1;
    }
    return points > 0 ? points : 0;
}

static void write_joined(text *to, const bay_value *list) {
    for (uint32_t i = 0; i < list->count; i++) {
        const bay_value *item = &list->is.item[i];
        if (i) text_add_char(to, '+');
        text_add_bytes(to, item->is.text, item->count);
    }
}

static void write_slot(text *to, const piece *slot, const bay_value *value) {
    if (value->kind == BAY_VALUE_LIST)
        write_joined(to, value);
    else if (value->kind == BAY_VALUE_WHOLE)
        text_add_whole(to, value->is.whole);
    else if (value->kind == BAY_VALUE_TEXT)
        text_add_bytes(to, value->is.text, value->count);
    else
        text_add_bytes(to, slot->start, slot->size);
}

// Pins are one pin where there is only one.
static size_t words_size(const piece *words, bool single) {
    bool plural = words->size > 1 && words->start[words->size - 1] == 's';
    return words->size - (single && plural);
}

static void write_form(text *to, const key_pattern *pattern, const bay_value *whole) {
    bool single = false;
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *at = &pattern->piece[i];
        if (at->kind != PIECE_SLOT) {
            text_add_bytes(to, at->start, words_size(at, single));
            continue;
        }
        const bay_value *value = slot_of(at, whole);
        single = value->kind == BAY_VALUE_WHOLE && value->is.whole == 1;
        write_slot(to, at, value);
    }
}

bool shorthand_write(text *to, const bay_rules *rules, const char *path, const bay_value *whole,
                     const bay_value *given) {
    const bay_key *key = key_path_find(rules, path);
    if (!key) return false;
    pattern_walk walk = pattern_walk_of(rules, key, path);
    key_pattern next, best;
    int most = -1;
    while (pattern_walk_next(&walk, &next)) {
        int points = worth(&next, whole, given);
        if (points <= most) continue;
        best = next;
        most = points;
    }
    if (most < 0) return false;
    write_form(to, &best, whole);
    return true;
}

static void example_slot(text *to, const piece *slot) {
    const bay_key *key = slot->key;
    if (key->kind == BAY_KEY_FLAG)
        text_add_bytes(to, slot->start, slot->size);
    else if (key->usual && *key->usual != '!')
        text_add(to, key->usual);
    else if (scalar_plane_is(key))
        scalar_plane_example(to, key);
    else if (key->kind == BAY_KEY_WHOLE)
        text_add_whole(to, key->high < EXAMPLE_WHOLE  ? key->high
                           : key->low > EXAMPLE_WHOLE ? key->low
                                                      : EXAMPLE_WHOLE);
    else if (key->choices)
        text_add_bytes(to, key->choices, strcspn(key->choices, "|"));
    else
        text_add(to, "A");
}

// The next form with all left out that may be.
static bool barest(pattern_walk *walk, key_pattern *pattern) {
    if (!pattern_walk_next(walk, pattern)) return false;
    while (!walk->last) pattern_walk_next(walk, pattern);
    return true;
}

static bool is_number_alone(const key_pattern *pattern) {
    return pattern->count == 1 && pattern->piece[0].kind == PIECE_SLOT &&
           pattern->piece[0].key->kind == BAY_KEY_WHOLE;
}

// A number alone says too little of what it counts: then the next form is shown, if there is one.
bool shorthand_example(text *to, const bay_rules *rules, const bay_key *key, const char *path) {
    pattern_walk walk = pattern_walk_of(rules, key, path);
    key_pattern pattern, next;
    if (!barest(&walk, &pattern)) return false;
    if (is_number_alone(&pattern) && barest(&walk, &next)) pattern = next;
    for (uint32_t i = 0; i < pattern.count; i++) {
        const piece *at = &pattern.piece[i];
        if (at->kind == PIECE_SLOT)
            example_slot(to, at);
        else
            text_add_bytes(to, at->start, at->size);
    }
    return true;
}
