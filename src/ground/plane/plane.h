// The plane: whether a point lies in a polygon, and the corners of a turned box.
#ifndef BAY_GROUND_PLANE_PLANE_H
#define BAY_GROUND_PLANE_PLANE_H

#include "bayonet/marks.h"

#include <stdbool.h>

enum { PLANE_CORNERS = 4 };

// The corners of a box about a middle, clockwise from its front left one, to the nearest tenth of a
// millimetre.
//   across, deep  tenths of a millimetre
//   facing        as in a mark; 0 counts as north
void plane_box(bay_point middle, int32_t across, int32_t deep, int32_t facing,
               bay_point corner[PLANE_CORNERS]);

// Whether a point lies in a polygon [count], by the even-odd rule.
bool plane_in_polygon(bay_point at, const bay_point *point, uint32_t count);

#endif
