// The ground of a cell.
#ifndef BAY_GROUND_TERRAIN_H
#define BAY_GROUND_TERRAIN_H

#include <stdbool.h>
#include <stdint.h>

enum { TERRAIN_KINDS_MAX = 16, TERRAIN_LEVEL_MAX = 9 };

// A row of a rule system's table of kinds, which ends with a row whose word is NULL. The words
// are those of its key table, in that order.
typedef struct terrain_kind {
    const char *word; // works
    char letter;      // its usual one on a map; 0: none
    uint8_t level;    // its usual one, 0 .. TERRAIN_LEVEL_MAX
    bool faced;       // may state the sides of the cell that it covers
} terrain_kind;

// The ground of a cell. All zero: open, level 0.
typedef struct terrain {
    uint16_t kinds; // bit by row of the system's table
    uint8_t faces;  // bit by side, for faced kinds; 0: not given
    uint8_t level;
} terrain;

static inline bool terrain_has(terrain cell, int kind) {
    return cell.kinds >> kind & 1;
}

#endif
