// The figures of an answer: the graph from where the assault stands, a policy, its odds.
#ifndef BAY_ANSWER_FIGURES_H
#define BAY_ANSWER_FIGURES_H

#include "analysis/graph/graph_pool.h"
#include "play/assault.h"

typedef struct figures {
    const assault *of;
    orders_kind kind;
    graph_pool *pool; // of standing orders: what `graph` and its like are made of; NULL: none
    bay_graph *graph;
    bool solved;           // `answer` stands, and its policy is the policy
    bay_solution solution; // of a side that seeks its best, or of both
    bay_policy own;        // of orders that are followed
    bool counted;          // `odds` stand
    bay_odds odds;
} figures;

// Expands the graph (under given or standing orders only what they lead to), makes the policy of
// `kind` and its odds. In mid-throw the dice that lie there count. To be freed with figures_free
// in any case.
//   errors  BAY_OVER_BUDGET: the door's refusal has what is known; BAY_NO_MEMORY, BAY_STOPPED,
//           BAY_REFUSED
bay_status figures_make(door *d, const assault *a, orders_kind kind, figures *out);

// The same under standing orders, by a pool that further graphs can be made of.
bay_status figures_make_pooled(door *d, const assault *a, figures *out);
void figures_free(figures *f);

// The graph from where the assault stands in which these sides follow standing orders. To be freed
// before the figures.
//   errors  as bay_graph_make
bay_status figures_follow(door *d, const figures *f, int follows, bay_graph **graph);

// The graph and the policy alone, and in mid-throw from before the throw. To be freed likewise.
//   errors  BAY_OVER_BUDGET: the graph is a part, or there is none; BAY_NO_MEMORY, BAY_STOPPED
bay_status figures_expand(const assault *a, orders_kind kind, const bay_work *work,
                          figures *out);

// The odds of what was expanded.
//   errors  BAY_NO_MEMORY, BAY_STOPPED
bay_status figures_count(figures *f);

const bay_policy *figures_policy(const figures *f);

// Where the assault stands, as bay_graph_expand wants it; the same with the dice that lie there,
// nobody following orders; and the orders given, NULL for others.
const void *figures_from(const assault *a);
bay_graph_start figures_outset(const assault *a);
const bay_orders *figures_orders(const figures *f);

// The chance that the attacker gets the ground, whatever the aim.
double figures_ground(const figures *f);

// The ending that a report names first, of chances `p` by row: the attacker's success; where it
// cannot happen the first that can and gains.
const bay_ending *figures_first(const bay_rules *rules, const double *p);

#endif
