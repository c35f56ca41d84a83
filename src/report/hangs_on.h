// Which numbers and readings of the rules does an answer hang on, and how much?  Measured: each
// is set to its other values, and the answer is computed anew.
#ifndef BAY_REPORT_HANGS_ON_H
#define BAY_REPORT_HANGS_ON_H

#include "report/figures.h"

// One other value of a setting.
typedef struct hung_move {
    bay_setting to;
    double ground; // the chance that the attacker gets the ground then
    int clause;    // row of rules->clauses that forbids the assault then; -1: none does
    bool refused;  // there is no such assault, and no chance
} hung_move;

// A number or reading that the battle read and that is not certain.
typedef struct hung {
    int row;               // of rules->params
    double moved;          // the largest change of the chance, 0 .. 1; a refusal is 1
    const hung_move *move; // [count] in the order of its values
    uint32_t count;
} hung;

typedef struct hangs_on {
    double ground; // the chance as things are
    hung *setting; // [count], the largest move first; equals as in rules->params
    uint32_t count;
    uint64_t situations; // expanded in all
} hangs_on;

// Measures it under the orders of the assault. `a` stands at its first situation, and nothing is
// left in `d->bad`. What it makes lives in the arena of the door.
//   errors  BAY_OVER_BUDGET: all of it together takes more situations than the request may;
//           BAY_NO_MEMORY, BAY_STOPPED
bay_status hangs_on_measure(door *d, const assault *a, hangs_on *out);

#endif
