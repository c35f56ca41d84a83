// Strongly connected components: situations that lead to each other.
#ifndef BAY_ANALYSIS_GRAPH_COMPONENTS_H
#define BAY_ANALYSIS_GRAPH_COMPONENTS_H

#include "bayonet/memory.h"
#include "bayonet/status.h"

#include <stdint.h>

// Edges by where they start: those of situation i are to[first[i]] .. to[first[i + 1] - 1].
typedef struct links {
    uint32_t count;
    const uint32_t *first; // [count + 1]
    const uint32_t *to;
    // Called for each situation with an edge to itself, at least once; NULL: nobody asks.
    void (*turns)(void *user, uint32_t at);
    void *user;
} links;

// Strongly connected components in topological order: an edge leads within a component or to a
// later one.
typedef struct components {
    uint32_t count;   // components
    uint32_t largest; // members of the largest
    uint32_t *member; // [links.count]: component after component
    uint32_t *first;  // [count + 1]: where in `member` a component starts
    uint32_t members; // links.count; and, set by components_find, the allocator of the arrays:
    bay_memory memory;
} components;

// Tarjan's algorithm, without recursion.
//   errors  BAY_NO_MEMORY
//   cost    time linear in situations and edges
bay_status components_find(links of, bay_memory memory, components *out);
void components_free(components *from);

// The same, but out->member and out->first are already there and belong to the caller.
bay_status components_fill(links of, bay_memory memory, components *out);

#endif
