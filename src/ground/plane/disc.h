// Discs on the plane, the round bases of models: which lie on each other, which touch, which are near.
//
// All lengths are whole tenths of a millimetre: middles within bay_point's -500,000,000 ..
// 500,000,000, diameters and gaps 0 .. 500,000,000. Every answer is exact: four times the square of the
// distance of two middles is compared with the square of twice what they may be apart, neither above
// 8 * 10^18, and no root is drawn. So every machine answers alike.
#ifndef BAY_GROUND_PLANE_DISC_H
#define BAY_GROUND_PLANE_DISC_H

#include "bayonet/marks.h"

#include <stdbool.h>

typedef struct ground_disc {
    bay_point middle;
    int32_t diameter; // 0: a point
} ground_disc;

// A gap between two edges from 0 to below this is contact: half a millimetre, for middles in whole tenths
// seldom are as far apart as two radii exactly.
enum { DISC_CONTACT = 5 };

// Whether both cover some common ground. Edges that meet do not.
bool discs_overlap(ground_disc a, ground_disc b);

// Whether the gap between their edges is less than `gap`; that of discs that overlap is.
bool discs_closer(ground_disc a, ground_disc b, int32_t gap);

// Whether the gap between their edges is contact; discs that overlap do not touch.
bool discs_touch(ground_disc a, ground_disc b);

// Whether the gap between their edges is `gap` at most; that of discs that overlap is.
bool discs_within(ground_disc a, ground_disc b, int32_t gap);

// A point between two discs that touch, to the tenth of a millimetre.
bay_point discs_meet(ground_disc a, ground_disc b);

#endif
