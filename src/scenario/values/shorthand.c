#include "scenario/values/shorthand.h"

#include "base/fault.h"
#include "base/nearest.h"
#include "base/value.h"
#include "scenario/values/key_path.h"
#include "scenario/values/name_end.h"
#include "scenario/values/scalar.h"

#include <string.h>

enum { HINT_MAX = 512 };  // bytes of one
enum { SHORT_WORD = 3 };  // letters: of a form's word that is near to too much
enum { FORMS_MAX = 191 }; // bytes of what is allowed: words have room beside the forms

// --- Reading ---------------------------------------------------------------------------------

static const bay_value *slot_value(arena *into, const bay_key *key, const char *bytes,
                                   size_t size) {
    int64_t number = 0;
    if (key->kind == BAY_KEY_FLAG) return value_flag(into, true);
    if (key->kind == BAY_KEY_WHOLE && scalar_whole(bytes, size, &number))
        return value_whole(into, number);
    return value_text_bytes(into, bytes,
                            size); // words and texts; a number far too long is told of later
}

// Words that are joined by +.
static const bay_value *slot_list(arena *into, const char *bytes, size_t size) {
    const bay_value *items[PATTERN_PIECES_MAX];
    uint32_t count = 0;
    for (size_t at = 0; at < size && count < PATTERN_PIECES_MAX;) {
        const char *plus = memchr(bytes + at, '+', size - at);
        size_t length = plus ? (size_t)(plus - bytes) - at : size - at;
        items[count++] = value_text_bytes(into, bytes + at, length);
        at += length + 1;
    }
    return value_list(into, items, count);
}

static const bay_value *said(arena *into, const key_pattern *pattern, const pattern_span *slot,
                             const char *bytes) {
    value_pair pairs[PATTERN_PIECES_MAX];
    uint32_t count = 0;
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *at = &pattern->piece[i];
        if (at->kind != PIECE_SLOT) continue;
        const char *key = arena_copy_bytes(into, at->start, at->size);
        if (!key) return NULL;
        const char *from = bytes + slot[i].start;
        pairs[count++] =
            (value_pair){key, at->list ? slot_list(into, from, slot[i].size)
                                       : slot_value(into, at->key, from, slot[i].size)};
    }
    return value_map(into, pairs, count);
}

// --- When it cannot be read ------------------------------------------------------------------

// The forms as a person reads them: "{strength} {quality}[, {pins} pins] or …". One that there is no
// room for is left out as a whole.
static void add_forms(bay_fault *why, const bay_key *key) {
    static const char OR[] = " or ";
    size_t used = 0;
    for (const char *next = key->shorthand; *next;) {
        size_t size = strcspn(next, "\n"), joint = used ? sizeof OR - 1 : 0;
        if (used + joint + size <= FORMS_MAX) {
            memcpy(why->allowed + used, OR, joint);
            memcpy(why->allowed + used + joint, next, size);
            used += joint + size;
        }
        next += size + (next[size] == '\n');
    }
    why->allowed[used] = '\0';
}

// Offers what a word may have been meant for: a word of the form, or a choice of one of its slots.
static void try_form(nearest *search, const key_pattern *pattern) {
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *at = &pattern->piece[i];
        if (at->kind == PIECE_WORDS && at->size > SHORT_WORD)
            nearest_try_bytes(search, at->start, at->size);
        if (at->kind == PIECE_SLOT && at->key->kind == BAY_KEY_WORD)
            nearest_try_choices(search, at->key->choices);
    }
}

// Does the form itself have the word: the "in" of "in {cover} cover", the "pin" of "{pins} pins"?
static bool has_word(const key_pattern *pattern, const char *word, size_t size) {
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *at = &pattern->piece[i];
        if (at->kind == PIECE_WORDS && size <= at->size && !memcmp(at->start, word, size) &&
            (size == at->size || (size + 1 == at->size && at->start[size] == 's')))
            return true;
    }
    return false;
}

