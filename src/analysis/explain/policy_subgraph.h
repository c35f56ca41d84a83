// The probability, under a policy, that play ever takes an edge with a certain mark.
//
// The subgraph of a policy holds the situations that can be reached under it, with only the chosen
// edge where a side chooses. To find the probability of a mark, every edge that has it is
// redirected to a situation without edges. The flow into that situation is the answer. Loops are
// solved as everywhere else.
#ifndef BAY_ANALYSIS_EXPLAIN_POLICY_SUBGRAPH_H
#define BAY_ANALYSIS_EXPLAIN_POLICY_SUBGRAPH_H

#include "analysis/solve/occupancy.h"

typedef struct policy_subgraph {
    bay_graph graph;  // as the whole graph, and one situation more, the last
    uint32_t *to;     // [graph.edges]: where they lead before any is redirected
    uint16_t *option; // [graph.count]: 0, the only option left
    uint32_t words;   // 64-bit words of marks for each edge
    uint64_t *mark;   // [graph.edges * words]: bit k of an edge is its mark k
} policy_subgraph;

// Makes the subgraph of the policy that `passed` was computed under, without marks; it has room for
// marks 0 .. marks - 1. Edges are numbered situation by situation, in the order of the graph's.
// Free it whatever is returned. The graph must be whole and must live as long.
//   errors  BAY_NO_MEMORY
bay_status policy_subgraph_make(const occupancy *passed, uint32_t marks, policy_subgraph *out);
void policy_subgraph_free(policy_subgraph *from);

static inline void policy_subgraph_mark(policy_subgraph *in, uint32_t edge, uint32_t mark) {
    in->mark[(size_t)edge * in->words + mark / 64] |= UINT64_C(1) << mark % 64;
}

// The chance that play takes an edge marked `mark`: 1 if and only if it is certain.
//   errors  BAY_NO_MEMORY, BAY_STOPPED
bay_status policy_subgraph_chance(policy_subgraph *in, uint32_t mark, double *chance);

#endif
