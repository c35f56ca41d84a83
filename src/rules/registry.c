// The table of the available rule systems, made from systems.def. A module for the browser sets
// BAYONET_SYSTEMS to a list of its own, mostly with one system.

#include "bayonet/game.h"

#include <string.h>

#ifndef BAYONET_SYSTEMS
#define BAYONET_SYSTEMS "systems.def"
#endif

#define SYSTEM(id) extern const bay_rules bay_rules_##id;
#include BAYONET_SYSTEMS
#undef SYSTEM

static const bay_rules *const SYSTEMS[] = {
#define SYSTEM(id) &bay_rules_##id,
#include BAYONET_SYSTEMS
#undef SYSTEM
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
