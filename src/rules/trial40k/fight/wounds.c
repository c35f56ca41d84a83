// Sorts of wounds: which of them a blow does, and how many of a sort a danger zone can take.
// Ruling R-9.

#include "rules/trial40k/trial40k.h"

#include <assert.h>

// --- What kills outright: A-34 ---------------------------------------------------------------

int trial40k_wounds_each(const trial40k_battle *b, int group) {
    return b->group[group].is.w - b->group[group].wounded;
}

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

static bool is_sort(const trial40k_sort *sort, int kills, int psyker) {
    return sort->kills == kills && sort->psyker == psyker;
}

int trial40k_sort_at(const trial40k_battle *b, const trial40k_state *state, int group,
                     int target) {
    const trial40k_pair *pair = &b->pair[b->pair_of[b->group[group].unit][target]];
    int sort = pair->sort;
    if (pair->sorts == 1) return sort;
    trial40k_blow blow = trial40k_blow_at(b, state, group, target);
    while (!is_sort(&b->sort[sort], blow.kills, blow.psyker)) sort++;
    assert(sort < pair->sort + pair->sorts); // file/sorts.c has made one for each
    return sort;
}

bool trial40k_has_sort(const trial40k_battle *b, int pair, int kills, int psyker) {
    const trial40k_pair *at = &b->pair[pair];
    bool any = false;
    for (int sort = at->sort; sort < at->sort + at->sorts; sort++)
        any |= is_sort(&b->sort[sort], kills, psyker);
    return any;
}

int trial40k_can_suffer(const trial40k_battle *b, const trial40k_state *state, int sort,
                        int group) {
    if (trial40k_kills_outright(b, sort, group))
        return trial40k_groups_now(b, state)[group].left; // one in the score for each: A-34
    return trial40k_wounds_left(b, state, group);
}

// What the zone can take of a sort, if all others are left out. TAR-121, TAR-123
static int room_for(const trial40k_battle *b, const trial40k_state *state, int sort) {
    trial40k_pair pair = b->pair[b->sort[sort].pair];
    int wounds = -trial40k_due_now(state)[sort];
    TRIAL40K_EACH_GROUP(b, group, pair.target)
    if (trial40k_in_zone(b, state, group, pair))
        wounds += trial40k_can_suffer(b, state, sort, group);
    return wounds;
}

// Where those that are laid first fill the zone, nothing is left for others. TAR-119
int trial40k_room(const trial40k_battle *b, const trial40k_state *state, int sort) {
    const trial40k_pair *pair = &b->pair[b->sort[sort].pair];
    for (int other = pair->sort; pair->sorts > 1 && other < pair->sort + pair->sorts; other++)
        if (!b->sort[other].rank && room_for(b, state, other) <= 0) return 0;
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
