// Which models of a party are near each other, and whether some of them hang together. Ruling R-28.
#ifndef BAY_RULES_TRIAL40K_LINKS_H
#define BAY_RULES_TRIAL40K_LINKS_H

#include "rules/trial40k/charge/standing.h"

enum { TRIAL40K_SET_WORDS = (TRIAL40K_PLACES_MAX + 63) / 64 };

// Some models of a list, a bit each.
typedef struct trial40k_some {
    uint64_t word[TRIAL40K_SET_WORDS];
} trial40k_some;

typedef struct trial40k_links {
    int count;
    trial40k_some near[TRIAL40K_PLACES_MAX]; // those within 2 in of each: TAR-024
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

// The models from `first` to before `end`.
trial40k_some trial40k_these(int first, int end);
// Finds them; returns whether any two are near each other, so that nothing parts them.
bool trial40k_link(const trial40k_stander *stand, int count, trial40k_links *links);
// Do links among `all` lead from each of `those` to each other of them? Of all themselves: they hang together.
bool trial40k_are_linked(const trial40k_links *links, trial40k_some all, trial40k_some those);

#endif
