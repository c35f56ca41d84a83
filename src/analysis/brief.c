#include "analysis/brief.h"

#include "analysis/orders.h"
#include "base/memory.h"

#include <string.h>

enum { ROUNDS = 4 };

static const double CHEAP = 1e-4;  // of the stake: what costs less is good enough
static const double MISSED = 2e-4; // of the stake: an order that saves less is left out

// --- What it costs ---------------------------------------------------------------------------

typedef struct trial { // a list of orders and what following them loses each side
    bay_order list[BRIEF_ORDERS_MAX];
    uint32_t count;
    double cost[2];
} trial;

typedef struct rounds {
    briefing in;
    const bay_aim *aim;
    double *weight[2]; // [situations] what came up so far, by the side that chooses
    trial now, best;
} rounds;

// The plan in which `side` follows the list and the other side does as in the answer.
static bay_status follow_list(const briefing *in, const trial *of, int side, bay_plan *plan) {
    const bay_graph *graph = in->graph;
    order orders[BRIEF_ORDERS_MAX];
    for (uint32_t i = 0; i < of->count; i++)
        orders[i] =
            (order){of->list[i].step, of->list[i].whens, of->list[i].when, of->list[i].option};
    bay_status status = bay_plan_make(graph, NULL, plan);
    for (uint32_t at = 0; at < graph->count && !status; at++) {
        const graph_place *here = &graph->place[at];
        if (here->kind != PLACE_CHOICE) continue;
        plan->option[at] = here->who == side ? orders_choose_at(graph, at, orders, of->count)
                                             : in->answer->plan.option[at];
    }
    return status;
}

// What the plan is worth and what it leads to. Where both sides seek, the other one answers it as
// best he can.
static bay_status try_plan(rounds *of, const bay_plan *plan, int side, double *value) {
    int other = side == BAY_ATTACKER ? BAY_SEEKS_DEFENDER : BAY_SEEKS_ATTACKER;
    bool answers = of->in.seeks == BAY_SEEKS_BOTH;
    bay_answer reply;
    bay_status status = bay_best_make(of->in.graph, of->aim, answers ? other : 0, plan, &reply);
    if (status) return status;
    *value = reply.value[0];
    status = brief_weigh(of->in.graph, reply.plan.option, 1 << side, of->weight[side]);
    bay_answer_free(&reply);
    return status;
}

static bay_status find_cost(rounds *of) {
    for (int side = BAY_ATTACKER; side <= BAY_DEFENDER; side++) {
        of->now.cost[side] = 0;
        if (!((of->in.seeks >> side) & 1)) continue;
        bay_plan plan;
        double value = 0;
        bay_status status = follow_list(&of->in, &of->now, side, &plan);
        if (status) return status;
        status = try_plan(of, &plan, side, &value);
        bay_plan_free(&plan);
        if (status) return status;
        double less = of->in.answer->value[0] - value;
        of->now.cost[side] = side == BAY_ATTACKER ? less : -less;
    }
    return BAY_OK;
}

// The cost of both sides together.
static double cost_of(const trial *of) {
    return of->cost[0] + of->cost[1];
}

static bay_status go_rounds(rounds *of, uint32_t room) {
    bay_status status = BAY_OK;
    for (int i = 0; i < ROUNDS && !status; i++) {
        status = brief_gather(&of->in, of->weight);
        if (!status) status = brief_shorten(&of->in, room, of->now.list, &of->now.count);
        if (!status) status = find_cost(of);
        brief_free(&of->in);
        if (status) return status;
        if (i == 0 || cost_of(&of->now) < cost_of(&of->best)) of->best = of->now;
        if (cost_of(&of->best) <= CHEAP * of->in.stake) break;
    }
    return status;
}

// Leaves out what nobody would miss.
static bay_status prune(rounds *of) {
    bay_status status = BAY_OK;
    for (uint32_t i = of->best.count; i-- > 0 && !status;) {
        of->now = of->best;
        of->now.count--;
        for (uint32_t k = i; k < of->now.count; k++) of->now.list[k] = of->now.list[k + 1];
        status = find_cost(of);
        if (!status && cost_of(&of->now) <= cost_of(&of->best) + MISSED * of->in.stake)
            of->best = of->now;
    }
    return status;
}

// --- Rounds ----------------------------------------------------------------------------------

static double find_stake(const bay_graph *graph, const bay_answer *answer) {
    double low = answer->value[0], high = low;
    for (uint32_t i = 1; i < graph->count; i++) {
        if (answer->value[i] < low) low = answer->value[i];
        if (answer->value[i] > high) high = answer->value[i];
    }
    return high - low;
}

static bay_status number_parts(rounds *of) {
    const components *parts = &of->in.graph->parts;
    of->in.part =
        memory_take_array(of->in.graph->work.memory, parts->members, sizeof *of->in.part);
    if (!of->in.part) return BAY_NO_MEMORY;
    for (uint32_t c = 0; c < parts->count; c++)
        for (uint32_t i = parts->first[c]; i < parts->first[c + 1]; i++)
            of->in.part[parts->member[i]] = c;
    return BAY_OK;
}

// What best play leads to, for either side that chooses.
static bay_status weigh_best(rounds *of) {
    const bay_graph *graph = of->in.graph;
    bay_status status = BAY_OK;
    for (int side = 0; side < 2 && !status; side++) {
        of->weight[side] =
            memory_take_zeroed(graph->work.memory, graph->count * sizeof *of->weight[side]);
        status = of->weight[side] ? brief_weigh(graph, of->in.answer->plan.option, of->in.seeks,
                                                of->weight[side])
                                  : BAY_NO_MEMORY;
    }
    return status;
}

static bay_status begin(rounds *of) {
    const bay_graph *graph = of->in.graph;
    of->in.space = arena_new(graph->work.memory);
    of->in.stake = find_stake(graph, of->in.answer);
    while (graph->battle->rules->features[of->in.features].id) of->in.features++;
    bay_status status = number_parts(of);
    return status ? status : weigh_best(of);
}

static void end(rounds *of) {
    const bay_graph *graph = of->in.graph;
    bay_memory memory = graph->work.memory;
    memory_give_array(memory, of->in.part, graph->count, sizeof *of->in.part);
    for (int side = 0; side < 2; side++)
        memory_give_array(memory, of->weight[side], graph->count, sizeof *of->weight[side]);
    memory_give(memory, of, sizeof *of);
}

bay_status bay_brief_make(const bay_graph *graph, const bay_aim *aim, const bay_answer *answer,
                          int seeks, bay_brief *brief) {
    if (graph->open) return BAY_REFUSED;
    rounds *of = memory_take_zeroed(graph->work.memory, sizeof *of);
    if (!of) return BAY_NO_MEMORY;
    of->aim = aim;
    of->in.graph = graph;
    of->in.answer = answer;
    of->in.seeks = seeks;
    bay_status status = begin(of);
    if (!status) status = go_rounds(of, brief->room);
    if (!status) status = prune(of);
    if (!status) {
        memcpy(brief->list, of->best.list, of->best.count * sizeof *brief->list);
        memcpy(brief->cost, of->best.cost, sizeof brief->cost);
        brief->count = of->best.count;
    }
    end(of);
    return status;
}
