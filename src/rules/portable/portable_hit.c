// The effect of a hit: the dice of the unit and of a commander with it, and their results.

#include "portable.h"

// The highest die that routs it.
static int highest_rout(const portable_battle *b, int unit) {
    return b->set[POOR_ROUTED + b->piece[unit].quality]; // PCC-28, PCC-29
}

// Both dice are thrown: who is lost leaves the board, then the others move.
static uint8_t fates_known(const portable_battle *b, portable_state *state, bool led,
                           bay_trace *why) {
    if (state->routed) portable_lose(b, state, state->hit);                            // PCC-28
    if (state->companion != NOBODY && !led) portable_lose(b, state, state->companion); // PCC-29
    if (state->routed)
        return led ? portable_left_alone(b, state, why) : portable_resolved(b, state, why);
    bool apart = b->set[B_12_COMMANDER_MOVES] == LED_APART;
    state->moving = !led ? MOVES_UNIT : apart ? MOVES_FIRST : MOVES_BOTH; // PCC-29
    return portable_falls_back(b, state, why);
}

static uint8_t effect(const portable_battle *b, portable_state *state, int stage, bool back,
                      bay_trace *why);

// A die at this stage, or none where all its faces do the same.
static uint8_t throws(const portable_battle *b, portable_state *state, int stage,
                      bay_trace *why) {
    int highest = highest_rout(b, stage == EFFECT ? state->hit : state->companion);
    if (highest > 0 && highest < 6) return (uint8_t)stage; // PCC-27, PCC-28, PCC-29
    return effect(b, state, stage, highest == 0, why);
}

static uint8_t effect(const portable_battle *b, portable_state *state, int stage, bool back,
                      bay_trace *why) {
    static const uint8_t TELLS[2][2] = {{TELL_COMMANDER_LOST, TELL_COMMANDER_LIVES},
                                        {TELL_ROUTED, TELL_MUST_FALL_BACK}};
    bool first = stage == EFFECT;
    int unit = first ? state->hit : state->companion;
    if (first) state->routed = !back; // PCC-28
    kit_tell_of(&b->common, why, TELLS[portable_fights(b, unit)][back], unit);
    if (first && state->companion != NOBODY)
        return throws(b, state, COMMANDER_EFFECT, why); // PCC-29
    return fates_known(b, state, !first && back, why);  // PCC-29
}

uint8_t portable_hit(const portable_battle *b, portable_state *state, int unit, int from,
                     bay_trace *why) {
    kit_set commanders = portable_fights(b, unit) ? b->commanders[b->piece[unit].side] : 0;
    state->hit = (uint8_t)unit;
    state->from = (uint8_t)from;
    state->companion =
        (uint8_t)portable_first_in(state, commanders, state->unit[unit].cell); // PCC-29
    if (b->set[ROLLS] == ROLLS_IN_ORDER) // else all have rolled
        kit_tell_of(&b->common, why, TELL_AT_ONCE, unit);
    return throws(b, state, EFFECT, why);
}

// The unit is gone and its commander is not: B-22.
uint8_t portable_left_alone(const portable_battle *b, portable_state *state, bay_trace *why) {
    state->moving = MOVES_SURVIVOR;
    if (b->set[B_22_SURVIVES] == SURVIVOR_ALONE)
        return portable_falls_back(b, state, why); // PCC-29
    bool lost = b->set[B_22_SURVIVES] == SURVIVOR_LOST;
    kit_tell_of(&b->common, why, lost ? TELL_COMMANDER_LOST : TELL_COMMANDER_STAYS,
                state->companion); // PCC-29
    if (lost) portable_lose(b, state, state->companion);
    return portable_resolved(b, state, why);
}

// --- What comes after it ---------------------------------------------------------------------

// A hit is resolved, or there was none: on to the next of the combat, to the advance, to its end.
uint8_t portable_resolved(const portable_battle *b, portable_state *state, bay_trace *why) {
    int resolved = state->hit;
    bool first = resolved == NOBODY;
    state->hit = state->companion = NOBODY;
    state->from = BOARD_NOWHERE;
    state->routed = state->moving = 0;
    if (state->target == NOBODY) return portable_fire(b, state, why);
    if (first && state->hitter != NOBODY)
        return portable_hit(b, state, state->target, state->unit[state->hitter].cell,
                            why); // PCC-27
    bool of_target = first || b->piece[resolved].side == BAY_DEFENDER;
    if (of_target && state->struck != NOBODY)
        return portable_hit(b, state, state->struck, state->spot, why); // PCC-27
    if (state->hitter != NOBODY) return portable_advance(b, state, why);
    kit_say(why, first ? TELL_NOBODY_HIT : TELL_FAILED); // PCC-32, PCC-35
    return portable_combat_ends(b, state, why);
}

// --- The stages ------------------------------------------------------------------------------

// PCC-28, PCC-29: the unit's die, or the commander's; result 1 falls back.
void portable_about_effect(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    const portable_state *state = at;
    step->unit = state->stage == EFFECT ? state->hit : state->companion;
    int highest = highest_rout(b, step->unit);
    portable_throw(b, step, highest + 1); // PCC-28
    step->number[0] = highest;
}

uint8_t portable_resolve_effect(const portable_battle *b, portable_state *state, int result,
                                bay_trace *why) {
    return effect(b, state, state->stage, result == 1, why);
}
