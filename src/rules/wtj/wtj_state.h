// The situation: what matters from here on, and what is only told.
#ifndef BAY_RULES_WTJ_STATE_H
#define BAY_RULES_WTJ_STATE_H

#include "wtj_battle.h"
#include "wtj_stages.h"

#include <stddef.h>

// How it is with a unit.
enum {
    PINNED = 1,           // by this turn
    PINNED_BEFORE = 2,    // by the turn before; to the end of this one, AMB-W20, but not kept
                          // once its modifiers are judged
    DEMORALIZED = 4,      // by an assault of this turn
    SHAKEN = 8,           // demoralized by the turn before, and passed its test: AMB-W32
    FALLING_BACK = 16,    // withdrawn, in its lock all the same: AMB-W25
    ROUTING = 32,         // routed, likewise
    FELL_BACK = 64,       // it has left the ground: withdrew or moved off
    IN_ROUT = 128,        // likewise, routed
    HURT = 256,           // lost a base in this turn, and has not tested for it: WTJ-M1
    FIRED = 512,          // in the fire phase of this turn
    ON_FOOT = 1024,       // mounted cavalry that dismounted: WTJ-25
    CHARGED = 2048,       // was in an assault of an earlier turn: AMB-W13
    ON_TANKS = 4096,      // engages tanks in the assault in hand: WTJ-33
    HAS_ASSAULTED = 8192, // a tank, in its movement of this turn: WTJ-31
    STAYED = 16384,       // failed its command test, and touches nobody: WTJ-M6
    STRUCK = 32768,       // lost a base in its assault: AMB-W15
    HAS_LEFT = FELL_BACK | IN_ROUT,
    BARRED = PINNED | PINNED_BEFORE | FALLING_BACK | ROUTING, // from moving: W-T2
    BAD_MORALE = BARRED | SHAKEN                              // WTJ-39
};

typedef struct wtj_unit_state {
    uint8_t bases;   // left; 0: it is gone
    uint8_t damaged; // of them: tanks that are damaged
    uint16_t flags;
} wtj_unit_state;

// What a tank unit has besides: behind the units, for as many as the battle has of them.
typedef struct wtj_tank_state {
    uint16_t
        spent; // movement of this turn, while it still moves: the allowance is 12 * allowance
    uint8_t guns; // bases that fired guns at tanks in this turn: WTJ-34
    uint8_t at; // whom it touches: 0 as the scenario has it, else 1 + the enemy that it went to
} wtj_tank_state;

enum { AT_NOBODY = 0xFF }; // wtj_tank_state.at: whom it had gone to drove on

// What removals lead to when they are done.
enum wtj_after { DICE_ARE_OVER, TIE_IS_OVER };

// What matters from here on. What cannot matter is zero.
typedef struct wtj_state {
    uint8_t stage;
    uint8_t ending;
    uint8_t chapter; // wtj_chapter
    uint8_t turn;    // from 1; without a last turn never above 2
    union {
        struct {            // while it lasts
            kit_set here;   // units that have bases on the ground
            kit_set fought; // those whose assault of this turn has begun
            kit_set group;  // those of the assault in hand
            union {
                kit_set line;    // of them who stand behind the dice
                kit_set present; // while morale is tested: who was here as the tests began
            };
            kit_set ready; // infantry that may attempt at tanks in this round: AMB-W21, AMB-W29
            // Bases that the defender lost in the assault in hand more than the attacker: AMB-W4
            int16_t lead;
            uint16_t prisoners[2]; // bases that surrendered
            uint8_t round, rounds; // rounds fought; how many there are
            uint8_t thrown;        // rounds in which dice were thrown
            uint8_t due[2];        // bases still to be removed
            int8_t added[2];       // by the modifiers, but for the cavalry's
            uint8_t won;           // bit by side: it has won every round
            uint8_t horse;         // bit by side: it gets the modifiers of cavalry
            uint8_t bled : 1;      // somebody lost a base in the assault in hand: AMB-W6
            uint8_t after : 1;     // wtj_after
            uint8_t cursor;        // the unit whose turn it is in this chapter
            uint8_t tank;          // 1 + the tank unit that fights now in the round; 0 none
            uint8_t part;          // what it has done of that: enum part (wtj_tanks.c)
            uint8_t target, dice;  // of who fires: at whom, and dice still to be thrown
            uint8_t tries;         // attempts at the tank unit that are left
            uint8_t at_damaged, at_sound; // tanks of it at which none was made yet
        };
        uint16_t measure[WTJ_MEASURES]; // when it is OVER
    };
    wtj_unit_state unit[]; // [count], then wtj_tank_state[tanks]; zero when OVER
} wtj_state;

