// The odds from here, and what each option is worth.
#ifndef BAY_ANSWER_ADVICE_H
#define BAY_ANSWER_ADVICE_H

#include "play/assault.h"

typedef enum advice_depth {
    ADVICE_NONE,
    ADVICE_GROUND, // the odds under the orders that are followed
    ADVICE_WHOLE   // also under best play, and what each option is worth
} advice_depth;

// Reads the request's `advice`: true, false, or "ground".
//   errors  BAY_BAD_REQUEST
bay_status advice_asked(context *ctx, advice_depth *out);

// Writes the member `advice` for the situation that the assault has come to, the dice of a throw
// under way included. Of what is more situations than the budget allows it says null.
//   errors  as solution_make, but for BAY_OVER_BUDGET
bay_status advice_write(context *ctx, const assault *a, advice_depth depth);

#endif
