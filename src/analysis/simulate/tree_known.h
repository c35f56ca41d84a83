// The nodes that a walk of the tree has come to, so that the rules are not asked again.
//
// The throws and ends that trials came to, as many as fit in a few megabytes, and where results led
// from there: whoever comes by again need not ask the rules.
#ifndef BAY_ANALYSIS_SIMULATE_TREE_KNOWN_H
#define BAY_ANALYSIS_SIMULATE_TREE_KNOWN_H

#include "analysis/graph/graph_build.h"

#define KNOWN_NONE UINT32_MAX

// A situation that the walk came to, past all choices.
typedef struct known_node {
    uint32_t row; // a throw's row; of an end, what the walk keeps of it
    uint32_t way; // of a throw: its results lead to known->to[way ..]
    uint16_t step;
    uint8_t throws,
        ends; // 1: dice are thrown here; it is over. Neither: play never comes to dice
} known_node;

typedef struct tree_known {
    graph_build build; // its situations, none of them expanded
    known_node *node;  // [nodes]
    uint32_t nodes, node_room;
    uint32_t *to; // [ways]: the number of a node; KNOWN_NONE: not known
    uint32_t ways, way_room;
    bool full;
} tree_known;

// NULL in *out where the work allows too few bytes. To be freed with tree_known_free.
//   errors  BAY_NO_MEMORY
bay_status tree_known_new(const bay_battle *battle, const bay_work *work, tree_known **out);
void tree_known_free(tree_known *known); // NULL is harmless

// The number of a situation; KNOWN_NONE where it is not known and there is no room for it.
//   out     *fresh  its node where it has become known, with `results` ways from it: the rest of it is
//                   to be filled in; else NULL
//   errors  BAY_NO_MEMORY
bay_status tree_known_meet(tree_known *known, const void *situation, uint32_t results,
                           known_node **fresh, uint32_t *number);

#endif
