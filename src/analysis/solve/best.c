// Best play in one backward pass. A situation's successors come first, so each is decided once.
// best_loop decides a component that play can go round in as a whole.
#include "analysis/solve/best.h"

#include "base/memory.h"

#include <assert.h>
#include <string.h>

enum { TICKS_APART = 1 << 16 }; // components

static double real_of(bay_fraction from) {
    return (double)from.number / from.over;
}

static double larger(double a, double b) {
    double size = b < 0 ? -b : b;
    return size > a ? size : a;
}

// The aim in doubles. Values count as equal if they differ by less than 1e-12 of the most that is
// at stake: the rounding of a long assault stays well below that.
static void set_aim(best *in, const bay_aim *aim) {
    const bay_battle *battle = in->graph->battle;
    double most = 1;
    for (uint32_t i = 0; i < rules_endings(battle->rules); i++) {
        in->ending[i] = real_of(aim->ending[i]);
        most = larger(most, in->ending[i]);
    }
    for (uint32_t i = 0; i < rules_measures(battle->rules); i++) {
        in->measure[i] = real_of(aim->measure[i]);
        most = larger(most, in->measure[i] * battle->most[i]);
    }
    in->margin = 1e-12 * most;
}

double best_worth(const best *in, const int32_t *score) {
    double worth = in->ending[score[0]];
    for (uint32_t i = 0; i + 1 < in->graph->score_width; i++)
        worth += in->measure[i] * score[1 + i];
    return worth;
}

// The worth of a throw that leads `to` these situations.
static inline double expect_throw(const graph_throw *dice, const uint32_t *to,
                                  const double *value) {
    const double *p = dice->p;
    double worth = 0;
    for (uint32_t i = 0, count = dice->count; i < count; i++) worth += p[i] * value[to[i]];
    return worth;
}

static inline double expect(const best *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    switch ((node_kind)graph->node[at].kind) {
    case NODE_END: return best_worth(in, graph_score(graph, at));
    case NODE_CHOICE: return in->value[graph->to[graph->first[at] + in->option[at]]];
    case NODE_CHANCE: break;
    case NODE_OPEN: assert(false); break;
    }
    return expect_throw(graph_dice(graph, at), graph->to + graph->first[at], in->value);
}

double best_expect(const best *in, uint32_t at) {
    return expect(in, at);
}

// The options of a question, by where they lead.
typedef struct options {
    const uint32_t *to; // [count]
    uint32_t count;
    int who;
} options;

static inline options options_of(const bay_graph *graph, uint32_t at) {
    uint32_t first = graph->first[at];
    return (options){graph->to + first, graph->first[at + 1] - first, graph->node[at].who};
}

static inline double offer_of(options of, const double *value) {
    double most = value[of.to[0]];
    for (uint32_t i = 1; i < of.count; i++)
        if (best_gain(of.who, value[of.to[i]], most) > 0) most = value[of.to[i]];
    return most;
}

// The lowest of the options that are worth `most`.
static inline uint16_t lowest_option(const best *in, options of, double most) {
    uint16_t chosen = 0;
    while (best_gain(of.who, most, in->value[of.to[chosen]]) > in->margin) chosen++;
    return chosen;
}

double best_offer(const best *in, uint32_t at) {
    return offer_of(options_of(in->graph, at), in->value);
}

uint16_t best_option(const best *in, uint32_t at) {
    options of = options_of(in->graph, at);
    return lowest_option(in, of, offer_of(of, in->value));
}

// Decides a situation by itself. Its worth is what its successors say, except that of options
// equally good within the margin the lowest is taken.
static void decide_one(best *in, uint32_t at) {
    if (best_decides(in, at)) {
        options of = options_of(in->graph, at);
        double most = offer_of(of, in->value);
        uint16_t chosen = lowest_option(in, of, most);
        double worth = in->value[of.to[chosen]];
        in->option[at] = chosen;
        in->value[at] = worth;
        in->residual = larger(in->residual, most - worth);
    } else {
        in->value[at] = expect(in, at);
    }
}

// The largest difference between the value of a situation and what its successors say. Endless play
// is consistent by itself: its members all have the same value.
static void find_residual(best *in, const uint32_t *member, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        uint32_t at = member[i];
        double value = best_decides(in, at) ? best_offer(in, at) : best_expect(in, at);
        in->residual = larger(in->residual, value - in->value[at]);
    }
}

