// A loaded scenario of WTJ: the units, who touches whom, the numbers and readings.
#ifndef BAY_RULES_WTJ_BATTLE_H
#define BAY_RULES_WTJ_BATTLE_H

#include "ground/plane/bases.h"
#include "rules/kit/kit_set.h"
#include "wtj_tables.h"

enum wtj_type {
    INFANTRY,
    CAVALRY,
    DISMOUNTED,
    MACHINE_GUN,
    MORTAR,
    GUN,
    LIMBERED,
    ASSAULT_WEAPON,
    SOFT_TRANSPORT,
    TANK,
    ARMORED_CAR
};
enum wtj_training { POOR, AVERAGE, GOOD, GREAT, OUTSTANDING };
enum wtj_cover { NO_COVER, SOFT, SOLID, HARD, ENCLOSED };
enum wtj_status { IN_ORDER, PINNED_AT_FIRST, WITHDRAWN, ROUTED };
enum wtj_grade { MUTINOUS, SHAKY, STEADY, BRAVE, FANATIC };
enum { WTJ_GRADES = FANATIC + 1, WTJ_CELLS = 4 }; // of table W-T2: from 1 down to -2
enum wtj_support {
    COUNTED,
    UNSUPPORTED,
    SUPPORTED
}; // COUNTED: by which units are there; else as the scenario says
enum wtj_edge { FRONT, LEFT, REAR, RIGHT, EDGES };

#define WTJ_TYPE_WORDS                                                                         \
    "infantry|cavalry|dismounted|machine-gun|mortar|gun|limbered|assault-weapon|soft|tank|"    \
    "armored-car"
#define WTJ_TRAINING_WORDS "poor|average|good|great|outstanding"
#define WTJ_COVER_WORDS "none|soft|solid|hard|enclosed"
#define WTJ_STATUS_WORDS "ok|pinned|withdrawn|routed"
#define WTJ_GRADE_WORDS "mutinous|shaky|steady|brave|fanatic"
#define WTJ_UNTIL_WORDS "turn-over|assault-over"
#define WTJ_FAVOURED_WORDS "attacker|defender|none"
#define WTJ_EDGE_WORDS "front|left|rear|right"

// A unit as it stands at the start. Units are numbered as in common.units: the attacker's first,
// and those of a side in the order of their ids.
typedef struct wtj_unit {
    uint8_t side, bases, type, training, cover, status, grade, original, support;
    uint8_t lost;         // bases lost in this turn before the battle begins: WTJ-M1
    uint8_t machine_guns; // of a tank's base
    uint8_t hq_hits;      // headquarters above it that are hit: WTJ-M6
    bool prone, flamethrowers, assault_weapons;
    bool over_the_top;      // it left hard cover to move into contact: WTJ-M6
    kit_set sees;           // enemies that it may fire at while it touches nobody
    kit_set touched[EDGES]; // enemies that touch this edge, with any edge of theirs
    kit_set touching;       // on any edge
    kit_set attached;       // weapons that are attached to it
    kit_set fronts_on_rear; // enemies whose front is on its rear
    uint8_t host;           // the unit that it is attached to, or WTJ_NO_HOST
    uint8_t facing;         // square_face; only of units that have places
    uint8_t placed;         // its bases if they have places, else 0; attached weapons need none
    uint16_t first_place;   // of its bases: one place for each
    bay_point seen; // its leftmost base as its side sees it; (0, 0) where the order does not
                    // depend on it
    uint8_t tank;   // a tank unit: its place among wtj_battle.tank
} wtj_unit;

// What a tank unit has in addition. Lengths are in the scenario's unit.
typedef struct wtj_tank {
    uint8_t unit;
    uint8_t damaged;       // bases, at the start
    bool states_allowance; // false: the allowance is the parameter's
    uint8_t allowance, moved;
    kit_set reach;                // enemies that it can reach: WTJ-32
    uint8_t costs[WTJ_UNITS_MAX]; // by enemy: the movement it costs
} wtj_tank;

typedef struct wtj_contact { // an edge of the attacker's unit touches one of the defender's
    uint8_t attacker, edge, defender, defender_edge;
} wtj_contact;

typedef struct wtj_battle {
    bay_battle common;
    uint8_t count, attackers; // units in all; how many are the attacker's, which come first
    uint8_t groups, contacts;
    uint8_t tanks;               // units of tanks
    uint8_t favoured;            // the scenario's defender, or BAY_NOBODY
    uint8_t turns;               // turns that may be fought; 0: until nobody is in contact
    bool tests;                  // there are tests of morale after the assaults of the last
                                 // turn
    bool routs, commands;        // voluntary routs may be ordered; command tests are thrown
    bool fires;                  // there are fire phases
    bool casualties;             // bases can be lost before the assaults: WTJ-M1
    bool unstated;               // some tank's machine guns are set by tank_machine_guns
    kit_set sides[2];            // the units of each side
    kit_set loose;               // units whose contacts can change: wtj_touched
    kit_set armour, horse;       // tanks and armored cars; cavalry
    kit_set attached;            // weapons that are attached to some unit
    kit_set weapons;             // the defender's weapons that are attached to nobody: WTJ-37
    kit_set group[WTJ_SIDE_MAX]; // the units of each assault, of both sides, at the start
    int16_t set[WTJ_PARAMS];     // by parameter
    uint16_t spoken;             // bit by modifier: it can apply to some unit
    wtj_unit unit[WTJ_UNITS_MAX];
    wtj_tank tank[WTJ_UNITS_MAX];  // [tanks] in the order of the units
    uint8_t listed[WTJ_UNITS_MAX]; // units in the order of the file
    wtj_contact contact[WTJ_CONTACTS_MAX];
    uint16_t places;                 // 0: contacts are stated
    bay_point place[WTJ_PLACES_MAX]; // centres of bases; only [places] of them are kept
} wtj_battle;

static inline bool wtj_reads(const wtj_battle *b, enum wtj_param row, int value) {
    return b->set[row] == value;
}

static inline bool wtj_is_tank(const wtj_battle *b, int unit) {
    return b->unit[unit].type >= TANK; // an armored car is one: WTJ-21
}

// The tank data of a unit of tanks.
static inline const wtj_tank *wtj_tank_of(const wtj_battle *b, int unit) {
    return &b->tank[b->unit[unit].tank];
}

// True if a hit destroys an undamaged tank. AMB-W9
static inline bool wtj_hit_destroys(const wtj_battle *b) {
    return wtj_reads(b, W_9_DAMAGE, HIT_DESTROYS) || b->set[TANK_LASTS] == 1;
}

// True if it leaves hard cover by that move: who is in contact is within small-arms range. WTJ-M6
static inline bool wtj_leaves_cover(const wtj_unit *unit, bool into_contact) {
    return into_contact ? unit->over_the_top : unit->cover >= HARD;
}

static inline bool wtj_is_weapon(const wtj_battle *b, int unit) {
    return b->unit[unit].type >= MACHINE_GUN && b->unit[unit].type <= ASSAULT_WEAPON;
}

static inline bool wtj_any_assault_weapon(const wtj_battle *b, kit_set units) {
    KIT_EACH (unit, units)
        if (b->unit[unit].type == ASSAULT_WEAPON) return true;
    return false;
}

// All units of a side.
static inline kit_set wtj_side(const wtj_battle *b, int side) {
    return b->sides[side];
}

#endif
