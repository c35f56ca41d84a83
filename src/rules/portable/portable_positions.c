// Who is where on the board.

#include "portable.h"

#include <assert.h>

// The first of the side there who fights, or who commands.
static int first_in(const portable_battle *b, const portable_state *state, int cell, int side,
                    bool fights) {
    if (cell == BOARD_NOWHERE) return NOBODY;
    int end = side == BAY_ATTACKER ? b->attackers : b->count;
    for (int u = side == BAY_ATTACKER ? 0 : b->attackers; u < end; u++)
        if (state->unit[u].cell == cell && portable_fights(b, u) == fights) return u;
    return NOBODY;
}

int portable_fighter_in(const portable_battle *b, const portable_state *state, int cell,
                        int side) {
    return first_in(b, state, cell, side, true);
}

int portable_commander_in(const portable_battle *b, const portable_state *state, int cell,
                          int side) {
    return first_in(b, state, cell, side, false);
}

int portable_anybody_in(const portable_battle *b, const portable_state *state, int cell) {
    if (cell == BOARD_NOWHERE) return NOBODY;
    for (int u = 0; u < b->count; u++)
        if (state->unit[u].cell == cell) return u;
    return NOBODY;
}

int portable_enemy_in(const portable_battle *b, const portable_state *state, int cell,
                      int side) {
    int fighter = portable_fighter_in(b, state, cell, !side);
    return fighter != NOBODY ? fighter : portable_commander_in(b, state, cell, !side);
}

int portable_front(const portable_battle *b, const portable_state *state, int unit) {
    if (!portable_fights(b, unit) || !portable_on_board(state, unit)) return BOARD_NOWHERE;
    return board_neighbour(&b->board, state->unit[unit].cell, portable_facing(state, unit));
}

int portable_opponent(const portable_battle *b, const portable_state *state, int unit) {
    return portable_enemy_in(b, state, portable_front(b, state, unit), b->piece[unit].side);
}

bool portable_enterable(const portable_battle *b, int cell) {
    if (cell == BOARD_NOWHERE || terrain_has(b->ground[cell], IMPASSABLE)) return false;
    return !terrain_has(b->ground[cell], RIVER) || portable_reads(b, RIVERS, RIVER_CROSSED);
}

int portable_aspect(const portable_battle *b, const portable_state *state, int attacker,
                    int target) {
    if (!portable_fights(b, target)) return ASPECT_FRONT; // a commander alone has no flank
    int side =
        board_side_towards(&b->board, state->unit[target].cell, state->unit[attacker].cell);
    if (side < 0) return ASPECT_FRONT;
    return (int)square_aspect_of(portable_facing(state, target), side);
}

uint32_t portable_one(int unit) {
    assert(unit < PORTABLE_UNITS_MAX);
    return UINT32_C(1) << unit;
}

int portable_in_order(uint32_t units, uint8_t list[PORTABLE_SIDE_MAX]) {
    int count = 0;
    for (int u = 0; u < PORTABLE_UNITS_MAX && count < PORTABLE_SIDE_MAX; u++)
        if (units & portable_one(u)) list[count++] = (uint8_t)u;
    return count;
}

// --- Moving them -----------------------------------------------------------------------------

void portable_move(const portable_battle *b, portable_state *state, int unit, int cell) {
    state->unit[unit].cell = (uint8_t)cell;
    portable_told_of(b, state)[unit].cell = (uint8_t)cell;
}

void portable_remove(const portable_battle *b, portable_state *state, int unit) {
    portable_move(b, state, unit, BOARD_NOWHERE);
    state->unit[unit].flags = 0;
    state->unit[unit].aim = 0;
}

void portable_deed(const portable_battle *b, portable_state *state, int unit, int deed) {
    portable_told_of(b, state)[unit].deeds |= (uint8_t)deed;
}
