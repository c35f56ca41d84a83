#include "dice/bouts.h"

#include <string.h>

static bool all_zero(const void *bytes, size_t size) {
    const uint8_t *byte = bytes;
    for (size_t i = 0; i < size; i++)
        if (byte[i] != 0) return false;
    return true;
}

static bool side_valid(const bay_throw *dice, int side) {
    return dice->who[side] <= 1 && dice->sides[side] >= 2 && dice->sides[side] <= BAY_SIDES_MAX;
}

static bool second_unused(const bay_throw *dice) {
    return dice->who[1] == 0 && dice->sides[1] == 0 && dice->dice[1] == 0 && dice->plus[1] == 0;
}

static bool cuts_valid(const bay_throw *dice) {
    if (dice->cuts > BAY_CUTS_MAX || dice->low > dice->high) return false;
    if (dice->high - dice->low >= BAY_RESULTS_MAX) return false;
    for (int i = 1; i < dice->cuts; i++)
        if (dice->is.cut[i] <= dice->is.cut[i - 1]) return false;
    size_t used = dice->cuts * sizeof dice->is.cut[0];
    return all_zero((const uint8_t *)&dice->is + used, sizeof dice->is - used);
}

static bool total_valid(const bay_throw *dice) {
    return side_valid(dice, 0) && second_unused(dice) && cuts_valid(dice) &&
           dice->dice[0] >= 1 && dice->dice[0] <= BAY_TOTAL_MAX;
}

static bool duel_valid(const bay_throw *dice) {
    return side_valid(dice, 0) && side_valid(dice, 1) && cuts_valid(dice) &&
           dice->dice[0] >= 1 && dice->dice[1] >= 1 &&
           dice->dice[0] + dice->dice[1] <= BAY_TOTAL_MAX;
}

static bool nothing_added(const bay_throw *dice) {
    return dice->plus[0] == 0 && dice->low == 0 && dice->high == 0 && dice->cuts == 0;
}

static bool pools_valid(const bay_throw *dice) {
    return side_valid(dice, 0) && side_valid(dice, 1) && nothing_added(dice) &&
           dice->plus[1] == 0 && dice->ties <= BAY_TIES_SECOND &&
           dice->dice[0] <= BAY_POOL_MAX && dice->dice[1] <= BAY_POOL_MAX &&
           all_zero(&dice->is, sizeof dice->is);
}

static bool leads_forward(int from, int to, int stages) {
    return to == BAY_STAGE_DONE || (to > from && to < stages);
}

static bool stage_valid(const bay_throw *chain, int index) {
    const bay_stage *stage = &chain->is.stage[index];
    return stage->need >= 1 && stage->need <= chain->sides[0] + 1 && stage->below <= 1 &&
           stage->again <= BAY_AGAIN_FAILED && stage->who <= 1 && stage->name < BAY_NAMES_MAX &&
           leads_forward(index, stage->next, chain->stages) &&
           (stage->top == BAY_STAGE_SAME || leads_forward(index, stage->top, chain->stages));
}

static bool chain_valid(const bay_throw *dice) {
    if (!side_valid(dice, 0) || dice->who[0] != 0 || !second_unused(dice)) return false;
    if (!nothing_added(dice) || dice->dice[0] > BAY_CHAIN_MAX) return false;
    if (dice->most > dice->dice[0]) return false;
    if (dice->stages < 1 || dice->stages > BAY_STAGES_MAX) return false;
    for (int i = 0; i < dice->stages; i++)
        if (!stage_valid(dice, i)) return false;
    return all_zero(&dice->is.stage[dice->stages],
                    (size_t)(BAY_STAGES_MAX - dice->stages) * sizeof(bay_stage));
}

static bool left_valid(const bay_throw *bouts, int side) {
    return bouts->left[side] >= 1 && bouts->left[side] <= bouts_reach(bouts, side) + 1;
}

static bool bouts_valid(const bay_throw *dice) {
    if (!side_valid(dice, 0) || !side_valid(dice, 1) || !nothing_added(dice)) return false;
    if (dice->dice[0] != 1 || dice->dice[1] != 1 || dice->plus[1] != 0) return false;
    if (dice->stages < 1 || dice->stages > BAY_BOUTS_MAX) return false;
    return left_valid(dice, 0) && left_valid(dice, 1) &&
           bouts_results(dice) <= BAY_RESULTS_MAX &&
           all_zero(&dice->is.shift[dice->stages],
                    sizeof dice->is - dice->stages * sizeof dice->is.shift[0]);
}

// Fields that only one kind of throw has, or two.
static bool others_zero(const bay_throw *dice) {
    bool chain = dice->kind == BAY_THROW_CHAIN, bouts = dice->kind == BAY_THROW_BOUTS;
    if (dice->spare != 0 || (dice->kind != BAY_THROW_POOLS && dice->ties != 0)) return false;
    if (!bouts && (dice->left[0] != 0 || dice->left[1] != 0)) return false;
    return (chain || dice->most == 0) && (chain || bouts || dice->stages == 0);
}

bool bay_throw_valid(const bay_throw *dice) {
    if (!others_zero(dice)) return false;
    switch (dice->kind) {
    case BAY_THROW_TOTAL:
    case BAY_THROW_HIGHEST: return total_valid(dice);
    case BAY_THROW_DUEL: return duel_valid(dice);
    case BAY_THROW_POOLS: return pools_valid(dice);
    case BAY_THROW_CHAIN: return chain_valid(dice);
    case BAY_THROW_BOUTS: return bouts_valid(dice);
    default: return false;
    }
}