bay_status best_decide(best *in, uint32_t component) {
    const components *parts = &in->graph->parts;
    const uint32_t *member = parts->member + parts->first[component];
    uint32_t count = parts->first[component + 1] - parts->first[component];
    if (count == 1 && !in->graph->node[*member].loop) {
        decide_one(in, *member);
        return BAY_OK;
    }
    bay_status status = best_loop(in, member, count);
    if (!status) find_residual(in, member, count);
    return status;
}

// Components before this one will be decided soon.
static void fetch(const bay_graph *graph, uint32_t component) {
    const components *parts = &graph->parts;
    if (component < GRAPH_FAR_AHEAD) return;
    uint32_t far = parts->first[component - GRAPH_FAR_AHEAD],
             near = parts->first[component - GRAPH_NEAR_AHEAD];
    graph_fetch(graph, parts->member[far]);
    graph_fetch_edges(graph, parts->member[near]);
}

bay_status best_walk(const bay_graph *graph, best_decide_fn *decide, void *in) {
    uint32_t count = graph->parts.count;
    bay_status status = BAY_OK;
    for (uint32_t c = count; c-- > 0 && !status;) {
        fetch(graph, c);
        status = decide(in, c);
        if (c % TICKS_APART == TICKS_APART - 1 && !work_goes_on(&graph->work, count - c, count))
            status = BAY_STOPPED;
    }
    return status;
}

static bay_status decide(void *in, uint32_t component) {
    return best_decide(in, component);
}

bay_status best_decide_all(best *in) {
    return best_walk(in->graph, decide, in);
}

// --- The whole -------------------------------------------------------------------------------

bay_status best_begin(best *in, const bay_graph *graph, const bay_aim *aim, int seeks) {
    assert(seeks >= 0 && seeks <= BAY_SEEKS_BOTH);
    *in = (best){.graph = graph, .seeks = seeks};
    bay_memory memory = graph->work.memory;
    bay_aim usual;
    bay_status status = aim ? BAY_OK : bay_aim_read(graph->battle, NULL, &usual, NULL);
    if (status) return status;
    set_aim(in, aim ? aim : &usual);
    in->option = memory_take_array(memory, graph->count, sizeof *in->option);
    in->value = memory_take_array(memory, graph->count, sizeof *in->value);
    return in->option && in->value ? BAY_OK : BAY_NO_MEMORY;
}

void best_free(best *from) {
    if (!from->graph) return;
    bay_memory memory = from->graph->work.memory;
    uint32_t count = from->graph->count;
    memory_give_array(memory, from->local, count, sizeof *from->local);
    memory_give_array(memory, from->value, count, sizeof *from->value);
    memory_give_array(memory, from->option, count, sizeof *from->option);
    *from = (best){.graph = NULL};
}

bay_solution best_solution(best *of) {
    bay_memory memory = of->graph->work.memory;
    bay_solution made = {.policy = {of->graph->count, of->option, memory},
                         .value = of->value,
                         .residual = of->residual,
                         .memory = memory};
    of->option = NULL;
    of->value = NULL;
    return made;
}

bay_status bay_best_make(const bay_graph *graph, const bay_aim *aim, int seeks,
                         const bay_policy *given, bay_solution *solution) {
    if (graph->open) return BAY_REFUSED;
    best in;
    bay_status status = best_begin(&in, graph, aim, seeks);
    if (!status) {
        if (given)
            memcpy(in.option, given->option, graph->count * sizeof *in.option);
        else
            memset(in.option, 0, graph->count * sizeof *in.option);
        status = best_decide_all(&in);
    }
    if (!status) *solution = best_solution(&in);
    best_free(&in);
    return status;
}

void bay_solution_free(bay_solution *solution) {
    if (!solution) return;
    memory_give_array(solution->memory, solution->value, solution->policy.count,
                      sizeof *solution->value);
    bay_policy_free(&solution->policy);
    *solution = (bay_solution){.value = NULL};
}

double bay_solution_option(const bay_graph *graph, const bay_solution *solution, uint32_t at,
                           uint32_t index) {
    uint32_t next = bay_graph_next(graph, at, index);
    assert(next != UINT32_MAX);
    return solution->value[next];
}
