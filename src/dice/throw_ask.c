#include "bayonet/throw.h"

#include "dice/bands.h"
#include "dice/bouts.h"

#include <assert.h>

// The first side's sum minus the second's.
static uint32_t duel_result(const bay_throw *dice, const uint8_t *faces) {
    int value = dice->plus[0] - dice->plus[1], first = dice->dice[0];
    for (int i = 0; i < first + dice->dice[1]; i++) value += i < first ? faces[i] : -faces[i];
    return bands_result(dice, value);
}

static uint32_t total_result(const bay_throw *dice, const uint8_t *faces) {
    int value = 0;
    for (int i = 0; i < dice->dice[0]; i++) {
        if (dice->kind == BAY_THROW_TOTAL)
            value += faces[i];
        else if (faces[i] > value)
            value = faces[i];
    }
    return bands_result(dice, value + dice->plus[0]);
}

static uint32_t pools_result(const bay_throw *dice, const uint8_t *faces) {
    uint8_t sorted[2][BAY_POOL_MAX];
    progress_sort(dice, faces, sorted);
    uint32_t pairs = dice->dice[dice->dice[1] < dice->dice[0]];
    uint32_t wins[3] = {0};
    for (uint32_t i = 0; i < pairs; i++) {
        bay_ties winner = progress_pair(sorted[0][i], sorted[1][i]);
        wins[winner == BAY_TIES_NOBODY ? dice->ties : winner]++;
    }
    return wins[BAY_TIES_SECOND] * (pairs + 1) + wins[BAY_TIES_FIRST];
}

static uint32_t result_of(const bay_throw *dice, const uint8_t *faces) {
    if (dice->kind == BAY_THROW_POOLS) return pools_result(dice, faces);
    if (dice->kind == BAY_THROW_DUEL) return duel_result(dice, faces);
    return total_result(dice, faces);
}

static bay_ask ask_chain(const bay_throw *chain, const chain_progress *at) {
    if (at->stage == chain->stages) {
        uint16_t counted = at->counted < chain->most ? at->counted : chain->most;
        return (bay_ask){.done = 1, .result = counted};
    }
    return (bay_ask){.who = chain->is.stage[at->stage].who,
                     .sides = chain->sides[0],
                     .stage = at->stage,
                     .name = chain->is.stage[at->stage].name,
                     .again = at->second,
                     .dice = at->second ? at->again : at->waiting[at->stage],
                     .of = at->second ? at->failed : at->came[at->stage]};
}

static bay_ask ask_bouts(const bay_throw *bouts, const bouts_progress *at) {
    if (at->over) return (bay_ask){.done = 1, .result = bouts_result(bouts, at)};
    uint8_t side = at->first != 0;
    return (bay_ask){.who = bouts->who[side],
                     .sides = bouts->sides[side],
                     .stage = side,
                     .name = side,
                     .dice = 1,
                     .of = 1};
}

static bay_ask ask_sides(const bay_throw *dice, thrown so_far) {
    if (so_far.count == (size_t)dice->dice[0] + dice->dice[1])
        return (bay_ask){.done = 1, .result = result_of(dice, so_far.faces)};
    int side = so_far.count >= dice->dice[0];
    size_t of = so_far.count - (side ? dice->dice[0] : 0);
    return (bay_ask){.who = dice->who[side],
                     .sides = dice->sides[side],
                     .stage = (uint8_t)side,
                     .name = (uint8_t)side,
                     .dice = (uint16_t)(dice->dice[side] - of),
                     .of = dice->dice[side]};
}

bay_status bay_throw_ask(const bay_throw *dice, const uint8_t *faces, size_t count,
                         bay_ask *ask) {
    assert(bay_throw_valid(dice));
    thrown so_far = {faces, count};
    if (dice->kind == BAY_THROW_CHAIN) {
        chain_progress at;
        if (!progress_chain(dice, so_far, &at)) return BAY_BAD_INPUT;
        *ask = ask_chain(dice, &at);
    } else if (dice->kind == BAY_THROW_BOUTS) {
        bouts_progress at;
        if (!bouts_follow(dice, so_far, &at)) return BAY_BAD_INPUT;
        *ask = ask_bouts(dice, &at);
    } else {
        if (!progress_valid(dice, so_far)) return BAY_BAD_INPUT;
        *ask = ask_sides(dice, so_far);
    }
    return BAY_OK;
}
