// The turns, chapter after chapter (WTJ-M11): movement, and how a turn ends. Rulings.

#include "wtj.h"

#include <string.h>

// --- Where the battle begins -----------------------------------------------------------------

void wtj_set_up(const wtj_battle *b, wtj_state *state) {
    static const uint16_t FLAGS[] = {[IN_ORDER] = 0,
                                     [PINNED_AT_FIRST] = PINNED_BEFORE,
                                     [WITHDRAWN] = FALLING_BACK,
                                     [ROUTED] = ROUTING};
    for (int i = 0; i < b->count; i++) {
        const wtj_unit *u = &b->unit[i];
        int flags = FLAGS[u->status] | (u->lost ? HURT : 0); // WTJ-M1
        state->unit[i] = (wtj_unit_state){.bases = u->bases, .flags = (uint16_t)flags};
        state->here |= kit_one(i);
    }
    for (int i = 0; i < b->tanks; i++) {
        const wtj_tank *tank = &b->tank[i];
        state->unit[tank->unit].damaged = tank->damaged;
        wtj_tank_at(b, state, tank->unit)->spent = (uint16_t)(WTJ_PARTS * tank->moved);
    }
}

uint8_t wtj_first(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    wtj_set_up(b, state);
    state->turn = 1;
    state->ending = UNRESOLVED;
    return wtj_go_on(b, state, why);
}

void wtj_about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const wtj_state *)at)->cursor;
}

// --- Command tests ---------------------------------------------------------------------------

// What is added to its die.
typedef struct command_added {
    int cover, hq;
} command_added;

static command_added added(const wtj_battle *b, const wtj_state *state) {
    const wtj_unit *u = &b->unit[state->cursor];
    bool leaves = wtj_leaves_cover(u, state->chapter == ORDERS);
    return (command_added){leaves * b->set[COMMAND_COVER], u->hq_hits * b->set[COMMAND_HQ]};
}

// From 1, always, to 7, never.
static int needed(const wtj_battle *b, const wtj_state *state) {
    int column = state->chapter == ORDERS ? POOR_ASSAULT : POOR_MANEUVER; // W-T3
    command_added more = added(b, state);
    int need = b->set[column + b->unit[state->cursor].training] - more.cover - more.hq;
    return need < 1 ? 1 : need > 7 ? 7 : need;
}

static uint8_t test_command(const wtj_battle *b, const wtj_state *state, bay_trace *why) {
    command_added more = added(b, state);
    int unit = state->cursor;
    if (more.cover)
        kit_tell(&b->common, why, TELL_COMMAND_COVER, unit, BAY_NO_UNIT, more.cover);
    if (more.hq) kit_tell(&b->common, why, TELL_COMMAND_HQ, unit, BAY_NO_UNIT, more.hq);
    return COMMAND;
}

