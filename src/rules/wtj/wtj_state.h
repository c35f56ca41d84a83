// The situation: what matters from here on, and what is only told.
#ifndef BAY_RULES_WTJ_STATE_H
#define BAY_RULES_WTJ_STATE_H

#include "wtj_battle.h"
#include "wtj_stages.h"

// What this phase has made of a unit.
enum {
    PINNED = 1,
    DEMORALIZED = 2,
    FELL_BACK = 4,
    IN_ROUT = 8,
    HAS_LEFT = FELL_BACK | IN_ROUT
};

typedef struct wtj_unit_state {
    uint8_t bases; // left; 0: it is gone, and so are its flags
    uint8_t flags;
} wtj_unit_state;

// What removals lead to when they are done.
enum wtj_after { NEXT_ROUND, TIE_IS_OVER };

// What matters from here on. What cannot matter is zero.
typedef struct wtj_state {
    uint16_t fallen[2], pinned[2], demoralized[2], withdrawn[2], routed[2]; // bases, when OVER
    uint16_t prisoners[2]; // bases that surrendered
    uint16_t lost[2];      // in the rounds of the assault in hand, as AMB-W4 counts them
    uint8_t stage;
    uint8_t ending;        // of the one assault there is, when it has one; when OVER
    uint8_t group;         // the assault in hand
    uint8_t round, rounds; // rounds thrown; how many there are
    uint8_t due[2];        // bases still to be removed
    uint8_t after;         // wtj_after
    uint8_t won;           // bit by side: it has won every round
    uint8_t horse;         // bit by side: it gets the modifiers of cavalry
    int8_t added[2];       // by the other modifiers
    uint8_t cursor;        // the unit that tests its morale
    uint8_t taken;         // assaults that left the attacker alone, when OVER
    wtj_unit_state unit[]; // [count]; zero when OVER
} wtj_state;

// As the units stood when all was over, for the drawing: [count].
static inline wtj_unit_state *wtj_told_of(const wtj_battle *b, wtj_state *state) {
    return (wtj_unit_state *)(void *)((uint8_t *)state + b->common.size);
}

#endif
