// The charges of mounted cavalry: after all fire, before the assaults. Ruling R-7.

#include "soldiers.h"

kit_set soldiers_charge_targets(const soldiers_battle *b, const soldiers_state *state,
                                int unit) {
    return b->unit[unit].near_units & soldiers_on_board(b, state);
}

uint8_t soldiers_charge(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    for (; state->cursor < b->count; state->cursor++) {
        const soldiers_unit *u = &b->unit[state->cursor];
        if (!b->charges[u->side] || u->type != CAVALRY) continue;
        if (!soldiers_in_order(state, state->cursor)) continue;
        if (!soldiers_charge_targets(b, state, state->cursor)) continue;
        return u->side == BAY_ATTACKER ? CHARGE : DEFENDER_CHARGE; // ARV-35
    }
    return soldiers_assaults(b, state, why); // ARV-04
}
