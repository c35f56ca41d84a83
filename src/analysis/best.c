// One backward pass: a situation's successors come first, so each is decided once; components
// that play can go round in are decided as a whole by best_loop.
#include "analysis/best.h"

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

// The aim in doubles. Values are equal when they differ by less than 1e-12 of the most that is
// at stake: the rounding of a long assault stays well below it.
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

double best_expect(const best *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    switch ((place_kind)graph->place[at].kind) {
    case PLACE_END: return best_worth(in, graph_score(graph, at));
    case PLACE_CHOICE: return in->value[graph->to[graph->first[at] + in->option[at]]];
    case PLACE_CHANCE: break;
    case PLACE_OPEN: assert(false); break;
    }
    const graph_throw *dice = graph_dice(graph, at);
    const uint32_t *to = graph->to + graph->first[at];
    double value = 0;
    for (uint32_t i = 0; i < dice->count; i++) value += dice->p[i] * in->value[to[i]];
    return value;
}

double best_offer(const best *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    const uint32_t *to = graph->to + graph->first[at];
    uint32_t options = graph->first[at + 1] - graph->first[at];
    double most = in->value[to[0]];
    for (uint32_t i = 1; i < options; i++)
        if (best_gain(graph->place[at].who, in->value[to[i]], most) > 0)
            most = in->value[to[i]];
    return most;
}

uint16_t best_option(const best *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    const uint32_t *to = graph->to + graph->first[at];
    double most = best_offer(in, at);
    uint16_t chosen = 0;
    while (best_gain(graph->place[at].who, most, in->value[to[chosen]]) > in->margin) chosen++;
    return chosen;
}

static bay_status decide(best *in, uint32_t component) {
    const components *parts = &in->graph->parts;
    const uint32_t *member = parts->member + parts->first[component];
    uint32_t count = parts->first[component + 1] - parts->first[component];
    if (in->reached && !in->reached[*member]) return BAY_OK;
    if (count > 1 || in->graph->place[*member].loop) return best_loop(in, member, count);
    if (best_decides(in, *member)) in->option[*member] = best_option(in, *member);
    in->value[*member] = best_expect(in, *member);
    return BAY_OK;
}

static bay_status decide_all(best *in) {
    const bay_graph *graph = in->graph;
    uint32_t count = graph->parts.count;
    bay_status status = BAY_OK;
    for (uint32_t c = count; c-- > 0 && !status;) {
        status = decide(in, c);
        if (c % TICKS_APART == TICKS_APART - 1 && !work_goes_on(&graph->work, count - c, count))
            status = BAY_STOPPED;
    }
    return status;
}

// --- What is reached -------------------------------------------------------------------------

// Marks where play goes on from `at`: as the plan says, or where `all`, everywhere.
static void reach_from(const best *in, uint32_t at, bool all) {
    const bay_graph *graph = in->graph;
    uint32_t first = graph->first[at], end = graph->first[at + 1];
    if (!all && graph->place[at].kind == PLACE_CHOICE && !best_decides(in, at)) {
        first += in->option[at];
        end = first + 1;
    }
    for (uint32_t e = first; e < end; e++) in->reached[graph->to[e]] = 1;
}

// In topological order. A component in which play can go round is reached as a whole.
static void reach(const best *in) {
    const components *parts = &in->graph->parts;
    memset(in->reached, 0, in->graph->count);
    in->reached[0] = 1;
    for (uint32_t c = 0; c < parts->count; c++) {
        const uint32_t *member = parts->member + parts->first[c];
        uint32_t count = parts->first[c + 1] - parts->first[c];
        bool any = false;
        for (uint32_t i = 0; i < count && !any; i++) any = in->reached[member[i]];
        for (uint32_t i = 0; i < count && any; i++) {
            in->reached[member[i]] = 1;
            reach_from(in, member[i], count > 1);
        }
    }
}

// --- The whole -------------------------------------------------------------------------------

static bay_status run(best *in, const bay_plan *given) {
    const bay_graph *graph = in->graph;
    if (given)
        memcpy(in->option, given->option, graph->count * sizeof *in->option);
    else
        memset(in->option, 0, graph->count * sizeof *in->option);
    if (in->reached) reach(in);
    bay_status status = decide_all(in);
    memory_give_array(graph->work.memory, in->local, graph->count, sizeof *in->local);
    return status;
}

// What is kept of *in is its plan and its values.
static bay_status make(best *in, const bay_aim *aim, const bay_plan *given,
                       bay_answer *answer) {
    const bay_graph *graph = in->graph;
    assert(in->seeks >= 0 && in->seeks <= BAY_SEEKS_BOTH);
    if (graph->open) return BAY_REFUSED;
    bay_memory memory = graph->work.memory;
    bay_aim usual;
    bay_status status = aim ? BAY_OK : bay_aim_read(graph->battle, NULL, &usual, NULL);
    if (status) return status;
    set_aim(in, aim ? aim : &usual);
    in->option = memory_take_array(memory, graph->count, sizeof *in->option);
    in->value = memory_take_array(memory, graph->count, sizeof *in->value);
    status = in->option && in->value ? run(in, given) : BAY_NO_MEMORY;
    bay_answer made = {
        .plan = {graph->count, in->option, memory}, .value = in->value, .memory = memory};
    if (status)
        bay_answer_free(&made);
    else
        *answer = made;
    return status;
}

bay_status best_make(const bay_graph *graph, const bay_aim *aim, int seeks,
                     const bay_plan *given, bay_answer *answer) {
    best in = {.graph = graph, .seeks = seeks};
    return make(&in, aim, given, answer);
}

bay_status best_value(const bay_graph *graph, const bay_aim *aim, int seeks,
                      const bay_plan *given, double *value) {
    best in = {.graph = graph, .seeks = seeks};
    in.reached = memory_take(graph->work.memory, graph->count);
    if (!in.reached) return BAY_NO_MEMORY;
    bay_answer answer;
    bay_status status = make(&in, aim, given, &answer);
    memory_give(graph->work.memory, in.reached, graph->count);
    if (status) return status;
    *value = answer.value[0];
    bay_answer_free(&answer);
    return BAY_OK;
}

// The largest difference between what a situation is said to be worth and what its successors
// say. Play for ever is consistent by itself: its members all have the same value.
static double find_residual(const best *in) {
    double most = 0;
    for (uint32_t at = 0; at < in->graph->count; at++) {
        double value = best_decides(in, at) ? best_offer(in, at) : best_expect(in, at);
        most = larger(most, value - in->value[at]);
    }
    return most;
}

bay_status bay_best_make(const bay_graph *graph, const bay_aim *aim, int seeks,
                         const bay_plan *given, bay_answer *answer) {
    best in = {.graph = graph, .seeks = seeks};
    bay_status status = make(&in, aim, given, answer);
    if (!status) answer->residual = find_residual(&in);
    return status;
}

void bay_answer_free(bay_answer *answer) {
    if (!answer) return;
    memory_give_array(answer->memory, answer->value, answer->plan.count, sizeof *answer->value);
    bay_plan_free(&answer->plan);
    *answer = (bay_answer){.value = NULL};
}

double bay_answer_option(const bay_graph *graph, const bay_answer *answer, uint32_t at,
                         uint32_t index) {
    uint32_t next = bay_graph_next(graph, at, index);
    assert(next != UINT32_MAX);
    return answer->value[next];
}
