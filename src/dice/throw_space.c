#include "bayonet/throw.h"

#include "dice/pools_table.h"

#include <assert.h>

// Two tables of states, and where each state lies in them.
static size_t numbers_of_pools(const bay_throw *pools) {
    size_t index = table_states(pools) * sizeof(size_t);
    return 2 * table_size(pools) + (index + sizeof(double) - 1) / sizeof(double);
}

// Two tables of the ways to each value, and one value for each face of a die.
static size_t numbers_of_sums(const bay_throw *dice) {
    size_t values = 1, sides = 0;
    for (int side = 0; side < 2; side++) {
        values += (size_t)dice->dice[side] * (dice->sides[side] - 1U);
        if (dice->sides[side] > sides) sides = dice->sides[side];
    }
    return 2 * values + sides;
}

// The space that each kind of throw needs, in numbers of 8 bytes. Nothing can overflow: the most
// that the limits of bayonet/throw.h allow is 144 MB, for two pools of 100 dice.
static size_t numbers_of(const bay_throw *dice) {
    size_t dice_of_first = dice->dice[0], sides = dice->sides[0];
    switch (dice->kind) {
    case BAY_THROW_TOTAL:
    case BAY_THROW_DUEL: return numbers_of_sums(dice);
    case BAY_THROW_HIGHEST: return sides + 1;
    case BAY_THROW_POOLS: return numbers_of_pools(dice);
    case BAY_THROW_BOUTS: return (size_t)8 * dice->left[0] * dice->left[1];
    case BAY_THROW_CHAIN: return 4 * (dice_of_first + 2);
    default: return 1;
    }
}

size_t bay_throw_space(const bay_throw *dice) {
    assert(bay_throw_valid(dice));
    return numbers_of(dice) * sizeof(double);
}
