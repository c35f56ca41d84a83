// A completed step of play, in sentences.
#ifndef BAY_SENTENCES_STEP_WORDS_H
#define BAY_SENTENCES_STEP_WORDS_H

#include "play/record.h"

// Writes `said`: what was chosen, or what was asked and thrown, how the dice were read, and what
// followed.
// "The defender chooses to roll 1 die."
// "Attack: 3 dice against 1. The attacker throws 6, 4 and 2, the defender 5. 6 beats 5, 4 and 2
// have nobody to fight."
//
//   in      asked   the question as it was asked
//   errors  BAY_NO_MEMORY
bay_status step_words_write(context *ctx, const replay *r, const record_doing *doing,
                            const char *asked);

#endif
