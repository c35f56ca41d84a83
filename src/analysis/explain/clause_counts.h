// The clauses that a step of play cites, and how often.
//
// In one step of play (a throw, or a question and its answer) the question, the dice as they are
// read and what is told speak of the same thing. So a clause counts there as often as whichever
// of the three cites it most: the question and the option chosen once at most, of matched pools
// each pair and each spare die, of a chain each stage, and everything that is told of what follows.
//
// Pairs are counted by who wins them, which the result says. (So where a side wins the ties, a
// tied pair is that side's.)
#ifndef BAY_ANALYSIS_EXPLAIN_CLAUSE_COUNTS_H
#define BAY_ANALYSIS_EXPLAIN_CLAUSE_COUNTS_H

#include "analysis/graph/graph.h"

enum { CLAUSE_SOURCES = 3 };

typedef struct clause_counts {
    const bay_graph *graph;
    uint32_t clauses;                 // of the rules
    uint32_t *count;                  // [clauses], since clause_counts_clear
    uint32_t *source[CLAUSE_SOURCES]; // [clauses] each, of the step under way
    uint32_t cited, step_clauses;     // how many clauses are in
    uint32_t *cites, *step_clause;    // [clauses] those with a count, those with a source
    uint32_t *block;                  // what they lie in
    bay_event *event;                 // [room] of a trace
    uint32_t room;
    graph_scene before, scene;
} clause_counts;

// To be freed whatever is returned.
//   errors  BAY_NO_MEMORY
bay_status clause_counts_make(const bay_graph *graph, clause_counts *out);
void clause_counts_free(clause_counts *from);

// Counts what is cited from where the graph began until situation 0; along an edge (a number of
// graph->to) of situation `at`. The questions that orders answer on the way are steps too.
//   out     count, cites[cited]
//   errors  BAY_NO_MEMORY
bay_status clause_counts_start(clause_counts *in);
bay_status clause_counts_edge(clause_counts *in, uint32_t at, uint32_t edge);

#endif
