// The situation: the places of units, changes to a unit, the unit that a step is about, and what
// is forgotten.

#include "soldiers.h"

kit_set soldiers_in(const soldiers_battle *b, const soldiers_state *state, int side, int cell) {
    kit_set found = 0; // asked more often than all else
    int i = side == BAY_ATTACKER ? 0 : b->attackers;
    int end = side == BAY_ATTACKER ? b->attackers : b->count;
    for (; i < end; i++) found |= (kit_set)(state->unit[i].cell == cell) << i;
    return found;
}

kit_set soldiers_on_board(const soldiers_battle *b, const soldiers_state *state) {
    KIT_THOSE(found, unit, kit_below(b->count), soldiers_here(state, unit));
    return found;
}

int soldiers_points(const soldiers_battle *b, kit_set units) {
    int points = 0;
    KIT_EACH (unit, units) points += b->unit[unit].stacking;
    return points;
}

void soldiers_eliminate(const soldiers_battle *b, soldiers_state *state, int unit) {
    uint16_t *lost = &state->lost[b->unit[unit].side];
    *lost = (uint16_t)(*lost + b->unit[unit].stacking);
    if (b->unit[unit].side == BAY_ATTACKER) soldiers_stand_down(b, state, unit);
    state->unit[unit] = (soldiers_unit_state){.cell = BOARD_NOWHERE};
    soldiers_told_of(b, state)[unit].fate = IS_GONE;
}

void soldiers_disrupt(const soldiers_battle *b, soldiers_state *state, int unit) {
    uint8_t *flags = &state->unit[unit].flags;
    bool dated = b->unit[unit].side == BAY_DEFENDER && b->set[A_9_BEFORE] == EARLIER_ONLY;
    if (dated && !(*flags & DISRUPTED)) *flags |= IN_PHASE; // AMB-A9
    *flags |= DISRUPTED;
    soldiers_told_of(b, state)[unit].fate = IS_DISRUPTED;
}

void soldiers_move(const soldiers_battle *b, soldiers_state *state, int unit, int cell) {
    state->unit[unit].cell = soldiers_told_of(b, state)[unit].cell = (uint8_t)cell;
}

// --- Whom an attacker's unit assaults --------------------------------------------------------

static soldiers_spared *spared_by(const soldiers_battle *b, soldiers_state *state, int unit) {
    return (soldiers_spared *)(void *)(state->unit + b->count) + unit;
}

kit_set soldiers_spares(const soldiers_battle *b, const soldiers_state *state, int unit) {
    const soldiers_spared *by = (const void *)(state->unit + b->count);
    kit_set spared = 0;
    for (int i = 0; soldiers_named(b) && i < b->count - b->attackers; i++)
        if (by[unit].bits[i / 8] >> i % 8 & 1) spared |= kit_one(b->attackers + i);
    return spared; // AMB-A2
}

void soldiers_spare(const soldiers_battle *b, soldiers_state *state, int unit, int enemy) {
    int i = enemy - b->attackers;
    uint8_t *bits = &spared_by(b, state, unit)->bits[i / 8];
    *bits = (uint8_t)(*bits | 1U << i % 8);
}

void soldiers_stand_down(const soldiers_battle *b, soldiers_state *state, int unit) {
    state->unit[unit].against = 0;
    if (soldiers_named(b)) *spared_by(b, state, unit) = (soldiers_spared){{0}};
}

// --- The unit that a step is about -----------------------------------------------------------

void soldiers_about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const soldiers_state *)at)->cursor;
}

void soldiers_about_in_hand(const bay_battle *battle, const void *at, bay_step *step) {
    soldiers_about_cursor(battle, at, step);
    step->other = (uint16_t)soldiers_target_place(soldiers_of(battle), at);
}

// --- What cannot matter any more -------------------------------------------------------------
// It is forgotten, so that situations that are the same from here on are the same: before each
// assault, and while units advance after it.
//
// From now on a unit of the attacker that assaults nobody only keeps hexes closed and objectives
// taken, and one of the defender that is not in a hex still to be assaulted only fills its hex:
// where neither can matter the unit is nowhere. Of the marker of such units their number is kept.

// Is it next to one that is in hand or to come, or an objective?
static bool is_near(const soldiers_battle *b, kit_set assaulted, int cell) {
    bool near = false;
    for (int i = 0; i < b->ground.objectives; i++) near |= b->ground.objective[i] == cell;
    KIT_EACH (hex, assaulted) near |= kit_side_towards(&b->ground, b->hex[hex].cell, cell) >= 0;
    return near;
}

// A hex is closed, or taken, by one unit as by several: the first that assaults nobody stands
// for the others.
static bool stands_for(const soldiers_state *state, int unit) {
    for (int i = 0; i < unit; i++)
        if (state->unit[i].cell == state->unit[unit].cell && !state->unit[i].against)
            return false;
    return true;
}

void soldiers_canonicalise(const soldiers_battle *b, soldiers_state *state, bool entered) {
    kit_set over = entered ? kit_one(state->target) : 0;
    kit_set assaulted = soldiers_to_assault(b, state) & ~over;
    // In the hex that is being entered all count, for the room there is.
    int all_count = entered ? b->hex[state->target].cell : BOARD_NOWHERE;
    for (int i = 0; i < b->count; i++) {
        soldiers_unit_state *u = &state->unit[i];
        int cell = u->cell;
        bool defends = b->unit[i].side == BAY_DEFENDER;
        if (cell == BOARD_NOWHERE || u->against) continue;
        if (defends && soldiers_hex_at(b, assaulted, cell) >= 0) continue;
        if (u->flags & DISRUPTED) state->disrupted[b->unit[i].side]++;
        u->flags &= ANSWERED; // an alike one may still be asked
        bool kept = is_near(b, assaulted, cell) && (defends || stands_for(state, i));
        if (!kept && (defends || cell != all_count)) u->cell = BOARD_NOWHERE;
    }
}
