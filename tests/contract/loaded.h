// A battle from the JSON text of a scenario, of rules that need not be in the registry.
#ifndef BAY_TESTS_LOADED_H
#define BAY_TESTS_LOADED_H

#include "bayonet/game.h"

#include "base/arena.h"

typedef struct loaded {
    arena space;
    bay_battle *battle;           // NULL when it was refused
    uint8_t used[BAY_PARAMS_MAX]; // by row of rules->params
    bay_status status;
    bay_fault why;
} loaded;

// Reads the text of a scenario, as a value that lives in `into`. Fails the test if it is no JSON.
const bay_value *loaded_document(arena *into, const char *json);

// Checks the document against the rules' tables and loads it; `out` says how that went, and is to
// be freed in any case.
void loaded_make(const bay_rules *rules, const bay_value *document, loaded *out);
void loaded_free(loaded *from);

#endif
