// How likely it is, under a policy, that play ever goes along an edge with a certain mark.
//
// The subgraph of a policy is what it leaves of a graph: the situations that can be reached, and of
// those where a side chooses the one edge chosen. To find how likely a mark is, every edge that
// has it is led to a situation that nothing leads out of; what flows in there is the answer, and
// where play goes round the loops are solved as ever.
#ifndef BAY_ANALYSIS_EXPLAIN_POLICY_SUBGRAPH_H
#define BAY_ANALYSIS_EXPLAIN_POLICY_SUBGRAPH_H

#include "analysis/solve/occupancy.h"

typedef struct policy_subgraph {
    bay_graph graph;  // as the one it is of, and one situation more, the last
    uint32_t *to;     // [graph.edges]: where they lead before any is led away
    uint16_t *option; // [graph.count]: 0, for there is one choice
    uint32_t words;   // of an edge's marks
    uint64_t *mark;   // [graph.edges * words]: bit k of an edge is its mark k
} policy_subgraph;

// The subgraph of the policy that `passed` is the occupancy under, with no marks yet; there is room for
// marks 0 .. marks - 1. Edges are numbered situation by situation, in the order of the graph's. To
// be freed whatever is returned. The graph must be whole, and stay as long.
//   errors  BAY_NO_MEMORY
bay_status policy_subgraph_make(const occupancy *passed, uint32_t marks, policy_subgraph *out);
void policy_subgraph_free(policy_subgraph *from);

static inline void policy_subgraph_mark(policy_subgraph *in, uint32_t edge, uint32_t mark) {
    in->mark[(size_t)edge * in->words + mark / 64] |= UINT64_C(1) << mark % 64;
}

// The chance that play goes along an edge marked `mark`: 1 when it is certain, and only then.
//   errors  BAY_NO_MEMORY, BAY_STOPPED
bay_status policy_subgraph_chance(policy_subgraph *in, uint32_t mark, double *chance);

#endif
