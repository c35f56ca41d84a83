#include "analysis/policy/orders_look.h"

#include "analysis/graph/graph.h"
#include "analysis/graph/orders.h"
#include "base/memory.h"

#include <string.h>

enum {
    OFFERS_MAX = 512,   // more are not listed
    OFFER_ID_MAX = 128, // bytes
    REACH_MAX = 1024,   // situations in which it is looked where orders lead
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

// Options of other units or numbers may have one id: orders know no more of them.
static bool is_listed(const orders_look *look, uint16_t step, const char *id) {
    for (uint32_t i = 0; i < look->offers; i++)
        if (look->offer[i].step == step && strcmp(look->offer[i].id, id) == 0) return true;
    return false;
}

static bay_status list(const looking *in, uint16_t step, const bay_option *option) {
    orders_look *look = in->look;
    char id[OFFER_ID_MAX];
    if (look->offers == OFFERS_MAX) return BAY_OK;
    bay_option_text(in->battle, option, false, id, sizeof id);
    if (is_listed(look, step, id)) return BAY_OK;
    const char *kept = arena_copy_text(in->space, id);
    if (!kept) return BAY_NO_MEMORY;
    look->offer[look->offers++] = (orders_offer){step, kept};
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

// The order that is followed at a question, and the place of its option; without one, the standing
// order's.
static int followed_at(const bay_orders *orders, const bay_graph *graph, uint32_t at,
                       uint16_t *place) {
    bay_option option[BAY_OPTIONS_MAX];
    order_asked asked = {graph->battle, graph_row(graph, at), graph->node[at].step,
                         bay_graph_options(graph, at, option), option};
    return orders_first(&asked, orders->order, orders->count, place);
}

static void take(const bay_orders *orders, const bay_graph *graph) {
    uint16_t place;
    for (uint32_t at = 0; at < graph->count; at++) {
        if (graph->node[at].kind != NODE_CHOICE) continue;
        int taken = followed_at(orders, graph, at, &place);
        if (taken >= 0 && orders->order[taken].fit == ORDER_NOT_TAKEN)
            orders->order[taken].fit = ORDER_FITS;
    }
}

// --- What the orders of a side lead to -------------------------------------------------------

typedef struct reach {
    uint32_t *left; // [graph->count] situations still to be looked at
    uint32_t count;
    uint8_t *seen; // [graph->count]
} reach;

static void come_to(const bay_graph *graph, uint32_t edge, reach *all) {
    uint32_t at = graph->to[edge];
    if (all->seen[at]) return;
    all->seen[at] = 1;
    all->left[all->count++] = at;
}

// Marks the orders of a side that are followed on the ways from the first situation on which it
// follows them, and the other side does anything. False: the ways leave the graph.
static bool follow(const bay_orders *orders, const bay_graph *graph, int side, reach *all) {
    bool within = true;
    memset(all->seen, 0, graph->count);
    all->count = 0;
    all->left[all->count++] = 0;
    all->seen[0] = 1;
    while (all->count && within) {
        uint32_t at = all->left[--all->count], edge = graph->first[at];
        const graph_node *node = &graph->node[at];
        within = node->kind != NODE_OPEN;
        if (node->kind == NODE_CHOICE && node->who == side) {
            uint16_t place;
            int taken = followed_at(orders, graph, at, &place);
            come_to(graph, edge + place, all);
            if (taken >= 0) orders->order[taken].reached = true;
        } else {
            for (; edge < graph->first[at + 1]; edge++) come_to(graph, edge, all);
        }
    }
    return within;
}

// known: no order of the side is followed but those that are marked.
static bay_status reach_in(const bay_orders *orders, bay_memory memory, const bay_graph *graph,
                           bool known[2]) {
    uint32_t count = graph->count;
    reach all = {memory_take_array(memory, count, sizeof *all.left), 0,
                 memory_take_zeroed(memory, count)};
    bool room = all.left && all.seen;
    for (int side = 0; side < 2 && room; side++)
        known[side] = known[side] || follow(orders, graph, side, &all);
    memory_give_array(memory, all.left, count, sizeof *all.left);
    memory_give(memory, all.seen, count);
    return room ? BAY_OK : BAY_NO_MEMORY;
}

// --- Both ------------------------------------------------------------------------------------

typedef struct looked {
    bool whole;    // at all situations
    bool known[2]; // at all to which the orders of the side lead
} looked;

static bay_status take_in(const bay_orders *orders, bay_memory memory, uint32_t situations,
                          looked *so_far) {
    bay_work work = {.memory = memory, .situations = situations};
    bay_graph *graph = NULL;
    bay_status status = bay_graph_expand(orders->battle, NULL, &work, &graph);
    so_far->whole = status == BAY_OK;
    if (!graph) return status;
    take(orders, graph);
    status = situations <= REACH_MAX ? reach_in(orders, memory, graph, so_far->known) : BAY_OK;
    bay_graph_free(graph);
    return status;
}

bay_status orders_look_taken(bay_orders *orders, bay_memory memory) {
    bay_status status = BAY_OK;
    looked so_far = {false, {false, false}};
    for (uint32_t i = 0; i < orders->count; i++) {
        orders->order[i].reached = false;
        if (orders->order[i].fit == ORDER_FITS) orders->order[i].fit = ORDER_NOT_TAKEN;
    }
    for (size_t i = 0; i < sizeof LOOKS / sizeof *LOOKS && status == BAY_OK; i++) {
        bool leads = !(so_far.known[0] && so_far.known[1]) && LOOKS[i] <= REACH_MAX;
        if (!so_far.whole && (waiting(orders) || leads))
            status = take_in(orders, memory, LOOKS[i], &so_far);
    }
    for (uint32_t i = 0; i < orders->count; i++) {
        order *one = &orders->order[i];
        if (one->fit == ORDER_NOT_TAKEN && !so_far.whole) one->fit = ORDER_NOT_SEEN;
        int who = orders->battle->rules->steps[one->step].who;
        bool may_fit = one->fit == ORDER_FITS || one->fit == ORDER_NOT_SEEN;
        if (may_fit && so_far.known[who] && !one->reached) one->fit = ORDER_NOT_REACHED;
    }
    return status;
}
