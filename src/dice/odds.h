// How each kind of throw answers bay_throw_odds and bay_throw_residues.
//
// Each fills p[results] and, if it is not NULL, can[results]; the caller has zeroed both. Only the
// versions for doubles are asked for `can`. `space` has bay_throw_space(dice) bytes. The faces are
// a beginning of the throw.
#ifndef BAY_DICE_ODDS_H
#define BAY_DICE_ODDS_H

#include "bayonet/throw.h"

#include "base/number.h"
#include "dice/bouts.h"

// The arrays that the odds are written to.
typedef struct odds_out {
    number *p;
    uint8_t *can;
    number *space;
} odds_out;

bay_status TWICE(sums_odds)(field f, const bay_throw *dice, thrown so_far, const odds_out *out);
bay_status TWICE(highest_odds)(field f, const bay_throw *dice, thrown so_far,
                               const odds_out *out);
bay_status TWICE(pools_odds)(field f, const bay_throw *pools, thrown so_far,
                             const odds_out *out);
bay_status TWICE(chain_odds)(field f, const bay_throw *chain, const chain_progress *at,
                             const odds_out *out);
bay_status TWICE(bouts_odds)(field f, const bay_throw *bouts, const bouts_progress *at,
                             const odds_out *out);

#endif
