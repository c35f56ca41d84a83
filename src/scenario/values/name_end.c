#include "scenario/values/name_end.h"

#include "base/nearest.h"
#include "scenario/values/key_path.h"
#include "scenario/values/scalar.h"

#include <string.h>

enum {
    NEAR_MIN = 5
}; // letters: a shorter word that is near to a choice is more likely another

typedef struct reading {
    const bay_rules *rules;
    const bay_key *group;
    const char *path;
    const key_pattern *pattern;
    const char *bytes;
    size_t end;         // of the name
    const char *number; // [number_size]: one that no key has yet; NULL
    size_t number_size;
    bool worded; // not numbers alone
    name_end *out;
} reading;

// --- Letters ---------------------------------------------------------------------------------

static bool is_gap(char letter) {
    return letter == ' ' || letter == '\t';
}

static char same(char letter) {
    if (letter >= 'A' && letter <= 'Z') return (char)(letter - 'A' + 'a');
    return letter == '_' || letter == ' ' ? '-' : letter;
}

static size_t skip_gap(const reading *r, size_t at) {
    while (at < r->end && is_gap(r->bytes[at])) at++;
    return at;
}

static size_t word_size(const reading *r, size_t at) {
    size_t size = 0;
    while (at + size < r->end && !is_gap(r->bytes[at + size])) size++;
    return size;
}

static size_t digits(const reading *r, size_t at) {
    size_t size = 0;
    while (at + size < r->end && r->bytes[at + size] >= '0' && r->bytes[at + size] <= '9')
        size++;
    return size;
}

// Do both begin with the same letters, however they are written: At gun, at-gun?
static bool begins(const char *one, const char *other, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (same(one[i]) != same(other[i])) return false;
    return true;
}

// The size of words[size] at `at`, with an s more where `plural`; 0: it is not there.
static size_t taken(const reading *r, size_t at, const char *words, size_t size, bool plural) {
    if (size > r->end - at || !begins(r->bytes + at, words, size)) return 0;
    if (plural && at + size < r->end && same(r->bytes[at + size]) == 's') size++;
    return at + size == r->end || is_gap(r->bytes[at + size]) ? size : 0;
}

// Is the word one slip away from words[size]? A longer word that begins with it is another one: No 4
// Commando.
static bool is_near(const char *word, const char *words, size_t size) {
    size_t given = strlen(word);
    if (given < NEAR_MIN || (given > size && begins(word, words, size))) return false;
    nearest search = nearest_to(word);
    nearest_try_bytes(&search, words, size);
    return search.best && search.distance == 1;
}

// --- What the keys are called ------------------------------------------------------------------

static bool is_taken(const reading *r, const char *name) {
    for (uint32_t i = 0; i < r->out->count; i++)
        if (strcmp(r->out->said[i].name, name) == 0) return true;
    for (uint32_t i = 0; i < r->pattern->count; i++) {
        const piece *at = &r->pattern->piece[i];
        if (at->kind == PIECE_SLOT && at->size == strlen(name) &&
            memcmp(at->start, name, at->size) == 0)
            return true;
    }
    return false;
}

// The slot of the key in the short forms; NULL: none has it.
static const char *slot_of(const reading *r, const char *name) {
    char slot[KEY_NAME_MAX + 2];
    text words = text_within(slot, sizeof slot);
    text_add_char(&words, '{');
    text_add(&words, name);
    text_add_char(&words, '}');
    return words.failed ? NULL : strstr(r->group->shorthand, slot);
}

// Does a word lead to the key's slot: facing {facing}? Then its value alone says nothing.
static bool is_led(const reading *r, const char *name) {
    const char *slot = slot_of(r, name);
    return slot && slot > r->group->shorthand + 1 && slot[-1] == ' ' && same(slot[-2]) >= 'a' &&
           same(slot[-2]) <= 'z';
}

// Many a name ends in a direction, and in what a body of troops is: Hill North, 2nd Battalion.
static bool is_ordinary(const bay_key *key) {
    return key_is_among(key->choices, "north") || key_is_among(key->choices, "battalion");
}

static void say(reading *r, const key_walk *of, const char *value, size_t size) {
    if (r->out->count == NAME_END_MAX) return;
    struct name_said *made = &r->out->said[r->out->count++];
    *made = (struct name_said){.key = of->key, .value = value, .size = size};
    text_copy(made->name, sizeof made->name, of->name);
}

// --- Reading on from a place in the name --------------------------------------------------------

