// What do the letters of a table top mean?
#ifndef BAY_REPORT_DRAWING_PLANE_LEGEND_H
#define BAY_REPORT_DRAWING_PLANE_LEGEND_H

#include "bayonet/game.h"

#include "base/text.h"

// Adds the pieces on the plane side by side, each with its place in the plane's own lengths from the
// north-west corner; the kinds of ground; what is said of points; lines and what is declared.
void drawing_plane_legend_add(text *to, const bay_battle *battle, const bay_view *view);

#endif