// What is nearest to a word that none of the forms has, where that is nearer than what `meant` has.
static void try_word(pattern_walk walk, const char *start, size_t size, nearest *meant) {
    char word[64];
    key_pattern pattern;
    if (!size || size >= sizeof word) return;
    memcpy(word, start, size);
    word[size] = '\0';
    nearest search = nearest_to(word);
    while (pattern_walk_next(&walk, &pattern)) {
        if (has_word(&pattern, start, size)) return;
        try_form(&search, &pattern);
    }
    if (!search.best || !search.distance || search.distance >= meant->distance) return;
    *meant = search;
    meant->word = NULL; // it does not outlive this call
}

// The same of all words of the text.
static void find_meant(pattern_walk walk, const char *words, nearest *meant) {
    while (*words) {
        size_t size = strcspn(words, " ,+\t");
        try_word(walk, words, size, meant);
        words += size;
        words += strspn(words, " ,+\t");
    }
}

// The choice that the words of the key explain by this word, "enclosed: a trench, a building"; false:
// none is. Ends at the next semicolon.
static bool add_explained(text *to, const bay_key *key, const char *word, size_t size) {
    const char *colon = key->words;
    while ((colon = strchr(colon, ':')) != NULL) {
        const char *begin = colon++, *end = colon + strcspn(colon, ";");
        while (begin > key->words && begin[-1] != ' ') begin--;
        for (const char *at = colon; at + size <= end; at++) {
            bool whole = at[-1] == ' ' && (at + size == end || at[size] == ',');
            if (!whole || memcmp(at, word, size) != 0) continue;
            char choice[KEY_NAME_MAX];
            text found = text_within(choice, sizeof choice);
            text_add_bytes(&found, begin, (size_t)(colon - 1 - begin));
            if (!key_is_among(key->choices, choice)) continue;
            text_add(to, choice);
            return true;
        }
    }
    return false;
}

// What none of the forms has, but a choice of one of their slots is explained by.
static bool find_explained(text *to, pattern_walk walk, const char *words) {
    key_pattern pattern;
    while (pattern_walk_next(&walk, &pattern))
        for (uint32_t i = 0; i < pattern.count; i++) {
            const piece *at = &pattern.piece[i];
            const char *last = strrchr(words, ' ');
            if (!last || at->kind != PIECE_SLOT || at->key->kind != BAY_KEY_WORD) continue;
            if (add_explained(to, at->key, last + 1, strlen(last + 1))) return true;
        }
    return false;
}

static void add_fault(const bay_rules *rules, const bay_key *key, const char *path,
                      const bay_value *given, faults *bad) {
    bay_fault *why = faults_next(bad);
    fault_set(why, BAY_BAD_INPUT, path, NULL);
    fault_given_value(why, given);
    fault_at(why, given);
    faults_cite(why, rules, key->clause);
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, key->shorthand ? " cannot be read: write it like \""
                                    : " must be given key by key");
    if (key->shorthand) {
        shorthand_example(&words, rules, key, path);
        text_add(&words, "\", or key by key");
        add_forms(why, key);
    }
    text_add(&words, ".");
    if (!key->shorthand || given->kind != BAY_VALUE_TEXT) return;
    pattern_walk walk = pattern_walk_of(rules, key, path);
    nearest meant = nearest_to(NULL);
    text near = text_within(why->nearest, sizeof why->nearest);
    find_meant(walk, given->is.text, &meant);
    if (meant.best)
        text_add_bytes(&near, meant.best, meant.best_size);
    else if (!find_explained(&near, walk, given->is.text))
        pattern_allow_words(why, walk, given->is.text, given->count);
}

// Does a name end in a word of the short form that leads to something more: "A 3 of"?
static bool breaks_off(const bay_key *key, const key_pattern *pattern, const char *bytes,
                       const pattern_span *slot) {
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *at = &pattern->piece[i];
        if (!piece_is_name(at)) continue;
        size_t end = slot[i].start + slot[i].size, begin = end;
        while (begin > slot[i].start && bytes[begin - 1] != ' ') begin--;
        char leads[40];
        text words = text_within(leads, sizeof leads);
        text_add_char(&words, ' ');
        text_add_bytes(&words, bytes + begin, end - begin);
        text_add(&words, " {");
        if (!words.failed && strstr(key->shorthand, leads)) return true;
    }
    return false;
}

