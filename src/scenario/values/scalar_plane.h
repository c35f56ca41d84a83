// Lengths and points of a scenario. They stay texts, with the written unit:
// 6.5" becomes "6.5 in", [6in, 4in] becomes "6 in, 4 in".
#ifndef BAY_SCENARIO_VALUES_SCALAR_PLANE_H
#define BAY_SCENARIO_VALUES_SCALAR_PLANE_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "base/text.h"

// Whether the row is a length or a point.
bool scalar_plane_is(const bay_key *key);

// Reads `given` for such a row.
//   returns the value in its proper form; NULL when it is invalid or out of its range, or out of
//           memory
const bay_value *scalar_plane_read(arena *into, const bay_key *key, const bay_value *given);

// The range of such a row: "1 to 12 in".
void scalar_plane_range(text *to, const bay_key *key);

// The allowed values of such a row: "a length from 1 to 12 in".
void scalar_plane_wants(text *to, const bay_key *key);

// Writes to *why what such a row allows, and what was probably meant: a number without its unit.
void scalar_plane_fault(bay_fault *why, const bay_key *key, const bay_value *given);

// A value for an example: "6 in", "6 in, 4 in".
void scalar_plane_example(text *to, const bay_key *key);

#endif
