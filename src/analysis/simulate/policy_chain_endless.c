// Finds the nodes from which play always comes back and never reaches an end: the closed components
// of a chain.
#include "analysis/graph/components.h"
#include "analysis/simulate/policy_chain.h"
#include "base/memory.h"

typedef struct closing {
    bay_policy_chain *chain;
    uint32_t *first, *to;  // links from node to node
    uint32_t *part;        // [nodes]: the component
    chain_target *instead; // [nodes]: the end that the node becomes; the node itself if it does
                           // not
    components parts;
} closing;

// Every possible result is a target of some cell.
static size_t add_links(const bay_policy_chain *chain, uint32_t node, uint32_t *to) {
    const chain_cell *cell = chain->cell + chain->node[node].first;
    size_t count = 0;
    for (uint32_t k = 0; k < 2 * chain->node[node].count; k++) {
        chain_target target = cell[k / 2].to[k % 2];
        if (target < CHAIN_END) to[count++] = target;
    }
    return count;
}

static bay_status find_parts(closing *in) {
    const bay_policy_chain *chain = in->chain;
    size_t count = 0;
    for (uint32_t i = 0; i < chain->nodes; i++) {
        in->first[i] = (uint32_t)count;
        count += add_links(chain, i, in->to + count);
    }
    in->first[chain->nodes] = (uint32_t)count;
    bay_status status =
        components_find((links){.count = chain->nodes, .first = in->first, .to = in->to},
                        chain->memory, &in->parts);
    for (uint32_t p = 0; p < in->parts.count && !status; p++)
        for (uint32_t i = in->parts.first[p]; i < in->parts.first[p + 1]; i++)
            in->part[in->parts.member[i]] = p;
    return status;
}

// True if a result leads out of the component that `node` is in.
static bool leads_out(const closing *in, uint32_t node) {
    const bay_policy_chain *chain = in->chain;
    const chain_cell *cell = chain->cell + chain->node[node].first;
    for (uint32_t k = 0; k < 2 * chain->node[node].count; k++) {
        chain_target target = cell[k / 2].to[k % 2];
        if (target >= CHAIN_END || in->part[target] != in->part[node]) return true;
    }
    return false;
}

// Finds which nodes become ends. True if any does.
static bool find_ends(closing *in) {
    bay_policy_chain *chain = in->chain;
    bool any = false;
    for (uint32_t p = 0; p < in->parts.count; p++) {
        const uint32_t *member = in->parts.member + in->parts.first[p];
        uint32_t count = in->parts.first[p + 1] - in->parts.first[p], least = member[0];
        bool opens = false;
        for (uint32_t i = 0; i < count; i++) {
            opens |= leads_out(in, member[i]);
            least = member[i] < least ? member[i] : least;
        }
        if (!opens) chain->end[chain->ends] = (chain_end){chain->situation[least], true};
        for (uint32_t i = 0; i < count; i++)
            in->instead[member[i]] = opens ? member[i] : CHAIN_END + chain->ends;
        chain->ends += !opens;
        any |= !opens;
    }
    return any;
}

static void lead_to_ends(const closing *in) {
    bay_policy_chain *chain = in->chain;
    for (size_t i = 0; i < 2 * chain->cells; i++) {
        chain_target *target = &chain->cell[i / 2].to[i % 2];
        if (*target < CHAIN_END) *target = in->instead[*target];
    }
}

bay_status chain_end_loops(bay_policy_chain *chain) {
    bay_memory memory = chain->memory;
    size_t nodes = chain->nodes, targets = 2 * chain->cells;
    closing in = {.chain = chain};
    in.first = memory_take_array(memory, nodes + 1, sizeof *in.first);
    in.to = memory_take_array(memory, targets, sizeof *in.to);
    in.part = memory_take_array(memory, nodes, sizeof *in.part);
    in.instead = memory_take_array(memory, nodes, sizeof *in.instead);
    bool room = in.first && in.to && in.part && in.instead;
    bay_status status = room ? find_parts(&in) : BAY_NO_MEMORY;
    if (!status && find_ends(&in)) lead_to_ends(&in);
    if (!status) components_free(&in.parts);
    memory_give_array(memory, in.first, nodes + 1, sizeof *in.first);
    memory_give_array(memory, in.to, targets, sizeof *in.to);
    memory_give_array(memory, in.part, nodes, sizeof *in.part);
    memory_give_array(memory, in.instead, nodes, sizeof *in.instead);
    return status;
}
