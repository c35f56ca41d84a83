// Results that are a value: of a total, a highest or a duel.
#ifndef BAY_DICE_BANDS_H
#define BAY_DICE_BANDS_H

#include "bayonet/throw.h"

#include <stdint.h>

// `value` includes `plus`. With cuts: the range that it falls in; else value - low, clamped.
static inline uint32_t bands_result(const bay_throw *dice, int value) {
    if (dice->cuts > 0) {
        uint32_t range = 0;
        while (range < dice->cuts && value > dice->is.cut[range]) range++;
        return range;
    }
    if (value <= dice->low) return 0;
    return (uint32_t)((value < dice->high ? value : dice->high) - dice->low);
}

#endif
