// Single values of a scenario: whole numbers, words, texts, flags, lengths and
// points, as their row of the key table requires; a number or flag may also be given as a text.
#ifndef BAY_SCENARIO_VALUES_SCALAR_H
#define BAY_SCENARIO_VALUES_SCALAR_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "base/text.h"
#include "json/faults.h"

// Reads `given` for the row `key`, which is neither a group nor a list.
//   returns the value in its proper form; NULL when it is wrong (added to `bad`), or out of memory
const bay_value *scalar_read(arena *into, const bay_rules *rules, const bay_key *key,
                             const char *path, const bay_value *given, faults *bad);

// The usual value of such a row, which has one.
const bay_value *scalar_usual(arena *into, const bay_key *key);

// Reads bytes[size], a whole number and nothing else, within 18 digits.
bool scalar_whole(const char *bytes, size_t size, int64_t *out);

// Whether a number, or the count of a list, is above the range of its row. That limit is ours,
// and no clause states it.
bool scalar_is_over(const bay_key *key, const bay_value *given);

// Whether these are the same, ignoring case.
bool scalar_same(const char *one, const char *other, size_t size);

// The one of "a|b|c" that words[size] is, ignoring case. NULL when there is none.
const char *scalar_choice(const char *choices, const char *words, size_t size,
                          size_t *choice_size);

// The allowed values of such a row, for use within a sentence: "a whole number from 1 to 60".
void scalar_wants(text *to, const bay_key *key);

#endif
