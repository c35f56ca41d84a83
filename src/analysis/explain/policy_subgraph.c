#include "analysis/explain/policy_subgraph.h"

#include "base/memory.h"

#include <string.h>

// True if play can go on from a situation.
static bool goes_on(const occupancy *passed, uint32_t at) {
    uint8_t kind = passed->graph->node[at].kind;
    return passed->reached[at] && (kind == NODE_CHANCE || kind == NODE_CHOICE);
}

static uint32_t count_edges(const occupancy *passed) {
    uint32_t count = 0;
    for (uint32_t at = 0; at < passed->graph->count; at++) {
        if (!goes_on(passed, at)) continue;
        policy_edges edges = edges_under(passed->graph, passed->option, at);
        count += edges.end - edges.first;
    }
    return count;
}

static void fill(const occupancy *passed, policy_subgraph *out) {
    const bay_graph *graph = passed->graph;
    uint32_t last = graph->count, count = 0;
    memcpy(out->graph.node, graph->node, graph->count * sizeof *graph->node);
    for (uint32_t at = 0; at < graph->count; at++) {
        out->graph.first[at] = count;
        if (!goes_on(passed, at)) continue;
        policy_edges edges = edges_under(graph, passed->option, at);
        for (uint32_t e = edges.first; e < edges.end; e++) out->to[count++] = graph->to[e];
    }
    out->graph.first[last] = out->graph.first[last + 1] = count;
    out->graph.node[last] = (graph_node){.kind = NODE_END};
}

bay_status policy_subgraph_make(const occupancy *passed, uint32_t marks, policy_subgraph *out) {
    const bay_graph *graph = passed->graph;
    bay_memory memory = graph->work.memory;
    size_t count = (size_t)graph->count + 1, edges = count_edges(passed);
    *out = (policy_subgraph){.words = (marks + 63) / 64};
    out->graph = (bay_graph){.battle = graph->battle,
                             .work = graph->work,
                             .memory = graph->work.memory,
                             .count = (uint32_t)count,
                             .edges = (uint32_t)edges,
                             .throws = graph->throws,
                             .throw = graph->throw};
    out->graph.node = memory_take_array(memory, count, sizeof *out->graph.node);
    out->graph.first = memory_take_array(memory, count + 1, sizeof *out->graph.first);
    out->graph.to = memory_take_array(memory, edges, sizeof *out->graph.to);
    out->to = memory_take_array(memory, edges, sizeof *out->to);
    out->option = memory_take_zeroed(memory, count * sizeof *out->option);
    out->mark = memory_take_zeroed(memory, edges * out->words * sizeof *out->mark);
    if (!out->graph.node || !out->graph.first || !out->graph.to) return BAY_NO_MEMORY;
    if (!out->to || !out->option || !out->mark) return BAY_NO_MEMORY;
    fill(passed, out);
    return BAY_OK;
}

void policy_subgraph_free(policy_subgraph *from) {
    bay_memory memory = from->graph.memory;
    size_t count = from->graph.count, edges = from->graph.edges;
    if (!count) return; // it was never filled in
    memory_give_array(memory, from->graph.node, count, sizeof *from->graph.node);
    memory_give_array(memory, from->graph.first, count + 1, sizeof *from->graph.first);
    memory_give_array(memory, from->graph.to, edges, sizeof *from->graph.to);
    memory_give_array(memory, from->to, edges, sizeof *from->to);
    memory_give(memory, from->option, count * sizeof *from->option);
    memory_give(memory, from->mark, edges * from->words * sizeof *from->mark);
}

// Redirects the edges with the mark to the last situation.
static void lead_away(policy_subgraph *in, uint32_t mark) {
    bay_graph *graph = &in->graph;
    for (uint32_t at = 0; at < graph->count; at++) {
        graph->node[at].loop = 0;
        for (uint32_t e = graph->first[at]; e < graph->first[at + 1]; e++) {
            bool has = in->mark[(size_t)e * in->words + mark / 64] >> mark % 64 & 1;
            graph->to[e] = has ? graph->count - 1 : in->to[e];
        }
    }
}

// The flow into the last situation. A sum may round to 1 although something else can happen too.
static double occupied_in(const policy_subgraph *in, const occupancy *led) {
    const double nearly_one = 1 - 0x1p-53;
    uint32_t last = in->graph.count - 1;
    bool other = false;
    for (uint32_t at = 0; at < last && !other; at++)
        other = (led->reached[at] & OCCUPANCY_STAYS) ||
                (led->reached[at] && in->graph.node[at].kind == NODE_END);
    if (!other) return 1;
    return led->amount[last] < 1 ? led->amount[last] : nearly_one;
}

bay_status policy_subgraph_chance(policy_subgraph *in, uint32_t mark, double *chance) {
    bay_graph *graph = &in->graph;
    lead_away(in, mark);
    bay_status status = components_find(graph_links(graph), graph->memory, &graph->parts);
    if (status) return status;
    occupancy led;
    status = occupancy_make(graph, in->option, (field){0}, &led);
    if (!status) *chance = occupied_in(in, &led);
    occupancy_free(&led);
    components_free(&graph->parts);
    return status;
}
