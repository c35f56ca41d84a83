// How far best play by one side beats the other's standing orders.
#ifndef BAY_REPLY_BEST_RESPONSE_H
#define BAY_REPLY_BEST_RESPONSE_H

#include "answer/solution.h"

// Writes the member `careful` into the open map. It is null if neither side can change the chance
// of the ground by at least 3 in 100.
bay_status best_response_write(context *ctx, const solution *f);

#endif
