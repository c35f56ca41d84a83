#include "scenario/values/scalar.h"

#include "base/fault.h"
#include "base/utf8.h"
#include "base/value.h"
#include "scenario/values/scalar_plane.h"

#include <assert.h>
#include <string.h>

enum { DIGITS_MAX = 18 };

// --- Texts -----------------------------------------------------------------------------------

bool scalar_whole(const char *bytes, size_t size, int64_t *out) {
    bool minus = size > 0 && bytes[0] == '-';
    size_t digits = size - minus;
    if (digits == 0 || digits > DIGITS_MAX) return false;
    int64_t number = 0;
    for (size_t i = minus; i < size; i++) {
        if (bytes[i] < '0' || bytes[i] > '9') return false;
        number = number * 10 + (bytes[i] - '0');
    }
    *out = minus ? -number : number;
    return true;
}

static char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

bool scalar_same(const char *one, const char *other, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (lower(one[i]) != lower(other[i])) return false;
    return true;
}

const char *scalar_choice(const char *choices, const char *words, size_t size,
                          size_t *choice_size) {
    for (const char *choice = choices; choice;) {
        size_t length = strcspn(choice, "|");
        if (length == size && scalar_same(choice, words, size)) {
            *choice_size = length;
            return choice;
        }
        choice = choice[length] ? choice + length + 1 : NULL;
    }
    return NULL;
}

// --- Faults ----------------------------------------------------------------------------------

enum { LISTED_MAX = 120 }; // bytes of choices that a sentence lists

static void add_number(text *to, const char *choices) {
    int count = 1;
    for (const char *at = choices; (at = strchr(at, '|')) != NULL; at++) count++;
    text_add_whole(to, count);
    text_add(to, " words");
}

static void add_choices(text *to, const char *choices) {
    for (const char *choice = choices; choice;) {
        size_t length = strcspn(choice, "|");
        text_add_bytes(to, choice, length);
        choice = choice[length] ? choice + length + 1 : NULL;
        if (choice) text_add(to, ", ");
    }
}

static void wants_range(text *to, const bay_key *key) {
    text_add_whole(to, key->low);
    text_add(to, " to ");
    text_add_whole(to, key->high);
}

void scalar_wants(text *to, const bay_key *key) {
    switch (key->kind) {
    case BAY_KEY_WHOLE:
        text_add(to, "a whole number from ");
        wants_range(to, key);
        if (key->choices) text_add(to, ", or ");
        if (key->choices) add_choices(to, key->choices);
        break;
    case BAY_KEY_WORD:
        text_add(to, "one of ");
        if (strlen(key->choices) > LISTED_MAX)
            add_number(to, key->choices);
        else
            add_choices(to, key->choices);
        break;
    case BAY_KEY_TEXT:
    case BAY_KEY_LINES:
        text_add(to, key->kind == BAY_KEY_LINES ? "a text of lines" : "a text");
        if (!key->high) break;
        text_add(to, " of ");
        wants_range(to, key);
        text_add(to, " letters");
        break;
    case BAY_KEY_FLAG: text_add(to, "true or false"); break;
    case BAY_KEY_GROUP: text_add(to, "a group of keys"); break;
    case BAY_KEY_LIST:
        text_add(to, "a list of ");
        wants_range(to, key);
        text_add(to, " items");
        break;
    case BAY_KEY_LENGTH:
    case BAY_KEY_POINT: scalar_plane_wants(to, key); break;
    }
}

bool scalar_is_over(const bay_key *key, const bay_value *given) {
    int64_t number = 0;
    if (given->kind == BAY_VALUE_LIST && key->kind == BAY_KEY_LIST) number = given->count;
    if (key->kind == BAY_KEY_WHOLE && given->kind == BAY_VALUE_WHOLE) number = given->is.whole;
    if (key->kind == BAY_KEY_WHOLE && given->kind == BAY_VALUE_TEXT)
        scalar_whole(given->is.text, given->count, &number);
    return number > key->high;
}

// Texts are counted in bytes: a letter of another alphabet, or with an accent, is several.
static bool is_counted_otherwise(const bay_key *key, const bay_value *given) {
    if (!key->high || (key->kind != BAY_KEY_TEXT && key->kind != BAY_KEY_LINES)) return false;
    for (uint32_t i = 0; given->kind == BAY_VALUE_TEXT && i < given->count; i++)
        if ((unsigned char)given->is.text[i] > 0x7F) return true;
    return false;
}

// Systems read texts up to a NUL; and a name goes to terminals as it is.
static bool has_control(const bay_key *key, const char *bytes, size_t size) {
    for (size_t at = 0, length; at < size; at += length) {
        length = utf8_length(bytes + at, size - at);
        if (!length) return true;
        uint32_t code = utf8_code(bytes + at, length);
        bool line =
            key->kind == BAY_KEY_LINES && (code == '\n' || code == '\r' || code == '\t');
        if (utf8_is_control(code) && !line) return true;
    }
    return false;
}

