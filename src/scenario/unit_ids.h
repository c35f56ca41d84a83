// The ids of units. An item of a list that has both a name and an id is a unit.
#ifndef BAY_SCENARIO_UNIT_IDS_H
#define BAY_SCENARIO_UNIT_IDS_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "json/faults.h"

// The document with an id for every unit: its own, or its name in kebab case, with a number
// appended if another unit of the file has that id already.
//   returns NULL when an id is not in kebab case or comes twice (added to `bad`), or out of memory
const bay_value *unit_ids_fill(arena *into, const bay_rules *rules, const bay_value *whole,
                               faults *bad);

#endif
