// Functions that fill in a fault: what is wrong, and what is allowed.
//
// Every function accepts a NULL fault and then does nothing. Texts are cut to fit.
//
//     fault_set(why, BAY_BAD_INPUT, "attacker.strength", "The strength is out of its range.");
//     fault_given_whole(why, 99);
//     fault_allowed_range(why, 1, 60);
//     fault_at(why, value);
//     return BAY_BAD_INPUT;
#ifndef BAY_BASE_FAULT_H
#define BAY_BASE_FAULT_H

#include "bayonet/status.h"
#include "bayonet/value.h"

#include "base/text.h"

// Begins a fault and empties all other fields. `path` and `words` may be NULL. Returns `status`.
bay_status fault_set(bay_fault *why, bay_status status, const char *path, const char *words);

// Out of memory: the only fault without further details. Returns BAY_NO_MEMORY.
bay_status fault_no_memory(bay_fault *why);

// The other fields, in any order after fault_set.
void fault_given(bay_fault *why, const char *given);
void fault_given_whole(bay_fault *why, int64_t given);
void fault_given_value(bay_fault *why, const bay_value *given); // a list or map by its kind
void fault_allowed(bay_fault *why, const char *allowed);
void fault_allowed_range(bay_fault *why, int64_t low, int64_t high); // 1 .. 60
void fault_allowed_choices(bay_fault *why, const char *choices);     // a|b|c -> a, b or c
void fault_allowed_also(bay_fault *why, const char *name); // one more: a, b; dots where full
void fault_nearest(bay_fault *why, const char *word);      // NULL: there is none
void fault_nearest_choice(bay_fault *why, const char *given, const char *choices);
void fault_clause(bay_fault *why, const char *clause);
void fault_at(bay_fault *why, const bay_value *value);             // line and column of a value
void fault_at_key(bay_fault *why, const bay_value *value);         // of its key
void fault_within(bay_fault *why, uint32_t line, uint32_t column); // of the text at `path`

// Where to write the sentence, or the path, piece by piece: a text within the fault.
text fault_words(bay_fault *why);
text fault_path(bay_fault *why);

// Paths: attacker.stands[1].strength, items counted from 0.
void path_add_key(text *path, const char *key);
void path_add_item(text *path, uint32_t index);

#endif
