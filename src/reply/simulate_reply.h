// What thrown assaults say.
#ifndef BAY_REPLY_SIMULATE_REPLY_H
#define BAY_REPLY_SIMULATE_REPLY_H

#include "answer/simulation.h"

// Writes the reply of a tally that is not empty.
//   errors  BAY_NO_MEMORY
bay_status simulate_reply_write(context *ctx, const simulation *of);

#endif
