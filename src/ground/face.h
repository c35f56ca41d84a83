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

// Reads the words for sides in text[size], separated by blanks or commas: a bit for each side in
// *out. False, with *out untouched, if a word names no side (*bad is its beginning, *bad_size its
// length), or if there is no word (*bad is NULL).
bool face_read_all(board_grid grid, const char *words, uint8_t *out, const char **bad,
                   size_t *bad_size);

// The allowed words: "N, E, S or W".
const char *face_allowed(board_grid grid);

// The part of a square towards somebody, seen from the unit on the square: its front is the side it
// faces, its rear the side behind.
typedef enum square_aspect { ASPECT_FRONT, ASPECT_FLANK, ASPECT_REAR } square_aspect;

square_aspect square_aspect_of(int facing, int side);

#endif
