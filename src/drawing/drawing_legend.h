// The legend of a map in letters.
#ifndef BAY_DRAWING_DRAWING_LEGEND_H
#define BAY_DRAWING_DRAWING_LEGEND_H

#include "drawing/drawing_cells.h"

// Adds the pieces side by side, each with its cell and words; the kinds of ground and the marks on
// edges, each with its cells; objectives and other words about a cell; declarations.
void drawing_legend_add(text *to, const cells *of);

#endif
