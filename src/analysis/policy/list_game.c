#include "analysis/policy/list_game.h"

#include "base/memory.h"

#include <string.h>

enum { TICKS_APART = 1 << 16, WORD = 64 };

// --- Backwards -------------------------------------------------------------------------------

// First where the edges into each situation end; then, as they are filled in from there, where they
// begin.
static void fill(const bay_graph *graph, const uint32_t *part, back_edges *out) {
    memset(out->first, 0, (graph->count + (size_t)1) * sizeof *out->first);
    for (uint32_t e = 0; e < graph->edges; e++) out->first[graph->to[e]]++;
    for (uint32_t i = 0; i < graph->count; i++) out->first[i + 1] += out->first[i];
    for (uint32_t at = graph->count; at-- > 0;)
        for (uint32_t e = graph->first[at]; e < graph->first[at + 1]; e++)
            out->from[--out->first[graph->to[e]]] = part[at];
}

bay_status back_edges_make(const bay_graph *graph, const uint32_t *part, back_edges *out) {
    bay_memory memory = graph->work.memory;
    out->first = memory_take_array(memory, graph->count + (size_t)1, sizeof *out->first);
    out->from = memory_take_array(memory, graph->edges, sizeof *out->from);
    if (!out->first || (graph->edges && !out->from)) return BAY_NO_MEMORY;
    fill(graph, part, out);
    return BAY_OK;
}

void back_edges_free(const bay_graph *graph, back_edges *from) {
    bay_memory memory = graph->work.memory;
    memory_give_array(memory, from->first, graph->count + (size_t)1, sizeof *from->first);
    memory_give_array(memory, from->from, graph->edges, sizeof *from->from);
    *from = (back_edges){NULL, NULL};
}

// --- A game ----------------------------------------------------------------------------------

static size_t words_of(const bay_graph *graph) {
    return graph->parts.count / WORD + (size_t)1;
}

bay_status list_game_new(const bay_graph *graph, const bay_aim *aim, int seeks, int follows,
                         const bay_policy *given, list_game *out) {
    *out = (list_game){.settled_once = false};
    bay_status status = best_begin(&out->play, graph, aim, seeks);
    if (status) return status;
    out->due = memory_take_zeroed(graph->work.memory, words_of(graph) * sizeof *out->due);
    if (!out->due) return BAY_NO_MEMORY;
    for (uint32_t at = 0; at < graph->count; at++) {
        const graph_node *here = &graph->node[at];
        bool keeps = here->kind == NODE_CHOICE && here->who != follows;
        out->play.option[at] = keeps ? given->option[at] : 0;
    }
    return BAY_OK;
}

void list_game_free(list_game *from) {
    const bay_graph *graph = from->play.graph;
    if (!graph) return;
    bay_memory memory = graph->work.memory;
    memory_give(memory, from->due, words_of(graph) * sizeof *from->due);
    memory_give_array(memory, from->was, from->was_room, sizeof *from->was);
    best_free(&from->play);
}

// --- What changes ----------------------------------------------------------------------------

static bay_status remember(list_game *game, const list_game_change *was) {
    bay_memory memory = game->play.graph->work.memory;
    if (game->wases == game->was_room) {
        uint32_t room = game->was_room ? 2 * game->was_room : 1 << 10;
        list_game_change *grown =
            memory_resize_array(memory, game->was, game->was_room, room, sizeof *grown);
        if (!grown) return BAY_NO_MEMORY;
        game->was = grown;
        game->was_room = room;
    }
    game->was[game->wases++] = *was;
    return BAY_OK;
}

static bay_status keep(list_game *game, uint32_t at) {
    return remember(game, &(list_game_change){at, game->play.option[at], game->play.value[at]});
}

void list_game_remember(list_game *game) {
    game->remembers = true;
    game->wases = 0;
}

void list_game_undo(list_game *game) {
    while (game->wases > 0) {
        const list_game_change *was = &game->was[--game->wases];
        game->play.option[was->at] = was->option;
        game->play.value[was->at] = was->value;
    }
}

static void make_due(list_game *game, uint32_t component) {
    game->due[component / WORD] |= UINT64_C(1) << component % WORD;
    if (component >= game->dues) game->dues = component + 1;
}

bay_status list_game_choose(list_game *game, uint32_t at, uint16_t option) {
    if (game->settled_once) {
        bay_status status = game->remembers ? keep(game, at) : BAY_OK;
        if (status) return status;
        make_due(game, game->part[at]);
    }
    game->play.option[at] = option;
    return BAY_OK;
}

// --- What depends on it ----------------------------------------------------------------------

// True if the two values differ in any bit.
static bool has_changed(const list_game *game, const list_game_change *was) {
    return memcmp(&was->value, &game->play.value[was->at], sizeof was->value) != 0;
}

// Marks the components that lead there as due.
static void go_back(list_game *game, uint32_t at, uint32_t component) {
    const back_edges *back = game->back;
    for (uint32_t e = back->first[at]; e < back->first[at + 1]; e++)
        if (back->from[e] != component) make_due(game, back->from[e]);
}

// Decides a situation that is a component by itself, as nearly all are: nothing is recorded if
// nothing changes.
static bay_status decide_one_again(list_game *game, uint32_t component, uint32_t at) {
    const best *play = &game->play;
    list_game_change was = {at, play->option[at], play->value[at]};
    bay_status status = best_decide(&game->play, component);
    bool worth = has_changed(game, &was);
    if (!status && game->remembers && (worth || play->option[at] != was.option))
        status = remember(game, &was);
    if (worth) go_back(game, at, component);
    return status;
}

static bay_status decide_again(list_game *game, uint32_t component) {
    const components *parts = &game->play.graph->parts;
    uint32_t first = parts->first[component], end = parts->first[component + 1];
    if (end - first == 1) return decide_one_again(game, component, parts->member[first]);
    if (!game->remembers) game->wases = 0;
    uint32_t before = game->wases;
    bay_status status = BAY_OK;
    for (uint32_t m = first; m < end && !status; m++) status = keep(game, parts->member[m]);
    if (!status) status = best_decide(&game->play, component);
    for (uint32_t i = before; i < game->wases && !status; i++)
        if (has_changed(game, &game->was[i])) go_back(game, game->was[i].at, component);
    return status;
}

// The last component that is due; false if none is.
static bool last_due(list_game *game, uint32_t *component) {
    uint32_t word = game->dues / WORD;
    while (word > 0 && !game->due[word]) word--;
    game->dues = 0;
    if (!game->due[word]) return false;
    uint32_t bit = WORD - 1 - (uint32_t)__builtin_clzll(game->due[word]);
    game->due[word] &= ~(UINT64_C(1) << bit);
    *component = word * WORD + bit;
    game->dues = *component;
    return true;
}

bay_status list_game_settle(list_game *game) {
    const bay_graph *graph = game->play.graph;
    if (!game->settled_once) {
        game->settled_once = true;
        return best_decide_all(&game->play);
    }
    uint32_t component, done = 0;
    while (last_due(game, &component)) {
        bay_status status = decide_again(game, component);
        if (status) return status;
        if (++done % TICKS_APART == 0 && !work_goes_on(&graph->work, done, graph->parts.count))
            return BAY_STOPPED;
    }
    return BAY_OK;
}
