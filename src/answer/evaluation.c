#include "answer/evaluation.h"

#include <assert.h>

// --- From here -------------------------------------------------------------------------------

bay_status evaluation_make(context *ctx, const assault *a, orders_kind kind, evaluation *out) {
    refusal before = ctx->refusal;
    *out = (evaluation){.known = false};
    bay_status status = solution_make(ctx, a, kind, THROWS_JOINED, &out->solution);
    out->known = status == BAY_OK;
    if (out->known) out->ground = solution_ground(&out->solution);
    if (status != BAY_OVER_BUDGET) return status;
    ctx->refusal = before; // nothing is refused: it is only not known
    return BAY_OK;
}

void evaluation_free(evaluation *o) {
    solution_free(&o->solution);
}

// --- Options ---------------------------------------------------------------------------------

// Of a settled situation the graph has no options: whatever is chosen, nothing changes any more.
static bool is_open(const evaluation *best) {
    assert(best->known && best->solution.solved);
    bay_step step = replay_step(&best->solution.of->replay);
    assert(step.kind == BAY_CHOICE);
    return !step.settled;
}

int evaluation_best(const evaluation *best) {
    return is_open(best) ? best->solution.best.policy.option[0] : 0;
}

double evaluation_option(const evaluation *best, int index) {
    const solution *f = &best->solution;
    return is_open(best) ? bay_solution_option(f->graph, &f->best, 0, (uint32_t)index)
                         : f->best.value[0];
}

double evaluation_cost(const evaluation *best, int index) {
    bay_step step = replay_step(&best->solution.of->replay);
    double most = evaluation_option(best, evaluation_best(best)),
           value = evaluation_option(best, index);
    double cost = step.who == BAY_ATTACKER ? most - value : value - most;
    return cost > 0 ? cost : 0;
}
