#include "analysis/graph/graph_build.h"
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
