// Whether it ever pays a side to hold back, and under which aim.
#ifndef BAY_ANSWER_HOLDING_H
#define BAY_ANSWER_HOLDING_H

#include "answer/solution.h"

// Writes the member `holding` of an answer about best play: of each side that may hold back and, in all
// that best play comes to, never does, the first other named aim under which it does, and so in words. Where
// it does under none, it is not for the aim that it does not, and nothing is said.
// What needs more memory than the budget allows is null.
//   errors  as bay_best_make
bay_status holding_write(context *ctx, const solution *f);

#endif
