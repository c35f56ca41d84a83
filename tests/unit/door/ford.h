// FORD, an invented rule system: what the door must carry and Not Quite Mechanised has none of
// (placement by hand, cells, a chain of dice, flags, groups and lists that are filled in).
#ifndef BAY_TESTS_FORD_H
#define BAY_TESTS_FORD_H

#include "bayonet/game.h"

extern const bay_rules bay_rules_ford;

#endif
