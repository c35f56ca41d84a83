#include "scenario/values/pattern_match.h"

#include "base/fault.h"
#include "base/length.h"
#include "base/text.h"
#include "scenario/values/key_path.h"
#include "scenario/values/scalar.h"

#include <string.h>

enum {
    TRIES_MAX = 20000,
    STOPS_MAX = 4 // slots of words that are remembered of one place
};

// Where a text could not be read on: the words that were looked for at the furthest place.
typedef struct pattern_stop {
    size_t place;   // in the text, without the blanks before it
    uint32_t count; // 0: nowhere was a word looked for
    piece slot[STOPS_MAX];
} pattern_stop;

typedef struct matching {
    const key_pattern *pattern;
    const char *bytes;
    size_t size;
    uint32_t tries;
    pattern_span *slot;
    pattern_stop *stop; // NULL: not wanted
} matching;

static bool match_from(matching *m, uint32_t at, size_t place);

// --- Letters ---------------------------------------------------------------------------------

static bool is_gap(char letter) {
    return letter == ' ' || letter == ',' || letter == '\t';
}

static bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

static bool is_wordly(char letter) {
    return is_digit(letter) || (letter >= 'a' && letter <= 'z') ||
           (letter >= 'A' && letter <= 'Z') || (unsigned char)letter >= 0x80;
}

static bool is_wordly_or_dash(char letter) {
    return is_wordly(letter) || letter == '-';
}

// May something end before `place`? Not within a word; but where letters follow digits.
static bool may_end(const matching *m, size_t place) {
    if (place == 0 || place >= m->size) return true;
    char before = m->bytes[place - 1], after = m->bytes[place];
    if (!is_wordly(before) || !is_wordly(after)) return true;
    return is_digit(before) != is_digit(after);
}

// The size of words[size] in the text at `place`, less one where its last s is missing; or 0.
static size_t words_taken(const matching *m, const char *words, size_t size, size_t place) {
    bool plural = size > 1 && words[size - 1] == 's';
    for (size_t length = size; length + plural >= size && length > 0; length--) {
        bool fits = length <= m->size - place && may_end(m, place + length) &&
                    scalar_same(words, m->bytes + place, length);
        if (fits) return length;
    }
    return 0;
}

// A word of the slot was looked for at `place`, and none stands there.
static void stop_at(matching *m, uint32_t at, size_t place) {
    pattern_stop *stop = m->stop;
    if (!stop || (stop->count && place < stop->place)) return;
    if (place > stop->place) stop->count = 0;
    stop->place = place;
    const piece *slot = &m->pattern->piece[at];
    for (uint32_t i = 0; i < stop->count; i++)
        if (stop->slot[i].key == slot->key) return;
    if (stop->count < STOPS_MAX) stop->slot[stop->count++] = *slot;
}

// --- Pieces: each goes on with the next, so that a text may take more when that fails -----------

// May what follows stand at once behind this piece? Behind a name only where that ends in a letter or
// digit: "A Coy 1.5" is no "A Coy 1." of 5.
static bool needs_no_gap(const matching *m, uint32_t at, size_t place) {
    bool named = at > 0 && piece_is_name(&m->pattern->piece[at - 1]);
    return may_end(m, place) && (!named || place == m->size || is_wordly(m->bytes[place - 1]));
}

static bool match_gap(matching *m, uint32_t at, size_t place) {
    size_t end = place;
    while (end < m->size && is_gap(m->bytes[end])) end++;
    return (end > place || needs_no_gap(m, at, place)) && match_from(m, at + 1, end);
}

static bool match_words(matching *m, uint32_t at, size_t place) {
    const piece *words = &m->pattern->piece[at];
    size_t size = words_taken(m, words->start, words->size, place);
    m->slot[at] = (pattern_span){place, size};
    return size > 0 && match_from(m, at + 1, place + size);
}

static bool match_whole(matching *m, uint32_t at, size_t place) {
    size_t end = place;
    bool minus = m->pattern->piece[at].key->low < 0 && end < m->size && m->bytes[end] == '-';
    end += minus;
    while (end < m->size && is_digit(m->bytes[end])) end++;
    m->slot[at] = (pattern_span){place, end - place};
    return end - place > (size_t)minus && match_from(m, at + 1, end);
}

static bool match_choice(matching *m, uint32_t at, size_t place) {
    bool known = false;
    for (const char *choice = m->pattern->piece[at].key->choices; choice;) {
        size_t length = strcspn(choice, "|");
        bool fits = length <= m->size - place && may_end(m, place + length) &&
                    scalar_same(choice, m->bytes + place, length);
        m->slot[at] = (pattern_span){place, length};
        if (fits && match_from(m, at + 1, place + length)) return true;
        known |= fits;
        choice = choice[length] ? choice + length + 1 : NULL;
    }
    if (!known) stop_at(m, at, place);
    return false;
}

// Words of a list, joined by +.
static bool match_list(matching *m, uint32_t at, size_t place) {
    size_t end = place;
    for (bool more = true; more; end += more) {
        size_t length = 0, taken;
        while (end + length < m->size && is_wordly_or_dash(m->bytes[end + length])) length++;
        if (!length || !scalar_choice(m->pattern->piece[at].key->choices, m->bytes + end,
                                      length, &taken)) {
            stop_at(m, at, end);
            return false;
        }
        end += length;
        more = end < m->size && m->bytes[end] == '+';
    }
    m->slot[at] = (pattern_span){place, end - place};
    return match_from(m, at + 1, end);
}

// A length or a point, with its units.
static bool match_plane(matching *m, uint32_t at, size_t place) {
    int64_t tenths[2];
    const char *words = m->bytes + place;
    bool point = m->pattern->piece[at].key->kind == BAY_KEY_POINT;
    size_t size = point ? length_point_taken(words, m->size - place, tenths)
                        : length_taken(words, m->size - place, tenths);
    m->slot[at] = (pattern_span){place, size};
    return size > 0 && match_from(m, at + 1, place + size);
}

