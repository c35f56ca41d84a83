#include "analysis/graph_build.h"
#include "base/memory.h"

#include <assert.h>

enum { THROW_BITS = 4 }; // slots at first

static_assert(sizeof(bay_throw) % sizeof(uint64_t) == 0, "throws are hashed in whole words");

bay_status graph_throws_begin(graph_build *build) {
    return graph_table_new(build, &build->throws, THROW_BITS);
}

void graph_throws_end(graph_build *build) {
    graph_table_free(build, &build->throws);
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

// Keeps of all results those that can happen.
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

static bay_status add(graph_build *build, const graph_throw *wanted, uint32_t *row) {
    bay_graph *graph = build->graph;
    void *throws = graph->throw;
    bay_status status = graph_grow(build, &throws, &graph->throw_room,
                                   (uint64_t)graph->throws + 1, sizeof *graph->throw);
    graph->throw = throws;
    if (!status && graph->throws >= build->throws.mask / 2)
        status = graph_table_grow(build, &build->throws);
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

static bool same_throw(const graph_build *build, uint32_t row, const bay_throw *dice) {
    const graph_throw *found = &build->graph->throw[row];
    return !found->thrown && graph_same(&found->dice, dice, sizeof *dice);
}

bay_status graph_throw_find(graph_build *build, const bay_throw *dice, uint32_t *row) {
    graph_table *table = &build->throws;
    if (build->graph->throws && same_throw(build, build->last, dice)) {
        *row = build->last;
        return BAY_OK;
    }
    uint32_t hash = graph_hash(dice, sizeof *dice / sizeof(uint64_t)),
             place = hash & table->mask;
    for (; table->slot[place].index; place = (place + 1) & table->mask) {
        *row = table->slot[place].index - 1;
        if (table->slot[place].hash != hash || !same_throw(build, *row, dice)) continue;
        build->last = *row;
        return BAY_OK;
    }
    bay_status status = add(build, &(graph_throw){.dice = *dice}, row);
    if (status) return status;
    place = hash & table->mask; // anew, for the table may have grown
    while (table->slot[place].index) place = (place + 1) & table->mask;
    table->slot[place] = (graph_slot){hash, *row + 1};
    build->last = *row;
    return BAY_OK;
}
