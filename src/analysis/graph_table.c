#include "analysis/graph_build.h"
#include "base/memory.h"

bay_status graph_refused(graph_build *build) {
    budget *limits = &build->graph->limits;
    bay_status status = limits->refused ? BAY_OVER_BUDGET : BAY_NO_MEMORY;
    limits->refused = false;
    return status;
}

bay_status graph_grow(graph_build *build, void **block, uint32_t *room, uint64_t need,
                      size_t each) {
    if (need <= *room) return BAY_OK;
    uint64_t wanted = *room ? *room : 32;
    while (wanted < need) wanted *= 2;
    if (wanted >= UINT32_MAX) return BAY_OVER_BUDGET;
    void *grown =
        memory_resize_array(build->graph->memory, *block, *room, (size_t)wanted, each);
    if (!grown) return graph_refused(build);
    *block = grown;
    *room = (uint32_t)wanted;
    return BAY_OK;
}

void graph_table_fill(graph_table *table, graph_items of, uint32_t from, uint32_t count) {
    memset(table->slot, 0, ((size_t)table->mask + 1) * sizeof *table->slot);
    const uint8_t *item = (const uint8_t *)of.first + from * of.apart;
    for (uint32_t i = from; i < count; i++, item += of.apart) {
        uint32_t hash = graph_hash(item, of.words), at = hash & table->mask;
        while (table->slot[at]) at = (at + 1) & table->mask;
        table->slot[at] = graph_slot_of(table, i, hash);
    }
}
