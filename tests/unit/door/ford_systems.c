// The rule systems of these tests: one that is shipped, and two that the library does not know.

#include "asking_systems.h"
#include "ford.h"
#include "systems/moor/moor.h"

extern const bay_rules bay_rules_nqm;

const bay_rules *const ASKING_SYSTEMS[] = {&bay_rules_nqm, &bay_rules_ford, &bay_rules_moor,
                                           NULL};
