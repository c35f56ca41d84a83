#include "analysis/graph_build.h"
#include "base/memory.h"

enum { SMALL_BITS = 13 }; // slots: up to here a table grows fourfold, then twofold

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

bay_status graph_table_new(graph_build *build, graph_table *table, uint32_t bits) {
    size_t size = (size_t)1 << bits;
    graph_slot *slot = memory_take_array(build->graph->memory, size, sizeof *slot);
    if (!slot) return graph_refused(build);
    memset(slot, 0, size * sizeof *slot);
    *table = (graph_table){slot, (uint32_t)(size - 1)};
    return BAY_OK;
}

bay_status graph_table_grow(graph_build *build, graph_table *table) {
    graph_table larger;
    uint32_t bits = 1;
    while (((uint32_t)1 << bits) <= table->mask) bits++;
    if (bits >= 30) return BAY_OVER_BUDGET;
    bay_status status = graph_table_new(build, &larger, bits + (bits < SMALL_BITS ? 2 : 1));
    if (status) return status;
    for (size_t i = 0; i <= table->mask; i++) {
        graph_slot slot = table->slot[i];
        uint32_t place = slot.hash & larger.mask;
        if (!slot.index) continue;
        while (larger.slot[place].index) place = (place + 1) & larger.mask;
        larger.slot[place] = slot;
    }
    graph_table_free(build, table);
    *table = larger;
    return BAY_OK;
}

void graph_table_free(graph_build *build, graph_table *table) {
    if (table->slot)
        memory_give_array(build->graph->memory, table->slot, (size_t)table->mask + 1,
                          sizeof *table->slot);
    table->slot = NULL;
}
