#include "analysis/brief.h"

#include "analysis/best.h"
#include "base/memory.h"

#include <string.h>

enum { ROUNDS = 4 };

static const double CHEAP = 1e-4;  // of the stake: what costs less is good enough
static const double MISSED = 2e-4; // of the stake: an order that saves less is left out

// --- What it costs ---------------------------------------------------------------------------

// A list of orders, what it chooses, and what following it loses each side.
typedef struct trial {
    brief_list list;
    brief_way way;
    double cost[2];
} trial;

typedef struct rounds {
    graph_sorted sorted;
    briefing in;
    const bay_aim *aim;
    double *weight[2]; // [situations] what came up so far, by the side that chooses
    bay_plan reply[2]; // what the list of this round leads to, by the side that follows it
    trial now, best;
} rounds;

static bool seeks(const rounds *of, int side) {
    return (of->in.seeks >> side) & 1;
}

// The plan in which `side` follows the list and the other side does as in the answer.
static bay_status plan_of(const rounds *of, int side, bay_plan *plan) {
    const bay_graph *graph = of->in.graph;
    const uint16_t *followed = of->now.way.option, *answered = of->in.answer.plan.option;
    bay_status status = bay_plan_make(graph, NULL, plan);
    for (uint32_t at = 0; at < graph->count && !status; at++)
        if (graph->place[at].kind == PLACE_CHOICE)
            plan->option[at] = graph->place[at].who == side ? followed[at] : answered[at];
    return status;
}

// Who answers the list of `side`: where both sides seek, the other one as best he can.
static int answers_to(const rounds *of, int side) {
    if (of->in.seeks != BAY_SEEKS_BOTH) return 0;
    return side == BAY_ATTACKER ? BAY_SEEKS_DEFENDER : BAY_SEEKS_ATTACKER;
}

static void set_cost(rounds *of, int side, double value) {
    double less = of->in.answer.value[0] - value;
    of->now.cost[side] = side == BAY_ATTACKER ? less : -less;
}

// What the list costs `side`, and what it then leads to.
static bay_status find_reply(rounds *of, int side, bay_plan *reply) {
    bay_plan plan;
    bay_answer found;
    bay_status status = plan_of(of, side, &plan);
    if (status) return status;
    status = best_make(of->in.graph, of->aim, answers_to(of, side), &plan, &found);
    bay_plan_free(&plan);
    if (status) return status;
    set_cost(of, side, found.value[0]);
    *reply = found.plan;
    found.plan = (bay_plan){.count = found.plan.count};
    bay_answer_free(&found);
    return BAY_OK;
}

static bay_status find_cost(rounds *of, int side) {
    bay_plan plan;
    double value;
    bay_status status = plan_of(of, side, &plan);
    if (status) return status;
    status = best_value(of->in.graph, of->aim, answers_to(of, side), &plan, &value);
    bay_plan_free(&plan);
    if (!status) set_cost(of, side, value);
    return status;
}

static bay_status find_costs(rounds *of) {
    bay_status status = BAY_OK;
    brief_follow(&of->now.list, &of->now.way);
    for (int side = 0; side < 2 && !status; side++) {
        of->now.cost[side] = 0;
        bay_plan_free(&of->reply[side]);
        if (seeks(of, side)) status = find_reply(of, side, &of->reply[side]);
    }
    return status;
}

// The cost of both sides together.
static double cost_of(const trial *of) {
    return of->cost[0] + of->cost[1];
}

// The trial under way is the best so far.
static void keep(rounds *of) {
    brief_way had = of->best.way;
    of->best = of->now;
    of->now.way = had;
}

// What the last round led to comes up, too.
static bay_status weigh_replies(rounds *of) {
    bay_status status = BAY_OK;
    for (int side = 0; side < 2 && !status; side++)
        if (seeks(of, side))
            status =
                brief_weigh(of->in.graph, of->reply[side].option, 1 << side, of->weight[side]);
    return status;
}

static bay_status go_rounds(rounds *of, uint32_t room) {
    bay_status status = BAY_OK;
    for (int i = 0; i < ROUNDS && !status; i++) {
        if (i > 0) status = weigh_replies(of);
        if (!status) status = brief_gather(&of->in, of->weight);
        if (!status) status = brief_shorten(&of->in, room, &of->now.list);
        brief_free(&of->in);
        if (!status) status = find_costs(of);
        if (status) return status;
        if (i == 0 || cost_of(&of->now) < cost_of(&of->best)) keep(of);
        if (cost_of(&of->best) <= CHEAP * of->in.stake) break;
    }
    return status;
}

