// Changes single values of a scenario, by a map of paths, or names of parameters, to
// values: {"hours": 2, "attacker.stands[0].red": 1, "win": "bases-inside"}.
#ifndef BAY_SCENARIO_AMEND_H
#define BAY_SCENARIO_AMEND_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "json/faults.h"

enum { AMEND_COPIES_MAX = 1000000 }; // values of maps and lists, over all changes

// Puts every value of `set`, in its order, into `document`; short forms along the path are
// expanded. Missing groups, lists and items (the one after the last) are made. keys_check checks
// the values later. Each change copies the maps and lists along its path; more than
// AMEND_COPIES_MAX values in all are a fault.
//   returns the amended document; NULL when something is wrong (added to `bad`), or
//           out of memory
const bay_value *amend_document(arena *into, const bay_rules *rules, const bay_value *document,
                                const bay_value *set, faults *bad);

#endif
