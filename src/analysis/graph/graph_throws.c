#include "analysis/graph/graph_build.h"
#include "base/memory.h"

#include <assert.h>
#include <stddef.h>

enum { FIRST_THROWS = 8 }; // initial room

static_assert(sizeof(bay_throw) % sizeof(uint64_t) == 0, "throws are hashed in whole words");
static_assert(offsetof(graph_throw, dice) == 0, "a throw is found by its first words");

static graph_items throws(const graph_build *build) {
    return (graph_items){build->graph->throw, sizeof(graph_throw),
                         sizeof(bay_throw) / sizeof(uint64_t)};
}

void graph_throws_end(graph_build *build) {
    if (build->throws.slot)
        memory_give_array(build->graph->memory, build->throws.slot,
                          (size_t)build->throws.mask + 1, sizeof *build->throws.slot);
    build->throws.slot = NULL;
    memory_give(build->graph->memory, build->space, build->space_size);
    build->space = NULL;
    build->space_size = 0;
}

// Workspace of `size` bytes, kept for the next throw.
static bay_status make_space(graph_build *build, size_t size) {
    if (size <= build->space_size) return BAY_OK;
    void *space = memory_resize(build->graph->memory, build->space, build->space_size, size);
    if (!space) return graph_refused(build);
    build->space = space;
    build->space_size = size;
    return BAY_OK;
}

// Keeps only the possible results.
static bay_status keep(graph_build *build, graph_throw *made, const double *p,
                       const uint8_t *can) {
    uint32_t results = bay_throw_results(&made->dice), count = 0;
    for (uint32_t i = 0; i < results; i++) count += can[i];
    double *chance = arena_take_array(&build->graph->odds, count, sizeof *chance);
    uint32_t *result = arena_take_array(&build->graph->odds, count, sizeof *result);
    if (!chance || !result) return graph_refused(build);
    for (uint32_t i = 0; i < results; i++)
        if (can[i]) {
            result[made->count] = i;
            chance[made->count++] = p[i];
        }
    made->p = chance;
    made->result = result;
    return BAY_OK;
}

static bay_status make(graph_build *build, graph_throw *made) {
    const bay_throw *dice = &made->dice;
    assert(bay_throw_valid(dice));
    size_t results = bay_throw_results(dice);
    size_t work = (bay_throw_space(dice) + sizeof(double) - 1) / sizeof(double);
    bay_status status = make_space(build, (work + results) * sizeof(double) + results);
    if (status) return status;
    double *p = (double *)build->space + work;
    uint8_t *can = (uint8_t *)(p + results);
    status = bay_throw_odds(dice, made->faces, made->thrown, p, can, build->space);
    return status ? status : keep(build, made, p, can);
}

static uint32_t hash_of(const bay_throw *dice) {
    return graph_hash(dice, sizeof *dice / sizeof(uint64_t));
}

// Doubles the table of throws.
static bay_status grow_table(graph_build *build) {
    graph_table *table = &build->throws;
    uint32_t had = table->slot ? table->mask + 1 : 0, slots = had ? 2 * had : 2 * FIRST_THROWS;
    uint32_t *slot =
        memory_resize_array(build->graph->memory, table->slot, had, slots, sizeof *table->slot);
    if (!slot) return graph_refused(build);
    *table = (graph_table){slot, slots - 1};
    graph_table_clear(table);
    for (uint32_t i = build->hidden; i < build->graph->throws; i++)
        graph_table_add(table, i, hash_of(&build->graph->throw[i].dice));
    return BAY_OK;
}

static bay_status add(graph_build *build, const graph_throw *wanted, uint32_t *row) {
    bay_graph *graph = build->graph;
    void *rows = graph->throw;
    bay_status status = graph_grow(build, &rows, &graph->throw_room,
                                   (uint64_t)graph->throws + 1, sizeof *graph->throw);
    graph->throw = rows;
    if (status) return status;
    graph->throw [graph->throws] = *wanted;
    status = make(build, &graph->throw [graph->throws]);
    if (!status) *row = graph->throws++;
    return status;
}

bay_status graph_throw_begun(graph_build *build, const bay_throw *dice, const uint8_t *faces,
                             size_t thrown, uint32_t *row) {
    uint8_t *kept = arena_take(&build->graph->odds, thrown);
    if (!kept) return graph_refused(build);
    memcpy(kept, faces, thrown);
    return add(build, &(graph_throw){.dice = *dice, .faces = kept, .thrown = thrown}, row);
}

// The index of a throw in build->recent, made from fields in which throws of one battle differ.
// They are read one by one, as they were written: a wider load would wait for the bytes.
static uint32_t *recent(graph_build *build, const bay_throw *dice) {
    uint32_t by =
        dice->dice[0] + 5U * dice->dice[1] + (uint16_t)dice->is.cut[0] + 16U * dice->who[0];
    return &build->recent[by % GRAPH_RECENT];
}

static bool is_row(const graph_build *build, uint32_t row, const bay_throw *dice) {
    return row >= build->hidden && row < build->graph->throws &&
           graph_same(&build->graph->throw[row].dice, dice, sizeof *dice / sizeof(uint64_t));
}

static bay_status find(graph_build *build, const bay_throw *dice, uint32_t *row) {
    const graph_table *table = &build->throws;
    bay_status status = BAY_OK;
    if (build->graph->throws > table->mask / 2 || !table->slot) status = grow_table(build);
    if (status) return status;
    uint32_t hash = hash_of(dice);
    uint32_t *slot = graph_find(table, throws(build), dice, hash);
    *row = *slot ? graph_number(table, *slot) : build->graph->throws;
    if (!*slot) status = add(build, &(graph_throw){.dice = *dice}, row);
    if (!status) *slot = graph_slot_of(table, *row, hash);
    return status;
}

bay_status graph_throw_find(graph_build *build, const bay_throw *dice, uint32_t *row) {
    uint32_t *kept = recent(build, dice);
    *row = *kept;
    if (is_row(build, *kept, dice)) return BAY_OK;
    bay_status status = find(build, dice, row);
    if (!status) *kept = *row;
    return status;
}
