// The solution of an assault: the graph from its present situation, a policy, and the odds.
#ifndef BAY_ANSWER_SOLUTION_H
#define BAY_ANSWER_SOLUTION_H

#include "analysis/graph/graph_pool.h"
#include "play/assault.h"

// Throws with nobody asked between them: one by one, as trials and clause counts need them, or joined
// where the rules join them, which takes fewer situations.
typedef enum throws_kind { THROWS_APART, THROWS_JOINED } throws_kind;

typedef struct solution {
    const assault *of;
    orders_kind kind;
    throws_kind throws;
    graph_pool *pool; // under standing orders: where `graph` came from; NULL: none
    bay_graph *graph;
    bool solved;       // `best` is valid, and its policy is the policy
    bay_solution best; // of a side that seeks its best, or of both
    bay_policy own;    // of orders that are followed
    bool counted;      // `odds` are valid
    bay_odds odds;
} solution;

// Expands the graph (under given or standing orders only what they lead to), and makes the policy
// of `kind` and its odds. In mid-throw the dice already thrown count. Always free it with
// solution_free.
//   errors  BAY_OVER_BUDGET: ctx->refusal says what is known; BAY_NO_MEMORY, BAY_STOPPED,
//           BAY_REFUSED
bay_status solution_make(context *ctx, const assault *a, orders_kind kind, throws_kind throws,
                         solution *out);

// The same under standing orders, from a pool that can make further graphs.
bay_status solution_make_pooled(context *ctx, const assault *a, throws_kind throws,
                                solution *out);
void solution_free(solution *f);

// The graph from the present situation in which these sides follow standing orders. Free it before
// the solution.
//   errors  as bay_graph_make
bay_status solution_follow(context *ctx, const solution *f, int follows, bay_graph **graph);

// Only the graph and the policy, in mid-throw from before the throw. Always free it, too.
//   errors  BAY_OVER_BUDGET: the graph is partial, or there is none; BAY_NO_MEMORY, BAY_STOPPED
bay_status solution_expand(const assault *a, orders_kind kind, throws_kind throws,
                           const bay_work *work, solution *out);

// The odds over the expanded graph.
//   errors  BAY_NO_MEMORY, BAY_STOPPED
bay_status solution_count(solution *f);

const bay_policy *solution_policy(const solution *f);

// The present situation, as bay_graph_expand takes it; the same with the dice already thrown and
// nobody following orders; and the orders given, NULL for other kinds.
const void *solution_from(const assault *a);
bay_graph_start solution_outset(const assault *a);
const bay_orders *solution_orders(const solution *f);

// The chance that the attacker gets the ground, whatever the aim.
double solution_ground(const solution *f);

// The ending that a report names first, given the chances `p` by row: the attacker's success, or if
// it cannot happen the first that can and gains.
const bay_ending *solution_first(const bay_rules *rules, const double *p);

#endif
