// Areas of the plane: polygons with their edges.
#ifndef BAY_GROUND_PLANE_AREA_H
#define BAY_GROUND_PLANE_AREA_H

#include "bayonet/marks.h"

#include <stdbool.h>

// Whether a point lies in a polygon [count], by the even-odd rule, or on its edge. Exact, whatever the points
// within bay_point's range.
bool area_has(const bay_point *corner, uint32_t count, bay_point at);

#endif
