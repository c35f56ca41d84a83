// Finds the sorts of wounds that the units of a battle can do to each other. A sort that cannot
// come up is not made: if no model has several Wounds, or nobody kills outright, a pair has one
// sort.

#include "rules/trial40k/file/reader.h"

// Where those are laid who are laid before it.
static void add_sort(trial40k_battle *b, trial40k_sort added) {
    trial40k_pair *to = &b->pair[added.pair];
    if (b->sorts == TRIAL40K_SORTS_MAX || trial40k_find_sort(b, added.pair, added) >= 0) return;
    int at = b->sorts++;
    for (; at > to->sort && trial40k_laid_before(b, &added, &b->sort[at - 1]); at--)
        b->sort[at] = b->sort[at - 1];
    b->sort[at] = added;
    to->sorts++;
}

// Have those who are struck saves of their own? A-28
static bool has_own(const trial40k_battle *b, int pair) {
    return b->unit[b->pair[pair].target].guarded && trial40k_reads(b, INV_TYPE, INV_OF_EACH);
}

// Those behind armour, and those past it.
static void add_sorts(trial40k_battle *b, int pair, int weapon, int kills, int psyker) {
    trial40k_sort added = {
        .pair = (uint8_t)pair, .kills = (uint8_t)kills, .psyker = (uint8_t)psyker};
    add_sort(b, added);
    added.bare = trial40k_least_inv(b, weapon);
    if (has_own(b, pair)) add_sort(b, added);
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
        add_sorts(b, pair, weapon, kills, 0);
        if (weapon == FORCE && may_slay(b, target, kills))
            add_sorts(b, pair, weapon, kills, 1 + group);
    }
}

static void add_group(trial40k_battle *b, int pair, int group) {
    for (int weapon = PLAIN; weapon < TRIAL40K_SPECIALS; weapon++)
        if (weapon == PLAIN || b->group[group].weapon[weapon])
            add_weapon(b, pair, group, weapon);
}

// Each wound that may still be saved is counted, so all that a unit can do in a step have to be
// few enough.
static bay_status check_own(const kit_node *document, const trial40k_battle *b, int pair) {
    int attacks = 0;
    TRIAL40K_EACH_GROUP(b, group, b->pair[pair].striker)
    attacks += b->group[group].listed * (b->group[group].is.a + 2);
    if (attacks <= TRIAL40K_DUE_MAX) return BAY_OK;
    return kit_refuse_key(document, NULL, TAR_080,
                          "A unit may do too many wounds that are saved one by one.",
                          "inv_type: type, or 255 attacks at a unit of several saves, two a "
                          "model for a second weapon and the charge");
}

// A rending 6 goes past armour where other hits of the throw do not, so the two are told apart.
static void set_splits(trial40k_battle *b, int pair) {
    TRIAL40K_EACH_GROUP(b, group, b->pair[pair].striker)
    b->splits |= has_own(b, pair) && b->group[group].weapon[REND];
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
        add_sorts(b, pair, PLAIN, 0, 0);
        TRIAL40K_EACH_GROUP(b, group, b->pair[pair].striker) add_group(b, pair, group);
        set_splits(b, pair);
        bay_status status = has_own(b, pair) ? check_own(document, b, pair) : BAY_OK;
        if (status != BAY_OK) return status;
    }
    for (int sort = 0; sort < b->sorts; sort++) b->psykers |= b->sort[sort].psyker != 0;
    if (b->sorts < TRIAL40K_SORTS_MAX) return BAY_OK;
    return kit_refuse_key(document, NULL, TAR_158, "Too many sorts of wounds can be done.",
                          "fewer units that touch, or models of fewer Toughnesses");
}
