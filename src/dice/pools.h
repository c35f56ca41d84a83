// Pools, beyond their odds (dice/odds.h).
#ifndef BAY_DICE_POOLS_H
#define BAY_DICE_POOLS_H

#include "bayonet/throw.h"

#include "dice/progress.h"

#include <stddef.h>
#include <stdint.h>

// Workspace that the odds of pools need, in numbers of 8 bytes.
size_t pools_numbers(const bay_throw *pools);

// can[results]: 1 where the result can happen; all 0 before.
void pools_can(const bay_throw *pools, thrown so_far, uint8_t *can, double *space);

#endif
