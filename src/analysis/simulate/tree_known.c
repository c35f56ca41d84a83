#include "analysis/simulate/tree_known.h"

#include "base/memory.h"

enum {
    KNOWN_BYTES = 8 << 20, // at most
    LEAST_BYTES = 1 << 18  // of the work: with less, all memory is left to the throws
};

bay_status tree_known_new(const bay_battle *battle, const bay_work *work, tree_known **out) {
    *out = NULL;
    if (work->bytes && work->bytes < LEAST_BYTES) return BAY_OK;
    bool less = work->bytes && work->bytes / 2 < KNOWN_BYTES;
    bay_work own = {.memory = work->memory, .bytes = less ? work->bytes / 2 : KNOWN_BYTES};
    tree_known *known = memory_take_zeroed(work->memory, sizeof *known);
    if (!known) return BAY_NO_MEMORY;
    known->build.graph = graph_new(battle, &own);
    if (!known->build.graph) {
        memory_give(work->memory, known, sizeof *known);
        return BAY_NO_MEMORY;
    }
    bay_status status = graph_build_open(&known->build);
    graph_set_limit(known->build.graph, known->build.graph->room);
    if (status)
        tree_known_free(known);
    else
        *out = known;
    return status;
}

void tree_known_free(tree_known *known) {
    if (!known) return;
    bay_graph *graph = known->build.graph;
    bay_memory under = graph->work.memory;
    memory_give_array(graph->memory, known->node, known->node_room, sizeof *known->node);
    memory_give_array(graph->memory, known->to, known->way_room, sizeof *known->to);
    graph_build_end(&known->build);
    bay_graph_free(graph);
    memory_give(under, known, sizeof *known);
}

// Makes room for one more node and its ways.
static bay_status add(tree_known *known, uint32_t results) {
    void *node = known->node, *to = known->to;
    bay_status status = graph_grow(&known->build, &node, &known->node_room,
                                   (uint64_t)known->nodes + 1, sizeof *known->node);
    known->node = node;
    if (status) return status;
    status = graph_grow(&known->build, &to, &known->way_room, (uint64_t)known->ways + results,
                        sizeof *known->to);
    known->to = to;
    if (status) return status;
    known->node[known->nodes++] = (known_node){.way = known->ways};
    for (uint32_t i = 0; i < results; i++) known->to[known->ways++] = KNOWN_NONE;
    return BAY_OK;
}

bay_status tree_known_meet(tree_known *known, const void *situation, uint32_t results,
                           known_node **fresh, uint32_t *number) {
    *fresh = NULL;
    *number = KNOWN_NONE;
    if (!known || known->full) return BAY_OK;
    const bay_graph *graph = known->build.graph;
    uint32_t met;
    memcpy(graph_candidate(&known->build, 0), situation, graph->battle->size);
    bay_status status = graph_meet_one(&known->build, &met);
    bool is_new = !status && met == known->nodes;
    if (is_new) status = add(known, results);
    known->full = status == BAY_OVER_BUDGET; // then no more nodes are added
    if (known->full) return BAY_OK;
    if (status) return status;
    *number = met;
    if (is_new) *fresh = &known->node[met];
    return BAY_OK;
}
