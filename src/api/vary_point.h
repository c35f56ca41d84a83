// A point of a variation: the answer there, in few members, or why there is none.
#ifndef BAY_API_VARY_POINT_H
#define BAY_API_VARY_POINT_H

#include "answer/solution.h"

// Writes the answer of a point, a map: its figures, and where a side seeks its best the first decision.
void vary_point_answer(context *ctx, const solution *f);

// Writes why a point has no answer, a map with `error`, and forgets the faults. BAY_NO_MEMORY: it needs
// more bytes than the budget has.
void vary_point_refusal(context *ctx, bay_status status);

// Writes `endings` or `measures`: what the items of a point's `p` or `mean` are of.
void vary_point_endings(json *to, const bay_rules *rules);
void vary_point_measures(json *to, const bay_rules *rules);

#endif
