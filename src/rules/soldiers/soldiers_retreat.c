// The retreat of disrupted units, one by one. Ruling R-11.

#include "soldiers.h"

static bool is_open(const soldiers_battle *b, const soldiers_state *state, int unit, int cell) {
    if (cell == BOARD_NOWHERE || soldiers_in(b, state, BAY_ATTACKER, cell))
        return false;                                // ARV-22
    if (b->set[A_7_OPEN] == ENEMY_ONLY) return true; // AMB-A7
    kit_set all = soldiers_in(b, state, BAY_DEFENDER, cell) | kit_one(unit);
    return !soldiers_is(b, cell, IMPASSABLE) &&
           soldiers_points(b, all) <= b->set[STACKING_LIMIT]; // ARV-S1
}

// The smaller the better: away from who assaults now, and from where the next assault comes.
static int danger(const soldiers_battle *b, const soldiers_state *state, kit_set assaulted,
                  int cell) {
    int fear = 0;
    KIT_EACH (unit, soldiers_assaulters(b, state))
        fear += kit_side_towards(&b->ground, cell, state->unit[unit].cell) >= 0;
    return soldiers_hex_at(b, assaulted, cell) < 0 ? fear : fear + SOLDIERS_SIDE_MAX + 1;
}

// The distance from middle to middle, squared.
static int apart(const board *on, int one, int other) {
    board_axes from = board_axes_of(on, one), to = board_axes_of(on, other);
    int q = to.q - from.q, r = to.r - from.r;
    return q * q + q * r + r * r;
}

static int points_in(const soldiers_battle *b, const soldiers_state *state, int cell) {
    return soldiers_points(b, soldiers_in(b, state, BAY_DEFENDER, cell));
}

// Of two hexes that are as dangerous, the emptier; then the one that is farther from the first
// unit, the second, and so on, as they stood at the start; then an objective. What is still left
// after that mirrors the other, and so does all that may follow. R-15
static bool is_before(const soldiers_battle *b, const soldiers_state *state, int one,
                      int other) {
    const kit_ground *on = &b->ground;
    int fuller = points_in(b, state, other) - points_in(b, state, one);
    if (fuller) return fuller > 0;
    for (int i = 0; i < b->count; i++) {
        int from = b->unit[i].cell;
        int more = apart(&on->board, one, from) - apart(&on->board, other, from);
        if (more) return more > 0;
    }
    for (int i = 0; i < on->objectives; i++)
        if (on->objective[i] == one || on->objective[i] == other)
            return on->objective[i] == one;
    return false;
}

// Where the unit at the cursor may go, the standing order first; `own` is the cell.
uint32_t soldiers_list_retreat(const soldiers_battle *b, const soldiers_state *state,
                               bay_option *list) {
    const uint8_t *next = b->ground.next[b->hex[state->target].cell];
    int fear[BOARD_SIDES_MAX] = {0};
    kit_set assaulted = soldiers_to_assault(b, state), left = 0; // sides of the hex
    kit_offer to = {list, 0};
    bool edge = false;
    for (int side = 0; side < BOARD_SIDES_MAX; side++) {
        edge |= next[side] == BOARD_NOWHERE;
        if (!is_open(b, state, state->cursor, next[side])) continue;
        fear[side] = danger(b, state, assaulted, next[side]);
        left |= kit_one(side);
    }
    while (left) {
        int best = kit_first(left);
        KIT_EACH (side, left & ~kit_one(best)) {
            int less = fear[best] - fear[side];
            if (less > 0 || (less == 0 && is_before(b, state, next[side], next[best])))
                best = side;
        }
        kit_add(&to, OPTION_RETREAT, soldiers_cell_unit(b, next[best]), 0, next[best]);
        left &= ~kit_one(best);
    }
    if (edge && b->set[A_7_OPEN] == ENEMY_ONLY)
        kit_add_none(&to, OPTION_LEAVE_BOARD, BOARD_NOWHERE); // AMB-A7
    return to.count;
}

