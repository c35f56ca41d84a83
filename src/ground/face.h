// Directions in words, and the side from which a unit is attacked.
//
// Sides are numbered as in ground/board.h. Words are read in upper or lower case: of squares
// north, N, up, ^ and so on; of hexes NE, north-east and so on.
#ifndef BAY_GROUND_FACE_H
#define BAY_GROUND_FACE_H

#include "ground/board.h"

#include <stddef.h>

enum square_face { FACE_NORTH, FACE_EAST, FACE_SOUTH, FACE_WEST };

// The words for a square's faces, as a row of a key table lists them.
#define SQUARE_FACE_WORDS "north|east|south|west|N|E|S|W|up|right|down|left|^|>|v|<"

// The side that word[size] names; -1 when it names none.
int face_read(board_grid grid, const char *word, size_t size);

// The proper word for a side: north; north-east.
const char *face_word(board_grid grid, int side);

// The words for sides that text[size] holds, parted by blanks or commas: bit by side into *out.
// False, and *out as it was: one of them names no side, *bad is where it begins and *bad_size
// how long it is; or there is none, and *bad is NULL.
bool face_read_all(board_grid grid, const char *words, uint8_t *out, const char **bad,
                   size_t *bad_size);

// What may stand there: "N, E, S or W".
const char *face_allowed(board_grid grid);

// Over which part of a square, seen from the unit on it, somebody is: its front is the side it
// faces, its rear the side behind.
typedef enum square_aspect { ASPECT_FRONT, ASPECT_FLANK, ASPECT_REAR } square_aspect;

square_aspect square_aspect_of(int facing, int side);

#endif
