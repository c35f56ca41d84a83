// One pass over the edges that a policy takes. The visits of each situation are known in closed
// form, also in loops. Each edge is played once more to hear which clauses it cites.
#include "analysis/explain/clause_counts.h"
#include "analysis/explain/policy_subgraph.h"
#include "base/memory.h"

enum { TICKS_APART = 1 << 10 }; // situations

typedef struct walk {
    const bay_graph *graph;
    occupancy passed;
    clause_counts counts;
    policy_subgraph subgraph;
    uint32_t edge; // of the subgraph: the next one
    bay_clause_use *use;
} walk;

// Adds the counts `times` times; those of an edge of the subgraph, unless it is the beginning.
static void add_heard(walk *w, double times, bool for_ever) {
    for (uint32_t i = 0; i < w->counts.cited; i++) {
        bay_clause_use *use = &w->use[w->counts.cites[i]];
        if (for_ever)
            use->endless = true;
        else
            use->expected += times * w->counts.count[w->counts.cites[i]];
    }
}

static bay_status walk_start(walk *w) {
    bay_status status = clause_counts_start(&w->counts);
    if (status) return status;
    add_heard(w, 1, false);
    for (uint32_t i = 0; i < w->counts.cited; i++) w->use[w->counts.cites[i]].chance = 1;
    return BAY_OK;
}

static bay_status walk_from(walk *w, uint32_t at) {
    const bay_graph *graph = w->graph;
    uint32_t count = w->subgraph.graph.first[at + 1] - w->subgraph.graph.first[at];
    bool chance = graph->node[at].kind == NODE_CHANCE;
    bool for_ever = w->passed.reached[at] & OCCUPANCY_TURNS;
    uint32_t first = edges_under(graph, w->passed.option, at).first;
    for (uint32_t i = 0; i < count; i++) {
        bay_status status = clause_counts_edge(&w->counts, at, first + i);
        if (status) return status;
        double p = chance ? graph_dice(graph, at)->p[i] : 1;
        add_heard(w, w->passed.amount[at] * p, for_ever);
        for (uint32_t k = 0; k < w->counts.cited; k++)
            policy_subgraph_mark(&w->subgraph, w->edge, w->counts.cites[k]);
        w->edge++;
    }
    return BAY_OK;
}

static bay_status walk_all(walk *w) {
    bay_status status = walk_start(w);
    for (uint32_t at = 0; at < w->graph->count && !status; at++) {
        status = walk_from(w, at);
        if (at % TICKS_APART == TICKS_APART - 1 && !status &&
            !work_goes_on(&w->graph->work, at, w->graph->count))
            status = BAY_STOPPED;
    }
    return status;
}

static bay_status find_chances(walk *w) {
    bay_status status = BAY_OK;
    for (uint32_t c = 0; c < w->counts.clauses && !status; c++) {
        bay_clause_use *use = &w->use[c];
        if ((use->expected > 0 || use->endless) && use->chance < 1)
            status = policy_subgraph_chance(&w->subgraph, c, &use->chance);
        if (!status && !work_goes_on(&w->graph->work, c, w->counts.clauses))
            status = BAY_STOPPED;
    }
    return status;
}

static bay_status walk_and_find(walk *w, const bay_policy *policy) {
    bay_status status = occupancy_make(w->graph, policy->option, (field){0}, &w->passed);
    if (!status) status = policy_subgraph_make(&w->passed, w->counts.clauses, &w->subgraph);
    if (!status) status = walk_all(w);
    if (!status) status = find_chances(w);
    policy_subgraph_free(&w->subgraph);
    occupancy_free(&w->passed);
    return status;
}

bay_status bay_why_make(const bay_graph *graph, const bay_policy *policy, bay_why *why) {
    if (graph->open || graph->joined) return BAY_REFUSED;
    bay_memory memory = graph->work.memory;
    walk w = {.graph = graph};
    bay_status status = clause_counts_make(graph, &w.counts);
    uint32_t count = w.counts.clauses;
    w.use = status ? NULL : memory_take_array(memory, count, sizeof *w.use);
    if (!status && !w.use) status = BAY_NO_MEMORY;
    for (uint32_t c = 0; c < count && !status; c++) w.use[c] = (bay_clause_use){0, 0, false};
    if (!status) status = walk_and_find(&w, policy);
    clause_counts_free(&w.counts);
    if (status)
        memory_give_array(memory, w.use, count, sizeof *w.use);
    else
        *why = (bay_why){count, w.use, memory};
    return status;
}

void bay_why_free(bay_why *why) {
    if (!why) return;
    memory_give_array(why->memory, why->use, why->clauses, sizeof *why->use);
    *why = (bay_why){0};
}
