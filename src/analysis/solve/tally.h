// The ends that can be reached, and the layout of their sums.
#ifndef BAY_ANALYSIS_SOLVE_TALLY_H
#define BAY_ANALYSIS_SOLVE_TALLY_H

#include "analysis/graph/graph.h"

// An end that is reached.
typedef struct tally_row {
    uint64_t cell; // ending and losses as one number
    uint32_t at;
    const int32_t *score; // as graph_score
} tally_row;

// Depends only on what can happen, so it is the same for doubles and residues.
typedef struct tally {
    uint32_t count;
    tally_row *row;   // [count], by cell, then by situation: the order of all sums
    uint32_t cells;   // how many different cells there are
    tally_row *block; // [2 * count], the memory that holds `row`
    arena space;      // scores of endless play
    bay_memory memory;
} tally;

//   in      reached  [situations], bits of occupancy_reach
//   errors  BAY_NO_MEMORY
bay_status tally_make(const bay_graph *graph, const uint8_t *reached, tally *out);
void tally_free(tally *from);

// The layout of the sums in one array, as bay_odds_residues gives them.
typedef struct tally_places {
    uint32_t endings, measures;
    size_t measure[BAY_MEASURES_MAX]; // where a measure begins: it has most + 1 sums
    size_t value, joint;              // then the value, then `cells` of the joint distribution
    size_t count;                     // in all
} tally_places;

tally_places tally_lay_out(const bay_graph *graph, uint32_t cells);

#endif
