// Who may fire, and at what. Rulings.

#include "soldiers.h"

// Until all fire is over its effects count only if it is taken in turn: AMB-A16.
static bool as_at_first(const soldiers_battle *b) {
    return soldiers_reads(b, A_16_FIRE, SIMULTANEOUS);
}

static bool in_order(const soldiers_battle *b, const soldiers_state *state, int unit) {
    return as_at_first(b) ? !b->unit[unit].disrupted : soldiers_in_order(state, unit); // ARV-S9
}

static bool may_fire(const soldiers_battle *b, const soldiers_state *state, int unit) {
    return b->fires[b->unit[unit].side] && !state->unit[unit].against &&
           in_order(b, state, unit); // ARV-13, ARV-37
}

// Who observes the hex for the unit; -1 nobody does. ARV-S6
static int observer_of(const soldiers_battle *b, const soldiers_state *state, int unit,
                       int hex) {
    for (int i = 0; i < b->count; i++)
        if (kit_in(b->unit[unit].observers[hex], i) && in_order(b, state, i)) return i;
    return -1;
}

kit_set soldiers_fire_targets(const soldiers_battle *b, const soldiers_state *state, int unit) {
    const soldiers_unit *u = &b->unit[unit];
    kit_set here = as_at_first(b) ? ~UINT32_C(0) : soldiers_on_board(b, state);
    kit_set hexes = 0, units = 0, left = may_fire(b, state, unit) ? u->targets : 0;
    while (left) {
        int h = kit_take(&left);
        if (u->observed && observer_of(b, state, unit, h) < 0) continue; // ARV-S6
        kit_set there = b->hex[h].units & here;
        if (there) hexes |= kit_one(h);
        units |= there;
    }
    return soldiers_reads(b, FIRE_ON, FIRE_AT_UNIT) ? units : hexes;
}

bool soldiers_fires_alike(const soldiers_battle *b, int unit, int other) {
    const soldiers_unit *one = &b->unit[unit], *two = &b->unit[other];
    for (kit_set left = one->targets & two->targets; left;) {
        int h = kit_take(&left);
        if (one->fire_column[h] != two->fire_column[h]) return false;
    }
    return true;
}

static bool is_charged(const soldiers_battle *b, const soldiers_unit *u) {
    for (int i = b->attackers; i < b->count; i++)
        if (b->charges[BAY_DEFENDER] && kit_in(u->near_units, i) && b->unit[i].type == CAVALRY)
            return true;
    return false;
}

static void tell_why_not(const soldiers_battle *b, const soldiers_state *state, int unit,
                         bay_trace *why) {
    const soldiers_unit *u = &b->unit[unit];
    if (may_fire(b, state, unit) || !u->targets || !soldiers_here(state, unit)) return;
    int telling = !state->unit[unit].against ? TELL_CANNOT_FIRE       // ARV-S9
                  : is_charged(b, u)         ? TELL_MAY_NOT_FIRE_BACK // ARV-37
                                             : TELL_MAY_NOT_FIRE;             // ARV-13
    kit_tell_of(&b->common, why, telling, unit);
}

void soldiers_tell_who_fires(const soldiers_battle *b, const soldiers_state *state, int side,
                             bay_trace *why) {
    if (!why || !b->fires[side]) return;
    kit_say_of(why, TELL_FIRE_BEGINS, side); // ARV-S3
    for (int i = soldiers_from(b, side); i < soldiers_to(b, side); i++)
        tell_why_not(b, state, i, why);
}

void soldiers_tell_fire(const soldiers_battle *b, const soldiers_state *state, int at, int hex,
                        bay_trace *why) {
    int unit = state->cursor;
    const soldiers_unit *u = &b->unit[unit];
    int observer = u->observed ? observer_of(b, state, unit, hex) : -1;
    if (observer >= 0)
        kit_tell_both(&b->common, why,
                      state->unit[observer].against ? TELL_OBSERVES_TOO : TELL_OBSERVES, unit,
                      observer); // ARV-17, ARV-S6
    if (u->side == BAY_DEFENDER && soldiers_assaulters(b, state, u->home))
        kit_tell_of(&b->common, why, TELL_STILL_FIRES, unit); // ARV-19
    bay_tell_event(why, (bay_event){.telling = TELL_FIRES,
                                    .unit = (uint16_t)unit,
                                    .other = (uint16_t)at,
                                    .side = u->side,
                                    .number = {u->attack, b->hex[hex].defence}});
}
