// What best play by one side makes of the other's standing orders.
#ifndef BAY_REPLY_BEST_RESPONSE_H
#define BAY_REPLY_BEST_RESPONSE_H

#include "answer/solution.h"

// Writes the member `careful` into the open map: null when neither side can move the chance of
// the ground by 3 in 100 or more.
bay_status best_response_write(context *ctx, const solution *f);

#endif
