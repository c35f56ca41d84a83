// The battle: the fixed contents of a scenario, and the numbers and readings it was loaded with.
// And the situation: what matters from here on, and what is only told.
#ifndef BAY_RULES_NQM_STATE_H
#define BAY_RULES_NQM_STATE_H

#include "nqm_tables.h"
#include "rules/kit/kit_set.h"

#include <stddef.h>

enum {
    NQM_STANDS_MAX = 24,
    NQM_STRENGTH_MAX = 200,
    NQM_HOURS_MAX = 24,
    NQM_BATTALIONS_MAX = 6,
    NQM_AREAS_MAX = 4,
    NQM_NO_LIMIT = 99 // attacks or hours without limit, a test that never comes
};

enum nqm_quality { ELITE, VETERAN, REGULAR, CONSCRIPT, MILITIA, QUALITIES };

enum nqm_class {
    FIGHTING,
    SUPPORT,
    COMMAND,
    RECCE,
    ENGINEER,
    SNIPER,
    OBSERVER,
    LOGISTIC,
    AT_GUN,
    TANK,
    CLASSES
};

enum nqm_level { BATTALION, REGIMENT, BRIGADE, DIVISION };

enum nqm_firefight { FIREFIGHT_WON, FIREFIGHT_LOST, FIREFIGHT_AFTER_LOSS };

// The same as words of a scenario.
#define NQM_QUALITY_WORDS "elite|veteran|regular|conscript|militia"
#define NQM_CLASS_WORDS                                                                        \
    "fighting|support|command|recce|engineer|sniper|observer|logistic|at-gun|tank"
#define NQM_LEVEL_WORDS "battalion|regiment|brigade|division"
#define NQM_MORALE_WORDS "unset|passed|failed"
#define NQM_FIREFIGHT_WORDS "won|lost|after-loss"

// --- Parameters ------------------------------------------------------------------------------

// The quality table: the first parameters are these of each quality.
enum nqm_column { ATTACK_DICE, DEFENCE_DICE, ATTACKS, BREAK_AT, HOLD_FROM, COLUMNS };

// --- The battle: what a scenario says, fixed -------------------------------------------------

enum { NQM_COMMON = 0xFF }; // the battalion of a command stand above battalion level

typedef struct nqm_stand {
    uint8_t class, strength, red, black, quality, level;
    uint8_t battalion; // its place, or NQM_COMMON
    uint8_t area;      // defender: its place
    uint8_t named;     // 0: orders name neither it nor its battalion or area
    bool grouped;      // a command stand among fighting stands: A-16
    bool reserve;
    bool disorganised;
    bool on_field;
    bool assaults; // may be committed to an assault: NQM-01, NQM-S01, NQM-S10
    bool defends;  // fights on the position when it is assaulted: NQM-03, NQM-S01, NQM-S10
} nqm_stand;

