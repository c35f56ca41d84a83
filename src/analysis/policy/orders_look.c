#include "analysis/policy/orders_look.h"

#include "analysis/graph/graph.h"
#include "analysis/graph/orders.h"

enum {
    OFFERS_MAX = 512,   // more are not listed
    OFFER_ID_MAX = 128, // bytes
};

typedef struct looking {
    arena *space;
    const bay_battle *battle;
    orders_look *look;
} looking;

static uint32_t left(const orders_look *look) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < look->count; i++)
        count += look->sought[i].step != BAY_NO_ROW && !look->sought[i].offered;
    return count;
}

// --- What is met -----------------------------------------------------------------------------

static bool is_open(const orders_look *look, uint16_t step) {
    for (uint32_t i = 0; i < look->count; i++)
        if (look->sought[i].step == step && !look->sought[i].offered) return true;
    return false;
}

static void meet(const looking *in, uint16_t step, const bay_option *option, uint32_t count) {
    for (uint32_t i = 0; i < in->look->count; i++) {
        orders_sought *one = &in->look->sought[i];
        if (one->step != step || one->offered) continue;
        one->asked = true;
        one->offered = orders_find(in->battle, option, count, one->option) >= 0;
    }
}

static bool is_listed(const orders_look *look, uint16_t step, const bay_option *option) {
    for (uint32_t i = 0; i < look->offers; i++) {
        const bay_option *other = &look->offer[i].option;
        if (look->offer[i].step == step && other->row == option->row &&
            other->unit == option->unit && other->number[0] == option->number[0] &&
            other->number[1] == option->number[1])
            return true;
    }
    return false;
}

static bay_status list(const looking *in, uint16_t step, const bay_option *option) {
    orders_look *look = in->look;
    char id[OFFER_ID_MAX];
    if (look->offers == OFFERS_MAX || is_listed(look, step, option)) return BAY_OK;
    bay_option_text(in->battle, option, false, id, sizeof id);
    const char *kept = arena_copy_text(in->space, id);
    if (!kept) return BAY_NO_MEMORY;
    look->offer[look->offers++] = (orders_offer){step, *option, kept};
    return BAY_OK;
}

static bay_status list_all(const looking *in, uint16_t step, const bay_option *option,
                           uint32_t count) {
    bay_status status = BAY_OK;
    for (uint32_t i = 0; i < count && status == BAY_OK; i++)
        status = list(in, step, &option[i]);
    return status;
}

// --- The situations --------------------------------------------------------------------------

// `listing`: lists what the questions offer; else notes which of the sought options they offer.
static bay_status look_through(const looking *in, const bay_graph *graph, bool listing) {
    bay_option option[BAY_OPTIONS_MAX];
    bay_status status = BAY_OK;
    for (uint32_t at = 0; at < graph->count && status == BAY_OK; at++) {
        const graph_node *node = &graph->node[at];
        if (node->kind != NODE_CHOICE || !is_open(in->look, node->step)) continue;
        uint32_t count = bay_graph_options(graph, at, option);
        if (listing)
            status = list_all(in, node->step, option, count);
        else
            meet(in, node->step, option, count);
    }
    return status;
}

static bay_status list_offers(const looking *in, const bay_graph *graph) {
    in->look->offer = arena_take_array(in->space, OFFERS_MAX, sizeof *in->look->offer);
    return in->look->offer ? look_through(in, graph, true) : BAY_NO_MEMORY;
}

// Looks at the first `situations`. *last: looking further is no use.
static bay_status look_at(const looking *in, uint32_t situations, bool *last) {
    bay_work work = {.memory = in->space->memory, .situations = situations};
    bay_graph *graph = NULL;
    bay_status status = bay_graph_expand(in->battle, NULL, &work, &graph);
    bool whole = status == BAY_OK;
    if (!graph) return status; // else it is there whole, or as far as the budget goes
    status = look_through(in, graph, false);
    in->look->whole = whole || !left(in->look);
    *last = in->look->whole || situations == ORDERS_LOOK_MAX;
    if (status == BAY_OK && *last && left(in->look)) status = list_offers(in, graph);
    bay_graph_free(graph);
    return status;
}

static const uint32_t LOOKS[] = {64, 1024, ORDERS_LOOK_MAX};

bay_status orders_look_for(arena *space, const bay_battle *battle, orders_look *look) {
    looking in = {space, battle, look};
    look->whole = true;
    look->offers = 0;
    bay_status status = BAY_OK;
    bool last = !left(look);
    for (size_t i = 0; i < sizeof LOOKS / sizeof *LOOKS && !last && status == BAY_OK; i++)
        status = look_at(&in, LOOKS[i], &last);
    return status;
}

// --- What is taken ---------------------------------------------------------------------------

static uint32_t waiting(const bay_orders *orders) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < orders->count; i++)
        count += orders->order[i].fit == ORDER_NOT_TAKEN;
    return count;
}

static void take(const bay_orders *orders, const bay_graph *graph) {
    bay_option option[BAY_OPTIONS_MAX];
    for (uint32_t at = 0; at < graph->count; at++) {
        const graph_node *node = &graph->node[at];
        if (node->kind != NODE_CHOICE) continue;
        uint16_t place;
        order_asked asked = {graph->battle, graph_row(graph, at), node->step,
                             bay_graph_options(graph, at, option), option};
        int taken = orders_first(&asked, orders->order, orders->count, &place);
        if (taken >= 0 && orders->order[taken].fit == ORDER_NOT_TAKEN)
            orders->order[taken].fit = ORDER_FITS;
    }
}

// *whole: all situations were looked at.
static bay_status take_in(const bay_orders *orders, bay_memory memory, uint32_t situations,
                          bool *whole) {
    bay_work work = {.memory = memory, .situations = situations};
    bay_graph *graph = NULL;
    bay_status status = bay_graph_expand(orders->battle, NULL, &work, &graph);
    *whole = status == BAY_OK;
    if (!graph) return status;
    take(orders, graph);
    bay_graph_free(graph);
    return BAY_OK;
}

bay_status orders_look_taken(bay_orders *orders, bay_memory memory) {
    bay_status status = BAY_OK;
    bool whole = false;
    for (uint32_t i = 0; i < orders->count; i++)
        if (orders->order[i].fit == ORDER_FITS) orders->order[i].fit = ORDER_NOT_TAKEN;
    for (size_t i = 0; i < sizeof LOOKS / sizeof *LOOKS && !whole && status == BAY_OK; i++)
        if (waiting(orders)) status = take_in(orders, memory, LOOKS[i], &whole);
    for (uint32_t i = 0; i < orders->count && !whole; i++)
        if (orders->order[i].fit == ORDER_NOT_TAKEN) orders->order[i].fit = ORDER_FITS;
    return status;
}
