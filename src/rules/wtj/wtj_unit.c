// Units as they are now, and whom they touch.

#include "wtj.h"

// --- Who is there ----------------------------------------------------------------------------

bool wtj_is_here(const wtj_state *state, int unit) {
    return state->unit[unit].bases && !(state->unit[unit].flags & HAS_LEFT);
}

kit_set wtj_here(const wtj_state *state, kit_set units) {
    kit_set found = 0;
    while (units) {
        int i = kit_take(&units);
        if (wtj_is_here(state, i)) found |= kit_one(i);
    }
    return found;
}

int wtj_bases(const wtj_state *state, kit_set units) {
    int bases = 0;
    while (units) bases += state->unit[kit_take(&units)].bases;
    return bases;
}

int wtj_largest(const wtj_state *state, kit_set units) {
    int largest = kit_first(units);
    while (units) {
        int unit = kit_take(&units);
        if (state->unit[unit].bases > state->unit[largest].bases) largest = unit;
    }
    return largest;
}

kit_set wtj_involved(const wtj_battle *b, const wtj_state *state, int side) {
    return wtj_here(state, state->line & wtj_side(b, side)); // WTJ-01: all its bases
}

kit_set wtj_of_group(const wtj_battle *b, const wtj_state *state, int side) {
    return wtj_here(state, state->group & wtj_side(b, side));
}

kit_set wtj_personnel(const wtj_battle *b, kit_set units) {
    kit_set found = 0;
    while (units) {
        int i = kit_take(&units);
        if (!wtj_is_tank(b, i)) found |= kit_one(i);
    }
    return found;
}

bool wtj_is_foot(const wtj_battle *b, const wtj_state *state, int unit) {
    int type = b->unit[unit].type;
    return type == INFANTRY || type == DISMOUNTED ||
           (type == CAVALRY && state->unit[unit].flags & ON_FOOT); // WTJ-25
}

bool wtj_is_mounted(const wtj_battle *b, const wtj_state *state, int unit) {
    return b->unit[unit].type == CAVALRY && !(state->unit[unit].flags & ON_FOOT);
}

// --- Whom they touch -------------------------------------------------------------------------

// Where the tank unit has gone to: 0 it stands where it stood at first.
static int gone_to(const wtj_battle *b, const wtj_state *state, int unit) {
    return wtj_is_tank(b, unit) ? wtj_tank_now(b, state, unit)->at : 0;
}

// It has no contact of the scenario any more: it never came, or has gone elsewhere.
static bool has_parted(const wtj_battle *b, const wtj_state *state, int unit) {
    return state->unit[unit].flags & STAYED || gone_to(b, state, unit); // WTJ-M6, WTJ-32
}

// Who has a contact with the edge, whether he is there or gone.
static kit_set contacts_of(const wtj_battle *b, const wtj_state *state, int unit, int edge) {
    kit_set by = b->unit[unit].touched[edge];
    if (!b->loose) return by;
    if (has_parted(b, state, unit)) by = 0;
    for (kit_set left = b->loose & wtj_side(b, 1 - b->unit[unit].side); left;) {
        int enemy = kit_take(&left);
        if (has_parted(b, state, enemy)) by &= ~kit_one(enemy);
        if (edge == FRONT && gone_to(b, state, enemy) == 1 + unit) by |= kit_one(enemy);
    }
    int to = edge == FRONT ? gone_to(b, state, unit) : 0;
    return to && to != AT_NOBODY ? by | kit_one(to - 1) : by;
}

kit_set wtj_touched(const wtj_battle *b, const wtj_state *state, int unit, int edge) {
    return wtj_here(state, contacts_of(b, state, unit, edge));
}

kit_set wtj_contacts(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set found = 0;
    for (int edge = FRONT; edge < EDGES; edge++) found |= contacts_of(b, state, unit, edge);
    return found;
}

kit_set wtj_touching(const wtj_battle *b, const wtj_state *state, int unit) {
    kit_set found = 0;
    for (int edge = FRONT; edge < EDGES; edge++) found |= wtj_touched(b, state, unit, edge);
    return found;
}

// --- What becomes of them --------------------------------------------------------------------

wtj_tally wtj_tally_of(const wtj_battle *b, const wtj_state *state, int unit) {
    wtj_unit_state u = state->unit[unit];
    return (wtj_tally){.fallen = b->unit[unit].bases - u.bases,
                       .pinned = u.flags & PINNED ? u.bases : 0,
                       .demoralized = u.flags & DEMORALIZED ? u.bases : 0,
                       .withdrawn = u.flags & FELL_BACK ? u.bases : 0,
                       .routed = u.flags & IN_ROUT ? u.bases : 0,
                       .tanks_out = wtj_is_tank(b, unit) ? b->unit[unit].bases - u.bases : 0};
}

kit_set wtj_attached(const wtj_battle *b, int host) {
    kit_set found = 0;
    for (int i = 0; i < b->count; i++)
        if (b->unit[i].host == host) found |= kit_one(i);
    return found;
}

void wtj_strike(const wtj_battle *b, wtj_state *state, int unit) {
    bool in_phase = state->chapter == ASSAULTS;
    if (!in_phase) state->unit[unit].flags |= HURT; // WTJ-M1
    if (in_phase && wtj_reads(b, W_15_WHO_TESTS, LOSING_UNITS))
        state->unit[unit].flags |= STRUCK; // AMB-W15
}

// It has no further part: what was kept of its movement and its guns does not matter.
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
    u->damaged = (uint8_t)(u->damaged > bases ? u->damaged - bases : 0); // those go first
    wtj_tell(b, why, telling, unit, bases);
    if (u->bases) return;
    u->flags &= ON_FOOT;
    if (wtj_is_tank(b, unit)) forget_tank(b, state, unit);
    for (kit_set left = wtj_here(state, wtj_attached(b, unit)); left;) {
        int weapon = kit_take(&left);
        wtj_remove(b, state, weapon, state->unit[weapon].bases, TELL_SHARES_FATE,
                   why); // WTJ-36
    }
}

void wtj_leave(const wtj_battle *b, wtj_state *state, int unit, int flag, int telling,
               bay_trace *why) {
    kit_set all = kit_one(unit) | wtj_attached(b, unit); // WTJ-36
    if (wtj_is_tank(b, unit)) forget_tank(b, state, unit);
    for (kit_set left = wtj_here(state, all); left;) {
        uint16_t *flags = &state->unit[kit_take(&left)].flags;
        *flags = (uint16_t)((*flags & ~(FALLING_BACK | ROUTING)) | flag);
    }
    kit_tell_of(&b->common, why, telling, unit);
}
