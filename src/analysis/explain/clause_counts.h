// The clauses that a step of play cites, and how often.
//
// In one step of play (a throw, or a question and its answer) three sources cite clauses: the
// question and the option chosen, the dice as they are read, and what is told. All three speak of
// the same thing, so a clause counts as often as the source that cites it most. The question and
// its option cite a clause once at most; each pair and each spare die of matched pools cites its
// own, and so does each stage of a chain, and each telling of what follows.
//
// Pairs are counted by who wins them, as the result says. (So a tied pair counts for the side that
// wins ties.)
#ifndef BAY_ANALYSIS_EXPLAIN_CLAUSE_COUNTS_H
#define BAY_ANALYSIS_EXPLAIN_CLAUSE_COUNTS_H

#include "analysis/graph/graph.h"

enum { CLAUSE_SOURCES = 3 };

typedef struct clause_counts {
    const bay_graph *graph;
    uint32_t clauses;                 // of the rules
    uint32_t *count;                  // [clauses], since clause_counts_clear
    uint32_t *source[CLAUSE_SOURCES]; // [clauses] each, of the current step
    uint32_t cited, step_clauses;     // lengths of the two lists below
    uint32_t *cites, *step_clause;    // [clauses] clauses with a count, clauses with a source
    uint32_t *block;                  // the memory that holds all of them
    bay_event *event;                 // [room] of a trace
    uint32_t room;
    graph_scene before, scene;
} clause_counts;

// Free it with clause_counts_free() whatever is returned.
//   errors  BAY_NO_MEMORY
bay_status clause_counts_make(const bay_graph *graph, clause_counts *out);
void clause_counts_free(clause_counts *from);

// Counts the clauses cited from the start of the graph to situation 0; and along an edge (an index
// into graph->to) of situation `at`. Questions that orders answer on the way are steps too.
//   out     count, cites[cited]
//   errors  BAY_NO_MEMORY
bay_status clause_counts_start(clause_counts *in);
bay_status clause_counts_edge(clause_counts *in, uint32_t at, uint32_t edge);

#endif
