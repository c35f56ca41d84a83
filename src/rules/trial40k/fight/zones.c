// Whose wounds are laid next: zone by zone, sort by sort. Rulings.

#include "rules/trial40k/trial40k.h"

static kit_set zone_groups(const trial40k_battle *b, const trial40k_state *state, int pair) {
    const trial40k_unit *unit = &b->unit[b->pair[pair].target];
    kit_set groups = 0;
    for (int i = 0; i < unit->groups; i++)
        if (trial40k_in_zone(b, state, unit->group + i, b->pair[pair])) groups |= kit_one(i);
    return groups;
}

// Of several who struck at one unit, and have one zone, all wounds of a sort are laid before those
// of the next; else zone by zone.
static bool goes_before(const trial40k_battle *b, const trial40k_state *state, int sort,
                        int other) {
    int mine = b->sort[sort].pair, its = b->sort[other].pair;
    if (b->pair[mine].target != b->pair[its].target ||
        b->sort[sort].rank >= b->sort[other].rank)
        return false;
    return mine == its || zone_groups(b, state, mine) == zone_groups(b, state, its);
}

// Of the player first whose turn it is not. A-70
int trial40k_in_hand(const trial40k_battle *b, const trial40k_state *state) {
    int best = -1;
    for (int turn = 1; best < 0 && turn >= 0; turn--)
        for (int sort = 0; sort < b->sorts; sort++) {
            int side = b->unit[b->pair[b->sort[sort].pair].target].side;
            if (!trial40k_due_now(state)[sort] || (side == trial40k_side_first(state)) == turn)
                continue;
            if (best < 0 || goes_before(b, state, sort, best)) best = sort;
        }
    return best;
}
