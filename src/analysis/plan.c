#include "analysis/orders.h"
#include "base/memory.h"

#include <string.h>

enum { ID_MAX = 128 }; // bytes of an option's id

// The number of the option called `id`; -1 when it is not offered.
static int find_option(const order_asked *asked, const char *id) {
    for (int i = 0; i < asked->options; i++) {
        bay_option option = {0};
        char text[ID_MAX];
        asked->battle->rules->option(asked->battle, asked->at, i, &option);
        if (bay_option_text(asked->battle, &option, false, text, sizeof text) < sizeof text &&
            !strcmp(text, id))
            return i;
    }
    return -1;
}

uint16_t orders_choose(const order_asked *asked, const order *orders, uint32_t count) {
    int32_t features[BAY_FEATURES_MAX];
    bool looked = false;
    for (uint32_t i = 0; i < count; i++) {
        if (orders[i].step != asked->step) continue;
        if (!looked && orders[i].whens) {
            asked->battle->rules->look(asked->battle, asked->at, features);
            looked = true;
        }
        if (!order_holds(orders[i].when, orders[i].whens, features)) continue;
        int option = find_option(asked, orders[i].option);
        if (option >= 0) return (uint16_t)option;
    }
    return 0;
}

int orders_follow(const bay_graph *graph, const void *scene, bay_step *step) {
    const bay_battle *battle = graph->battle;
    if (!graph->follows) return -1;
    memset(step, 0, sizeof *step);
    battle->rules->step(battle, scene, step);
    if (step->kind != BAY_CHOICE || step->settled || !(graph->follows >> step->who & 1))
        return -1;
    return orders_option(graph->orders, battle, scene, step);
}

order_asked orders_asked(const bay_graph *graph, uint32_t at) {
    return (order_asked){graph->battle, graph_row(graph, at), graph->place[at].step,
                         (uint16_t)(graph->first[at + 1] - graph->first[at])};
}

bay_status bay_plan_make(const bay_graph *graph, const bay_orders *orders, bay_plan *plan) {
    bay_plan made = {.count = graph->count, .memory = graph->work.memory};
    made.option = memory_take_zeroed(made.memory, graph->count * sizeof *made.option);
    if (!made.option) return BAY_NO_MEMORY;
    for (uint32_t at = 0; orders && at < graph->count; at++)
        if (graph->place[at].kind == PLACE_CHOICE) {
            order_asked asked = orders_asked(graph, at);
            made.option[at] = orders_choose(&asked, orders->order, orders->count);
        }
    *plan = made;
    return BAY_OK;
}

void bay_plan_free(bay_plan *plan) {
    if (!plan) return;
    memory_give_array(plan->memory, plan->option, plan->count, sizeof *plan->option);
    *plan = (bay_plan){0};
}
