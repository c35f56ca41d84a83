// The cells of a board, squares or hexes, and their neighbours.
//
// A cell is a number: row by row from the north-west corner, so that it is one byte in a
// situation. A side is a number, clockwise from the north: squares N E S W, hexes
// NE E SE SW W NW. Unless a function says otherwise: it is pure, takes cells of the board and
// sides it has, and may be called from any thread.
#ifndef BAY_GROUND_BOARD_H
#define BAY_GROUND_BOARD_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BOARD_ACROSS_MAX = 15,
    BOARD_DOWN_MAX = 15,
    BOARD_CELLS_MAX = BOARD_ACROSS_MAX * BOARD_DOWN_MAX,
    BOARD_SIDES_MAX = 6,
    BOARD_NOWHERE = 0xFF, // in place of a cell
    BOARD_NAME_MAX = 4    // bytes of a cell's name, with the NUL
};

typedef enum board_grid { GRID_SQUARES, GRID_HEXES } board_grid;

typedef struct board {
    uint8_t grid;   // board_grid
    uint8_t across; // columns, 1 .. BOARD_ACROSS_MAX
    uint8_t down;   // rows, 1 .. BOARD_DOWN_MAX
} board;

// A cell's place. Squares: column and line, from 0 in the north-west. Hexes: axial coordinates;
// the rows have a corner to the north, every second one stands half a hex to the east.
typedef struct board_axes {
    int q, r;
} board_axes;

// How many cells there are, and how many sides each has: 4 or 6.
int board_cells(const board *on);
int board_sides(const board *on);

// The cell over the side; BOARD_NOWHERE off the board.
int board_neighbour(const board *on, int cell, int side);

// The side of `from` that `to` lies over; -1 when they are not neighbours.
int board_side_towards(const board *on, int from, int to);

// The side opposite.
int board_side_behind(const board *on, int side);

// Steps between neighbours from one to the other, as if the board had no edge.
int board_distance(const board *on, int from, int to);

// The place of a cell, and the cell at a place; BOARD_NOWHERE off the board.
board_axes board_axes_of(const board *on, int cell);
int board_cell_at(const board *on, board_axes place);

// Reads the name of a cell. c2 is the third column from the west, the second row from the south.
// Upper case is accepted. False if no cell of this board has the name; *cell is then untouched.
bool board_cell_read(const board *on, const char *name, int *cell);
void board_cell_name(const board *on, int cell, char out[BOARD_NAME_MAX]);

#endif
