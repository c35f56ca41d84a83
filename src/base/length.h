// Lengths as texts. They are whole tenths of a millimetre.
#ifndef BAY_BASE_LENGTH_H
#define BAY_BASE_LENGTH_H

#include "bayonet/marks.h"

#include "base/text.h"

// Tenths of a millimetre in one unit.
int32_t length_of(bay_length unit);

// "in", "cm", "mm".
const char *length_name(bay_length unit);

// The unit of that name; false: there is none.
//   name  [size] bytes
bool length_named(const char *name, size_t size, bay_length *unit);

// Adds a length in the unit, to the nearest hundredth, without the unit's name: 6, 6.5, 0.04.
void length_add_number(text *to, int64_t tenths, bay_length unit);

// The same with its name: 6 in.
void length_add(text *to, int64_t tenths, bay_length unit);

// Reads a length with its unit, to the nearest tenth of a millimetre: 6 in, 6.5", 25mm, -2.5 cm.
//   returns false: it is no length, or has more than six digits before or after its point
bool length_read(const char *words, int64_t *tenths);

// How many bytes at the beginning of words[size] are such a length; 0: none.
size_t length_taken(const char *words, size_t size, int64_t *tenths);

// The same for a point, two lengths: 6 in, 4 in.
//   out     tenths  to the east, to the south
size_t length_point_taken(const char *words, size_t size, int64_t tenths[2]);

#endif
