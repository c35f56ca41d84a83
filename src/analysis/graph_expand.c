// Breadth first, each situation once. Only the bytes that matter are kept.
//
// When the budget is spent, expansion goes on as long as it only meets what it knows: an end is
// scored, a situation all of whose successors are there is expanded, the others stay open. So
// the bounds are as narrow as the situations that were paid for allow.
#include "analysis/graph_build.h"
#include "analysis/orders.h"
#include "base/memory.h"

#include <assert.h>

enum {
    FIRST_BYTES = 8 << 10, // of situations at first
    TABLE_BITS = 9,        // slots at first: situations,
    SMALL = 1 << 12,       // situations: up to here room grows fourfold, then twofold
    LATER = 16,            // bytes a situation that the components take beyond the table
    TICKS_APART = 1 << 12, // situations
    BLOCK = 64             // bytes of a situation copied at a time
};

static_assert(BAY_SITUATION_MAX % BLOCK == 0, "a scene holds whole blocks");

// --- Room ------------------------------------------------------------------------------------

// The memory that will be wanted at the end is kept free from the start.
static void set_limit(bay_graph *graph, uint32_t room) {
    size_t bytes = graph->work.bytes, kept = (size_t)room * LATER;
    graph->limits.limit = bytes == 0 ? 0 : bytes > kept ? bytes - kept : 1;
}

// Room for `room` situations. Where a block is refused, those grown before it stay so.
static bay_status grow_rows(graph_build *build, uint32_t room) {
    bay_graph *graph = build->graph;
    uint32_t had = graph->row_room;
    uint8_t *row = memory_resize_array(graph->memory, graph->row, had, room, graph->stride);
    if (!row) return graph_refused(build);
    graph->row = row;
    graph->row_room = room;
    had = graph->place_room;
    graph_place *places =
        memory_resize_array(graph->memory, graph->place, had, room, sizeof *places);
    if (!places) return graph_refused(build);
    graph->place = places;
    graph->place_room = room;
    had = graph->first_room;
    uint32_t *first =
        memory_resize_array(graph->memory, graph->first, had, room + 1, sizeof *first);
    if (!first) return graph_refused(build);
    graph->first = first;
    graph->first_room = room + 1;
    graph->room = room;
    return BAY_OK;
}

// Room for one more situation.
static bay_status make_room(graph_build *build) {
    bay_graph *graph = build->graph;
    if (graph->work.situations && graph->count >= graph->work.situations)
        return BAY_OVER_BUDGET;
    bay_status status = BAY_OK;
    if (graph->count == graph->room) {
        if (graph->room > UINT32_MAX / 4) return BAY_OVER_BUDGET;
        uint32_t room = graph->room * (graph->room < SMALL ? 4 : 2);
        set_limit(graph, room);
        status = grow_rows(build, room);
        if (status) set_limit(graph, graph->room);
    }
    if (!status && graph->count >= build->situations.mask / 2)
        status = graph_table_grow(build, &build->situations);
    return status;
}

static bay_status make_edges(graph_build *build, uint32_t count) {
    bay_graph *graph = build->graph;
    void *to = graph->to;
    bay_status status = graph_grow(build, &to, &graph->edge_room,
                                   (uint64_t)graph->edges + count, sizeof *graph->to);
    graph->to = to;
    return status;
}

// --- Situations ------------------------------------------------------------------------------

// Whole words are compared.
static bool same(const uint8_t *one, const uint8_t *other, size_t size) {
    for (size_t i = 0; i < size; i += sizeof(uint64_t)) {
        uint64_t a, b;
        memcpy(&a, one + i, sizeof a);
        memcpy(&b, other + i, sizeof b);
        if (a != b) return false;
    }
    return true;
}

// The candidate build->next becomes a situation.
static bay_status add_situation(graph_build *build, uint32_t hash, uint32_t *index) {
    bay_graph *graph = build->graph;
    graph_table *table = &build->situations;
    bay_status status = make_room(build);
    if (status) return status;
    uint32_t slot = hash & table->mask; // anew, for the table may have grown
    while (table->slot[slot].index) slot = (slot + 1) & table->mask;
    *index = graph->count++;
    memcpy(graph_row(graph, *index), build->next.bytes, graph->stride);
    table->slot[slot] = (graph_slot){hash, graph->count};
    return BAY_OK;
}

// The number of the candidate build->next, which becomes a situation when it is new.
static inline bay_status meet(graph_build *build, uint32_t *index) {
    const bay_graph *graph = build->graph;
    const graph_table *table = &build->situations;
    const uint8_t *candidate = build->next.bytes;
    uint32_t hash = graph_hash(candidate, graph->stride / sizeof(uint64_t));
    uint32_t slot = hash & table->mask;
    for (; table->slot[slot].index; slot = (slot + 1) & table->mask)
        if (table->slot[slot].hash == hash) {
            *index = table->slot[slot].index - 1;
            if (same(graph_row(graph, *index), candidate, graph->stride)) return BAY_OK;
        }
    return add_situation(build, hash, index);
}