// The place of the key's slot in the form; behind all pieces: it has none.
static uint32_t slot_place(const key_pattern *pattern, const bay_key *key) {
    uint32_t i = 0;
    while (i < pattern->count &&
           (pattern->piece[i].kind != PIECE_SLOT || pattern->piece[i].key != key))
        i++;
    return i;
}

// The choice that may stand right behind the name in that alternative, and that the form leaves out;
// no piece: none.
static key_pattern left_out(pattern_walk walk, const key_pattern *pattern, const bay_key *name,
                            const char *alternative) {
    key_pattern whole;
    while (pattern_walk_next(&walk, &whole)) {
        if (walk.pattern != alternative) continue;
        uint32_t behind = slot_place(&whole, name) + 2;
        if (behind >= whole.count || whole.piece[behind].kind != PIECE_SLOT) continue;
        const bay_key *key = whole.piece[behind].key;
        if (key->kind == BAY_KEY_WORD && slot_place(pattern, key) == pattern->count)
            return (key_pattern){.count = 1, .piece = {whole.piece[behind]}};
    }
    return (key_pattern){.count = 0};
}

// Does a name end in a word that is near to a choice that may stand behind it: "Lancers cavalery"?
//   all  all forms; `walk` has come to this one
static bool is_misspelt(pattern_walk all, const pattern_walk *walk, const key_pattern *pattern,
                        const char *bytes, const pattern_span *slot) {
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *at = &pattern->piece[i];
        if (!piece_is_name(at)) continue;
        size_t end = slot[i].start + slot[i].size, begin = end;
        while (begin > slot[i].start && bytes[begin - 1] != ' ') begin--;
        if (begin == slot[i].start) continue; // a name of one word is a name
        char word[64];
        nearest meant = nearest_to(word);
        text last = text_within(word, sizeof word);
        text_add_bytes(&last, bytes + begin, end - begin);
        key_pattern choice = left_out(all, pattern, at->key, walk->pattern);
        if (!last.failed) try_form(&meant, &choice);
        if (meant.best && meant.distance) return true;
    }
    return false;
}

// A form that fits a text.
typedef struct fitting {
    key_pattern pattern;
    pattern_span slot[PATTERN_PIECES_MAX];
    name_end end; // what a name of it ends in; its count is 0: in nothing doubtful
} fitting;

// Does the form leave less to the name than the doubtful one?
static bool takes_more(const fitting *of, const fitting *than) {
    uint32_t name = slot_place(&of->pattern, than->pattern.piece[than->end.piece].key);
    return name < of->pattern.count && of->slot[name].size < than->slot[than->end.piece].size;
}

// : its name would be "A Coy 5 points"
static void tell_name(text *words, const fitting *of, const char *bytes, const char *is) {
    const piece *name = &of->pattern.piece[of->end.piece];
    const pattern_span *slot = &of->slot[of->end.piece];
    text_add(words, ": its ");
    text_add_bytes(words, name->start, name->size);
    text_add(words, is);
    text_add_bytes(words, bytes + slot->start, slot->size);
    text_add_char(words, '"');
}

static void add_no_name(const bay_rules *rules, const bay_key *key, const char *path,
                        const bay_value *given, const fitting *of, faults *bad) {
    bay_fault *why = faults_next(bad);
    fault_set(why, BAY_BAD_INPUT, path, NULL);
    fault_given_value(why, given);
    fault_at(why, given);
    faults_cite(why, rules, key->clause);
    add_forms(why, key);
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, " cannot be read");
    tell_name(&words, of, given->is.text, " would be \"");
    text_add(&words, "; write ");
    name_end_write(&words, &of->end, &of->pattern, given->is.text, of->slot);
    text_add_char(&words, '.');
}

