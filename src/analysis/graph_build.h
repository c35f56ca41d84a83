// What does it take to expand a graph, beside the graph itself?
#ifndef BAY_ANALYSIS_GRAPH_BUILD_H
#define BAY_ANALYSIS_GRAPH_BUILD_H

#include "analysis/graph.h"

#include <assert.h>
#include <string.h>

// A slot of an open-addressed table: 0 is empty, else the situation's or throw's number + 1.
typedef struct graph_slot {
    uint32_t hash, index;
} graph_slot;

typedef struct graph_table {
    graph_slot *slot; // [mask + 1], at most half of them taken
    uint32_t mask;
} graph_table;

enum {
    GRAPH_BLOCK = 64,           // bytes of a situation copied at a time
    GRAPH_BATCH = 32,           // candidates at a time, at most
    GRAPH_TICKS_APART = 1 << 12 // situations
};

static_assert(BAY_SITUATION_MAX % GRAPH_BLOCK == 0, "a scene holds whole blocks");

typedef struct graph_build {
    bay_graph *graph;
    const bay_outset *outset;
    graph_table situations, throws;
    uint32_t at;      // the situation that is expanded
    graph_scene here; // its bytes
    _Alignas(
        16) uint8_t next[2 * BAY_SITUATION_MAX]; // candidates to come after it, side by side
    size_t apart;   // bytes from one to the next: `size` and `told`, in whole blocks
    uint32_t batch; // how many there is room for
    uint32_t hash[GRAPH_BATCH]; // of those looked up
    uint64_t kept;              // of the last word that is kept: 1 where a byte is of `size`
    bay_option option[BAY_OPTIONS_MAX]; // of the question in `here`
    uint32_t last;                      // throw found: often the next one too
    void *space;                        // for throws: workspace, then p, then can
    size_t space_size;
} graph_build;

// A graph of nothing yet, freed by bay_graph_free; NULL when there is no memory.
bay_graph *graph_new(const bay_battle *battle, const bay_work *work);

// Opens the search for situations and throws; begins with the first situation alone; ends the search.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_build_open(graph_build *build);
bay_status graph_build_begin(graph_build *build);
void graph_build_end(graph_build *build);

// Puts situation `at` into build->here.
static inline void graph_build_show(graph_build *build, uint32_t at) {
    memcpy(build->here.bytes, graph_row(build->graph, at), build->graph->stride);
    build->at = at;
}

// The same, and into its place what it asks.
void graph_build_look(graph_build *build, uint32_t at);

// Adds the edges of situation `at`, or its score: it is in build->here, and what it asks is known.
// Where the budget does not allow it the situation stays open.
//   errors  BAY_NO_MEMORY, and BAY_BAD_INPUT as bay_graph_make
bay_status graph_build_leads(graph_build *build, uint32_t at);

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

// Room for `room` situations; and the limit of memory that leaves what is wanted at the end.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY: where a block is refused, those grown before it stay so
bay_status graph_grow_rows(graph_build *build, uint32_t room);
void graph_set_limit(bay_graph *graph, uint32_t room);

// Which bytes of a situation are copied, how many candidates there is room for, and which bytes of
// the last word are kept.
void graph_measure(graph_build *build);

static inline uint8_t *graph_candidate(graph_build *build, uint32_t which) {
    return build->next + which * build->apart;
}

// The numbers of the first `count` candidates; those that are new become situations.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY
bay_status graph_meet(graph_build *build, uint32_t count, uint32_t *met);

// Are these bytes the same? In whole words, for a call of memcmp costs more than a few of them.
static inline bool graph_same(const void *one, const void *other, size_t size) {
    const uint8_t *first = one, *second = other;
    for (size_t i = 0; i < size; i += sizeof(uint64_t)) {
        uint64_t a, b;
        memcpy(&a, first + i, sizeof a);
        memcpy(&b, second + i, sizeof b);
        if (a != b) return false;
    }
    return true;
}

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
