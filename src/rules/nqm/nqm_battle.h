// The battle: what a scenario says, fixed; the numbers and readings it was loaded with.
#ifndef BAY_RULES_NQM_BATTLE_H
#define BAY_RULES_NQM_BATTLE_H

#include "nqm_tables.h"
#include "rules/kit/kit_set.h"

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
    bool packs[2];                  // which of its stands has a pin decides nothing
    bool retreat_open[2];
    uint8_t battalions; // of the attacker
    uint8_t areas;
    kit_set tank_areas;  // held by tanks alone
    kit_set tank_bodies; // battalions of tanks alone, where there are several
    bool all_tanks;      // the attacker has nothing else
    kit_set sent_out;    // battalions that cannot go in by themselves
    uint8_t first_unit
        [2]; // in common.units: the attacker's first battalion, the defender's first area
    uint8_t firefight;
    bool marks;     // what a stand has been through in an attack may call for a test
    bool permanent; // every casualty of the attacker is a permanent loss: NQM-S13
    bool anti_tank, aftermath, in_supply, fresh_orders, under_fire, close_country;
    bool terror_overcome[2];
    nqm_stand stand[2][NQM_STANDS_MAX]; // in the order of their ids: R-30
    uint8_t item[2][NQM_STANDS_MAX];    // which of the scenario's list each is

    // Sets of a side's stands.
    kit_set all[2], commands[2], grouped[2], tanks[2], reserve[2], assaults[2];
    kit_set able[2];                    // with a clean point at the start
    kit_set guns;                       // the defender's anti-tank guns
    kit_set fires[2];                   // who may fire at tanks: R-22
    kit_set fights[2];                  // whose points count: R-1
    kit_set above;                      // the attacker's commanders above battalion
    kit_set feeds;                      // the defender's that may be brought into an area: R-19
    kit_set of_unit[2][NQM_STANDS_MAX]; // those that test with a stand: A-3
    kit_set of_battalion[2][NQM_STANDS_MAX]; // those of a stand's battalion
    kit_set alike[2][NQM_STANDS_MAX];        // as a stand is, wherever they belong
    kit_set of_body[NQM_BATTALIONS_MAX];     // the attacker's battalions
    kit_set of_area[NQM_AREAS_MAX];          // the defender's on an area from the start
    kit_set of_quality[QUALITIES];           // the defender's
} nqm_battle;

static inline const nqm_battle *nqm_of(const bay_battle *battle) {
    return (const nqm_battle *)(const void *)battle;
}

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

#endif
