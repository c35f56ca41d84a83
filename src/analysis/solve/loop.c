#include "analysis/solve/loop.h"

#include "base/memory.h"

// Any situation of the graph may be asked for, so the `local` of one that is not a member may have
// any value.
static bool is_member(const loop *in, uint32_t at) {
    uint32_t number = in->local[at];
    return number < in->count && in->member[number] == at;
}

static uint32_t count_edges(const loop *in) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < in->count; i++) {
        policy_edges edges = edges_under(in->graph, in->option, in->member[i]);
        for (uint32_t e = edges.first; e < edges.end; e++)
            count += is_member(in, in->graph->to[e]);
    }
    return count;
}

static void fill_edges(const loop *in, uint32_t *first, uint32_t *to) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < in->count; i++) {
        policy_edges edges = edges_under(in->graph, in->option, in->member[i]);
        first[i] = count;
        for (uint32_t e = edges.first; e < edges.end; e++)
            if (is_member(in, in->graph->to[e])) to[count++] = in->local[in->graph->to[e]];
    }
    first[in->count] = count;
}

static bay_status find_parts(loop *in) {
    uint32_t edges = count_edges(in);
    uint32_t *first = memory_take_array(in->memory, in->count + (size_t)1, sizeof *first);
    uint32_t *to = memory_take_array(in->memory, edges, sizeof *to);
    bay_status status = first && to ? BAY_OK : BAY_NO_MEMORY;
    if (!status) {
        fill_edges(in, first, to);
        status = components_find((links){.count = in->count, .first = first, .to = to},
                                 in->memory, &in->parts);
    }
    memory_give_array(in->memory, first, in->count + (size_t)1, sizeof *first);
    memory_give_array(in->memory, to, edges, sizeof *to);
    return status;
}

bay_status loop_make(const bay_graph *graph, const uint16_t *option, const uint32_t *member,
                     uint32_t count, uint32_t *local, loop *out) {
    loop made = {.graph = graph,
                 .option = option,
                 .count = count,
                 .member = member,
                 .local = local,
                 .memory = graph->work.memory};
    for (uint32_t i = 0; i < count; i++) local[member[i]] = i;
    made.part = memory_take_array(made.memory, count, sizeof *made.part);
    if (!made.part) return BAY_NO_MEMORY;
    bay_status status = find_parts(&made);
    if (status) {
        memory_give_array(made.memory, made.part, count, sizeof *made.part);
        return status;
    }
    for (uint32_t p = 0; p < made.parts.count; p++)
        for (uint32_t i = made.parts.first[p]; i < made.parts.first[p + 1]; i++)
            made.part[made.parts.member[i]] = p;
    *out = made;
    return BAY_OK;
}

void loop_free(loop *from) {
    memory_give_array(from->memory, from->part, from->count, sizeof *from->part);
    components_free(&from->parts);
}

bool loop_has(const loop *in, uint32_t part, uint32_t at) {
    return is_member(in, at) && in->part[in->local[at]] == part;
}

bool loop_turns(const loop *in, uint32_t part) {
    uint32_t first = in->parts.first[part];
    if (in->parts.first[part + 1] - first > 1) return true;
    uint32_t at = in->member[in->parts.member[first]];
    policy_edges edges = edges_under(in->graph, in->option, at);
    for (uint32_t e = edges.first; e < edges.end; e++)
        if (in->graph->to[e] == at) return true;
    return false;
}

bool loop_opens(const loop *in, uint32_t part) {
    for (uint32_t i = in->parts.first[part]; i < in->parts.first[part + 1]; i++) {
        policy_edges edges =
            edges_under(in->graph, in->option, in->member[in->parts.member[i]]);
        for (uint32_t e = edges.first; e < edges.end; e++)
            if (!loop_has(in, part, in->graph->to[e])) return true;
    }
    return false;
}

uint32_t loop_stands_for(const uint32_t *member, uint32_t count) {
    uint32_t least = member[0];
    for (uint32_t i = 1; i < count; i++)
        if (member[i] < least) least = member[i];
    return least;
}
