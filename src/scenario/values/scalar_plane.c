#include "scenario/values/scalar_plane.h"

#include "base/fault.h"
#include "base/length.h"
#include "base/nearest.h"
#include "base/value.h"

#include <assert.h>
#include <string.h>

enum { PLANE_WORDS_MAX = 64 }; // bytes of a point as it is written, with the NUL

bool scalar_plane_is(const bay_key *key) {
    return key->kind == BAY_KEY_LENGTH || key->kind == BAY_KEY_POINT;
}

static bay_length unit_of(const bay_key *key) {
    bay_length unit = BAY_INCHES;
    bool known = key->unit && length_named(key->unit, strlen(key->unit), &unit);
    assert(known);
    (void)known;
    return unit;
}

// --- Reading ---------------------------------------------------------------------------------

// One length in the words of a person.
typedef struct part {
    const char *words;
    size_t size;
} part;

static part trimmed(const char *words, size_t size) {
    while (size && *words == ' ') words++, size--;
    while (size && words[size - 1] == ' ') size--;
    return (part){words, size};
}

static bool add_part(text *to, const bay_key *key, part of) {
    int64_t tenths = 0;
    bool read = of.size && length_taken(of.words, of.size, &tenths) == of.size;
    if (!read || tenths < key->low || tenths > key->high) return false;
    size_t digits = strspn(of.words, "-0123456789.");
    bool mark = of.words[of.size - 1] == '"';
    part unit = mark ? (part){"in", 2} : trimmed(of.words + digits, of.size - digits);
    text_add_bytes(to, of.words, digits);
    text_add_char(to, ' ');
    text_add_bytes(to, unit.words, unit.size);
    return true;
}

// Of a text the parts of a point: at its comma, else behind its first length.
static bool parts_of_text(const bay_value *given, part parts[2]) {
    const char *words = given->is.text;
    const char *comma = memchr(words, ',', given->count);
    int64_t tenths;
    part whole = trimmed(words, given->count);
    size_t first = comma ? (size_t)(comma - words) : 0;
    if (!comma) {
        first = (size_t)(whole.words - words);
        first += length_taken(whole.words, whole.size, &tenths);
    }
    size_t next = first + (comma != NULL);
    parts[0] = trimmed(words, first);
    parts[1] = trimmed(words + next, given->count - next);
    return parts[0].size && parts[1].size;
}

static bool parts_of(const bay_key *key, const bay_value *given, part parts[2]) {
    bool list = given->kind == BAY_VALUE_LIST && given->count == 2;
    if (key->kind == BAY_KEY_LENGTH) {
        if (given->kind != BAY_VALUE_TEXT) return false;
        parts[0] = trimmed(given->is.text, given->count);
        return true;
    }
    if (given->kind == BAY_VALUE_TEXT) return parts_of_text(given, parts);
    for (int i = 0; list && i < 2; i++) {
        const bay_value *item = &given->is.item[i];
        list = item->kind == BAY_VALUE_TEXT;
        if (list) parts[i] = trimmed(item->is.text, item->count);
    }
    return list;
}

// Adds the value as it should have been written; false: it is none, or out of its range.
static bool add_value(text *to, const bay_key *key, const bay_value *given) {
    part parts[2];
    if (!parts_of(key, given, parts)) return false;
    int count = key->kind == BAY_KEY_POINT ? 2 : 1;
    for (int i = 0; i < count; i++) {
        if (i) text_add(to, ", ");
        if (!add_part(to, key, parts[i])) return false;
    }
    return !to->failed;
}

const bay_value *scalar_plane_read(arena *into, const bay_key *key, const bay_value *given) {
    char words[PLANE_WORDS_MAX];
    text to = text_within(words, sizeof words);
    return add_value(&to, key, given) ? value_text_bytes(into, words, to.size) : NULL;
}

// --- Faults ----------------------------------------------------------------------------------

void scalar_plane_range(text *to, const bay_key *key) {
    bay_length unit = unit_of(key);
    length_add_number(to, key->low, unit);
    text_add(to, " to ");
    length_add(to, key->high, unit);
}

void scalar_plane_wants(text *to, const bay_key *key) {
    bool point = key->kind == BAY_KEY_POINT;
    text_add(to, point ? "a point, two lengths from " : "a length from ");
    scalar_plane_range(to, key);
    if (!point) return;
    text_add(to, ", such as ");
    scalar_plane_example(to, key);
}

// Adds what was given as one text.
static void add_given(text *to, const bay_value *given) {
    if (given->kind == BAY_VALUE_WHOLE) text_add_whole(to, given->is.whole);
    if (given->kind == BAY_VALUE_TEXT || given->kind == BAY_VALUE_DECIMAL)
        text_add_bytes(to, given->is.text, given->count);
}

static bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

// Bytes of the word that the text begins with.
static size_t word_size(const char *words) {
    return strspn(words, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
}

// The unit that a word is near to, written out or not; else the word itself.
static void add_unit(text *to, const char *words, size_t size) {
    char word[PLANE_WORDS_MAX];
    text_copy(word, size < sizeof word ? size + 1 : sizeof word, words);
    nearest search = nearest_to(word);
    if (size > 1) // m would be near to mm
        nearest_try_choices(&search, "mm|cm|in|millimetres|centimetres|inches");
    if (search.best)
        text_add(to, *search.best == 'm' ? "mm" : *search.best == 'c' ? "cm" : "in");
    else
        text_add_bytes(to, words, size);
}

// Adds the text with units as they are written; a number without one was meant in that of the table.
static void add_meant(text *to, const bay_key *key, const char *words) {
    for (const char *at = words;;) {
        size_t size = word_size(at);
        if (size) add_unit(to, at, size);
        at += size;
        bool ends = *at == ',' || !*at;
        if (ends && at > words && is_digit(at[-1])) {
            text_add_char(to, ' ');
            text_add(to, key->unit);
        }
        if (!*at) return;
        text_add_char(to, *at++);
    }
}

static void add_nearest(bay_fault *why, const bay_key *key, const bay_value *given) {
    char words[PLANE_WORDS_MAX], meant[PLANE_WORDS_MAX], near[PLANE_WORDS_MAX];
    text from = text_within(words, sizeof words), to = text_within(meant, sizeof meant),
         out = text_within(near, sizeof near);
    bool list = given->kind == BAY_VALUE_LIST;
    for (uint32_t i = 0; list && i < given->count && i < 3; i++) {
        if (i) text_add(&from, ", ");
        add_given(&from, &given->is.item[i]);
    }
    if (!list) add_given(&from, given);
    if (from.failed || !from.size) return;
    add_meant(&to, key, words);
    bay_value whole = {.kind = BAY_VALUE_TEXT, .count = (uint32_t)to.size};
    whole.is.text = meant;
    if (!to.failed && add_value(&out, key, &whole)) fault_nearest(why, near);
}

void scalar_plane_fault(bay_fault *why, const bay_key *key, const bay_value *given) {
    char range[PLANE_WORDS_MAX];
    text to = text_within(range, sizeof range);
    scalar_plane_range(&to, key);
    fault_allowed(why, range);
    add_nearest(why, key, given);
}

// --- An example ------------------------------------------------------------------------------

void scalar_plane_example(text *to, const bay_key *key) {
    if (key->choices) {
        text_add(to, key->choices);
        return;
    }
    length_add(to, key->high, unit_of(key));
    if (key->kind != BAY_KEY_POINT) return;
    text_add(to, ", ");
    length_add(to, key->low, unit_of(key));
}
