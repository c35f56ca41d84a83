// What is left of a graph under a policy: throws, and where their results lead.
#ifndef BAY_ANALYSIS_SIMULATE_POLICY_CHAIN_H
#define BAY_ANALYSIS_SIMULATE_POLICY_CHAIN_H

#include "bayonet/simulate.h"

#include "analysis/graph/graph.h"

// Where a result leads: to a node, or with CHAIN_END to an end.
typedef uint32_t chain_target;
enum { CHAIN_END = 1 << 30 };

// A row of an alias table: to[0] while the rest of the random number is below `keep`, else to[1].
typedef struct chain_cell {
    uint64_t keep;
    chain_target to[2];
} chain_cell;

// A throw to be made: its table is cell[first .. first + count - 1].
typedef struct chain_node {
    uint32_t first, count;
} chain_node;

// An end, or play for ever that counts as one.
typedef struct chain_end {
    uint32_t
        situation; // whose score it is; of endless play the first met of those it goes round
    bool endless;
} chain_end;

struct bay_policy_chain {
    const bay_graph *graph;
    bay_memory memory;
    chain_target start;
    uint32_t nodes, node_room;
    chain_node *node;
    uint32_t *situation; // [node_room]: of the graph, by node
    uint32_t ends, end_room;
    chain_end *end;
    size_t cells;
    chain_cell *cell;
};

// Makes an end of every node at which play goes round for ever (policy_chain_endless.c).
//   errors  BAY_NO_MEMORY
bay_status chain_end_loops(bay_policy_chain *chain);

#endif
