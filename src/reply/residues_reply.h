// The reply of `odds` modulo primes.
//
// The browser's module has no residues: it is built with residues_reply_none.c instead of
// residues_reply.c.
#ifndef BAY_REPLY_RESIDUES_REPLY_H
#define BAY_REPLY_RESIDUES_REPLY_H

#include "answer/solution.h"

// Checks `primes` of the request.
//   errors  BAY_BAD_REQUEST
bay_status residues_reply_check(context *ctx, const bay_value *primes);

// Writes `residues` into the open map if the request has `primes`.
//   errors  those of bay_odds_residues except BAY_BAD_PRIME: that prime's list is null
bay_status residues_reply_write(context *ctx, const solution *f);

#endif
