// Units and hexes as they are now, what is done to a unit, and which one a step is about.

#include "soldiers.h"

bool soldiers_on_foot(const soldiers_unit *u) {
    return u->type == INFANTRY || u->type == DISMOUNTED; // ARV-06, ARV-34
}

kit_set soldiers_in(const soldiers_battle *b, const soldiers_state *state, int side, int cell) {
    kit_set found = 0;
    for (int i = soldiers_from(b, side); i < soldiers_to(b, side); i++)
        if (state->unit[i].cell == cell) found |= kit_one(i);
    return found;
}

kit_set soldiers_on_board(const soldiers_battle *b, const soldiers_state *state) {
    kit_set found = 0;
    for (int i = 0; i < b->count; i++)
        if (soldiers_here(state, i)) found |= kit_one(i);
    return found;
}

int soldiers_points(const soldiers_battle *b, kit_set units) {
    int points = 0;
    while (units) points += b->unit[kit_take(&units)].stacking;
    return points;
}

void soldiers_eliminate(const soldiers_battle *b, soldiers_state *state, int unit) {
    uint16_t *lost = &state->lost[b->unit[unit].side];
    *lost = (uint16_t)(*lost + b->unit[unit].stacking);
    state->unit[unit] = (soldiers_unit_state){.cell = BOARD_NOWHERE};
    soldiers_told_of(b, state)[unit].fate = IS_GONE;
}

void soldiers_disrupt(const soldiers_battle *b, soldiers_state *state, int unit) {
    uint8_t *flags = &state->unit[unit].flags;
    bool dated =
        b->unit[unit].side == BAY_DEFENDER && soldiers_reads(b, A_9_BEFORE, EARLIER_ONLY);
    if (dated && !(*flags & DISRUPTED)) *flags |= IN_PHASE; // AMB-A9
    *flags |= DISRUPTED;
    soldiers_told_of(b, state)[unit].fate = IS_DISRUPTED;
}

void soldiers_move(const soldiers_battle *b, soldiers_state *state, int unit, int cell) {
    state->unit[unit].cell = soldiers_told_of(b, state)[unit].cell = (uint8_t)cell;
}

// --- Whom a step is about --------------------------------------------------------------------

void soldiers_about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const soldiers_state *)at)->cursor;
}

void soldiers_about_in_hand(const bay_battle *battle, const void *at, bay_step *step) {
    soldiers_about_cursor(battle, at, step);
    step->other = (uint16_t)soldiers_target_place(soldiers_of(battle), at);
}
