// How far best play by one side beats its own standing orders.
#ifndef BAY_REPLY_RESPONSE_BEST_RESPONSE_H
#define BAY_REPLY_RESPONSE_BEST_RESPONSE_H

#include "answer/solution.h"

// Writes the member `careful` into the open map. It is null if neither side can gain at least 3 points
// by leaving its standing orders, nor save casualties by orders that are worth no less
// (docs/formats/door.md), or if the bytes do not suffice to ask for casualties. Closes f->pool.
//   errors  BAY_NO_MEMORY, BAY_STOPPED, BAY_REFUSED
bay_status best_response_write(context *ctx, const solution *f);

#endif
