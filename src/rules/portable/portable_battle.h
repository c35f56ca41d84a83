// The battle: what a scenario says, fixed; the numbers and readings it was loaded with.
#ifndef BAY_RULES_PORTABLE_BATTLE_H
#define BAY_RULES_PORTABLE_BATTLE_H

#include "bayonet/game.h"

#include "ground/face.h"
#include "portable_tables.h"
#include "rules/kit/kit_ground.h"
#include "rules/kit/kit_set.h"

enum {
    PORTABLE_SIDE_MAX = 12, // units of a side
    PORTABLE_UNITS_MAX = 2 * PORTABLE_SIDE_MAX
};

enum { NOBODY = 0xFF }; // in place of a unit

enum portable_type { INFANTRY, ARTILLERY, CAVALRY, DISMOUNTED, COMMANDER, TYPES };

enum portable_quality { POOR, AVERAGE, ELITE, QUALITIES };

#define PORTABLE_TYPE_WORDS "infantry|artillery|cavalry|dismounted|commander"
#define PORTABLE_QUALITY_WORDS "poor|average|elite"
#define PORTABLE_ASPECT_WORDS "front|flank|rear"
#define PORTABLE_KIND_WORDS "open|wood|hill|built-up|works|river|impassable"

enum portable_kind { OPEN, WOOD, HILL, BUILT_UP, WORKS, RIVER, IMPASSABLE, KINDS };

// --- The battle ------------------------------------------------------------------------------

// A unit as it stands at the start. Units are numbered as in common.units: the attacker's first.
typedef struct portable_piece {
    uint8_t type, quality, side;
    uint8_t cell, facing; // of a commander the facing says nothing
    bool moved;
} portable_piece;

// A set of cells, a bit each.
typedef struct portable_cells {
    uint64_t bits[(BOARD_CELLS_MAX + 63) / 64];
} portable_cells;

typedef struct portable_battle {
    bay_battle common;
    kit_ground ground;
    uint8_t count;                      // units in all
    uint8_t attackers;                  // the first of them
    bool fire;                          // the phase begins with fire: PCC-38
    kit_set fighters[2], commanders[2]; // of each side
    uint8_t set[PORTABLE_PARAMS];       // by parameter: kit_settings_read
    portable_piece piece[PORTABLE_UNITS_MAX];
    portable_cells
        near[BOARD_CELLS_MAX]; // those within reach of a cell: portable_canonicalise.c
} portable_battle;

static inline const portable_battle *portable_of(const bay_battle *battle) {
    return (const portable_battle *)(const void *)battle;
}

static inline bool portable_fights(const portable_battle *b, int unit) { // no commander
    return b->piece[unit].type != COMMANDER;
}

// Whoever is of the side.
static inline kit_set portable_all(const portable_battle *b, int side) {
    return b->fighters[side] | b->commanders[side];
}

// Cells are units of nobody, after all others, so that words can name them.
static inline int portable_cell_unit(const portable_battle *b, int cell) {
    return b->count + cell;
}

#endif
