// The nodes that a walk of the tree has reached, so that the rules are not asked again.
//
// Holds the throws and ends that trials reached, as many as fit in a few megabytes, and where their
// results led. A later trial that gets there need not ask the rules.
#ifndef BAY_ANALYSIS_SIMULATE_TREE_KNOWN_H
#define BAY_ANALYSIS_SIMULATE_TREE_KNOWN_H

#include "analysis/graph/graph_build.h"

#define KNOWN_NONE UINT32_MAX

// A situation that the walk reached, after all choices.
typedef struct known_node {
    uint32_t row; // a throw's row; for an end, a value that the walk keeps
    uint32_t way; // for a throw: its results lead to known->to[way ..]
    uint16_t step;
    uint8_t throws,
        ends; // 1: dice are thrown here; play is over. Neither: play never comes to dice
} known_node;

typedef struct tree_known {
    graph_build build; // holds the situations, none of them expanded
    known_node *node;  // [nodes]
    uint32_t nodes, node_room;
    uint32_t *to; // [ways]: number of a node, or KNOWN_NONE
    uint32_t ways, way_room;
    bool full;
} tree_known;

// *out is NULL if the work allows too few bytes. Free it with tree_known_free.
//   errors  BAY_NO_MEMORY
bay_status tree_known_new(const bay_battle *battle, const bay_work *work, tree_known **out);
void tree_known_free(tree_known *known); // NULL is harmless

// The number of a situation; KNOWN_NONE if it is not known and there is no room for it.
//   out     *fresh  its node if it has just been added, with `results` ways from it: the caller
//           fills in the rest; else NULL
//   errors  BAY_NO_MEMORY
bay_status tree_known_meet(tree_known *known, const void *situation, uint32_t results,
                           known_node **fresh, uint32_t *number);

#endif