// The word of the form right before the piece, which says that a name comes: "of 1".
static bool is_led(const key_pattern *pattern, uint32_t at) {
    return at >= 2 && pattern->piece[at - 1].kind == PIECE_GAP &&
           pattern->piece[at - 2].kind == PIECE_WORDS;
}

// A name: no comma is in it, which parts it from what follows, and it is no mere number, unless a
// word leads to it. Else whatever was misspelt behind a name would be taken for a part of it.
static bool match_text(matching *m, uint32_t at, size_t place) {
    bool named = is_led(m->pattern, at);
    if (place >= m->size || is_gap(m->bytes[place])) return false;
    for (size_t end = place + 1; end <= m->size && m->bytes[end - 1] != ','; end++) {
        if (is_gap(m->bytes[end - 1])) continue;
        named |= !is_digit(m->bytes[end - 1]);
        if (!named) continue;
        m->slot[at] = (pattern_span){place, end - place};
        if (match_from(m, at + 1, end)) return true;
        if (m->tries >= TRIES_MAX) return false;
    }
    return false;
}

static bool match_slot(matching *m, uint32_t at, size_t place) {
    if (m->pattern->piece[at].list) return match_list(m, at, place);
    switch (m->pattern->piece[at].key->kind) {
    case BAY_KEY_WHOLE: return match_whole(m, at, place);
    case BAY_KEY_WORD: return match_choice(m, at, place);
    case BAY_KEY_FLAG: return match_words(m, at, place);
    case BAY_KEY_TEXT: return match_text(m, at, place);
    case BAY_KEY_LENGTH:
    case BAY_KEY_POINT: return match_plane(m, at, place);
    case BAY_KEY_GROUP:
    case BAY_KEY_LIST:
    case BAY_KEY_LINES: break;
    }
    return false;
}

static bool match_from(matching *m, uint32_t at, size_t place) {
    if (++m->tries > TRIES_MAX) return false;
    if (at == m->pattern->count) return place == m->size;
    switch (m->pattern->piece[at].kind) {
    case PIECE_GAP: return match_gap(m, at, place);
    case PIECE_WORDS: return match_words(m, at, place);
    case PIECE_SLOT: return match_slot(m, at, place);
    }
    return false;
}

static bool match(const key_pattern *pattern, const char *bytes, size_t size,
                  pattern_span slot[PATTERN_PIECES_MAX], pattern_stop *stop) {
    matching m = {.pattern = pattern, .slot = slot, .stop = stop};
    while (size > 0 && is_gap(bytes[size - 1])) size--;
    size_t skip = 0;
    while (skip < size && is_gap(bytes[skip])) skip++;
    m.bytes = bytes;
    m.size = size;
    return match_from(&m, 0, skip);
}

bool pattern_match(const key_pattern *pattern, const char *bytes, size_t size,
                   pattern_span slot[PATTERN_PIECES_MAX]) {
    return match(pattern, bytes, size, slot, NULL);
}

// --- The words that may stand there ----------------------------------------------------------

// "; {quality}: " before the words of a slot.
static void add_slot(text *to, const piece *slot) {
    text_add(to, "; {");
    text_add_bytes(to, slot->start, slot->size);
    text_add(to, "}: ");
}

// What the slots of the form may be, where that is a word: "; {quality}: elite, veteran". False, and
// nothing is added, where there is no room for all of it.
static bool add_all_words(bay_fault *why, const key_pattern *pattern) {
    char bytes[sizeof why->allowed];
    text out = text_within(bytes, sizeof bytes);
    text_add(&out, why->allowed);
    for (uint32_t i = 0; i < pattern->count; i++) {
        const piece *at = &pattern->piece[i];
        if (at->kind != PIECE_SLOT || at->key->kind != BAY_KEY_WORD) continue;
        add_slot(&out, at);
        for (const char *choice = at->key->choices; *choice; choice++) {
            if (*choice == '|')
                text_add(&out, ", ");
            else
                text_add_char(&out, *choice);
        }
    }
    if (!out.failed) text_copy(why->allowed, sizeof why->allowed, bytes);
    return !out.failed;
}

// The same of one slot, with dots where there is no room for more.
static void add_some_words(bay_fault *why, const piece *slot) {
    char bytes[sizeof why->allowed];
    text out = text_within(bytes, sizeof bytes);
    text_add(&out, why->allowed);
    add_slot(&out, slot);
    for (const char *choice = slot->key->choices; choice;) {
        char word[KEY_NAME_MAX];
        size_t size = strcspn(choice, "|");
        text one = text_within(word, sizeof word);
        text_add_bytes(&one, choice, size);
        if (choice == slot->key->choices) {
            text_add_bytes(&out, choice, size);
            if (out.failed) return;
            text_copy(why->allowed, sizeof why->allowed, bytes);
        } else {
            fault_allowed_also(why, word);
        }
        choice = choice[size] ? choice + size + 1 : NULL;
    }
}

void pattern_allow_words(bay_fault *why, pattern_walk walk, const char *bytes, size_t size) {
    pattern_walk first = walk;
    pattern_stop stop = {.count = 0};
    key_pattern pattern;
    pattern_span slot[PATTERN_PIECES_MAX];
    if (!pattern_walk_next(&first, &pattern) || add_all_words(why, &pattern)) return;
    while (pattern_walk_next(&walk, &pattern)) (void)match(&pattern, bytes, size, slot, &stop);
    for (uint32_t i = 0; i < stop.count; i++) add_some_words(why, &stop.slot[i]);
}
