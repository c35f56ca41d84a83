// A single piece in a drawing of letters.
#ifndef BAY_DRAWING_DRAWING_PIECE_H
#define BAY_DRAWING_DRAWING_PIECE_H

#include "bayonet/game.h"

#include "base/text.h"
#include "drawing/attributes.h"

// Adds a piece (mark `index`) with its numbers (see attributes.h):
//     A Coy    [###..] 3 of 5 clean, 1 red, 1 black: assaulting
//     1 Va Infantry  infantry, regular, faces north
// Later pieces of its group that read the same are included, with their points added up:
//     Greys 1 to 3, 5 [####] 4: on the prowl
void drawing_add_piece(text *to, const bay_battle *battle, const bay_view *view,
                       uint32_t index);

// Whether a piece was told together with an earlier one; how many are told with it, itself
// included.
bool drawing_told_before(const bay_battle *battle, const bay_view *view, uint32_t index);
uint32_t drawing_count(const bay_battle *battle, const bay_view *view, uint32_t index);

// The unit whose letter a piece is drawn with: for a member without a name of its own, its group.
uint16_t drawing_known_as(const bay_battle *battle, const bay_mark *piece);

// How the pieces of a view are told: brief if it has a map or a plane.
attributes_length drawing_length(const bay_view *view);

// The width that the names of the view need, up to a limit.
size_t drawing_name_width(const bay_battle *battle, const bay_view *view);

// Adds at most `most` letters (not bytes) of the words. Returns how many.
size_t drawing_add_cut(text *to, const char *words, size_t most);
void drawing_add_times(text *to, char letter, size_t count);

#endif
