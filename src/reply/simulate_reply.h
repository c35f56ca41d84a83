// The reply of `simulate`.
#ifndef BAY_REPLY_SIMULATE_REPLY_H
#define BAY_REPLY_SIMULATE_REPLY_H

#include "answer/simulation.h"

// Writes the reply for a tally that is not empty.
//   errors  BAY_NO_MEMORY
bay_status simulate_reply_write(context *ctx, const simulation *of);

#endif
