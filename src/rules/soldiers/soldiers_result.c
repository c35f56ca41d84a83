// The throw of an assault, and what it does to the defenders. Ruling R-10.

#include "soldiers.h"

static bool was_disrupted(const soldiers_state *state, int unit) {
    int flags = state->unit[unit].flags;
    return (flags & DISRUPTED) && !(flags & IN_PHASE); // AMB-A9
}

// One that is eliminated does not retreat.
static void strike(const soldiers_battle *b, soldiers_state *state, int unit, int telling,
                   bay_trace *why) {
    if (!soldiers_on_foot(&b->unit[unit]))
        kit_tell_of(&b->common, why, TELL_GUNS_TOO, unit); // ARV-05, ARV-34
    kit_tell_of(&b->common, why, telling, unit);
    if (telling != TELL_DISRUPTED) {
        soldiers_eliminate(b, state, unit);
        return;
    }
    soldiers_disrupt(b, state, unit); // ARV-21
    state->unit[unit].flags |= MUST_RETREAT;
}

static void strike_all(const soldiers_battle *b, soldiers_state *state, kit_set units,
                       int telling, bay_trace *why) {
    while (units) strike(b, state, kit_take(&units), telling, why);
}

static uint8_t disrupt_all(const soldiers_battle *b, soldiers_state *state, kit_set all,
                           bay_trace *why) {
    kit_set before = 0;
    for (int i = b->attackers; i < b->count; i++)
        if (kit_in(all, i) && was_disrupted(state, i)) before |= kit_one(i);
    if (before && soldiers_reads(b, A_8_MIXED, ALL_TOGETHER)) before = all; // AMB-A8
    strike_all(b, state, before, TELL_WAS_DISRUPTED, why);                  // ARV-24
    strike_all(b, state, all & ~before, TELL_DISRUPTED, why);
    return soldiers_retreats(b, state, why);
}

void soldiers_about_assault(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_odds odds = soldiers_odds_of(b, at);
    step->other = (uint16_t)soldiers_target_place(b, at);
    step->number[0] = odds.points;
    step->number[1] = odds.against;
    step->dice = soldiers_throw(BAY_ATTACKER, &b->assault.column[odds.column]); // ARV-10
}

void soldiers_resolve_assault(const bay_battle *battle, void *at, uint32_t result,
                              bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_state *state = at;
    kit_set all =
        soldiers_assaulted(b, state, state->target); // ARV-10: it holds for all of them
    switch (soldiers_outcome(&b->assault.column[soldiers_odds_of(b, state).column], result)) {
    case NO_EFFECT:
        kit_say_of(why, TELL_NO_EFFECT, BAY_DEFENDER); // ARV-20
        state->stage = soldiers_next_assault(b, state, why);
        return;
    case ELIMINATES:
        strike_all(b, state, all, TELL_ELIMINATED, why); // ARV-25
        state->stage = soldiers_advance(b, state, why);
        return;
    default: state->stage = disrupt_all(b, state, all, why);
    }
}