// A choice of the key, or its name if it is a flag, at `at`: of several the longest; behind a number
// also one of several, elites, and one that is misspelt.
static size_t try_key(const reading *r, const key_walk *of, size_t at, size_t most,
                      const char **value, size_t *value_size) {
    bool flag = of->key->kind == BAY_KEY_FLAG;
    char word[64];
    text given = text_within(word, sizeof word);
    text_add_bytes(&given, r->bytes + at, word_size(r, at));
    bool near = r->out->numbered && !given.failed;
    for (const char *choice = flag ? of->name : of->key->choices; choice && *choice;) {
        size_t size = strcspn(choice, "|");
        size_t long_as = taken(r, at, choice, size, r->out->numbered);
        if (!long_as && near && is_near(word, choice, size)) long_as = given.size;
        if (long_as > most) {
            most = long_as;
            *value = flag ? "true" : choice;
            *value_size = flag ? 4 : size;
        }
        choice += size + (choice[size] == '|');
    }
    return most;
}

// A word of a key of the group that was not said; 0: none.
static size_t read_word(reading *r, size_t at) {
    key_walk walk = key_walk_of(r->rules, r->path), best = walk;
    const char *value = NULL;
    size_t most = 0, size = 0;
    while (key_walk_next(&walk)) {
        bool words = walk.key->kind == BAY_KEY_WORD && !is_ordinary(walk.key);
        if (!words && walk.key->kind != BAY_KEY_FLAG) continue;
        if (is_taken(r, walk.name) || is_led(r, walk.name)) continue;
        size_t found = try_key(r, &walk, at, most, &value, &size);
        if (found > most) best = walk;
        most = found;
    }
    if (most) say(r, &best, value, size);
    return most;
}

// Is given[size] short for the word, its s left out or not: pts and pt of points?
static bool is_cut(const char *given, size_t size, const char *word, size_t length) {
    if (size < 2 || same(*given) != *word) return false;
    size_t at = 0;
    for (size_t i = 0; i < size; i++, at++) {
        while (at < length && word[at] != same(given[i])) at++;
        if (at == length) return false;
    }
    return at == length || (at + 1 == length && word[at] == 's');
}

// Is that what the key counts: points of "strength points", or more loosely pts, piont and sp?
static bool is_unit(const char *unit, const char *given, size_t size, bool loosely) {
    size_t letters = 0, words = 0;
    for (const char *word = unit; word && *word; words++) {
        size_t length = strcspn(word, " "), single = length - (word[length - 1] == 's');
        if ((size == length || size == single) && begins(given, word, size)) return true;
        if (loosely && (is_cut(given, size, word, length) || is_near(given, word, length)))
            return true;
        letters += words < size && same(given[words]) == *word;
        word += length + (word[length] == ' ');
    }
    return loosely && words > 1 && words == size && letters == size;
}

// The next number of the short forms that was not said.
static bool next_number(const reading *r, key_walk *walk) {
    while (key_walk_next(walk))
        if (walk->key->kind == BAY_KEY_WHOLE && slot_of(r, walk->name) &&
            !is_taken(r, walk->name))
            return true;
    return false;
}

// The name or the unit of such a number, behind a number; 0: none.
static size_t read_unit(reading *r, size_t at) {
    char word[KEY_NAME_MAX];
    text given = text_within(word, sizeof word);
    text_add_bytes(&given, r->bytes + at, word_size(r, at));
    for (int loosely = 0; loosely < 2 && r->number && !given.failed; loosely++) {
        key_walk walk = key_walk_of(r->rules, r->path);
        while (next_number(r, &walk)) {
            bool named = is_unit(walk.name, word, given.size, false);
            if (!named && !is_unit(walk.key->unit, word, given.size, loosely)) continue;
            say(r, &walk, r->number, r->number_size);
            r->number = NULL;
            return given.size;
        }
    }
    return 0;
}

// Gives the number that waits to the first number of the short forms; false: that was said.
static bool read_number(reading *r) {
    if (!r->number) return true;
    key_walk walk = key_walk_of(r->rules, r->path);
    while (key_walk_next(&walk)) {
        bool counts = walk.key->kind == BAY_KEY_WHOLE && slot_of(r, walk.name);
        if (!counts) continue;
        if (is_taken(r, walk.name)) return false;
        say(r, &walk, r->number, r->number_size);
        r->number = NULL;
        return true;
    }
    return false;
}

