// Straight legs on the plane: from one point to another, both included.
//
// Points are whole tenths of a millimetre within bay_point's range. Every answer is exact and the
// same on every machine, because no product is above 2 * 10^18.
#ifndef BAY_GROUND_PLANE_LEG_H
#define BAY_GROUND_PLANE_LEG_H

#include "bayonet/marks.h"

#include <stdbool.h>

typedef struct ground_leg {
    bay_point from, to; // if equal, the leg is that point
} ground_leg;

// Whether a point lies on a leg.
bool leg_has(ground_leg leg, bay_point at);

// Whether two legs have a point in common: they cross, or touch.
bool legs_meet(ground_leg one, ground_leg other);

// Whether a point is at most `gap` from a leg.
//   in  leg, at  no two of the points more than 100,000 apart to the east or to the south
//       gap      0 .. LEG_GAP_MAX
enum { LEG_GAP_MAX = 10000 };
bool leg_within(ground_leg leg, bay_point at, int32_t gap);

#endif
