// Makes one of situations after the fight that differ only in what decides nothing any more.
// Rulings, "What a state holds".
#ifndef BAY_RULES_TRIAL40K_MERGE_H
#define BAY_RULES_TRIAL40K_MERGE_H

#include "rules/trial40k/trial40k.h"

// bay_rules.merge (after/merge.c).
void trial40k_merge(const bay_battle *battle, void *at);
// Whether the unit at the cursor, which is to throw how far it falls back, throws against a lone
// pursuer, and nothing else hangs on how far (after/fall_back.c).
bool trial40k_is_one_throw(const trial40k_battle *b, const trial40k_state *state);
// Whether a group throws with another that has these scores (fight/blows.c).
bool trial40k_throw_together(const trial40k_battle *b, const trial40k_state *state, int group,
                             int other, const trial40k_blow *blow);

#endif