static void add_fault(const bay_rules *rules, const bay_key *key, const char *path,
                      const bay_value *given, faults *bad) {
    bay_fault *why = faults_next(bad);
    fault_set(why, BAY_BAD_INPUT, path, NULL);
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, " must be ");
    scalar_wants(&words, key);
    bool texts = key->kind == BAY_KEY_TEXT || key->kind == BAY_KEY_LINES;
    bool control = texts && given->kind == BAY_VALUE_TEXT &&
                   has_control(key, given->is.text, given->count);
    if (control)
        text_add(&words, ", without control characters");
    else if (is_counted_otherwise(key, given))
        text_add(&words, ", where a letter beyond A to Z counts as two or more");
    text_add(&words, ".");
    fault_given_value(why, given);
    if (key->kind == BAY_KEY_WHOLE) fault_allowed_range(why, key->low, key->high);
    if (key->kind == BAY_KEY_WHOLE && key->choices) fault_allowed_also(why, key->choices);
    if (key->kind == BAY_KEY_WORD) fault_allowed_choices(why, key->choices);
    if (key->kind == BAY_KEY_FLAG) fault_allowed(why, "true or false");
    if (scalar_plane_is(key)) scalar_plane_fault(why, key, given);
    bool of_words = key->kind == BAY_KEY_WORD || key->kind == BAY_KEY_WHOLE;
    if (of_words && key->choices && given->kind == BAY_VALUE_TEXT)
        fault_nearest_choice(why, given->is.text, key->choices);
    fault_at(why, given);
    if (!scalar_is_over(key, given)) faults_cite(why, rules, key->clause);
}

// --- Kinds: NULL when the value is not of that kind, or out of memory -------------------------

static const bay_value *read_word(arena *into, const bay_key *key, const bay_value *given) {
    if (given->kind != BAY_VALUE_TEXT) return NULL;
    size_t size = 0;
    const char *choice = scalar_choice(key->choices, given->is.text, given->count, &size);
    return choice ? value_text_bytes(into, choice, size) : NULL;
}

// The number, or a word that stands for one.
static const bay_value *read_whole(arena *into, const bay_key *key, const bay_value *given) {
    int64_t number = 0;
    if (given->kind == BAY_VALUE_WHOLE)
        number = given->is.whole;
    else if (given->kind != BAY_VALUE_TEXT ||
             !scalar_whole(given->is.text, given->count, &number))
        return read_word(into, key, given);
    if (number < key->low || number > key->high) return NULL;
    return value_whole(into, number);
}

static const bay_value *read_text(arena *into, const bay_key *key, const bay_value *given) {
    char digits[32];
    const char *bytes = given->is.text;
    size_t size = given->count;
    if (given->kind == BAY_VALUE_WHOLE) { // a name may be a number
        text number = text_within(digits, sizeof digits);
        text_add_whole(&number, given->is.whole);
        bytes = digits;
        size = number.size;
    } else if (given->kind != BAY_VALUE_TEXT) {
        return NULL;
    }
    if (has_control(key, bytes, size)) return NULL;
    if (key->high && (size < (size_t)key->low || size > (size_t)key->high)) return NULL;
    return value_text_bytes(into, bytes, size);
}

static const bay_value *read_flag(arena *into, const bay_value *given) {
    if (given->kind == BAY_VALUE_FLAG) return value_flag(into, given->is.flag);
    size_t size = 0;
    if (given->kind != BAY_VALUE_TEXT) return NULL;
    if (scalar_choice("true|yes", given->is.text, given->count, &size))
        return value_flag(into, true);
    if (scalar_choice("false|no", given->is.text, given->count, &size))
        return value_flag(into, false);
    return NULL;
}

static const bay_value *read_kind(arena *into, const bay_key *key, const bay_value *given) {
    switch (key->kind) {
    case BAY_KEY_WHOLE: return read_whole(into, key, given);
    case BAY_KEY_WORD: return read_word(into, key, given);
    case BAY_KEY_TEXT:
    case BAY_KEY_LINES: return read_text(into, key, given);
    case BAY_KEY_FLAG: return read_flag(into, given);
    case BAY_KEY_LENGTH:
    case BAY_KEY_POINT: return scalar_plane_read(into, key, given);
    case BAY_KEY_GROUP:
    case BAY_KEY_LIST: break;
    }
    return NULL;
}

const bay_value *scalar_read(arena *into, const bay_rules *rules, const bay_key *key,
                             const char *path, const bay_value *given, faults *bad) {
    const bay_value *made = read_kind(into, key, given);
    if (!made && !into->failed) add_fault(rules, key, path, given, bad);
    return made;
}

const bay_value *scalar_usual(arena *into, const bay_key *key) {
    bay_value usual = {.kind = BAY_VALUE_TEXT, .count = (uint32_t)strlen(key->usual)};
    usual.is.text = key->usual;
    const bay_value *made = read_kind(into, key, &usual);
    assert(made || into->failed);
    return made;
}
