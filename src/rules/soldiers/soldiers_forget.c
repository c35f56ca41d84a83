// What cannot matter any more is forgotten, so that situations that are the same from here on are
// the same. Before each assault, and while units advance after it.
//
// From now on a unit of the attacker that assaults nobody only keeps hexes closed and objectives
// taken, and one of the defender that is not in a hex still to be assaulted only fills its hex:
// where neither can matter the unit is nowhere. Of the marker of such units their number is kept.

#include "ground/board.h"
#include "soldiers.h"

typedef struct open_hexes {
    bool assaulted[BOARD_CELLS_MAX]; // in hand or to come
    bool near[BOARD_CELLS_MAX];      // next to one, or an objective
} open_hexes;

static void find_open(const soldiers_battle *b, const soldiers_now *now, open_hexes *out) {
    *out = (open_hexes){{false}, {false}};
    for (int i = 0; i < b->objectives; i++) out->near[b->objective[i]] = true;
    int first = now->stage == ADVANCE ? now->target + 1 : now->target; // that one is over
    for (int h = first; h < b->hexes[BAY_DEFENDER]; h++) {
        if (!soldiers_has_assaulter(b, now, h)) continue;
        int cell = b->hex[BAY_DEFENDER][h].cell;
        out->assaulted[cell] = true;
        for (int side = 0; side < BOARD_SIDES_MAX; side++) {
            int next = b->next[cell][side];
            if (next != BOARD_NOWHERE) out->near[next] = true;
        }
    }
}

static void forget_marker(const soldiers_battle *b, soldiers_now *now, int side, int unit) {
    uint8_t *part = soldiers_part_to(b, now, side, unit);
    if (*part & DISRUPTED) now->disrupted[side]++;
    *part &= ANSWERED; // an alike one may still be asked
}

// A hex is closed, or taken, by one unit as by several: the first that assaults nobody stands
// for the others. But in the hex that is being entered all count, for the room there is.
static bool stands_for(const soldiers_battle *b, const soldiers_now *now, int unit) {
    int cell = soldiers_cell(b, now, BAY_ATTACKER, unit);
    for (int i = 0; i < unit; i++)
        if (soldiers_cell(b, now, BAY_ATTACKER, i) == cell &&
            !(soldiers_part(b, now, BAY_ATTACKER, i) & AGAINST))
            return false;
    return true;
}

static bool is_entered(const soldiers_battle *b, const soldiers_now *now, int cell) {
    return now->stage == ADVANCE && cell == b->hex[BAY_DEFENDER][now->target].cell;
}

void soldiers_forget(const soldiers_battle *b, soldiers_now *now) {
    open_hexes open;
    find_open(b, now, &open);
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        uint8_t *cell = soldiers_cell_to(b, now, BAY_ATTACKER, i);
        bool assaults = soldiers_part(b, now, BAY_ATTACKER, i) & AGAINST;
        if (*cell == BOARD_NOWHERE || assaults) continue;
        forget_marker(b, now, BAY_ATTACKER, i);
        if (is_entered(b, now, *cell)) continue;
        if (!open.near[*cell] || !stands_for(b, now, i)) *cell = BOARD_NOWHERE;
    }
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++) {
        uint8_t *cell = soldiers_cell_to(b, now, BAY_DEFENDER, i);
        if (*cell == BOARD_NOWHERE || open.assaulted[*cell]) continue;
        forget_marker(b, now, BAY_DEFENDER, i);
        if (!open.near[*cell]) *cell = BOARD_NOWHERE;
    }
}
