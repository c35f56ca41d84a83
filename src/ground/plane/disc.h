// Discs on the plane, the round bases of models: whether they overlap, touch or are near.
//
// All lengths are whole tenths of a millimetre: middles within bay_point's -500,000,000 ..
// 500,000,000, diameters and gaps 0 .. 500,000,000. Every answer is exact and the same on every
// machine: four times the square of the distance of two middles is compared with the square of
// twice the allowed distance, neither above 8 * 10^18, without a square root.
#ifndef BAY_GROUND_PLANE_DISC_H
#define BAY_GROUND_PLANE_DISC_H

#include "bayonet/marks.h"

#include <stdbool.h>

typedef struct ground_disc {
    bay_point middle;
    int32_t diameter; // 0: a point
} ground_disc;

// A gap between two edges from 0 to below this is contact: half a millimetre, because middles in
// whole tenths are seldom exactly two radii apart.
enum { DISC_CONTACT = 5 };

// Whether both cover some common ground. Edges that meet do not.
bool discs_overlap(ground_disc a, ground_disc b);

// Whether the gap between their edges is less than `gap`; true for discs that overlap.
bool discs_closer(ground_disc a, ground_disc b, int32_t gap);

// Whether the gap between their edges is contact; discs that overlap do not touch.
bool discs_touch(ground_disc a, ground_disc b);

// Whether the gap between their edges is `gap` at most; true for discs that overlap.
bool discs_within(ground_disc a, ground_disc b, int32_t gap);

// A point between two discs that touch, to the tenth of a millimetre.
bay_point discs_meet(ground_disc a, ground_disc b);

#endif
