// Which clauses does a step of play cite, and how often?
//
// In one step of play (a throw, or a question and its answer) the question, the dice as they are
// read and what is told speak of the same thing. So a clause counts there as often as whichever
// of the three cites it most: the question and the option chosen once at most, of matched pools
// each pair and each spare die, of a chain each stage, and everything that is told of what follows.
//
// Pairs are counted by who wins them, which the result says. (So where a side wins the ties, a
// tied pair is that side's.)
#ifndef BAY_ANALYSIS_EXPLAIN_CITING_H
#define BAY_ANALYSIS_EXPLAIN_CITING_H

#include "analysis/graph/graph.h"

enum { CITING_VOICES = 3 };

typedef struct citing {
    const bay_graph *graph;
    uint32_t clauses;               // of the rules
    uint32_t *count;                // [clauses], since citing_clear
    uint32_t *voice[CITING_VOICES]; // [clauses] each, of the step under way
    uint32_t cited, heard;          // how many clauses are in
    uint32_t *cites, *hears;        // [clauses] those with a count, those with a voice
    uint32_t *block;                // what they lie in
    bay_event *event;               // [room] of a trace
    uint32_t room;
    graph_scene before, scene;
} citing;

// To be freed whatever is returned.
//   errors  BAY_NO_MEMORY
bay_status citing_make(const bay_graph *graph, citing *out);
void citing_free(citing *from);

// Counts what is cited from where the graph began until situation 0; along an edge (a number of
// graph->to) of situation `at`. The questions that orders answer on the way are steps too.
//   out     count, cites[cited]
//   errors  BAY_NO_MEMORY
bay_status citing_start(citing *in);
bay_status citing_edge(citing *in, uint32_t at, uint32_t edge);

#endif
