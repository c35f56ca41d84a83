// One pass over what is walked under a plan: the visits of each situation are known in closed
// form, also in loops, and each edge is walked once more to hear what it cites.
#include "analysis/explain/citing.h"
#include "analysis/explain/trail.h"
#include "base/memory.h"

enum { TICKS_APART = 1 << 10 }; // situations

typedef struct walk {
    const bay_graph *graph;
    flow passed;
    citing heard;
    trail trail;
    uint32_t edge; // of the trail, the next
    bay_clause_use *use;
} walk;

// Adds what was heard, `times` times; along an edge of the trail, unless it is the beginning.
static void add_heard(walk *w, double times, bool for_ever) {
    for (uint32_t i = 0; i < w->heard.cited; i++) {
        bay_clause_use *use = &w->use[w->heard.cites[i]];
        if (for_ever)
            use->endless = true;
        else
            use->expected += times * w->heard.count[w->heard.cites[i]];
    }
}

static bay_status walk_start(walk *w) {
    bay_status status = citing_start(&w->heard);
    if (status) return status;
    add_heard(w, 1, false);
    for (uint32_t i = 0; i < w->heard.cited; i++) w->use[w->heard.cites[i]].chance = 1;
    return BAY_OK;
}

static bay_status walk_from(walk *w, uint32_t at) {
    const bay_graph *graph = w->graph;
    uint32_t count = w->trail.graph.first[at + 1] - w->trail.graph.first[at];
    bool chance = graph->place[at].kind == PLACE_CHANCE;
    bool for_ever = w->passed.reached[at] & FLOW_TURNS;
    uint32_t first = edges_under(graph, w->passed.option, at).first;
    for (uint32_t i = 0; i < count; i++) {
        bay_status status = citing_edge(&w->heard, at, first + i);
        if (status) return status;
        double p = chance ? graph_dice(graph, at)->p[i] : 1;
        add_heard(w, w->passed.amount[at] * p, for_ever);
        for (uint32_t k = 0; k < w->heard.cited; k++)
            trail_mark(&w->trail, w->edge, w->heard.cites[k]);
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
    for (uint32_t c = 0; c < w->heard.clauses && !status; c++) {
        bay_clause_use *use = &w->use[c];
        if ((use->expected > 0 || use->endless) && use->chance < 1)
            status = trail_chance(&w->trail, c, &use->chance);
        if (!status && !work_goes_on(&w->graph->work, c, w->heard.clauses))
            status = BAY_STOPPED;
    }
    return status;
}

static bay_status walk_and_find(walk *w, const bay_plan *plan) {
    bay_status status = flow_make(w->graph, plan->option, (field){0}, &w->passed);
    if (!status) status = trail_make(&w->passed, w->heard.clauses, &w->trail);
    if (!status) status = walk_all(w);
    if (!status) status = find_chances(w);
    trail_free(&w->trail);
    flow_free(&w->passed);
    return status;
}

bay_status bay_why_make(const bay_graph *graph, const bay_plan *plan, bay_why *why) {
    if (graph->open) return BAY_REFUSED;
    bay_memory memory = graph->work.memory;
    walk w = {.graph = graph};
    bay_status status = citing_make(graph, &w.heard);
    uint32_t count = w.heard.clauses;
    w.use = status ? NULL : memory_take_array(memory, count, sizeof *w.use);
    if (!status && !w.use) status = BAY_NO_MEMORY;
    for (uint32_t c = 0; c < count && !status; c++) w.use[c] = (bay_clause_use){0, 0, false};
    if (!status) status = walk_and_find(&w, plan);
    citing_free(&w.heard);
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
