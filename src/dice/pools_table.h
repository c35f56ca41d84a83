// Tables that count the ways two pools can fall, built while their dice are placed face by face.
//
// A state (i, j) says that i dice of the first side and j of the second are placed, all higher than
// those to come. Of its m = min(i, j) decided pairs the first side has won a, the second b, and
// t = m - a - b were ties. A state holds a number for every such triple, in a triangle: two of the
// three are its coordinates x and y, and x + y = s starts at cell s (s + 1) / 2. So the cells with
// x + y up to any m' come first, whatever m is. Adding a state to a later one with x and y
// unchanged is therefore one straight run over memory.
#ifndef BAY_DICE_POOLS_TABLE_H
#define BAY_DICE_POOLS_TABLE_H

#include "bayonet/throw.h"

#include "base/number.h"

#include <stddef.h>
#include <stdint.h>

static inline size_t table_cell(uint32_t x, uint32_t y) {
    return (size_t)(x + y) * (x + y + 1) / 2 + x;
}

// Cells of a state with m decided pairs.
static inline size_t table_cells(uint32_t m) {
    return (size_t)(m + 1) * (m + 2) / 2;
}

// Cells of all states.
static inline size_t table_size(const bay_throw *pools) {
    size_t size = 0;
    for (uint32_t i = 0; i <= pools->dice[0]; i++)
        for (uint32_t j = 0; j <= pools->dice[1]; j++) size += table_cells(i < j ? i : j);
    return size;
}

static inline size_t table_states(const bay_throw *pools) {
    return ((size_t)pools->dice[0] + 1) * ((size_t)pools->dice[1] + 1);
}

typedef struct table {
    number *cell;
    const size_t *at; // [states]: first cell of each
    uint32_t row;     // states in a row: one more than the dice of the second side
} table;

static inline number *table_state(const table *of, uint32_t i, uint32_t j) {
    return of->cell + of->at[i * of->row + j];
}

// Exchanges the coordinate y with the third, m - x - y. It is its own inverse.
void TWICE(table_flip_y)(number *state, uint32_t m);

// Exchanges the coordinate x with the third.
void TWICE(table_flip_x)(number *state, uint32_t m);

#endif
