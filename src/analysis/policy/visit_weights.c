#include "analysis/policy/decision_list.h"

static const double MISTAKES = 0.05; // the share of its choices that a side makes at random
enum { ROUNDS = 16 };                // how many times a loop is followed

typedef struct spread {
    const bay_graph *graph;
    const uint16_t *option;
    int errs;
    double *weight;  // how often a situation was passed where one of `errs` chooses
    double *waiting; // what has arrived and not moved on
} spread;

// Moves on along the option chosen, and by mistake along every other.
static inline void choose(const spread *in, uint32_t at, double amount) {
    const bay_graph *graph = in->graph;
    const uint32_t *to = graph->to + graph->first[at];
    if (in->errs >> graph->node[at].who & 1) {
        uint32_t count = graph->first[at + 1] - graph->first[at];
        double mistake = amount * MISTAKES / count;
        in->weight[at] += amount;
        for (uint32_t i = 0; i < count; i++) in->waiting[to[i]] += mistake;
        amount *= 1 - MISTAKES;
    }
    in->waiting[to[in->option[at]]] += amount;
}

static inline void go_on(const spread *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    double amount = in->waiting[at];
    in->waiting[at] = 0;
    if (graph->node[at].kind == NODE_CHOICE) {
        choose(in, at, amount);
    } else if (graph->node[at].kind == NODE_CHANCE) {
        const graph_throw *dice = graph_dice(graph, at);
        const uint32_t *to = graph->to + graph->first[at];
        const double *p = dice->p;
        for (uint32_t i = 0, count = dice->count; i < count; i++)
            in->waiting[to[i]] += amount * p[i];
    }
}

void visit_weights(const bay_graph *graph, const uint16_t *option, int errs, double *weight,
                   double *waiting) {
    const components *parts = &graph->parts;
    const spread in = {graph, option, errs, weight, waiting};
    waiting[0] = 1;
    for (uint32_t c = 0; c < parts->count; c++) {
        uint32_t first = parts->first[c], end = parts->first[c + 1], at = parts->member[first];
        if (end - first == 1 && !graph->node[at].loop) {
            if (waiting[at] != 0) go_on(&in, at); // else the situation never comes up
            continue;
        }
        for (int i = 0; i < ROUNDS; i++)
            for (uint32_t m = first; m < end; m++) go_on(&in, parts->member[m]);
        for (uint32_t m = first; m < end; m++) waiting[parts->member[m]] = 0;
    }
}
