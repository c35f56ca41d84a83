// A ground of squares or hexes, drawn in letters.
#ifndef BAY_DRAWING_DRAWING_MAP_H
#define BAY_DRAWING_DRAWING_MAP_H

#include "bayonet/game.h"

#include "base/text.h"

// Draws the cells of a view, row by row, their numbers beside and the letters of the columns below
// them: of each the ground, the piece in it (attackers A B C, defenders a b c), ! in disorder, which way it
// faces, how many pieces where there are several, and * where it is an objective. What each letter
// is stands below (drawing_legend.h). Nothing when there are no cells.
void drawing_map_add(text *to, const bay_battle *battle, const bay_view *view);

#endif