// Its name took a number that was meant for a key: A Coy 4 men.
static const char *hint_number(arena *into, const bay_rules *rules, const bay_key *key,
                               const char *path, const fitting *of, const char *bytes) {
    char told[HINT_MAX];
    fitting named = *of;
    named.end = name_end_number(rules, key, path, &of->pattern, bytes, of->slot);
    if (!named.end.count) return NULL;
    text words = text_within(told, sizeof told);
    text_add(&words, path);
    tell_name(&words, &named, bytes, " is read as \"");
    text_add(&words, ", with its number; ");
    text_add(&words, named.end.said->name);
    text_add(&words, " is not said");
    return arena_copy_text(into, told);
}

static const char *hint_at_end(arena *into, const char *path, const fitting *of,
                               const char *bytes) {
    char told[HINT_MAX];
    const pattern_span *slot = &of->slot[of->end.piece];
    text words = text_within(told, sizeof told);
    text_add(&words, path);
    tell_name(&words, of, bytes, " is read as \"");
    text_add(&words, "; if \"");
    text_add_bytes(&words, bytes + slot->start + of->end.start, slot->size - of->end.start);
    text_add(&words, "\" is no part of it, write ");
    name_end_write(&words, &of->end, &of->pattern, bytes, of->slot);
    return arena_copy_text(into, told);
}

// The form that is read: the fullest, or a later one that leaves less to a doubtful name. False: none
// fits.
static bool find_form(const bay_rules *rules, const bay_key *key, const char *path,
                      const char *bytes, size_t size, fitting *out) {
    const pattern_walk all = pattern_walk_of(rules, key, path);
    pattern_walk walk = all;
    fitting next;
    bool found = false;
    while (size > 0 && pattern_walk_next(&walk, &next.pattern)) {
        if (!pattern_match(&next.pattern, bytes, size, next.slot)) continue;
        if (is_misspelt(all, &walk, &next.pattern, bytes, next.slot))
            break; // less of the form would take more for a name
        if (breaks_off(key, &next.pattern, bytes, next.slot)) continue;
        if (found && !takes_more(&next, out)) continue;
        next.end = name_end_find(rules, key, path, &next.pattern, bytes, next.slot);
        if (found && next.end.count) continue;
        *out = next;
        found = true;
        if (!next.end.count) break;
    }
    return found;
}

// The text with its words in the singular: 6 regulars as 6 regular. False: a name that the forms have
// may end in s.
static bool make_singular(const bay_key *key, const char *bytes, size_t size, text *one) {
    if (!key->shorthand || strstr(key->shorthand, "{name}")) return false;
    for (size_t i = 0; i < size; i++) {
        bool ends = i + 1 == size || strchr(" ,\t", bytes[i + 1]);
        if (bytes[i] != 's' || !ends) text_add_char(one, bytes[i]);
    }
    return !one->failed;
}

const bay_value *shorthand_read(arena *into, const bay_rules *rules, const bay_key *key,
                                const char *path, const bay_value *given, short_told *told) {
    char digits[32];
    text number = text_within(digits, sizeof digits);
    const char *bytes = given->kind == BAY_VALUE_TEXT ? given->is.text : digits;
    if (given->kind == BAY_VALUE_WHOLE) text_add_whole(&number, given->is.whole);
    size_t size = given->kind == BAY_VALUE_TEXT ? given->count : number.size;
    char singular[64];
    text one = text_within(singular, sizeof singular);
    fitting found;
    bool fits = find_form(rules, key, path, bytes, size, &found);
    if (!fits && make_singular(key, bytes, size, &one)) {
        fits = find_form(rules, key, path, singular, one.size, &found);
        bytes = fits ? singular : bytes;
    }
    if (!fits) {
        add_fault(rules, key, path, given, told->bad);
        return NULL;
    }
    if (found.end.numbered) {
        add_no_name(rules, key, path, given, &found, told->bad);
        return NULL;
    }
    told->hint = hint_number(into, rules, key, path, &found, bytes);
    if (!told->hint && found.end.count) told->hint = hint_at_end(into, path, &found, bytes);
    return said(into, &found.pattern, found.slot, bytes);
}
