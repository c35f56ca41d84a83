// Requests about the systems that are shipped.
#include "fuzz/made/made_scenario.h"

#define SYSTEM(id) extern const bay_rules bay_rules_##id;
#include "rules/systems.def"
#undef SYSTEM

const bay_rules *const MADE_SYSTEMS[] = {
#define SYSTEM(id) &bay_rules_##id,
#include "rules/systems.def"
#undef SYSTEM
    NULL,
};
