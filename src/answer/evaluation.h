// The worth of an assault in its present situation, under a way of playing and with the dice
// already thrown.
#ifndef BAY_ANSWER_EVALUATION_H
#define BAY_ANSWER_EVALUATION_H

#include "answer/solution.h"

typedef struct evaluation {
    solution solution;
    bool known;    // false: the budget of situations was exceeded
    double ground; // the chance that the attacker gets the ground, 0 .. 1
} evaluation;

// To be freed with evaluation_free in any case.
//   errors  as solution_make, except BAY_OVER_BUDGET: the evaluation is then not known
bay_status evaluation_make(context *ctx, const assault *a, orders_kind kind, evaluation *out);
void evaluation_free(evaluation *o);

// For the present choice, under best play (a known evaluation of ORDERS_BEST): the option that
// best play takes; the worth of option `index`, points to the attacker; and its cost to the
// choosing side, against the best.
int evaluation_best(const evaluation *best);
double evaluation_option(const evaluation *best, int index);
double evaluation_cost(const evaluation *best, int index);

#endif
