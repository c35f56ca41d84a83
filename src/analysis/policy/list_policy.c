// The option that a list of orders chooses in every situation. Like orders_choose, but these orders
// are our own, so options are compared and not their texts. If a list has the same orders at a step
// as the one before, or lacks one order, only situations that may change are asked again.
#include "analysis/graph/orders.h"
#include "analysis/policy/decision_list.h"
#include "analysis/policy/list_game.h"
#include "base/memory.h"

#include <string.h>

// --- The questions ---------------------------------------------------------------------------

// True if a side that seeks is asked there, at a step that may have orders.
static bool is_asked(const bay_graph *graph, int seeks, uint32_t at) {
    const graph_node *here = &graph->node[at];
    return here->kind == NODE_CHOICE && (seeks >> here->who & 1) && here->step < LIST_STEPS_MAX;
}

// Sorts them by step.
static void sort_questions(const bay_graph *graph, int seeks, list_policy *out) {
    uint32_t next[LIST_STEPS_MAX];
    memcpy(next, out->first, sizeof next);
    for (uint32_t at = 0; at < graph->count; at++)
        if (is_asked(graph, seeks, at)) out->at[next[graph->node[at].step]++] = at;
}

bay_status list_policy_new(const graph_sorted *sorted, int seeks, list_game *game,
                           list_policy *out) {
    const bay_graph *graph = &sorted->graph;
    bay_memory memory = graph->work.memory;
    *out = (list_policy){.sorted = sorted, .game = game};
    for (uint32_t at = 0; at < graph->count; at++)
        if (is_asked(graph, seeks, at)) out->first[graph->node[at].step + 1]++;
    for (uint32_t s = 0; s < LIST_STEPS_MAX; s++) out->first[s + 1] += out->first[s];
    uint32_t count = out->first[LIST_STEPS_MAX];
    out->at = memory_take_array(memory, count + (size_t)1, sizeof *out->at);
    out->by = memory_take_array(memory, count + (size_t)1, sizeof *out->by);
    out->moved = memory_take_array(memory, count + (size_t)1, sizeof *out->moved);
    if (!out->at || !out->by || !out->moved) return BAY_NO_MEMORY;
    sort_questions(graph, seeks, out);
    memset(out->by, LIST_NONE, count);
    return BAY_OK;
}

void list_policy_free(list_policy *from) {
    if (!from->sorted) return;
    bay_memory memory = from->sorted->graph.work.memory;
    size_t count = from->first[LIST_STEPS_MAX] + (size_t)1;
    memory_give_array(memory, from->at, count, sizeof *from->at);
    memory_give_array(memory, from->by, count, sizeof *from->by);
    memory_give_array(memory, from->moved, count, sizeof *from->moved);
    from->sorted = NULL;
}

// --- A situation -----------------------------------------------------------------------------

typedef struct question {
    const bay_battle *battle;
    const void *at;
    uint16_t step;
    bool looked;                        // `feature` is filled
    uint32_t options;                   // 0: not listed yet
    int32_t feature[BAY_FEATURES_MAX];  // written once an order has a condition
    bay_option option[BAY_OPTIONS_MAX]; // written once an order holds
} question;

static bool holds(question *q, const decision_order *by) {
    if (!by->order.whens) return true;
    if (!q->looked) q->battle->rules->features_of(q->battle, q->at, q->feature);
    q->looked = true;
    return order_holds(by->order.when, by->order.whens, q->feature);
}

static bool is_ordered(const decision_order *by, const bay_option *option) {
    const bay_option *wanted = &by->option;
    return option->row == wanted->row && (!by->unit || option->unit == wanted->unit) &&
           (!by->number[0] || option->number[0] == wanted->number[0]) &&
           (!by->number[1] || option->number[1] == wanted->number[1]);
}

