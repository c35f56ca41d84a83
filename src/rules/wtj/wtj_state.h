// The situation: what matters for the rest of play, and what is only told.
#ifndef BAY_RULES_WTJ_STATE_H
#define BAY_RULES_WTJ_STATE_H

#include "wtj_battle.h"
#include "wtj_stages.h"

#include <stddef.h>

// The flags of a unit.
enum {
    PINNED = 1,           // in this turn
    PINNED_BEFORE = 2,    // in the turn before; until the end of this one, AMB-W20, but cleared
                          // once its modifiers are judged
    DEMORALIZED = 4,      // in an assault of this turn
    SHAKEN = 8,           // demoralized in the turn before, and passed its test: AMB-W32
    FALLING_BACK = 16,    // withdrawn, but still in its lock: AMB-W25
    ROUTING = 32,         // routed, likewise
    FELL_BACK = 64,       // it has left the ground: withdrawn or moved off
    IN_ROUT = 128,        // likewise, routed
    HURT = 256,           // lost a base in this turn and has not tested for it: WTJ-M1
    FIRED = 512,          // fired in the fire phase of this turn
    ON_FOOT = 1024,       // mounted cavalry that dismounted: WTJ-25
    CHARGED = 2048,       // was in an assault of an earlier turn: AMB-W13
    ON_TANKS = 4096,      // engages tanks in the current assault: WTJ-33
    HAS_ASSAULTED = 8192, // a tank that assaulted in its movement of this turn: WTJ-31
    STAYED = 16384,       // failed its command test and touches nobody: WTJ-M6
    STRUCK = 32768,       // lost a base in its assault: AMB-W15
    HAS_LEFT = FELL_BACK | IN_ROUT,
    BARRED = PINNED | PINNED_BEFORE | FALLING_BACK | ROUTING, // from moving: W-T2
    BAD_MORALE = BARRED | SHAKEN                              // WTJ-39
};

typedef struct wtj_unit_state {
    uint8_t bases;   // bases left; 0: the unit is gone
    uint8_t damaged; // how many of them are damaged tanks
    uint16_t flags;
} wtj_unit_state;

// What a tank unit has in addition. These follow the units, one for each tank unit of the battle.
typedef struct wtj_tank_state {
    uint16_t spent; // movement used in this turn, while it still moves: the allowance is 12 *
                    // allowance
    uint8_t guns;   // bases that fired guns at tanks in this turn: WTJ-34
    uint8_t at;    // which enemy it touches: 0 as the scenario says, else 1 + the enemy that it
                   // moved to
    uint8_t aim;   // until it fires in the round: 1 + the target that it has named; 0 none
    uint8_t tries; // until they are thrown in the round: the attempts at it
} wtj_tank_state;

enum { AT_NOBODY = 0xFF }; // wtj_tank_state.at: the enemy it had moved to drove on

// What follows when all removals are done.
enum wtj_after { DICE_ARE_OVER, TIE_IS_OVER };

