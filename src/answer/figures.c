#include "answer/figures.h"

#include <string.h>

const bay_policy *figures_policy(const figures *f) {
    return f->solved ? &f->solution.policy : &f->own;
}

double figures_ground(const figures *f) {
    const bay_ending *endings = f->of->scenario.rules->endings;
    double ground = 0;
    for (uint32_t i = 0; i < f->odds.endings; i++)
        if (endings[i].gains) ground += f->odds.p[i];
    return ground;
}

const bay_ending *figures_first(const bay_rules *rules, const double *p) {
    const bay_ending *success = &rules->endings[rules->taken];
    if (p[rules->taken] > 0) return success;
    for (uint32_t i = 0; rules->endings[i].id; i++)
        if (p[i] > 0 && rules->endings[i].gains) return &rules->endings[i];
    return success;
}

const void *figures_from(const assault *a) {
    return a->replay.steps ? replay_at(&a->replay) : NULL;
}

const bay_orders *figures_orders(const figures *f) {
    return f->kind == ORDERS_GIVEN ? f->of->orders : NULL;
}

static bay_status make_plan(figures *f) {
    int seeks = assault_seeks(f->kind);
    bay_status status = BAY_OK;
    if (seeks != BAY_SEEKS_BOTH) status = bay_policy_make(f->graph, figures_orders(f), &f->own);
    if (status != BAY_OK || !seeks) return status;
    const bay_policy *given = seeks == BAY_SEEKS_BOTH ? NULL : &f->own;
    status = bay_best_make(f->graph, &f->of->aim, seeks, given, &f->solution);
    f->solved = status == BAY_OK;
    return status;
}

bay_status figures_count(figures *f) {
    bay_status status = bay_odds_make(f->graph, figures_policy(f), &f->of->aim, &f->odds);
    f->counted = status == BAY_OK;
    return status;
}

// The budget was reached: what the part that stands says of the endings under given orders. Of
// best play it says nothing, nor where the budget has no bytes left to count it.
static bay_status tell_bounds(door *d, figures *f) {
    d->refusal.reached = bay_graph_situations(f->graph);
    if (assault_seeks(f->kind)) return BAY_OVER_BUDGET;
    bay_status status = make_plan(f);
    if (status == BAY_OK) status = figures_count(f);
    if (door_forgives(d, status)) return BAY_OVER_BUDGET;
    if (status != BAY_OK) return status;
    d->refusal.bounded = f->of->scenario.rules;
    d->refusal.unknown = f->odds.unknown;
    memcpy(d->refusal.low, f->odds.p, sizeof d->refusal.low);
    return BAY_OVER_BUDGET;
}

bay_graph_start figures_outset(const assault *a) {
    return (bay_graph_start){.battle = a->battle,
                             .from = figures_from(a),
                             .faces = a->replay.faces,
                             .thrown = a->replay.thrown};
}

static bay_status expand(bay_graph_start from, const bay_work *work, figures *out) {
    from.orders = figures_orders(out);
    if (from.orders) from.battle = bay_orders_battle(from.orders);
    from.follows = BAY_SEEKS_BOTH & ~assault_seeks(out->kind); // of them no more is needed
    bay_status status = bay_graph_make(&from, work, &out->graph);
    return status == BAY_OK ? make_plan(out) : status;
}

bay_status figures_expand(const assault *a, orders_kind kind, const bay_work *work,
                          figures *out) {
    bay_graph_start from = figures_outset(a);
    from.thrown = 0;
    *out = (figures){.of = a, .kind = kind};
    return expand(from, work, out);
}

// True where there is no graph to be had. What a pool cannot hold is expanded without it.
static bool is_final(door *d, bay_status status) {
    return status == BAY_STOPPED || (status == BAY_NO_MEMORY && !door_forgives(d, status));
}

bay_status figures_follow(door *d, const figures *f, int follows, bay_graph **graph) {
    bay_status status = f->pool ? graph_pool_make(f->pool, follows, graph) : BAY_OVER_BUDGET;
    if (status == BAY_OK || is_final(d, status)) return status;
    bay_graph_start from = figures_outset(f->of);
    bay_work work = door_work(d);
    from.follows = follows;
    return bay_graph_make(&from, &work, graph);
}

static bay_status count(door *d, figures *f, bay_status expanded) {
    if (expanded == BAY_OVER_BUDGET && f->graph) return tell_bounds(d, f);
    return expanded == BAY_OK ? figures_count(f) : expanded;
}

bay_status figures_make(door *d, const assault *a, orders_kind kind, figures *out) {
    bay_work work = door_work(d);
    *out = (figures){.of = a, .kind = kind};
    return count(d, out, expand(figures_outset(a), &work, out));
}

bay_status figures_make_pooled(door *d, const assault *a, figures *out) {
    bay_work work = door_work(d);
    *out = (figures){.of = a, .kind = ORDERS_STANDING};
    if (a->replay.thrown) return figures_make(d, a, ORDERS_STANDING, out);
    bay_status status = graph_pool_new(a->battle, figures_from(a), &work, &out->pool);
    if (status == BAY_OK) status = graph_pool_make(out->pool, BAY_SEEKS_BOTH, &out->graph);
    if (status == BAY_OK) return count(d, out, make_plan(out));
    if (is_final(d, status)) return status;
    graph_pool_free(out->pool);
    return figures_make(d, a, ORDERS_STANDING, out);
}

void figures_free(figures *f) {
    if (f->counted) bay_odds_free(&f->odds);
    if (f->solved) bay_solution_free(&f->solution);
    bay_policy_free(&f->own);
    bay_graph_free(f->graph);
    graph_pool_free(f->pool);
    *f = (figures){0};
}
