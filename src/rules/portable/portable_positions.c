// The places of units on the board, and which of them can no longer matter.

#include "portable.h"

int portable_first_in(const portable_state *state, kit_set among, int cell) {
    if (cell == BOARD_NOWHERE) return NOBODY;
    KIT_EACH (unit, among)
        if (state->unit[unit].cell == cell) return unit;
    return NOBODY;
}

int portable_opponent(const portable_battle *b, const portable_state *state, int unit) {
    int front = portable_front(b, state, unit), enemy = !b->piece[unit].side;
    int fighter = portable_first_in(state, b->fighters[enemy], front);
    return fighter != NOBODY ? fighter : portable_first_in(state, b->commanders[enemy], front);
}

kit_set portable_before(const portable_battle *b, const portable_state *state, int side,
                        int cell) {
    KIT_THOSE(before, unit, b->fighters[side], portable_front(b, state, unit) == cell);
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

// --- What cannot matter any more -------------------------------------------------------------
// It is forgotten, so that separate combats do not multiply: a unit out of reach of every combat to
// come keeps its place in history alone, and an objective that it holds becomes part of a tally.
//
// A combat looks at squares up to two steps from those who fight in it: where they can fall back
// to, who blocks that or has it to its front, whom they push, which commander is near. Those who
// may still fight stay where they are until they do, or drop out; so what is out of reach stays so.
// One by one they may be moved and still fight: then everything is in reach.

// How far a combat looks; where a unit in front of the target may be hit that is not of it; and
// where one that is moved may still fight.
enum { REACH = 2, REACH_BEYOND = 3, REACH_ALL = BOARD_ACROSS_MAX + BOARD_DOWN_MAX };

static int reach_of(const portable_battle *b) {
    bool any = b->set[B_3_TO_FRONT] == FRONT_ANY;
    bool moves = any || b->set[B_14_NO_RETREAT] == WITHOUT_ROOM_PUSHES;
    if (moves && b->set[B_10_DECLARED] == ONE_BY_ONE) return REACH_ALL;
    return any ? REACH_BEYOND : REACH;
}

static void join(portable_cells *to, const portable_cells *with) {
    for (size_t i = 0; i < sizeof to->bits / sizeof *to->bits; i++)
        to->bits[i] |= with->bits[i];
}

void portable_spread(portable_battle *b) {
    int reach = reach_of(b), count = board_cells(&b->ground.board);
    portable_cells before[BOARD_CELLS_MAX];
    for (int i = 0; i < b->ground.objectives; i++)
        b->objectives[b->ground.objective[i]] |= (uint16_t)(1U << i);
    for (int cell = 0; cell < count; cell++)
        b->near[cell].bits[cell / 64] = UINT64_C(1) << cell % 64;
    for (int step = 0; step < reach; step++) {
        memcpy(before, b->near, sizeof before);
        for (int cell = 0; cell < count; cell++)
            for (int side = 0; side < board_sides(&b->ground.board); side++)
                if (b->ground.next[cell][side] != BOARD_NOWHERE)
                    join(&b->near[cell], &before[b->ground.next[cell][side]]);
    }
}

// May it still fight as an attacker?
static bool acts(const portable_battle *b, const portable_state *state, int unit) {
    if (!portable_on_board(state, unit)) return false;
    if (b->set[B_10_DECLARED] == DECLARED_FIRST) return state->unit[unit].aim;
    return !(state->unit[unit].flags & SPENT) && b->piece[unit].type != ARTILLERY;
}

// The squares that matter still.
static portable_cells hot_of(const portable_battle *b, const portable_state *state) {
    portable_cells hot = {{0}};
    KIT_EACH (unit, b->fighters[BAY_ATTACKER]) {
        if (!acts(b, state, unit)) continue;
        int front = portable_front(b, state, unit);
        join(&hot, &b->near[state->unit[unit].cell]);
        if (front != BOARD_NOWHERE) join(&hot, &b->near[front]);
    }
    return hot;
}

// Forgets those who stand outside of the squares, and keeps the objectives that they hold.
static void forget(const portable_battle *b, portable_state *state,
                   const portable_cells *squares) {
    for (int u = 0, side = 0; side < 2; side++) {
        kit_set holds = 0;
        for (int end = side ? b->count : b->attackers; u < end; u++) {
            uint8_t cell = state->unit[u].cell;
            if (portable_has(squares, cell)) continue;
            holds |= b->objectives[cell];
            state->unit[u] = PORTABLE_AWAY;
        }
        state->held[side] = (uint8_t)(state->held[side] + kit_size(holds));
    }
}

void portable_canonicalise(const portable_battle *b, portable_state *state) {
    portable_cells hot = hot_of(b, state);
    forget(b, state, &hot);
}

void portable_forget_all(const portable_battle *b, portable_state *state) {
    forget(b, state, &(portable_cells){{0}});
}

void portable_holds(const portable_battle *b, const portable_state *state, uint8_t held[2]) {
    memcpy(held, state->held, 2);
    for (int i = 0; i < b->ground.objectives; i++)
        for (int side = 0; side < 2; side++)
            if (portable_first_in(state, portable_all(b, side), b->ground.objective[i]) !=
                NOBODY)
                held[side]++;
}
