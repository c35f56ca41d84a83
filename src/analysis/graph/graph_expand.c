// Expands a graph breadth first, each situation once.
//
// When the budget is spent, expansion goes on as long as it meets only known situations: an end is
// scored, and a situation whose successors are all known is expanded. The others stay open. So the
// bounds are as narrow as the situations that were paid for allow.
#include "analysis/graph/graph_build.h"
#include "analysis/graph/orders.h"
#include "base/memory.h"

#include <assert.h>

enum {
    FIRST_BYTES = 8 << 10, // of situations at first
    FIRST_LEAST = 16,      // situations
    FIRST_MOST = 128
};

// --- Situations ------------------------------------------------------------------------------

void graph_build_follow(const graph_build *build, uint8_t *scene) {
    const bay_graph *graph = build->graph;
    orders_answer answer;
    for (int i = 0; i < ORDERS_FOLLOWED_MAX && orders_follow(graph, scene, &answer); i++)
        answer.step->apply(graph->battle, scene, &answer.option, NULL);
}

static bay_status make_edges(graph_build *build, uint32_t count) {
    bay_graph *graph = build->graph;
    if (count <= graph->edge_room - graph->edges) return BAY_OK;
    void *to = graph->to;
    bay_status status = graph_grow(build, &to, &graph->edge_room,
                                   (uint64_t)graph->edges + count, sizeof *graph->to);
    graph->to = to;
    return status;
}

// Leaves the situation open: its edges are not made, or are removed again.
static void leave_open(bay_graph *graph, uint32_t at) {
    if (graph->node[at].kind == NODE_OPEN) return;
    graph->node[at].kind = NODE_OPEN;
    graph->open++;
}

// Numbers `count` candidates and adds edges to them.
//   errors  BAY_OVER_BUDGET, BAY_NO_MEMORY: no edge is added
static bay_status add_edges(graph_build *build, uint32_t from, uint32_t count) {
    bay_graph *graph = build->graph;
    if (!count) return BAY_OK;
    bay_status status = make_edges(build, count);
    if (!status) status = graph_meet(build, from, count, graph->to + graph->edges);
    if (!status) graph->edges += count;
    return status;
}

// Notes where the edges of a situation begin.
static void note(bay_graph *graph, const graph_asker *of, uint32_t first) {
    if (!of->goes_on) graph->first[of->at] = first;
}

// Goes situation by situation if there is no room for all: the others stay open. Candidates that
// already have numbers keep them.
static bay_status add_what_fits(graph_build *build) {
    bay_graph *graph = build->graph;
    for (uint32_t i = 0; i < build->askers; i++) {
        const graph_asker *of = &build->asker[i];
        uint32_t first = graph->edges, count = of[1].from - of->from;
        bay_status status = add_edges(build, of->from, count);
        if (status && status != BAY_OVER_BUDGET) return status;
        note(graph, of, first);
        if (!status) continue;
        leave_open(graph, of->at);
        graph->edges = graph->first[of->at];
    }
    return BAY_OK;
}

bay_status graph_build_edges(graph_build *build) {
    bay_graph *graph = build->graph;
    for (uint32_t i = 0; graph->follows && i < build->waiting; i++)
        graph_build_follow(build, graph_candidate(build, i));
    for (uint32_t i = 0; i < build->waiting; i++)
        graph_build_merge(build, graph_candidate(build, i));
    build->asker[build->askers].from = (uint16_t)build->waiting;
    graph_look_up(build, build->waiting);
    uint32_t edges = graph->edges;
    bay_status status = add_edges(build, 0, build->waiting);
    for (uint32_t i = 0; i < build->askers && !status; i++)
        note(graph, &build->asker[i], edges + build->asker[i].from);
    if (status == BAY_OVER_BUDGET) status = add_what_fits(build);
    build->waiting = build->askers = 0;
    return status;
}

// --- Successors of a situation ---------------------------------------------------------------

// A copy of the situation being expanded, as the next candidate; in blocks, because a copy of a few
// bytes costs less than a call.
static inline uint8_t *copy_here(graph_build *build) {
    const uint8_t *from = build->here.bytes;
    uint8_t *to = graph_candidate(build, build->waiting++);
    for (size_t i = 0; i < build->apart; i += GRAPH_BLOCK)
        memcpy(to + i, from + i, GRAPH_BLOCK);
    return to;
}

// Makes room for one more candidate that comes after `at`.
static inline bay_status make_way(graph_build *build, uint32_t at) {
    if (build->waiting < build->batch) return BAY_OK;
    bay_status status = graph_build_edges(build);
    build->asker[build->askers++] = (graph_asker){.at = at, .goes_on = 1};
    return !status && build->graph->node[at].kind == NODE_OPEN ? BAY_OVER_BUDGET : status;
}

