// The reply of `odds`.
#ifndef BAY_REPLY_ODDS_REPLY_H
#define BAY_REPLY_ODDS_REPLY_H

#include "answer/solution.h"

// Writes the members of an odds reply, from `aim` to `value`, into the open map. `nested`: within
// another reply, so without the members that belong to that one (schema, title and the like).
//   errors  of what is computed only for this reply: BAY_NO_MEMORY, BAY_STOPPED, BAY_REFUSED,
//           BAY_BAD_REQUEST (only, primes)
bay_status odds_reply_write(context *ctx, const solution *f, bool nested);

// Checks `digits`, `only` and `primes` of the request.
bay_status odds_reply_check(context *ctx);

// True if the request wants this member.
bool odds_reply_wants(const context *ctx, const char *member);

// Writes `joint` into the open map.
void odds_reply_joint(json *to, const bay_rules *rules, const bay_odds *odds);

#endif
