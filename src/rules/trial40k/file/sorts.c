// Which sorts of wounds the units of a battle can do to each other. A sort that cannot come up is
// not made: where no model has several Wounds, or nobody kills outright, a pair has one.

#include "rules/trial40k/file/reader.h"

static bool comes_before(const trial40k_sort *one, const trial40k_sort *other) {
    bool psyker = one->psyker != other->psyker;
    return psyker ? one->psyker < other->psyker : one->kills < other->kills;
}

// Behind those that kill less, and those of force weapons behind all others.
static void add_sort(trial40k_battle *b, int pair, int kills, int psyker) {
    trial40k_sort added = {
        .pair = (uint8_t)pair, .kills = (uint8_t)kills, .psyker = (uint8_t)psyker};
    trial40k_pair *to = &b->pair[pair];
    if (b->sorts == TRIAL40K_SORTS_MAX || trial40k_has_sort(b, pair, kills, psyker)) return;
    int at = b->sorts++;
    for (; at > to->sort && comes_before(&added, &b->sort[at - 1]); at--)
        b->sort[at] = b->sort[at - 1];
    b->sort[at] = added;
    to->sorts++;
}

// Can a force weapon that kills so much leave somebody whom it may slay? A-32
static bool may_slay(const trial40k_battle *b, int target, int kills) {
    bool any = trial40k_reads(b, FORCE_WHEN, WHO_IS_NEAR);
    return any || (b->unit[target].tough && kills < ALL_TOUGHNESS);
}

// Whatever Toughness the majority comes to have.
static void add_weapon(trial40k_battle *b, int pair, int group, int weapon) {
    int target = b->pair[pair].target, strength = trial40k_strength(&b->group[group], weapon);
    TRIAL40K_EACH_GROUP(b, other, target) {
        int kills = trial40k_kills(b, target, strength, b->group[other].is.t);
        add_sort(b, pair, kills, 0);
        if (weapon == FORCE && may_slay(b, target, kills)) add_sort(b, pair, kills, 1 + group);
    }
}

static void add_group(trial40k_battle *b, int pair, int group) {
    for (int weapon = PLAIN; weapon < TRIAL40K_SPECIALS; weapon++)
        if (weapon == PLAIN || b->group[group].weapon[weapon])
            add_weapon(b, pair, group, weapon);
}

// Ordinary wounds first, or those that kill; those of force weapons last. A-72
static void set_ranks(trial40k_battle *b, const trial40k_pair *pair) {
    bool ordinary = trial40k_reads(b, WOUND_ORDER, ORDINARY_FIRST);
    int others = 0;
    while (others < pair->sorts && !b->sort[pair->sort + others].psyker) others++;
    for (int i = 0; i < pair->sorts; i++)
        b->sort[pair->sort + i].rank = (uint8_t)(ordinary || i >= others ? i : others - 1 - i);
}

static void set_wounds(trial40k_battle *b, int group) {
    trial40k_unit *unit = &b->unit[b->group[group].unit];
    unit->tough |= trial40k_wounds_each(b, group) > 1;
    unit->wounded |= b->group[group].wounded > 0;
}

bay_status trial40k_find_sorts(const kit_node *document, trial40k_battle *b) {
    for (int group = 0; group < b->groups; group++) set_wounds(b, group);
    for (int pair = 0; pair < b->pairs; pair++) {
        b->pair[pair].sort = b->sorts;
        add_sort(b, pair, 0, 0);
        TRIAL40K_EACH_GROUP(b, group, b->pair[pair].striker) add_group(b, pair, group);
        set_ranks(b, &b->pair[pair]);
    }
    for (int sort = 0; sort < b->sorts; sort++) b->psykers |= b->sort[sort].psyker != 0;
    if (b->sorts < TRIAL40K_SORTS_MAX) return BAY_OK;
    return kit_refuse_key(document, NULL, TAR_158, "Too many sorts of wounds can be done.",
                          "fewer units that touch, or models of fewer Toughnesses");
}
