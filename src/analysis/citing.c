#include "analysis/citing.h"

#include "analysis/orders.h"
#include "base/memory.h"

#include <string.h>

enum { ASKED, READ, TOLD }; // voices
enum { ROOM_FIRST = 64 };   // events

static size_t block_size(const citing *in) {
    return (size_t)in->clauses * (CITING_VOICES + 3);
}

bay_status citing_make(const bay_graph *graph, citing *out) {
    bay_memory memory = graph->work.memory;
    *out = (citing){.graph = graph};
    while (graph->battle->rules->clauses[out->clauses].id) out->clauses++;
    out->block = memory_take_zeroed(memory, block_size(out) * sizeof *out->block);
    out->event = memory_take_array(memory, ROOM_FIRST, sizeof *out->event);
    if (out->event) out->room = ROOM_FIRST;
    if (!out->block || !out->event) return BAY_NO_MEMORY;
    uint32_t *next = out->block;
    for (int i = 0; i < CITING_VOICES; i++, next += out->clauses) out->voice[i] = next;
    out->count = next;
    out->cites = out->count + out->clauses;
    out->hears = out->cites + out->clauses;
    return BAY_OK;
}

void citing_free(citing *from) {
    bay_memory memory = from->graph->work.memory;
    memory_give_array(memory, from->block, block_size(from), sizeof *from->block);
    memory_give_array(memory, from->event, from->room, sizeof *from->event);
}

// --- Counting --------------------------------------------------------------------------------

static void clear(citing *in) {
    while (in->cited) in->count[in->cites[--in->cited]] = 0;
}

// Row -1 is no clause.
static void hear(citing *in, int voice, int clause, uint32_t times) {
    if (clause < 0 || times == 0) return;
    bool heard = false;
    for (int i = 0; i < CITING_VOICES; i++) heard = heard || in->voice[i][clause];
    if (!heard) in->hears[in->heard++] = (uint32_t)clause;
    in->voice[voice][clause] += times;
}

// The question and its answer are one voice: of a clause that both cite, one counts.
static void hear_once(citing *in, int clause) {
    if (clause >= 0 && !in->voice[ASKED][clause]) hear(in, ASKED, clause, 1);
}

// The step is over: of each clause the most that was heard counts.
static void count_step(citing *in) {
    while (in->heard) {
        uint32_t clause = in->hears[--in->heard], most = 0;
        for (int i = 0; i < CITING_VOICES; i++) {
            if (in->voice[i][clause] > most) most = in->voice[i][clause];
            in->voice[i][clause] = 0;
        }
        if (!in->count[clause]) in->cites[in->cited++] = clause;
        in->count[clause] += most;
    }
}

// --- What the dice say -----------------------------------------------------------------------

static void hear_pools(citing *in, const int *events, const bay_throw *pools, uint32_t result) {
    uint32_t one = pools->dice[0], other = pools->dice[1], pairs = one < other ? one : other;
    uint32_t first = result % (pairs + 1), second = result / (pairs + 1); // pairs they win
    hear(in, READ, events[0], first);
    hear(in, READ, events[1], second);
    hear(in, READ, events[2], pairs - first - second);
    hear(in, READ, events[3], one + other - 2 * pairs);
}

static void hear_dice(citing *in, const bay_asking *asking, const bay_throw *dice,
                      uint32_t result) {
    if (dice->kind == BAY_THROW_POOLS) hear_pools(in, asking->events, dice, result);
    for (int i = 0; dice->kind == BAY_THROW_CHAIN && i < dice->stages; i++)
        hear(in, READ, asking->events[dice->is.stage[i].name], 1);
}

// --- What is told ----------------------------------------------------------------------------

// Does it to the scene, once more where there was no room for all that it told.
//   index   of an option or a result; -1: the beginning
static bay_status act(citing *in, int index) {
    const bay_battle *battle = in->graph->battle;
    bay_memory memory = in->graph->work.memory;
    in->before = in->scene;
    for (;;) {
        bay_trace why = {in->event, 0, in->room};
        if (index < 0)
            battle->rules->first(battle, in->scene.bytes, &why);
        else
            battle->rules->take(battle, in->scene.bytes, index, &why);
        for (uint32_t i = 0; i < why.count && why.count <= why.room; i++)
            hear(in, TOLD, battle->rules->tellings[in->event[i].telling].clause, 1);
        if (why.count <= why.room) return BAY_OK;
        bay_event *event =
            memory_resize_array(memory, in->event, in->room, why.count, sizeof *event);
        if (!event) return BAY_NO_MEMORY;
        in->event = event;
        in->room = why.count;
        in->scene = in->before;
    }
}

static void hear_choice(citing *in, const bay_step *step, int index) {
    const bay_battle *battle = in->graph->battle;
    bay_option option;
    memset(&option, 0, sizeof option);
    battle->rules->option(battle, in->scene.bytes, index, &option);
    hear_once(in, battle->rules->steps[step->id].clause);
    hear_once(in, battle->rules->options[option.row].clause);
}

// The questions that orders answer from here on.
static bay_status let_follow(citing *in) {
    bay_status status = BAY_OK;
    bay_step step;
    for (int i = 0, option; i < ORDERS_FOLLOWED_MAX && !status; i++) {
        if ((option = orders_follow(in->graph, in->scene.bytes, &step)) < 0) return BAY_OK;
        hear_choice(in, &step, option);
        status = act(in, option);
        count_step(in);
    }
    return status;
}

// --- From where to where ---------------------------------------------------------------------

bay_status citing_start(citing *in) {
    const bay_graph *graph = in->graph;
    bay_status status = BAY_OK;
    clear(in);
    memset(&in->scene, 0, sizeof in->scene);
    if (graph->origin)
        memcpy(in->scene.bytes, graph->origin, graph->battle->size);
    else
        status = act(in, -1);
    count_step(in);
    return status ? status : let_follow(in);
}

bay_status citing_edge(citing *in, uint32_t at, uint32_t edge) {
    const bay_graph *graph = in->graph;
    const bay_asking *asking = &graph->battle->rules->steps[graph->place[at].step];
    uint32_t index = edge - graph->first[at];
    clear(in);
    graph_show(graph, at, &in->scene);
    if (graph->place[at].kind == PLACE_CHANCE) {
        const graph_throw *dice = graph_dice(graph, at);
        index = dice->result[index];
        hear_once(in, asking->clause);
        hear_dice(in, asking, &dice->dice, index);
    } else {
        hear_choice(in, &(bay_step){.id = graph->place[at].step}, (int)index);
    }
    bay_status status = act(in, (int)index);
    count_step(in);
    return status ? status : let_follow(in);
}
