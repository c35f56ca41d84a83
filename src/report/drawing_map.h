// What does a ground of squares or hexes look like in letters?
#ifndef BAY_REPORT_DRAWING_MAP_H
#define BAY_REPORT_DRAWING_MAP_H

#include "bayonet/game.h"

#include "base/text.h"

// Draws the cells of a view, row by row, a piece as its letter (attackers A B C, defenders
// a b c), and what each letter is. Nothing when there are no cells.
void drawing_map_add(text *to, const bay_battle *battle, const bay_view *view);

#endif
