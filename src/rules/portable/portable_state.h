// The situation: what matters from here on, and what is only told.
#ifndef BAY_RULES_PORTABLE_STATE_H
#define BAY_RULES_PORTABLE_STATE_H

#include "portable_battle.h"

// Who falls back now, of those who were hit.
enum portable_moving {
    MOVES_NOBODY,
    MOVES_UNIT,
    MOVES_BOTH,
    MOVES_FIRST,   // the unit, then its commander by himself
    MOVES_NEXT,    // that commander
    MOVES_SURVIVOR // the commander of a unit that is lost
};

// The flags of a unit.
enum {
    FACING_MASK = 3,
    DECLARED = 4, // initiates; its target is beside it
    SPENT = 8,    // one by one: may not initiate any more
    FOUGHT = 16   // one by one: was the target of a combat
};

// A unit as it stands now. All zero but for the cell: it is off the board, or beyond all that can
// matter.
typedef struct portable_unit_state {
    uint8_t cell;  // BOARD_NOWHERE
    uint8_t flags; // which way it faces, and what it has done
    uint8_t aim;   // an attacker: whom it initiates against, + 1
} portable_unit_state;

#define PORTABLE_AWAY ((portable_unit_state){.cell = BOARD_NOWHERE})

// What matters from here on. What cannot matter is zero, or NOBODY in place of a unit.
typedef struct portable_state {
    kit_set fighting; // attackers in the present combat
    kit_set rolled;   // of them and the target
    uint8_t stage;
    uint8_t lost[2], commanders[2], driven[2]; // removed; commanders among them; fallen back
    uint8_t held[2];                           // objectives whose units matter no more
    uint8_t cursor;                            // the attacker asked about
    uint8_t target, spot;                      // of the present combat; where it stood at first
    uint8_t roller, at;                        // who rolls at whom
    uint8_t hitter, struck;                    // who hit the target; whom the target hit
    uint8_t hit, companion; // the unit whose hit is resolved, or that advances; its commander
    uint8_t from, routed;   // the square it was hit from; it is lost
    uint8_t moving;
    portable_unit_state unit[]; // [count]
} portable_state;

// What a unit has been through, for the drawing.
// The first three in the order of their signs.
enum { DEED_FIRED = 1, DEED_FELL_BACK = 2, DEED_ADVANCED = 4, DEED_LOST = 8, DEED_FOUGHT = 16 };

typedef struct portable_told { // history that decides nothing, [count]
    uint8_t cell, facing, deeds;
} portable_told;

static inline bool portable_on_board(const portable_state *state, int unit) {
    return state->unit[unit].cell != BOARD_NOWHERE;
}

static inline int portable_facing(const portable_state *state, int unit) {
    return state->unit[unit].flags & FACING_MASK;
}

// Whom an attacker has initiated against; NOBODY.
static inline int portable_aim(const portable_state *state, int unit) {
    return state->unit[unit].aim ? state->unit[unit].aim - 1 : NOBODY;
}

static inline portable_told *portable_told_of(const portable_battle *b, portable_state *state) {
    return (portable_told *)(void *)((uint8_t *)state + b->common.size);
}

#endif
