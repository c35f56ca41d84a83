// Which sorts of wounds the units of a battle can do to each other. A sort that cannot come up is
// not made: where no model has several Wounds, or nobody kills outright, a pair has one.

#include "rules/trial40k/file/reader.h"

static bool has_sort(const trial40k_battle *b, const trial40k_pair *pair, int kills) {
    bool any = false;
    for (int sort = pair->sort; sort < b->sorts; sort++) any |= b->sort[sort].kills == kills;
    return any;
}

// Behind those that kill less.
static void add_sort(trial40k_battle *b, int pair, int kills) {
    if (b->sorts == TRIAL40K_SORTS_MAX || has_sort(b, &b->pair[pair], kills)) return;
    int at = b->sorts++;
    for (; at > b->pair[pair].sort && b->sort[at - 1].kills > kills; at--)
        b->sort[at] = b->sort[at - 1];
    b->sort[at] = (trial40k_sort){.pair = (uint8_t)pair, .kills = (uint8_t)kills};
}

// Whatever Toughness the majority comes to have.
static void add_weapon(trial40k_battle *b, int pair, int group, int weapon) {
    int target = b->pair[pair].target, strength = trial40k_strength(&b->group[group], weapon);
    TRIAL40K_EACH_GROUP(b, other, target)
    add_sort(b, pair, trial40k_kills(b, target, strength, b->group[other].is.t));
}

static void add_group(trial40k_battle *b, int pair, int group) {
    for (int weapon = PLAIN; weapon < TRIAL40K_SPECIALS; weapon++)
        if (weapon == PLAIN || b->group[group].weapon[weapon])
            add_weapon(b, pair, group, weapon);
}

// Ordinary wounds first, or last. A-72
static void set_ranks(trial40k_battle *b, const trial40k_pair *pair) {
    for (int i = 0; i < pair->sorts; i++) {
        bool ordinary = trial40k_reads(b, WOUND_ORDER, ORDINARY_FIRST);
        b->sort[pair->sort + i].rank = (uint8_t)(ordinary ? i : pair->sorts - 1 - i);
    }
}

bay_status trial40k_find_sorts(const kit_node *document, trial40k_battle *b) {
    for (int group = 0; group < b->groups; group++)
        b->unit[b->group[group].unit].tough |= trial40k_wounds_each(b, group) > 1;
    for (int pair = 0; pair < b->pairs; pair++) {
        b->pair[pair].sort = b->sorts;
        add_sort(b, pair, 0);
        TRIAL40K_EACH_GROUP(b, group, b->pair[pair].striker) add_group(b, pair, group);
        b->pair[pair].sorts = (uint8_t)(b->sorts - b->pair[pair].sort);
        set_ranks(b, &b->pair[pair]);
    }
    if (b->sorts < TRIAL40K_SORTS_MAX) return BAY_OK;
    return kit_refuse_key(document, NULL, TAR_158, "Too many sorts of wounds can be done.",
                          "fewer units that touch, or models of fewer Toughnesses");
}
