// The keys of a scenario that decide nothing, because the one that they need is not set.
#ifndef BAY_SCENARIO_NEEDS_H
#define BAY_SCENARIO_NEEDS_H

#include "json/json_write.h"
#include "scenario/keys.h"

// Adds a sentence for each row of the system's table of needs whose keys were given, with another
// value than the usual one, and decide nothing: the first path, what is needed, the clause.
void needs_write(json *to, const scenario *of);

#endif
