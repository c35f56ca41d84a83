// How often each clause applies: the member `why` of an odds reply.
#ifndef BAY_REPLY_WHY_REPLY_H
#define BAY_REPLY_WHY_REPLY_H

#include "answer/solution.h"

// Checks `why` of the request.
//   errors  BAY_BAD_REQUEST
bay_status why_reply_check(context *ctx);

// True if the request asks for it, and `only`, if present, names it.
bool why_reply_wanted(const context *ctx);

// Writes the member into the open map.
//   errors  BAY_NO_MEMORY, BAY_STOPPED
bay_status why_reply_write(context *ctx, const solution *f);

#endif
