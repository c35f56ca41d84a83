#include "answer/outlook.h"

#include <assert.h>

// --- From here -------------------------------------------------------------------------------

bay_status outlook_make(door *d, const assault *a, orders_kind kind, outlook *out) {
    refusal before = d->refusal;
    *out = (outlook){.known = false};
    bay_status status = figures_make(d, a, kind, &out->figures);
    out->known = status == BAY_OK;
    if (out->known) out->ground = figures_ground(&out->figures);
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
    assert(best->known && best->figures.solved);
    bay_step step = replay_step(&best->figures.of->replay);
    assert(step.kind == BAY_CHOICE);
    return !step.settled;
}

int outlook_best(const outlook *best) {
    return is_open(best) ? best->figures.solution.policy.option[0] : 0;
}

double outlook_option(const outlook *best, int index) {
    const figures *f = &best->figures;
    return is_open(best) ? bay_solution_option(f->graph, &f->solution, 0, (uint32_t)index)
                         : f->solution.value[0];
}

double outlook_cost(const outlook *best, int index) {
    bay_step step = replay_step(&best->figures.of->replay);
    double most = outlook_option(best, outlook_best(best)), value = outlook_option(best, index);
    double cost = step.who == BAY_ATTACKER ? most - value : value - most;
    return cost > 0 ? cost : 0;
}
