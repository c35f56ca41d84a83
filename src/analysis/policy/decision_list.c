#include "analysis/policy/decision_list.h"

#include "analysis/policy/list_game.h"
#include "base/memory.h"

#include <string.h>

enum { ROUNDS = 4 };

static const double CHEAP = 1e-4;  // of the stake: a list that costs less is good enough
static const double MISSED = 2e-4; // of the stake: an order that saves less is left out

// --- What a list costs -----------------------------------------------------------------------

typedef struct rounds {
    graph_sorted sorted;
    decision_samples in;
    double *weight;  // [situations] how often each came up so far where a side that seeks
                     // chooses
    double *waiting; // [situations] for visit_weights
    back_edges back;
    list_game game[2]; // for the sides that seek
    list_policy way;
    decision_list now, best;
    double cost[2]; // of the best list, by the side that follows it
} rounds;

static bool seeks(const rounds *of, int side) {
    return (of->in.seeks >> side) & 1;
}

// Which sides answer the list of `side`: if both sides seek, the other one as well as it can.
static int answers_to(const rounds *of, int side) {
    if (of->in.seeks != BAY_SEEKS_BOTH) return 0;
    return side == BAY_ATTACKER ? BAY_SEEKS_DEFENDER : BAY_SEEKS_ATTACKER;
}

// The points that `side` loses by following the current list.
static bay_status find_cost(rounds *of, int side, double *cost) {
    bay_status status = list_game_settle(&of->game[side]);
    if (status) return status;
    double less = of->in.solution.value[0] - of->game[side].play.value[0];
    *cost = side == BAY_ATTACKER ? less : -less;
    return BAY_OK;
}

static bay_status follow(rounds *of, const decision_list *list, double cost[2]) {
    bay_status status = list_policy_follow(list, &of->way);
    for (int side = 0; side < 2 && !status; side++) {
        cost[side] = 0;
        if (seeks(of, side)) status = find_cost(of, side, &cost[side]);
    }
    return status;
}

// Adds the situations that the last round's list leads to.
static void weigh_replies(rounds *of) {
    for (int side = 0; side < 2; side++)
        if (seeks(of, side))
            visit_weights(of->in.graph, of->game[side].play.option, 1 << side, of->weight,
                          of->waiting);
}

static bay_status go_round(rounds *of, uint32_t room, double cost[2]) {
    bay_status status = decision_samples_gather(&of->in, of->weight);
    if (!status) status = greedy_cover(&of->in, room, &of->now);
    decision_samples_free(&of->in);
    return status ? status : follow(of, &of->now, cost);
}

// Then follows the best list.
static bay_status go_rounds(rounds *of, uint32_t room) {
    for (int i = 0; i < ROUNDS; i++) {
        double cost[2];
        if (i > 0) weigh_replies(of);
        bay_status status = go_round(of, room, cost);
        if (status) return status;
        if (i == 0 || cost[0] + cost[1] < of->cost[0] + of->cost[1]) {
            of->best = of->now;
            memcpy(of->cost, cost, sizeof cost);
        }
        if (of->cost[0] + of->cost[1] <= CHEAP * of->in.stake) break;
    }
    return follow(of, &of->best, of->cost);
}

// Leaves out one order, which only one side follows, if that costs too little to matter.
static bay_status try_without(rounds *of, uint32_t gone) {
    const bay_rules *rules = of->in.graph->battle->rules;
    int side = rules->steps[of->best.order[gone].order.step].who;
    double cost[2] = {of->cost[0], of->cost[1]};
    bool missed;
    list_game_remember(&of->game[side]);
    bay_status status = list_policy_leave_out(&of->way, gone, &missed);
    if (!status && missed) status = find_cost(of, side, &cost[side]);
    if (status) return status;
    if (cost[0] + cost[1] <= of->cost[0] + of->cost[1] + MISSED * of->in.stake) {
        memcpy(of->cost, cost, sizeof cost);
        return BAY_OK;
    }
    list_game_undo(&of->game[side]);
    list_policy_put_back(&of->way, gone);
    return BAY_OK;
}

static bay_status prune(rounds *of) {
    bay_status status = BAY_OK;
    for (uint32_t i = of->best.count; i-- > 0 && !status;) status = try_without(of, i);
    return status;
}

// --- Rounds ----------------------------------------------------------------------------------

static double find_stake(const bay_graph *graph, const bay_solution *solution) {
    double low = solution->value[0], high = low;
    for (uint32_t i = 1; i < graph->count; i++) {
        if (solution->value[i] < low) low = solution->value[i];
        if (solution->value[i] > high) high = solution->value[i];
    }
    return high - low;
}

