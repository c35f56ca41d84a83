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

// --- Readings --------------------------------------------------------------------------------

enum { ORTHOGONAL, DIAGONAL };                                       // B-1
enum { HELP_ONCE, HELP_EACH };                                       // B-2
enum { FRONT_IN_COMBAT, FRONT_ANY };                                 // B-3
enum { FLANKED_ONCE, FLANKED_EACH, FLANKED_UNTIL_ROLLED };           // B-4
enum { WORKS_FACES, WORKS_ALL };                                     // B-5
enum { COVER_ONCE, COVER_EACH };                                     // B-6
enum { TARGET_UNCOVERED, BOTH_OPEN };                                // B-7
enum { ORDER_CHOSEN, ORDER_LEFT_TO_RIGHT };                          // B-9
enum { DECLARED_FIRST, ONE_BY_ONE };                                 // B-10
enum { ANY_ADVANCES, HITTER_ADVANCES };                              // B-11
enum { LED_TOGETHER, LED_APART };                                    // B-12
enum { BACK_AWAY, BACK_STRAIGHT, BACK_REAR, BACK_OWNER };            // B-13
enum { WITHOUT_ROOM_LOST, WITHOUT_ROOM_STAYS, WITHOUT_ROOM_PUSHES }; // B-14
enum { FACING_KEPT, FACING_FREE };                                   // B-15
enum { FLANKED_DEFENDERS, FLANKED_BOTH };                            // B-19
enum { GUNS_ROLL_BACK, GUNS_SILENT };                                // B-20
enum { SURVIVOR_ALONE, SURVIVOR_STAYS, SURVIVOR_LOST };              // B-22
enum { RIVER_BARS, RIVER_CROSSED };
enum { ROLLS_IN_ORDER, ROLLS_TOGETHER }; // PCC-31, or Cordery's mechanism

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
