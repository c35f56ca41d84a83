// Reads the ground and the places of units, for systems on a board.
//
// Every function is pure, allocates nothing and may be called from any thread; on BAY_BAD_INPUT
// the node's fault says what is wrong, and outputs are untouched.
#ifndef BAY_RULES_KIT_GROUND_H
#define BAY_RULES_KIT_GROUND_H

#include "ground/ground.h"
#include "rules/kit/kit_reader.h"

enum { KIT_OBJECTIVES_MAX = 12 };

// The ground of a battle, with tables of what play often asks about the board.
typedef struct kit_ground {
    board board;
    terrain cell[BOARD_CELLS_MAX];
    // By cell, clockwise from the north: its neighbours, BOARD_NOWHERE off the board.
    uint8_t next[BOARD_CELLS_MAX][BOARD_SIDES_MAX];
    uint8_t objectives, objective[KIT_OBJECTIVES_MAX]; // cells
} kit_ground;

// Stores the ground that was read, and reads the objectives that the document names.
bay_status kit_ground_keep(const kit_node *document, const ground_plan *plan,
                           const ground_rules *rules, kit_ground *out);

// The endings of a battle for objectives: the first rows of the system's endings, for one objective
// and for several.
enum kit_ending {
    KIT_TAKEN,
    KIT_EMPTIED,
    KIT_HELD,
    KIT_ALL_CLEARED,
    KIT_SOME_CLEARED,
    KIT_NONE_CLEARED
};

static inline uint16_t kit_ending_of(const kit_ground *on, int cleared, int taken) {
    if (on->objectives == 1) return !cleared ? KIT_HELD : taken ? KIT_TAKEN : KIT_EMPTIED;
    if (cleared == on->objectives) return KIT_ALL_CLEARED;
    return cleared ? KIT_SOME_CLEARED : KIT_NONE_CLEARED;
}

// The side of `from` that `to` lies over; -1 when they are not neighbours.
static inline int kit_side_towards(const kit_ground *on, int from, int to) {
    int sides = board_sides(&on->board);
    for (int side = 0; side < sides; side++)
        if (on->next[from][side] == to) return side;
    return -1;
}

// The ground on which nobody may stand, and the clause that says so.
typedef struct kit_barred {
    int kind;   // row of its terrain table
    int clause; // row of rules->clauses
} kit_barred;

// The cell of a unit: its `at`, or where its `letter` stands on the map.
bay_status kit_place(const kit_node *unit, ground_plan *plan, const ground_rules *ground,
                     kit_barred barred, uint8_t *cell);

// --- Sides that are written in short, on a board that they bring ------------------------------

// Refuses the first key with which the document describes a board.
bay_status kit_no_board(const kit_node *document, int clause, const char *words,
                        const char *allowed);

// The cell with that name; adds ground to it.
int kit_cell(const ground_plan *plan, const char *name);
void kit_cover(ground_plan *plan, const ground_rules *ground, int cell, int kind);

#endif
