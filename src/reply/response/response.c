#include "reply/response/response.h"

#include "analysis/graph/graph.h"
#include "analysis/solve/best.h"

#include <string.h>

static bool is_asked(const bay_graph *graph) {
    for (uint32_t at = 0; at < graph->count; at++)
        if (graph->node[at].kind == NODE_CHOICE) return true;
    return false;
}

static bay_status seek_aim(response *of) {
    return bay_best_make(of->graph, &of->standing->of->aim, of->seeks, &of->policy, &of->best);
}

// Best play under the aim, and in the same pass under the aim and casualties; under the aim alone
// where nobody is asked anything, or where the budget's bytes do not suffice for both.
static bay_status seek(context *ctx, response *of) {
    if (!of->aims || !is_asked(of->graph)) return seek_aim(of);
    const bay_aim *const aims[BEST_AIMS] = {&of->standing->of->aim, &of->aims->counting,
                                            &of->aims->losses};
    bay_solution found[2];
    bay_status status =
        best_make_aims(of->graph, aims, of->seeks, &of->policy, found, &of->casualties);
    if (context_forgives(ctx, status)) return seek_aim(of);
    if (status != BAY_OK) return status;
    of->best = found[0];
    of->counting = found[1];
    return BAY_OK;
}

bay_status response_make(context *ctx, const solution *standing, int side,
                         const casualty_aims *aims, response *out) {
    static const int seeks[2] = {BAY_SEEKS_ATTACKER, BAY_SEEKS_DEFENDER};
    *out = (response){.standing = standing, .side = side, .seeks = seeks[side], .aims = aims};
    bay_status status = solution_follow(ctx, standing, seeks[!side], &out->graph);
    if (status == BAY_OK) status = bay_policy_make(out->graph, NULL, &out->policy);
    if (status == BAY_OK) status = seek(ctx, out);
    if (status == BAY_OK) out->most = out->best.value[0];
    return status;
}

void response_free(response *of) {
    bay_solution_free(&of->best);
    bay_solution_free(&of->counting);
    bay_policy_free(&of->policy);
    bay_graph_free(of->graph);
    of->graph = NULL;
}

// What comes of a policy of this side.
static bay_status follow(response *of, const bay_policy *policy) {
    solution then = {.of = of->standing->of};
    bay_status status = bay_odds_make(of->graph, policy, &then.of->aim, &then.odds);
    if (status != BAY_OK) return status;
    of->ground = solution_ground(&then);
    of->to = then.odds.value;
    memcpy(of->loss, then.odds.mean, sizeof of->loss);
    bay_odds_free(&then.odds);
    return BAY_OK;
}

// The standing order that is not worth keeping: at the first order's step, or else where the policies
// first differ.
static const char *find_left(const response *of) {
    const bay_rules *rules = of->standing->of->scenario.rules;
    for (uint32_t i = 0; i < of->orders.count; i++)
        if (rules->steps[of->orders.order[i].step].standing)
            return rules->steps[of->orders.order[i].step].standing;
    for (uint32_t i = 0; i < of->policy.count; i++) {
        bay_step step;
        if (of->policy.option[i] == of->best.policy.option[i]) continue;
        bay_graph_step(of->graph, i, &step);
        return rules->steps[step.id].standing;
    }
    return NULL;
}

bay_status response_shorten(response *of) {
    const bay_aim *aim = of->counts ? &of->aims->counting : &of->standing->of->aim;
    bay_policy shortened = {0};
    bay_status status =
        order_list_make(of->graph, aim, &of->best, of->seeks, &shortened, &of->orders);
    if (status == BAY_OK) status = follow(of, &shortened);
    if (status == BAY_OK) of->leaves = find_left(of);
    bay_policy_free(&shortened);
    return status;
}