// The unit's side was ordered into contact, and the unit has to obey. WTJ-M6
static uint8_t orders(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    if (!b->commands || state->turn > 1) return WTJ_GOES_ON;
    for (; state->cursor < b->attackers; state->cursor++)
        if (b->unit[state->cursor].host == WTJ_NO_HOST && wtj_touching(b, state, state->cursor))
            return test_command(b, state, why);
    return WTJ_GOES_ON;
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

// True if the unit routs, or moves off. Between turns nobody is locked: AMB-W16.
static bool is_rout(const wtj_battle *b, const wtj_state *state) {
    return state->turn == 1 || wtj_reads(b, W_16_LOCK, LOCKED_ON);
}

// True if its owner may have it leave. The attacker has moved into contact, and his next movement
// comes after the assault: so in the first turn only the defender can.
static bool may_leave(const wtj_battle *b, const wtj_state *state, int unit) {
    if (!wtj_is_here(state, unit) || state->unit[unit].flags & BARRED) return false;
    if (b->unit[unit].host != WTJ_NO_HOST || wtj_is_tank(b, unit)) return false;
    if (!wtj_touching(b, state, unit)) return false; // WTJ-02
    if (!is_rout(b, state)) return true;
    bool own_movement = state->turn > 1 || b->unit[unit].side == BAY_DEFENDER;
    return own_movement && b->routs && !wtj_reads(b, W_2_ROUT, ROUT_NEVER); // WTJ-03
}

static uint8_t move(const wtj_battle *b, wtj_state *state, bay_trace *why) {
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

static void leave(const wtj_battle *b, wtj_state *state, int unit, bay_trace *why) {
    bool rout = is_rout(b, state);
    wtj_leave(b, state, unit, rout ? IN_ROUT : FELL_BACK,
              rout ? TELL_ROUTS_BY_ORDER : TELL_MOVES_OFF, why); // WTJ-03
}

uint8_t wtj_resolve_command(const wtj_battle *b, wtj_state *state, int result, bay_trace *why) {
    int unit = state->cursor++;
    kit_tell_of(&b->common, why, result ? TELL_OBEYS : TELL_STAYS_PUT, unit); // WTJ-M6
    if (state->chapter != ORDERS && result) leave(b, state, unit, why);
    if (state->chapter == ORDERS && !result) state->unit[unit].flags |= STAYED;
    return wtj_go_on(b, state, why);
}

uint8_t wtj_apply_leaving(const wtj_battle *b, wtj_state *state, const bay_option *chosen,
                          bay_trace *why) {
    bool goes = chosen->row == ROUT || chosen->row == LEAVE;
    bool tested = is_rout(b, state) ? wtj_reads(b, W_2_ROUT, ROUT_TESTED) : b->commands;
    if (goes && tested) return test_command(b, state, why); // AMB-W2
    int unit = state->cursor++;
    if (goes) leave(b, state, unit, why);
    return wtj_go_on(b, state, why);
}

// --- From one chapter to the next ------------------------------------------------------------

bool wtj_is_last_turn(const wtj_battle *b, const wtj_state *state) {
    return b->turns && state->turn == b->turns;
}

// Units that withdrew or routed in their lock leave now that it is over: AMB-W25. Pins run out.
static void unlock(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    bool lasts = wtj_reads(b, W_20_PINS, PINS_LAST); // AMB-W20
    for (int i = 0; i < b->count; i++) {
        int flags = state->unit[i].flags;
        if (flags & ROUTING)
            wtj_leave(b, state, i, IN_ROUT, TELL_ROUTS, why);
        else if (flags & FALLING_BACK)
            wtj_leave(b, state, i, FELL_BACK, TELL_WITHDRAWS, why);
        if (!lasts) state->unit[i].flags &= (uint16_t)~PINNED;
    }
}

bool wtj_any_contact(const wtj_battle *b, const wtj_state *state) {
    KIT_EACH (i, wtj_personnel(b, state->here))
        if (wtj_touching(b, state, i)) return true;
    return false;
}

// The flags of a unit that carry over to the next turn.
static uint16_t flags_after(uint16_t flags) {
    enum { KEPT = HAS_LEFT | ON_FOOT | CHARGED | STAYED };
    bool shaken = flags & SHAKEN && flags & DEMORALIZED; // it passed in this turn: AMB-W32
    return (uint16_t)((flags & KEPT) | (flags & PINNED ? PINNED_BEFORE : 0) |
                      (shaken ? SHAKEN : 0));
}

static uint8_t turn_over(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    unlock(b, state, why);
    if (wtj_is_last_turn(b, state) || !wtj_any_contact(b, state)) return wtj_end(b, state, why);
    for (int i = 0; i < b->count; i++) {
        wtj_unit_state *u = &state->unit[i];
        u->flags = u->bases ? flags_after(u->flags) : 0;
    }
    memset(wtj_told_of(b, state), 0, b->common.told);
    for (int i = 0; i < b->tanks; i++) wtj_tank_at(b, state, b->tank[i].unit)->guns = 0;
    state->ending = UNRESOLVED;
    if (b->turns || state->turn == 1) state->turn++; // all later turns are alike
    state->chapter = ORDERS;                         // the next is the attacker's movement
    wtj_say(why, TELL_NEXT_TURN, BAY_NOBODY, state->turn, 0, 0); // AMB-W16
    return WTJ_GOES_ON;
}

uint8_t wtj_go_on(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    static wtj_step *const CHAPTERS[] = {
        [ORDERS] = orders,          [MOVE_ATTACKER] = move,
        [MOVE_DEFENDER] = move,     [FIRE_ATTACKER] = wtj_fire,
        [FIRE_DEFENDER] = wtj_fire, [CASUALTY_TESTS] = wtj_tests,
        [ASSAULTS] = wtj_assaults,  [LATER_TESTS] = wtj_tests,
        [TURN_OVER] = turn_over}; // WTJ-M11
    for (;;) {
        uint8_t stage = CHAPTERS[state->chapter](b, state, why);
        if (stage != WTJ_GOES_ON) return stage;
        state->chapter++;
        state->cursor = 0;
    }
}
