// The rule systems that are asked about while memory fails: every shipped system, and the
// invented ones.

#include "unit/door/asking_systems.h"

#define SYSTEM(id) extern const bay_rules bay_rules_##id;
#include "systems/invented.def"
#undef SYSTEM

const bay_rules *const ASKING_SYSTEMS[] = {
#define SYSTEM(id) &bay_rules_##id,
#include "systems/invented.def"
#undef SYSTEM
    NULL,
};