// The place of the option that the order chooses; the number of options if it is not offered.
static uint32_t find(question *q, const decision_order *by) {
    const bay_step_info *row = &q->battle->rules->steps[q->step];
    if (!q->options) q->options = row->options(q->battle, q->at, q->option);
    uint32_t i = 0;
    while (i < q->options && !is_ordered(by, &q->option[i])) i++;
    return i;
}

// The orders of a step; the first that fits is followed.
typedef struct step_orders {
    uint16_t step;
    const decision_order *order; // [count]
    uint32_t count;
} step_orders;

static step_orders orders_at(const decision_list *list, uint16_t step) {
    uint32_t first = 0, end;
    while (first < list->count && list->order[first].order.step != step) first++;
    for (end = first; end < list->count && list->order[end].order.step == step;) end++;
    return (step_orders){step, &list->order[first], end - first};
}

// Chooses in question number `which` by the orders from number `first` on. *moved: the choice
// changed.
static bay_status choose(list_policy *way, step_orders of, uint32_t first, uint32_t which,
                         bool *moved) {
    const bay_graph *graph = &way->sorted->graph;
    uint32_t at = way->at[which], option = 0;
    list_game *game = &way->game[graph->battle->rules->steps[of.step].who];
    question q;
    q.battle = graph->battle;
    q.at = graph_sorted_row(way->sorted, at);
    q.step = of.step;
    q.looked = false;
    q.options = 0;
    way->by[which] = LIST_NONE;
    for (uint32_t i = first; i < of.count && way->by[which] == LIST_NONE; i++) {
        if (of.order[i].left_out || !holds(&q, &of.order[i])) continue;
        uint32_t found = find(&q, &of.order[i]);
        if (found == q.options) continue;
        option = found;
        way->by[which] = (uint8_t)i;
    }
    *moved = option != game->play.option[at];
    return *moved ? list_game_choose(game, at, (uint16_t)option) : BAY_OK;
}

// --- All of them -----------------------------------------------------------------------------

static bool same_orders(step_orders one, step_orders other) {
    return one.count == other.count &&
           (one.count == 0 ||
            memcmp(one.order, other.order, one.count * sizeof *one.order) == 0);
}

static bay_status follow_at(list_policy *way, step_orders of) {
    uint32_t first = way->first[of.step], end = way->first[of.step + 1];
    bay_status status = BAY_OK;
    bool moved;
    for (uint32_t i = first; i < end && !status; i++) {
        if (i + GRAPH_AHEAD < end && of.count)
            graph_sorted_fetch(way->sorted, way->at[i + GRAPH_AHEAD]);
        status = choose(way, of, 0, i, &moved);
    }
    return status;
}

bay_status list_policy_follow(const decision_list *list, list_policy *way) {
    bay_status status = BAY_OK;
    for (uint16_t step = 0; step < LIST_STEPS_MAX && !status; step++) {
        step_orders of = orders_at(list, step);
        if (way->first[step] == way->first[step + 1]) continue;
        if (!same_orders(of, orders_at(&way->list, step))) status = follow_at(way, of);
    }
    way->list = *list;
    return status;
}

bay_status list_policy_leave_out(list_policy *way, uint32_t which, bool *missed) {
    decision_order *gone = &way->list.order[which];
    uint16_t step = gone->order.step;
    step_orders of = orders_at(&way->list, step);
    uint8_t number = (uint8_t)(gone - of.order);
    bay_status status = BAY_OK;
    gone->left_out = true;
    way->moves = 0;
    *missed = false;
    for (uint32_t i = way->first[step]; i < way->first[step + 1] && !status; i++) {
        if (way->by[i] != number) continue;
        bool moved;
        status = choose(way, of, number + 1U, i, &moved);
        way->moved[way->moves++] = i;
        *missed |= moved;
    }
    return status;
}

void list_policy_put_back(list_policy *way, uint32_t which) {
    decision_order *gone = &way->list.order[which];
    uint8_t number = (uint8_t)(gone - orders_at(&way->list, gone->order.step).order);
    gone->left_out = false;
    for (uint32_t i = 0; i < way->moves; i++) way->by[way->moved[i]] = number;
}
