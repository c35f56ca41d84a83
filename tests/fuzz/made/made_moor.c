// Requests about an invented system on a table top: lengths, points, lists within lists, pieces that
// are put down by hand.
#include "fuzz/made/made_scenario.h"
#include "systems/moor/moor.h"

const bay_rules *const MADE_SYSTEMS[] = {&bay_rules_moor, NULL};
