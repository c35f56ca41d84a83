#include "analysis/explain/trail.h"

#include "base/memory.h"

#include <string.h>

// Whether play can go on from a situation.
static bool goes_on(const flow *passed, uint32_t at) {
    uint8_t kind = passed->graph->place[at].kind;
    return passed->reached[at] && (kind == PLACE_CHANCE || kind == PLACE_CHOICE);
}

static uint32_t count_edges(const flow *passed) {
    uint32_t count = 0;
    for (uint32_t at = 0; at < passed->graph->count; at++) {
        if (!goes_on(passed, at)) continue;
        plan_edges edges = edges_under(passed->graph, passed->option, at);
        count += edges.end - edges.first;
    }
    return count;
}

static void fill(const flow *passed, trail *out) {
    const bay_graph *graph = passed->graph;
    uint32_t last = graph->count, count = 0;
    memcpy(out->graph.place, graph->place, graph->count * sizeof *graph->place);
    for (uint32_t at = 0; at < graph->count; at++) {
        out->graph.first[at] = count;
        if (!goes_on(passed, at)) continue;
        plan_edges edges = edges_under(graph, passed->option, at);
        for (uint32_t e = edges.first; e < edges.end; e++) out->to[count++] = graph->to[e];
    }
    out->graph.first[last] = out->graph.first[last + 1] = count;
    out->graph.place[last] = (graph_place){.kind = PLACE_END};
}

bay_status trail_make(const flow *passed, uint32_t marks, trail *out) {
    const bay_graph *graph = passed->graph;
    bay_memory memory = graph->work.memory;
    size_t count = (size_t)graph->count + 1, edges = count_edges(passed);
    *out = (trail){.words = (marks + 63) / 64};
    out->graph = (bay_graph){.battle = graph->battle,
                             .work = graph->work,
                             .memory = graph->work.memory,
                             .count = (uint32_t)count,
                             .edges = (uint32_t)edges,
                             .throws = graph->throws,
                             .throw = graph->throw};
    out->graph.place = memory_take_array(memory, count, sizeof *out->graph.place);
    out->graph.first = memory_take_array(memory, count + 1, sizeof *out->graph.first);
    out->graph.to = memory_take_array(memory, edges, sizeof *out->graph.to);
    out->to = memory_take_array(memory, edges, sizeof *out->to);
    out->option = memory_take_zeroed(memory, count * sizeof *out->option);
    out->mark = memory_take_zeroed(memory, edges * out->words * sizeof *out->mark);
    if (!out->graph.place || !out->graph.first || !out->graph.to) return BAY_NO_MEMORY;
    if (!out->to || !out->option || !out->mark) return BAY_NO_MEMORY;
    fill(passed, out);
    return BAY_OK;
}

void trail_free(trail *from) {
    bay_memory memory = from->graph.memory;
    size_t count = from->graph.count, edges = from->graph.edges;
    if (!count) return; // never begun
    memory_give_array(memory, from->graph.place, count, sizeof *from->graph.place);
    memory_give_array(memory, from->graph.first, count + 1, sizeof *from->graph.first);
    memory_give_array(memory, from->graph.to, edges, sizeof *from->graph.to);
    memory_give_array(memory, from->to, edges, sizeof *from->to);
    memory_give(memory, from->option, count * sizeof *from->option);
    memory_give(memory, from->mark, edges * from->words * sizeof *from->mark);
}

// Leads the edges with the mark to the last situation.
static void lead_away(trail *in, uint32_t mark) {
    bay_graph *graph = &in->graph;
    for (uint32_t at = 0; at < graph->count; at++) {
        graph->place[at].loop = 0;
        for (uint32_t e = graph->first[at]; e < graph->first[at + 1]; e++) {
            bool has = in->mark[(size_t)e * in->words + mark / 64] >> mark % 64 & 1;
            graph->to[e] = has ? graph->count - 1 : in->to[e];
            if (graph->to[e] == at) graph->place[at].loop = 1;
        }
    }
}

// What flowed into the last situation. A sum may round to 1 where something else can happen too.
static double flowed_in(const trail *in, const flow *led) {
    const double nearly_one = 1 - 0x1p-53;
    uint32_t last = in->graph.count - 1;
    bool other = false;
    for (uint32_t at = 0; at < last && !other; at++)
        other = (led->reached[at] & FLOW_STAYS) ||
                (led->reached[at] && in->graph.place[at].kind == PLACE_END);
    if (!other) return 1;
    return led->amount[last] < 1 ? led->amount[last] : nearly_one;
}

bay_status trail_chance(trail *in, uint32_t mark, double *chance) {
    bay_graph *graph = &in->graph;
    lead_away(in, mark);
    bay_status status = components_find((links){graph->count, graph->first, graph->to},
                                        graph->memory, &graph->parts);
    if (status) return status;
    flow led;
    status = flow_make(graph, in->option, (field){0}, &led);
    if (!status) *chance = flowed_in(in, &led);
    flow_free(&led);
    components_free(&graph->parts);
    return status;
}
