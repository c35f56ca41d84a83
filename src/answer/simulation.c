#include "answer/simulation.h"

#include "answer/solution.h"
#include "base/fault.h"

enum { COUNT_USUAL = 1000000, SEED_USUAL = 1 };

static const int64_t COUNT_MAX = INT64_C(1) << 50; // as many as a tally holds

// --- What is asked ---------------------------------------------------------------------------

static bay_status read_way(context *ctx, simulation *out) {
    static const char *const ways[] = {[WAY_TREE] = "tree", [WAY_GRAPH] = "graph"};
    const bay_value *given = context_get(ctx, "way");
    out->way = WAY_CHOSEN;
    if (!given) return BAY_OK;
    for (out->way = WAY_TREE; out->way <= WAY_GRAPH; out->way++)
        if (bay_value_is(given, ways[out->way])) return BAY_OK;
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_REQUEST, "way", "Trials are fought on the tree or over the graph.");
    fault_given_value(why, given);
    fault_allowed(why, "tree or graph; left out, the faster one");
    return BAY_BAD_REQUEST;
}

// The numbers of trials are JSON's whole numbers, the last one too.
bay_status simulation_read(context *ctx, simulation *out) {
    int64_t seed, first, count;
    int64_t least = context_get(ctx, "tallies") ? 0 : 1; // with tallies it may only add them up
    bay_status status =
        context_whole(ctx, (context_number){"seed", 0, INT64_MAX, SEED_USUAL}, &seed);
    if (status == BAY_OK)
        status =
            context_whole(ctx, (context_number){"first", 0, INT64_MAX - COUNT_MAX, 0}, &first);
    if (status == BAY_OK)
        status = context_whole(ctx, (context_number){"count", least, COUNT_MAX, COUNT_USUAL},
                               &count);
    if (status != BAY_OK) return status;
    out->trials = (bay_trials){(uint64_t)seed, (uint64_t)first, (uint64_t)count};
    return read_way(ctx, out);
}

// --- Fighting --------------------------------------------------------------------------------

// While the graph is expanded no trial is done.
static bool tick_before(void *user, uint64_t done, uint64_t of) {
    const context *ctx = user;
    (void)done, (void)of;
    return ctx->host->tick(ctx->host->user, 0, 1);
}

// More situations than trials are not worth expanding: each is visited less than once.
static bay_work work_before(context *ctx, const simulation *of) {
    bay_work work = context_work(ctx);
    if (of->way == WAY_CHOSEN && !assault_seeks(of->of->kind) &&
        of->trials.count < work.situations)
        work.situations = (uint32_t)of->trials.count;
    if (work.tick) {
        work.tick = tick_before;
        work.user = ctx;
    }
    return work;
}

static bay_status fight_over_graph(context *ctx, simulation *of) {
    solution f;
    bay_policy_chain *chain = NULL;
    bay_work before = work_before(ctx, of), work = context_work(ctx);
    bay_status status = solution_expand(of->of, of->of->kind, THROWS_APART, &before, &f);
    if (status == BAY_OVER_BUDGET && f.graph)
        ctx->refusal.reached = bay_graph_situations(f.graph);
    if (status == BAY_OK) status = bay_policy_chain_make(f.graph, solution_policy(&f), &chain);
    if (status == BAY_OK) {
        of->way = WAY_GRAPH;
        status = bay_simulate_chain(chain, &of->trials, &work, of->tally);
    }
    bay_policy_chain_free(chain);
    solution_free(&f);
    return status;
}

static bay_status fight_on_tree(context *ctx, simulation *of) {
    const assault *a = of->of;
    bay_work work = context_work(ctx);
    const bay_battle *battle = a->orders ? bay_orders_battle(a->orders) : a->battle;
    of->way = WAY_TREE;
    return bay_simulate_tree(battle, solution_from(a), a->orders, &of->trials, &work,
                             of->tally);
}

// What the graph did not have room for may still be walked.
static bool is_too_large(context *ctx, bay_status status) {
    return status == BAY_OVER_BUDGET || context_forgives(ctx, status);
}

static bay_status best_on_tree(context *ctx) {
    return context_fault(ctx, BAY_BAD_REQUEST, "way",
                         "Best play is known over the graph only, not on the tree.");
}

static bay_status fight(context *ctx, simulation *of) {
    bool best = assault_seeks(of->of->kind) != 0;
    if (best && of->way == WAY_TREE) return best_on_tree(ctx);
    if (of->way == WAY_TREE) return fight_on_tree(ctx, of);
    bool may_walk = of->way == WAY_CHOSEN && !best;
    bay_status status = fight_over_graph(ctx, of);
    if (!may_walk || of->way == WAY_GRAPH || !is_too_large(ctx, status)) return status;
    ctx->refusal.reached = 0;
    return fight_on_tree(ctx, of);
}

bay_status simulation_fight(context *ctx, const assault *a, simulation *out) {
    uint64_t before = bay_tally_trials(out->tally);
    out->of = a;
    if (out->trials.count == 0) {
        out->way = WAY_NONE;
        return BAY_OK;
    }
    bay_status status = fight(ctx, out);
    out->stopped = status == BAY_STOPPED && bay_tally_trials(out->tally) > before;
    return out->stopped ? BAY_OK : status;
}
