// How does a single piece read in a drawing of letters?
#ifndef BAY_REPORT_DRAWING_PIECE_H
#define BAY_REPORT_DRAWING_PIECE_H

#include "bayonet/game.h"

#include "base/text.h"

// Adds a piece, its name `width` letters wide:
//     A Coy    [###..] 3 of 5 clean, 1 red, 1 black: assaulting
void drawing_add_piece(text *to, const bay_battle *battle, const bay_mark *mark, size_t width);

// The same of a piece on a map, its strength only where it has points:
//     1 Va Infantry  infantry, regular, faces north
void drawing_add_counter(text *to, const bay_battle *battle, const bay_mark *mark,
                         size_t width);

// The width that all names of the view need, within reason.
size_t drawing_name_width(const bay_battle *battle, const bay_view *view);

// Adds at most `most` letters (not bytes) of the words. Returns how many.
size_t drawing_add_cut(text *to, const char *words, size_t most);
void drawing_add_times(text *to, char letter, size_t count);

#endif
