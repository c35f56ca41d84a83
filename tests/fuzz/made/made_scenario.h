// A scenario made from bytes by the tables of its rule system: most keys exist and most values fit.
#ifndef BAY_TESTS_MADE_SCENARIO_H
#define BAY_TESTS_MADE_SCENARIO_H

#include "bayonet/game.h"

#include "base/text.h"
#include "fuzz/recipe.h"

// The rule systems that inputs are about, ended by NULL: a target names them in a file of its own.
extern const bay_rules *const MADE_SYSTEMS[];

// One of them.
const bay_rules *made_system(recipe *from);

// A whole scenario, as JSON.
void made_scenario(text *to, recipe *from, const bay_rules *rules);

// The value of the row `key` at `path` of a scenario. Groups get some of their keys, but those that
// must be there always; `depth` says how many groups and lists it is in.
void made_value(text *to, recipe *from, const bay_rules *rules, const bay_key *key,
                const char *path, int depth);

// "path":value, for a row of the key table; and "name":value, for a number or reading.
void made_path(text *to, recipe *from, const bay_rules *rules);
void made_parameter(text *to, recipe *from, const bay_rules *rules);
const bay_param *made_param(recipe *from, const bay_rules *rules);
void made_param_value(text *to, recipe *from, const bay_param *param);

// One of the words, separated by |, as JSON.
void made_choice(text *to, recipe *from, const char *choices);

// One of the few lowest numbers of a range.
void made_whole(text *to, recipe *from, int32_t low, int32_t high);

// Anything at all: a number, a flag, a list, or a text of a few of the bytes.
void made_anything(text *to, recipe *from);

#endif
