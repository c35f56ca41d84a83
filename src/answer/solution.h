// What is worked out of an assault: the graph from where it stands, a policy, its odds.
#ifndef BAY_ANSWER_SOLUTION_H
#define BAY_ANSWER_SOLUTION_H

#include "analysis/graph/graph_pool.h"
#include "play/assault.h"

typedef struct solution {
    const assault *of;
    orders_kind kind;
    graph_pool *pool; // of standing orders: what `graph` and its like are made of; NULL: none
    bay_graph *graph;
    bool solved;       // `best` stands, and its policy is the policy
    bay_solution best; // of a side that seeks its best, or of both
    bay_policy own;    // of orders that are followed
    bool counted;      // `odds` stand
    bay_odds odds;
} solution;

// Expands the graph (under given or standing orders only what they lead to), makes the policy of
// `kind` and its odds. In mid-throw the dice that lie there count. To be freed with solution_free
// in any case.
//   errors  BAY_OVER_BUDGET: ctx->refusal has what is known; BAY_NO_MEMORY, BAY_STOPPED,
//           BAY_REFUSED
bay_status solution_make(context *ctx, const assault *a, orders_kind kind, solution *out);

// The same under standing orders, by a pool that further graphs can be made of.
bay_status solution_make_pooled(context *ctx, const assault *a, solution *out);
void solution_free(solution *f);

// The graph from where the assault stands in which these sides follow standing orders. To be freed
// before the solution.
//   errors  as bay_graph_make
bay_status solution_follow(context *ctx, const solution *f, int follows, bay_graph **graph);

// The graph and the policy alone, and in mid-throw from before the throw. To be freed likewise.
//   errors  BAY_OVER_BUDGET: the graph is a part, or there is none; BAY_NO_MEMORY, BAY_STOPPED
bay_status solution_expand(const assault *a, orders_kind kind, const bay_work *work,
                           solution *out);

// The odds of what was expanded.
//   errors  BAY_NO_MEMORY, BAY_STOPPED
bay_status solution_count(solution *f);

const bay_policy *solution_policy(const solution *f);

// Where the assault stands, as bay_graph_expand wants it; the same with the dice that lie there,
// nobody following orders; and the orders given, NULL for others.
const void *solution_from(const assault *a);
bay_graph_start solution_outset(const assault *a);
const bay_orders *solution_orders(const solution *f);

// The chance that the attacker gets the ground, whatever the aim.
double solution_ground(const solution *f);

// The ending that a report names first, of chances `p` by row: the attacker's success; where it
// cannot happen the first that can and gains.
const bay_ending *solution_first(const bay_rules *rules, const double *p);

#endif
