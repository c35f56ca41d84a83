// The pool is itself an unfinished graph in which nobody follows orders. It expands a situation
// when a graph reaches it. For a question that a graph passes over, it asks only for the outcome of
// the standing order; but if both sides follow orders it asks for all outcomes, because another
// graph will need them.
#include "analysis/graph/graph_pool.h"

#include "analysis/graph/graph_build.h"
#include "analysis/graph/orders.h"
#include "base/memory.h"

#define NONE UINT32_MAX

enum {
    POOL_MOST = 1 << 20
}; // situations: for larger battles the time matters less than the memory

// A situation of the pool.
typedef struct pool_node {
    uint32_t end;      // where its edges end among those of the pool; NONE: not expanded yet
    uint32_t standing; // where the standing order leads; NONE: not asked yet
    uint32_t number;   // its number in the graph being put together; NONE: not met there
} pool_node;

struct graph_pool {
    graph_build build;
    bay_graph_start start;
    bay_work work;   // work limits of the graphs
    pool_node *node; // [node_room]
    // [onward_room] the number, in the graph being put together, of the situation where play goes
    // on, past questions that orders answer; NONE: not met there
    uint32_t *onward;
    uint32_t nodes, node_room, onward_room;
    bay_graph *made;  // the graph being put together
    uint32_t *member; // [members] its situations, in its order, by their numbers in the pool
    uint32_t members, member_room;
};

// --- Successors of a situation ---------------------------------------------------------------

// Makes room for what is kept beside the pool's situations.
static bay_status add_places(graph_pool *pool) {
    uint32_t count = pool->build.graph->count;
    void *nodes = pool->node;
    bay_status status =
        graph_grow(&pool->build, &nodes, &pool->node_room, count, sizeof *pool->node);
    pool->node = nodes;
    void *onward = pool->onward;
    if (!status)
        status =
            graph_grow(&pool->build, &onward, &pool->onward_room, count, sizeof *pool->onward);
    pool->onward = onward;
    if (status) return status;
    for (; pool->nodes < count; pool->nodes++) {
        pool->build.graph->node[pool->nodes].kind = NODE_OPEN; // not expanded yet
        pool->node[pool->nodes] = (pool_node){NONE, NONE, NONE};
        pool->onward[pool->nodes] = NONE;
    }
    return BAY_OK;
}

static bool is_looked(const graph_pool *pool, uint32_t at) {
    return pool->build.graph->node[at].kind != NODE_OPEN;
}

// Puts a situation into build->here and finds its step.
static void look(graph_pool *pool, uint32_t at) {
    if (is_looked(pool, at))
        graph_build_show(&pool->build, at);
    else
        graph_build_look(&pool->build, at);
}

static bay_status expand(graph_pool *pool, uint32_t at) {
    bay_graph *all = pool->build.graph;
    look(pool, at);
    bay_status status = graph_build_leads(&pool->build, at);
    if (!status) status = graph_build_edges(&pool->build);
    if (!status && all->open) status = BAY_OVER_BUDGET;
    if (!status) status = add_places(pool);
    if (status) return status;
    pool->node[at].end = all->edges;
    if (all->node[at].kind == NODE_CHOICE) pool->node[at].standing = all->to[all->first[at]];
    return BAY_OK;
}

// Asks where the standing order of a question leads.
static bay_status obey(graph_pool *pool, uint32_t at) {
    graph_build *build = &pool->build;
    const bay_battle *battle = build->graph->battle;
    look(pool, at);
    uint16_t step = build->graph->node[at].step;
    uint8_t *next = graph_candidate(build, 0);
    bay_option standing = orders_option(NULL, battle, build->here.bytes, step);
    memcpy(next, build->here.bytes, build->apart);
    battle->rules->steps[step].apply(battle, next, &standing, NULL);
    graph_build_merge(build, next);
    uint32_t met;
    bay_status status = graph_meet_one(build, &met);
    if (!status) status = add_places(pool);
    if (!status) pool->node[at].standing = met;
    return status;
}