// Lets the sides that follow orders choose, as long as nobody else has to and no dice are thrown.
static void let_follow(graph_build *build, uint8_t *scene) {
    const bay_graph *graph = build->graph;
    orders_answer answer;
    for (int i = 0; i < ORDERS_FOLLOWED_MAX && orders_follow(graph, scene, &answer); i++)
        answer.step->apply(graph->battle, scene, &answer.option, NULL);
}

// build->next is as build->here: in blocks, for a copy of a few bytes costs less than a call.
static uint8_t *copy_here(graph_build *build) {
    const uint8_t *from = build->here.bytes;
    uint8_t *to = build->next.bytes;
    for (size_t i = 0; i < build->copied; i += BLOCK) memcpy(to + i, from + i, BLOCK);
    return to;
}

// Of build->next the bytes that are kept, in whole words, the rest of the last one zeroed.
static void trim(graph_build *build) {
    uint8_t *end = build->next.bytes + build->graph->stride - sizeof(uint64_t);
    uint64_t word;
    memcpy(&word, end, sizeof word);
    word &= build->kept;
    memcpy(end, &word, sizeof word);
}

// Adds the edge from situation `at` to where build->next leads.
static bay_status follow(graph_build *build, uint32_t at) {
    bay_graph *graph = build->graph;
    if (graph->follows) let_follow(build, build->next.bytes);
    trim(build);
    uint32_t to;
    bay_status status = meet(build, &to);
    if (status) return status;
    graph->to[graph->edges++] = to;
    if (to == at) graph->place[at].loop = 1;
    return BAY_OK;
}

static bay_status score_end(graph_build *build, uint32_t at) {
    bay_graph *graph = build->graph;
    void *rows = graph->score;
    bay_status status =
        graph_grow(build, &rows, &graph->score_room, (uint64_t)graph->scores + 1,
                   graph->score_width * sizeof *graph->score);
    graph->score = rows;
    if (status) return status;
    graph->place[at].kind = PLACE_END;
    graph->place[at].row = graph->scores++;
    graph_score_make(graph, at,
                     graph->score + (size_t)graph->place[at].row * graph->score_width);
    return BAY_OK;
}

static bay_status choose(graph_build *build, uint32_t at) {
    const bay_battle *battle = build->graph->battle;
    const bay_step_info *row = &battle->rules->steps[build->graph->place[at].step];
    uint32_t count = row->options(battle, build->here.bytes, build->option);
    assert(count >= 1 && count <= BAY_OPTIONS_MAX);
    build->graph->place[at].kind = PLACE_CHOICE;
    bay_status status = make_edges(build, count);
    for (uint32_t i = 0; i < count && !status; i++) {
        row->apply(battle, copy_here(build), &build->option[i], NULL);
        status = follow(build, at);
    }
    return status;
}

static bay_status find_throw(graph_build *build, uint32_t at, const bay_throw *dice,
                             uint32_t *row) {
    const bay_outset *of = build->outset;
    return at == 0 && of->thrown ? graph_throw_begun(build, dice, of->faces, of->thrown, row)
                                 : graph_throw_find(build, dice, row);
}

static bay_status roll(graph_build *build, uint32_t at) {
    bay_graph *graph = build->graph;
    const bay_step_info *info = &graph->battle->rules->steps[graph->place[at].step];
    uint32_t row;
    bay_step step;
    bay_step_ask(graph->battle, build->here.bytes, graph->place[at].step, false, &step);
    bay_status status = find_throw(build, at, &step.dice, &row);
    if (status) return status;
    graph->place[at].kind = PLACE_CHANCE;
    graph->place[at].row = row;
    uint32_t count = graph->throw[row].count;
    const uint32_t *result = graph->throw[row].result;
    status = make_edges(build, count);
    for (uint32_t i = 0; i < count && !status; i++) {
        info->resolve(graph->battle, copy_here(build), result[i], NULL);
        status = follow(build, at);
    }
    return status;
}

// --- The whole -------------------------------------------------------------------------------

static bay_status expand(graph_build *build, uint32_t at) {
    bay_graph *graph = build->graph;
    const bay_battle *battle = graph->battle;
    const uint8_t *here = build->here.bytes;
    memcpy(build->here.bytes, graph_row(graph, at), graph->stride);
    uint16_t id = battle->rules->stage(battle, here);
    const bay_step_info *row = &battle->rules->steps[id];
    uint8_t who = row->kind == BAY_CHOICE ? row->who : (uint8_t)BAY_NOBODY;
    bool over = row->kind == BAY_END || bay_step_settled(battle, row, here);
    graph->place[at] = (graph_place){.step = id, .who = who};
    uint32_t edges = graph->edges;
    bay_status status = over                      ? score_end(build, at)
                        : row->kind == BAY_CHOICE ? choose(build, at)
                                                  : roll(build, at);
    if (status == BAY_OVER_BUDGET) {
        graph->place[at].kind = PLACE_OPEN;
        graph->place[at].loop = 0;
        graph->edges = edges;
        graph->open++;
        status = BAY_OK;
    }
    graph->first[at + 1] = graph->edges;
    return status;
}

