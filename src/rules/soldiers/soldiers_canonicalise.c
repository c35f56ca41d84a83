// What cannot matter any more is forgotten, so that situations that are the same from here on are
// the same. Before each assault, and while units advance after it.
//
// From now on a unit of the attacker that assaults nobody only keeps hexes closed and objectives
// taken, and one of the defender that is not in a hex still to be assaulted only fills its hex:
// where neither can matter the unit is nowhere. Of the marker of such units their number is kept.

#include "soldiers.h"

typedef struct open_hexes {
    bool assaulted[BOARD_CELLS_MAX]; // in hand or to come
    bool near[BOARD_CELLS_MAX];      // next to one, or an objective
} open_hexes;

static void find_open(const soldiers_battle *b, kit_set assaulted, open_hexes *out) {
    *out = (open_hexes){{false}, {false}};
    for (int i = 0; i < b->ground.objectives; i++) out->near[b->ground.objective[i]] = true;
    while (assaulted) {
        int cell = b->hex[kit_take(&assaulted)].cell;
        out->assaulted[cell] = true;
        for (int side = 0; side < BOARD_SIDES_MAX; side++) {
            int next = b->ground.next[cell][side];
            if (next != BOARD_NOWHERE) out->near[next] = true;
        }
    }
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
    open_hexes open;
    kit_set over = entered ? kit_one(state->target) : 0;
    find_open(b, soldiers_to_assault(b, state) & ~over, &open);
    // In the hex that is being entered all count, for the room there is.
    int all_count = entered ? b->hex[state->target].cell : BOARD_NOWHERE;
    for (int i = 0; i < b->count; i++) {
        soldiers_unit_state *u = &state->unit[i];
        int cell = u->cell;
        bool defends = b->unit[i].side == BAY_DEFENDER;
        if (cell == BOARD_NOWHERE || u->against || (defends && open.assaulted[cell])) continue;
        if (u->flags & DISRUPTED) state->disrupted[b->unit[i].side]++;
        u->flags &= ANSWERED; // an alike one may still be asked
        bool kept = open.near[cell] && (defends || stands_for(state, i));
        if (!kept && (defends || cell != all_count)) u->cell = BOARD_NOWHERE;
    }
}
