// Matches a text with a pattern, and says which part each slot takes.
#ifndef BAY_SCENARIO_PATTERN_MATCH_H
#define BAY_SCENARIO_PATTERN_MATCH_H

#include "scenario/pattern.h"

typedef struct pattern_span {
    size_t start, size; // bytes of the text
} pattern_span;

//   out     slot  by piece: the part that a slot took; only if true
//   cost    a text may be cut in many ways: after 20,000 tries it does not fit
bool pattern_match(const key_pattern *pattern, const char *bytes, size_t size,
                   pattern_span slot[PATTERN_PIECES_MAX]);

#endif
