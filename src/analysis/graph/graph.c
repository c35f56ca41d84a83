#include "analysis/graph/graph.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

uint32_t rules_measures(const bay_rules *rules) {
    uint32_t count = 0;
    while (rules->measures[count].id) count++;
    assert(count >= 2 && count <= BAY_MEASURES_MAX);
    return count;
}

uint32_t rules_endings(const bay_rules *rules) {
    uint32_t count = 0;
    while (rules->endings[count].id) count++;
    assert(count >= 1 && count <= BAY_ENDINGS_MAX);
    return count;
}

void graph_show(const bay_graph *graph, uint32_t at, graph_scene *out) {
    const bay_battle *battle = graph->battle;
    memcpy(out->bytes, graph_row(graph, at), battle->size);
    memset(out->bytes + battle->size, 0, battle->told);
}

static void set_loop(void *user, uint32_t at) {
    const bay_graph *graph = user;
    graph->node[at].loop = 1;
}

links graph_links(bay_graph *graph) {
    return (links){graph->count, graph->first, graph->to, set_loop, graph};
}

static size_t row_size(const bay_graph *graph) {
    return graph->lender ? sizeof *graph_lent(graph) : graph->stride;
}

static bool make_bytes(bay_graph *graph, uint32_t room) {
    if (room <= graph->rows) return true;
    uint8_t *row =
        memory_resize_array(graph->memory, graph->row, graph->rows, room, row_size(graph));
    if (!row) return false;
    graph->row = row;
    graph->rows = room;
    return true;
}

void *graph_make_rows(bay_graph *graph, uint32_t room) {
    size_t had = graph->known ? (size_t)graph->room + 1 : 0, has = (size_t)room + 1;
    if (!make_bytes(graph, room)) return NULL;
    uint8_t *block = memory_resize_array(graph->memory, graph->known, had, has, graph->each);
    if (!block) return NULL;
    size_t table = graph->each - GRAPH_KNOWN + sizeof *graph->parts.first;
    graph->known = graph->parts.first = (uint32_t *)(void *)block;
    graph->node = (graph_node *)(void *)(block + has * table);
    graph->first = (uint32_t *)(void *)(graph->node + has);
    graph->parts.member = graph->first + has;
    if (had) { // the last array moves first: it may lie where an earlier one goes
        const graph_node *node = (graph_node *)(void *)(block + had * table);
        const uint32_t *first = (const uint32_t *)(const void *)(node + had);
        memmove(graph_hashes(graph), first + had, graph->count * sizeof *first);
        memmove(graph->first, first, (graph->count + (size_t)1) * sizeof *first);
        memmove(graph->node, node, graph->count * sizeof *node);
    }
    graph->room = room;
    return block;
}

void graph_score_make(const bay_graph *graph, uint32_t at, int32_t *score) {
    bay_score made;
    graph_scene scene;
    memset(&made, 0, sizeof made);
    graph_show(graph, at, &scene);
    graph->battle->rules->score(graph->battle, scene.bytes, &made);
    score[0] = made.ending;
    for (uint32_t i = 0; i + 1 < graph->score_width; i++) {
        assert(made.measure[i] >= 0 && made.measure[i] <= graph->battle->most[i]);
        score[1 + i] = made.measure[i];
    }
}

void bay_graph_free(bay_graph *graph) {
    if (!graph) return;
    bay_memory memory = graph->memory;
    memory_give_array(memory, graph->row, graph->rows, row_size(graph));
    memory_give_array(memory, graph->known, graph->room + (size_t)1, graph->each);
    memory_give(memory, graph->origin, graph->stride);
    memory_give_array(memory, graph->to, graph->edge_room, sizeof *graph->to);
    memory_give_array(memory, graph->throw, graph->throw_room, sizeof *graph->throw);
    memory_give_array(memory, graph->score, graph->score_room,
                      graph->score_width * sizeof *graph->score);
    arena_free(&graph->odds);
    memory_give(graph->work.memory, graph, sizeof *graph);
}

uint32_t bay_graph_situations(const bay_graph *graph) {
    return graph->count;
}

uint64_t bay_graph_edges(const bay_graph *graph) {
    return graph->edges;
}

size_t bay_graph_bytes(const bay_graph *graph) {
    return sizeof *graph + graph->limits.used;
}

bool bay_graph_whole(const bay_graph *graph) {
    return graph->open == 0;
}

uint32_t bay_graph_components(const bay_graph *graph) {
    return graph->parts.count;
}

uint32_t bay_graph_largest(const bay_graph *graph) {
    return graph->parts.largest;
}

const bay_battle *bay_graph_battle(const bay_graph *graph) {
    return graph->battle;
}

const void *bay_graph_situation(const bay_graph *graph, uint32_t index) {
    assert(index < graph->count);
    return graph_row(graph, index);
}

void bay_graph_step(const bay_graph *graph, uint32_t index, bay_step *step) {
    assert(index < graph->count);
    graph_scene scene;
    graph_show(graph, index, &scene);
    bay_step_read(graph->battle, scene.bytes, step);
}

uint32_t bay_graph_options(const bay_graph *graph, uint32_t index, bay_option *list) {
    assert(index < graph->count);
    const bay_battle *battle = graph->battle;
    const bay_step_info *step = bay_step_at(battle, graph_row(graph, index));
    return step->options ? step->options(battle, graph_row(graph, index), list) : 0;
}

// The index of `result` in the rising list; `count` if it is not there.
static uint32_t place_of(const uint32_t *list, uint32_t count, uint32_t result) {
    uint32_t low = 0, high = count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (list[middle] < result)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && list[low] == result ? low : count;
}

uint32_t bay_graph_next(const bay_graph *graph, uint32_t at, uint32_t index) {
    assert(at < graph->count);
    uint32_t count = graph->first[at + 1] - graph->first[at];
    if (graph->node[at].kind == NODE_CHANCE) {
        const graph_throw *dice = graph_dice(graph, at);
        index = place_of(dice->result, dice->count, index);
    }
    return index < count ? graph->to[graph->first[at] + index] : UINT32_MAX;
}
