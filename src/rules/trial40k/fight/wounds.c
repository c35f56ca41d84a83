// Sorts of wounds: which sorts a blow does, and how many of a sort a danger zone can take. Ruling
//

#include "rules/trial40k/trial40k.h"

#include <assert.h>

// --- What kills outright: A-34 ---------------------------------------------------------------

// The highest Toughness, of models that have several Wounds, of which the Strength is twice.
static int toughest_killed(const trial40k_battle *b, int unit, int strength) {
    int kills = 0;
    TRIAL40K_EACH_GROUP(b, group, unit) {
        int t = b->group[group].is.t;
        if (trial40k_wounds_each(b, group) > 1 && strength >= 2 * t && t > kills) kills = t;
    }
    return kills;
}

uint8_t trial40k_kills(const trial40k_battle *b, int unit, int strength, int toughness) {
    bool off = trial40k_reads(b, INSTANT_DEATH, NOBODY_AT_ONCE);
    if (off || !b->unit[unit].tough) return 0;
    if (trial40k_reads(b, INSTANT_TOUGHNESS, OF_THE_VICTIM))
        return (uint8_t)toughest_killed(b, unit, strength);
    return strength >= 2 * toughness ? ALL_TOUGHNESS : 0;
}

// --- Sorts -----------------------------------------------------------------------------------

int trial40k_find_sort(const trial40k_battle *b, int pair, trial40k_sort like) {
    for (int i = 0; i < b->pair[pair].sorts; i++) {
        const trial40k_sort *sort = &b->sort[b->pair[pair].sort + i];
        if (sort->kills == like.kills && sort->psyker == like.psyker && sort->bare == like.bare)
            return b->pair[pair].sort + i;
    }
    return -1;
}

// Ordinary wounds before those that kill outright, or behind them; those of force weapons last; of
// those that are alike else the ones behind armour first. A-72
bool trial40k_laid_before(const trial40k_battle *b, const trial40k_sort *one,
                          const trial40k_sort *other) {
    bool ordinary = trial40k_reads(b, WOUND_ORDER, ORDINARY_FIRST);
    if (!one->psyker != !other->psyker) return !one->psyker;
    if (one->kills != other->kills) return (one->kills < other->kills) == ordinary;
    return one->bare < other->bare;
}

int trial40k_sort_at(const trial40k_battle *b, const trial40k_state *state, int group,
                     int target) {
    int pair = b->pair_of[b->group[group].unit][target];
    if (b->pair[pair].sorts == 1) return b->pair[pair].sort;
    trial40k_blow blow = trial40k_blow_at(b, state, group, target);
    int sort = trial40k_find_sort(b, pair,
                                  (trial40k_sort){.kills = blow.kills,
                                                  .psyker = blow.psyker,
                                                  .bare = trial40k_bare(&blow)});
    assert(sort >= 0); // file/sorts.c has made one for each
    return sort;
}

// What the zone can take of a sort, if all others are left out: any number that may still be saved.
// TAR-121, TAR-123, A-28
static int room_for(const trial40k_battle *b, const trial40k_state *state, int sort) {
    trial40k_pair pair = b->pair[b->sort[sort].pair];
    int wounds = 0;
    TRIAL40K_EACH_GROUP(b, group, pair.target)
    if (trial40k_groups_now(b, state)[group].left && trial40k_in_zone(b, state, group, pair))
        wounds += trial40k_can_suffer(b, state, sort, group);
    if (wounds && b->sort[sort].bare) wounds = TRIAL40K_DUE_MAX;
    return wounds - trial40k_due_now(state)[sort];
}

// Where those that are laid first fill the zone, nothing is left for others. TAR-119
int trial40k_room(const trial40k_battle *b, const trial40k_state *state, int sort) {
    int first = b->pair[b->sort[sort].pair].sort;
    if (first != sort && room_for(b, state, first) <= 0) return 0;
    return room_for(b, state, sort);
}

// TAR-125, TAR-126, TAR-127, TAR-131
void trial40k_count(trial40k_state *state, int side, int wounds) {
    int lead = state->lead + (side == BAY_DEFENDER ? wounds : -wounds);
    if (lead > TRIAL40K_SIDE_WOUNDS_MAX) lead = TRIAL40K_SIDE_WOUNDS_MAX;
    if (lead < -TRIAL40K_SIDE_WOUNDS_MAX) lead = -TRIAL40K_SIDE_WOUNDS_MAX;
    state->lead = (int16_t)lead;
}

// Are wounds that the zone cannot take counted in the score? Of a sweep there is none. A-36
bool trial40k_counts_surplus(const trial40k_battle *b, const trial40k_state *state) {
    return trial40k_reads(b, A_36, SURPLUS_COUNTED) && !trial40k_sweeps(state);
}
