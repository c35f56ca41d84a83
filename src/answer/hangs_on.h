// The numbers and readings that an answer hangs on, and by how much. Each is set to its other
// values, and the answer is computed again. Readings that are certain are measured only on request:
// a table may still play them otherwise.
#ifndef BAY_ANSWER_HANGS_ON_H
#define BAY_ANSWER_HANGS_ON_H

#include "answer/solution.h"

// The smallest change that is reported: 1 in 100.
#define HUNG_TOLD 0.01

// The compared figures. The losses of both sides are the first two measures of every system.
enum { HUNG_GROUND, HUNG_ATTACKER, HUNG_DEFENDER, HUNG_FIGURES };

// The chance that the attacker gets the ground, and the mean losses of each side.
typedef struct hung_answer {
    double figure[HUNG_FIGURES];    // losses in the units of their measure
    double most[HUNG_FIGURES];      // the maximum of each: 1, or all that the side can lose
    double ending[BAY_ENDINGS_MAX]; // chances, by row of rules->endings
} hung_answer;

// One other value of a setting.
typedef struct hung_move {
    bay_setting to;
    hung_answer answer;          // then
    double change[HUNG_FIGURES]; // 0 .. 1, as a part of the most; a refusal is 1 of the ground
    int clause;   // row of rules->clauses that then forbids the assault; -1: none does
    bool refused; // there is no such assault, and no answer
} hung_move;

// A number or reading that the battle read and that is measured.
typedef struct hung {
    int row;                     // of rules->params
    double change[HUNG_FIGURES]; // the largest of its moves
    int figure; // HUNG_…: the ground if it changes by HUNG_TOLD, else what changes most
    const hung_move *move; // [count] in the order of its values
    uint32_t count;
} hung;

typedef struct hangs_on {
    hung_answer answer; // with every setting as it is
    // The word that may replace the number of the rules' clock, and the answer with it: the assault
    // then lasts until it is decided. NULL: there is none, it lasts that long anyway, or the budget
    // is spent
    const char *conclusion;
    hung_answer concluded;
    hung *setting; // [count], those that move the ground first, the largest change first
    uint32_t count;
    uint64_t situations; // expanded in all
    bool certain;        // readings that are certain are measured, too
} hangs_on;

// Is the row a reading that the battle read, that is certain and as usual, and that has another word?
// One that was set to another word is measured with `certain` all the same.
bool hangs_on_certain(const assault *a, int row);

// Measures them under the orders of the assault; readings that are certain with `certain` alone. `a`
// must be at its first situation. Leaves nothing in `ctx->bad`. The results live in ctx->arena.
//   errors  BAY_OVER_BUDGET: all together take more situations than the request may;
//           BAY_NO_MEMORY, BAY_STOPPED
bay_status hangs_on_measure(context *ctx, const assault *a, bool certain, hangs_on *out);

#endif
