// Where the disrupted go, unit by unit. Ruling R-11.

#include "ground/board.h"
#include "soldiers.h"

static bool is_open(const soldiers_battle *b, const soldiers_now *now, int unit, int cell) {
    if (soldiers_held(b, now, BAY_ATTACKER, cell)) return false; // ARV-22
    if (soldiers_reads(b, A_7_OPEN, ENEMY_ONLY)) return true;    // AMB-A7
    int points =
        soldiers_points_in(b, now, BAY_DEFENDER, cell) + b->unit[BAY_DEFENDER][unit].stacking;
    return !soldiers_is(b, cell, IMPASSABLE) && points <= b->stacking_limit; // ARV-S1
}

// How near those who went in are: units of them next to the hex.
static int pressed(const soldiers_battle *b, const soldiers_now *now, int cell) {
    int count = 0;
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        if (!soldiers_assaulter(b, now, i, now->target)) continue;
        int from = soldiers_cell(b, now, BAY_ATTACKER, i);
        for (int side = 0; side < BOARD_SIDES_MAX; side++) count += b->next[cell][side] == from;
    }
    return count;
}

static bool is_to_be_assaulted(const soldiers_battle *b, const soldiers_now *now, int cell) {
    for (int h = now->target + 1; h < b->hexes[BAY_DEFENDER]; h++)
        if (b->hex[BAY_DEFENDER][h].cell == cell) return soldiers_has_assaulter(b, now, h);
    return false;
}

// The smaller the better: away from who assaults now, and from where the next assault comes.
static int danger(const soldiers_battle *b, const soldiers_now *now, int cell) {
    return pressed(b, now, cell) +
           (is_to_be_assaulted(b, now, cell) ? SOLDIERS_UNITS_MAX + 1 : 0);
}

int soldiers_ways_back(const soldiers_battle *b, const soldiers_now *now,
                       uint8_t list[BOARD_SIDES_MAX + 1]) {
    int from = b->hex[BAY_DEFENDER][now->target].cell, count = 0;
    int feared[BOARD_SIDES_MAX];
    bool edge = false;
    for (int side = 0; side < BOARD_SIDES_MAX; side++) {
        int cell = b->next[from][side];
        edge |= cell == BOARD_NOWHERE;
        if (cell == BOARD_NOWHERE || !is_open(b, now, now->cursor, cell)) continue;
        int fear = danger(b, now, cell), at = count++;
        for (; at > 0 && feared[at - 1] > fear; at--) {
            feared[at] = feared[at - 1];
            list[at] = list[at - 1];
        }
        feared[at] = fear;
        list[at] = (uint8_t)cell;
    }
    if (edge && soldiers_reads(b, A_7_OPEN, ENEMY_ONLY))
        list[count++] = BOARD_NOWHERE; // AMB-A7
    return count;
}

static void retreat(const soldiers_battle *b, soldiers_now *now, int cell, bay_trace *why) {
    int unit = now->cursor, id = soldiers_unit_id(b, BAY_DEFENDER, unit);
    uint8_t *part = soldiers_part_to(b, now, BAY_DEFENDER, unit);
    *part &= (uint8_t)~MUST_RETREAT;
    now->driven_back++;
    soldiers_history(b, now, BAY_DEFENDER, unit)->part |= TOLD_DRIVEN;
    if (cell != BOARD_NOWHERE) {
        soldiers_tell(why, TELL_RETREATS, BAY_DEFENDER, id, soldiers_cell_id(b, cell));
        soldiers_move(b, now, BAY_DEFENDER, unit, cell); // ARV-21
        return;
    }
    soldiers_tell(why, TELL_LEAVES, BAY_DEFENDER, id, BAY_NO_UNIT);
    now->disrupted[BAY_DEFENDER]++;
    *part = 0;
    *soldiers_cell_to(b, now, BAY_DEFENDER, unit) = BOARD_NOWHERE;
    soldiers_history(b, now, BAY_DEFENDER, unit)->part |= TOLD_OFF_BOARD;
}

static void tell_closed(const soldiers_battle *b, const soldiers_now *now, bay_trace *why) {
    int from = b->hex[BAY_DEFENDER][now->target].cell;
    for (int side = 0; why && side < BOARD_SIDES_MAX; side++) {
        int cell = b->next[from][side];
        if (cell != BOARD_NOWHERE && soldiers_held(b, now, BAY_ATTACKER, cell))
            soldiers_tell(why, TELL_CLOSED, BAY_DEFENDER, BAY_NO_UNIT,
                          soldiers_cell_id(b, cell)); // ARV-22
    }
}

void soldiers_retreats(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    bool attacker = soldiers_reads(b, A_6_RETREAT, ATTACKER_CHOOSES); // AMB-A6
    now->stage = attacker ? RETREAT_ATTACKER : RETREAT;
    for (; now->cursor < b->count[BAY_DEFENDER]; now->cursor++) {
        if (!(soldiers_part(b, now, BAY_DEFENDER, now->cursor) & MUST_RETREAT)) continue;
        uint8_t list[BOARD_SIDES_MAX + 1];
        int ways = soldiers_ways_back(b, now, list);
        if (ways > 1) return;
        if (ways == 1) {
            retreat(b, now, list[0], why);
            continue;
        }
        tell_closed(b, now, why);
        soldiers_tell(why, TELL_CUT_OFF, BAY_DEFENDER,
                      soldiers_unit_id(b, BAY_DEFENDER, now->cursor), BAY_NO_UNIT);
        soldiers_eliminate(b, now, BAY_DEFENDER, now->cursor); // ARV-23
    }
    soldiers_advance(b, now, why);
}

void soldiers_retreated(const soldiers_battle *b, soldiers_now *now, int cell, bay_trace *why) {
    retreat(b, now, cell, why);
    now->cursor++;
    soldiers_retreats(b, now, why);
}
