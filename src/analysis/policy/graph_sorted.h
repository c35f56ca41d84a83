// A graph laid out for many passes.
//
// The same situations under other numbers, in topological order, so that a pass reads nodes and
// edges one after another and finds what they lead to near by. What a pass adds up, and in which
// order, stays as it is: an edge keeps its place among its situation's edges. A graph in which
// play can go round keeps its numbers: there the situation first met stands for others.
#ifndef BAY_ANALYSIS_POLICY_GRAPH_SORTED_H
#define BAY_ANALYSIS_POLICY_GRAPH_SORTED_H

#include "analysis/graph/graph.h"

typedef struct graph_sorted {
    bay_graph graph; // throws and scores are those of `from`; sorted, it has no rows
    const bay_graph *from;
    bool sorted;         // else all of `graph` is that of `from`
    uint32_t *number;    // [situations of `from`] what it is called here
    const uint32_t *met; // [situations here] what it is called there
} graph_sorted;

// Number 0 is situation 0. Lives no longer than `from`. To be freed whatever is returned.
//   errors  BAY_NO_MEMORY
bay_status graph_sort(const bay_graph *from, graph_sorted *out);
void graph_sorted_free(graph_sorted *of);

// The same answer to the same questions. To be freed with bay_solution_free.
//   errors  BAY_NO_MEMORY
bay_status graph_sorted_answer(const graph_sorted *of, const bay_solution *solution,
                               bay_solution *out);

// The bytes of the situation that is called `number` here.
static inline const uint8_t *graph_sorted_row(const graph_sorted *of, uint32_t number) {
    return graph_row(of->from, of->met[number]);
}

enum { GRAPH_AHEAD = 8 }; // situations: so far ahead their bytes are asked of memory

// They will be wanted soon: numbers that follow each other here lie far apart there.
static inline void graph_sorted_fetch(const graph_sorted *of, uint32_t number) {
    graph_fetch_row(of->from, graph_sorted_row(of, number));
}

#endif
