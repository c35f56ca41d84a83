// The situation: what matters from here on, and what is only told.
#ifndef BAY_RULES_PORTABLE_NOW_H
#define BAY_RULES_PORTABLE_NOW_H

#include "portable_battle.h"

// Stages at which something is asked, thrown or over; the same rows as the step table.
enum portable_stage {
    FIRE,
    SHOT,
    DECLARE,
    NEXT_COMBAT,
    NEXT_ATTACK,
    NEXT_ROLLER,
    TARGET,
    TO_HIT,
    EFFECT,
    COMMANDER_EFFECT,
    RETREAT_ATTACKER,
    RETREAT_DEFENDER,
    FACE_ATTACKER,
    FACE_DEFENDER,
    ADVANCE,
    OVER,
    PORTABLE_STAGES
};

// What the phase has come to.
enum portable_part {
    FIRING,
    DECLARING, // one by one: who comes up against `target`
    FIGHTING
};

enum portable_ending {
    TAKEN,
    EMPTIED,
    HELD,
    ALL_CLEARED,
    SOME_CLEARED,
    NONE_CLEARED,
    UNRESOLVED,
    PORTABLE_ENDINGS
};

// What became of those who were hit.
enum { UNIT_ROUTED = 1, COMMANDER_LOST = 2 };

// Who falls back now; whether the commander is still to fall back by himself afterwards.
enum { MOVES_NOBODY, MOVES_UNIT, MOVES_BOTH, MOVES_COMMANDER };
enum { WAITS_NOBODY, WAITS_APART, WAITS_SURVIVOR };

// A unit's state, a byte: which way it faces, and what it has done.
enum {
    FACING_MASK = 3,
    DECLARED = 4, // initiates; its target is beside it
    SPENT = 8,    // one by one: may not initiate any more
    FOUGHT = 16   // one by one: was the target of a combat
};

// What matters from here on. What cannot matter is zero, or NOBODY in place of a unit.
typedef struct portable_now {
    uint8_t stage, part;
    uint8_t lost[2], commanders[2], driven[2]; // removed; commanders among them; fallen back
    uint8_t held, taken;                       // objectives whose units matter no more
    uint8_t cursor;                            // the attacker asked about
    uint8_t joined;                            // one by one: somebody comes up already
    uint8_t target;                            // of the present combat
    uint8_t spot;                              // where it stood as that began
    uint16_t fighting, rolled;                 // attackers in it; those who have rolled
    uint8_t target_rolled;
    uint8_t roller, at;     // who rolls at whom
    uint8_t hitter, struck; // who hit the target; whom the target hit
    uint8_t hit, companion; // the unit whose hit is resolved; the commander with it
    uint8_t from;           // the square it was hit from
    uint8_t fate;           // of both
    uint8_t moving, waits;
    uint8_t facing_unit; // who may turn
    uint8_t spare[3];
} portable_now;
// then, a byte a unit: its cell (BOARD_NOWHERE: off the board, or beyond all that can matter),
// its state; and a byte an attacker: whom it initiates against, + 1

// What a unit has been through, for the drawing.
enum {
    DEED_FIRED = 1,
    DEED_INITIATED = 2,
    DEED_ADVANCED = 4,
    DEED_FELL_BACK = 8,
    DEED_LOST = 16,
    DEED_FOUGHT = 32
};
// History that decides nothing: a byte a unit each of its cell, its facing, its deeds.

static inline const uint8_t *portable_cells(const portable_now *now) {
    return (const uint8_t *)(now + 1);
}

static inline int portable_cell(const portable_now *now, int unit) {
    return portable_cells(now)[unit];
}

static inline bool portable_on_board(const portable_now *now, int unit) {
    return portable_cells(now)[unit] != BOARD_NOWHERE;
}

static inline const uint8_t *portable_states(const portable_battle *b,
                                             const portable_now *now) {
    return portable_cells(now) + b->count;
}

static inline int portable_facing(const portable_battle *b, const portable_now *now, int unit) {
    return portable_states(b, now)[unit] & FACING_MASK;
}

// Whom an attacker has initiated against; NOBODY.
static inline int portable_aim(const portable_battle *b, const portable_now *now, int unit) {
    int aim = portable_cells(now)[2 * b->count + unit];
    return aim ? aim - 1 : NOBODY;
}

// For writing: cells, states, aims, and what is told of each unit.
static inline uint8_t *portable_cells_to(portable_now *now) {
    return (uint8_t *)(now + 1);
}

static inline uint8_t *portable_states_to(const portable_battle *b, portable_now *now) {
    return portable_cells_to(now) + b->count;
}

static inline uint8_t *portable_aims_to(const portable_battle *b, portable_now *now) {
    return portable_cells_to(now) + 2 * (size_t)b->count;
}

enum { TOLD_CELL, TOLD_FACING, TOLD_DEEDS, TOLD_BYTES };

static inline uint8_t *portable_told_to(const portable_battle *b, portable_now *now, int what) {
    return (uint8_t *)now + b->common.size + (size_t)what * b->count;
}

#endif
