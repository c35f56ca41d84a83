#include "analysis/explain/clause_counts.h"

#include "analysis/graph/orders.h"
#include "base/memory.h"

#include <string.h>

enum { ASKED, READ, TOLD }; // sources
enum { ROOM_FIRST = 64 };   // events

static size_t block_size(const clause_counts *in) {
    return (size_t)in->clauses * (CLAUSE_SOURCES + 3);
}

bay_status clause_counts_make(const bay_graph *graph, clause_counts *out) {
    bay_memory memory = graph->work.memory;
    *out = (clause_counts){.graph = graph};
    while (graph->battle->rules->clauses[out->clauses].id) out->clauses++;
    out->block = memory_take_zeroed(memory, block_size(out) * sizeof *out->block);
    out->event = memory_take_array(memory, ROOM_FIRST, sizeof *out->event);
    if (out->event) out->room = ROOM_FIRST;
    if (!out->block || !out->event) return BAY_NO_MEMORY;
    uint32_t *next = out->block;
    for (int i = 0; i < CLAUSE_SOURCES; i++, next += out->clauses) out->source[i] = next;
    out->count = next;
    out->cites = out->count + out->clauses;
    out->step_clause = out->cites + out->clauses;
    return BAY_OK;
}

void clause_counts_free(clause_counts *from) {
    bay_memory memory = from->graph->work.memory;
    memory_give_array(memory, from->block, block_size(from), sizeof *from->block);
    memory_give_array(memory, from->event, from->room, sizeof *from->event);
}

// --- Counting --------------------------------------------------------------------------------

static void clear(clause_counts *in) {
    while (in->cited) in->count[in->cites[--in->cited]] = 0;
}

// Row -1 is not a clause.
static void cite(clause_counts *in, int source, int clause, uint32_t times) {
    if (clause < 0 || times == 0) return;
    bool known = false;
    for (int i = 0; i < CLAUSE_SOURCES; i++) known = known || in->source[i][clause];
    if (!known) in->step_clause[in->step_clauses++] = (uint32_t)clause;
    in->source[source][clause] += times;
}

// The question and its answer are one source: a clause that both cite counts once.
static void cite_once(clause_counts *in, int clause) {
    if (clause >= 0 && !in->source[ASKED][clause]) cite(in, ASKED, clause, 1);
}

// The step is over: adds, for each clause, the largest number of citations by one source.
static void count_step(clause_counts *in) {
    while (in->step_clauses) {
        uint32_t clause = in->step_clause[--in->step_clauses], most = 0;
        for (int i = 0; i < CLAUSE_SOURCES; i++) {
            if (in->source[i][clause] > most) most = in->source[i][clause];
            in->source[i][clause] = 0;
        }
        if (!in->count[clause]) in->cites[in->cited++] = clause;
        in->count[clause] += most;
    }
}

// --- What the dice say -----------------------------------------------------------------------

static void hear_pools(clause_counts *in, const bay_step_info *info, const bay_throw *pools,
                       uint32_t result) {
    uint32_t one = pools->dice[0], other = pools->dice[1], pairs = one < other ? one : other;
    uint32_t first = result % (pairs + 1), second = result / (pairs + 1); // pairs they win
    cite(in, READ, bay_step_event(info, 0), first);
    cite(in, READ, bay_step_event(info, 1), second);
    cite(in, READ, bay_step_event(info, 2), pairs - first - second);
    cite(in, READ, bay_step_event(info, 3), one + other - 2 * pairs);
}

static void hear_dice(clause_counts *in, const bay_step_info *info, const bay_throw *dice,
                      uint32_t result) {
    if (dice->kind == BAY_THROW_POOLS) hear_pools(in, info, dice, result);
    for (int i = 0; dice->kind == BAY_THROW_CHAIN && i < dice->stages; i++)
        cite(in, READ, bay_step_event(info, dice->is.stage[i].name), 1);
}

// --- What is told ----------------------------------------------------------------------------

// What is carried out: the beginning if step is NULL, else an option or a result.
typedef struct act {
    const bay_step_info *step;
    const bay_option *option; // NULL: a result
    uint32_t result;
} act;

static void do_it(const bay_battle *battle, void *at, const act *what, bay_trace *why) {
    if (!what->step)
        battle->rules->first(battle, at, why);
    else if (what->option)
        what->step->apply(battle, at, what->option, why);
    else
        what->step->resolve(battle, at, what->result, why);
}

// Carries it out in the scene, and again if there was no room for everything that it told.
static bay_status do_and_hear(clause_counts *in, act what) {
    const bay_battle *battle = in->graph->battle;
    bay_memory memory = in->graph->work.memory;
    graph_scene_copy(battle, &in->before, &in->scene);
    for (;;) {
        bay_trace why = {in->event, 0, in->room};
        do_it(battle, in->scene.bytes, &what, &why);
        for (uint32_t i = 0; i < why.count && why.count <= why.room; i++)
            cite(in, TOLD, battle->rules->tellings[in->event[i].telling].clause, 1);
        if (why.count <= why.room) return BAY_OK;
        bay_event *event =
            memory_resize_array(memory, in->event, in->room, why.count, sizeof *event);
        if (!event) return BAY_NO_MEMORY;
        in->event = event;
        in->room = why.count;
        graph_scene_copy(battle, &in->scene, &in->before);
    }
}

static bay_status choose(clause_counts *in, const bay_step_info *step,
                         const bay_option *option) {
    cite_once(in, step->clause);
    cite_once(in, in->graph->battle->rules->options[option->row].clause);
    return do_and_hear(in, (act){.step = step, .option = option});
}

// Counts the questions that orders answer from here on.
static bay_status let_follow(clause_counts *in) {
    bay_status status = BAY_OK;
    orders_answer solution;
    for (int i = 0; i < ORDERS_FOLLOWED_MAX && !status; i++) {
        if (!orders_follow(in->graph, in->scene.bytes, &solution)) return BAY_OK;
        status = choose(in, solution.step, &solution.option);
        count_step(in);
    }
    return status;
}

// --- Walking from situation to situation -----------------------------------------------------

bay_status clause_counts_start(clause_counts *in) {
    const bay_graph *graph = in->graph;
    bay_status status = BAY_OK;
    clear(in);
    memset(in->scene.bytes, 0, (size_t)graph->battle->size + graph->battle->told);
    if (graph->origin)
        memcpy(in->scene.bytes, graph->origin, graph->battle->size);
    else
        status = do_and_hear(in, (act){.step = NULL});
    count_step(in);
    return status ? status : let_follow(in);
}

bay_status clause_counts_edge(clause_counts *in, uint32_t at, uint32_t edge) {
    const bay_graph *graph = in->graph;
    const bay_step_info *step = &graph->battle->rules->steps[graph->node[at].step];
    uint32_t index = edge - graph->first[at];
    bay_option option[BAY_OPTIONS_MAX];
    bay_status status;
    clear(in);
    graph_show(graph, at, &in->scene);
    if (graph->node[at].kind == NODE_CHANCE) {
        const graph_throw *dice = graph_dice(graph, at);
        index = dice->result[index];
        cite_once(in, step->clause);
        hear_dice(in, step, &dice->dice, index);
        status = do_and_hear(in, (act){.step = step, .result = index});
    } else {
        (void)step->options(graph->battle, in->scene.bytes, option);
        status = choose(in, step, &option[index]);
    }
    count_step(in);
    return status ? status : let_follow(in);
}