// Can all from `at` to the end of the name be read as something else?
static bool reads_on(reading *r, size_t at) {
    while ((at = skip_gap(r, at)) < r->end) {
        size_t size = digits(r, at);
        if (size) {
            if (!read_number(r)) return false;
            r->number = r->bytes + at;
            r->number_size = size;
            r->out->numbered = true;
        } else {
            size = read_unit(r, at);
            if (!size) size = read_number(r) ? read_word(r, at) : 0;
            if (!size) return false;
            r->worded = true;
        }
        at += size;
    }
    return r->worded && read_number(r);
}

name_end name_end_find(const bay_rules *rules, const bay_key *group, const char *path,
                       const key_pattern *pattern, const char *bytes,
                       const pattern_span *slot) {
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *of = &pattern->piece[i];
        if (!piece_is_name(of)) continue;
        name_end out;
        reading r = {.rules = rules, .group = group, .path = path, .pattern = pattern};
        r.bytes = bytes;
        r.end = slot[i].start + slot[i].size;
        size_t at = slot[i].start + word_size(&r, slot[i].start);
        for (size_t end = at; end < r.end; end = at + word_size(&r, at)) {
            at = skip_gap(&r, end);
            if (digits(&r, slot[i].start) == end - slot[i].start) continue; // 5 is no name
            out = (name_end){
                .piece = i, .size = end - slot[i].start, .start = at - slot[i].start};
            r.out = &out;
            r.number = NULL;
            r.worded = false;
            if (reads_on(&r, at)) return out;
        }
    }
    return (name_end){.count = 0};
}

// --- A number within -------------------------------------------------------------------------

// Is a word behind the first a number with more than digits, as 1.5, -1 and (4), or one before a word
// in small letters, as of "4 men"? Kampf 2 Group, Gun 88mm and Hill 60 are names.
static bool holds_number(const char *bytes, pattern_span span) {
    const char *from = bytes + span.start, *end = from + span.size;
    for (const char *at = from + 1; at < end; at++) {
        if (!is_gap(at[-1])) continue;
        size_t digits = 0, size = 0;
        while (at + size < end && at[size] && strchr("0123456789+-./()", at[size])) {
            digits += at[size] >= '0' && at[size] <= '9';
            size++;
        }
        const char *behind = at + size;
        if (!digits || (behind < end && !is_gap(*behind))) continue;
        while (behind < end && is_gap(*behind)) behind++;
        if (digits < size || (behind < end && *behind >= 'a' && *behind <= 'z')) return true;
    }
    return false;
}

// The first number of the short forms; false: there is none, or it was said.
static bool find_unsaid(const reading *r, char *key) {
    key_walk walk = key_walk_of(r->rules, r->path);
    bool counts = false;
    while (!counts && key_walk_next(&walk))
        counts = walk.key->kind == BAY_KEY_WHOLE && slot_of(r, walk.name);
    if (counts) text_copy(key, KEY_NAME_MAX, walk.name);
    return counts && !is_taken(r, walk.name);
}

name_end name_end_number(const bay_rules *rules, const bay_key *group, const char *path,
                         const key_pattern *pattern, const char *bytes,
                         const pattern_span *slot) {
    name_end out = {.count = 0};
    reading r = {.rules = rules, .group = group, .path = path, .pattern = pattern};
    r.out = &out;
    while (out.piece < pattern->count &&
           !(piece_is_name(&pattern->piece[out.piece]) && holds_number(bytes, slot[out.piece])))
        out.piece++;
    out.count = out.piece < pattern->count && find_unsaid(&r, out.said->name);
    return out;
}

// --- Telling ---------------------------------------------------------------------------------

static void write_pair(text *to, const char *name, size_t name_size, const char *value,
                       size_t size) {
    if (to->bytes[to->size - 1] != '{') text_add(to, ", ");
    text_add_bytes(to, name, name_size);
    text_add(to, ": ");
    text_add_bytes(to, value, size);
}

void name_end_write(text *to, const name_end *end, const key_pattern *pattern,
                    const char *bytes, const pattern_span *slot) {
    text_add_char(to, '{');
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *at = &pattern->piece[i];
        if (at->kind != PIECE_SLOT) continue;
        bool flag = at->key->kind == BAY_KEY_FLAG;
        size_t size = i == end->piece ? end->size : slot[i].size;
        write_pair(to, at->start, at->size, flag ? "true" : bytes + slot[i].start,
                   flag ? 4 : size);
    }
    for (uint32_t i = 0; i < end->count; i++)
        write_pair(to, end->said[i].name, strlen(end->said[i].name), end->said[i].value,
                   end->said[i].size);
    text_add_char(to, '}');
}
