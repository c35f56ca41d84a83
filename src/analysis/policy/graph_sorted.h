// A graph renumbered so that many passes over it are fast.
//
// The same situations under other numbers, in topological order. A pass reads nodes and edges one
// after another, and the situations they lead to are near by. The sums of a pass and their order
// stay the same: an edge keeps its place among its situation's edges. A graph in which play can go
// round keeps its numbers, because there the situation first met stands for others.
#ifndef BAY_ANALYSIS_POLICY_GRAPH_SORTED_H
#define BAY_ANALYSIS_POLICY_GRAPH_SORTED_H

#include "analysis/graph/graph.h"

typedef struct graph_sorted {
    bay_graph graph; // throws and scores are those of `from`; when sorted it has no rows
    const bay_graph *from;
    bool sorted;         // false: `graph` shares everything with `from`
    uint32_t *number;    // [situations of `from`] its number here
    const uint32_t *met; // [situations here] its number in `from`
} graph_sorted;

// Situation 0 keeps number 0. The result lives no longer than `from`. Free it whatever is returned.
//   errors  BAY_NO_MEMORY
bay_status graph_sort(const bay_graph *from, graph_sorted *out);
void graph_sorted_free(graph_sorted *of);

// Translates a solution of `from` to the numbers here. Free it with bay_solution_free.
//   errors  BAY_NO_MEMORY
bay_status graph_sorted_answer(const graph_sorted *of, const bay_solution *solution,
                               bay_solution *out);

// The bytes of the situation with this number here.
static inline const uint8_t *graph_sorted_row(const graph_sorted *of, uint32_t number) {
    return graph_row(of->from, of->met[number]);
}

enum { GRAPH_AHEAD = 8 }; // in situations: how far ahead their bytes are prefetched

// Prefetches bytes that will be read soon: numbers that follow each other here lie far apart in
// `from`.
static inline void graph_sorted_fetch(const graph_sorted *of, uint32_t number) {
    graph_fetch_row(of->from, graph_sorted_row(of, number));
}

#endif
