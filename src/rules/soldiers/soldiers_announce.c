// The beginning of the phase: before any fire, one unit after another is asked whom it assaults.
// Ruling R-3.

#include "soldiers.h"

enum { ANSWERS_MAX = SOLDIERS_SIDE_MAX + 1 };

// --- The answers -----------------------------------------------------------------------------

// The hex that a plain commander assaults.
static kit_set standing_target(const soldiers_battle *b, const soldiers_unit *u) {
    int ordered = u->order[ANNOUNCES];
    KIT_EACH (i, u->near_units)
        if (ordered == BOARD_NOWHERE || ordered == b->unit[i].cell)
            return kit_one(b->unit[i].home);
    return 0;
}

// All that the unit could answer, in the order of R-3; `own` is the target, -1: none.
static uint32_t all_answers(const soldiers_battle *b, int unit, bay_option *list) {
    const soldiers_unit *u = &b->unit[unit];
    bool fires = u->order[FIRES_AT] != BOARD_NOWHERE && kit_in(b->fires, BAY_ATTACKER);
    kit_set first = fires ? 0 : standing_target(b, u);
    kit_offer to = {list, 0};
    if (fires) kit_add_none(&to, OPTION_NO_ASSAULT, -1); // ARV-13
    soldiers_add_targets(b, &to, OPTION_ASSAULT, false, first);
    soldiers_add_targets(b, &to, OPTION_ASSAULT, false, u->near_hexes & ~first); // ARV-14
    if (!fires) kit_add_none(&to, OPTION_NO_ASSAULT, -1);                        // ARV-07
    return to.count;
}

// AMB-A18 no: a hex goes against one hex. The one it has gone against, or -1.
static int hex_bound_to(const soldiers_battle *b, const soldiers_state *state, int unit) {
    if (b->set[A_18_APART] != ONE_TARGET) return -1;
    for (int i = 0; i < unit; i++) {
        int against = state->unit[i].against;
        if (against && b->unit[i].home == b->unit[unit].home) return against - 1;
    }
    return -1;
}

// --- The bundle ------------------------------------------------------------------------------

static void tell_why_not(const soldiers_battle *b, int unit, bay_trace *why) {
    const soldiers_unit *u = &b->unit[unit];
    int telling = !soldiers_on_foot(u) ? TELL_MAY_NOT
                  : !u->enough_points  ? TELL_SPENT        // ARV-12
                                       : TELL_OUT_OF_ORDER; // AMB-A11
    if (u->near_hexes) kit_tell_of(&b->common, why, telling, unit);
}

// Asks the next who may announce, from the cursor on; then fire begins.
static uint8_t ask(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    for (; state->cursor < b->attackers; state->cursor++) {
        if (b->unit[state->cursor].may_announce)
            return soldiers_ask(b, state, ANNOUNCE, why); // ARV-18
        tell_why_not(b, state->cursor, why);
    }
    state->cursor = 0;
    return soldiers_shots(b, state, why);
}

uint8_t soldiers_first(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    for (int i = 0; i < b->count; i++) {
        const soldiers_unit *u = &b->unit[i];
        state->unit[i] = (soldiers_unit_state){u->cell, u->disrupted ? DISRUPTED : 0, 0};
        soldiers_told_of(b, state)[i] =
            (soldiers_told){u->cell, u->disrupted ? IS_DISRUPTED : IN_ORDER};
    }
    kit_say_of(why, TELL_FIRST_PLAYER, BAY_ATTACKER); // ARV-03
    return ask(b, state, why);
}

// --- Named units -----------------------------------------------------------------------------

static void tell_named(const soldiers_battle *b, const soldiers_state *state, int enemy,
                       bay_trace *why) {
    kit_tell_both(&b->common, why, TELL_ANNOUNCES, state->cursor, enemy); // ARV-18
}

static void spare(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    soldiers_spare(b, state, state->cursor, state->target);
    kit_tell_both(&b->common, why, TELL_SPARES, state->cursor, state->target); // ARV-18
}