static inline wtj_tank_state *wtj_tank_at(const wtj_battle *b, wtj_state *state, int unit) {
    wtj_tank_state *tanks = (void *)(state->unit + b->count);
    return &tanks[b->unit[unit].tank];
}

static inline const wtj_tank_state *wtj_tank_now(const wtj_battle *b, const wtj_state *state,
                                                 int unit) {
    const wtj_tank_state *tanks = (const void *)(state->unit + b->count);
    return &tanks[b->unit[unit].tank];
}

// Bytes of a situation, and of all that stands behind its head.
static inline size_t wtj_units_size(const wtj_battle *b) {
    return sizeof(wtj_unit_state) * b->count + sizeof(wtj_tank_state) * b->tanks;
}

static inline size_t wtj_state_size(const wtj_battle *b) {
    return offsetof(wtj_state, unit) + wtj_units_size(b);
}

// A situation with room for every unit, all zero, for what is judged before there is a battle.
#define WTJ_START(name)                                                                        \
    _Alignas(wtj_state) uint8_t                                                                \
        name##_bytes[sizeof(wtj_state) +                                                       \
                     (sizeof(wtj_unit_state) + sizeof(wtj_tank_state)) * WTJ_UNITS_MAX] = {0}; \
    wtj_state *name = (wtj_state *)(void *)name##_bytes

// For the drawing, [count]: as the units stood when all was over; before that, of the flags
// PINNED_BEFORE, where it is not kept.
typedef wtj_unit_state wtj_told;

// --- Units as they are now -------------------------------------------------------------------

// Has it bases left on the ground? Those of `units` that have; of them who are no tanks.
static inline bool wtj_is_here(const wtj_state *state, int unit) {
    return kit_in(state->here, unit);
}

static inline kit_set wtj_here(const wtj_state *state, kit_set units) {
    return units & state->here;
}

static inline kit_set wtj_personnel(const wtj_battle *b, kit_set units) {
    return units & ~b->armour;
}

// Those of a side in the assault in hand that are here: who stands behind the dice (WTJ-01: all its
// bases), and all.
static inline kit_set wtj_involved(const wtj_battle *b, const wtj_state *state, int side) {
    return state->here & state->line & wtj_side(b, side);
}

static inline kit_set wtj_of_group(const wtj_battle *b, const wtj_state *state, int side) {
    return state->here & state->group & wtj_side(b, side);
}

// How many bases they have.
static inline int wtj_bases(const wtj_state *state, kit_set units) {
    int bases = 0;
    KIT_EACH (unit, units) bases += state->unit[unit].bases;
    return bases;
}

// Mounted cavalry. Infantry, or cavalry on foot.
static inline bool wtj_is_mounted(const wtj_battle *b, const wtj_state *state, int unit) {
    return kit_in(b->horse, unit) && !(state->unit[unit].flags & ON_FOOT);
}

static inline bool wtj_is_foot(const wtj_battle *b, const wtj_state *state, int unit) {
    int type = b->unit[unit].type;
    return type == INFANTRY || type == DISMOUNTED ||
           (type == CAVALRY && !wtj_is_mounted(b, state, unit)); // WTJ-25
}

static inline kit_set wtj_mounted(const wtj_battle *b, const wtj_state *state, kit_set units) {
    KIT_THOSE(found, unit, units & b->horse, wtj_is_mounted(b, state, unit));
    return found;
}

// What a side's die gets in that round, from 0. WTJ-24, WTJ-51
static inline int wtj_added(const wtj_battle *b, const wtj_state *state, int side, int round) {
    if (!(state->horse >> side & 1) || round > 1) return state->added[side];
    return state->added[side] + b->set[CAVALRY_FIRST + round];
}

// Enemies with whom it has a contact on an edge, and on any, be they there or gone (wtj_unit.c).
kit_set wtj_loose_contacts(const wtj_battle *b, const wtj_state *state, int unit, int edge);
kit_set wtj_contacts(const wtj_battle *b, const wtj_state *state, int unit);

// Enemies who touch an edge of it, and any edge.
static inline kit_set wtj_touched(const wtj_battle *b, const wtj_state *state, int unit,
                                  int edge) {
    return state->here &
           (b->loose ? wtj_loose_contacts(b, state, unit, edge) : b->unit[unit].touched[edge]);
}

static inline kit_set wtj_touching(const wtj_battle *b, const wtj_state *state, int unit) {
    return state->here & (b->loose ? wtj_contacts(b, state, unit) : b->unit[unit].touching);
}

#endif
