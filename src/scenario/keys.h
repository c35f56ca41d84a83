// Checks a document against the key table of its rules, and fills in the values that it leaves out.
#ifndef BAY_SCENARIO_KEYS_H
#define BAY_SCENARIO_KEYS_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "json/faults.h"

enum { KEYS_TITLE_MAX = 200 }; // bytes

// A value that was filled in, in the order of the table.
typedef struct assumption assumption;
struct assumption {
    const char *path;
    const bay_value *value;
    const assumption *next;
};

// What a short form may have been meant to say, part of a sentence, in the order of the document.
typedef struct short_hint short_hint;
struct short_hint {
    const char *words;
    const short_hint *next;
};

typedef struct scenario {
    const bay_rules *rules;
    const bay_value *written; // the document as it came
    const bay_value *given; // short forms expanded, every value as it should have been written
    const bay_value *whole; // the same with all assumed values: the input of load()
    const assumption *assumed;
    const short_hint *hints;
    const bay_setting *settings; // by row of rules->params
} scenario;

// Checks `document`, a map, against the tables of `rules`; it may still contain short forms.
//
// The keys that all systems have in common are checked here: rules, title, parameters, aim,
// orders (the last two only superficially: their contents are read with the battle).
//
//   in      recorded  a map of the settings that a record was begun with; NULL if there is none
//   errors  BAY_BAD_INPUT, BAY_BAD_RECORD, with all faults in `bad`; BAY_NO_MEMORY
bay_status keys_check(arena *into, const bay_rules *rules, const bay_value *document,
                      const bay_value *recorded, faults *bad, scenario *out);

// The names of the common keys, a list that ends with NULL.
extern const char *const KEYS_COMMON[];

#endif
