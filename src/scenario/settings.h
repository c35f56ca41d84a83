// The values of the numbers and readings of the rules.
#ifndef BAY_SCENARIO_SETTINGS_H
#define BAY_SCENARIO_SETTINGS_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "base/text.h"
#include "json/faults.h"
#include "json/json_write.h"

// The sources of a setting, the weaker first; each NULL if there is none.
typedef struct settings_given {
    const bay_preset *preset;
    // The values that a record was begun with, whatever is usual or in the preset now.
    const bay_value *recorded;
    const bay_value *parameters; // of the scenario
} settings_given;

// Sets the given values; the others are as usual. In `parameters` a value may be a number or a
// text; a fraction is "1/3" or a whole number, a reading its word or its letter a, b, c.
//
//   out     settings  [rows of rules->params]; wrong ones are untouched
//   returns `parameters` in its proper form, empty if there is none; NULL when out of memory or
//           anything was wrong (added to `bad`)
const bay_value *settings_read(arena *into, const bay_rules *rules, settings_given given,
                               faults *bad, bay_setting *settings);

// All of them as a map of names to values, as a record keeps them; NULL when out of memory.
const bay_value *settings_written(arena *into, const bay_rules *rules,
                                  const bay_setting *settings);

uint32_t settings_count(const bay_rules *rules);

// The row of the parameter `name`; -1 when there is none.
int settings_find(const bay_rules *rules, const char *name);

// certain, likely, guess, open.
const char *settings_confidence(const bay_param *param);

// The fraction number / over in lowest terms; over > 0, and both fit then.
bay_setting settings_reduced(int64_t number, int64_t over);

// A setting as a scenario writes it: 3, 1/2, reached.
void settings_words(text *to, const bay_param *param, bay_setting setting);

// The same as a member of a reply: a whole number as a number, else a text.
void settings_write(json *to, const char *key, const bay_param *param, bay_setting setting);

#endif
