// Reads the ground of a scenario: from the document to cells (docs/rulings/boards.md).
//
// Unless a function says otherwise: it allocates nothing, may be called from any thread, and on
// BAY_BAD_INPUT *why says what is wrong, and where in the map if it is in the map, and outputs are
// untouched. Documents were checked against the system's key table; a value of another kind
// counts as absent.
#ifndef BAY_GROUND_GROUND_H
#define BAY_GROUND_GROUND_H

#include "bayonet/status.h"
#include "bayonet/value.h"

#include "ground/board.h"
#include "ground/terrain.h"

enum {
    GROUND_MAP_MAX = 2000, // bytes
    GROUND_LEGEND_MAX = 32,
    GROUND_OBJECTIVES_MAX = 8,
    GROUND_LETTERS = 26,  // capitals, each a unit's
    GROUND_SIDE_USUAL = 7 // columns and rows of a board without a size, as in board_keys.h
};

// What a rule system says about its boards.
typedef struct ground_rules {
    uint8_t grid;              // board_grid
    const terrain_kind *kinds; // ends with a NULL word
    const char *clause;        // id to cite when the ground is wrong; NULL: none
    const char *place_clause;  // the same for a unit's place; NULL: as `clause`
} ground_rules;

// Where something stands in the map, counted from 1; line 0: nowhere.
typedef struct map_spot {
    uint16_t line, cell; // of the text, empty lines too; of that line
    uint16_t column;     // letters from the left, blanks too
} map_spot;

typedef struct ground_plan {
    board board;
    bool drawn;                     // there is a map
    terrain cell[BOARD_CELLS_MAX];  // by cell of the board; open beyond
    uint8_t letter[GROUND_LETTERS]; // the cell where A, B, … stands; BOARD_NOWHERE
    map_spot spot[GROUND_LETTERS];  // the same in the map
    uint32_t taken;                 // capitals that a unit has, bit by letter
    uint32_t named;                 // those that a unit of the document names, placed or not
} ground_plan;

// Reads map, legend, columns, rows and ground of the document.
bay_status ground_read(const bay_value *document, const ground_rules *rules, ground_plan *out,
                       bay_fault *why);

// The cell of the unit `unit` (a map, at `path` in the document): its `at`, or where its
// `letter` stands on the map, which is then taken.
bay_status ground_place(ground_plan *on, const ground_rules *rules, const bay_value *unit,
                        const char *path, uint8_t *cell, bay_fault *why);

// Call it when all units have their places: BAY_BAD_INPUT when a capital on the map belongs to no
// unit.
bay_status ground_all_placed(const ground_plan *on, const ground_rules *rules, bay_fault *why);

// The cells that `objectives` names, in its order; *count 0 when the document has none.
bay_status ground_objectives(const ground_plan *on, const ground_rules *rules,
                             const bay_value *document, uint8_t cell[GROUND_OBJECTIVES_MAX],
                             int *count, bay_fault *why);

#endif
