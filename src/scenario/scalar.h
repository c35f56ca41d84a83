// Single values of a scenario: whole numbers, words, texts, flags, lengths and
// points, as their row of the key table wants them; a number or flag may also be given as its text.
#ifndef BAY_SCENARIO_SCALAR_H
#define BAY_SCENARIO_SCALAR_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "base/text.h"
#include "json/faults.h"

// Reads `given` for the row `key`, which is no group and no list.
//   returns the value as it should have been written; NULL when it is wrong, which is then one
//           of `bad`, or out of memory
const bay_value *scalar_read(arena *into, const bay_rules *rules, const bay_key *key,
                             const char *path, const bay_value *given, faults *bad);

// The usual value of such a row, which has one.
const bay_value *scalar_usual(arena *into, const bay_key *key);

// Reads bytes[size], a whole number and nothing else, within 18 digits.
bool scalar_whole(const char *bytes, size_t size, int64_t *out);

// Is a number, or the count of a list, above what its row takes?  That is a limit of ours, and no
// clause has it.
bool scalar_is_over(const bay_key *key, const bay_value *given);

// Are these the same, upper and lower case aside?
bool scalar_same(const char *one, const char *other, size_t size);

// Which of "a|b|c" is words[size]? Upper and lower case are the same. NULL when it is none.
const char *scalar_choice(const char *choices, const char *words, size_t size,
                          size_t *choice_size);

// How such a row is to be filled in, as a sentence goes on: "a whole number from 1 to 60".
void scalar_wants(text *to, const bay_key *key);

#endif
