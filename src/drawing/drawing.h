// The ground, drawn in letters.
#ifndef BAY_DRAWING_DRAWING_H
#define BAY_DRAWING_DRAWING_H

#include "bayonet/game.h"

#include "base/arena.h"
#include "base/text.h"

enum { DRAWING_COLUMNS = 78 };

// The marks of a situation, from rules->view().
//   returns NULL when out of memory
const bay_view *drawing_view(arena *into, const bay_battle *battle, const void *at);

// Draws them in lines of at most DRAWING_COLUMNS letters, each ended with a line feed: the signs
// about the whole, areas as boxes with one line for each piece, a map of cells, the plane, then
// the marks without a place.
void drawing_add(text *to, const bay_battle *battle, const bay_view *view);

// The words of the signs about the whole, in one line: "hour 1, attacks made 0". If there are none,
// the name of the rules.
void drawing_heading(text *to, const bay_battle *battle, const bay_view *view);

#endif