// An alike unit against the same hex names no earlier: R-3. Whether the one before it has spared
// this enemy, where both have answered the same so far.
static bool alike_spared(const soldiers_battle *b, const soldiers_state *state, int enemy) {
    int unit = state->cursor, other = unit - 1;
    while (other >= b->unit[unit].kind &&
           !(soldiers_alike(b, other, unit) &&
             state->unit[other].against == state->unit[unit].against))
        other--;
    if (other < b->unit[unit].kind) return false;
    kit_set spared = soldiers_spares(b, state, other);
    bool same = (spared & kit_below(enemy)) == soldiers_spares(b, state, unit);
    return same && kit_in(spared, enemy);
}

// Asks whether the unit at the cursor assaults the next unit in its hex, and then the next unit
// whom it assaults. It assaults the last where it has spared all others.
static uint8_t ask_names(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    int against = state->unit[state->cursor].against;
    kit_set there = soldiers_named(b) && against ? b->hex[against - 1].units : 0;
    KIT_EACH (enemy, there & ~kit_below(state->target)) {
        kit_set others = there & ~soldiers_spares(b, state, state->cursor);
        state->target = (uint8_t)enemy;
        if (others == kit_one(enemy)) {
            if (there != others) tell_named(b, state, enemy, why); // ARV-14
            continue;
        }
        if (!alike_spared(b, state, enemy)) return NAME; // AMB-A2
        spare(b, state, why);
    }
    state->target = 0;
    state->cursor++;
    return ask(b, state, why);
}

uint32_t soldiers_list_announce(const soldiers_battle *b, const soldiers_state *state,
                                bay_option *list) {
    bay_option all[ANSWERS_MAX];
    int unit = state->cursor, bound = hex_bound_to(b, state, unit);
    uint32_t count = all_answers(b, unit, all), from = 0, kept = 0;
    for (int i = b->unit[unit].kind; i < unit; i++) // alike ones answer no earlier
        while (soldiers_alike(b, i, unit) && all[from].own + 1 != state->unit[i].against)
            from++;
    for (uint32_t i = from; i < count; i++)
        if (all[i].own < 0 || bound < 0 || all[i].own == bound)
            list[kept++] = all[i]; // AMB-A18
    return kept;
}

uint8_t soldiers_apply_announce(const soldiers_battle *b, soldiers_state *state,
                                const bay_option *chosen, bay_trace *why) {
    int unit = state->cursor;
    state->unit[unit].against = (uint8_t)(chosen->own + 1);
    if (chosen->own >= 0)
        kit_tell_both(&b->common, why, TELL_ANNOUNCES, unit, chosen->unit);
    else
        kit_tell_of(&b->common, why, TELL_STAYS_OUT, unit); // ARV-07
    return ask_names(b, state, why);
}

void soldiers_about_name(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const soldiers_state *)at)->cursor;
    step->other = ((const soldiers_state *)at)->target;
}

uint32_t soldiers_list_name(const soldiers_battle *b, const soldiers_state *state,
                            bay_option *list) {
    (void)b;
    kit_offer to = {list, 0};
    kit_add(&to, OPTION_NAME, state->target, 0, 0);
    kit_add(&to, OPTION_SPARE, state->target, 0, 1);
    return to.count;
}

uint8_t soldiers_apply_name(const soldiers_battle *b, soldiers_state *state,
                            const bay_option *chosen, bay_trace *why) {
    if (chosen->row == OPTION_SPARE)
        spare(b, state, why);
    else
        tell_named(b, state, state->target, why);
    state->target++;
    return ask_names(b, state, why);
}

// --- What was announced ----------------------------------------------------------------------

bool soldiers_is_to_assault(const soldiers_battle *b, const soldiers_state *state, int unit,
                            int enemy) {
    return soldiers_assaulter(state, unit, b->unit[enemy].home) &&
           !kit_in(soldiers_spares(b, state, unit), enemy); // AMB-A2
}

bool soldiers_awaits_assault(const soldiers_battle *b, const soldiers_state *state, int enemy) {
    for (int i = 0; i < b->attackers; i++)
        if (soldiers_is_to_assault(b, state, i, enemy)) return true;
    return false;
}
