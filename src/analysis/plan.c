#include "analysis/orders.h"
#include "base/memory.h"

#include <string.h>

enum { ID_MAX = 128 }; // bytes of an option's id

// The number of the option called `id`; -1 when it is not offered.
static int find_option(const order_asked *asked, const char *id) {
    for (uint32_t i = 0; i < asked->options; i++) {
        char text[ID_MAX];
        const bay_option *option = &asked->option[i];
        if (bay_option_text(asked->battle, option, false, text, sizeof text) < sizeof text &&
            !strcmp(text, id))
            return (int)i;
    }
    return -1;
}

uint16_t orders_choose(const order_asked *asked, const order *orders, uint32_t count) {
    int32_t features[BAY_FEATURES_MAX];
    bool looked = false;
    for (uint32_t i = 0; i < count; i++) {
        if (orders[i].step != asked->step) continue;
        if (!looked && orders[i].whens) {
            asked->battle->rules->features_of(asked->battle, asked->at, features);
            looked = true;
        }
        if (!order_holds(orders[i].when, orders[i].whens, features)) continue;
        int option = find_option(asked, orders[i].option);
        if (option >= 0) return (uint16_t)option;
    }
    return 0;
}

bay_option orders_option(const bay_orders *orders, const bay_battle *battle, const void *at,
                         uint16_t step) {
    bay_option option[BAY_OPTIONS_MAX];
    uint32_t count = battle->rules->steps[step].options(battle, at, option);
    if (!orders) return option[0];
    order_asked asked = {battle, at, step, count, option};
    return option[orders_choose(&asked, orders->order, orders->count)];
}

bool orders_follow(const bay_graph *graph, const void *scene, orders_answer *out) {
    const bay_battle *battle = graph->battle;
    uint16_t id = battle->rules->stage(battle, scene);
    const bay_step_info *row = &battle->rules->steps[id];
    if (row->kind != BAY_CHOICE || !(graph->follows >> row->who & 1) ||
        bay_step_settled(battle, row, scene))
        return false;
    out->step = row;
    out->option = orders_option(graph->orders, battle, scene, id);
    return true;
}

uint16_t orders_choose_at(const bay_graph *graph, uint32_t at, const order *orders,
                          uint32_t count) {
    const bay_battle *battle = graph->battle;
    bay_option option[BAY_OPTIONS_MAX];
    order_asked asked = {battle, graph_row(graph, at), graph->place[at].step, 0, option};
    asked.options = battle->rules->steps[asked.step].options(battle, asked.at, option);
    return orders_choose(&asked, orders, count);
}

bay_status bay_plan_make(const bay_graph *graph, const bay_orders *orders, bay_plan *plan) {
    bay_plan made = {.count = graph->count, .memory = graph->work.memory};
    made.option = memory_take_zeroed(made.memory, graph->count * sizeof *made.option);
    if (!made.option) return BAY_NO_MEMORY;
    for (uint32_t at = 0; orders && at < graph->count; at++)
        if (graph->place[at].kind == PLACE_CHOICE)
            made.option[at] = orders_choose_at(graph, at, orders->order, orders->count);
    *plan = made;
    return BAY_OK;
}

void bay_plan_free(bay_plan *plan) {
    if (!plan) return;
    memory_give_array(plan->memory, plan->option, plan->count, sizeof *plan->option);
    *plan = (bay_plan){0};
}
