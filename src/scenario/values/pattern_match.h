// Matches a text with a pattern, and says which part each slot takes.
#ifndef BAY_SCENARIO_VALUES_PATTERN_MATCH_H
#define BAY_SCENARIO_VALUES_PATTERN_MATCH_H

#include "bayonet/status.h"

#include "scenario/values/pattern.h"

typedef struct pattern_span {
    size_t start, size; // bytes of the text
} pattern_span;

//   out     slot  by piece: the part that a slot took; only if true
//   cost    a text may be cut in many ways: after 20,000 tries it does not fit
bool pattern_match(const key_pattern *pattern, const char *bytes, size_t size,
                   pattern_span slot[PATTERN_PIECES_MAX]);

// Adds to what is allowed the words that may stand in the slots of a text that fits none of the
// forms: "; {quality}: elite, veteran". Where there is no room for those of all slots, it is those
// that were looked for where the text could not be read on, with dots behind the last.
void pattern_allow_words(bay_fault *why, pattern_walk walk, const char *bytes, size_t size);

#endif
