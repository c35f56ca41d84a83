// The situation: what matters from here on, and what is only told.
#ifndef BAY_RULES_SOLDIERS_STATE_H
#define BAY_RULES_SOLDIERS_STATE_H

#include "soldiers_battle.h"
#include "soldiers_stages.h"

// What a throw on a table does.
enum soldiers_outcome { ELIMINATES, DISRUPTS, NO_EFFECT };

// The flags of a unit.
enum {
    DISRUPTED = 1,   // has the marker
    IN_PHASE = 2,    // got it in this phase; kept where AMB-A9 asks for it
    ANSWERED = 4,    // has fired or held its fire; in this bundle: has cancelled, or stays
    MUST_RETREAT = 8 // defender: by the assault in hand
};

// A unit as it stands now.
typedef struct soldiers_unit_state {
    uint8_t cell; // BOARD_NOWHERE: it is gone, or where it is matters no more
    uint8_t flags;
    uint8_t against; // attacker: the hex (AMB-A2 named: the unit) that it is to assault, + 1
} soldiers_unit_state;

// What matters from here on. What cannot matter is zero.
typedef struct soldiers_state {
    uint16_t lost[2];     // stacking points eliminated
    uint8_t disrupted[2]; // units with the marker that is all that still counts of them
    uint8_t driven_back;
    uint8_t stage;
    uint8_t cursor;             // the unit asked about, firing, charging or retreating
    uint8_t target;             // the hex or unit fired at, charged or assaulted; while one is
    uint8_t first;              // no target hex has been gone against yet
    uint8_t cleared, taken;     // objectives, when OVER
    soldiers_unit_state unit[]; // [count]
} soldiers_state;

// History that decides nothing, [count]: the last cell of a unit, and what became of it.
enum soldiers_fate { IN_ORDER, IS_DISRUPTED, IS_GONE, IS_OFF_BOARD };

typedef struct soldiers_told {
    uint8_t cell, fate;
} soldiers_told;

static inline soldiers_told *soldiers_told_of(const soldiers_battle *b, soldiers_state *state) {
    return (soldiers_told *)(void *)((uint8_t *)state + b->common.size);
}

// The hex that is assaulted, as the waist numbers it.
static inline int soldiers_target_place(const soldiers_battle *b, const soldiers_state *state) {
    return soldiers_cell_unit(b, b->hex[state->target].cell);
}

static inline bool soldiers_here(const soldiers_state *state, int unit) {
    return state->unit[unit].cell != BOARD_NOWHERE;
}

static inline bool soldiers_in_order(const soldiers_state *state, int unit) {
    return soldiers_here(state, unit) && !(state->unit[unit].flags & DISRUPTED);
}

// Has the result of the assault in hand been thrown?
static inline bool soldiers_is_thrown(const soldiers_state *state) {
    return state->stage >= NEXT_RETREAT && state->stage <= ADVANCE;
}

#endif
