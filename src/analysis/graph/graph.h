// The inside of a graph of situations.
//
// Situations are numbered in the order in which they were first met, breadth first. So every number
// here depends on the rules alone, not on hashes, machines or memory.
#ifndef BAY_ANALYSIS_GRAPH_GRAPH_H
#define BAY_ANALYSIS_GRAPH_GRAPH_H

#include "bayonet/odds.h"

#include "analysis/graph/components.h"
#include "base/arena.h"
#include "base/budget.h"

typedef enum node_kind {
    NODE_CHANCE, // an edge for each possible result, in rising order
    NODE_CHOICE, // an edge for each option
    NODE_END,    // an end, or settled: no edges, one row of scores
    NODE_OPEN    // the budget did not reach it: no edges
} node_kind;

// What is known of a situation besides its bytes.
typedef struct graph_node {
    uint32_t row; // chance: of throws; end: of scores
    uint16_t step;
    uint8_t kind;     // node_kind
    uint8_t who : 2;  // bay_side
    uint8_t loop : 1; // one of its edges leads back to it; 0 until components are found
} graph_node;

// A throw met in the graph, with its odds, which are computed only once.
typedef struct graph_throw {
    bay_throw dice;
    uint32_t count;         // possible results
    const uint32_t *result; // [count], rising
    const double *p;        // [count]
    const uint8_t *faces;   // [thrown] dice that already lie there: of the first throw only
    size_t thrown;
} graph_throw;

struct bay_graph {
    const bay_battle *battle;
    const bay_orders *orders; // of the sides that follow orders; NULL: standing orders
    int follows;              // BAY_SEEKS_… of those sides
    bool joined;              // throws that the rules join count as one
    bay_work work;
    budget limits;
    bay_memory memory; // allocates within `limits`

    uint8_t *origin; // [stride] the situation it was expanded from; NULL: the first one

    size_t stride;           // bytes kept of a situation: `size` and `told`, in whole words
    size_t each;             // bytes for a situation in the block `known`
    uint32_t room;           // situations that the block has room for
    uint32_t count;          // situations
    uint8_t *row;            // [rows * stride]; with a lender [rows] numbers of its situations
    const bay_graph *lender; // the graph that owns the bytes; NULL: this one does
    uint32_t rows;           // room, or more if memory ran out
    void *known;             // the block of the arrays below, up to `parts`
    graph_node *node;        // [room]
    uint32_t *first;  // [room + 1]: edges of situation i are first[i] .. first[i + 1] - 1
    components parts; // its `member` [room] and `first` [room + 1]

    uint32_t edges, edge_room;
    uint32_t *to; // [edges]

    uint32_t throws, throw_room;
    graph_throw *throw;
    arena odds; // the arrays that the throws point to

    uint32_t scores, score_room; // rows
    uint32_t score_width;        // 1 + measures
    int32_t *score;              // [scores * width]: the ending, then each measure

    uint32_t open; // situations that the budget did not reach
};

// The kept bytes of a situation. For a situation that is not settled, no step, option, score or
// look reads more.
static inline uint8_t *graph_own_row(const bay_graph *graph, uint32_t at) {
    return graph->row + (size_t)at * graph->stride;
}

static inline uint32_t *graph_lent(const bay_graph *graph) {
    return (uint32_t *)(void *)graph->row;
}

static inline const uint8_t *graph_row(const bay_graph *graph, uint32_t at) {
    return graph->lender ? graph_own_row(graph->lender, graph_lent(graph)[at])
                         : graph_own_row(graph, at);
}

// Prefetches the first and the last byte of a situation: they may lie in two cache lines.
static inline void graph_fetch_row(const bay_graph *graph, const uint8_t *row) {
    __builtin_prefetch(row);
    __builtin_prefetch(row + graph->stride - 1);
}

static inline const graph_throw *graph_dice(const bay_graph *graph, uint32_t at) {
    return &graph->throw [graph->node[at].row];
}

// The ending and the measures of an ended situation.
static inline const int32_t *graph_score(const bay_graph *graph, uint32_t at) {
    return graph->score + (size_t)graph->node[at].row * graph->score_width;
}

// How many rows these tables have.
uint32_t rules_measures(const bay_rules *rules);
uint32_t rules_endings(const bay_rules *rules);

// A situation with nothing told, which may be read to its end and changed.
typedef struct graph_scene {
    _Alignas(16) uint8_t bytes[BAY_SITUATION_MAX];
} graph_scene;

// Copies as many bytes of a scene as the battle's situations have.
static inline void graph_scene_copy(const bay_battle *battle, graph_scene *to,
                                    const graph_scene *from) {
    memcpy(to->bytes, from->bytes, (size_t)battle->size + battle->told);
}

void graph_show(const bay_graph *graph, uint32_t at, graph_scene *out);

// Prefetch distances, in situations. A pass in topological order jumps about in memory, so it
// prefetches node and `first` of a situation far ahead, and its edges when those are there.
enum { GRAPH_FAR_AHEAD = 16, GRAPH_NEAR_AHEAD = 8 };

static inline void graph_fetch(const bay_graph *graph, uint32_t at) {
    __builtin_prefetch(&graph->node[at]);
    __builtin_prefetch(&graph->first[at]);
}

static inline void graph_fetch_edges(const bay_graph *graph, uint32_t at) {
    __builtin_prefetch(&graph->to[graph->first[at]]);
}

// Bytes of `each` if the block holds no table that finds situations.
enum { GRAPH_KNOWN = sizeof(graph_node) + 3 * sizeof(uint32_t) };

// While situations are still being met, their hashes lie where their components will be.
static inline uint32_t *graph_hashes(bay_graph *graph) {
    return graph->parts.member;
}

// Makes room for `room` situations; their contents stay. When the block grows each array moves up,
// and the one before it takes the pages that it leaves: no page is touched in vain.
//   returns where the block begins, aligned to 4, with (`each` - GRAPH_KNOWN) bytes for each
//           situation: a table may lie there until the components are found. NULL if there is no
//           memory: then nothing has changed
void *graph_make_rows(bay_graph *graph, uint32_t room);

// The edges of all known situations. Finding their components sets `loop` of the nodes.
links graph_links(bay_graph *graph);

// Finds the components of all known situations.
//   errors  BAY_NO_MEMORY
static inline bay_status graph_part(bay_graph *graph) {
    return components_fill(graph_links(graph), graph->memory, &graph->parts);
}

// Asks the rules for the score in situation `at`: score[1 + measures], the ending first.
void graph_score_make(const bay_graph *graph, uint32_t at, int32_t *score);

// False when the caller wants the work stopped.
static inline bool work_goes_on(const bay_work *work, uint64_t done, uint64_t of) {
    return !work->tick || work->tick(work->user, done, of);
}

#endif
