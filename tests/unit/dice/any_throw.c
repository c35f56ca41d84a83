#include "unit/dice/any_throw.h"

#include <stdbool.h>

static int among(chooser by, int low, int high) {
    return low + (int)by.below(by.from, (uint32_t)(high - low + 1));
}

static void set_cuts(chooser by, bay_throw *dice, int low, int high) {
    int cut = low + among(by, -2, 2);
    while (dice->cuts < BAY_CUTS_MAX && cut <= high + 1) {
        dice->is.cut[dice->cuts++] = (int16_t)cut;
        cut += among(by, 1, 1 + (high - low) / 2);
    }
}

// A clamp or cuts around what can come, low .. high with every plus in it.
static bay_throw read_in_bands(chooser by, bay_throw dice, int low, int high) {
    if (among(by, 0, 1)) {
        set_cuts(by, &dice, low, high);
        return dice;
    }
    dice.low = (int16_t)(low + among(by, -1, 2));
    dice.high = (int16_t)(high + among(by, -2, 1));
    if (dice.high < dice.low) dice.high = dice.low;
    return dice;
}

static bay_throw any_single(chooser by, bool highest, int dice, int sides) {
    int who = among(by, 0, 1);
    bay_throw made =
        highest ? bay_throw_highest(who, dice, sides) : bay_throw_total(who, dice, sides);
    made.plus[0] = (int16_t)among(by, -5, 5);
    return read_in_bands(by, made, made.low + made.plus[0], made.high + made.plus[0]);
}

static bay_throw any_duel(chooser by, const int dice[2], int sides, int other) {
    bay_throw made = bay_throw_sums(among(by, 0, 1), dice[0], dice[1], sides);
    made.sides[1] = (uint8_t)other;
    made.plus[0] = (int16_t)among(by, -5, 5);
    made.plus[1] = (int16_t)among(by, -5, 5);
    if (among(by, 0, 1)) made.who[1] = made.who[0];
    int plus = made.plus[0] - made.plus[1];
    return read_in_bands(by, made, dice[0] - dice[1] * other + plus,
                         dice[0] * sides - dice[1] + plus);
}

static bay_throw any_chain(chooser by, int dice, int sides) {
    bay_throw made = bay_throw_chain(dice, sides);
    int stages = among(by, 1, BAY_STAGES_MAX);
    for (int s = 0; s < stages; s++) {
        bay_stage *stage = bay_throw_stage(&made, among(by, 0, 1), among(by, 1, sides + 1));
        stage->below = (uint8_t)among(by, 0, 1);
        stage->again = (uint8_t)(among(by, 0, 2) == 0);
    }
    for (int s = 0; s < stages; s++) {
        int next = among(by, s + 1, stages), top = among(by, s + 1, stages);
        if (among(by, 0, 1))
            made.is.stage[s].next = (uint8_t)(next == stages ? BAY_STAGE_DONE : next);
        if (among(by, 0, 2) == 0)
            made.is.stage[s].top = (uint8_t)(top == stages ? BAY_STAGE_DONE : top);
    }
    if (among(by, 0, 2) == 0) made.most = (uint16_t)among(by, 0, dice);
    return made;
}

static bay_throw any_bouts(chooser by, int sides, int other) {
    enum { LEFT = 7 };
    int shift[BAY_BOUTS_MAX] = {0}, left[2], bouts = among(by, 1, BAY_BOUTS_MAX);
    for (int i = 0; i < bouts; i++) shift[i] = among(by, -sides, sides);
    for (int i = 0; i < 2; i++) left[i] = among(by, 1, LEFT);
    bay_throw made = bay_throw_bouts(sides, bouts, shift, left);
    made.sides[1] = (uint8_t)other;
    if (!bay_throw_valid(&made)) made.sides[1] = made.sides[0]; // more left than can be lost
    if (among(by, 0, 1)) made.who[1] = made.who[0];
    return made;
}

bay_throw any_throw(chooser by, uint32_t dice, uint32_t sides) {
    int kind = among(by, BAY_THROW_TOTAL, BAY_THROW_BOUTS);
    int first = among(by, 1, (int)dice), second = among(by, 0, (int)dice);
    int faces = among(by, 2, (int)sides), other = among(by, 2, (int)sides);
    switch (kind) {
    case BAY_THROW_TOTAL: return any_single(by, false, first, faces);
    case BAY_THROW_HIGHEST: return any_single(by, true, first, faces);
    case BAY_THROW_DUEL: return any_duel(by, (int[]){first, second ? second : 1}, faces, other);
    case BAY_THROW_CHAIN: return any_chain(by, second, faces);
    case BAY_THROW_BOUTS: return any_bouts(by, faces, other);
    default: break;
    }
    bay_throw pools =
        bay_throw_pools(first, second, faces, (bay_ties)among(by, 0, BAY_TIES_SECOND));
    if (among(by, 0, 1)) pools.sides[1] = (uint8_t)other;
    return pools;
}
