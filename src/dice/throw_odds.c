#include "bayonet/throw.h"

#include "dice/odds.h"

#include <assert.h>
#include <string.h>

static bay_status odds_of(field f, const bay_throw *dice, thrown so_far, const odds_out *out) {
    chain_progress at;
    bouts_progress fought;
    bool fits = dice->kind == BAY_THROW_CHAIN   ? progress_chain(dice, so_far, &at)
                : dice->kind == BAY_THROW_BOUTS ? bouts_follow(dice, so_far, &fought)
                                                : progress_valid(dice, so_far);
    if (!fits) return BAY_BAD_INPUT;
    uint32_t results = bay_throw_results(dice);
    for (uint32_t i = 0; i < results; i++) out->p[i] = 0;
    if (out->can) memset(out->can, 0, results);
    switch (dice->kind) {
    case BAY_THROW_TOTAL:
    case BAY_THROW_DUEL: return TWICE(sums_odds)(f, dice, so_far, out);
    case BAY_THROW_HIGHEST: return TWICE(highest_odds)(f, dice, so_far, out);
    case BAY_THROW_BOUTS: return TWICE(bouts_odds)(f, dice, &fought, out);
    case BAY_THROW_POOLS: return TWICE(pools_odds)(f, dice, so_far, out);
    default: return TWICE(chain_odds)(f, dice, &at, out);
    }
}

#ifdef BAY_RESIDUE

bay_status bay_throw_residues(const bay_throw *dice, const uint8_t *faces, size_t count,
                              uint32_t prime, uint64_t *p, void *space) {
    assert(bay_throw_valid(dice));
    assert(prime > UINT32_C(1) << 30 && prime < UINT32_C(1) << 31);
    return odds_of((field){prime}, dice, (thrown){faces, count}, &(odds_out){p, NULL, space});
}

#else

// Rounding may miss 1 by a hair; what is certain must be exactly 1.
static void trim(double *p, uint32_t results) {
    uint32_t likely = 0, last = 0;
    for (uint32_t i = 0; i < results; i++) {
        if (p[i] > 1) p[i] = 1;
        if (p[i] > 0) {
            likely++;
            last = i;
        }
    }
    if (likely == 1) p[last] = 1;
}

bay_status bay_throw_odds(const bay_throw *dice, const uint8_t *faces, size_t count, double *p,
                          uint8_t *can, void *space) {
    assert(bay_throw_valid(dice));
    bay_status status =
        odds_of((field){0}, dice, (thrown){faces, count}, &(odds_out){p, can, space});
    if (status == BAY_OK) trim(p, bay_throw_results(dice));
    return status;
}

#endif
