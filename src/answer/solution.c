#include "answer/solution.h"

#include <string.h>

const bay_policy *solution_policy(const solution *f) {
    return f->solved ? &f->best.policy : &f->own;
}

double solution_ground(const solution *f) {
    const bay_ending *endings = f->of->scenario.rules->endings;
    double ground = 0;
    for (uint32_t i = 0; i < f->odds.endings; i++)
        if (endings[i].gains) ground += f->odds.p[i];
    return ground;
}

const bay_ending *solution_first(const bay_rules *rules, const double *p) {
    const bay_ending *success = &rules->endings[rules->taken];
    if (p[rules->taken] > 0) return success;
    for (uint32_t i = 0; rules->endings[i].id; i++)
        if (p[i] > 0 && rules->endings[i].gains) return &rules->endings[i];
    return success;
}

const void *solution_from(const assault *a) {
    return a->replay.steps ? replay_at(&a->replay) : NULL;
}

const bay_orders *solution_orders(const solution *f) {
    return f->kind == ORDERS_GIVEN ? f->of->orders : NULL;
}

static bay_status make_plan(solution *f) {
    int seeks = assault_seeks(f->kind);
    bay_status status = BAY_OK;
    if (seeks != BAY_SEEKS_BOTH)
        status = bay_policy_make(f->graph, solution_orders(f), &f->own);
    if (status != BAY_OK || !seeks) return status;
    const bay_policy *given = seeks == BAY_SEEKS_BOTH ? NULL : &f->own;
    status = bay_best_make(f->graph, &f->of->aim, seeks, given, &f->best);
    f->solved = status == BAY_OK;
    return status;
}

bay_status solution_count(solution *f) {
    bay_status status = bay_odds_make(f->graph, solution_policy(f), &f->of->aim, &f->odds);
    f->counted = status == BAY_OK;
    return status;
}

// The budget was reached: what the part that stands says of the endings under given orders. Of
// best play it says nothing, nor where the budget has no bytes left to count it.
static bay_status tell_bounds(context *ctx, solution *f) {
    ctx->refusal.reached = bay_graph_situations(f->graph);
    if (assault_seeks(f->kind)) return BAY_OVER_BUDGET;
    bay_status status = make_plan(f);
    if (status == BAY_OK) status = solution_count(f);
    if (context_forgives(ctx, status)) return BAY_OVER_BUDGET;
    if (status != BAY_OK) return status;
    ctx->refusal.bounded = f->of->scenario.rules;
    ctx->refusal.unknown = f->odds.unknown;
    memcpy(ctx->refusal.low, f->odds.p, sizeof ctx->refusal.low);
    return BAY_OVER_BUDGET;
}

bay_graph_start solution_outset(const assault *a) {
    return (bay_graph_start){.battle = a->battle,
                             .from = solution_from(a),
                             .faces = a->replay.faces,
                             .thrown = a->replay.thrown};
}

static bay_status expand(bay_graph_start from, const bay_work *work, solution *out) {
    from.orders = solution_orders(out);
    if (from.orders) from.battle = bay_orders_battle(from.orders);
    from.joined = out->throws == THROWS_JOINED;
    from.follows = BAY_SEEKS_BOTH & ~assault_seeks(out->kind); // of them no more is needed
    bay_status status = bay_graph_make(&from, work, &out->graph);
    return status == BAY_OK ? make_plan(out) : status;
}

bay_status solution_expand(const assault *a, orders_kind kind, throws_kind throws,
                           const bay_work *work, solution *out) {
    bay_graph_start from = solution_outset(a);
    from.thrown = 0;
    *out = (solution){.of = a, .kind = kind, .throws = throws};
    return expand(from, work, out);
}

// True where there is no graph to be had. What a pool cannot hold is expanded without it.
static bool is_final(context *ctx, bay_status status) {
    return status == BAY_STOPPED || (status == BAY_NO_MEMORY && !context_forgives(ctx, status));
}

bay_status solution_follow(context *ctx, const solution *f, int follows, bay_graph **graph) {
    bay_status status = f->pool ? graph_pool_make(f->pool, follows, graph) : BAY_OVER_BUDGET;
    if (status == BAY_OK || is_final(ctx, status)) return status;
    bay_graph_start from = solution_outset(f->of);
    bay_work work = context_work(ctx);
    from.follows = follows;
    from.joined = f->throws == THROWS_JOINED;
    return bay_graph_make(&from, &work, graph);
}

static bay_status count(context *ctx, solution *f, bay_status expanded) {
    if (expanded == BAY_OVER_BUDGET && f->graph) return tell_bounds(ctx, f);
    return expanded == BAY_OK ? solution_count(f) : expanded;
}

bay_status solution_make(context *ctx, const assault *a, orders_kind kind, throws_kind throws,
                         solution *out) {
    bay_work work = context_work(ctx);
    *out = (solution){.of = a, .kind = kind, .throws = throws};
    return count(ctx, out, expand(solution_outset(a), &work, out));
}

bay_status solution_make_pooled(context *ctx, const assault *a, throws_kind throws,
                                solution *out) {
    bay_work work = context_work(ctx);
    *out = (solution){.of = a, .kind = ORDERS_STANDING, .throws = throws};
    if (a->replay.thrown) return solution_make(ctx, a, ORDERS_STANDING, throws, out);
    bay_graph_start from = solution_outset(a);
    from.joined = throws == THROWS_JOINED;
    bay_status status = graph_pool_new(&from, &work, &out->pool);
    if (status == BAY_OK) status = graph_pool_make(out->pool, BAY_SEEKS_BOTH, &out->graph);
    if (status == BAY_OK) return count(ctx, out, make_plan(out));
    if (is_final(ctx, status)) return status;
    graph_pool_free(out->pool);
    return solution_make(ctx, a, ORDERS_STANDING, throws, out);
}

void solution_free(solution *f) {
    if (f->counted) bay_odds_free(&f->odds);
    if (f->solved) bay_solution_free(&f->best);
    bay_policy_free(&f->own);
    bay_graph_free(f->graph);
    graph_pool_free(f->pool);
    *f = (solution){0};
}
