// Rectangular bases on the plane, which look north, east, south or west: whether they lie on each
// other, and whether and where they touch. Lengths are tenths of a millimetre.
#ifndef BAY_GROUND_PLANE_BASES_H
#define BAY_GROUND_PLANE_BASES_H

#include "bayonet/marks.h"

#include <stdbool.h>

// Its edges, clockwise from its front.
typedef enum base_edge { BASE_FRONT, BASE_RIGHT, BASE_REAR, BASE_LEFT, BASE_EDGES } base_edge;

typedef struct ground_base {
    bay_point middle;
    int32_t width, depth; // along its front, and from front to rear; more than 0
    int facing;           // square_face
} ground_base;

// Whether both cover some common ground. A common edge does not count.
bool bases_overlap(ground_base a, ground_base b);

// Whether an edge of one lies on an edge of the other, along a stretch. A common corner is no
// contact, nor is common ground.
//   out  of_a, of_b  these edges; untouched if false
bool bases_touch(ground_base a, ground_base b, base_edge *of_a, base_edge *of_b);

// The middle of the stretch along which two bases touch. They must touch.
bay_point bases_meet(ground_base a, ground_base b);

// A point as seen by a viewer who looks that way: x to his right, y to his rear.
bay_point bases_seen(bay_point at, int facing);

#endif