static void retreat(const soldiers_battle *b, soldiers_state *state, const bay_option *way,
                    bay_trace *why) {
    int unit = state->cursor;
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

// What bars the hex, none of which is open: the enemy, or that it is full.
static void tell_barred(const soldiers_battle *b, const soldiers_state *state, int cell,
                        bay_trace *why) {
    if (soldiers_in(b, state, BAY_ATTACKER, cell))
        kit_say_at(why, TELL_CLOSED, BAY_DEFENDER, soldiers_cell_unit(b, cell)); // ARV-22
    else if (!soldiers_is(b, cell, IMPASSABLE))
        kit_tell_both(&b->common, why, TELL_CROWDED, state->cursor,
                      soldiers_cell_unit(b, cell)); // ARV-S1
}

static void cut_off(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    const uint8_t *next = b->ground.next[b->hex[state->target].cell];
    int unit = state->cursor;
    for (int side = 0; why && side < BOARD_SIDES_MAX; side++)
        if (next[side] != BOARD_NOWHERE) tell_barred(b, state, next[side], why);
    kit_tell_of(&b->common, why, TELL_CUT_OFF, unit);
    soldiers_eliminate(b, state, unit); // ARV-23
}

// --- From unit to unit -----------------------------------------------------------------------

static kit_set to_retreat(const soldiers_battle *b, const soldiers_state *state) {
    KIT_THOSE(found, i, soldiers_side(b, BAY_DEFENDER), state->unit[i].flags & MUST_RETREAT);
    return found;
}

// of those of the same stacking value the first, the largest value first.
uint32_t soldiers_list_next_retreat(const soldiers_battle *b, const soldiers_state *state,
                                    bay_option *list) {
    kit_offer to = {list, 0};
    for (kit_set left = to_retreat(b, state); left;) {
        int largest = kit_first(left);
        KIT_EACH (unit, left)
            if (b->unit[unit].stacking > b->unit[largest].stacking) largest = unit;
        kit_add(&to, OPTION_NEXT_RETREAT, largest, 0, 0);
        KIT_EACH (unit, left)
            if (unit == largest || (soldiers_turns_alike(b, unit, largest) &&
                                    b->unit[unit].stacking == b->unit[largest].stacking))
                left &= ~kit_one(unit);
    }
    return to.count;
}

// Could a hex that is open to one of them be full for another?
static bool is_crowded(const soldiers_battle *b, const soldiers_state *state, kit_set units) {
    const uint8_t *next = b->ground.next[b->hex[state->target].cell];
    if (b->set[A_7_OPEN] == ENEMY_ONLY) return false; // AMB-A7
    for (int side = 0; side < BOARD_SIDES_MAX; side++) {
        kit_set all = soldiers_in(b, state, BAY_DEFENDER, next[side]) | units;
        if (soldiers_points(b, all) <= b->set[STACKING_LIMIT]) continue;
        KIT_EACH (unit, units)
            if (is_open(b, state, unit, next[side])) return true;
    }
    return false;
}

static uint8_t chosen_by(const soldiers_battle *b, uint8_t defender, uint8_t attacker) {
    return b->set[A_6_RETREAT] == ATTACKER_CHOOSES ? attacker : defender; // AMB-A6
}

static uint8_t send_back(const soldiers_battle *b, soldiers_state *state, int unit,
                         bay_trace *why) {
    bay_option list[BAY_OPTIONS_MAX];
    state->cursor = (uint8_t)unit;
    uint32_t ways = soldiers_list_retreat(b, state, list);
    if (ways > 1) return chosen_by(b, RETREAT, RETREAT_ATTACKER); // AMB-A6
    if (ways == 1)
        retreat(b, state, list, why);
    else
        cut_off(b, state, why);
    return soldiers_retreats(b, state, why);
}

uint8_t soldiers_retreats(const soldiers_battle *b, soldiers_state *state, bay_trace *why) {
    bay_option list[BAY_OPTIONS_MAX];
    kit_set all = to_retreat(b, state);
    bool chosen = b->set[UNIT_ORDER] == UNITS_CHOSEN;
    state->cursor = 0;
    if (!all) return soldiers_advance(b, state, why);
    if (chosen && soldiers_list_next_retreat(b, state, list) > 1 && is_crowded(b, state, all))
        return chosen_by(b, NEXT_RETREAT, NEXT_RETREAT_ATTACKER);
    return send_back(b, state, kit_first(all), why);
}

// --- The stages ------------------------------------------------------------------------------

uint8_t soldiers_apply_next_retreat(const soldiers_battle *b, soldiers_state *state,
                                    const bay_option *chosen, bay_trace *why) {
    return send_back(b, state, chosen->unit, why);
}

uint8_t soldiers_apply_retreat(const soldiers_battle *b, soldiers_state *state,
                               const bay_option *chosen, bay_trace *why) {
    retreat(b, state, chosen, why);
    return soldiers_retreats(b, state, why);
}
