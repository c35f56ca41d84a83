// Builds the chain in three passes: first the throws that the policy reaches, breadth first, and
// its decisions between them; then where play never ends; then the tables.
#include "analysis/simulate/policy_chain.h"

#include "analysis/simulate/draws.h"
#include "base/memory.h"

enum { UNKNOWN = INT32_MAX, ON_THE_WAY = INT32_MAX - 1 }; // not targets

typedef struct chain_build {
    bay_policy_chain *chain;
    const bay_graph *graph;
    const uint16_t *option;
    chain_target *code; // [situations]: the target of each; UNKNOWN until it is met
} chain_build;

// --- What the policy comes to ------------------------------------------------------------------

static chain_target new_end(bay_policy_chain *chain, uint32_t situation, bool endless) {
    chain->end[chain->ends] = (chain_end){situation, endless};
    return CHAIN_END + chain->ends++;
}

static chain_target new_node(bay_policy_chain *chain, uint32_t situation) {
    uint32_t count = graph_dice(chain->graph, situation)->count;
    chain->node[chain->nodes] = (chain_node){(uint32_t)chain->cells, count};
    chain->situation[chain->nodes] = situation;
    chain->cells += count;
    return chain->nodes++;
}

static uint32_t chosen(const chain_build *build, uint32_t at) {
    return build->graph->to[build->graph->first[at] + build->option[at]];
}

// The target of situation `from` once the policy has chosen: the next throw, or an end. Choices
// that lead only to each other never end.
static chain_target meet(chain_build *build, uint32_t from) {
    const bay_graph *graph = build->graph;
    uint32_t at = from;
    for (; graph->node[at].kind == NODE_CHOICE && build->code[at] == UNKNOWN;
         at = chosen(build, at))
        build->code[at] = ON_THE_WAY;
    chain_target code = build->code[at];
    if (code == ON_THE_WAY)
        code = new_end(build->chain, at, true);
    else if (code == UNKNOWN)
        code = graph->node[at].kind == NODE_CHANCE ? new_node(build->chain, at)
                                                   : new_end(build->chain, at, false);
    build->code[at] = code;
    for (; build->code[from] == ON_THE_WAY; from = chosen(build, from))
        build->code[from] = code;
    return code;
}

static void discover(chain_build *build) {
    bay_policy_chain *chain = build->chain;
    const bay_graph *graph = build->graph;
    for (uint32_t i = 0; i < graph->count; i++) build->code[i] = UNKNOWN;
    chain->start = meet(build, 0);
    for (uint32_t i = 0; i < chain->nodes; i++) {
        uint32_t at = chain->situation[i];
        for (uint32_t e = graph->first[at]; e < graph->first[at + 1]; e++)
            meet(build, graph->to[e]);
    }
}

// --- Tables ----------------------------------------------------------------------------------

static void fill_node(const chain_build *build, uint32_t node, const throw_cell *table) {
    const bay_policy_chain *chain = build->chain;
    const uint32_t *to = build->graph->to + build->graph->first[chain->situation[node]];
    chain_cell *cell = chain->cell + chain->node[node].first;
    for (uint32_t i = 0; i < chain->node[node].count; i++)
        cell[i] =
            (chain_cell){table[i].keep, {build->code[to[i]], build->code[to[table[i].other]]}};
}

// The throws' alias tables are made when they are met, and freed at the end.
static bay_status fill_cells(const chain_build *build) {
    const bay_graph *graph = build->graph;
    bay_memory memory = graph->work.memory;
    const throw_cell **table = memory_take_zeroed(memory, graph->throws * sizeof *table);
    arena space = arena_new(memory);
    bay_status status = table ? BAY_OK : BAY_NO_MEMORY;
    for (uint32_t i = 0; i < build->chain->nodes && !status; i++) {
        uint32_t row = graph->node[build->chain->situation[i]].row;
        if (!table[row]) table[row] = draw_table(&graph->throw[row], &space);
        if (table[row])
            fill_node(build, i, table[row]);
        else
            status = BAY_NO_MEMORY;
    }
    memory_give(memory, table, graph->throws * sizeof *table);
    arena_free(&space);
    return status;
}

// --- The whole -------------------------------------------------------------------------------

// There are no more nodes than throws, and no more ends than situations.
static bay_status make_room(bay_policy_chain *chain) {
    const bay_graph *graph = chain->graph;
    for (uint32_t i = 0; i < graph->count; i++)
        chain->node_room += graph->node[i].kind == NODE_CHANCE;
    chain->end_room = graph->count;
    chain->node = memory_take_array(chain->memory, chain->node_room, sizeof *chain->node);
    chain->situation =
        memory_take_array(chain->memory, chain->node_room, sizeof *chain->situation);
    chain->end = memory_take_array(chain->memory, chain->end_room, sizeof *chain->end);
    return chain->node && chain->situation && chain->end ? BAY_OK : BAY_NO_MEMORY;
}

static bay_status fill(chain_build *build) {
    bay_policy_chain *chain = build->chain;
    bay_status status = make_room(chain);
    if (status) return status;
    discover(build);
    chain->cell = memory_take_array(chain->memory, chain->cells, sizeof *chain->cell);
    status = chain->cell ? fill_cells(build) : BAY_NO_MEMORY;
    return status ? status : chain_end_loops(chain);
}

bay_status bay_policy_chain_make(const bay_graph *graph, const bay_policy *policy,
                                 bay_policy_chain **chain) {
    if (graph->open || graph->joined || graph->count >= CHAIN_END - 1) return BAY_REFUSED;
    bay_memory memory = graph->work.memory;
    bay_policy_chain *made = memory_take_zeroed(memory, sizeof *made);
    if (!made) return BAY_NO_MEMORY;
    made->graph = graph;
    made->memory = memory;
    chain_build build = {.chain = made, .graph = graph, .option = policy->option};
    build.code = memory_take_array(memory, graph->count, sizeof *build.code);
    bay_status status = build.code ? fill(&build) : BAY_NO_MEMORY;
    memory_give_array(memory, build.code, graph->count, sizeof *build.code);
    if (status)
        bay_policy_chain_free(made);
    else
        *chain = made;
    return status;
}

void bay_policy_chain_free(bay_policy_chain *chain) {
    if (!chain) return;
    bay_memory memory = chain->memory;
    uint32_t room = chain->node_room;
    memory_give_array(memory, chain->node, room, sizeof *chain->node);
    memory_give_array(memory, chain->situation, room, sizeof *chain->situation);
    memory_give_array(memory, chain->end, chain->end_room, sizeof *chain->end);
    memory_give_array(memory, chain->cell, chain->cells, sizeof *chain->cell);
    memory_give(memory, chain, sizeof *chain);
}