// Tries the best list without one of its orders, which one side alone follows.
static bay_status try_without(rounds *of, uint32_t gone) {
    trial *now = &of->now;
    const bay_rules *rules = of->in.graph->battle->rules;
    int side = rules->steps[of->best.list.order[gone].order.step].who;
    now->list = of->best.list;
    memcpy(now->cost, of->best.cost, sizeof now->cost);
    now->list.count--;
    for (uint32_t k = gone; k < now->list.count; k++)
        now->list.order[k] = now->list.order[k + 1];
    if (!brief_follow_less(&now->list, gone, &of->best.way, &now->way)) return BAY_OK;
    return find_cost(of, side);
}

// Leaves out what nobody would miss.
static bay_status prune(rounds *of) {
    bay_status status = BAY_OK;
    for (uint32_t i = of->best.list.count; i-- > 0 && !status;) {
        status = try_without(of, i);
        if (!status && cost_of(&of->now) <= cost_of(&of->best) + MISSED * of->in.stake)
            keep(of);
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

// What best play leads to: at first the same for either side that chooses.
static bay_status weigh_best(rounds *of) {
    const bay_graph *graph = of->in.graph;
    size_t bytes = graph->count * sizeof *of->weight[0];
    for (int side = 0; side < 2; side++)
        of->weight[side] = memory_take(graph->work.memory, bytes);
    if (!of->weight[0] || !of->weight[1]) return BAY_NO_MEMORY;
    memset(of->weight[0], 0, bytes);
    bay_status status =
        brief_weigh(graph, of->in.answer.plan.option, of->in.seeks, of->weight[0]);
    if (!status) memcpy(of->weight[1], of->weight[0], bytes);
    return status;
}

static bay_status begin(rounds *of, const bay_graph *from, const bay_answer *answer) {
    const bay_graph *graph = &of->sorted.graph;
    bay_status status = graph_sort(from, &of->sorted);
    of->in.sorted = &of->sorted;
    of->in.graph = graph;
    of->in.space = arena_new(graph->work.memory);
    if (!status) status = graph_sorted_answer(&of->sorted, answer, &of->in.answer);
    if (status) return status;
    of->in.stake = find_stake(graph, &of->in.answer);
    while (graph->battle->rules->features[of->in.features].id) of->in.features++;
    status = number_parts(of);
    if (!status) status = brief_open(&of->in);
    if (!status) status = brief_way_new(graph, &of->now.way);
    if (!status) status = brief_way_new(graph, &of->best.way);
    return status ? status : weigh_best(of);
}

static void end(rounds *of) {
    const bay_graph *graph = of->in.graph;
    bay_memory memory = graph->work.memory;
    memory_give_array(memory, of->in.part, graph->count, sizeof *of->in.part);
    memory_give_array(memory, of->in.open, of->in.opens, sizeof *of->in.open);
    for (int side = 0; side < 2; side++) {
        memory_give_array(memory, of->weight[side], graph->count, sizeof *of->weight[side]);
        bay_plan_free(&of->reply[side]);
    }
    brief_way_free(graph, &of->now.way);
    brief_way_free(graph, &of->best.way);
    bay_answer_free(&of->in.answer);
    graph_sorted_free(&of->sorted);
    memory_give(memory, of, sizeof *of);
}

bay_status bay_brief_make(const bay_graph *graph, const bay_aim *aim, const bay_answer *answer,
                          int seeks, bay_brief *brief) {
    if (graph->open) return BAY_REFUSED;
    rounds *of = memory_take_zeroed(graph->work.memory, sizeof *of);
    if (!of) return BAY_NO_MEMORY;
    of->aim = aim;
    of->in.seeks = seeks;
    bay_status status = begin(of, graph, answer);
    if (!status) status = go_rounds(of, brief->room);
    if (!status) status = prune(of);
    if (!status) {
        const brief_list *list = &of->best.list;
        for (uint32_t i = 0; i < list->count; i++) brief->list[i] = list->order[i].order;
        memcpy(brief->cost, of->best.cost, sizeof brief->cost);
        brief->count = list->count;
    }
    end(of);
    return status;
}
