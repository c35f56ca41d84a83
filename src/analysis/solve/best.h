// Shared by the files about best play.
#ifndef BAY_ANALYSIS_SOLVE_BEST_H
#define BAY_ANALYSIS_SOLVE_BEST_H

#include "analysis/solve/loop.h"

typedef struct best {
    const bay_graph *graph;
    double ending[BAY_ENDINGS_MAX],
        measure[BAY_MEASURES_MAX]; // the aim, points to the attacker
    double margin;                 // values closer than this are equal
    int seeks;                     // BAY_SEEKS_…; a side that does not seek keeps to `option`
    uint16_t *option;              // [situations] the policy
    double *value;                 // [situations] points to the attacker
    uint32_t *local;               // [situations], allocated once a loop of several is met
    double residual;               // so far
} best;

// A component in which play can go round, and the worth of endless play in it.
typedef struct best_round {
    best *in;
    const uint32_t *member;
    uint32_t count;
    double forever;
    uint8_t *mark; // [count] scratch
} best_round;

static inline bool best_seeks(const best *in, int side) {
    return (in->seeks >> side) & 1;
}

// True where a side that seeks chooses.
static inline bool best_decides(const best *in, uint32_t at) {
    const graph_node *here = &in->graph->node[at];
    return here->kind == NODE_CHOICE && best_seeks(in, here->who);
}

// How much better `one` is than `other` for the side: negative if it is worse.
static inline double best_gain(int side, double one, double other) {
    return side == BAY_ATTACKER ? one - other : other - one;
}

// Prepares to decide a whole graph. The caller fills in `option` for sides that do not seek.
//   owns    option and value, from the graph's memory, whatever is returned; see best_free
//   errors  BAY_NO_MEMORY
bay_status best_begin(best *in, const bay_graph *graph, const bay_aim *aim, int seeks);
void best_free(best *from);

// best_decide decides one component; all later ones must be decided already. best_decide_all
// decides all of them.
//   errors  as bay_best_make
bay_status best_decide(best *in, uint32_t component);
bay_status best_decide_all(best *in);

// Calls decide(in, component) for all components, the last first.
//   errors  those of `decide`, and BAY_STOPPED
typedef bay_status best_decide_fn(void *in, uint32_t component);
bay_status best_walk(const bay_graph *graph, best_decide_fn *decide, void *in);

// The solution of a graph that is decided. It owns option and value from then on.
bay_solution best_solution(best *of);

enum { BEST_AIMS = 3 };

// Best play under two aims, as bay_best_make makes it, and what the policy of the second is worth
// under a third, in one pass.
//
//   in      aim       [BEST_AIMS]
//           seeks     as of bay_best_make, under the first two aims
//           given     a policy of this graph; never NULL
//   out     solution  [2], of the first two aims; only on BAY_OK. Free both
//           worth     under the third aim, in the first situation; only on BAY_OK
//   errors  as bay_best_make
bay_status best_make_aims(const bay_graph *graph, const bay_aim *const aim[BEST_AIMS],
                          int seeks, const bay_policy *given, bay_solution solution[2],
                          double *worth);

double best_worth(const best *in, const int32_t *score);

// The worth of a situation, given its successors' values and the policy.
double best_expect(const best *in, uint32_t at);

// best_offer: the value of the best option for the side that chooses. best_option: that option, the
// lowest of equals.
double best_offer(const best *in, uint32_t at);
uint16_t best_option(const best *in, uint32_t at);

// Computes the values of all members under the policy.
//   errors  BAY_NO_MEMORY, BAY_STOPPED, BAY_REFUSED
bay_status best_evaluate(best_round *round);

// Finds the policy and values of a component in which play can go round.
bay_status best_loop(best *in, const uint32_t *member, uint32_t count);

// Chooses among equally good options in a loop: the lowest that does not let a side go round for
// ever if it should not. Changes the policy but no value.
void best_settle_ties(best_round *round, int side);

#endif
