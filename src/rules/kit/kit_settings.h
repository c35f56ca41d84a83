// The numbers and readings of a battle.
#ifndef BAY_RULES_KIT_SETTINGS_H
#define BAY_RULES_KIT_SETTINGS_H

#include "bayonet/game.h"

// Reads one parameter, of 0 .. 255, and marks that the battle rests on it. A whole number is
// returned as it is, a reading as the place of its word, a fraction as its numerator.
static inline uint8_t kit_setting(const bay_loading *in, int row) {
    return (uint8_t)bay_param_get(in, row).number;
}

// The same where `bears`: else its value alone, for no answer rests on it.
static inline uint8_t kit_setting_if(const bay_loading *in, int row, bool bears) {
    return bears ? kit_setting(in, row) : (uint8_t)bay_param_peek(in, row).number;
}

#endif
