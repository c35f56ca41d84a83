// Which models of a party are near each other, and whether some of them hang together. Ruling R-28.

#include "rules/trial40k/charge/links.h"

#include "rules/trial40k/charge/charge.h"

#include <string.h>

trial40k_some trial40k_these(int first, int end) {
    trial40k_some set = {{0}};
    for (int model = first; model < end; model++) trial40k_put(&set, model);
    return set;
}

bool trial40k_link(const trial40k_stander *stand, int count, trial40k_links *links) {
    bool all = true;
    links->count = count;
    memset(links->near, 0, sizeof *links->near * (size_t)count);
    for (int one = 0; one < count; one++)
        for (int other = 0; other < one; other++) {
            if (!discs_within(stand[one].base, stand[other].base, TRIAL40K_NEAR)) {
                all = false;
                continue;
            }
            trial40k_put(&links->near[one], other);
            trial40k_put(&links->near[other], one);
        }
    return all;
}

// Takes the first out of a set; -1: it is empty.
static int take_first(trial40k_some *set) {
    for (int i = 0; i < TRIAL40K_SET_WORDS; i++) {
        if (!set->word[i]) continue;
        int bit = __builtin_ctzll(set->word[i]);
        set->word[i] &= set->word[i] - 1;
        return i * 64 + bit;
    }
    return -1;
}

bool trial40k_are_linked(const trial40k_links *links, trial40k_some all, trial40k_some those) {
    trial40k_some left = all, next = {{0}};
    int model = take_first(&those);
    if (model < 0) return true;
    trial40k_drop(&left, model);
    for (; model >= 0; model = take_first(&next))
        for (int i = 0; i < TRIAL40K_SET_WORDS; i++) {
            uint64_t reached = links->near[model].word[i] & left.word[i];
            next.word[i] |= reached;
            left.word[i] &= ~reached;
        }
    bool linked = true;
    for (int i = 0; i < TRIAL40K_SET_WORDS; i++) linked &= !(left.word[i] & those.word[i]);
    return linked;
}
