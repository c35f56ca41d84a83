// A table top, drawn in letters.
#ifndef BAY_DRAWING_DRAWING_PLANE_H
#define BAY_DRAWING_DRAWING_PLANE_H

#include "bayonet/game.h"

#include "base/text.h"

// The plane of a view; NULL if it has none.
const bay_mark *plane_of(const bay_view *view);

// Adds the place of a mark on the plane: its middle or first point, as a scenario would say it:
// "12, 8.5 in". Adds nothing if there is no plane or the mark has no shape.
void plane_add_place(text *to, const bay_view *view, const bay_mark *mark);

// Draws the plane of a view to scale within a frame: a letter covers some tenths of a millimetre
// across and twice as many down. Ground is drawn with its sign, lines with +, pieces with their
// letters (attackers A B C, defenders a b c), objectives with *. The legend is below
// (drawing_plane_legend.h). Draws nothing when there is no plane.
void drawing_plane_add(text *to, const bay_battle *battle, const bay_view *view);

#endif
