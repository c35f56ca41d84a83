// Movement before the assaults: command tests, voluntary rout, moving off. Rulings.

#include "rules/kit/kit_options.h"
#include "wtj.h"

// --- Command tests ---------------------------------------------------------------------------

// The side of the unit was ordered into contact, and has to carry it out. WTJ-M6
uint8_t wtj_orders(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    (void)why;
    if (!b->commands || state->turn > 1) return WTJ_GOES_ON;
    for (; state->cursor < b->attackers; state->cursor++)
        if (b->unit[state->cursor].host == WTJ_NO_HOST && wtj_touching(b, state, state->cursor))
            return COMMAND;
    return WTJ_GOES_ON;
}

static int needed(const wtj_battle *b, const wtj_state *state) {
    int column = state->chapter == ORDERS ? POOR_ASSAULT : POOR_MANEUVER; // W-T3
    return b->set[column + b->unit[state->cursor].training];
}

void wtj_about_command(const bay_battle *battle, const void *at, bay_step *step) {
    const wtj_state *state = at;
    int need = needed(wtj_of(battle), state);
    step->unit = state->cursor;
    step->number[0] = need;
    step->number[1] = state->chapter != ORDERS;
    step->dice =
        bay_throw_needs(wtj_of(battle)->unit[state->cursor].side, 1, 6, need); // WTJ-M6
}

// --- Voluntary rout, and moving off ----------------------------------------------------------

// Does the unit rout, or move off? Between turns nobody is locked: AMB-W16.
static bool is_rout(const wtj_battle *b, const wtj_state *state) {
    return state->turn == 1 || wtj_reads(b, W_16_LOCK, LOCKED_ON);
}

// Its owner may have it leave. The attacker has moved into contact, and his next movement comes after
// the assault: in the first turn the defender alone can.
static bool may_leave(const wtj_battle *b, const wtj_state *state, int unit) {
    enum { BARRED = PINNED | PINNED_BEFORE | FALLING_BACK | ROUTING }; // W-T2
    if (!wtj_is_here(state, unit) || state->unit[unit].flags & BARRED) return false;
    if (b->unit[unit].host != WTJ_NO_HOST || wtj_is_tank(b, unit)) return false;
    if (!wtj_touching(b, state, unit)) return false; // WTJ-02
    if (!is_rout(b, state)) return true;
    bool own_movement = state->turn > 1 || b->unit[unit].side == BAY_DEFENDER;
    return own_movement && b->routs && !wtj_reads(b, W_2_ROUT, ROUT_NEVER); // WTJ-03
}

uint8_t wtj_move(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    int side = state->chapter == MOVE_ATTACKER ? BAY_ATTACKER : BAY_DEFENDER;
    int end = side == BAY_ATTACKER ? b->attackers : b->count;
    if (side == BAY_DEFENDER && state->cursor < b->attackers) state->cursor = b->attackers;
    for (; state->cursor < end; state->cursor++) {
        uint8_t asked =
            wtj_is_tank(b, state->cursor) ? wtj_tank_move(b, state, why) : WTJ_GOES_ON;
        if (may_leave(b, state, state->cursor))
            asked = (uint8_t)((is_rout(b, state) ? ROUT_ATTACKER : LEAVE_ATTACKER) + side);
        if (asked != WTJ_GOES_ON) return asked;
    }
    return WTJ_GOES_ON;
}

static void leave(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bool rout = is_rout(b, state);
    wtj_leave(b, state, state->cursor, rout ? IN_ROUT : FELL_BACK,
              rout ? TELL_ROUTS_BY_ORDER : TELL_MOVES_OFF, why); // WTJ-03
}

void wtj_resolve_command(const bay_battle *battle, void *at, uint32_t result, bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    int unit = state->cursor;
    bool carries_out = result != 0;
    kit_tell_of(&b->common, why, carries_out ? TELL_OBEYS : TELL_STAYS_PUT, unit); // WTJ-M6
    if (state->chapter != ORDERS && carries_out) leave(b, state, why);
    if (state->chapter == ORDERS && !carries_out) state->unit[unit].flags |= STAYED;
    state->cursor++;
    state->stage = wtj_go_on(b, state, why);
}

void wtj_about_leaving(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const wtj_state *)at)->cursor;
}

void wtj_apply_leaving(const bay_battle *battle, void *at, const bay_option *chosen,
                       bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    bool goes = chosen->row == ROUT || chosen->row == LEAVE;
    bool tested = is_rout(b, state) ? wtj_reads(b, W_2_ROUT, ROUT_TESTED) : b->commands;
    if (goes && tested) { // AMB-W2
        state->stage = COMMAND;
        return;
    }
    if (goes) leave(b, state, why);
    state->cursor++;
    state->stage = wtj_go_on(b, state, why);
}
