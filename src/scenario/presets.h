// The named set of settings that a scenario asks for.
#ifndef BAY_SCENARIO_PRESETS_H
#define BAY_SCENARIO_PRESETS_H

#include "bayonet/game.h"

#include "json/faults.h"

// Reads a scenario's `preset`: the id of one of rules->presets, in upper or lower case.
//   returns NULL when there is no such preset (added to `bad`)
const bay_preset *preset_read(const bay_rules *rules, const bay_value *given, faults *bad);

#endif
