// What does a way of playing make of it from here, given the dice that lie there already?
#ifndef BAY_ANSWER_OUTLOOK_H
#define BAY_ANSWER_OUTLOOK_H

#include "answer/figures.h"

typedef struct outlook {
    figures figures;
    bool known;    // false: it is more situations than the budget allows
    double ground; // the chance that the attacker gets the ground, 0 .. 1
} outlook;

// To be freed with outlook_free in any case.
//   errors  as figures_make, but for BAY_OVER_BUDGET: the outlook is then not known
bay_status outlook_make(door *d, const assault *a, orders_kind kind, outlook *out);
void outlook_free(outlook *o);

// Of the choice that is asked, under best play (a known outlook of ORDERS_BEST): the option that
// best play takes; what option `index` is worth, points to the attacker; and what it costs the
// side that chooses, against the best.
int outlook_best(const outlook *best);
double outlook_option(const outlook *best, int index);
double outlook_cost(const outlook *best, int index);

#endif
