// How often each clause bites. The member `why` of a reply of odds.
#ifndef BAY_REPLY_WHY_REPLY_H
#define BAY_REPLY_WHY_REPLY_H

#include "answer/solution.h"

// Checks `why` of the request.
//   errors  BAY_BAD_REQUEST
bay_status why_reply_check(context *ctx);

// Does the request say so, and `only`, if it is there, name it?
bool why_reply_wanted(const context *ctx);

// Writes the member into the open map.
//   errors  BAY_NO_MEMORY, BAY_STOPPED
bay_status why_reply_write(context *ctx, const solution *f);

#endif