// True if situation `at` asks a side that follows orders.
static bool is_ordered(graph_pool *pool, uint32_t at) {
    const graph_node *node = &pool->build.graph->node[at];
    if (!is_looked(pool, at)) look(pool, at);
    return node->kind == NODE_CHOICE && (pool->made->follows >> node->who & 1);
}

// Goes on from `at` until another side is asked, dice are thrown or play is over.
static bay_status go_on(graph_pool *pool, uint32_t *at) {
    for (int i = 0; i < ORDERS_FOLLOWED_MAX && is_ordered(pool, *at); i++) {
        bay_status status = BAY_OK;
        if (pool->node[*at].standing == NONE)
            status =
                pool->made->follows == BAY_SEEKS_BOTH ? expand(pool, *at) : obey(pool, *at);
        if (status) return status;
        *at = pool->node[*at].standing;
    }
    return BAY_OK;
}

// --- A graph ---------------------------------------------------------------------------------

static bay_status add_member(graph_pool *pool, uint32_t at) {
    if (pool->work.situations && pool->members >= pool->work.situations) return BAY_OVER_BUDGET;
    void *member = pool->member;
    bay_status status = graph_grow(&pool->build, &member, &pool->member_room,
                                   (uint64_t)pool->members + 1, sizeof *pool->member);
    pool->member = member;
    if (status) return status;
    pool->node[at].number = pool->members;
    pool->member[pool->members++] = at;
    return BAY_OK;
}

// Finds the number in the graph of the situation where play goes on from `at`.
static bay_status find_onward(graph_pool *pool, uint32_t at) {
    uint32_t next = at;
    bay_status status = go_on(pool, &next);
    if (!status && pool->node[next].number == NONE) status = add_member(pool, next);
    if (!status) pool->onward[at] = pool->node[next].number;
    return status;
}

// Makes room for `count` more edges of the graph.
static bay_status add_edge_room(bay_graph *made, uint32_t count) {
    uint64_t need = (uint64_t)made->edges + count, room = made->edge_room;
    if (need <= room) return BAY_OK;
    room = need > 2 * room ? need : 2 * room;
    if (room >= UINT32_MAX) return BAY_OVER_BUDGET;
    uint32_t *to = memory_resize_array(made->memory, made->to, made->edge_room, (size_t)room,
                                       sizeof *made->to);
    if (!to) return BAY_NO_MEMORY;
    made->to = to;
    made->edge_room = (uint32_t)room;
    return BAY_OK;
}

// Finds where `count` edges of the pool, from `first` on, lead in the graph, up to the first that
// leads to a situation new to the graph.
//   returns the number of edges before that one
static uint32_t copy_known(const graph_pool *pool, uint32_t first, uint32_t count,
                           uint32_t *to) {
    const uint32_t *next = pool->build.graph->to + first, *onward = pool->onward;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t number = onward[next[i]];
        if (number == NONE) return i;
        to[i] = number;
    }
    return count;
}

// Finds the successors in the graph of situation `at` of the pool.
static bay_status find_edges(graph_pool *pool, uint32_t at) {
    bay_graph *made = pool->made;
    bay_status status = pool->node[at].end == NONE ? expand(pool, at) : BAY_OK;
    uint32_t first = pool->build.graph->first[at], count = pool->node[at].end - first;
    if (!status) status = add_edge_room(made, count);
    if (status || !count) return status;
    uint32_t *to = made->to + made->edges;
    for (uint32_t i = 0; i < count && !status;) {
        i += copy_known(pool, first + i, count - i, to + i);
        if (i < count) status = find_onward(pool, pool->build.graph->to[first + i]);
    }
    made->edges += count;
    return status;
}

static bay_status find_members(graph_pool *pool) {
    pool->members = 0;
    for (uint32_t i = 0; i < pool->nodes; i++) pool->node[i].number = pool->onward[i] = NONE;
    bay_status status = find_onward(pool, 0);
    for (uint32_t i = 0; i < pool->members && !status; i++) {
        status = find_edges(pool, pool->member[i]);
        if (i % GRAPH_TICKS_APART == GRAPH_TICKS_APART - 1 &&
            !work_goes_on(&pool->work, i, pool->members))
            status = BAY_STOPPED;
    }
    return status;
}

