// The first decision of an assault under best play, and what its options are worth.
#ifndef BAY_ANSWER_FIRST_DECISION_H
#define BAY_ANSWER_FIRST_DECISION_H

#include "answer/solution.h"

typedef struct first_decision {
    const solution *of;
    uint32_t at; // its situation; 0: it is asked at once, before any die
    bay_step step;
    uint32_t options;
    int best, next; // options: the best, and the cheapest of the others; next -1: there is none
    double margin;  // points that `next` costs the side that chooses, 0 or more
    double most;    // points that the dearest option costs
} first_decision;

// Finds the nearest situation in which a side of `seeks` (BAY_SEEKS_…) chooses and something still
// hangs on it. `f` has a solution for these sides.
//   returns false if nobody chooses; *out is then undefined
bool first_decision_find(const solution *f, int seeks, first_decision *out);

// What an option is worth to the attacker, and what it costs the side that chooses: points.
double first_decision_value(const first_decision *of, int option);
double first_decision_margin(const first_decision *of, int option);

#endif
