// How play goes round within a component, once both sides have a policy.
#ifndef BAY_ANALYSIS_SOLVE_LOOP_H
#define BAY_ANALYSIS_SOLVE_LOOP_H

#include "analysis/graph/graph.h"

enum { LOOP_MAX = 512 }; // situations of a loop that is solved by elimination

// The edges of a situation that a policy keeps: indices into graph->to.
typedef struct policy_edges {
    uint32_t first, end;
} policy_edges;

static inline policy_edges edges_under(const bay_graph *graph, const uint16_t *option,
                                       uint32_t at) {
    uint32_t first = graph->first[at];
    if (graph->node[at].kind != NODE_CHOICE) return (policy_edges){first, graph->first[at + 1]};
    return (policy_edges){first + option[at], first + option[at] + 1};
}

// A component of a graph under a policy, and the smaller components that the policy splits it into.
// Members are numbered from 0 in the order of `member`.
typedef struct loop {
    const bay_graph *graph;
    const uint16_t *option; // the policy
    uint32_t count;
    const uint32_t *member;
    uint32_t *local; // [situations of the graph], valid for members only: their number here
    uint32_t *part;  // [count]: the part of each member
    components parts;
    bay_memory memory;
} loop;

// `local` has room for every situation of the graph; its contents do not matter.
//   errors  BAY_NO_MEMORY
bay_status loop_make(const bay_graph *graph, const uint16_t *option, const uint32_t *member,
                     uint32_t count, uint32_t *local, loop *out);
void loop_free(loop *from);

// True if situation `at` of the graph is a member in this part.
bool loop_has(const loop *in, uint32_t part, uint32_t at);

// True if play within the part can come back to where it was.
bool loop_turns(const loop *in, uint32_t part);

// True if play can leave the part; if it cannot, it goes on for ever.
bool loop_opens(const loop *in, uint32_t part);

// The situation that stands for a whole component when play goes on for ever in it: the one first
// met. (In a sensible rule system its measures are those of all the others: a quantity that can
// grow without end is not a measure.)
uint32_t loop_stands_for(const uint32_t *member, uint32_t count);

#endif
