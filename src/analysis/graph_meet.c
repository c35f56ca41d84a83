// A situation once met keeps its number. Only the bytes that matter are kept.
//
// What follows a situation is looked up in batches: where a table is larger than what the processor
// keeps near by, one search waits for memory while the others go on.
#include "analysis/graph_build.h"
#include "base/memory.h"

enum {
    SMALL = 1 << 12, // situations: up to here room grows fourfold, then twofold
    FAR = 1 << 13,   // situations: from here on their bytes lie far away
    LATER = 16       // bytes a situation that the components take beyond the table
};

// --- Room ------------------------------------------------------------------------------------

// The memory that will be wanted at the end is kept free from the start.
void graph_set_limit(bay_graph *graph, uint32_t room) {
    size_t bytes = graph->work.bytes, kept = (size_t)room * LATER;
    graph->limits.limit = bytes == 0 ? 0 : bytes > kept ? bytes - kept : 1;
}

bay_status graph_grow_rows(graph_build *build, uint32_t room) {
    bay_graph *graph = build->graph;
    uint32_t had = graph->row_room;
    uint8_t *row = memory_resize_array(graph->memory, graph->row, had, room, graph->stride);
    if (!row) return graph_refused(build);
    graph->row = row;
    graph->row_room = room;
    had = graph->place_room;
    graph_place *places =
        memory_resize_array(graph->memory, graph->place, had, room, sizeof *places);
    if (!places) return graph_refused(build);
    graph->place = places;
    graph->place_room = room;
    had = graph->first_room;
    uint32_t *first =
        memory_resize_array(graph->memory, graph->first, had, room + 1, sizeof *first);
    if (!first) return graph_refused(build);
    graph->first = first;
    graph->first_room = room + 1;
    graph->room = room;
    return BAY_OK;
}

// Room for one more situation.
static bay_status make_room(graph_build *build) {
    bay_graph *graph = build->graph;
    if (graph->work.situations && graph->count >= graph->work.situations)
        return BAY_OVER_BUDGET;
    bay_status status = BAY_OK;
    if (graph->count == graph->room) {
        if (graph->room > UINT32_MAX / 4) return BAY_OVER_BUDGET;
        uint32_t room = graph->room * (graph->room < SMALL ? 4 : 2);
        graph_set_limit(graph, room);
        status = graph_grow_rows(build, room);
        if (status) graph_set_limit(graph, graph->room);
    }
    if (!status && graph->count >= build->situations.mask / 2)
        status = graph_table_grow(build, &build->situations);
    return status;
}

// --- Candidates ------------------------------------------------------------------------------

void graph_measure(graph_build *build) {
    const bay_graph *graph = build->graph;
    uint8_t kept[sizeof build->kept] = {0};
    size_t in_last = graph->battle->size - (graph->stride - sizeof kept);
    memset(kept, 0xFF, in_last);
    memcpy(&build->kept, kept, sizeof kept);
    size_t whole = (size_t)graph->battle->size + graph->battle->told;
    build->apart = (whole + GRAPH_BLOCK - 1) / GRAPH_BLOCK * GRAPH_BLOCK;
    size_t fit = sizeof build->next / build->apart;
    build->batch = fit < GRAPH_BATCH ? (uint32_t)fit : GRAPH_BATCH;
}

// Of a candidate the bytes that are kept, in whole words, the rest of the last one zeroed.
static void trim(const graph_build *build, uint8_t *candidate) {
    uint8_t *end = candidate + build->graph->stride - sizeof(uint64_t);
    uint64_t word;
    memcpy(&word, end, sizeof word);
    word &= build->kept;
    memcpy(end, &word, sizeof word);
}

// Makes the first `count` candidates ready to be met: of each only the bytes that matter are left.
static void look_up(graph_build *build, uint32_t count) {
    const bay_graph *graph = build->graph;
    const graph_table *table = &build->situations;
    size_t words = graph->stride / sizeof(uint64_t);
    for (uint32_t i = 0; i < count; i++) {
        uint8_t *candidate = graph_candidate(build, i);
        trim(build, candidate);
        uint32_t hash = graph_hash(candidate, words);
        __builtin_prefetch(&table->slot[hash & table->mask]);
        build->hash[i] = hash;
    }
    if (graph->count < FAR) return;
    for (uint32_t i = 0; i < count; i++) {
        const graph_slot *slot = &table->slot[build->hash[i] & table->mask];
        if (slot->hash == build->hash[i] && slot->index)
            __builtin_prefetch(graph_row(graph, slot->index - 1));
    }
}

// The slot of the candidate's situation; where there is none, the empty one that it would have.
static inline graph_slot *find(const graph_build *build, const uint8_t *candidate,
                               uint32_t hash) {
    const bay_graph *graph = build->graph;
    const graph_table *table = &build->situations;
    uint32_t at = hash & table->mask;
    for (; table->slot[at].index; at = (at + 1) & table->mask)
        if (table->slot[at].hash == hash &&
            graph_same(graph_row(graph, table->slot[at].index - 1), candidate, graph->stride))
            break;
    return &table->slot[at];
}

// A candidate that was not found becomes a situation; `slot` is the empty one.
static bay_status add(graph_build *build, const uint8_t *candidate, uint32_t hash,
                      graph_slot *slot) {
    bay_graph *graph = build->graph;
    const graph_slot *slots = build->situations.slot;
    bay_status status = make_room(build);
    if (status) return status;
    if (build->situations.slot != slots) slot = find(build, candidate, hash); // it has grown
    memcpy(graph_row(graph, graph->count), candidate, graph->stride);
    *slot = (graph_slot){hash, ++graph->count};
    return BAY_OK;
}

bay_status graph_meet(graph_build *build, uint32_t count, uint32_t *met) {
    bay_graph *graph = build->graph;
    look_up(build, count);
    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *candidate = graph_candidate(build, i);
        graph_slot *slot = find(build, candidate, build->hash[i]);
        bool known = slot->index != 0;
        met[i] = known ? slot->index - 1 : graph->count;
        if (known && met[i] == build->at) graph->place[build->at].loop = 1;
        bay_status status = known ? BAY_OK : add(build, candidate, build->hash[i], slot);
        if (status) return status;
    }
    return BAY_OK;
}
