// The rule systems there are. A new one costs one folder and a line here.

#include "bayonet/game.h"

#include <string.h>

extern const bay_rules bay_rules_nqm;

static const bay_rules *const SYSTEMS[] = {
    &bay_rules_nqm,
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
