// What cannot matter any more is forgotten, so that separate combats do not multiply: a unit out of
// reach of every combat to come keeps its place in history alone, and an objective that it holds
// becomes part of a tally.
//
// A combat looks at squares up to two steps from those who fight in it: where they can fall back
// to, who blocks that or has it to its front, whom they push, which commander is near. Those who
// may still fight stay where they are until they do, or drop out; so what is out of reach stays so.

#include "portable.h"

enum {
    HOT_MAX = 2 * PORTABLE_SIDE_MAX,
    REACH = 2,
    REACH_BEYOND = 3 // a unit in front, where any may be hit
};

typedef struct hot_squares {
    int reach; // how far from them a square can be and still matter: REACH
    int count;
    uint8_t cell[HOT_MAX];
} hot_squares;

// May it still fight as an attacker?
static bool acts(const portable_battle *b, const portable_state *state, int unit) {
    if (!portable_on_board(state, unit) || !portable_fights(b, unit)) return false;
    int flags = state->unit[unit].flags;
    if (portable_reads(b, B_10_DECLARED, DECLARED_FIRST)) return flags & DECLARED;
    return !(flags & SPENT) && b->piece[unit].type != ARTILLERY;
}

static hot_squares hot_of(const portable_battle *b, const portable_state *state) {
    bool beyond = portable_reads(b, B_3_TO_FRONT, FRONT_ANY);
    hot_squares hot = {.reach = beyond ? REACH_BEYOND : REACH};
    for (int u = 0; u < b->attackers; u++) {
        if (!acts(b, state, u)) continue;
        int front = portable_front(b, state, u);
        hot.cell[hot.count++] = (uint8_t)state->unit[u].cell;
        if (front != BOARD_NOWHERE) hot.cell[hot.count++] = (uint8_t)front;
    }
    return hot;
}

static bool matters(const portable_battle *b, const hot_squares *hot, int cell) {
    for (int i = 0; i < hot->count; i++)
        if (board_distance(&b->board, hot->cell[i], cell) <= hot->reach) return true;
    return false;
}

void portable_canonicalise(const portable_battle *b, portable_state *state) {
    hot_squares hot = hot_of(b, state);
    for (int i = 0; i < b->objectives; i++) {
        int in = portable_anybody_in(b, state, b->objective[i]);
        if (in == NOBODY || matters(b, &hot, b->objective[i])) continue;
        if (b->piece[in].side == BAY_DEFENDER)
            state->held++;
        else
            state->taken++;
    }
    for (int u = 0; u < b->count; u++) {
        if (portable_on_board(state, u) && matters(b, &hot, state->unit[u].cell)) continue;
        state->unit[u].cell = BOARD_NOWHERE;
        state->unit[u].flags = 0;
        state->unit[u].aim = 0;
    }
}

int portable_holds(const portable_battle *b, const portable_state *state, int side) {
    int count = side == BAY_DEFENDER ? state->held : state->taken;
    for (int i = 0; i < b->objectives; i++) {
        int in = portable_anybody_in(b, state, b->objective[i]);
        count += in != NOBODY && b->piece[in].side == side;
    }
    return count;
}
