// Best play under two aims, and what the second is worth under a third, in one pass: the edges of a
// graph are read once, and sums that do not wait for each other are made side by side.
#include "analysis/solve/best.h"

#include <string.h>

enum { AIMS = BEST_AIMS };

// The worth of a throw, as by best_expect.
static void expect_throw(best in[AIMS], uint32_t at) {
    const bay_graph *graph = in->graph;
    const graph_throw *dice = graph_dice(graph, at);
    const uint32_t *to = graph->to + graph->first[at];
    const double *p = dice->p, *first = in[0].value, *second = in[1].value,
                 *third = in[2].value;
    double worth[AIMS] = {0, 0, 0};
    for (uint32_t i = 0, count = dice->count; i < count; i++) {
        worth[0] += p[i] * first[to[i]];
        worth[1] += p[i] * second[to[i]];
        worth[2] += p[i] * third[to[i]];
    }
    for (int k = 0; k < AIMS; k++) in[k].value[at] = worth[k];
}

static bay_status decide(void *all, uint32_t component) {
    best *in = all;
    const bay_graph *graph = in->graph;
    const components *parts = &graph->parts;
    uint32_t from = parts->first[component], at = parts->member[from];
    bay_status status = BAY_OK;
    if (parts->first[component + 1] - from == 1 && graph->node[at].kind == NODE_CHANCE &&
        !graph->node[at].loop)
        expect_throw(in, at);
    else
        for (int k = 0; k < AIMS && !status; k++) status = best_decide(&in[k], component);
    return status;
}

static bay_status begin(best in[AIMS], const bay_graph *graph, const bay_aim *const aim[AIMS],
                        int seeks, const bay_policy *given) {
    bay_status status = BAY_OK;
    for (int k = 0; k < AIMS && !status; k++) {
        status = best_begin(&in[k], graph, aim[k], k < 2 ? seeks : 0);
        if (!status && k < 2)
            memcpy(in[k].option, given->option, graph->count * sizeof *in[k].option);
    }
    return status;
}

bay_status best_make_aims(const bay_graph *graph, const bay_aim *const aim[AIMS], int seeks,
                          const bay_policy *given, bay_solution solution[2], double *worth) {
    if (graph->open) return BAY_REFUSED;
    best in[AIMS] = {{.graph = NULL}, {.graph = NULL}, {.graph = NULL}};
    bay_status status = begin(in, graph, aim, seeks, given);
    uint16_t *own = in[2].option;
    if (!status) {
        in[2].option = in[1].option; // it is only read
        status = best_walk(graph, decide, in);
        in[2].option = own;
    }
    if (!status) *worth = in[2].value[0];
    for (int k = 0; k < 2 && !status; k++) solution[k] = best_solution(&in[k]);
    for (int k = 0; k < AIMS; k++) best_free(&in[k]);
    return status;
}
