// The legend of a table top in letters.
#ifndef BAY_DRAWING_DRAWING_PLANE_LEGEND_H
#define BAY_DRAWING_DRAWING_PLANE_LEGEND_H

#include "bayonet/game.h"

#include "base/text.h"

// Adds the pieces on the plane side by side, each with its place as a scenario would say it, in the
// plane's own lengths; the kinds of ground; words about points; lines and declarations.
void drawing_plane_legend_add(text *to, const bay_battle *battle, const bay_view *view);

#endif
