// Which option does a list of orders choose in every situation? As orders_choose, but the orders
// are our own, so options are compared and not their texts; and of a list that lacks one order
// only the situations are asked again in which that order chose.
#include "analysis/brief.h"
#include "analysis/orders.h"
#include "base/memory.h"

#include <string.h>

bay_status brief_way_new(const bay_graph *graph, brief_way *out) {
    bay_memory memory = graph->work.memory;
    *out = (brief_way){.option = memory_take_array(memory, graph->count, sizeof *out->option),
                       .by = memory_take_array(memory, graph->count, sizeof *out->by)};
    return out->option && out->by ? BAY_OK : BAY_NO_MEMORY;
}

void brief_way_free(const bay_graph *graph, brief_way *from) {
    bay_memory memory = graph->work.memory;
    memory_give_array(memory, from->option, graph->count, sizeof *from->option);
    memory_give_array(memory, from->by, graph->count, sizeof *from->by);
    *from = (brief_way){.option = NULL};
}

// --- A situation -----------------------------------------------------------------------------

typedef struct question {
    const bay_battle *battle;
    const void *at;
    uint16_t step;
    bool looked;                        // `feature` is filled
    uint32_t options;                   // 0: not listed yet
    int32_t feature[BAY_FEATURES_MAX];  // written when an order has a condition
    bay_option option[BAY_OPTIONS_MAX]; // written when an order holds
} question;

static bool holds(question *q, const brief_order *by) {
    if (by->order.step != q->step) return false;
    if (!by->order.whens) return true;
    if (!q->looked) q->battle->rules->features_of(q->battle, q->at, q->feature);
    q->looked = true;
    return order_holds(by->order.when, by->order.whens, q->feature);
}

static bool is_ordered(const brief_order *by, const bay_option *option) {
    const bay_option *wanted = &by->option;
    return option->row == wanted->row && (!by->unit || option->unit == wanted->unit) &&
           (!by->number[0] || option->number[0] == wanted->number[0]) &&
           (!by->number[1] || option->number[1] == wanted->number[1]);
}

// The place of the option that the order chooses; the number of options when it is not offered.
static uint32_t find(question *q, const brief_order *by) {
    const bay_step_info *row = &q->battle->rules->steps[q->step];
    if (!q->options) q->options = row->options(q->battle, q->at, q->option);
    uint32_t i = 0;
    while (i < q->options && !is_ordered(by, &q->option[i])) i++;
    return i;
}

// Fills in what is chosen at `at` by the orders from number `first` on.
static void choose(const brief_list *list, uint32_t first, uint32_t at, brief_way *way) {
    const bay_graph *graph = &list->sorted->graph;
    question q;
    q.battle = graph->battle;
    q.at = graph_sorted_row(list->sorted, at);
    q.step = graph->place[at].step;
    q.looked = false;
    q.options = 0;
    way->option[at] = 0;
    way->by[at] = BRIEF_NONE;
    for (uint32_t i = first; i < list->count; i++) {
        if (!holds(&q, &list->order[i])) continue;
        uint32_t option = find(&q, &list->order[i]);
        if (option == q.options) continue;
        way->option[at] = (uint16_t)option;
        way->by[at] = (uint8_t)i;
        return;
    }
}

// --- All of them -----------------------------------------------------------------------------

void brief_follow(const brief_list *list, brief_way *way) {
    const bay_graph *graph = &list->sorted->graph;
    for (uint32_t at = 0; at < graph->count; at++) {
        uint32_t next = at + GRAPH_AHEAD;
        if (next < graph->count && graph->place[next].kind == PLACE_CHOICE)
            graph_sorted_fetch(list->sorted, next);
        if (graph->place[at].kind == PLACE_CHOICE) {
            choose(list, 0, at, way);
        } else {
            way->option[at] = 0;
            way->by[at] = BRIEF_NONE;
        }
    }
}

bool brief_follow_less(const brief_list *list, uint32_t gone, const brief_way *had,
                       brief_way *way) {
    const bay_graph *graph = &list->sorted->graph;
    bool missed = false;
    memcpy(way->option, had->option, graph->count * sizeof *way->option);
    for (uint32_t at = 0; at < graph->count; at++) {
        uint8_t by = had->by[at];
        way->by[at] = (uint8_t)(by != BRIEF_NONE && by > gone ? by - 1 : by);
        if (by != gone) continue;
        choose(list, gone, at, way);
        missed |= way->option[at] != had->option[at];
    }
    return missed;
}
