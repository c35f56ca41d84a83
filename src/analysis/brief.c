#include "analysis/brief.h"

#include "analysis/orders.h"
#include "base/memory.h"

#include <string.h>

enum { ORDERS_MAX = 64, STEPS_MAX = 256 };

static const double ENOUGH = 1e-6; // of the stake: what saves less is not worth remembering

// Rules in the order in which they were found; the last found is the first to be followed.
typedef struct draft {
    const brief *in;
    brief_rule rule[ORDERS_MAX];
    uint32_t count;
    brief_rule next[STEPS_MAX]; // by step: the best one now
    uint32_t steps;
} draft;

// --- The list --------------------------------------------------------------------------------

// What the sample loses under the rules, leaving out number `without`.
static double loss_under(const draft *of, const brief_sample *sample, uint32_t without) {
    for (uint32_t i = of->count; i-- > 0;) {
        double loss = i == without ? -1 : brief_loss(of->in, sample, &of->rule[i]);
        if (loss >= 0) return loss;
    }
    return of->in->offer[sample->first].loss;
}

static double total_loss(const draft *of, uint32_t without) {
    double total = 0;
    for (uint32_t i = 0; i < of->in->samples; i++)
        total += of->in->sample[i].weight * loss_under(of, &of->in->sample[i], without);
    return total;
}

static void drop(draft *of, uint32_t index) {
    of->count--;
    for (uint32_t i = index; i < of->count; i++) of->rule[i] = of->rule[i + 1];
}

// An exception may have made an older rule superfluous.
static void drop_superfluous(draft *of) {
    for (uint32_t i = of->count; i-- > 0;)
        if (total_loss(of, i) <= total_loss(of, of->count) + ENOUGH * of->in->stake)
            drop(of, i);
}

static bool fits(const draft *of, const brief_rule *rule) {
    char id[sizeof((bay_order *)NULL)->option];
    const bay_option *option = &of->in->action[rule->action].option;
    return bay_option_text(of->in->graph->battle, option, false, id, sizeof id) < sizeof id;
}

static bay_status find_at(draft *of, uint32_t step) {
    bay_status status = brief_find(of->in, (uint16_t)step, &of->next[step]);
    if (!status && !fits(of, &of->next[step])) of->next[step].merit = 0;
    return status;
}

static void follow(const brief *in, const brief_rule *rule) {
    for (uint32_t i = 0; i < in->samples; i++) {
        double loss = brief_loss(in, &in->sample[i], rule);
        if (loss >= 0) in->sample[i].loss = loss;
    }
}

static bay_status add_rules(draft *of, uint32_t room) {
    bay_status status = BAY_OK;
    for (uint32_t s = 0; s < of->steps && !status; s++) status = find_at(of, s);
    while (of->count < room && !status) {
        uint32_t best = 0;
        for (uint32_t s = 1; s < of->steps; s++)
            if (of->next[s].merit > of->next[best].merit) best = s;
        if (of->next[best].saves <= ENOUGH * of->in->stake) break;
        of->rule[of->count++] = of->next[best];
        follow(of->in, &of->next[best]);
        status = find_at(of, best);
    }
    return status;
}

// Step by step, in each the last found first.
static uint32_t write_orders(const draft *of, bay_order *list) {
    uint32_t count = 0;
    for (uint32_t step = 0; step < of->steps; step++)
        for (uint32_t i = of->count; i-- > 0;) {
            const brief_rule *rule = &of->rule[i];
            if (rule->step != step) continue;
            bay_order *to = &list[count++];
            memset(to, 0, sizeof *to);
            to->step = rule->step;
            to->whens = (uint16_t)rule->whens;
            memcpy(to->when, rule->when, sizeof to->when);
            bay_option_text(of->in->graph->battle, &of->in->action[rule->action].option, false,
                            to->option, sizeof to->option);
        }
    return count;
}

// --- What it costs ---------------------------------------------------------------------------