static void *copy(bay_memory memory, const void *from, uint32_t count, size_t each) {
    void *block = memory_take_array(memory, count, each);
    if (block && count) memcpy(block, from, count * each);
    return block;
}

static bay_status make_room(const graph_pool *pool) {
    const bay_graph *all = pool->build.graph;
    bay_graph *made = pool->made;
    bay_memory memory = made->memory;
    made->throws = made->throw_room = all->throws;
    made->scores = made->score_room = all->scores;
    made->lender = all;
    bool has = graph_make_rows(made, pool->members);
    made->count = pool->members;
    made->throw = copy(memory, all->throw, made->throws, sizeof *made->throw);
    made->score =
        copy(memory, all->score, made->scores, made->score_width * sizeof *made->score);
    if (all->origin) made->origin = copy(memory, all->origin, 1, made->stride);
    has &= made->throw &&made->score && (made->origin || !all->origin);
    return has ? BAY_OK : BAY_NO_MEMORY;
}

// Puts the graph's situations together from those of the pool.
static void fill(const graph_pool *pool) {
    const bay_graph *all = pool->build.graph;
    bay_graph *made = pool->made;
    uint32_t edges = 0;
    for (uint32_t i = 0; i < made->count; i++) {
        uint32_t at = pool->member[i];
        graph_lent(made)[i] = at;
        made->node[i] = all->node[at];
        made->first[i] = edges;
        edges += pool->node[at].end - all->first[at];
    }
    made->first[made->count] = edges;
}

static bay_status put_together(graph_pool *pool) {
    bay_status status = find_members(pool);
    if (!status) status = make_room(pool);
    if (status) return status;
    fill(pool);
    return graph_part(pool->made);
}

bay_status graph_pool_make(graph_pool *pool, int follows, bay_graph **graph) {
    if (!pool->node) return BAY_OVER_BUDGET;
    bay_graph *made = graph_new(pool->start.battle, &pool->work);
    if (!made) return BAY_NO_MEMORY;
    made->follows = follows;
    made->joined = pool->start.joined;
    pool->made = made;
    bay_status status = put_together(pool);
    if (status)
        bay_graph_free(made);
    else
        *graph = made;
    return status;
}

// --- The pool --------------------------------------------------------------------------------

static bay_status begin(graph_pool *pool, const bay_work *work) {
    bay_work most = *work;
    if (!most.situations || most.situations > POOL_MOST) most.situations = POOL_MOST;
    pool->build.start = &pool->start;
    pool->build.graph = graph_new(pool->start.battle, &most);
    if (!pool->build.graph) return BAY_NO_MEMORY;
    pool->build.graph->joined = pool->start.joined;
    bay_status status = graph_build_begin(&pool->build);
    return status ? status : add_places(pool);
}

bay_status graph_pool_new(const bay_graph_start *of, const bay_work *work, graph_pool **out) {
    assert(!of->thrown && !of->orders && !of->follows);
    graph_pool *pool = memory_take_zeroed(work->memory, sizeof *pool);
    if (!pool) return BAY_NO_MEMORY;
    pool->work = *work;
    pool->start = *of;
    bay_status status = begin(pool, work);
    if (status)
        graph_pool_free(pool);
    else
        *out = pool;
    return status;
}

void graph_pool_close(graph_pool *pool) {
    bay_graph *all = pool->build.graph;
    memory_give_array(all->memory, pool->node, pool->node_room, sizeof *pool->node);
    memory_give_array(all->memory, pool->onward, pool->onward_room, sizeof *pool->onward);
    memory_give_array(all->memory, pool->member, pool->member_room, sizeof *pool->member);
    memory_give_array(all->memory, all->to, all->edge_room, sizeof *all->to);
    graph_build_end(&pool->build);
    pool->node = NULL;
    pool->member = pool->onward = all->to = NULL;
}

void graph_pool_free(graph_pool *pool) {
    if (!pool) return;
    bay_memory under = pool->work.memory;
    if (pool->build.graph) {
        graph_pool_close(pool);
        bay_graph_free(pool->build.graph);
    }
    memory_give(under, pool, sizeof *pool);
}
