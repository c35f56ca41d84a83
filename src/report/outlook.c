#include "report/outlook.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

// --- In mid-throw ----------------------------------------------------------------------------

// The odds of every result, given the faces that lie there: [results], to be given back.
static bay_status results_given(const replay *r, const bay_throw *dice, double *p) {
    size_t size = bay_throw_space(dice);
    void *space = memory_take(r->memory, size);
    if (!space) return BAY_NO_MEMORY;
    bay_status status = bay_throw_odds(dice, r->faces, r->thrown, p, NULL, space);
    memory_give(r->memory, space, size);
    return status;
}

// What is left of the throw, each result worth what the plan makes of it.
static double sum_results(const bay_graph *graph, const double *value, const double *p,
                          uint32_t results) {
    double sum = 0;
    for (uint32_t i = 0; i < results; i++)
        if (p[i] > 0) sum += p[i] * value[bay_graph_next(graph, 0, i)];
    return sum;
}

static bay_status ground_given(outlook *o, const bay_throw *dice) {
    const figures *f = &o->figures;
    const replay *r = &f->of->replay;
    bay_aim ground;
    bay_answer worth; // of the plan, everywhere
    uint32_t results = bay_throw_results(dice);
    bay_status status = bay_aim_read(f->of->battle, NULL, &ground, NULL);
    if (status == BAY_OK) status = bay_best_make(f->graph, &ground, 0, figures_plan(f), &worth);
    if (status != BAY_OK) return status;
    double *p = memory_take_array(r->memory, results, sizeof *p);
    status = p ? results_given(r, dice, p) : BAY_NO_MEMORY;
    if (status == BAY_OK) o->ground = sum_results(f->graph, worth.value, p, results) / 100;
    memory_give_array(r->memory, p, results, sizeof *p);
    bay_answer_free(&worth);
    return status;
}

// --- From here -------------------------------------------------------------------------------

static bay_status find_ground(outlook *o) {
    const replay *r = &o->figures.of->replay;
    bay_step step = replay_step(r);
    o->known = true;
    o->ground = figures_ground(&o->figures);
    return r->thrown && !step.settled ? ground_given(o, &step.dice) : BAY_OK;
}

bay_status outlook_make(door *d, const assault *a, orders_kind kind, outlook *out) {
    refusal before = d->refusal;
    *out = (outlook){.known = false};
    bay_status status = figures_make(d, a, kind, &out->figures);
    if (status == BAY_OK) return find_ground(out);
    if (status != BAY_OVER_BUDGET) return status;
    d->refusal = before; // nothing is refused: it is only not known
    return BAY_OK;
}

void outlook_free(outlook *o) {
    figures_free(&o->figures);
}

// --- Options ---------------------------------------------------------------------------------

// Of a settled situation the graph has no options: whatever is chosen, nothing changes any more.
static bool is_open(const outlook *best) {
    assert(best->known && best->figures.answered);
    bay_step step = replay_step(&best->figures.of->replay);
    assert(step.kind == BAY_CHOICE);
    return !step.settled;
}

int outlook_best(const outlook *best) {
    return is_open(best) ? best->figures.answer.plan.option[0] : 0;
}

double outlook_option(const outlook *best, int index) {
    const figures *f = &best->figures;
    return is_open(best) ? bay_answer_option(f->graph, &f->answer, 0, (uint32_t)index)
                         : f->answer.value[0];
}

double outlook_cost(const outlook *best, int index) {
    bay_step step = replay_step(&best->figures.of->replay);
    double most = outlook_option(best, outlook_best(best)), value = outlook_option(best, index);
    double cost = step.who == BAY_ATTACKER ? most - value : value - most;
    return cost > 0 ? cost : 0;
}
