// Into the square that the defender has left.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

// PCC-33, B-12: with the commander in its square, or without.
static void offer(const portable_battle *b, const portable_state *state, int unit,
                  kit_offer *to) {
    bool led = portable_reads(b, B_12_COMMANDER_MOVES, MOVES_TOGETHER) &&
               portable_commander_in(b, state, state->unit[unit].cell, BAY_ATTACKER) != NOBODY;
    if (led) kit_add(to, OPTION_ADVANCE_TOGETHER, unit, 0, 0);
    kit_add(to, OPTION_ADVANCE, unit, 0, 0);
}

static bool may_advance(const portable_state *state, int unit) {
    return portable_on_board(state, unit) && unit != state->struck; // PCC-35
}

// PCC-33, B-11: who may advance, the hitter first.
static void offer_all(const portable_battle *b, const portable_state *state, kit_offer *to) {
    if (portable_anybody_in(b, state, state->spot) != NOBODY ||
        !portable_enterable(b, state->spot))
        return;
    if (may_advance(state, state->hitter)) offer(b, state, state->hitter, to); // PCC-33
    if (portable_reads(b, B_11_ADVANCES, HITTER_ADVANCES)) return;
    for (int u = 0; u < b->attackers; u++)
        if ((state->fighting >> u & 1) && u != state->hitter && may_advance(state, u))
            offer(b, state, u, to);
}

void portable_advance(const portable_battle *b, portable_state *state, bay_trace *why) {
    bay_option list[2 * PORTABLE_SIDE_MAX];
    kit_offer may = {list, 0};
    offer_all(b, state, &may);
    if (may.count)
        state->stage = ADVANCE; // PCC-33
    else
        portable_combat_ends(b, state, why);
}

// --- The stage -------------------------------------------------------------------------------

void portable_about_advance(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_state *state = at;
    step->other = (uint16_t)portable_cell_unit(portable_of(battle), state->spot);
}

uint32_t portable_list_advance(const bay_battle *battle, const void *at, bay_option *list) {
    kit_offer to = {list, 0};
    offer_all(portable_of(battle), at, &to);
    kit_add(&to, OPTION_STAY, BAY_NO_UNIT, 0, 0);
    return to.count;
}

void portable_apply_advance(const bay_battle *battle, void *at, const bay_option *chosen,
                            bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_state *state = at;
    if (chosen->row == OPTION_STAY) {
        kit_say(why, TELL_STAYS); // PCC-33
        portable_combat_ends(b, state, why);
        return;
    }
    int unit = chosen->unit, there = portable_cell_unit(b, state->spot);
    int with = portable_commander_in(b, state, state->unit[unit].cell, BAY_ATTACKER);
    portable_move(b, state, unit, state->spot); // PCC-33
    portable_deed(b, state, unit, DEED_ADVANCED);
    kit_tell_both(battle, why, TELL_ADVANCES, unit, there);
    if (chosen->row == OPTION_ADVANCE_TOGETHER) {
        portable_move(b, state, with, state->spot);
        kit_tell_both(battle, why, TELL_ADVANCES, with, there);
    }
    kit_tell_of(battle, why, TELL_SPENT, unit); // PCC-34
    if (portable_reads(b, B_15_FACING, 1))
        portable_turn(b, state, unit);
    else
        portable_combat_ends(b, state, why);
}
