#include "sentences/order_list.h"

#include "analysis/graph/graph.h"
#include "text/wording.h"

#include <string.h>

// Settled or not.
static bool is_question(const bay_graph *graph, uint32_t at) {
    return graph->battle->rules->steps[graph->node[at].step].kind == BAY_CHOICE;
}

// --- Whose order it is, and its option in words: from the first situation that it is for ------------

static bool tell_order(order_list *list, uint32_t which, uint32_t at) {
    const bay_battle *battle = bay_graph_battle(list->graph);
    bay_option option[BAY_OPTIONS_MAX];
    uint32_t count = bay_graph_options(list->graph, at, option);
    for (uint32_t i = 0; i < count; i++) {
        char id[sizeof list->order[which].option];
        bay_option_text(battle, &option[i], false, id, sizeof id);
        if (strcmp(id, list->order[which].option) != 0) continue;
        bay_option_text(battle, &option[i], true, list->told[which].words,
                        sizeof list->told[which].words);
        list->told[which].who = list->graph->node[at].who;
        return true;
    }
    return false;
}

static void tell_all(order_list *list) {
    uint32_t left = list->count;
    for (uint32_t i = 0; i < list->count; i++) {
        list->told[i].who = BAY_NOBODY;
        text_copy(list->told[i].words, sizeof list->told[i].words, list->order[i].option);
    }
    for (uint32_t at = 0; left && at < list->graph->count; at++)
        for (uint32_t i = 0; i < list->count && is_question(list->graph, at); i++)
            if (list->told[i].who == BAY_NOBODY &&
                list->order[i].step == list->graph->node[at].step)
                left -= tell_order(list, i, at);
}

// If nobody chooses there are no orders.
static bool anybody_chooses(const bay_graph *graph) {
    for (uint32_t at = 0; at < graph->count; at++)
        if (is_question(graph, at)) return true;
    return false;
}

bay_status order_list_make(const bay_graph *graph, const bay_aim *aim,
                           const bay_solution *solution, int seeks, bay_policy *policy,
                           order_list *out) {
    memset(out, 0, sizeof *out);
    out->graph = graph;
    if (!anybody_chooses(graph)) return BAY_OK;
    bay_decision_list list = {.list = out->order, .room = ORDERS_ROOM, .policy = policy};
    bay_status status = bay_decision_list_make(graph, aim, solution, seeks, &list);
    if (status != BAY_OK) return status;
    out->count = list.count;
    memcpy(out->cost, list.cost, sizeof out->cost);
    tell_all(out);
    return BAY_OK;
}

// --- Writing ---------------------------------------------------------------------------------

static void add_range(text *to, const bay_when *when) {
    if (when->low != INT32_MIN) text_add_whole(to, when->low);
    text_add(to, "..");
    if (when->high != INT32_MAX) text_add_whole(to, when->high);
}

static void write_when(json *to, const bay_feature *features, const bay_when *when) {
    char bytes[32];
    text range = text_within(bytes, sizeof bytes);
    if (when->low == when->high) {
        json_key_whole(to, features[when->feature].id, when->low);
        return;
    }
    add_range(&range, when);
    json_key_text(to, features[when->feature].id, bytes);
}

static void write_whens(json *to, const bay_feature *features, const bay_order *order) {
    const bay_when *first = &order->when[0], *second = &order->when[1];
    bool turned = order->whens == 2 &&
                  strcmp(features[first->feature].id, features[second->feature].id) > 0;
    json_key(to, "when");
    json_open_map(to);
    if (turned) write_when(to, features, second);
    if (order->whens > 0) write_when(to, features, first);
    if (order->whens == 2 && !turned) write_when(to, features, second);
    json_close_map(to);
}

// "attacks left in this hour: 2 or more". Brackets in a feature's words are only for tables, so
// they are left out.
static void add_condition(text *to, const bay_feature *features, const bay_when *when) {
    const char *words = features[when->feature].words, *aside = strstr(words, " (");
    text_add_bytes(to, words, aside ? (size_t)(aside - words) : strlen(words));
    text_add(to, ": ");
    if (when->low == when->high || when->high == INT32_MAX)
        text_add_whole(to, when->low);
    else if (when->low == INT32_MIN)
        text_add_whole(to, when->high);
    else
        add_range(to, when);
    if (when->low == when->high) return;
    if (when->high == INT32_MAX) text_add(to, " or more");
    if (when->low == INT32_MIN) text_add(to, " or less");
}

// "roll 2 dice, when attacks left in this hour: 2 or more"
static void add_order(text *to, const order_list *list, uint32_t which) {
    const bay_rules *rules = bay_graph_battle(list->graph)->rules;
    const bay_order *order = &list->order[which];
    text_add(to, list->told[which].words);
    for (uint32_t i = 0; i < order->whens; i++) {
        text_add(to, i ? ", and " : ", when ");
        add_condition(to, rules->features, &order->when[i]);
    }
}

void order_list_add(text *to, const order_list *list) {
    const bay_rules *rules = bay_graph_battle(list->graph)->rules;
    bool several = false;
    for (uint32_t i = 1; i < list->count; i++)
        several = several || list->order[i].step != list->order[0].step;
    for (uint32_t i = 0; i < list->count; i++) {
        bool same = i && list->order[i].step == list->order[i - 1].step;
        if (i) text_add(to, "; ");
        if (several && !same) {
            text_add(to, "to \"");
            wording_question(to, rules, list->order[i].step);
            text_add(to, "\", ");
        }
        if (same && !list->order[i].whens) text_add(to, "otherwise ");
        add_order(to, list, i);
    }
}

static void write_order(json *to, const order_list *list, uint32_t which) {
    const bay_rules *rules = bay_graph_battle(list->graph)->rules;
    const bay_order *order = &list->order[which];
    const char *who = wording_side(list->told[which].who);
    char bytes[400];
    text words = text_within(bytes, sizeof bytes);
    if (who) {
        text_add(&words, who);
        text_add(&words, ": ");
    }
    add_order(&words, list, which);
    json_open_map(to);
    json_key_text(to, "at", rules->steps[order->step].id);
    json_key_text(to, "do", order->option);
    write_whens(to, rules->features, order);
    json_key_text(to, "who", who);
    json_key_text(to, "words", bytes);
    json_close_map(to);
}

void order_list_write(json *to, const order_list *list) {
    json_key(to, "orders");
    json_open_list(to);
    for (uint32_t i = 0; i < list->count; i++) write_order(to, list, i);
    json_close_list(to);
}
