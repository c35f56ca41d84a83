// Who advances into the hex that was vacated. Ruling R-12.

#include "soldiers.h"

static bool may_advance(const soldiers_battle *b, const soldiers_state *state, int unit) {
    return soldiers_assaulter(b, state, unit, state->target) &&
           soldiers_in_order(state, unit) && // AMB-A14
           state->unit[unit].cell != b->hex[state->target].cell;
}

static bool has_room(const soldiers_battle *b, const soldiers_state *state, int unit) {
    kit_set all =
        kit_one(unit) | soldiers_in(b, state, BAY_ATTACKER, b->hex[state->target].cell);
    bool by_units = b->set[A_21_ADVANCE] == BY_UNITS;
    return (by_units ? kit_size(all) : soldiers_points(b, all)) <= // AMB-A21
           b->set[STACKING_LIMIT];                                 // ARV-27
}

static bool alike_to_come(const soldiers_battle *b, const soldiers_state *state, int unit) {
    for (int i = unit + 1; i < b->attackers; i++)
        if (soldiers_alike(b, i, unit) && may_advance(b, state, i)) return true;
    return false;
}

// That it stayed counts while an alike one is to be asked.
static void stay(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    int unit = state->cursor++;
    state->unit[unit].against = 0;
    if (alike_to_come(b, state, unit)) state->unit[unit].flags |= ANSWERED;
    kit_tell_of(&b->common, why, TELL_STAYS, unit);
}

static uint8_t ask(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    while (state->cursor < b->attackers) {
        int unit = state->cursor;
        if (!may_advance(b, state, unit)) {
            state->cursor++;
        } else if (!has_room(b, state, unit)) {
            kit_tell_both(&b->common, why, TELL_FULL, unit,
                          soldiers_target_place(b, state)); // ARV-27
            state->unit[state->cursor++].against = 0;
        } else if (soldiers_alike_answered(b, state, unit, 0)) {
            stay(b, state, why);
        } else {
            soldiers_canonicalise(b, state, true);
            return ADVANCE;
        }
    }
    return soldiers_next_assault(b, state, why);
}

uint8_t soldiers_advance(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    state->cursor = 0;
    if (soldiers_in(b, state, BAY_DEFENDER, b->hex[state->target].cell))
        return soldiers_next_assault(b, state, why); // ARV-26: not vacated
    return ask(b, state, why);
}

uint8_t soldiers_apply_advance(const soldiers_battle *b, soldiers_state *state,
                               const bay_option *chosen, bay_trace *why) {
    if (chosen->row == OPTION_ADVANCE) {
        int unit = state->cursor++, cell = b->hex[state->target].cell;
        kit_tell_both(&b->common, why, TELL_ADVANCES, unit, soldiers_cell_unit(b, cell));
        soldiers_move(b, state, unit, cell); // ARV-26
        state->unit[unit].against = 0;
    } else {
        stay(b, state, why);
    }
    return ask(b, state, why);
}
