// What the files about best play share.
#ifndef BAY_ANALYSIS_SOLVE_BEST_H
#define BAY_ANALYSIS_SOLVE_BEST_H

#include "analysis/solve/loop.h"

typedef struct best {
    const bay_graph *graph;
    double ending[BAY_ENDINGS_MAX],
        measure[BAY_MEASURES_MAX]; // the aim, points to the attacker
    double margin;                 // values closer than this are equal
    int seeks;                     // BAY_SEEKS_…; who does not seek keeps to `option`
    uint16_t *option;              // [situations] the policy
    double *value;                 // [situations] points to the attacker
    uint32_t *local;               // [situations] once there is a loop of several
    double residual;               // so far
} best;

// A component in which play can go round, and what it is worth to do so for ever.
typedef struct best_round {
    best *in;
    const uint32_t *member;
    uint32_t count;
    double forever;
    uint8_t *mark; // [count] for whoever works on it
} best_round;

static inline bool best_seeks(const best *in, int side) {
    return (in->seeks >> side) & 1;
}

// True where a side that seeks chooses.
static inline bool best_decides(const best *in, uint32_t at) {
    const graph_node *here = &in->graph->node[at];
    return here->kind == NODE_CHOICE && best_seeks(in, here->who);
}

// How much better `one` is than `other` for the side: negative when it is worse.
static inline double best_gain(int side, double one, double other) {
    return side == BAY_ATTACKER ? one - other : other - one;
}

// Makes ready to decide on a whole graph: `option` of who does not seek is the caller's to fill in.
//   owns    option and value, of the graph's memory, whatever is returned; see best_free
//   errors  BAY_NO_MEMORY
bay_status best_begin(best *in, const bay_graph *graph, const bay_aim *aim, int seeks);
void best_free(best *from);

// Decides one component; all later ones are decided already. All of them.
//   errors  as bay_best_make
bay_status best_decide(best *in, uint32_t component);
bay_status best_decide_all(best *in);

double best_worth(const best *in, const int32_t *score);

// What a situation is worth given its successors' values and the policy.
double best_expect(const best *in, uint32_t at);

// The value of the best option for the side that chooses; and that option, the lowest of equals.
double best_offer(const best *in, uint32_t at);
uint16_t best_option(const best *in, uint32_t at);

// Values of all members under the policy.
//   errors  BAY_NO_MEMORY, BAY_STOPPED, BAY_REFUSED
bay_status best_evaluate(best_round *round);

// Plan and values of a component that play can go round in.
bay_status best_loop(best *in, const uint32_t *member, uint32_t count);

// Where several options are equally good in a loop: the lowest that lets no one go round for ever
// who should not. Changes the policy and no value.
void best_settle_ties(best_round *round, int side);

#endif
