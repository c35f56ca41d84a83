#include "analysis/policy/graph_sorted.h"

#include "base/memory.h"

#include <assert.h>

static bool goes_round(const bay_graph *graph) {
    bool loop = graph->parts.largest > 1;
    for (uint32_t at = 0; at < graph->count && !loop; at++) loop = graph->node[at].loop;
    return loop;
}

static void number_all(graph_sorted *of) {
    for (uint32_t n = 0; n < of->from->count; n++) {
        of->number[of->met[n]] = n;
        of->graph.parts.member[n] = n;
    }
    assert(of->number[0] == 0); // every situation is reached from there
}

static void lay_out(graph_sorted *of) {
    const bay_graph *from = of->from;
    uint32_t edges = 0;
    for (uint32_t n = 0; n < from->count; n++) {
        uint32_t at = of->met[n];
        if (n + GRAPH_FAR_AHEAD < from->count) {
            graph_fetch(from, of->met[n + GRAPH_FAR_AHEAD]);
            graph_fetch_edges(from, of->met[n + GRAPH_NEAR_AHEAD]);
        }
        of->graph.node[n] = from->node[at];
        of->graph.first[n] = edges;
        for (uint32_t e = from->first[at]; e < from->first[at + 1]; e++)
            of->graph.to[edges++] = of->number[from->to[e]];
    }
    of->graph.first[from->count] = edges;
}

static bay_status sort(graph_sorted *of) {
    const bay_graph *from = of->from;
    bay_memory memory = from->work.memory;
    bay_graph *made = &of->graph;
    of->sorted = true;
    of->met = from->parts.member;
    made->row = NULL;
    made->node = memory_take_array(memory, from->count, sizeof *made->node);
    made->first = memory_take_array(memory, from->count + (size_t)1, sizeof *made->first);
    made->to = memory_take_array(memory, from->edges, sizeof *made->to);
    made->parts.member = memory_take_array(memory, from->count, sizeof *made->parts.member);
    if (!made->node || !made->first || !made->to || !made->parts.member) return BAY_NO_MEMORY;
    number_all(of);
    lay_out(of);
    return BAY_OK;
}

bay_status graph_sort(const bay_graph *from, graph_sorted *out) {
    *out = (graph_sorted){.graph = *from, .from = from};
    out->number = memory_take_array(from->work.memory, from->count, sizeof *out->number);
    if (!out->number) return BAY_NO_MEMORY;
    if (!goes_round(from)) return sort(out);
    for (uint32_t at = 0; at < from->count; at++) out->number[at] = at;
    out->met = out->number;
    return BAY_OK;
}

void graph_sorted_free(graph_sorted *of) {
    bay_graph *made = &of->graph;
    bay_memory memory = made->work.memory;
    size_t count = made->count;
    memory_give_array(memory, of->number, count, sizeof *of->number);
    if (!of->sorted) return;
    memory_give_array(memory, made->node, count, sizeof *made->node);
    memory_give_array(memory, made->first, count + 1, sizeof *made->first);
    memory_give_array(memory, made->to, made->edges, sizeof *made->to);
    memory_give_array(memory, made->parts.member, count, sizeof *made->parts.member);
}

bay_status graph_sorted_answer(const graph_sorted *of, const bay_solution *solution,
                               bay_solution *out) {
    bay_memory memory = of->from->work.memory;
    uint32_t count = of->from->count;
    bay_solution made = {.policy = {.count = count, .memory = memory}, .memory = memory};
    made.policy.option = memory_take_array(memory, count, sizeof *made.policy.option);
    made.value = memory_take_array(memory, count, sizeof *made.value);
    if (!made.policy.option || !made.value) {
        bay_solution_free(&made);
        return BAY_NO_MEMORY;
    }
    for (uint32_t at = 0; at < count; at++) {
        made.policy.option[of->number[at]] = solution->policy.option[at];
        made.value[of->number[at]] = solution->value[at];
    }
    *out = made;
    return BAY_OK;
}
