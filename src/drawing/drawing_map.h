// A ground of squares or hexes, drawn in letters.
#ifndef BAY_DRAWING_DRAWING_MAP_H
#define BAY_DRAWING_DRAWING_MAP_H

#include "bayonet/game.h"

#include "base/text.h"

// Draws the cells of a view, row by row, with the row numbers beside them and the letters of the
// columns below. Each cell shows the ground, the piece in it (attackers A B C, defenders a b c),
// ! in disorder, which way it faces, the number of pieces if there are several, and * for an
// objective. The legend is below (drawing_legend.h). Draws nothing when there are no cells.
void drawing_map_add(text *to, const bay_battle *battle, const bay_view *view);

#endif
