// The situation: what matters from here on, and what is only told.
#ifndef BAY_RULES_NQM_STATE_H
#define BAY_RULES_NQM_STATE_H

#include "nqm_battle.h"

enum nqm_morale { UNREACHED, PASSED, FAILED };

enum nqm_stage {
#define CHOICE(tag, ...) tag,
#define CHANCE(tag, ...) tag,
#define END(tag, ...) tag,
#include "nqm_stages.h"
    NQM_STAGES
};

// What is being fought: who assails whom, and what a judgement leads to.
enum nqm_phase {
    ASSAULT,      // the attacker assaults an area
    FIRING,       // the attacker's infantry fires at tanks
    ROLLING_IN,   // tanks are in, the infantry must pass a test to stay
    FIRING_BACK,  // infantry fires at tanks in its position
    FIGHTING_ON,  // from an area just taken to the next
    HUNTING,      // infantry assaults tanks in its position: the defender assails
    COUNTERATTACK // the defender's fresh troops assail those who hold the ground
};

// What a stand is doing: its place, and what it has been through.
enum {
    IDLE = 0,       // held back, in reserve, or not to be committed
    IN_FIGHT = 1,   // attacker: committed; defender: on an area, 1 + its place
    IN_COUNTER = 8, // defender: committed to the counterattack
    OUT = 15,       // out of the fight for good
    PLACE_MASK = 15,
    HAS_PASSED = 16, // its unit's break test
    TOUCHED = 32,    // took a pin in this attack; or enters in this bundle
    LOST_BASE = 64,  // lost its last clean point in this attack
    JOINED = 128     // after its unit's first attack: counts for nothing under A-21 `no`
};

// What matters from here on. Counters are what remains; what cannot matter is zero.
typedef struct nqm_state {
    int16_t fallen[2];  // casualties taken by stands that are out
    uint16_t relieved;  // pins that came off the attacker's stands
    uint16_t permanent; // permanent losses of the attacker
    uint8_t stage;
    uint8_t ending; // when OVER, and in the aftermath: how the assault ended
    uint8_t phase;
    uint8_t hours_left;    // after this one; NQM_NO_LIMIT
    uint8_t attacks_left;  // of this turn; NQM_NO_LIMIT
    uint8_t dice[2];       // of the attack being made
    uint8_t hurt[2];       // casualties still to be placed
    uint8_t fixed;         // A-12 once: the target's number for good; 0 not yet chosen
    uint8_t cursor;        // the stand asked about, or testing
    uint8_t joined;        // a stand joined in the present bundle
    uint8_t alone;         // the stand that attacks alone, + 1; 0: all committed
    uint8_t inside;        // bases inside, where that decides something
    uint8_t figure;        // A-14 freely: the command figure in this attack, + 1; 0 none
    uint8_t apart;         // the battalions attack one after another
    uint8_t body, area;    // whose turn, against what
    uint8_t taken, spared; // areas, bit by place
    uint8_t done, out;     // bodies that had their turn; that are out of the assault
    uint8_t spent;         // bodies that have used up all attacks of the assault
    uint8_t tanks_in;      // the area in which tanks have stayed, + 1; 0 none
    uint8_t pressed;       // the attacker, beaten, has committed his last reserve
    uint8_t worse;         // fresh troops must join before the next attack: NQM-S11
    uint8_t at_once;       // the counterattack is of Elite and Veterans only
    uint8_t fought;        // an attack was thrown, where that matters: NQM-47
    uint8_t reorganised;
    uint8_t formation; // its headquarters hold the ground and were not hit: NQM-S08
    uint8_t odd;       // units whose odd pin comes off, bit by battalion; the top one: common
} nqm_state;
// then, a byte a stand: attacker's pins, what they do (`part`); defender's pins, their part

typedef struct nqm_stand_told { // as it is drawn, one that is out too
    uint8_t pins, black;        // of the pins those that are black
    uint8_t part;               // what it did, when all is over
} nqm_stand_told;

typedef struct nqm_told { // history that decides nothing
    uint8_t hour, attack, inside, body, area, spare[3];
    nqm_stand_told stand[]; // by unit
} nqm_told;

// The bytes after nqm_state: for reading, and for writing.
static inline const uint8_t *nqm_pins(const nqm_battle *b, const nqm_state *state, int side) {
    return (const uint8_t *)state + b->pins_at[side];
}

static inline const uint8_t *nqm_part(const nqm_battle *b, const nqm_state *state, int side) {
    return (const uint8_t *)state + b->part_at[side];
}

static inline uint8_t *nqm_pins_to(const nqm_battle *b, nqm_state *state, int side) {
    return (uint8_t *)state + b->pins_at[side];
}

static inline uint8_t *nqm_part_to(const nqm_battle *b, nqm_state *state, int side) {
    return (uint8_t *)state + b->part_at[side];
}

static inline nqm_told *nqm_history(const nqm_battle *b, nqm_state *state) {
    return (nqm_told *)(void *)((uint8_t *)state + b->common.size);
}

static inline nqm_stand_told *nqm_shown(const nqm_battle *b, nqm_state *state, int side,
                                        int stand) {
    return &nqm_history(b, state)->stand[nqm_unit(b, side, stand)];
}

static inline int nqm_assailant(const nqm_state *state) {
    return state->phase >= HUNTING ? BAY_DEFENDER : BAY_ATTACKER;
}

// The stage of the side that assails now: the second of the two rows is the defender's.
static inline uint8_t nqm_stage_of(const nqm_state *state, enum nqm_stage attackers) {
    return (uint8_t)((int)attackers + (nqm_assailant(state) == BAY_DEFENDER));
}

#endif
