// The ends that can be reached, and their sums.
#ifndef BAY_ANALYSIS_SOLVE_TALLY_H
#define BAY_ANALYSIS_SOLVE_TALLY_H

#include "analysis/graph/graph.h"

// An end that is reached.
typedef struct tally_row {
    uint64_t cell; // ending and losses as one number
    uint32_t at;
    const int32_t *score; // as graph_score
} tally_row;

// It depends on what can happen and on nothing else, so it is the same for doubles and residues.
typedef struct tally {
    uint32_t count;
    tally_row *row;   // [count], by cell, then by situation: the order of all sums
    uint32_t cells;   // different ones
    tally_row *block; // [2 * count], what `row` lies in
    arena space;      // scores of play for ever
    bay_memory memory;
} tally;

//   in      reached  [situations], bits of occupancy_reach
//   errors  BAY_NO_MEMORY
bay_status tally_make(const bay_graph *graph, const uint8_t *reached, tally *out);
void tally_free(tally *from);

// How the sums are laid out one after another, as bay_odds_residues gives them.
typedef struct tally_places {
    uint32_t endings, measures;
    size_t measure[BAY_MEASURES_MAX]; // where a measure begins: most + 1 of them
    size_t value, joint;              // then `cells` of them
    size_t count;                     // in all
} tally_places;

tally_places tally_lay_out(const bay_graph *graph, uint32_t cells);

#endif
