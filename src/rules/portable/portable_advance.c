// The advance into the square that the defender has left.

#include "portable.h"

// PCC-33, B-11: who may advance. An attacker who was hit has not fallen back to where he was hit
// from.
static kit_set may_advance(const portable_battle *b, const portable_state *state) {
    kit_set may = state->fighting, enemies = portable_all(b, BAY_DEFENDER);
    bool free = portable_enterable(b, state->spot) &&
                portable_first_in(state, enemies, state->spot) == NOBODY;
    if (b->set[B_11_ADVANCES] == HITTER_ADVANCES) may = kit_one(state->hitter); // PCC-33
    if (state->struck != NOBODY) may &= ~kit_one(state->struck);                // PCC-35
    return free ? may : 0;
}

uint8_t portable_advance(const portable_battle *b, portable_state *state, bay_trace *why) {
    return may_advance(b, state) ? ADVANCE : portable_combat_ends(b, state, why); // PCC-33
}

static int commander_with(const portable_battle *b, const portable_state *state, int unit) {
    return portable_first_in(state, b->commanders[BAY_ATTACKER], state->unit[unit].cell);
}

// With the commander in its square, or without.
static void offer(const portable_battle *b, const portable_state *state, int unit,
                  kit_offer *to) {
    bool led = b->set[B_12_COMMANDER_MOVES] == LED_TOGETHER && // PCC-33, B-12
               commander_with(b, state, unit) != NOBODY;
    if (led) kit_add(to, OPTION_ADVANCE_TOGETHER, unit, 0, 0);
    kit_add(to, OPTION_ADVANCE, unit, 0, 0);
}

// --- The stage -------------------------------------------------------------------------------

void portable_about_advance(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_state *state = at;
    step->other = (uint16_t)portable_cell_unit(portable_of(battle), state->spot);
}

// The hitter first.
uint32_t portable_list_advance(const portable_battle *b, const portable_state *state,
                               bay_option *list) {
    kit_set may = may_advance(b, state), hitter = may & kit_one(state->hitter);
    kit_offer to = {list, 0};
    if (hitter) offer(b, state, state->hitter, &to); // PCC-33
    for (kit_set left = may & ~hitter; left;) offer(b, state, portable_take(b, &left), &to);
    kit_add_none(&to, OPTION_STAY, 0);
    return to.count;
}

uint8_t portable_apply_advance(const portable_battle *b, portable_state *state,
                               const bay_option *chosen, bay_trace *why) {
    if (chosen->row == OPTION_STAY) {
        kit_say(why, TELL_STAYS); // PCC-33
        return portable_combat_ends(b, state, why);
    }
    int unit = chosen->unit, there = portable_cell_unit(b, state->spot);
    int with = commander_with(b, state, unit);
    portable_move(b, state, unit, state->spot); // PCC-33
    portable_told_of(b, state)[unit].deeds |= DEED_ADVANCED;
    kit_tell_both(&b->common, why, TELL_ADVANCES, unit, there);
    if (chosen->row == OPTION_ADVANCE_TOGETHER) {
        portable_move(b, state, with, state->spot);
        kit_tell_both(&b->common, why, TELL_ADVANCES, with, there);
    }
    kit_tell_of(&b->common, why, TELL_SPENT, unit); // PCC-34
    return b->set[B_15_FACING] == FACING_FREE ? portable_turns(b, state, unit)
                                              : portable_combat_ends(b, state, why);
}
