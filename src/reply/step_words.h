// A step of play that was made, in sentences.
#ifndef BAY_REPLY_STEP_WORDS_H
#define BAY_REPLY_STEP_WORDS_H

#include "play/record.h"

// Writes `said`: what was chosen, or asked and thrown, how the dice were read, and what came of it.
// "The defender chooses to roll 1 die."
// "Attack: 3 dice against 1. The attacker throws 6, 4 and 2, the defender 5. 6 beats 5, 4 and 2 have nobody to
// fight."
//
//   in      asked   the question as it was put
//   errors  BAY_NO_MEMORY
bay_status step_words_write(context *ctx, const replay *r, const record_doing *doing,
                            const char *asked);

#endif
