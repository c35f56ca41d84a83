// Falling back one square: the possible squares, and what happens if there is none.

#include "portable.h"

// --- The group that moves --------------------------------------------------------------------

static int leader(const portable_state *state) {
    return state->moving >= MOVES_NEXT ? state->companion : state->hit;
}

static int side_of(const portable_battle *b, const portable_state *state) {
    return b->piece[leader(state)].side;
}

// Whoever the group cannot share a square with. PCC-30: a unit may join a commander alone of its
// side, a commander alone a unit without one.
static kit_set barred_by(const portable_battle *b, const portable_state *state) {
    int side = side_of(b, state);
    kit_set barred = portable_all(b, !side);
    bool fights = portable_fights(b, leader(state));
    if (fights) barred |= b->fighters[side];
    if (!fights || state->moving == MOVES_BOTH) barred |= b->commanders[side];
    return barred;
}

// PCC-30, B-13: the side over which it falls back if nothing hinders it.
static int way_back(const portable_battle *b, const portable_state *state) {
    int unit = leader(state);
    bool rear = b->set[B_13_RETREAT] == BACK_REAR && portable_fights(b, unit);
    return board_side_behind(
        &b->ground.board,
        rear ? portable_facing(state, unit)
             : kit_side_towards(&b->ground, state->unit[unit].cell, state->from));
}

// --- Squares ---------------------------------------------------------------------------------

static bool is_free(const portable_battle *b, const portable_state *state, int cell) {
    return portable_enterable(b, cell) &&
           portable_first_in(state, barred_by(b, state), cell) == NOBODY;
}

// PCC-30, B-13: straight, and the others where the reading allows them.
static int places(const portable_battle *b, const portable_state *state, uint8_t list[4]) {
    const uint8_t *next = b->ground.next[state->unit[leader(state)].cell];
    int way = way_back(b, state), reading = b->set[B_13_RETREAT], count = 0;
    int first = next[way];
    if (first != state->from && is_free(b, state, first))
        list[count++] = (uint8_t)first; // PCC-30
    bool straight_only = reading == BACK_STRAIGHT || reading == BACK_REAR;
    if (straight_only || (count && reading == BACK_AWAY)) return count;
    for (int i = 0; i < 4; i++) {
        int side = b->sides[i], other = next[side];
        if (side == way || other == state->from || !is_free(b, state, other)) continue;
        if (!portable_before(b, state, !side_of(b, state), other)) // PCC-30
            list[count++] = (uint8_t)other;
    }
    return count;
}

// --- Going -----------------------------------------------------------------------------------

// PCC-28, B-16: not for a commander.
static bool may_take_loss(const portable_battle *b, const portable_state *state) {
    return b->set[B_16_TAKE_LOSS] == LOSS_TAKEN && portable_fights(b, leader(state));
}

// PCC-29, B-12: then the commander who moves apart.
static uint8_t moved_on(const portable_battle *b, portable_state *state, bay_trace *why) {
    if (state->moving != MOVES_FIRST) return portable_resolved(b, state, why);
    state->moving = MOVES_NEXT;
    return portable_falls_back(b, state, why); // PCC-29
}

// TELL_FALLS_BACK or TELL_PUSHED.
static void shift(const portable_battle *b, portable_state *state, int unit, int cell,
                  int telling, bay_trace *why) {
    portable_move(b, state, unit, cell);
    if (telling == TELL_FALLS_BACK) portable_told_of(b, state)[unit].deeds |= DEED_FELL_BACK;
    kit_tell_both(&b->common, why, telling, unit, portable_cell_unit(b, cell));
}

// PCC-30, PCC-29: to the square, as one group.
static uint8_t goes(const portable_battle *b, portable_state *state, int cell, bay_trace *why) {
    int unit = leader(state);
    shift(b, state, unit, cell, TELL_FALLS_BACK, why); // PCC-30
    if (state->moving == MOVES_BOTH)                   // PCC-29
        shift(b, state, state->companion, cell, TELL_FALLS_BACK, why);
    state->driven[b->piece[unit].side]++;
    bool turns = portable_fights(b, unit) && b->set[B_15_FACING] == FACING_FREE;
    return turns ? portable_turns(b, state, unit) : moved_on(b, state, why);
}

// --- Nowhere to go ---------------------------------------------------------------------------

// Its friends behind it are pushed one square on, if there is room for them: B-14. The square that
// they leave; BOARD_NOWHERE.
static int pushes(const portable_battle *b, portable_state *state, bay_trace *why) {
    int way = way_back(b, state), side = side_of(b, state);
    int behind = b->ground.next[state->unit[leader(state)].cell][way];
    kit_set friends = portable_all(b, side), all = friends | portable_all(b, !side);
    if (behind == state->from || !portable_enterable(b, behind)) return BOARD_NOWHERE; // PCC-30
    if (portable_first_in(state, friends, behind) == NOBODY) return BOARD_NOWHERE;     // PCC-30
    int beyond = b->ground.next[behind][way];
    if (!portable_enterable(b, beyond) || portable_first_in(state, all, beyond) != NOBODY)
        return BOARD_NOWHERE; // PCC-30
    for (int u = 0; u < b->count; u++)
        if (state->unit[u].cell == behind)
            shift(b, state, u, beyond, TELL_PUSHED, why); // PCC-30
    return behind;
}

