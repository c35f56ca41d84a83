#include "analysis/orders.h"
#include "base/memory.h"

#include <string.h>

enum { ID_MAX = 128 }; // bytes of an option's id

// The number of the option called `id`; -1 when it is not offered.
static int find_option(const bay_graph *graph, uint32_t at, const char *id) {
    const bay_battle *battle = graph->battle;
    int options = (int)(graph->first[at + 1] - graph->first[at]);
    for (int i = 0; i < options; i++) {
        bay_option option = {0};
        char text[ID_MAX];
        battle->rules->option(battle, graph_row(graph, at), i, &option);
        if (bay_option_text(battle, &option, false, text, sizeof text) < sizeof text &&
            !strcmp(text, id))
            return i;
    }
    return -1;
}

uint16_t orders_choose(const bay_graph *graph, const order *orders, uint32_t count,
                       uint32_t at) {
    int32_t features[BAY_FEATURES_MAX];
    bool looked = false;
    for (uint32_t i = 0; i < count; i++) {
        if (orders[i].step != graph->place[at].step) continue;
        if (!looked && orders[i].whens) {
            graph->battle->rules->look(graph->battle, graph_row(graph, at), features);
            looked = true;
        }
        if (!order_holds(orders[i].when, orders[i].whens, features)) continue;
        int option = find_option(graph, at, orders[i].option);
        if (option >= 0) return (uint16_t)option;
    }
    return 0;
}

bay_status bay_plan_make(const bay_graph *graph, const bay_orders *orders, bay_plan *plan) {
    bay_plan made = {.count = graph->count, .memory = graph->work.memory};
    made.option = memory_take_zeroed(made.memory, graph->count * sizeof *made.option);
    if (!made.option) return BAY_NO_MEMORY;
    for (uint32_t at = 0; orders && at < graph->count; at++)
        if (graph->place[at].kind == PLACE_CHOICE)
            made.option[at] = orders_choose(graph, orders->order, orders->count, at);
    *plan = made;
    return BAY_OK;
}

void bay_plan_free(bay_plan *plan) {
    if (!plan) return;
    memory_give_array(plan->memory, plan->option, plan->count, sizeof *plan->option);
    *plan = (bay_plan){0};
}
