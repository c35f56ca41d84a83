// The ids of units. An item of a list that has both a name and an id is a unit.
#ifndef BAY_SCENARIO_UNIT_IDS_H
#define BAY_SCENARIO_UNIT_IDS_H

#include "json/faults.h"
#include "scenario/values/key_path.h"

// The document with an id for every unit: its own, or its name in kebab case, with a number
// appended if it clashes with that of another unit (ids/id_set.h). Own ids come first.
//   returns NULL when an own id is not in kebab case or clashes (added to `bad`), or out of memory
const bay_value *unit_ids_fill(key_groups *groups, const bay_value *whole, faults *bad);

#endif
