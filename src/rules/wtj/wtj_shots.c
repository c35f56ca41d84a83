// A die of small arms against personnel: table W-T4. Ruling R-18.

#include "wtj.h"

bay_throw wtj_small_arms(const wtj_battle *b, int who, int plus) {
    int one = b->set[FIRE_ONE_FROM], two = b->set[FIRE_TWO_FROM], cut = 0;
    bay_throw dice = bay_throw_total(who, 1, 6); // WTJ-M10
    dice.plus[0] = (int16_t)plus;
    dice.low = dice.high = 0;
    if (one < two) dice.is.cut[cut++] = (int16_t)(one - 1);
    dice.is.cut[cut++] = (int16_t)(two - 1);
    dice.cuts = (uint8_t)cut;
    return dice;
}

int wtj_bases_hit(const wtj_battle *b, uint32_t result) {
    bool by_twos = b->set[FIRE_ONE_FROM] >= b->set[FIRE_TWO_FROM];
    return result && by_twos ? 2 : (int)result;
}