typedef struct nqm_battle {
    bay_battle common;
    uint8_t set[NQM_PARAMS];          // every number and reading, by row
    bay_fraction break_at[QUALITIES]; // casualties of its strength; 0 over 0: never
    uint8_t hours, level[2];
    bool level_by_command;          // the attacker's, by the highest command stand present
    uint8_t quality[2];             // the side's own
    bool uniform[2];                // all its stands are of that quality
    uint8_t morale[2];              // at the start: enum nqm_morale
    uint8_t count[2];               // stands of each side
    uint8_t pins_at[2], part_at[2]; // where in a situation what is known of each stand begins
    uint8_t bases[2];               // of a block; 0 when a base is a stand
    bool block[2];                  // one body of points, its command figure present
    bool only_dice;                 // quality counts for dice, all stands of a side together
    bool packs[2];                  // it does not matter which of its stands has a pin
    bool pins_named[2];             // it does: orders look at the pins of one, or place them
    bool retreat_open[2];
    uint8_t battalions;               // of the attacker
    bool of_stands;                   // the break point counts stands that are lost: A-2
    bool ordered;                     // the scenario says in which order they attack
    uint8_t turn[NQM_BATTALIONS_MAX]; // their places in it
    uint8_t areas;
    kit_set tank_areas;  // held by tanks alone
    kit_set tank_bodies; // battalions of tanks alone, where there are several
    bool all_tanks;      // the attacker has nothing else
    kit_set sent_out;    // battalions that cannot go in by themselves
    uint8_t first_unit
        [2]; // in common.units: the attacker's first battalion, the defender's first area
    uint8_t firefight;
    bool marks;     // the events of an attack may make a stand test
    bool permanent; // every casualty of the attacker is a permanent loss: NQM-S13
    bool anti_tank, aftermath, in_supply, fresh_orders, under_fire, close_country;
    bool terror_overcome[2];
    nqm_stand stand[2][NQM_STANDS_MAX];  // in the order of their ids: R-30
    uint8_t item[2][NQM_STANDS_MAX];     // the place of each in the scenario's list
    uint8_t strength[2][NQM_STANDS_MAX]; // of each: needed in every attack
    // 1 + the unit that is its battalion, for a defender its area at the start; 0: none
    uint8_t part_of[2][NQM_STANDS_MAX];

    // Sets of a side's stands.
    kit_set all[2], commands[2], grouped[2], tanks[2], reserve[2], assaults[2];
    kit_set able[2];                    // with a clean point at the start
    kit_set guns;                       // the defender's anti-tank guns
    kit_set fires[2];                   // who may fire at tanks: R-22
    kit_set fights[2];                  // stands whose points count: R-1
    kit_set above;                      // the attacker's commanders above battalion
    kit_set feeds;                      // the defender's that may be brought into an area: R-19
    kit_set of_unit[2][NQM_STANDS_MAX]; // those that test with a stand: A-3
    kit_set of_battalion[2][NQM_STANDS_MAX]; // those of a stand's battalion
    kit_set alike[2][NQM_STANDS_MAX];        // those like a stand, wherever they belong
    kit_set of_body[NQM_BATTALIONS_MAX];     // the attacker's battalions
    kit_set of_area[NQM_AREAS_MAX];          // the defender's on an area from the start
    kit_set of_quality[QUALITIES];           // the defender's
} nqm_battle;

// A number of the quality table.
static inline int nqm_number(const nqm_battle *b, int quality, int column) {
    return b->set[quality * COLUMNS + column];
}

static inline int nqm_unit(const nqm_battle *b, int side, int stand) {
    return side == BAY_DEFENDER ? b->count[BAY_ATTACKER] + stand : stand;
}

// Battalions of the attacker and areas are units too, so that words can name them.
static inline int nqm_battalion_unit(const nqm_battle *b, int battalion) {
    return b->first_unit[0] + battalion;
}

static inline int nqm_area_unit(const nqm_battle *b, int area) {
    return b->first_unit[1] + area;
}

// --- The situation ---------------------------------------------------------------------------

enum nqm_morale { UNREACHED, PASSED, FAILED };

// The kind of fight: it decides who assails whom, and where a judgement leads.
enum nqm_phase {
    ASSAULT,      // the attacker assaults an area
    FIRING,       // the attacker's infantry fires at tanks
    ROLLING_IN,   // tanks are in, the infantry must pass a test to stay
    FIRING_BACK,  // infantry fires at tanks in its position
    FIGHTING_ON,  // from an area just taken to the next
    HUNTING,      // infantry assaults tanks in its position: the defender assails
    COUNTERATTACK // the defender's fresh troops assail those who hold the ground
};

