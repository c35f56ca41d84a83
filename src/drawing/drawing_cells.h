// The squares or hexes of a view, and their contents.
#ifndef BAY_DRAWING_DRAWING_CELLS_H
#define BAY_DRAWING_DRAWING_CELLS_H

#include "bayonet/game.h"

#include "base/text.h"

typedef struct cells {
    const bay_battle *battle;
    const bay_view *view;
    bool hexes;
    int places;                      // areas and cells
    int32_t left, top, across, down; // the drawn columns and lines
} cells;

// Whether a mark counts as a place: an area or a cell.
bool cells_is_place(const bay_mark *mark);

// returns false if the view has no cells: then it is not a map
bool cells_measure(const bay_battle *battle, const bay_view *view, cells *out);

// The cell that is counted `place` among areas and cells; NULL when there is none.
const bay_mark *cells_at(const cells *of, int place);

// The place of the cell in a column and line, from 0; -1 where there is none.
int cells_place(const cells *of, int32_t column, int32_t line);

// Whether a line of hexes is shifted half a hex to the east.
bool cells_shifted(const cells *of, int32_t line);

// Its name: "c4".
void cells_add_name(text *to, const cells *of, int place);

// The letter by which a piece (mark `index`) is drawn: those of a side in their order, attackers
// in capitals; a group has one for all its members except those with names of their own.
char cells_letter(const cells *of, uint32_t index);

// The next piece in a cell, starting at mark `index`; view->count when there is none.
uint32_t cells_piece(const cells *of, int place, uint32_t index);

bool cells_objective(const cells *of, int place);

// The ground as a map of the scenario would write it: "h2", "t", "3", "." for open ground. Ground
// without a letter of its own is drawn with a sign.
void cells_add_ground(text *to, const bay_mark *cell);

// The letter for ground on the plane: its code, else a sign for its kind.
char cells_sign(const bay_mark *ground);

#endif
