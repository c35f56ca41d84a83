// The odds from the present situation, and the worth of each option.
#ifndef BAY_REPLY_ADVICE_REPLY_H
#define BAY_REPLY_ADVICE_REPLY_H

#include "play/assault.h"

typedef enum advice_depth {
    ADVICE_NONE,
    ADVICE_GROUND, // the odds under the orders in force
    ADVICE_WHOLE   // also under best play, and the worth of each option
} advice_depth;

// Reads the request's `advice`: true, false, or "ground".
//   errors  BAY_BAD_REQUEST
bay_status advice_asked(context *ctx, advice_depth *out);

// Writes the member `advice` for the present situation of the assault, including the dice of a
// throw under way. A value is null when the budget of situations was exceeded.
//   errors  as solution_make, except BAY_OVER_BUDGET
bay_status advice_write(context *ctx, const assault *a, advice_depth depth);

#endif
