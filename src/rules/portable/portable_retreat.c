// Falling back one square: where to, and what if there is nowhere.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

// --- The group that moves --------------------------------------------------------------------

static int leader(const portable_state *state) {
    return state->moving == MOVES_COMMANDER ? state->companion : state->hit;
}

static bool has_fighter(const portable_battle *b, const portable_state *state) {
    return portable_fights(b, leader(state));
}

static bool has_commander(const portable_battle *b, const portable_state *state) {
    return state->moving == MOVES_BOTH || !portable_fights(b, leader(state));
}

static int towards(const portable_battle *b, int cell, int from) {
    return board_side_behind(&b->board, board_side_towards(&b->board, cell, from));
}

// PCC-30, B-13: the side over which it falls back if nothing hinders it.
static int way_back(const portable_battle *b, const portable_state *state) {
    int unit = leader(state), cell = state->unit[unit].cell;
    if (portable_reads(b, B_13_RETREAT, BACK_REAR) && portable_fights(b, unit))
        return board_side_behind(&b->board, portable_facing(state, unit));
    return towards(b, cell, state->from);
}

// --- Squares ---------------------------------------------------------------------------------

// PCC-30: a unit may join a commander alone of its side, a commander alone a unit without one.
static bool may_join(const portable_battle *b, const portable_state *state, int cell) {
    int side = b->piece[leader(state)].side;
    if (portable_enemy_in(b, state, cell, side) != NOBODY) return false;
    if (has_fighter(b, state) && portable_fighter_in(b, state, cell, side) != NOBODY)
        return false;
    return !has_commander(b, state) || portable_commander_in(b, state, cell, side) == NOBODY;
}

static bool is_free(const portable_battle *b, const portable_state *state, int cell) {
    return portable_enterable(b, cell) && may_join(b, state, cell);
}

// PCC-30: is the square in front of one of the other side?
static bool before_an_enemy(const portable_battle *b, const portable_state *state, int cell) {
    for (int u = 0; u < b->count; u++)
        if (b->piece[u].side != b->piece[leader(state)].side &&
            portable_front(b, state, u) == cell)
            return true;
    return false;
}

// PCC-30, B-13: straight, and the others where the reading allows them.
static int places(const portable_battle *b, const portable_state *state, uint8_t list[4]) {
    int cell = state->unit[leader(state)].cell, count = 0;
    int first = board_neighbour(&b->board, cell, way_back(b, state));
    bool straight_only = portable_reads(b, B_13_RETREAT, BACK_STRAIGHT) ||
                         portable_reads(b, B_13_RETREAT, BACK_REAR);
    if (first != state->from && is_free(b, state, first))
        list[count++] = (uint8_t)first; // PCC-30
    if (straight_only || (count && portable_reads(b, B_13_RETREAT, BACK_AWAY))) return count;
    for (int side = 0; side < board_sides(&b->board); side++) {
        int other = board_neighbour(&b->board, cell, side);
        if (other == first || other == state->from) continue;
        if (is_free(b, state, other) && !before_an_enemy(b, state, other))
            list[count++] = (uint8_t)other;
    }
    return count;
}

// --- Going -----------------------------------------------------------------------------------

// PCC-28, B-16: not for a commander.
static bool may_take_loss(const portable_battle *b, const portable_state *state) {
    return portable_reads(b, B_16_TAKE_LOSS, 1) && has_fighter(b, state);
}

// PCC-29, B-12: then the commander who moves apart.
static void moved_on(const portable_battle *b, portable_state *state, bay_trace *why) {
    if (state->waits != WAITS_APART || state->moving == MOVES_COMMANDER) {
        portable_resolved(b, state, why);
        return;
    }
    state->moving = MOVES_COMMANDER;
    portable_falls_back(b, state, why); // PCC-29
}

static void shift(const portable_battle *b, portable_state *state, int unit, int cell) {
    portable_move(b, state, unit, cell);
    if (unit < b->attackers && portable_reads(b, B_10_DECLARED, ONE_BY_ONE))
        state->unit[unit].flags |= SPENT;
}

// PCC-30, PCC-29: to the square, as one group.
static void goes(const portable_battle *b, portable_state *state, int cell, bay_trace *why) {
    int unit = leader(state), there = portable_cell_unit(b, cell);
    shift(b, state, unit, cell); // PCC-30
    portable_deed(b, state, unit, DEED_FELL_BACK);
    kit_tell_both(&b->common, why, TELL_FALLS_BACK, unit, there);
    if (state->moving == MOVES_BOTH) {
        shift(b, state, state->companion, cell); // PCC-29
        portable_deed(b, state, state->companion, DEED_FELL_BACK);
        kit_tell_both(&b->common, why, TELL_FALLS_BACK, state->companion, there);
    }
    state->driven[b->piece[unit].side]++;
    if (has_fighter(b, state) && portable_reads(b, B_15_FACING, 1))
        portable_turn(b, state, unit);
    else
        moved_on(b, state, why);
}

// --- Nowhere to go ---------------------------------------------------------------------------

