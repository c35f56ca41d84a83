// A group written in one line, by the forms of its row of the key table.
//
// A form is a pattern: "{strength} {quality}[, {pins} pins]". {key} is a slot, read as its own
// row of the table wants it; [ ] may be left out; forms are separated by a line feed. Blanks
// and commas stand for each other, an s at the end of a word may be missing, and upper and lower
// case are the same. A text takes as little as it can; a flag is the key's own name and true.
#ifndef BAY_SCENARIO_SHORTHAND_H
#define BAY_SCENARIO_SHORTHAND_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "base/text.h"
#include "json/faults.h"

// Reads a text (or a number) as the group at `path`, whose row is `key`.
//   returns a map of what was said; NULL when no form fits, which is then one of `bad`, or out
//           of memory
const bay_value *shorthand_read(arena *into, const bay_rules *rules, const bay_key *key,
                                const char *path, const bay_value *given, faults *bad);

// Writes the group at `path` in the shortest form that says most of what was `given` (a map);
// `whole` has the values. False, and nothing written: no form can.
bool shorthand_write(text *to, const bay_rules *rules, const char *path, const bay_value *whole,
                     const bay_value *given);

// An example of a form of the row `key` at `path`: "3 regular"; of the first, or where that is one
// number alone of the next. False: it has none.
bool shorthand_example(text *to, const bay_rules *rules, const bay_key *key, const char *path);

#endif
