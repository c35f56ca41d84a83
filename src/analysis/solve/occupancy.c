#include "analysis/solve/occupancy.h"

#include "analysis/solve/eliminate.h"
#include "base/memory.h"

#include <string.h>

enum { TICKS_APART = 1 << 16 }; // components

#ifdef BAY_RESIDUE

// The residues of the possible results of a throw.
static bay_status find_chance(occupancy *in, const graph_throw *dice, number *kept) {
    bay_memory memory = in->graph->work.memory;
    uint32_t results = bay_throw_results(&dice->dice);
    size_t space_size = bay_throw_space(&dice->dice);
    number *p = memory_take_array(memory, results, sizeof *p);
    void *space = memory_take(memory, space_size);
    bay_status status = p && space ? BAY_OK : BAY_NO_MEMORY;
    if (!status)
        status = bay_throw_residues(&dice->dice, dice->faces, dice->thrown, in->field.prime, p,
                                    space);
    for (uint32_t i = 0; i < dice->count && !status; i++) kept[i] = p[dice->result[i]];
    memory_give_array(memory, p, results, sizeof *p);
    memory_give(memory, space, space_size);
    return status;
}

const number *TWICE(occupancy_chance)(occupancy *in, uint32_t at, bay_status *status) {
    uint32_t row = in->graph->node[at].row;
    if (in->chance[row]) return in->chance[row];
    const graph_throw *dice = &in->graph->throw[row];
    number *kept = arena_take_array(&in->space, dice->count, sizeof *kept);
    *status = kept ? find_chance(in, dice, kept) : BAY_NO_MEMORY;
    if (*status) return NULL;
    in->chance[row] = kept;
    return kept;
}

#else

const number *TWICE(occupancy_chance)(occupancy *in, uint32_t at, bay_status *status) {
    (void)status;
    return graph_dice(in->graph, at)->p;
}

#endif

bay_status TWICE(occupancy_push)(occupancy *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    number amount = in->amount[at];
    uint32_t first = graph->first[at], end = graph->first[at + 1];
    if (graph->node[at].kind == NODE_CHOICE) {
        occupancy_add(in, graph->to[first + in->option[at]], amount);
        return BAY_OK;
    }
    if (graph->node[at].kind != NODE_CHANCE) return BAY_OK;
    bay_status status = BAY_OK;
    const number *p = TWICE(occupancy_chance)(in, at, &status);
    if (status) return status;
    for (uint32_t e = first; e < end; e++)
        occupancy_add(in, graph->to[e], number_mul(in->field, amount, p[e - first]));
    return BAY_OK;
}

bay_status TWICE(occupancy_stay)(occupancy *in, uint32_t at, number amount) {
    const bay_graph *graph = in->graph;
    if (!in->stays)
        in->stays = memory_take_array(graph->work.memory, graph->count, sizeof *in->stays);
    if (!in->stays) return BAY_NO_MEMORY;
    in->stays[at] = amount;
    in->reached[at] |= OCCUPANCY_STAYS;
    return BAY_OK;
}

// Sends on the amount in situation `at`, which leads to itself, along its other edges.
static bay_status push_others(occupancy *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    policy_edges edges = edges_under(graph, in->option, at);
    bay_status status = BAY_OK;
    const number *p = TWICE(occupancy_chance)(in, at, &status);
    if (status) return status;
    number leaves = number_of(in->field, 0);
    for (uint32_t e = edges.first; e < edges.end; e++)
        if (graph->to[e] != at) leaves = number_add(in->field, leaves, p[e - edges.first]);
    if (number_is_zero(leaves)) return NO_WAY_OUT;
    number visits = number_div(in->field, in->amount[at], leaves);
    in->amount[at] = visits;
    for (uint32_t e = edges.first; e < edges.end; e++)
        if (graph->to[e] != at)
            occupancy_add(in, graph->to[e], number_mul(in->field, visits, p[e - edges.first]));
    return BAY_OK;
}

// Solves a situation that leads to itself in closed form. The probability to leave is summed, not
// subtracted from 1, so no digits are lost.
static bay_status turn_in_place(occupancy *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    policy_edges edges = edges_under(graph, in->option, at);
    bool opens = false;
    for (uint32_t e = edges.first; e < edges.end; e++) opens |= graph->to[e] != at;
    if (!opens) {
        in->reached[at] |= OCCUPANCY_TURNS;
        return TWICE(occupancy_stay)(in, at, in->amount[at]);
    }
    return graph->node[at].kind == NODE_CHOICE ? TWICE(occupancy_push)(in, at)
                                               : push_others(in, at);
}

// Solves a component in topological order: everything that enters it has arrived.
static bay_status pass(occupancy *in, uint32_t component) {
    const components *parts = &in->graph->parts;
    const uint32_t *member = parts->member + parts->first[component];
    uint32_t count = parts->first[component + 1] - parts->first[component];
    if (count > 1) return TWICE(occupancy_through_loop)(in, member, count);
    if (!in->reached[*member]) return BAY_OK;
    return in->graph->node[*member].loop ? turn_in_place(in, *member)
                                         : TWICE(occupancy_push)(in, *member);
}

static bay_status pass_all(occupancy *in) {
    const bay_graph *graph = in->graph;
    bay_status status = BAY_OK;
    for (uint32_t c = 0; c < graph->parts.count && !status; c++) {
        status = pass(in, c);
        if (c % TICKS_APART == TICKS_APART - 1 &&
            !work_goes_on(&graph->work, c, graph->parts.count))
            status = BAY_STOPPED;
    }
    return status;
}

bay_status TWICE(occupancy_make)(const bay_graph *graph, const uint16_t *option, field f,
                                 occupancy *out) {
    bay_memory memory = graph->work.memory;
    *out =
        (occupancy){.field = f, .graph = graph, .option = option, .space = arena_new(memory)};
    out->amount = memory_take_array(memory, graph->count, sizeof *out->amount);
    out->reached = memory_take_array(memory, graph->count, sizeof *out->reached);
    out->chance = memory_take_array(memory, graph->throws, sizeof *out->chance);
    if (!out->amount || !out->reached || !out->chance) return BAY_NO_MEMORY;
    for (uint32_t i = 0; i < graph->count; i++) out->amount[i] = number_of(f, 0);
    for (uint32_t i = 0; i < graph->throws; i++) out->chance[i] = NULL;
    memset(out->reached, 0, graph->count);
    occupancy_add(out, 0, number_of(f, 1));
    return pass_all(out);
}

void TWICE(occupancy_free)(occupancy *from) {
    bay_memory memory = from->graph->work.memory;
    uint32_t count = from->graph->count;
    memory_give_array(memory, from->amount, count, sizeof *from->amount);
    memory_give_array(memory, from->reached, count, sizeof *from->reached);
    memory_give_array(memory, from->chance, from->graph->throws, sizeof *from->chance);
    memory_give_array(memory, from->stays, count, sizeof *from->stays);
    memory_give_array(memory, from->local, count, sizeof *from->local);
    arena_free(&from->space);
}
