// Who is where on the board.

#include "portable.h"

int portable_first_in(const portable_state *state, kit_set among, int cell) {
    if (cell == BOARD_NOWHERE) return NOBODY;
    while (among) {
        int unit = kit_take(&among);
        if (state->unit[unit].cell == cell) return unit;
    }
    return NOBODY;
}

int portable_opponent(const portable_battle *b, const portable_state *state, int unit) {
    int front = portable_front(b, state, unit), enemy = !b->piece[unit].side;
    int fighter = portable_first_in(state, b->fighters[enemy], front);
    return fighter != NOBODY ? fighter : portable_first_in(state, b->commanders[enemy], front);
}

kit_set portable_before(const portable_battle *b, const portable_state *state, int side,
                        int cell) {
    kit_set before = 0;
    for (kit_set left = b->fighters[side]; left;) {
        int unit = kit_take(&left);
        if (portable_front(b, state, unit) == cell) before |= kit_one(unit);
    }
    return before;
}

bool portable_enterable(const portable_battle *b, int cell) {
    if (cell == BOARD_NOWHERE || terrain_has(b->ground.cell[cell], IMPASSABLE)) return false;
    return !terrain_has(b->ground.cell[cell], RIVER) || b->set[RIVERS] == RIVER_CROSSED;
}

kit_set portable_declared(const portable_battle *b, const portable_state *state) {
    kit_set targets = 0;
    for (int u = 0; u < b->attackers; u++)
        if (state->unit[u].aim) targets |= kit_one(portable_aim(state, u)); // PCC-06
    return targets;
}

// --- Moving them -----------------------------------------------------------------------------

void portable_move(const portable_battle *b, portable_state *state, int unit, int cell) {
    state->unit[unit].cell = (uint8_t)cell;
    portable_told_of(b, state)[unit].cell = (uint8_t)cell;
}

void portable_lose(const portable_battle *b, portable_state *state, int unit) {
    int side = b->piece[unit].side;
    state->lost[side]++;
    if (!portable_fights(b, unit)) state->commanders[side]++;
    portable_move(b, state, unit, BOARD_NOWHERE);
    state->unit[unit] = PORTABLE_AWAY;
    portable_told_of(b, state)[unit].deeds |= DEED_LOST;
}