// The plan in which `side` follows the list and the other side does as in the answer.
static bay_status follow_list(const brief *in, const bay_order *list, uint32_t count, int side,
                              bay_plan *plan) {
    const bay_graph *graph = in->graph;
    order orders[ORDERS_MAX];
    for (uint32_t i = 0; i < count; i++)
        orders[i] = (order){list[i].step, list[i].whens, list[i].when, list[i].option};
    bay_status status = bay_plan_make(graph, NULL, plan);
    for (uint32_t at = 0; at < graph->count && !status; at++) {
        const graph_place *here = &graph->place[at];
        if (here->kind != PLACE_CHOICE) continue;
        plan->option[at] = here->who == side ? orders_choose(graph, orders, count, at)
                                             : in->answer->plan.option[at];
    }
    return status;
}

// What the plan is worth: where both sides seek, the other one answers it as best he can.
static bay_status value_plan(const brief *in, const bay_aim *aim, const bay_plan *plan,
                             int side, double *value) {
    if (in->seeks == BAY_SEEKS_BOTH) {
        bay_answer reply;
        int other = side == BAY_ATTACKER ? BAY_SEEKS_DEFENDER : BAY_SEEKS_ATTACKER;
        bay_status status = bay_best_make(in->graph, aim, other, plan, &reply);
        if (status) return status;
        *value = reply.value[0];
        bay_answer_free(&reply);
        return BAY_OK;
    }
    bay_odds odds;
    bay_status status = bay_odds_make(in->graph, plan, aim, &odds);
    if (status) return status;
    *value = odds.value;
    bay_odds_free(&odds);
    return BAY_OK;
}

static bay_status find_cost(const brief *in, const bay_aim *aim, const bay_order *list,
                            uint32_t count, double cost[2]) {
    for (int side = BAY_ATTACKER; side <= BAY_DEFENDER; side++) {
        cost[side] = 0;
        if (!((in->seeks >> side) & 1)) continue;
        bay_plan plan;
        double value = 0;
        bay_status status = follow_list(in, list, count, side, &plan);
        if (status) return status;
        status = value_plan(in, aim, &plan, side, &value);
        bay_plan_free(&plan);
        if (status) return status;
        double less = in->answer->value[0] - value;
        cost[side] = side == BAY_ATTACKER ? less : -less;
    }
    return BAY_OK;
}

static bay_status shorten(const brief *in, uint32_t room, bay_order *list, uint32_t *count) {
    bay_memory memory = in->graph->work.memory;
    draft *of = memory_take_zeroed(memory, sizeof *of);
    if (!of) return BAY_NO_MEMORY;
    of->in = in;
    while (in->graph->battle->rules->steps[of->steps].id && of->steps < STEPS_MAX) of->steps++;
    bay_status status = add_rules(of, room < ORDERS_MAX ? room : ORDERS_MAX);
    if (!status) {
        drop_superfluous(of);
        *count = write_orders(of, list);
    }
    memory_give(memory, of, sizeof *of);
    return status;
}

bay_status bay_brief_make(const bay_graph *graph, const bay_aim *aim, const bay_answer *answer,
                          int seeks, bay_order *list, uint32_t room, uint32_t *count,
                          double cost[2]) {
    if (graph->open) return BAY_REFUSED;
    brief in;
    uint32_t made = 0;
    double costs[2];
    bay_order *kept = memory_take_array(graph->work.memory, ORDERS_MAX, sizeof *kept);
    bay_status status = brief_gather(graph, answer, seeks, &in);
    if (!kept) status = BAY_NO_MEMORY;
    if (!status) status = shorten(&in, room, kept, &made);
    if (!status) status = find_cost(&in, aim, kept, made, costs);
    if (!status) {
        memcpy(list, kept, made * sizeof *list);
        memcpy(cost, costs, sizeof costs);
        *count = made;
    }
    brief_free(&in);
    memory_give_array(graph->work.memory, kept, ORDERS_MAX, sizeof *kept);
    return status;
}