// The candidate build->next becomes situation 0. In mid-throw it is not to be met again.
static bay_status meet_first(graph_build *build) {
    bay_graph *graph = build->graph;
    uint32_t index;
    if (!build->outset->thrown) return meet(build, &index);
    memcpy(graph_row(graph, 0), build->next.bytes, graph->stride);
    graph->count = 1;
    return BAY_OK;
}

static bay_status begin(graph_build *build) {
    bay_graph *graph = build->graph;
    const void *from = build->outset->from;
    const bay_battle *battle = graph->battle;
    size_t room = FIRST_BYTES / graph->stride; // the first few situations are free
    bay_status status = grow_rows(build, room > 16 ? (uint32_t)(room < 256 ? room : 256) : 16);
    if (!status) status = graph_table_new(build, &build->situations, TABLE_BITS);
    if (!status) status = graph_throws_begin(build);
    if (status) return status;
    uint8_t *next = build->next.bytes;
    if (from) {
        graph->origin = memory_take_zeroed(graph->memory, graph->stride);
        if (!graph->origin) return graph_refused(build);
        memcpy(graph->origin, from, battle->size);
        memcpy(next, from, battle->size);
    } else {
        battle->rules->first(battle, next, NULL);
    }
    if (graph->follows) let_follow(build, next);
    trim(build);
    graph->first[0] = 0;
    status = meet_first(build);
    set_limit(graph, graph->room);
    return status;
}

// Which bytes of a situation are copied, and which of its last word are kept.
static void measure(graph_build *build) {
    const bay_graph *graph = build->graph;
    uint8_t kept[sizeof build->kept] = {0};
    size_t in_last = graph->battle->size - (graph->stride - sizeof kept);
    memset(kept, 0xFF, in_last);
    memcpy(&build->kept, kept, sizeof kept);
    build->copied = (size_t)graph->battle->size + graph->battle->told;
}

static bay_status run(graph_build *build) {
    bay_graph *graph = build->graph;
    measure(build);
    bay_status status = begin(build);
    for (uint32_t at = 0; at < graph->count && !status; at++) {
        status = expand(build, at);
        if (at % TICKS_APART == TICKS_APART - 1 &&
            !work_goes_on(&graph->work, at, graph->count))
            status = BAY_STOPPED;
    }
    graph_table_free(build, &build->situations);
    graph_throws_end(build);
    graph->limits.limit = 0;
    if (status) return status;
    return components_find((links){graph->count, graph->first, graph->to}, graph->memory,
                           &graph->parts);
}

bay_graph *graph_new(const bay_battle *battle, const bay_work *work) {
    assert(battle->size > 0 && battle->size + battle->told <= BAY_SITUATION_MAX);
    bay_graph *graph = memory_take_zeroed(work->memory, sizeof *graph);
    if (!graph) return NULL;
    graph->battle = battle;
    graph->work = *work;
    graph->limits.under = work->memory;
    graph->memory = budget_memory(&graph->limits);
    graph->odds = arena_new(graph->memory);
    graph->stride = (battle->size + sizeof(uint64_t) - 1) / sizeof(uint64_t) * sizeof(uint64_t);
    graph->score_width = 1 + rules_measures(battle->rules);
    return graph;
}

bay_status bay_graph_expand(const bay_battle *battle, const void *from, const bay_work *work,
                            bay_graph **graph) {
    return bay_graph_make(&(bay_outset){.battle = battle, .from = from}, work, graph);
}

bay_status bay_graph_follow(const bay_battle *battle, const void *from,
                            const bay_orders *orders, int follows, const bay_work *work,
                            bay_graph **graph) {
    bay_outset of = {.battle = battle, .from = from, .orders = orders, .follows = follows};
    return bay_graph_make(&of, work, graph);
}

bay_status bay_graph_make(const bay_outset *of, const bay_work *work, bay_graph **graph) {
    graph_build build = {.graph = graph_new(of->battle, work), .outset = of};
    if (!build.graph) return BAY_NO_MEMORY;
    build.graph->orders = of->orders;
    build.graph->follows = of->follows;
    bay_status status = run(&build);
    if (status) {
        bay_graph_free(build.graph);
        return status;
    }
    *graph = build.graph;
    return build.graph->open ? BAY_OVER_BUDGET : BAY_OK;
}
