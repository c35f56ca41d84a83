// What does it take to expand a graph, beside the graph itself?
#ifndef BAY_ANALYSIS_GRAPH_BUILD_H
#define BAY_ANALYSIS_GRAPH_BUILD_H

#include "analysis/graph.h"

#include <string.h>

// A slot of an open-addressed table: 0 is empty, else the situation's or throw's number + 1.
typedef struct graph_slot {
    uint32_t hash, index;
} graph_slot;

typedef struct graph_table {
    graph_slot *slot; // [mask + 1], at most half of them taken
    uint32_t mask;
} graph_table;

typedef struct graph_build {
    bay_graph *graph;
    const bay_outset *outset;
    graph_table situations, throws;
    graph_scene here, next; // the situation that is expanded, and a candidate to come after it
    size_t copied;          // bytes of it, `size` and `told`
    uint64_t kept;          // of the last word that is kept: 1 where a byte is of `size`
    bay_option option[BAY_OPTIONS_MAX]; // of the question in `here`
    uint32_t last;                      // throw found: often the next one too
    void *space;                        // for throws: workspace, then p, then can
    size_t space_size;
} graph_build;

// A graph of nothing yet, freed by bay_graph_free; NULL when there is no memory.
bay_graph *graph_new(const bay_battle *battle, const bay_work *work);

// Grows a block of `each` bytes an item to hold at least `need`, doubling; *room is updated.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_grow(graph_build *build, void **block, uint32_t *room, uint64_t need,
                      size_t each);

// What to say when memory was refused.
bay_status graph_refused(graph_build *build);

// A table of 2^bits slots; and a larger one in the place of another.
bay_status graph_table_new(graph_build *build, graph_table *table, uint32_t bits);
bay_status graph_table_grow(graph_build *build, graph_table *table);
void graph_table_free(graph_build *build, graph_table *table);

// A hash of whole 8-byte words. It decides where things lie in a table and nothing else.
static inline uint32_t graph_hash(const void *words, size_t count) {
    const uint8_t *from = words;
    uint64_t hash = count;
    for (size_t i = 0; i < count; i++) {
        uint64_t word;
        memcpy(&word, from + i * sizeof word, sizeof word);
        hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 29;
    }
    hash *= UINT64_C(0xBF58476D1CE4E5B9);
    return (uint32_t)(hash >> 32);
}

// Begins and ends the search for throws; the throws themselves are the graph's.
bay_status graph_throws_begin(graph_build *build);
void graph_throws_end(graph_build *build);

// The row of graph->throw that holds `dice`, made when it is new.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_throw_find(graph_build *build, const bay_throw *dice, uint32_t *row);

// The same of a throw under way, which is not found again.
//   errors  also BAY_BAD_INPUT
bay_status graph_throw_begun(graph_build *build, const bay_throw *dice, const uint8_t *faces,
                             size_t thrown, uint32_t *row);

#endif
