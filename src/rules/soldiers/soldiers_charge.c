// The charges of mounted cavalry: after all fire, before the assaults. Ruling R-7.

#include "rules/kit/kit_tell.h"
#include "soldiers.h"

// The enemy's units that the cavalry may charge.
static kit_set targets_of(const soldiers_battle *b, const soldiers_state *state, int unit) {
    return b->unit[unit].near_units & soldiers_on_board(b, state);
}

void soldiers_charge(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    for (; state->cursor < b->count; state->cursor++) {
        const soldiers_unit *u = &b->unit[state->cursor];
        if (!b->charges[u->side] || u->type != CAVALRY) continue;
        if (!soldiers_in_order(state, state->cursor)) continue;
        if (!targets_of(b, state, state->cursor)) continue;
        state->stage = u->side == BAY_ATTACKER ? CHARGE : DEFENDER_CHARGE; // ARV-35
        return;
    }
    soldiers_assaults(b, state, why); // ARV-04
}

// --- The stages ------------------------------------------------------------------------------

uint32_t soldiers_list_charge(const bay_battle *battle, const void *at, bay_option *list) {
    const soldiers_battle *b = soldiers_of(battle);
    int unit = ((const soldiers_state *)at)->cursor;
    return soldiers_list_targets(b, list, OPTION_NO_CHARGE, true, targets_of(b, at, unit),
                                 b->unit[unit].charges_at);
}

void soldiers_apply_charge(const bay_battle *battle, void *at, const bay_option *chosen,
                           bay_trace *why) {
    soldiers_state *state = at;
    if (chosen->row == OPTION_NO_CHARGE) {
        kit_tell_of(battle, why, TELL_NO_CHARGE, state->cursor++);
        soldiers_charge(soldiers_of(battle), state, why);
        return;
    }
    state->target = (uint8_t)chosen->own;
    state->stage = state->stage == CHARGE ? CHARGE_DIE : DEFENDER_CHARGE_DIE;
    kit_tell_both(battle, why, TELL_CHARGES, state->cursor, state->target);
}

void soldiers_about_charge(const bay_battle *battle, const void *at, bay_step *step) {
    const soldiers_battle *b = soldiers_of(battle);
    const soldiers_state *state = at;
    step->unit = state->cursor;
    step->other = state->target;
    step->dice = soldiers_throw(b->unit[step->unit].side, 1, 6, &b->charge);
}

void soldiers_resolve_charge(const bay_battle *battle, void *at, uint32_t result,
                             bay_trace *why) {
    const soldiers_battle *b = soldiers_of(battle);
    soldiers_state *state = at;
    int unit = state->target, by = state->cursor++;
    int outcome = soldiers_outcome(&b->charge, result);
    state->target = 0;
    if (outcome == NO_EFFECT)
        kit_say_of(why, TELL_CHARGE_FAILS, b->unit[by].side);
    else
        soldiers_suffer(b, state, unit, outcome, why);        // ARV-35
    if (soldiers_assaulter(b, state, unit, b->unit[by].home)) // ARV-36
        kit_tell_of(battle, why, TELL_STANDS, unit);
    soldiers_charge(b, state, why);
}