// Its friends behind it are pushed one square on, if there is room for them: B-14.
static bool pushes(const portable_battle *b, portable_state *state, bay_trace *why) {
    int way = way_back(b, state), side = b->piece[leader(state)].side;
    int behind = board_neighbour(&b->board, state->unit[leader(state)].cell, way);
    if (behind == state->from || !portable_enterable(b, behind)) return false; // PCC-30
    int in = portable_anybody_in(b, state, behind);
    if (in == NOBODY || b->piece[in].side != side) return false; // PCC-30
    int beyond = board_neighbour(&b->board, behind, way);
    if (!portable_enterable(b, beyond) || portable_anybody_in(b, state, beyond) != NOBODY)
        return false; // PCC-30
    for (int u = 0; u < b->count; u++) {
        if (state->unit[u].cell != behind) continue; // PCC-30
        shift(b, state, u, beyond);
        kit_tell_both(&b->common, why, TELL_PUSHED, u, portable_cell_unit(b, beyond));
    }
    goes(b, state, behind, why);
    return true;
}

static void lost_for_good(const portable_battle *b, portable_state *state, int telling,
                          bay_trace *why) {
    int unit = leader(state);
    bool alone = state->moving == MOVES_BOTH || (state->moving == MOVES_UNIT && state->waits);
    kit_tell_of(&b->common, why, telling, unit);
    portable_lose(b, state, unit); // PCC-30
    if (alone)
        portable_left_alone(b, state, why);
    else
        portable_resolved(b, state, why);
}

// PCC-30, B-14; PCC-29, B-22: a commander who outlives his unit and finds no room is lost.
static void no_room(const portable_battle *b, portable_state *state, bay_trace *why) {
    bool survivor = state->waits == WAITS_SURVIVOR;
    if (!survivor && portable_reads(b, B_14_NO_RETREAT, WITHOUT_ROOM_STAYS)) {
        kit_tell_of(&b->common, why, TELL_STANDS, leader(state));
        moved_on(b, state, why);
        return;
    }
    if (!survivor && portable_reads(b, B_14_NO_RETREAT, WITHOUT_ROOM_PUSHES) &&
        pushes(b, state, why))
        return;
    lost_for_good(b, state, TELL_NO_ROOM, why);
}

void portable_falls_back(const portable_battle *b, portable_state *state, bay_trace *why) {
    uint8_t list[4];
    int count = places(b, state, list);
    if (count == 0)
        no_room(b, state, why);
    else if (count + may_take_loss(b, state) == 1) // PCC-30, PCC-28
        goes(b, state, list[0], why);
    else
        state->stage =
            b->piece[leader(state)].side == BAY_ATTACKER ? RETREAT_ATTACKER : RETREAT_DEFENDER;
}

// --- Facing: B-15 ----------------------------------------------------------------------------

void portable_turn(const portable_battle *b, portable_state *state, int unit) {
    state->facing_unit = (uint8_t)unit;
    state->stage = b->piece[unit].side == BAY_ATTACKER ? FACE_ATTACKER : FACE_DEFENDER;
}

// --- The stages ------------------------------------------------------------------------------

void portable_about_retreat(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = (uint16_t)leader(at);
}

uint32_t portable_list_retreat(const bay_battle *battle, const void *at, bay_option *list) {
    const portable_battle *b = portable_of(battle);
    kit_offer to = {list, 0};
    uint8_t cell[4];
    int count = places(b, at, cell);
    for (int i = 0; i < count; i++)
        kit_add(&to, OPTION_FALL_BACK, portable_cell_unit(b, cell[i]), 0, cell[i]);
    if (may_take_loss(b, at)) kit_add(&to, OPTION_TAKE_LOSS, BAY_NO_UNIT, 0, 0);
    return to.count;
}

void portable_apply_retreat(const bay_battle *battle, void *at, const bay_option *chosen,
                            bay_trace *why) {
    if (chosen->row == OPTION_FALL_BACK)
        goes(portable_of(battle), at, chosen->own, why); // PCC-30
    else
        lost_for_good(portable_of(battle), at, TELL_TAKEN_OFF, why); // PCC-28, B-16
}

void portable_about_facing(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = ((const portable_state *)at)->facing_unit;
}

// PCC-30, B-15: the present facing first, then from the north.
uint32_t portable_list_facing(const bay_battle *battle, const void *at, bay_option *list) {
    const portable_battle *b = portable_of(battle);
    const portable_state *state = at;
    int present = portable_facing(state, state->facing_unit);
    kit_offer to = {list, 0};
    kit_add(&to, OPTION_NORTH + present, BAY_NO_UNIT, 0, present);
    for (int facing = 0; facing < board_sides(&b->board); facing++)
        if (facing != present) kit_add(&to, OPTION_NORTH + facing, BAY_NO_UNIT, 0, facing);
    return to.count;
}

void portable_apply_facing(const bay_battle *battle, void *at, const bay_option *chosen,
                           bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_state *state = at;
    int unit = state->facing_unit, facing = chosen->own;
    uint8_t *flags = &state->unit[unit].flags;
    if (facing != (*flags & FACING_MASK))
        kit_tell(battle, why, TELL_TURNS, unit, BAY_NO_UNIT, facing);
    *flags = (uint8_t)((*flags & ~FACING_MASK) | facing); // PCC-30, B-15
    portable_told_of(b, state)[unit].facing = (uint8_t)facing;
    state->facing_unit = NOBODY;
    if (state->moving)
        moved_on(b, state, why);
    else
        portable_combat_ends(b, state, why);
}
