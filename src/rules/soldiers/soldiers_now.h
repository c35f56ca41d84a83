// The situation: what matters from here on, and what is only told.
#ifndef BAY_RULES_SOLDIERS_NOW_H
#define BAY_RULES_SOLDIERS_NOW_H

#include "soldiers_battle.h"

// Stages at which something is asked, thrown or over; the rows of the step table. What either
// side may do has two, the defender's behind the attacker's.
enum soldiers_stage {
    ANNOUNCE,
    FIRE,
    FIRE_DIE,
    DEFENDER_FIRE,
    DEFENDER_FIRE_DIE,
    CHARGE,
    CHARGE_DIE,
    DEFENDER_CHARGE,
    DEFENDER_CHARGE_DIE,
    CANCEL,
    ASSAULT,
    RETREAT,
    RETREAT_ATTACKER,
    ADVANCE,
    OVER,
    SOLDIERS_STAGES
};

enum soldiers_ending {
    TAKEN,
    EMPTIED,
    HELD,
    ALL_CLEARED,
    SOME_CLEARED,
    NONE_CLEARED,
    UNRESOLVED,
    SOLDIERS_ENDINGS
};

// What a throw on a table does.
enum soldiers_outcome { ELIMINATES, DISRUPTS, NO_EFFECT };

// What a unit's byte says.
enum {
    AGAINST = 15,      // attacker: 1 + the hex (AMB-A2 named: the unit) announced against; 0
    DISRUPTED = 16,    // has the marker
    IN_PHASE = 32,     // got it in this phase; kept where AMB-A9 asks for it
    ANSWERED = 64,     // in this bundle: has cancelled, or stays where it is
    MUST_RETREAT = 128 // defender: by the assault in hand
};

// What matters from here on; then by unit, attackers first, its cell (BOARD_NOWHERE: gone, or
// where it is matters no more) and its byte. What cannot matter any more is zero.
typedef struct soldiers_now {
    uint16_t lost[2];     // stacking points eliminated
    uint8_t disrupted[2]; // units with the marker that is all that still counts of them
    uint8_t driven_back;
    uint8_t stage;
    uint8_t cursor; // the unit asked about, firing, charging or retreating
    uint8_t target; // the enemy hex assaulted or fired at, or the unit; while one is
    uint8_t first;  // no target hex has been gone against yet
    uint8_t ending, cleared, taken; // when OVER
    uint8_t spare[2];
} soldiers_now;

// History: by unit its cell, the last it had, and what became of it.
typedef struct soldiers_told {
    uint8_t cell, part;
} soldiers_told;

enum { TOLD_OFF_BOARD = 32, TOLD_DRIVEN = 64, TOLD_GONE = 128 }; // beside DISRUPTED, in `part`

static inline size_t soldiers_row(const soldiers_battle *b, int side, int unit) {
    return (size_t)(side == BAY_DEFENDER ? b->count[BAY_ATTACKER] + unit : unit);
}

static inline size_t soldiers_units(const soldiers_battle *b) {
    return (size_t)b->count[BAY_ATTACKER] + b->count[BAY_DEFENDER];
}

static inline int soldiers_cell(const soldiers_battle *b, const soldiers_now *now, int side,
                                int unit) {
    return ((const uint8_t *)(now + 1))[soldiers_row(b, side, unit)];
}

static inline uint8_t *soldiers_cell_to(const soldiers_battle *b, soldiers_now *now, int side,
                                        int unit) {
    return (uint8_t *)(now + 1) + soldiers_row(b, side, unit);
}

static inline int soldiers_part(const soldiers_battle *b, const soldiers_now *now, int side,
                                int unit) {
    return ((const uint8_t *)(now + 1))[soldiers_units(b) + soldiers_row(b, side, unit)];
}

static inline uint8_t *soldiers_part_to(const soldiers_battle *b, soldiers_now *now, int side,
                                        int unit) {
    return (uint8_t *)(now + 1) + soldiers_units(b) + soldiers_row(b, side, unit);
}

static inline soldiers_told *soldiers_history(const soldiers_battle *b, soldiers_now *now,
                                              int side, int unit) {
    uint8_t *told = (uint8_t *)now + b->common.size;
    return (soldiers_told *)(void *)told + soldiers_row(b, side, unit);
}

#endif
