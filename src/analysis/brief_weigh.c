#include "analysis/brief.h"
#include "base/memory.h"

#include <string.h>

static const double MISTAKES = 0.05; // of its choices that a side makes at random
enum { ROUNDS = 16 };                // that a loop is followed

typedef struct spread {
    const bay_graph *graph;
    const uint16_t *option;
    int errs;
    double *weight;  // what came through, where one of those chooses
    double *waiting; // what has come and not gone on
} spread;

static void go_on(const spread *in, uint32_t at) {
    const bay_graph *graph = in->graph;
    uint32_t first = graph->first[at], count = graph->first[at + 1] - first;
    double amount = in->waiting[at];
    in->waiting[at] = 0;
    if (graph->place[at].kind == PLACE_CHANCE) {
        const double *p = graph_dice(graph, at)->p;
        for (uint32_t i = 0; i < count; i++) in->waiting[graph->to[first + i]] += amount * p[i];
    } else if (graph->place[at].kind == PLACE_CHOICE) {
        bool errs = in->errs >> graph->place[at].who & 1;
        double mistakes = errs ? MISTAKES : 0;
        if (errs) in->weight[at] += amount;
        for (uint32_t i = 0; i < count; i++)
            in->waiting[graph->to[first + i]] += amount * mistakes / count;
        in->waiting[graph->to[first + in->option[at]]] += amount * (1 - mistakes);
    }
}

bay_status brief_weigh(const bay_graph *graph, const uint16_t *option, int errs,
                       double *weight) {
    const components *parts = &graph->parts;
    spread in = {.graph = graph, .option = option, .errs = errs, .weight = weight};
    in.waiting = memory_take_array(graph->work.memory, graph->count, sizeof *in.waiting);
    if (!in.waiting) return BAY_NO_MEMORY;
    for (uint32_t i = 0; i < graph->count; i++) in.waiting[i] = 0;
    in.waiting[0] = 1;
    for (uint32_t c = 0; c < parts->count; c++) {
        uint32_t first = parts->first[c], end = parts->first[c + 1];
        bool round = end - first > 1 || graph->place[parts->member[first]].loop;
        if (!round && in.waiting[parts->member[first]] == 0) continue; // it never comes up
        for (int i = 0; i < (round ? ROUNDS : 1); i++)
            for (uint32_t m = first; m < end; m++) go_on(&in, parts->member[m]);
    }
    memory_give_array(graph->work.memory, in.waiting, graph->count, sizeof *in.waiting);
    return BAY_OK;
}
