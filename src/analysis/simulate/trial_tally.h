// The inside of a tally of trials.
#ifndef BAY_ANALYSIS_SIMULATE_TRIAL_TALLY_H
#define BAY_ANALYSIS_SIMULATE_TRIAL_TALLY_H

#include "bayonet/simulate.h"

// A score and how often it came up.
typedef struct tally_cell {
    uint64_t times;
    int32_t score[]; // [width]: the ending, then each measure
} tally_cell;

struct bay_tally {
    const bay_battle *battle;
    bay_memory memory;
    uint64_t trials, broken_off;
    uint32_t width;  // values in a score, an even number: the ending, the measures, perhaps a 0
    uint32_t stride; // bytes of a cell
    uint32_t cells, room;
    uint32_t sorted; // this many cells at the front are in order
    uint8_t *cell;   // [room * stride]
    uint32_t *slot;  // [mask + 1]: 0 is empty, else a cell's number + 1; at most half are taken
    uint32_t mask;
};

static inline tally_cell *tally_cell_at(const bay_tally *tally, uint32_t index) {
    return (tally_cell *)(void *)(tally->cell + (size_t)index * tally->stride);
}

// Makes room for `more` cells.
//   errors  BAY_NO_MEMORY
bay_status trial_tally_reserve(bay_tally *tally, uint32_t more);

// Adds `times` to the count of a score; there must be room. score: [width], the ending first.
void trial_tally_count(bay_tally *tally, const int32_t *score, uint64_t times);

// The number of the score's cell, which is added if it is new. It is valid until the cells are
// sorted.
uint32_t trial_tally_cell(bay_tally *tally, const int32_t *score);

// Sorts the cells. Call it last, after all counting.
void trial_tally_sort(bay_tally *tally);

#endif