static uint8_t lost_for_good(const portable_battle *b, portable_state *state, int telling,
                             bay_trace *why) {
    int unit = leader(state);
    bool led = state->moving == MOVES_BOTH || state->moving == MOVES_FIRST;
    kit_tell_of(&b->common, why, telling, unit);
    portable_lose(b, state, unit); // PCC-30
    return led ? portable_left_alone(b, state, why) : portable_resolved(b, state, why);
}

// PCC-30, B-14; PCC-29, B-22: a commander who outlives his unit and finds no room is lost.
static uint8_t no_room(const portable_battle *b, portable_state *state, bay_trace *why) {
    int reading = state->moving == MOVES_SURVIVOR ? WITHOUT_ROOM_LOST : b->set[B_14_NO_RETREAT];
    if (reading == WITHOUT_ROOM_STAYS) {
        kit_tell_of(&b->common, why, TELL_STANDS, leader(state));
        return moved_on(b, state, why);
    }
    int cell = reading == WITHOUT_ROOM_PUSHES ? pushes(b, state, why) : BOARD_NOWHERE;
    return cell != BOARD_NOWHERE ? goes(b, state, cell, why)
                                 : lost_for_good(b, state, TELL_NO_ROOM, why);
}

uint8_t portable_falls_back(const portable_battle *b, portable_state *state, bay_trace *why) {
    uint8_t list[4];
    int count = places(b, state, list);
    if (count == 0) return no_room(b, state, why);
    if (count + may_take_loss(b, state) == 1)
        return goes(b, state, list[0], why); // PCC-30, PCC-28
    return side_of(b, state) == BAY_ATTACKER ? RETREAT_ATTACKER : RETREAT_DEFENDER;
}

// B-15
uint8_t portable_turns(const portable_battle *b, portable_state *state, int unit) {
    state->hit = (uint8_t)unit;
    return b->piece[unit].side == BAY_ATTACKER ? FACE_ATTACKER : FACE_DEFENDER;
}

// --- The stages ------------------------------------------------------------------------------

// Who falls back, or has and may turn.
void portable_about_leader(const bay_battle *battle, const void *at, bay_step *step) {
    (void)battle;
    step->unit = (uint16_t)leader(at);
}

uint32_t portable_list_retreat(const portable_battle *b, const portable_state *state,
                               bay_option *list) {
    kit_offer to = {list, 0};
    uint8_t cell[4];
    int count = places(b, state, cell);
    for (int i = 0; i < count; i++)
        kit_add(&to, OPTION_FALL_BACK, portable_cell_unit(b, cell[i]), 0, cell[i]);
    if (may_take_loss(b, state)) kit_add_none(&to, OPTION_TAKE_LOSS, 0);
    return to.count;
}

uint8_t portable_apply_retreat(const portable_battle *b, portable_state *state,
                               const bay_option *chosen, bay_trace *why) {
    bool goes_back = chosen->row == OPTION_FALL_BACK; // PCC-30
    return goes_back ? goes(b, state, chosen->own, why)
                     : lost_for_good(b, state, TELL_TAKEN_OFF, why); // PCC-28, B-16
}

// The present facing first, then from the north.
uint32_t portable_list_facing(const portable_battle *b, const portable_state *state,
                              bay_option *list) {
    int present = portable_facing(state, leader(state));
    kit_offer to = {list, 0};
    (void)b;
    kit_add_none(&to, OPTION_NORTH + present, present); // PCC-30, B-15
    for (int facing = FACE_NORTH; facing <= FACE_WEST; facing++)
        if (facing != present) kit_add_none(&to, OPTION_NORTH + facing, facing);
    return to.count;
}

uint8_t portable_apply_facing(const portable_battle *b, portable_state *state,
                              const bay_option *chosen, bay_trace *why) {
    int unit = leader(state), facing = chosen->own;
    uint8_t *flags = &state->unit[unit].flags;
    if (facing != (*flags & FACING_MASK))
        kit_tell(&b->common, why, state->moving ? TELL_TURNS : TELL_TURNS_THERE, unit,
                 BAY_NO_UNIT, facing);                    // PCC-30, PCC-33
    *flags = (uint8_t)((*flags & ~FACING_MASK) | facing); // PCC-30, B-15
    portable_told_of(b, state)[unit].facing = (uint8_t)facing;
    if (!state->moving) state->hit = NOBODY;
    return state->moving ? moved_on(b, state, why) : portable_combat_ends(b, state, why);
}
