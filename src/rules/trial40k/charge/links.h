// Finds which models of a party are near each other, and whether some of them hang together. Ruling
//
#ifndef BAY_RULES_TRIAL40K_LINKS_H
#define BAY_RULES_TRIAL40K_LINKS_H

#include "rules/trial40k/charge/standing.h"

enum { TRIAL40K_SET_WORDS = (TRIAL40K_PLACES_MAX + 63) / 64 };

// A set of models of a list, one bit each.
typedef struct trial40k_some {
    uint64_t word[TRIAL40K_SET_WORDS];
} trial40k_some;

// For each of some models, a row of bytes with a bit for each model within 2 in of it: TAR-024
typedef struct trial40k_links {
    const uint8_t *row;
    int bytes, words; // used bytes of a row, and words of a set
} trial40k_links;

static inline void trial40k_put(trial40k_some *set, int model) {
    set->word[model / 64] |= UINT64_C(1) << model % 64;
}

static inline bool trial40k_has(const trial40k_some *set, int model) {
    return set->word[model / 64] >> model % 64 & 1;
}

static inline void trial40k_drop(trial40k_some *set, int model) {
    set->word[model / 64] &= ~(UINT64_C(1) << model % 64);
}

// Adds the models from `first` to before `end`; and these alone.
static inline void trial40k_put_these(trial40k_some *set, int first, int end) {
    for (int i = first / 64; i * 64 < end; i++) {
        int low = first > i * 64 ? first - i * 64 : 0, high = end - i * 64;
        uint64_t below = high < 64 ? (UINT64_C(1) << high) - 1 : UINT64_MAX;
        set->word[i] |= below & UINT64_MAX << low;
    }
}
trial40k_some trial40k_these(int first, int end);
// Whether links among `all` lead from each of `those` to each other of them. For `all` itself:
// whether they hang together.
bool trial40k_are_linked(const trial40k_links *links, trial40k_some all, trial40k_some those);

// Finds the links of a list.
//   out      row  [count * bytes], zero
//   returns  whether all pairs are near each other, so that nothing parts them
bool trial40k_link(const trial40k_stander *stand, int count, int bytes, uint8_t *row);
static inline int trial40k_link_bytes(int count) {
    return (count + 7) / 8;
}
static inline trial40k_links trial40k_links_in(const uint8_t *row, int bytes) {
    return (trial40k_links){row, bytes, (bytes + 7) / 8};
}

// --- Of a whole party, whoever is left of it ---------------------------------------------------

// Gives each place its row, and notes the links: if the battle begins with the fight, from the
// places in the file, else from the places when charges are over.
void trial40k_find_links(trial40k_battle *b);
void trial40k_settle_links(const trial40k_battle *b, trial40k_state *state);
// The models of a unit's party, by their rows.
trial40k_links trial40k_links_now(const trial40k_battle *b, const trial40k_state *state,
                                  int unit);
// The row of the first model of a group; its others follow.
static inline int trial40k_first_row(const trial40k_battle *b, const trial40k_state *state,
                                     int group) {
    return b->row_of[trial40k_first_place(b, state, group)];
}

#endif
