// Fire and charges, unit by unit: at whom, the throw, and what it does. Rulings.

#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"
#include "soldiers.h"

static bool is_charge(const soldiers_state *state) {
    return state->stage >= CHARGE && state->stage <= DEFENDER_CHARGE_DIE;
}

// Is the target a unit, or all who are in a hex?
static bool at_unit(const soldiers_battle *b, const soldiers_state *state) {
    return is_charge(state) || soldiers_reads(b, FIRE_ON, FIRE_AT_UNIT);
}

static int hex_of(const soldiers_battle *b, const soldiers_state *state) {
    return soldiers_hex_of(b, at_unit(b, state), state->target);
}

static void go_on(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    state->stage = (is_charge(state) ? soldiers_charge : soldiers_fire)(b, state, why);
}

// --- The charges of mounted cavalry: after all fire, before the assaults ---------------------

static kit_set charge_targets(const soldiers_battle *b, const soldiers_state *state, int unit) {
    return b->unit[unit].near_units & soldiers_on_board(b, state);
}

uint8_t soldiers_charge(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    for (; state->cursor < b->count; state->cursor++) {
        const soldiers_unit *u = &b->unit[state->cursor];
        if (!b->charges[u->side] || u->type != CAVALRY) continue;
        if (!soldiers_in_order(state, state->cursor)) continue;
        if (!charge_targets(b, state, state->cursor)) continue;
        return u->side == BAY_ATTACKER ? CHARGE : DEFENDER_CHARGE; // ARV-35
    }
    return soldiers_assaults(b, state, why); // ARV-04
}

// --- At whom ---------------------------------------------------------------------------------

// The target in the hex that is ordered, then nobody, then the others; `own` is the target.
uint32_t soldiers_list_shot(const bay_battle *battle, const void *at, bay_option *list) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_state *state = at;
    const soldiers_unit *u = &b->unit[state->cursor];
    bool charge = is_charge(state), unit = at_unit(b, state);
    int ordered = charge ? u->charges_at : u->fires_at, first = -1;
    int row = charge ? OPTION_CHARGE : OPTION_FIRE;
    kit_set targets = charge ? charge_targets(b, state, state->cursor)
                             : soldiers_fire_targets(b, state, state->cursor);
    kit_offer to = {list, 0};
    for (kit_set left = targets; left && first < 0;) {
        int target = kit_take(&left);
        if (b->hex[soldiers_hex_of(b, unit, target)].cell == ordered) first = target;
    }
    if (first >= 0) kit_add(&to, row, soldiers_target_unit(b, unit, first), 0, first);
    kit_add(&to, charge ? OPTION_NO_CHARGE : OPTION_HOLD_FIRE, BAY_NO_UNIT, 0, 0);
    while (targets) {
        int target = kit_take(&targets);
        if (target != first)
            kit_add(&to, row, soldiers_target_unit(b, unit, target), 0, target);
    }
    return to.count;
}

void soldiers_apply_shot(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_state *state = at;
    bool charge = is_charge(state);
    if (chosen->row == OPTION_HOLD_FIRE || chosen->row == OPTION_NO_CHARGE) {
        kit_tell_of(battle, why, charge ? TELL_NO_CHARGE : TELL_HOLDS_FIRE, state->cursor++);
        go_on(b, state, why);
        return;
    }
    state->target = (uint8_t)chosen->own;
    state->stage++; // its die
    if (charge)
        kit_tell_both(battle, why, TELL_CHARGES, state->cursor, chosen->unit);
    else if (why)
        soldiers_tell_fire(b, state, chosen->unit, hex_of(b, state), why);
}

// --- What it does to a unit ------------------------------------------------------------------

// An announced unit that the enemy disrupts does not assault.
static void drop_out(const soldiers_battle *b, soldiers_state *state, int unit,
                     bay_trace *why) {
    if (!state->unit[unit].against) return;
    state->unit[unit].against = 0; // ARV-16, ARV-36
    kit_tell_of(&b->common, why, is_charge(state) ? TELL_RIDDEN_OUT : TELL_DROPS_OUT, unit);
}

//
static void suffer(const soldiers_battle *b, soldiers_state *state, int unit, int outcome,
                   bay_trace *why) {
    static const uint16_t TELLING[2][2][2] = {
        // eliminated, a second time, by a charge
        {{TELL_FIRE_DISRUPTS, TELL_CHARGE_DISRUPTS}, {TELL_FIRE_AGAIN, TELL_FIRE_AGAIN}},
        {{TELL_FIRE_ELIMINATES, TELL_CHARGE_ELIMINATES}, {TELL_TWICE, TELL_TWICE}}};
    bool charge = is_charge(state);
    bool twice = (state->unit[unit].flags & DISRUPTED) && outcome == DISRUPTS;
    bool gone = outcome == ELIMINATES ||
                (twice && soldiers_reads(b, FIRE_AGAIN, AGAIN_ELIMINATED)); // ARV-S9
    bool assaults =
        !gone && charge && soldiers_reads(b, A_12_CHARGED, CHARGED_ASSAULTS); // AMB-A12
    kit_tell_of(&b->common, why, TELLING[gone][twice][charge], unit);
    if (!assaults) drop_out(b, state, unit, why); // ARV-16
    if (gone)
        soldiers_eliminate(b, state, unit);
    else
        soldiers_disrupt(b, state, unit);
}

// --- The throw -------------------------------------------------------------------------------

static const soldiers_column *column_of(const soldiers_battle *b, const soldiers_state *state) {
    if (is_charge(state)) return &b->charge;                                      // ARV-35
    return &b->fire.column[b->unit[state->cursor].fire_column[hex_of(b, state)]]; // ARV-S2
}

void soldiers_about_shot(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_state *state = at;
    bool charge = is_charge(state);
    step->unit = state->cursor;
    step->other = (uint16_t)soldiers_target_unit(b, at_unit(b, state), state->target);
    step->dice = soldiers_throw(b->unit[step->unit].side, charge ? 1 : b->dice,
                                charge ? 6 : b->die, column_of(b, state)); // ARV-S2, ARV-35
}

void soldiers_resolve_shot(const bay_battle *battle, void *at, uint32_t result,
                           bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_state *state = at;
    int outcome = soldiers_outcome(column_of(b, state), result), by = state->cursor++;
    int target = state->target, hex = hex_of(b, state);
    kit_set hit = at_unit(b, state) ? kit_one(target) : b->hex[hex].units;
    hit &= soldiers_on_board(b, state);
    state->target = 0;
    if (outcome == NO_EFFECT)
        kit_say_of(why, is_charge(state) ? TELL_CHARGE_FAILS : TELL_FIRE_MISSES,
                   b->unit[by].side);
    while (outcome != NO_EFFECT && hit)
        suffer(b, state, kit_take(&hit), outcome, why); // ARV-S2, ARV-35
    if (is_charge(state) && soldiers_assaulter(b, state, target, b->unit[by].home)) // ARV-36
        kit_tell_of(battle, why, TELL_STANDS, target);
    go_on(b, state, why);
}
