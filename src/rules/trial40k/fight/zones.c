// The order in which wounds are laid: zone by zone, sort by sort. Rulings.

#include "rules/trial40k/trial40k.h"

// The groups of a zone that have models left: zones that differ by the dead alone are the same.
static kit_set zone_groups(const trial40k_battle *b, const trial40k_state *state, int pair) {
    const trial40k_unit *unit = &b->unit[b->pair[pair].target];
    kit_set groups = 0;
    for (int i = 0; i < unit->groups; i++)
        if (trial40k_groups_now(b, state)[unit->group + i].left &&
            trial40k_in_zone(b, state, unit->group + i, b->pair[pair]))
            groups |= kit_one(i);
    return groups;
}

// Of several who struck at one unit, and have one zone, all wounds of a sort are laid before those
// of the next; else zone by zone.
static bool goes_before(const trial40k_battle *b, const trial40k_state *state, int sort,
                        int other) {
    int mine = b->sort[sort].pair, its = b->sort[other].pair;
    if (b->pair[mine].target != b->pair[its].target ||
        !trial40k_laid_before(b, &b->sort[sort], &b->sort[other]))
        return false;
    return mine == its || zone_groups(b, state, mine) == zone_groups(b, state, its);
}

// The pair whose wounds are in hand, if its turn was chosen or a force weapon's are laid; -1.
static int pair_in_hand(const trial40k_battle *b, const trial40k_state *state) {
    if (state->cursor <= b->groups) return -1;
    return b->sort[state->cursor - b->groups - 1].pair;
}

static int first_of(const trial40k_battle *b, const trial40k_state *state, int pair) {
    for (int sort = b->pair[pair].sort; sort < b->pair[pair].sort + b->pair[pair].sorts; sort++)
        if (trial40k_due_now(state)[sort]) return sort;
    return -1;
}

// Of the player first whose turn it is not, or whose it is by that reading. A-70
int trial40k_in_hand(const trial40k_battle *b, const trial40k_state *state) {
    int pair = pair_in_hand(b, state), best = pair < 0 ? -1 : first_of(b, state, pair);
    if (best >= 0) return best;
    bool other_player = false; // is the best of the player who is first?
    bool first = trial40k_reads(b, ALLOC_INFO, BOTH_KNOWN_AND_FIRST);
    for (int sort = 0; sort < b->sorts; sort++) {
        if (!trial40k_due_now(state)[sort]) continue;
        int side = b->unit[b->pair[b->sort[sort].pair].target].side;
        bool other = (side == trial40k_side_first(state)) == first;
        if (best >= 0 &&
            (other != other_player ? other_player : !goes_before(b, state, sort, best)))
            continue;
        best = sort;
        other_player = other;
    }
    return best;
}

// --- Which zone first: A-79 ------------------------------------------------------------------

// Those who struck at a unit, whose wounds are not laid.
static kit_set strikers_of(const trial40k_battle *b, const trial40k_state *state, int target) {
    kit_set strikers = 0;
    for (int sort = 0; sort < b->sorts; sort++) {
        const trial40k_pair *pair = &b->pair[b->sort[sort].pair];
        if (pair->target == target && trial40k_due_now(state)[sort])
            strikers |= kit_one(pair->striker);
    }
    return strikers;
}

// Does it matter whose wounds come first: do two of the zones overlap, and are not the same?
static bool matters(const trial40k_battle *b, const trial40k_state *state, int target,
                    kit_set strikers) {
    bool any = false;
    KIT_EACH (one, strikers)
        KIT_EACH (other, strikers & kit_below(one)) {
            kit_set mine = zone_groups(b, state, b->pair_of[one][target]);
            kit_set its = zone_groups(b, state, b->pair_of[other][target]);
            any |= mine & its && mine != its;
        }
    return any;
}

static int target_in_hand(const trial40k_battle *b, const trial40k_state *state) {
    int sort = trial40k_in_hand(b, state);
    return sort < 0 ? -1 : b->pair[b->sort[sort].pair].target;
}

uint8_t trial40k_ask_zone(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    (void)why;
    if (!b->zoned || pair_in_hand(b, state) >= 0 || state->asked) return TRIAL40K_GOES_ON;
    int target = target_in_hand(b, state);
    if (target < 0 || !matters(b, state, target, strikers_of(b, state, target)))
        return TRIAL40K_GOES_ON;
    bool owner = trial40k_reads(b, ZONE_ORDER, OWNER_ORDERS);
    int side = b->unit[target].side;
    return (uint8_t)(ZONE_ATTACKER + (owner ? side : 1 - side));
}

void trial40k_about_zone(const bay_battle *battle, const void *at, bay_step *step) {
    step->unit = (uint16_t)target_in_hand(trial40k_of(battle), at);
}

uint32_t trial40k_list_zones(const trial40k_battle *b, const trial40k_state *state,
                             bay_option *list) {
    int target = target_in_hand(b, state);
    kit_offer to = {list, 0};
    KIT_EACH (striker, strikers_of(b, state, target))
        kit_add(&to, LAY_FIRST, striker, 0, b->pair_of[striker][target]);
    return to.count;
}

uint8_t trial40k_apply_zone(const trial40k_battle *b, trial40k_state *state,
                            const bay_option *chosen, bay_trace *why) {
    state->cursor = (uint8_t)(b->groups + 1 + b->pair[chosen->own].sort);
    return trial40k_go_on(b, state, why);
}