static bay_status score_end(graph_build *build, uint32_t at) {
    bay_graph *graph = build->graph;
    void *rows = graph->score;
    bay_status status =
        graph_grow(build, &rows, &graph->score_room, (uint64_t)graph->scores + 1,
                   graph->score_width * sizeof *graph->score);
    graph->score = rows;
    if (status) return status;
    graph->node[at].row = graph->scores++;
    graph_score_make(graph, at,
                     graph->score + (size_t)graph->node[at].row * graph->score_width);
    return BAY_OK;
}

static bay_status choose(graph_build *build, uint32_t at) {
    const bay_battle *battle = build->graph->battle;
    const bay_step_info *row = &battle->rules->steps[build->graph->node[at].step];
    uint32_t count = row->options(battle, build->here.bytes, build->option);
    assert(count >= 1 && count <= BAY_OPTIONS_MAX);
    for (uint32_t i = 0; i < count; i++) {
        bay_status status = make_way(build, at);
        if (status) return status;
        row->apply(battle, copy_here(build), &build->option[i], NULL);
    }
    return BAY_OK;
}

static bay_status find_throw(graph_build *build, uint32_t at, const bay_throw *dice,
                             uint32_t *row) {
    const bay_graph_start *of = build->start;
    return at == 0 && of->thrown ? graph_throw_begun(build, dice, of->faces, of->thrown, row)
                                 : graph_throw_find(build, dice, row);
}

// The throw of the situation in build->here. True if it joins several; but if dice already lie
// there they are those of the first throw.
static bool make_throw(const graph_build *build, uint32_t at, const bay_step_info *info,
                       bay_throw *dice) {
    const bay_graph *graph = build->graph;
    const void *here = build->here.bytes;
    bool begun = at == 0 && build->start->thrown;
    if (graph->joined && info->joined && !begun &&
        info->joined->join(graph->battle, here, dice))
        return true;
    bay_step step;
    bay_step_ask(graph->battle, here, graph->node[at].step, false, &step);
    *dice = step.dice;
    return false;
}

// No candidates are waiting.
static bay_status roll_outcomes(graph_build *build, uint32_t at, const bay_throw *dice,
                                const graph_throw *thrown) {
    bay_graph *graph = build->graph;
    const bay_joined *of = graph->battle->rules->steps[graph->node[at].step].joined;
    uint32_t first = graph->edges, count = thrown->count;
    bay_status status = make_edges(build, count);
    for (uint32_t i = 0; i < count && !status; i += GRAPH_BATCH)
        status = graph_outcomes_roll(build, of, dice, thrown->result + i,
                                     count - i < GRAPH_BATCH ? count - i : GRAPH_BATCH,
                                     graph->to + first + i);
    if (!status) graph->edges += count;
    return status;
}

static bay_status roll(graph_build *build, uint32_t at) {
    bay_graph *graph = build->graph;
    const bay_battle *battle = graph->battle;
    const bay_step_info *info = &battle->rules->steps[graph->node[at].step];
    uint32_t row;
    bay_throw dice;
    bool joined = make_throw(build, at, info, &dice);
    bay_status status = find_throw(build, at, &dice, &row);
    if (status) return status;
    graph->node[at].row = row;
    if (joined && info->joined->common) {
        status = graph_build_edges(build);
        if (status) return status;
        if (graph_outcomes_common(build, info->joined))
            return roll_outcomes(build, at, &dice, &graph->throw[row]);
        build->asker[build->askers++] = (graph_asker){.at = at, .goes_on = 1};
    }
    uint32_t count = graph->throw[row].count;
    const uint32_t *result = graph->throw[row].result;
    for (uint32_t i = 0; i < count; i++) {
        status = make_way(build, at);
        if (status) return status;
        if (joined)
            info->joined->resolve(battle, copy_here(build), &dice, result[i]);
        else
            info->resolve(battle, copy_here(build), result[i], NULL);
    }
    return BAY_OK;
}

// --- The whole -------------------------------------------------------------------------------

void graph_build_look(graph_build *build, uint32_t at) {
    const bay_graph *graph = build->graph;
    const bay_battle *battle = graph->battle;
    graph_build_show(build, at);
    uint16_t id = battle->rules->stage(battle, build->here.bytes);
    const bay_step_info *row = &battle->rules->steps[id];
    unsigned who = row->kind == BAY_CHOICE ? row->who : (unsigned)BAY_NOBODY;
    bool over = row->kind == BAY_END || bay_step_settled(battle, row, build->here.bytes);
    node_kind kind = over ? NODE_END : row->kind == BAY_CHOICE ? NODE_CHOICE : NODE_CHANCE;
    graph->node[at] = (graph_node){.step = id, .kind = (uint8_t)kind, .who = who & 3U};
}

