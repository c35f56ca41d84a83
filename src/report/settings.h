// What are the numbers and readings of the rules set to?
#ifndef BAY_REPORT_SETTINGS_H
#define BAY_REPORT_SETTINGS_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "base/text.h"
#include "report/faults.h"

// Reads a scenario's `parameters` (NULL: none, all as usual). A value may be a number or a text;
// a fraction is "1/3" or a whole number, a reading its word or its letter a, b, c.
//
//   in      recorded  what a record says that all of them were set to when it was begun, whatever
//                     is usual now; NULL: no record, or one that does not say
//   out     settings  [rows of rules->params]; those that were wrong are as usual
//   returns the map as it should have been written; NULL when out of memory or anything was
//           wrong, which is then among `bad`
const bay_value *settings_read(arena *into, const bay_rules *rules, const bay_value *recorded,
                               const bay_value *map, faults *bad, bay_setting *settings);

// All of them as a map of names to values, as a record keeps them; NULL when out of memory.
const bay_value *settings_written(arena *into, const bay_rules *rules,
                                  const bay_setting *settings);

uint32_t settings_count(const bay_rules *rules);

// The row of the parameter called `name`; -1 when there is none.
int settings_find(const bay_rules *rules, const char *name);

// certain, likely, guess, open.
const char *settings_confidence(const bay_param *param);

// A setting as a scenario writes it: 3, 1/2, reached.
void settings_words(text *to, const bay_param *param, bay_setting setting);

#endif
