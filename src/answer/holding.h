// Whether it ever pays a side to hold back, and under which aim.
#ifndef BAY_ANSWER_HOLDING_H
#define BAY_ANSWER_HOLDING_H

#include "answer/solution.h"

// Writes the member `holding` of an answer about best play. It lists each side that may hold back
// and never does in anything that best play reaches, with the first other named aim under which
// it does, and a sentence. A side that holds back under no aim is not listed, because the aim is
// not the reason. The member is null when it needs more memory than the budget allows.
//   errors  as bay_best_make
bay_status holding_write(context *ctx, const solution *f);

#endif
