// The variation of a scenario: one or two of its values, each over a list of values.
//
// A request says in `over` what is varied: maps of `values`, a list, and of either `name` (the path
// of a key, or a number or reading of the rules) or `word` (of a short form, counted from 0, which is
// the name of the rules). A point is one choice of values. Points are numbered from 0; the values of
// the last list change fastest.
#ifndef BAY_PLAY_VARIATION_H
#define BAY_PLAY_VARIATION_H

#include "play/context.h"
#include "scenario/keys.h"

enum {
    VARIED_MAX = 2,                // lists
    VARIATION_POINTS_MAX = 1000000 // points of all lists together
};

typedef struct varied {
    const char *name;        // NULL: a word is varied
    uint32_t word;           // of the short form
    const bay_value *values; // a list, not empty
} varied;

typedef struct variation {
    uint32_t count; // of lists, 1 to VARIED_MAX
    varied list[VARIED_MAX];
    uint32_t points;
    const bay_rules *rules;
    const bay_value *document; // NULL: a short form that is made anew for each point
    const char *words;         // of the short form
} variation;

// Reads it from the request. It lives as long as the request's arena.
//   errors  BAY_BAD_REQUEST; those of scenario_named and of amending
bay_status variation_read(context *ctx, variation *out);

// The index of a point's value in list `list`.
uint32_t variation_index(const variation *of, uint32_t point, uint32_t list);

// Checks the scenario of a point; everything it makes is in the context's arena.
//   errors  BAY_BAD_INPUT, BAY_UNKNOWN_RULES, BAY_NO_MEMORY
bay_status variation_check(context *ctx, const variation *of, uint32_t point, scenario *out);

// True if the key `name` is varied.
bool variation_is_over(const variation *of, const char *name);

#endif
