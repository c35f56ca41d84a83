// The score that a roll needs: the sum of the printed list of modifiers.

#include "portable.h"

#include <stdlib.h>

// --- Ground ----------------------------------------------------------------------------------

// PCC-19, B-5: the faces that are marked, else the front.
static bool works_protect(const portable_battle *b, const portable_state *state, int at,
                          int from) {
    terrain ground = b->ground.cell[state->unit[at].cell];
    if (!terrain_has(ground, WORKS)) return false;
    if (b->set[B_5_WORKS] == WORKS_ALL) return true;
    int side = kit_side_towards(&b->ground, state->unit[at].cell, state->unit[from].cell);
    if (ground.faces) return side >= 0 && (ground.faces >> side & 1);
    return !portable_fights(b, at) || side == portable_facing(state, at);
}

// PCC-19: how many kinds of cover `at` has against `from`.
static int covers(const portable_battle *b, const portable_state *state, int at, int from) {
    terrain ground = b->ground.cell[state->unit[at].cell];
    return terrain_has(ground, WOOD) + terrain_has(ground, BUILT_UP) +
           works_protect(b, state, at, from);
}

// PCC-19, B-6: one in all, or each kind.
static int cover_counts(const portable_battle *b, int kinds) {
    return b->set[B_6_COVER] == COVER_ONCE ? kinds > 0 : kinds;
}

// PCC-23: nothing but open ground and hills.
static bool in_open(const portable_battle *b, const portable_state *state, int unit) {
    terrain ground = b->ground.cell[state->unit[unit].cell];
    return (ground.kinds & ~(1U << OPEN | 1U << HILL)) == 0;
}

// --- Who is near -----------------------------------------------------------------------------

// PCC-20, B-1: in the square or a neighbour, or over a corner too.
static bool is_near(const portable_battle *b, int one, int other) {
    if (one == other || kit_side_towards(&b->ground, one, other) >= 0) return true;
    if (b->set[B_1_ADJACENT] == ORTHOGONAL) return false;
    board_axes here = board_axes_of(&b->ground.board, one);
    board_axes there = board_axes_of(&b->ground.board, other);
    return abs(here.q - there.q) <= 1 && abs(here.r - there.r) <= 1;
}

static int commanders_near(const portable_battle *b, const portable_state *state, int roller) {
    int near = 0;
    kit_set others = b->commanders[b->piece[roller].side] & ~kit_one(roller); // PCC-20
    KIT_EACH (unit, others)
        near += portable_on_board(state, unit) &&
                is_near(b, state->unit[unit].cell, state->unit[roller].cell);
    return b->set[B_2_COMMANDERS] == HELP_ONCE ? near > 0 : near; // PCC-20, B-2
}

// PCC-22: of a target always, of an attacker where B-19 says so.
static int own_flank(const portable_battle *b, const portable_state *state, int roller) {
    bool attacks = b->piece[roller].side == BAY_ATTACKER;
    if (attacks && b->set[B_19_FLANKED] == FLANKED_DEFENDERS) return 0;
    kit_set by = state->fighting;                                            // PCC-22
    if (b->set[B_4_OWN_FLANK] == FLANKED_UNTIL_ROLLED) by &= ~state->rolled; // PCC-22, B-4
    if (attacks)                                                             // PCC-22, B-19
        by = portable_before(b, state, BAY_DEFENDER, state->unit[roller].cell);
    int count = 0;
    KIT_EACH (unit, by) count += portable_flanks(b, state, unit, roller);
    return b->set[B_4_OWN_FLANK] == FLANKED_EACH ? count : count > 0; // PCC-22
}

// --- The sum ---------------------------------------------------------------------------------

// PCC-23, B-7, B-8: mounted, in the open, at what nothing covers.
static bool charges(const portable_battle *b, const portable_state *state, int roller, int at,
                    int kinds) {
    int type = b->piece[roller].type;
    bool rides =
        type == CAVALRY || (type == DISMOUNTED && b->set[B_8_DISMOUNTED] == DISMOUNTED_CHARGES);
    if (!rides || !in_open(b, state, roller)) return false;
    if (b->set[B_7_OPEN] == BOTH_OPEN) return in_open(b, state, at);
    return kinds == 0;
}

