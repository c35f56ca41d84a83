// The registry with the invented systems in it, in place of the library's: what the page's tests
// run on, so that a system is seen to appear there without a line of page code.
#include "systems/drill/drill.h"
#include "unit/report/ford.h"

#include <string.h>

extern const bay_rules bay_rules_nqm;

static const bay_rules *const SYSTEMS[] = {
    &bay_rules_nqm,
    &bay_rules_drill,
    &bay_rules_ford,
};

enum { SYSTEM_COUNT = sizeof SYSTEMS / sizeof *SYSTEMS };

const bay_rules *bay_rules_at(size_t index) {
    return index < SYSTEM_COUNT ? SYSTEMS[index] : NULL;
}

const bay_rules *bay_rules_find(const char *id) {
    for (size_t i = 0; i < SYSTEM_COUNT; i++)
        if (strcmp(SYSTEMS[i]->id, id) == 0) return SYSTEMS[i];
    return NULL;
}

void bay_battle_free(bay_memory memory, bay_battle *battle) {
    if (battle) memory.resize(memory.user, battle, battle->bytes, 0);
}
