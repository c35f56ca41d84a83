// A graph under a policy, reduced to its throws and where their results lead.
#ifndef BAY_ANALYSIS_SIMULATE_POLICY_CHAIN_H
#define BAY_ANALYSIS_SIMULATE_POLICY_CHAIN_H

#include "bayonet/simulate.h"

#include "analysis/graph/graph.h"

// Where a result leads: to a node or, with the bit CHAIN_END, to an end.
typedef uint32_t chain_target;
enum { CHAIN_END = 1 << 30 };

// A row of an alias table: to[0] if the rest of the random number is below `keep`, else to[1].
typedef struct chain_cell {
    uint64_t keep;
    chain_target to[2];
} chain_cell;

// A throw; its table is cell[first .. first + count - 1].
typedef struct chain_node {
    uint32_t first, count;
} chain_node;

// An end, or endless play that counts as one.
typedef struct chain_end {
    uint32_t
        situation; // whose score counts; for endless play, the first situation met of those it
                   // repeats
    bool endless;
} chain_end;

struct bay_policy_chain {
    const bay_graph *graph;
    bay_memory memory;
    chain_target start;
    uint32_t nodes, node_room;
    chain_node *node;
    uint32_t *situation; // [node_room]: the situation of each node
    uint32_t ends, end_room;
    chain_end *end;
    size_t cells;
    chain_cell *cell;
};

// Makes every node at which play goes round for ever an end (policy_chain_endless.c).
//   errors  BAY_NO_MEMORY
bay_status chain_end_loops(bay_policy_chain *chain);

#endif