// The state of a stand: its place, and what has happened to it.
enum {
    IDLE = 0,     // held back, in reserve, or not to be committed
    IN_FIGHT = 1, // attacker: committed; defender: on an area, 1 + its place
    RESTS = 5,    // attacker: of a battalion whose last turn is over, committed or held back
    ASSAILS = 8,  // with it, defender: committed to an assault of his own on tanks in that area
    IN_COUNTER = 8, // defender: committed to the counterattack, from reserve
    OUT = 15,       // out of the fight for good
    PLACE_MASK = 15,
    AREA_MASK = 7,   // a place without ASSAILS
    HOLDS_MASK = 11, // an attacker's place, RESTS as IN_FIGHT
    HAS_PASSED = 16, // its unit's break test
    TOUCHED = 32,    // took a pin in this attack; or enters in this bundle
    LOST_BASE = 64,  // lost its last clean point in this attack
    JOINED = 128     // after its unit's first attack: counts for nothing under A-21 `no`
};

static_assert(IN_FIGHT + NQM_AREAS_MAX <= RESTS, "no area has the number of another place");

// What matters from here on. Counters are what remains; what cannot matter is zero.
typedef struct nqm_state {
    int16_t fallen[2];  // casualties of which no pin is left: stands are out, or it came off
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
    uint8_t at_once;       // only Elite and Veterans counterattack, where others could join
    uint8_t fought;        // an attack was thrown, where that matters: NQM-47
    uint8_t reorganised;
    uint8_t formation; // its headquarters hold the ground and were not hit: NQM-S08
    uint8_t odd;       // units whose odd pin comes off, bit by battalion; the top one: common
    uint8_t relief; // pins still to come off the unit at the cursor; the last: there is no gap,
                    // so that all unnamed bytes of a literal are zero
} nqm_state;
static_assert(sizeof(nqm_state) == offsetof(nqm_state, relief) + 1, "it has no gap");
// then, one byte for each stand: the attacker's pins and parts; the defender's pins and parts

typedef struct nqm_stand_told { // as it is drawn, even if it is out
    uint8_t pins, black;        // all pins; the black ones among them
    uint8_t part;               // its part, when all is over
} nqm_stand_told;

typedef struct nqm_told { // history that decides nothing
    uint8_t hour, attack, inside, body, area, spare[3];
    nqm_stand_told stand[]; // by unit
} nqm_told;

KIT_STEPS(nqm);

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

static inline nqm_stand_told *nqm_shown(const nqm_battle *b, nqm_state *state, int side,
                                        int stand) {
    return &nqm_told_of(b, state)->stand[nqm_unit(b, side, stand)];
}

static inline int nqm_assailant(const nqm_state *state) {
    return state->phase >= HUNTING ? BAY_DEFENDER : BAY_ATTACKER;
}

// The stage of the side that assails now: the second of the two rows is the defender's.
static inline uint8_t nqm_stage_of(const nqm_state *state, enum nqm_stage attackers) {
    return (uint8_t)((int)attackers + (nqm_assailant(state) == BAY_DEFENDER));
}

// --- Who is where, and who can still fight ---------------------------------------------------
// Sets of a side's stands, needed in every attack and so defined inline.

// NQM-06: a strength point with neither a red nor a black pin gives a die. Never more pins than
// points.
static inline int nqm_clean(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    return b->strength[side][stand] - nqm_pins(b, state, side)[stand]; // NQM-06, NQM-15
}

// Casualties that it has taken in this assault; negative if reorganising removed older ones.
static inline int nqm_taken(const nqm_battle *b, const nqm_state *state, int side, int stand) {
    const nqm_stand *s = &b->stand[side][stand];
    return nqm_pins(b, state, side)[stand] - s->red - s->black;
}

// Their clean points.
static inline int nqm_points(const nqm_battle *b, const nqm_state *state, int side,
                             kit_set stands) {
    int points = 0;
    KIT_EACH (i, stands) points += nqm_clean(b, state, side, i);
    return points;
}

