// What a hit does: the dice of the unit and of a commander with it, and what follows of them.

#include "portable.h"
#include "rules/kit/kit_tell.h"

// The highest die that routs it.
static int highest_rout(const portable_battle *b, int unit) {
    return b->set[POOR_ROUTED + b->piece[unit].quality]; // PCC-28, PCC-29
}

static void fates_known(const portable_battle *b, portable_state *state, bay_trace *why);

static void commander_effect(const portable_battle *b, portable_state *state, bool back,
                             bay_trace *why) {
    if (!back) state->fate |= COMMANDER_LOST; // PCC-29
    kit_tell_of(&b->common, why, back ? TELL_COMMANDER_LIVES : TELL_COMMANDER_LOST,
                state->companion);
    fates_known(b, state, why);
}

static void effect(const portable_battle *b, portable_state *state, bool back, bay_trace *why) {
    bool fights = portable_fights(b, state->hit);
    if (!back) state->fate |= UNIT_ROUTED; // PCC-28
    if (fights)
        kit_tell_of(&b->common, why, back ? TELL_MUST_FALL_BACK : TELL_ROUTED, state->hit);
    else
        kit_tell_of(&b->common, why, back ? TELL_COMMANDER_LIVES : TELL_COMMANDER_LOST,
                    state->hit);
    if (state->companion == NOBODY) {
        fates_known(b, state, why);
        return;
    }
    int lost = highest_rout(b, state->companion);
    if (lost > 0 && lost < 6)
        state->stage = COMMANDER_EFFECT; // PCC-29
    else
        commander_effect(b, state, lost == 0, why);
}

// The unit's die, or none where all its faces do the same.
void portable_hit(const portable_battle *b, portable_state *state, int unit, int from,
                  bay_trace *why) {
    int side = b->piece[unit].side;
    state->hit = (uint8_t)unit;
    state->from = (uint8_t)from;
    state->fate = 0;
    state->companion = NOBODY;
    if (portable_fights(b, unit))
        state->companion =
            (uint8_t)portable_commander_in(b, state, state->unit[unit].cell, side); // PCC-29
    kit_tell_of(&b->common, why, TELL_AT_ONCE, unit);
    int routed = highest_rout(b, unit);
    if (routed > 0 && routed < 6)
        state->stage = EFFECT; // PCC-27, PCC-28
    else
        effect(b, state, routed == 0, why);
}

void portable_lose(const portable_battle *b, portable_state *state, int unit) {
    int side = b->piece[unit].side;
    state->lost[side]++;
    if (!portable_fights(b, unit)) state->commanders[side]++;
    portable_remove(b, state, unit);
    portable_deed(b, state, unit, DEED_LOST);
}

// The unit is gone and its commander is not: B-22.
void portable_left_alone(const portable_battle *b, portable_state *state, bay_trace *why) {
    state->moving = MOVES_NOBODY;
    state->waits = WAITS_NOBODY;
    if (portable_reads(b, B_22_SURVIVES, SURVIVOR_STAYS)) {
        kit_tell_of(&b->common, why, TELL_COMMANDER_STAYS, state->companion); // PCC-29
        portable_resolved(b, state, why);
        return;
    }
    if (portable_reads(b, B_22_SURVIVES, SURVIVOR_LOST)) {
        kit_tell_of(&b->common, why, TELL_COMMANDER_LOST, state->companion); // PCC-29
        portable_lose(b, state, state->companion);
        portable_resolved(b, state, why);
        return;
    }
    state->moving = MOVES_COMMANDER;
    state->waits = WAITS_SURVIVOR;
    portable_falls_back(b, state, why); // PCC-29
}

// Both dice are thrown: who is lost leaves the board, then the others move.
static void fates_known(const portable_battle *b, portable_state *state, bay_trace *why) {
    bool routed = state->fate & UNIT_ROUTED, commander = state->companion != NOBODY;
    if (routed) portable_lose(b, state, state->hit); // PCC-28
    if (state->fate & COMMANDER_LOST) {
        portable_lose(b, state, state->companion); // PCC-29
        commander = false;
    }
    if (routed && commander) {
        portable_left_alone(b, state, why);
        return;
    }
    if (routed) {
        portable_resolved(b, state, why);
        return;
    }
    bool apart = commander && portable_reads(b, B_12_COMMANDER_MOVES, MOVES_APART);
    state->moving = commander && !apart ? MOVES_BOTH : MOVES_UNIT; // PCC-29
    state->waits = apart ? WAITS_APART : WAITS_NOBODY;
    portable_falls_back(b, state, why);
}

// --- What comes after it ---------------------------------------------------------------------

static void forget(portable_state *state) {
    state->hit = state->companion = NOBODY;
    state->from = BOARD_NOWHERE;
    state->fate = state->moving = state->waits = 0;
    state->facing_unit = NOBODY;
}

void portable_combat_ends(const portable_battle *b, portable_state *state, bay_trace *why) {
    int target = state->target;
    if (portable_on_board(state, target)) {
        if (portable_reads(b, B_10_DECLARED, ONE_BY_ONE))
            state->unit[target].flags |= FOUGHT; // PCC-09
        if (portable_fights(b, target))
            kit_tell_of(&b->common, why, TELL_OWN_TURN, target); // PCC-36
    }
    state->target = state->hitter = state->struck = NOBODY;
    state->spot = BOARD_NOWHERE;
    state->fighting = state->rolled = 0;
    state->target_rolled = 0;
    portable_next_combat(b, state, why);
}

// A hit is resolved, or there was none: on to the next of the combat, to the advance, to its end.
void portable_resolved(const portable_battle *b, portable_state *state, bay_trace *why) {
    int resolved = state->hit;
    forget(state);
    if (state->part == FIRING) {
        portable_fire(b, state, why);
        return;
    }
    bool first = resolved == NOBODY;
    bool of_target = !first && b->piece[resolved].side == BAY_DEFENDER;
    if (first && state->hitter != NOBODY)
        portable_hit(b, state, state->target, state->unit[state->hitter].cell, why); // PCC-27
    else if ((first || of_target) && state->struck != NOBODY)
        portable_hit(b, state, state->struck, state->spot, why); // PCC-27
    else if (first) {
        kit_say(why, TELL_NOBODY_HIT); // PCC-32
        portable_combat_ends(b, state, why);
    } else if (state->hitter == NOBODY) {
        kit_say(why, TELL_FAILED); // PCC-35
        portable_combat_ends(b, state, why);
    } else
        portable_advance(b, state, why);
}

// --- The stages ------------------------------------------------------------------------------

// PCC-28, PCC-29: the unit's die, or the commander's; result 1 falls back.
void portable_about_effect(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    const portable_state *state = at;
    step->unit = state->stage == EFFECT ? state->hit : state->companion;
    step->number[0] = highest_rout(b, step->unit);
    step->dice =
        bay_throw_needs(b->piece[step->unit].side, 1, 6, step->number[0] + 1); // PCC-28
}

void portable_resolve_effect(const bay_battle *battle, void *at, uint32_t result,
                             bay_trace *why) {
    portable_state *state = at;
    if (state->stage == EFFECT)
        effect(portable_of(battle), state, result == 1, why); // PCC-28
    else
        commander_effect(portable_of(battle), state, result == 1, why); // PCC-29
}
