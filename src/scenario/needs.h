// The keys of a scenario that decide nothing, because the one that they need is not set.
#ifndef BAY_SCENARIO_NEEDS_H
#define BAY_SCENARIO_NEEDS_H

#include "json/json_write.h"
#include "scenario/keys.h"

// Adds a sentence for each key of the system's table of needs that was given, with another value
// than its usual one, and decides nothing: its path, what it needs, its clause.
void needs_write(json *to, const scenario *of);

#endif
