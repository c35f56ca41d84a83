#include "ground/plane/area.h"

#include "ground/plane/leg.h"
#include "ground/plane/plane.h"

bool area_has(const bay_point *corner, uint32_t count, bay_point at) {
    for (uint32_t i = 0; i < count; i++)
        if (leg_has((ground_leg){corner[i], corner[i + 1 < count ? i + 1 : 0]}, at))
            return true;
    return plane_in_polygon(at, corner, count);
}