bay_status graph_build_leads(graph_build *build, uint32_t at) {
    uint8_t kind = build->graph->node[at].kind;
    bay_status status = build->askers < GRAPH_BATCH ? BAY_OK : graph_build_edges(build);
    if (status) return status;
    build->asker[build->askers++] = (graph_asker){.at = at, .from = (uint16_t)build->waiting};
    status = kind == NODE_END      ? score_end(build, at)
             : kind == NODE_CHOICE ? choose(build, at)
                                   : roll(build, at);
    if (status != BAY_OVER_BUDGET) return status;
    leave_open(build->graph, at);
    return BAY_OK;
}

// The first candidate becomes situation 0. In mid-throw it must not be met again.
static bay_status meet_first(graph_build *build) {
    bay_graph *graph = build->graph;
    uint32_t met;
    if (!build->hidden) return graph_meet_one(build, &met);
    memcpy(graph_own_row(graph, 0), graph_candidate(build, 0), graph->stride);
    graph->count = 1;
    return BAY_OK;
}

bay_status graph_build_open(graph_build *build) {
    bay_graph *graph = build->graph;
    uint32_t room = FIRST_MOST; // the first few situations are free
    while (room > FIRST_LEAST && room * graph->stride > FIRST_BYTES) room /= 2;
    graph_measure(build);
    graph->each += sizeof *build->situations.slot; // two slots lie where parts.first will be
    return graph_grow_rows(build, room);
}

bay_status graph_build_begin(graph_build *build) {
    bay_graph *graph = build->graph;
    const void *from = build->start->from;
    const bay_battle *battle = graph->battle;
    build->hidden = build->start->thrown > 0;
    bay_status status = graph_build_open(build);
    if (status) return status;
    uint8_t *next = graph_candidate(build, 0);
    if (from) {
        graph->origin = memory_take_zeroed(graph->memory, graph->stride);
        if (!graph->origin) return graph_refused(build);
        memcpy(graph->origin, from, battle->size);
        memcpy(next, from, battle->size);
    } else {
        battle->rules->first(battle, next, NULL);
    }
    if (graph->follows) graph_build_follow(build, next);
    status = meet_first(build);
    graph_set_limit(graph, graph->room);
    return status;
}

void graph_build_end(graph_build *build) {
    graph_throws_end(build);
    graph_outcomes_end(build);
    build->graph->limits.limit = 0;
}

static bay_status run(graph_build *build) {
    bay_graph *graph = build->graph;
    bay_status status = graph_build_begin(build);
    for (uint32_t at = 0; at < graph->count && !status; at++) {
        graph_build_look(build, at);
        status = graph_build_leads(build, at);
        if (!status && at + 1 == graph->count) status = graph_build_edges(build);
        if (at % GRAPH_TICKS_APART == GRAPH_TICKS_APART - 1 &&
            !work_goes_on(&graph->work, at, graph->count))
            status = BAY_STOPPED;
    }
    graph_build_end(build);
    if (status) return status;
    graph->first[graph->count] = graph->edges;
    return graph_part(graph);
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
    graph->each = GRAPH_KNOWN;
    graph->score_width = 1 + rules_measures(battle->rules);
    return graph;
}

bay_status bay_graph_expand(const bay_battle *battle, const void *from, const bay_work *work,
                            bay_graph **graph) {
    return bay_graph_make(&(bay_graph_start){.battle = battle, .from = from}, work, graph);
}

bay_status bay_graph_follow(const bay_battle *battle, const void *from,
                            const bay_orders *orders, int follows, const bay_work *work,
                            bay_graph **graph) {
    bay_graph_start of = {.battle = battle, .from = from, .orders = orders, .follows = follows};
    return bay_graph_make(&of, work, graph);
}

bay_status bay_graph_make(const bay_graph_start *of, const bay_work *work, bay_graph **graph) {
    graph_build build = {.graph = graph_new(of->battle, work), .start = of};
    if (!build.graph) return BAY_NO_MEMORY;
    build.graph->orders = of->orders;
    build.graph->follows = of->follows;
    build.graph->joined = of->joined;
    bay_status status = run(&build);
    if (status) {
        bay_graph_free(build.graph);
        return status;
    }
    *graph = build.graph;
    return build.graph->open ? BAY_OVER_BUDGET : BAY_OK;
}
