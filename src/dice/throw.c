#include "bayonet/throw.h"

#include "dice/bouts.h"

#include <assert.h>

static_assert(sizeof(bay_stage) == 7 && sizeof(bay_throw) == 56, "a throw has no padding");

static bay_throw thrown_by_one(bay_throw_kind kind, int who, int dice, int sides) {
    assert(who == 0 || who == 1);
    assert(dice >= 1 && dice <= BAY_TOTAL_MAX && sides >= 2 && sides <= BAY_SIDES_MAX);
    return (bay_throw){.kind = (uint8_t)kind,
                       .who = {(uint8_t)who},
                       .sides = {(uint8_t)sides},
                       .dice = {(uint16_t)dice}};
}

bay_throw bay_throw_total(int who, int dice, int sides) {
    bay_throw made = thrown_by_one(BAY_THROW_TOTAL, who, dice, sides);
    made.low = (int16_t)dice;
    made.high = (int16_t)(dice * sides);
    return made;
}

bay_throw bay_throw_needs(int who, int dice, int sides, int need) {
    bay_throw made = thrown_by_one(BAY_THROW_TOTAL, who, dice, sides);
    made.cuts = 1;
    made.is.cut[0] = (int16_t)(need - 1);
    return made;
}

bay_throw bay_throw_highest(int who, int dice, int sides) {
    bay_throw made = thrown_by_one(BAY_THROW_HIGHEST, who, dice, sides);
    made.low = 1;
    made.high = (int16_t)sides;
    return made;
}

bay_throw bay_throw_duel(int sides) {
    assert(sides >= 2 && sides <= BAY_SIDES_MAX);
    return (bay_throw){.kind = BAY_THROW_DUEL,
                       .who = {0, 1},
                       .sides = {(uint8_t)sides, (uint8_t)sides},
                       .dice = {1, 1},
                       .low = (int16_t)(1 - sides),
                       .high = (int16_t)(sides - 1)};
}

bay_throw bay_throw_sums(int who, int first, int second, int sides) {
    assert(first >= 1 && second >= 1 && first + second <= BAY_TOTAL_MAX);
    bay_throw made = bay_throw_duel(sides);
    made.who[0] = (uint8_t)who;
    made.who[1] = (uint8_t)(1 - who);
    made.dice[0] = (uint16_t)first;
    made.dice[1] = (uint16_t)second;
    made.low = (int16_t)(first - second * sides);
    made.high = (int16_t)(first * sides - second);
    return made;
}

bay_throw bay_throw_pools(int first, int second, int sides, bay_ties ties) {
    assert(first >= 0 && first <= BAY_POOL_MAX && second >= 0 && second <= BAY_POOL_MAX);
    assert(sides >= 2 && sides <= BAY_SIDES_MAX);
    return (bay_throw){.kind = BAY_THROW_POOLS,
                       .ties = (uint8_t)ties,
                       .who = {0, 1},
                       .sides = {(uint8_t)sides, (uint8_t)sides},
                       .dice = {(uint16_t)first, (uint16_t)second}};
}

bay_throw bay_throw_chain(int dice, int sides) {
    assert(dice >= 0 && dice <= BAY_CHAIN_MAX && sides >= 2 && sides <= BAY_SIDES_MAX);
    return (bay_throw){.kind = BAY_THROW_CHAIN,
                       .sides = {(uint8_t)sides},
                       .dice = {(uint16_t)dice},
                       .most = (uint16_t)dice};
}

bay_stage *bay_throw_stage(bay_throw *chain, int who, int need) {
    assert(chain->kind == BAY_THROW_CHAIN && chain->stages < BAY_STAGES_MAX);
    assert((who == 0 || who == 1) && need >= 1 && need <= chain->sides[0] + 1);
    bay_stage *stage = &chain->is.stage[chain->stages];
    if (chain->stages > 0 && stage[-1].next == BAY_STAGE_DONE) stage[-1].next = chain->stages;
    *stage = (bay_stage){.need = (uint8_t)need,
                         .who = (uint8_t)who,
                         .next = BAY_STAGE_DONE,
                         .top = BAY_STAGE_SAME,
                         .name = chain->stages};
    chain->stages++;
    return stage;
}

uint32_t bay_throw_results(const bay_throw *dice) {
    assert(bay_throw_valid(dice));
    if (dice->kind == BAY_THROW_CHAIN) return dice->most + 1U;
    if (dice->kind == BAY_THROW_BOUTS) return bouts_results(dice);
    if (dice->kind == BAY_THROW_POOLS) {
        uint32_t pairs = dice->dice[dice->dice[1] < dice->dice[0]];
        return (pairs + 1) * (pairs + 1);
    }
    return dice->cuts > 0 ? dice->cuts + 1U : (uint32_t)(dice->high - dice->low + 1);
}

static size_t larger(size_t a, size_t b) {
    return a > b ? a : b;
}

// The longest path of one die, from the last stage to the first: how often it can be thrown.
static size_t throws_of_a_die(const bay_throw *chain) {
    size_t throws[BAY_STAGE_DONE + 1] = {0};
    for (int s = chain->stages - 1; s >= 0; s--) {
        const bay_stage *stage = &chain->is.stage[s];
        stage_faces faces = progress_stage_faces(stage, chain->sides[0]);
        size_t beyond = 0;
        if (faces.pass > 0) beyond = throws[stage->next];
        if (faces.top > 0) beyond = larger(beyond, throws[stage->top]);
        throws[s] = 1 + beyond + (stage->again == BAY_AGAIN_FAILED && faces.fail > 0);
    }
    return throws[0];
}

size_t bay_throw_faces_max(const bay_throw *dice) {
    assert(bay_throw_valid(dice));
    if (dice->kind == BAY_THROW_CHAIN) return dice->dice[0] * throws_of_a_die(dice);
    if (dice->kind == BAY_THROW_BOUTS) return bouts_faces_max(dice);
    return (size_t)dice->dice[0] + dice->dice[1];
}