// Whether any of them has a clean point.
static inline bool nqm_can_fight(const nqm_battle *b, const nqm_state *state, int side,
                                 kit_set stands) {
    KIT_EACH (i, stands)
        if (nqm_clean(b, state, side, i) > 0) return true;
    return false;
}

// Those of them with a clean point.
static inline kit_set nqm_able(const nqm_battle *b, const nqm_state *state, int side,
                               kit_set stands) {
    KIT_THOSE(able, i, stands, nqm_clean(b, state, side, i) > 0);
    return able;
}

// Those whose part under the mask is `is`: a place (nqm_placed), or something that has happened.
static inline kit_set nqm_whose(const nqm_battle *b, const nqm_state *state, int side,
                                kit_set among, int mask, int is) {
    const uint8_t *part = nqm_part(b, state, side);
    KIT_THOSE(found, i, among, (part[i] & mask) == is);
    return found;
}

static inline kit_set nqm_placed(const nqm_battle *b, const nqm_state *state, int side,
                                 kit_set among, int place) {
    return nqm_whose(b, state, side, among, PLACE_MASK, place);
}

static inline kit_set nqm_marked(const nqm_battle *b, const nqm_state *state, int side,
                                 int mark) {
    return nqm_whose(b, state, side, b->all[side], mark, mark);
}

// Attacking together, all battalions are one body; else each is its own: NQM-29, NQM-30, NQM-31.
static inline kit_set nqm_body(const nqm_battle *b, const nqm_state *state) {
    return state->apart ? b->of_body[state->body] : b->all[BAY_ATTACKER];
}

// On an area of the position, and not out of the fight: those who were there, those brought up.
static inline kit_set nqm_on_area(const nqm_battle *b, const nqm_state *state, int area) {
    return nqm_whose(b, state, BAY_DEFENDER, b->of_area[area] | b->feeds, AREA_MASK,
                     IN_FIGHT + area);
}

// In the present assault: the attacker's committed stands of the present body (in a counterattack
// all that hold the ground); the defender's on the present area (or counterattacking).
static inline kit_set nqm_fighting(const nqm_battle *b, const nqm_state *state, int side) {
    bool counter = state->phase == COUNTERATTACK;
    if (side == BAY_ATTACKER)
        return counter ? nqm_whose(b, state, side, b->assaults[side], HOLDS_MASK, IN_FIGHT)
                       : nqm_placed(b, state, side, nqm_body(b, state) & b->assaults[side],
                                    IN_FIGHT);
    if (counter) return nqm_placed(b, state, side, b->reserve[side], IN_COUNTER);
    return nqm_on_area(b, state, state->area);
}

// Infantry committed to the assault on tanks in its position, while that lasts: NQM-36.
static inline kit_set nqm_hunters(const nqm_battle *b, const nqm_state *state) {
    return nqm_whose(b, state, BAY_DEFENDER, nqm_on_area(b, state, state->area), ASSAILS,
                     ASSAILS);
}

// In the present attack: of the assailant, perhaps one stand alone; of infantry that hunts tanks,
// those committed to it. The target fights with every stand, whatever its class: NQM-03.
static inline kit_set nqm_attacking(const nqm_battle *b, const nqm_state *state, int side) {
    kit_set fighting = nqm_fighting(b, state, side);
    if (side != nqm_assailant(state)) return fighting; // NQM-03
    if (state->alone) return fighting & kit_one(state->alone - 1);
    return state->phase == HUNTING ? nqm_hunters(b, state) : fighting;
}

// Those of them with a clean point.
static inline kit_set nqm_ready(const nqm_battle *b, const nqm_state *state, int side) {
    return nqm_able(b, state, side, nqm_attacking(b, state, side));
}

// Removes the first unit that tests from a set of stands.
static inline kit_set nqm_take_unit(const nqm_battle *b, int side, kit_set *left) {
    kit_set unit = *left & b->of_unit[side][kit_first(*left)];
    *left &= ~unit;
    return unit;
}

#endif
