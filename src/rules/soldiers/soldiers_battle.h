// A loaded scenario of Soldiers: the board, the units, the tables, the readings.
#ifndef BAY_RULES_SOLDIERS_BATTLE_H
#define BAY_RULES_SOLDIERS_BATTLE_H

#include "rules/kit/kit_ground.h"
#include "rules/kit/kit_set.h"
#include "soldiers_tables.h"

enum {
    SOLDIERS_SIDE_MAX = 12, // units of a side
    SOLDIERS_UNITS_MAX = 2 * SOLDIERS_SIDE_MAX,
    SOLDIERS_HEXES_MAX = SOLDIERS_UNITS_MAX,
    SOLDIERS_COLUMNS_MAX = 16,
    SOLDIERS_ROUTE_MAX = 15,
    SOLDIERS_TOTAL_MAX = 80, // of the dice of a table
    SOLDIERS_SIGHT = (BOARD_CELLS_MAX + 7) / 8
};

enum soldiers_type { INFANTRY, CAVALRY, DISMOUNTED, MACHINE_GUN, FIELD_GUN, HOWITZER, TYPES };

enum soldiers_nation { NO_NATION = -1, RUSSIAN, GERMAN, FRENCH, BRITISH, BELGIAN, AUSTRIAN };

#define SOLDIERS_TYPE_WORDS "infantry|cavalry|dismounted|machine-gun|field-gun|howitzer"
#define SOLDIERS_NATION_WORDS "russian|german|french|british|belgian|austro-hungarian"
#define SOLDIERS_SIDES_WORDS "none|attacker|defender|both"
#define SOLDIERS_HEIGHT_WORDS "level|slope|crest"

// --- The battle ------------------------------------------------------------------------------

// A column of a results table: odds `n` to `m`.
typedef struct soldiers_column {
    uint8_t n, m;
    uint8_t eliminated, disrupted; // the highest total that does so; 0 none does
} soldiers_column;

typedef struct soldiers_table {
    uint8_t count;
    soldiers_column column[SOLDIERS_COLUMNS_MAX];
} soldiers_table;

// A unit as it stands at the start. Units are numbered as in common.units, the attacker's first, those
// of a side in the order of their ids: what goes by number knows neither the file's order (but under
// UNITS_LISTED) nor the map's. Hexes are those in which units stand, the defender's first, of a side by their first
// unit.
typedef struct soldiers_unit {
    // What the scenario says. Units of which it says the same are alike: R-3.
    uint8_t side, type, cell;
    int8_t nation;
    bool battery, disrupted, observed;
    bool enough_points; // to assault, ARV-12
    uint8_t stacking, attack, range;
    uint8_t announces, fires_at, charges_at;               // cells; BOARD_NOWHERE
    uint8_t sees[SOLDIERS_SIGHT], sees_to[SOLDIERS_SIGHT]; // bit by cell

    uint8_t home; // its hex
    uint8_t kind; // the first unit that is alike
    bool may_announce;
    uint8_t fire_column[SOLDIERS_HEXES_MAX];
    kit_set near_hexes; // the enemy's hexes that are adjacent
    kit_set near_units; // the enemy's units in them
    kit_set targets;    // the enemy's hexes it may fire at, if observed somebody sees them
    kit_set observers[SOLDIERS_HEXES_MAX]; // observed fire: by enemy hex, who would see it
} soldiers_unit;

typedef struct soldiers_hex {
    uint8_t cell, defence;
    kit_set units; // there at the start
} soldiers_hex;

typedef struct soldiers_battle {
    bay_battle common;
    kit_ground ground;             // a hex's neighbours clockwise from the north
    uint8_t count, attackers;      // units in all; the first of them
    uint8_t hexes, defender_hexes; // hexes in all; the first of them
    bool fires[2], charges[2];
    uint8_t die, dice; // of the tables
    soldiers_table assault, fire;
    soldiers_column charge;
    uint8_t set[SOLDIERS_PARAMS]; // by parameter
    soldiers_hex hex[SOLDIERS_HEXES_MAX];
    soldiers_unit unit[SOLDIERS_UNITS_MAX];
    uint8_t listed[SOLDIERS_UNITS_MAX]; // units as they stand in the file
} soldiers_battle;

static inline const soldiers_battle *soldiers_of(const bay_battle *battle) {
    return (const soldiers_battle *)(const void *)battle;
}

static inline bool soldiers_reads(const soldiers_battle *b, enum soldiers_param row,
                                  int value) {
    return b->set[row] == value;
}

static inline bool soldiers_is(const soldiers_battle *b, int cell, int kind) {
    return terrain_has(b->ground.cell[cell], kind);
}

static inline bool soldiers_alike(const soldiers_battle *b, int one, int other) {
    return b->unit[one].kind == b->unit[other].kind;
}

// Where the units of a side begin, and end.
static inline int soldiers_from(const soldiers_battle *b, int side) {
    return side == BAY_ATTACKER ? 0 : b->attackers;
}

static inline int soldiers_to(const soldiers_battle *b, int side) {
    return side == BAY_ATTACKER ? b->attackers : b->count;
}

// Cells are units of nobody, after all others, so that words can name them.
static inline int soldiers_cell_unit(const soldiers_battle *b, int cell) {
    return b->count + cell;
}

// What is fired at, charged or assaulted: an enemy `unit`, or else all who are in one of the enemy's
// hexes. Its hex; and as words name it.
static inline int soldiers_hex_of(const soldiers_battle *b, bool unit, int target) {
    return unit ? b->unit[target].home : target;
}

static inline int soldiers_aim_hex(const soldiers_battle *b, int against) { // of who announced
    return soldiers_hex_of(b, soldiers_reads(b, A_2_DEFENDERS, NAMED_UNITS), against - 1);
}

static inline int soldiers_target_unit(const soldiers_battle *b, bool unit, int target) {
    return unit ? target : soldiers_cell_unit(b, b->hex[target].cell);
}

#endif
