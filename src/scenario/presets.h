// The named set of settings that a scenario asks for.
#ifndef BAY_SCENARIO_PRESETS_H
#define BAY_SCENARIO_PRESETS_H

#include "bayonet/game.h"

#include "json/faults.h"

// Reads a scenario's `preset`: the id of one of rules->presets, upper and lower case aside.
//   returns NULL when it is none, which is then one of `bad`
const bay_preset *preset_read(const bay_rules *rules, const bay_value *given, faults *bad);

#endif
