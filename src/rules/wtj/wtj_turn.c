// The turns, chapter after chapter (WTJ-M11), and where one ends. Rulings.

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

void wtj_first(const bay_battle *battle, void *at, bay_trace *why) {
    const wtj_battle *b = wtj_of(battle);
    wtj_state *state = at;
    memset(at, 0, (size_t)battle->size + battle->told);
    wtj_set_up(b, state);
    state->turn = 1;
    state->ending = UNRESOLVED;
    state->stage = wtj_go_on(b, state, why);
}

uint16_t wtj_stage(const bay_battle *battle, const void *at) {
    (void)battle;
    return ((const wtj_state *)at)->stage;
}

// --- From one chapter to the next ------------------------------------------------------------

bool wtj_is_last_turn(const wtj_battle *b, const wtj_state *state) {
    return b->turns && state->turn == b->turns;
}

// Whoever withdrew or routed in its lock leaves now, when it is over: AMB-W25. Pins run down.
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

static bool any_contact(const wtj_battle *b, const wtj_state *state) {
    KIT_EACH (i, wtj_personnel(b, state->here))
        if (wtj_touching(b, state, i)) return true;
    return false;
}

// What of a unit's flags goes on into the next turn.
static uint16_t flags_after(uint16_t flags) {
    enum { KEPT = HAS_LEFT | ON_FOOT | CHARGED | STAYED };
    bool shaken = flags & SHAKEN && flags & DEMORALIZED; // it passed in this turn: AMB-W32
    return (uint16_t)((flags & KEPT) | (flags & PINNED ? PINNED_BEFORE : 0) |
                      (shaken ? SHAKEN : 0));
}

static uint8_t turn_over(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    unlock(b, state, why);
    if (wtj_is_last_turn(b, state) || !any_contact(b, state)) return wtj_end(b, state, why);
    for (int i = 0; i < b->count; i++) {
        wtj_unit_state *u = &state->unit[i];
        u->flags = u->bases ? flags_after(u->flags) : 0;
    }
    memset(wtj_told_of(b, state), 0, b->common.told);
    for (int i = 0; i < b->tanks; i++) wtj_tank_at(b, state, b->tank[i].unit)->guns = 0;
    state->ending = UNRESOLVED;
    if (b->turns || state->turn == 1) state->turn++; // all later turns are alike
    state->chapter = ORDERS;                         // the next is the attacker's movement
    wtj_say(why, TELL_NEXT_TURN, BAY_NOBODY, (wtj_numbers){.first = state->turn}); // AMB-W16
    return WTJ_GOES_ON;
}

uint8_t wtj_go_on(const wtj_battle *b, wtj_state *state, bay_trace *why) {
    static wtj_step *const CHAPTERS[] = {
        [ORDERS] = wtj_orders,      [MOVE_ATTACKER] = wtj_move,
        [MOVE_DEFENDER] = wtj_move, [FIRE_ATTACKER] = wtj_fire,
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