// What matters for the rest of play. Whatever cannot matter is zero.
typedef struct wtj_state {
    uint8_t stage;
    uint8_t ending;
    uint8_t chapter; // wtj_chapter
    uint8_t turn;    // from 1; never above 2 if there is no last turn
    union {
        struct {            // while the battle lasts
            kit_set here;   // units that have bases on the ground
            kit_set fought; // those whose assault of this turn has begun
            kit_set group;  // units of the current assault
            union {
                kit_set line;    // the units of it that stand behind the dice
                kit_set present; // while morale is tested: the units here when the tests began
            };
            // Infantry that is to be assigned to tanks this round: AMB-W21. For a tie, tank units
            // that still lose a base each: AMB-W6.
            kit_set ready;
            // Bases that the defender lost in the current assault minus the attacker's: AMB-W4
            int16_t lead;
            uint16_t prisoners[2]; // bases that surrendered
            uint8_t round, rounds; // rounds fought; rounds in all
            uint8_t thrown;        // rounds in which dice were thrown
            uint8_t due[2];        // bases still to be removed
            int8_t added[2];       // by the modifiers, except the cavalry's
            uint8_t won;           // bit by side: it has won every round
            uint8_t horse;         // bit by side: it gets the modifiers for cavalry
            uint8_t bled : 1;      // somebody lost a base in the current assault: AMB-W6
            uint8_t after : 1;     // wtj_after
            uint8_t cursor;        // the unit whose turn it is in this chapter
            uint8_t tank;          // 1 + the tank unit whose turn it is in the round; 0 none
            uint8_t part;          // the part of the round behind its dice (tanks/rounds.c)
            uint8_t target, dice;  // for the unit that fires: its target, and the dice left to
                                   // throw; or `target` is the infantry that is asked
            uint8_t tries;         // attempts left at the tank unit
            uint8_t at_damaged, at_sound; // tanks of it that no attempt was made at yet
        };
        uint16_t measure[WTJ_MEASURES]; // when the battle is OVER
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

// Bytes of the units and tanks behind the head of a situation, and of a whole situation.
static inline size_t wtj_units_size(const wtj_battle *b) {
    return sizeof(wtj_unit_state) * b->count + sizeof(wtj_tank_state) * b->tanks;
}

static inline size_t wtj_state_size(const wtj_battle *b) {
    return offsetof(wtj_state, unit) + wtj_units_size(b);
}

// A situation with room for every unit, all zero, to judge things before there is a battle.
#define WTJ_START(name)                                                                        \
    _Alignas(wtj_state) uint8_t                                                                \
        name##_bytes[sizeof(wtj_state) +                                                       \
                     (sizeof(wtj_unit_state) + sizeof(wtj_tank_state)) * WTJ_UNITS_MAX] = {0}; \
    wtj_state *name = (wtj_state *)(void *)name##_bytes

// For the drawing, [count]: the units as they stood when all was over; before that, the flag
// PINNED_BEFORE where the situation no longer keeps it.
typedef wtj_unit_state wtj_told;

// --- Units as they are now -------------------------------------------------------------------

// True if the unit has bases left on the ground. Those of `units` that have. Those of them that are
// not tanks.
static inline bool wtj_is_here(const wtj_state *state, int unit) {
    return kit_in(state->here, unit);
}

static inline kit_set wtj_here(const wtj_state *state, kit_set units) {
    return units & state->here;
}

static inline kit_set wtj_personnel(const wtj_battle *b, kit_set units) {
    return units & ~b->armour;
}

// Units of a side in the current assault that are here: those behind the dice (WTJ-01: all their
// bases), and all of them.
static inline kit_set wtj_involved(const wtj_battle *b, const wtj_state *state, int side) {
    return state->here & state->line & wtj_side(b, side);
}

static inline kit_set wtj_of_group(const wtj_battle *b, const wtj_state *state, int side) {
    return state->here & state->group & wtj_side(b, side);
}

// True if both sides had personnel in the current assault; else there is nothing to compare:
// AMB-W21.
static inline bool wtj_is_compared(const wtj_battle *b, const wtj_state *state) {
    kit_set personnel = wtj_personnel(b, state->group);
    return personnel & wtj_side(b, BAY_ATTACKER) && personnel & wtj_side(b, BAY_DEFENDER);
}

// True if it has both damaged and sound tanks.
static inline bool wtj_is_mixed(const wtj_state *state, int unit) {
    return state->unit[unit].damaged && state->unit[unit].damaged < state->unit[unit].bases;
}

// The number of bases of these units.
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

// What is added to a side's die in that round, from 0. WTJ-24, WTJ-51
static inline int wtj_added(const wtj_battle *b, const wtj_state *state, int side, int round) {
    if (!(state->horse >> side & 1) || round > 1) return state->added[side];
    return state->added[side] + b->set[CAVALRY_FIRST + round];
}

// Enemies that it has a contact with on one edge, and on any, whether they are still there or gone
// (wtj_unit.c).
kit_set wtj_loose_contacts(const wtj_battle *b, const wtj_state *state, int unit, int edge);
kit_set wtj_contacts(const wtj_battle *b, const wtj_state *state, int unit);

enum { WTJ_FACES = 6 }; // of an assault's dice

// The lowest difference of that round: the attacker's total less the defender's. WTJ-12
static inline int wtj_lowest(const wtj_battle *b, const wtj_state *state, int round) {
    return 1 - WTJ_FACES + wtj_added(b, state, BAY_ATTACKER, round) -
           wtj_added(b, state, BAY_DEFENDER, round);
}

// The side has not won every round.
static inline void wtj_lose_won(wtj_state *state, int side) {
    state->won &= 2U >> side;
}

// Enemies that touch one edge of it, and any edge.
static inline kit_set wtj_touched(const wtj_battle *b, const wtj_state *state, int unit,
                                  int edge) {
    return state->here &
           (b->loose ? wtj_loose_contacts(b, state, unit, edge) : b->unit[unit].touched[edge]);
}

static inline kit_set wtj_touching(const wtj_battle *b, const wtj_state *state, int unit) {
    return state->here & (b->loose ? wtj_contacts(b, state, unit) : b->unit[unit].touching);
}

#endif
