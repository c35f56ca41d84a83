// The advance into the vacated hex. Ruling R-12.

#include "soldiers.h"

// Those who may advance, from the cursor on: who went in, is in order and not there yet.
static kit_set to_advance(const soldiers_battle *b, const soldiers_state *state) {
    kit_set all = soldiers_assaulters(b, state) & ~kit_below(state->cursor);
    KIT_THOSE(may, i, all,
              soldiers_in_order(state, i) && // AMB-A14
                  state->unit[i].cell != b->hex[state->target].cell);
    return may;
}

static bool has_room(const soldiers_battle *b, const soldiers_state *state, int unit) {
    kit_set all =
        kit_one(unit) | soldiers_in(b, state, BAY_ATTACKER, b->hex[state->target].cell);
    bool by_units = b->set[A_21_ADVANCE] == BY_UNITS;
    return (by_units ? kit_size(all) : soldiers_points(b, all)) <= // AMB-A21
           b->set[STACKING_LIMIT];                                 // ARV-27
}

// That it stayed counts while an alike one is to be asked.
static void stay(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    int unit = state->cursor++;
    soldiers_stand_down(b, state, unit);
    KIT_EACH (other, to_advance(b, state))
        if (soldiers_alike(b, other, unit)) state->unit[unit].flags |= ANSWERED;
    kit_tell_of(&b->common, why, TELL_STAYS, unit);
}

static uint8_t ask(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    for (kit_set left; (left = to_advance(b, state)) != 0;) {
        int unit = state->cursor = (uint8_t)kit_first(left);
        if (!has_room(b, state, unit)) {
            kit_tell_both(&b->common, why, TELL_FULL, unit,
                          soldiers_target_place(b, state)); // ARV-27
            soldiers_stand_down(b, state, state->cursor++);
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
        soldiers_stand_down(b, state, unit);
    } else {
        stay(b, state, why);
    }
    return ask(b, state, why);
}
