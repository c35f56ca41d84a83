// The registry of these tests: the linker takes this one for the library's.

#include "ford.h"

#include <string.h>

extern const bay_rules bay_rules_nqm;

const bay_rules *bay_rules_at(size_t index) {
    return index == 0 ? &bay_rules_nqm : index == 1 ? &bay_rules_ford : NULL;
}

const bay_rules *bay_rules_find(const char *id) {
    for (size_t i = 0; bay_rules_at(i); i++)
        if (strcmp(bay_rules_at(i)->id, id) == 0) return bay_rules_at(i);
    return NULL;
}

void bay_battle_free(bay_memory memory, bay_battle *battle) {
    if (battle) memory.resize(memory.user, battle, battle->bytes, 0);
}
