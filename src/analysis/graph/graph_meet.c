// Gives situations their numbers. A situation keeps its number once it is met. Only the bytes that
// matter are kept.
//
// Candidates are looked up in batches. Then bytes are not read back while they are still being
// written; and if a table is larger than the processor's cache, one search waits for memory while
// the others go on.
#include "analysis/graph/graph_build.h"
#include "base/memory.h"

enum {
    SMALL = 1 << 13, // situations: up to here room grows fourfold, after that twofold
    FAR = 1 << 13,   // situations: from here on their bytes are not in the cache
    AHEAD = 16,      // situations: how far ahead a slot is prefetched
    LATER = 20       // bytes that the components take for each situation
};

// --- Room ------------------------------------------------------------------------------------

// Memory that will be needed at the end is kept free from the start.
void graph_set_limit(bay_graph *graph, uint32_t room) {
    size_t bytes = graph->work.bytes, kept = (size_t)room * LATER;
    graph->limits.limit = bytes == 0 ? 0 : bytes > kept ? bytes - kept : 1;
}

static graph_items situations(const graph_build *build) {
    const bay_graph *graph = build->graph;
    return (graph_items){graph->row, graph->stride, graph->stride / sizeof(uint64_t)};
}

bay_status graph_grow_rows(graph_build *build, uint32_t room) {
    bay_graph *graph = build->graph;
    uint32_t *slots = graph_make_rows(graph, room);
    if (!slots) return graph_refused(build);
    build->situations = (graph_table){slots, 2 * room - 1};
    graph_table_clear(&build->situations);
    const uint32_t *hashes = graph_hashes(graph);
    for (uint32_t i = build->hidden; i < graph->count; i++) {
        if (i + AHEAD < graph->count)
            __builtin_prefetch(&slots[hashes[i + AHEAD] & build->situations.mask], 1);
        graph_table_add(&build->situations, i, hashes[i]);
    }
    return BAY_OK;
}

// Makes room for one more situation.
static bay_status make_room(graph_build *build) {
    bay_graph *graph = build->graph;
    if (graph->work.situations && graph->count >= graph->work.situations)
        return BAY_OVER_BUDGET;
    if (graph->count < graph->room) return BAY_OK;
    if (graph->room > UINT32_MAX / 8) return BAY_OVER_BUDGET;
    uint32_t room = graph->room * (graph->room < SMALL ? 4 : 2);
    graph_set_limit(graph, room);
    bay_status status = graph_grow_rows(build, room);
    if (status) graph_set_limit(graph, graph->room);
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

// The kept bytes of a candidate, in whole words; the rest of the last word is zeroed.
static void trim(const graph_build *build, uint8_t *candidate) {
    uint8_t *end = candidate + build->graph->stride - sizeof(uint64_t);
    uint64_t word;
    memcpy(&word, end, sizeof word);
    word &= build->kept;
    memcpy(end, &word, sizeof word);
}

void graph_look_up(graph_build *build, uint32_t count) {
    const bay_graph *graph = build->graph;
    const graph_table table = build->situations;
    size_t words = graph->stride / sizeof(uint64_t), apart = build->apart;
    uint8_t *candidate = build->next;
    uint32_t *hashes = build->hash;
    for (uint32_t i = 0; i < count; i++, candidate += apart) {
        trim(build, candidate);
        hashes[i] = graph_hash(candidate, words);
        __builtin_prefetch(&table.slot[hashes[i] & table.mask]);
    }
    if (graph->count < FAR) return;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t slot = table.slot[hashes[i] & table.mask];
        if (slot && graph_may_be(&table, slot, hashes[i]))
            graph_fetch_row(graph, graph_own_row(graph, graph_number(&table, slot)));
    }
}

// A candidate that was not found becomes a situation; `slot` is the empty slot for it.
static bay_status add(graph_build *build, const uint8_t *candidate, uint32_t hash,
                      uint32_t *slot) {
    bay_graph *graph = build->graph;
    uint32_t room = graph->room;
    bay_status status = make_room(build);
    if (status) return status;
    const graph_table *table = &build->situations;
    if (graph->room != room) slot = graph_find(table, situations(build), candidate, hash);
    graph_copy(graph_own_row(graph, graph->count), candidate, graph->stride);
    graph_hashes(graph)[graph->count] = hash;
    *slot = graph_slot_of(table, graph->count++, hash);
    return BAY_OK;
}

bay_status graph_meet(graph_build *build, uint32_t from, uint32_t count, uint32_t *met) {
    const uint8_t *candidate = graph_candidate(build, from);
    graph_table table = build->situations;
    graph_items of = situations(build);
    for (uint32_t i = 0; i < count; i++, candidate += build->apart) {
        uint32_t hash = build->hash[from + i];
        uint32_t *slot = graph_find(&table, of, candidate, hash);
        if (*slot) {
            met[i] = graph_number(&table, *slot);
            continue;
        }
        met[i] = build->graph->count;
        bay_status status = add(build, candidate, hash, slot);
        if (status) return status;
        table = build->situations; // the table may have grown
        of = situations(build);
    }
    return BAY_OK;
}
