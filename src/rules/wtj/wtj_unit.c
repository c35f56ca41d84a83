// Units as they are now: whom they touch, and what happens to them. Ruling R-26.

#include "wtj.h"

// --- Contacts --------------------------------------------------------------------------------

// Where the tank unit has gone: 0 it stands where it stood at first.
static int gone_to(const wtj_battle *b, const wtj_state *state, int unit) {
    return wtj_is_tank(b, unit) ? wtj_tank_now(b, state, unit)->at : 0;
}

// True if it has no contact of the scenario any more: it never came, or has gone elsewhere.
static bool has_parted(const wtj_battle *b, const wtj_state *state, int unit) {
    return state->unit[unit].flags & STAYED || gone_to(b, state, unit); // WTJ-M6, WTJ-32
}

// The units that have a contact with the edge, whether still there or gone.
kit_set wtj_loose_contacts(const wtj_battle *b, const wtj_state *state, int unit, int edge) {
    kit_set by = has_parted(b, state, unit) ? 0 : b->unit[unit].touched[edge];
    KIT_EACH (enemy, b->loose & wtj_side(b, 1 - b->unit[unit].side)) {
        if (has_parted(b, state, enemy)) by &= ~kit_one(enemy);
        if (edge == FRONT && gone_to(b, state, enemy) == 1 + unit) by |= kit_one(enemy);
    }
    int to = edge == FRONT ? gone_to(b, state, unit) : 0;
    return to && to != AT_NOBODY ? by | kit_one(to - 1) : by;
}

kit_set wtj_contacts(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set found = 0;
    if (!b->loose) return b->unit[unit].touching;
    for (int edge = FRONT; edge < EDGES; edge++)
        found |= wtj_loose_contacts(b, state, unit, edge);
    return found;
}

// --- What happens to them --------------------------------------------------------------------

void wtj_measure(const wtj_battle *b, const wtj_state *state, uint16_t *measure) {
    for (int i = 0; i < b->count; i++) {
        wtj_unit_state u = state->unit[i];
        int side = b->unit[i].side, gone = b->unit[i].bases - u.bases;
        uint16_t *of = measure + side;
        const struct {
            int measure, bases;
        } ROWS[] = {{ATTACKER_LOSSES, gone},
                    {ATTACKER_PINNED, u.flags & PINNED ? u.bases : 0},
                    {ATTACKER_DEMORALIZED, u.flags & DEMORALIZED ? u.bases : 0},
                    {ATTACKER_WITHDRAWN, u.flags & FELL_BACK ? u.bases : 0},
                    {ATTACKER_ROUTED, u.flags & IN_ROUT ? u.bases : 0},
                    {ATTACKER_TANKS_OUT, wtj_is_tank(b, i) ? gone : 0}};
        for (size_t row = 0; row < sizeof ROWS / sizeof *ROWS; row++)
            of[ROWS[row].measure] = (uint16_t)(of[ROWS[row].measure] + ROWS[row].bases);
    }
    for (int side = 0; side < 2; side++)
        measure[ATTACKER_PRISONERS + side] = state->prisoners[side];
}

void wtj_strike(const wtj_battle *b, wtj_state *state, int unit) {
    bool in_phase = state->chapter == ASSAULTS;
    bool tests = wtj_reads(b, TANK_TESTS, TESTS_AFTER) && !wtj_is_compared(b, state);
    if (!in_phase || tests) state->unit[unit].flags |= HURT; // WTJ-M1, AMB-W21
    if (in_phase && wtj_reads(b, W_15_WHO_TESTS, LOSING_UNITS))
        state->unit[unit].flags |= STRUCK; // AMB-W15
}

// It takes no further part: its movement and its guns do not matter any more.
static void forget_tank(const wtj_battle *b, wtj_state *state, int unit) {
    wtj_tank_state *tank = wtj_tank_at(b, state, unit);
    tank->spent = 0;
    tank->guns = 0;
}

void wtj_remove(const wtj_battle *b, wtj_state *state, int unit, int bases, int telling,
                bay_trace *why) {
    wtj_unit_state *u = &state->unit[unit];
    if (!bases) return;
    u->bases = (uint8_t)(u->bases - bases);
    u->damaged = (uint8_t)(u->damaged > bases ? u->damaged - bases : 0); // damaged first
    wtj_tell(b, why, telling, unit, bases);
    if (u->bases) return;
    u->flags &= ON_FOOT;
    state->here &= ~kit_one(unit);
    if (wtj_is_tank(b, unit)) forget_tank(b, state, unit);
    bool may_be_chosen =
        state->due[b->unit[unit].side] && wtj_reads(b, W_24_ATTACHED, ATTACHED_COUNT);
    if (!may_be_chosen) wtj_share_fate(b, state, b->unit[unit].attached, why);
}

void wtj_share_fate(const wtj_battle *b, wtj_state *state, kit_set weapons, bay_trace *why) {
    KIT_EACH (weapon, wtj_here(state, weapons & b->attached))
        if (!state->unit[b->unit[weapon].host].bases) // WTJ-36
            wtj_remove(b, state, weapon, state->unit[weapon].bases, TELL_SHARES_FATE, why);
}

void wtj_leave(const wtj_battle *b, wtj_state *state, int unit, int flag, int telling,
               bay_trace *why) {
    kit_set all = wtj_here(state, kit_one(unit) | b->unit[unit].attached); // WTJ-36
    if (wtj_is_tank(b, unit)) forget_tank(b, state, unit);
    KIT_EACH (one, all) {
        uint16_t *flags = &state->unit[one].flags;
        *flags = (uint16_t)((*flags & ~(FALLING_BACK | ROUTING)) | flag);
    }
    state->here &= ~all;
    kit_tell_of(&b->common, why, telling, unit);
}

void wtj_overrun(const wtj_battle *b, wtj_state *state, kit_set units, bay_trace *why) {
    KIT_EACH (unit, wtj_here(state, units & b->weapons))
        wtj_remove(b, state, unit, state->unit[unit].bases, TELL_OVERRUN, why); // WTJ-37
}
