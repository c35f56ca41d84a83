// Where the disrupted go, unit by unit. Ruling R-11.

#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"
#include "soldiers.h"

static bool is_open(const soldiers_battle *b, const soldiers_state *state, int unit, int cell) {
    if (soldiers_in(b, state, BAY_ATTACKER, cell)) return false; // ARV-22
    if (soldiers_reads(b, A_7_OPEN, ENEMY_ONLY)) return true;    // AMB-A7
    kit_set all = soldiers_in(b, state, BAY_DEFENDER, cell) | kit_one(unit);
    return !soldiers_is(b, cell, IMPASSABLE) &&
           soldiers_points(b, all) <= b->set[STACKING_LIMIT]; // ARV-S1
}

// How near those who went in are: units of them next to the hex.
static int pressed(const soldiers_battle *b, const soldiers_state *state, int cell) {
    kit_set left = soldiers_assaulters(b, state, state->target);
    int count = 0;
    while (left)
        count += kit_side_towards(&b->ground, cell, state->unit[kit_take(&left)].cell) >= 0;
    return count;
}

static bool is_to_be_assaulted(const soldiers_battle *b, const soldiers_state *state,
                               int cell) {
    for (int h = state->target + 1; h < b->defender_hexes; h++)
        if (b->hex[h].cell == cell) return soldiers_assaulters(b, state, h) != 0;
    return false;
}

// The smaller the better: away from who assaults now, and from where the next assault comes.
static int danger(const soldiers_battle *b, const soldiers_state *state, int cell) {
    return pressed(b, state, cell) +
           (is_to_be_assaulted(b, state, cell) ? SOLDIERS_SIDE_MAX + 1 : 0);
}

enum { WAYS_MAX = BOARD_SIDES_MAX + 1 };

// Where the unit at the cursor may go, the standing order first; `own` is the cell.
static uint32_t ways_back(const soldiers_battle *b, const soldiers_state *state,
                          bay_option *list) {
    int from = b->hex[state->target].cell, feared[BOARD_SIDES_MAX];
    kit_offer to = {list, 0};
    bool edge = false;
    for (int side = 0; side < BOARD_SIDES_MAX; side++) {
        int cell = b->ground.next[from][side];
        edge |= cell == BOARD_NOWHERE;
        if (cell == BOARD_NOWHERE || !is_open(b, state, state->cursor, cell)) continue;
        int fear = danger(b, state, cell);
        uint32_t at = to.count;
        kit_add(&to, OPTION_RETREAT, soldiers_cell_unit(b, cell), 0, cell);
        bay_option way = list[at];
        for (; at > 0 && feared[at - 1] > fear; at--) {
            feared[at] = feared[at - 1];
            list[at] = list[at - 1];
        }
        feared[at] = fear;
        list[at] = way;
    }
    if (edge && soldiers_reads(b, A_7_OPEN, ENEMY_ONLY))
        kit_add(&to, OPTION_LEAVE_BOARD, BAY_NO_UNIT, 0, BOARD_NOWHERE); // AMB-A7
    return to.count;
}

static void retreat(const soldiers_battle *b, soldiers_state *state, const bay_option *way,
                    bay_trace *why) {
    int unit = state->cursor++;
    state->driven_back++;
    state->unit[unit].flags &= (uint8_t)~MUST_RETREAT;
    if (way->row == OPTION_RETREAT) {
        kit_tell_both(&b->common, why, TELL_RETREATS, unit, way->unit);
        soldiers_move(b, state, unit, way->own); // ARV-21
        return;
    }
    kit_tell_of(&b->common, why, TELL_LEAVES, unit);
    state->disrupted[BAY_DEFENDER]++;
    state->unit[unit] = (soldiers_unit_state){.cell = BOARD_NOWHERE};
    soldiers_told_of(b, state)[unit].fate = IS_OFF_BOARD;
}

static void cut_off(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    int from = b->hex[state->target].cell, unit = state->cursor++;
    for (int side = 0; why && side < BOARD_SIDES_MAX; side++) {
        int cell = b->ground.next[from][side];
        if (cell != BOARD_NOWHERE && soldiers_in(b, state, BAY_ATTACKER, cell))
            soldiers_tell_place(why, TELL_CLOSED, BAY_DEFENDER,
                                soldiers_cell_unit(b, cell)); // ARV-22
    }
    kit_tell_of(&b->common, why, TELL_CUT_OFF, unit);
    soldiers_eliminate(b, state, unit); // ARV-23
}

uint8_t soldiers_retreats(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    while (state->cursor < b->count) {
        bay_option list[WAYS_MAX];
        if (!(state->unit[state->cursor].flags & MUST_RETREAT)) {
            state->cursor++;
            continue;
        }
        uint32_t ways = ways_back(b, state, list);
        if (ways > 1) // AMB-A6
            return soldiers_reads(b, A_6_RETREAT, ATTACKER_CHOOSES) ? RETREAT_ATTACKER
                                                                    : RETREAT;
        if (ways == 1)
            retreat(b, state, list, why);
        else
            cut_off(b, state, why);
    }
    return soldiers_advance(b, state, why);
}

// --- The stages ------------------------------------------------------------------------------

uint32_t soldiers_list_retreat(const bay_battle *battle, const void *at, bay_option *list) {
    return ways_back(soldiers_of(battle), at, list);
}

void soldiers_apply_retreat(const bay_battle *battle, void *at, const bay_option *chosen,
                            bay_trace *why) {
    soldiers_state *state = at;
    retreat(soldiers_of(battle), state, chosen, why);
    state->stage = soldiers_retreats(soldiers_of(battle), state, why);
}
