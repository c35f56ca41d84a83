#include "analysis/graph/orders.h"

#include "base/memory.h"

#include <string.h>

enum { ID_MAX = 128 }; // bytes of an option's id

// True if the option's id is `id`; or, with `of_group`, if it would be if the option were about its
// member's group.
static bool is_called(const bay_battle *battle, bay_option option, bool of_group,
                      const char *id) {
    char text[ID_MAX];
    const bay_group *group = of_group ? bay_group_of(battle, option.unit) : NULL;
    if (of_group && !group) return false;
    if (group) option.unit = group->unit;
    return bay_option_text(battle, &option, false, text, sizeof text) < sizeof text &&
           !strcmp(text, id);
}

int orders_find(const bay_battle *battle, const bay_option *option, uint32_t count,
                const char *id) {
    for (int of_group = 0; of_group <= (battle->group_count > 0); of_group++)
        for (uint32_t i = 0; i < count; i++)
            if (is_called(battle, option[i], of_group, id)) return (int)i;
    return -1;
}

int orders_first(const order_asked *asked, const order *orders, uint32_t count,
                 uint16_t *option) {
    int32_t features[BAY_FEATURES_MAX];
    bool looked = false;
    for (uint32_t i = 0; i < count; i++) {
        if (orders[i].step != asked->step) continue;
        if (!looked && orders[i].whens) {
            asked->battle->rules->features_of(asked->battle, asked->at, features);
            looked = true;
        }
        if (!order_holds(orders[i].when, orders[i].whens, features)) continue;
        int found = orders_find(asked->battle, asked->option, asked->options, orders[i].option);
        if (found < 0) continue;
        *option = (uint16_t)found;
        return (int)i;
    }
    *option = 0;
    return -1;
}

uint16_t orders_choose(const order_asked *asked, const order *orders, uint32_t count) {
    uint16_t option;
    (void)orders_first(asked, orders, count, &option);
    return option;
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
    order_asked asked = {battle, graph_row(graph, at), graph->node[at].step, 0, option};
    asked.options = battle->rules->steps[asked.step].options(battle, asked.at, option);
    return orders_choose(&asked, orders, count);
}

bay_status bay_policy_make(const bay_graph *graph, const bay_orders *orders,
                           bay_policy *policy) {
    bay_policy made = {.count = graph->count, .memory = graph->work.memory};
    made.option = memory_take_zeroed(made.memory, graph->count * sizeof *made.option);
    if (!made.option) return BAY_NO_MEMORY;
    for (uint32_t at = 0; orders && at < graph->count; at++)
        if (graph->node[at].kind == NODE_CHOICE)
            made.option[at] = orders_choose_at(graph, at, orders->order, orders->count);
    *policy = made;
    return BAY_OK;
}

void bay_policy_free(bay_policy *policy) {
    if (!policy) return;
    memory_give_array(policy->memory, policy->option, policy->count, sizeof *policy->option);
    *policy = (bay_policy){0};
}
