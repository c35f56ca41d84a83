// The trials of a request: which ones, how they are fought, and their results.
#ifndef BAY_ANSWER_SIMULATION_H
#define BAY_ANSWER_SIMULATION_H

#include "bayonet/simulate.h"

#include "play/assault.h"

typedef enum simulation_way { WAY_CHOSEN, WAY_TREE, WAY_GRAPH, WAY_NONE } simulation_way;

typedef struct simulation {
    const assault *of;
    bay_trials trials;
    simulation_way way; // in: the one asked for; out: the one taken
    bool stopped;       // before all trials were fought
    bay_tally *tally;
} simulation;

// Reads `seed`, `first`, `count` and `way` of the request.
//   errors  BAY_BAD_REQUEST
bay_status simulation_read(context *ctx, simulation *out);

// Fights the trials and adds them to the tally: over the graph if it fits the budget and has no
// more situations than there are trials, else walking the tree.
//   errors  BAY_STOPPED (before the first trial was fought), BAY_NO_MEMORY, BAY_OVER_BUDGET (the
//           graph was asked for, or needed for best play)
bay_status simulation_fight(context *ctx, const assault *a, simulation *out);

// Adds the tallies of earlier replies, the member `tallies` (tallies_read.c).
//   errors  BAY_BAD_REQUEST, BAY_NO_MEMORY
bay_status tallies_read(context *ctx, const assault *a, bay_tally *tally);

#endif