// In a sorted graph a component has the same number as its only situation.
static bay_status number_parts(rounds *of) {
    const components *parts = &of->in.graph->parts;
    if (of->sorted.sorted) {
        of->in.part = parts->member;
        return BAY_OK;
    }
    of->in.part =
        memory_take_array(of->in.graph->work.memory, parts->members, sizeof *of->in.part);
    if (!of->in.part) return BAY_NO_MEMORY;
    for (uint32_t c = 0; c < parts->count; c++)
        for (uint32_t i = parts->first[c]; i < parts->first[c + 1]; i++)
            of->in.part[parts->member[i]] = c;
    return BAY_OK;
}

// Finds the questions, and how often each comes up under best play.
static bay_status begin_weights(rounds *of) {
    const bay_graph *graph = of->in.graph;
    size_t bytes = graph->count * sizeof *of->weight;
    of->weight = memory_take(graph->work.memory, bytes);
    of->waiting = memory_take_zeroed(graph->work.memory, bytes);
    if (!of->weight || !of->waiting) return BAY_NO_MEMORY;
    bay_status status = decision_samples_open(&of->in, of->weight);
    memset(of->weight, 0, bytes);
    visit_weights(graph, of->in.solution.policy.option, of->in.seeks, of->weight, of->waiting);
    return status;
}

static bay_status begin_games(rounds *of, const bay_aim *aim) {
    const bay_graph *graph = of->in.graph;
    bay_status status = back_edges_make(graph, of->in.part, &of->back);
    for (int side = 0; side < 2 && !status; side++) {
        if (!seeks(of, side)) continue;
        list_game *game = &of->game[side];
        status = list_game_new(graph, aim, answers_to(of, side), side, &of->in.solution.policy,
                               game);
        game->back = &of->back;
        game->part = of->in.part;
    }
    return status ? status : list_policy_new(&of->sorted, of->in.seeks, of->game, &of->way);
}

static bay_status begin(rounds *of, const bay_graph *from, const bay_aim *aim,
                        const bay_solution *solution) {
    const bay_graph *graph = &of->sorted.graph;
    bay_status status = graph_sort(from, &of->sorted);
    of->in.sorted = &of->sorted;
    of->in.graph = graph;
    of->in.space = arena_new(graph->work.memory);
    if (!status) status = graph_sorted_answer(&of->sorted, solution, &of->in.solution);
    if (status) return status;
    of->in.stake = find_stake(graph, &of->in.solution);
    while (graph->battle->rules->features[of->in.features].id) of->in.features++;
    status = number_parts(of);
    if (!status) status = begin_games(of, aim);
    return status ? status : begin_weights(of);
}

static void end(rounds *of) {
    const bay_graph *graph = of->in.graph;
    bay_memory memory = graph->work.memory;
    if (!of->sorted.sorted)
        memory_give_array(memory, of->in.part, graph->count, sizeof *of->in.part);
    memory_give_array(memory, of->in.open, of->in.opens, sizeof *of->in.open);
    memory_give_array(memory, of->weight, graph->count, sizeof *of->weight);
    memory_give_array(memory, of->waiting, graph->count, sizeof *of->waiting);
    for (int side = 0; side < 2; side++) list_game_free(&of->game[side]);
    back_edges_free(graph, &of->back);
    list_policy_free(&of->way);
    bay_solution_free(&of->in.solution);
    graph_sorted_free(&of->sorted);
    memory_give(memory, of, sizeof *of);
}

static void write(const rounds *of, bay_decision_list *out) {
    const decision_list *list = &of->way.list;
    out->count = 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (!list->order[i].left_out) out->list[out->count++] = list->order[i].order;
    memcpy(out->cost, of->cost, sizeof out->cost);
}

// What the list chooses, in the numbers of the graph that was given.
static bay_status write_policy(const rounds *of, bay_policy *out) {
    const bay_graph *graph = of->in.graph;
    bay_status status = out ? bay_policy_make(of->sorted.from, NULL, out) : BAY_OK;
    for (uint32_t at = 0; out && !status && at < graph->count; at++) {
        uint32_t here = of->sorted.number[at];
        uint8_t who = graph->node[here].who;
        bool listed = graph->node[here].kind == NODE_CHOICE && seeks(of, who);
        out->option[at] =
            listed ? of->game[who].play.option[here] : of->in.solution.policy.option[here];
    }
    return status;
}

bay_status bay_decision_list_make(const bay_graph *graph, const bay_aim *aim,
                                  const bay_solution *solution, int seeks,
                                  bay_decision_list *list) {
    if (graph->open) return BAY_REFUSED;
    rounds *of = memory_take_zeroed(graph->work.memory, sizeof *of);
    if (!of) return BAY_NO_MEMORY;
    of->in.seeks = seeks;
    bay_status status = begin(of, graph, aim, solution);
    if (!status) status = go_rounds(of, list->room);
    if (!status) status = prune(of);
    if (!status) status = write_policy(of, list->policy);
    if (!status) write(of, list);
    end(of);
    return status;
}
