// The numbers and readings of a battle.
#ifndef BAY_RULES_KIT_SETTINGS_H
#define BAY_RULES_KIT_SETTINGS_H

#include "bayonet/game.h"

// Reads one parameter, of 0 .. 255, and marks that the battle rests on it. A whole number is
// returned as it is, a reading as the place of its word, a fraction as its numerator.
static inline uint8_t kit_setting(const bay_loading *in, int row) {
    return (uint8_t)bay_param_get(in, row).number;
}

// Reads every parameter of a system, by row.
//   in   rows  of rules->params
//   out  set   [rows]
static inline void kit_settings_read(const bay_loading *in, uint8_t *set, int rows) {
    for (int row = 0; row < rows; row++) set[row] = kit_setting(in, row);
}

#endif
