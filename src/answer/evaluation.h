// What an assault is worth from where it stands under a way of playing, given the dice that lie there.
#ifndef BAY_ANSWER_EVALUATION_H
#define BAY_ANSWER_EVALUATION_H

#include "answer/solution.h"

typedef struct evaluation {
    solution solution;
    bool known;    // false: it is more situations than the budget allows
    double ground; // the chance that the attacker gets the ground, 0 .. 1
} evaluation;

// To be freed with evaluation_free in any case.
//   errors  as solution_make, but for BAY_OVER_BUDGET: the evaluation is then not known
bay_status evaluation_make(context *ctx, const assault *a, orders_kind kind, evaluation *out);
void evaluation_free(evaluation *o);

// Of the choice that is asked, under best play (a known evaluation of ORDERS_BEST): the option that
// best play takes; what option `index` is worth, points to the attacker; and what it costs the
// side that chooses, against the best.
int evaluation_best(const evaluation *best);
double evaluation_option(const evaluation *best, int index);
double evaluation_cost(const evaluation *best, int index);

#endif