typedef struct aimed { // of the roller, at a unit
    int roller, at;
    int from; // the lowest that hits, before modifiers
} aimed;

typedef struct modifier {
    uint8_t param, telling;
    int times; // of the parameter; a hindrance is negative
} modifier;

// PCC-26: 1 is certain, 7 is never.
static int within_a_die(int to_hit) {
    return to_hit < 1 ? 1 : to_hit > 7 ? 7 : to_hit;
}

// The score needed, by the modifiers list[count].
static int needed(const portable_battle *b, aimed roll, const modifier *list, size_t count,
                  bay_trace *why) {
    int to_hit = roll.from;
    for (size_t i = 0; i < count; i++) {
        int by = list[i].times * b->set[list[i].param];
        to_hit -= by; // PCC-26
        if (by) kit_tell(&b->common, why, list[i].telling, roll.roller, roll.at, abs(by));
    }
    return within_a_die(to_hit);
}

int portable_to_hit(const portable_battle *b, const portable_state *state, int roller, int at,
                    bay_trace *why) {
    bool attacks = b->piece[roller].side == BAY_ATTACKER;
    const terrain *ground = b->ground.cell;
    bool uphill = ground[state->unit[at].cell].level > ground[state->unit[roller].cell].level;
    int kinds = covers(b, state, at, roller) + uphill; // PCC-19
    int flank = attacks && portable_flanks(b, state, roller, at);
    bool guns = b->piece[roller].type == ARTILLERY;
    int open = b->set[B_7_OPEN] == BOTH_OPEN ? TELL_BOTH_OPEN : TELL_CHARGES;
    bool ahead = portable_front(b, state, roller) == state->unit[at].cell;
    const modifier list[] = {
        {COVER, TELL_IN_COVER, attacks ? -cover_counts(b, kinds) : 0},       // PCC-19
        {COMMANDER_HELP, TELL_LED, commanders_near(b, state, roller)},       // PCC-20
        {FLANK_HELP, TELL_IN_FLANK, flank},                                  // PCC-21
        {FLANKED, TELL_IS_FLANKED, -own_flank(b, state, roller)},            // PCC-22
        {CAVALRY_HELP, (uint8_t)open, charges(b, state, roller, at, kinds)}, // PCC-23
        {ARTILLERY_HELP, TELL_GUNS_FRONT, guns && ahead},                    // PCC-24
        {AGAINST_ARTILLERY, TELL_AT_GUNS, b->piece[at].type == ARTILLERY},   // PCC-25
        {INFANTRY_HELP, TELL_FOOT, b->piece[roller].type == INFANTRY},       // PCC-37
    };
    aimed roll = {roller, at, b->set[HIT_FROM]}; // PCC-18
    return needed(b, roll, list, sizeof list / sizeof *list, why);
}

int portable_shot_to_hit(const portable_battle *b, const portable_state *state, int firer,
                         int at, bay_trace *why) {
    int kinds = covers(b, state, at, firer);
    const modifier list[] = {
        {FIRE_COVER, TELL_FIRE_AT_COVER, -cover_counts(b, kinds)},         // PCC-38
        {FIRE_COMMANDER, TELL_FIRE_LED, commanders_near(b, state, firer)}, // PCC-38
        {FIRE_UNMOVED, TELL_FIRE_UNMOVED, b->piece[firer].moved ? 0 : 1},  // PCC-38
    };
    aimed roll = {firer, at, b->set[FIRE_FROM]}; // PCC-38
    return needed(b, roll, list, sizeof list / sizeof *list, why);
}

void portable_throw(const portable_battle *b, bay_step *step, int need) {
    step->number[0] = need;
    step->dice = b->die[b->piece[step->unit].side][need]; // PCC-18, PCC-38
}
