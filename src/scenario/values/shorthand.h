// A group written in one line, by the forms of its row of the key table.
//
// A form is a pattern: "{strength} {quality}[, {pins} pins]". {key} is a slot, read as its own
// row of the table requires; [ ] may be left out; forms are separated by a line feed. Blanks and
// commas are interchangeable, an s at the end of a word may be missing, and case does not matter.
// A text takes as little as it can; a flag is written as the key's own name and is then true. Where
// a name ends in what may have been meant for another key, a later form is read that leaves less to
// the name; without one it is refused if a number is in that end (A Coy 5 points), and else told of.
#ifndef BAY_SCENARIO_VALUES_SHORTHAND_H
#define BAY_SCENARIO_VALUES_SHORTHAND_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "base/text.h"
#include "json/faults.h"

// What there is to say of a text that was read.
typedef struct short_told {
    faults *bad;
    const char
        *hint; // what a name may have taken, part of a sentence; stays as it was without one
} short_told;

// Reads a text (or a number) as the group at `path`, whose row is `key`.
//   returns a map of the given values; NULL when no form fits (added to `bad`), or out of memory
const bay_value *shorthand_read(arena *into, const bay_rules *rules, const bay_key *key,
                                const char *path, const bay_value *given, short_told *told);

// Writes the group at `path` in the shortest form that shows most of what was `given` (a map);
// `whole` has the values. False, with nothing written, if no form can.
bool shorthand_write(text *to, const bay_rules *rules, const char *path, const bay_value *whole,
                     const bay_value *given);

// An example of a form of the row `key` at `path`: "3 regular". It uses the first form, or the
// next if the first is only a number. False: it has none.
bool shorthand_example(text *to, const bay_rules *rules, const bay_key *key, const char *path);

#endif
