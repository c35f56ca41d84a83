#include "ground/board.h"

#include <assert.h>
#include <stdlib.h>

// One step over each side, clockwise from the north.
static const board_axes STEP[][BOARD_SIDES_MAX] = {
    [GRID_SQUARES] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}},
    [GRID_HEXES] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}},
};

static const int SIDES[] = {[GRID_SQUARES] = 4, [GRID_HEXES] = 6};

int board_cells(const board *on) {
    return on->across * on->down;
}

int board_sides(const board *on) {
    return SIDES[on->grid];
}

// --- Places ----------------------------------------------------------------------------------

// Axial coordinates lean: each second row of hexes begins one q further west.
static int lean(const board *on, int line) {
    return on->grid == GRID_HEXES ? line / 2 : 0;
}

board_axes board_axes_of(const board *on, int cell) {
    assert(cell >= 0 && cell < board_cells(on));
    int line = cell / on->across;
    return (board_axes){cell % on->across - lean(on, line), line};
}

int board_cell_at(const board *on, board_axes place) {
    if (place.r < 0 || place.r >= on->down) return BOARD_NOWHERE;
    int column = place.q + lean(on, place.r);
    bool inside = column >= 0 && column < on->across;
    return inside ? place.r * on->across + column : BOARD_NOWHERE;
}

// --- Neighbours ------------------------------------------------------------------------------

int board_neighbour(const board *on, int cell, int side) {
    assert(side >= 0 && side < board_sides(on));
    board_axes from = board_axes_of(on, cell), step = STEP[on->grid][side];
    return board_cell_at(on, (board_axes){from.q + step.q, from.r + step.r});
}

int board_side_towards(const board *on, int from, int to) {
    for (int side = 0; side < board_sides(on); side++)
        if (board_neighbour(on, from, side) == to) return side;
    return -1;
}

int board_side_behind(const board *on, int side) {
    int sides = board_sides(on);
    return (side + sides / 2) % sides;
}

int board_distance(const board *on, int from, int to) {
    board_axes a = board_axes_of(on, from), b = board_axes_of(on, to);
    int dq = b.q - a.q, dr = b.r - a.r;
    if (on->grid == GRID_SQUARES) return abs(dq) + abs(dr);
    return (abs(dq) + abs(dr) + abs(dq + dr)) / 2;
}

// --- Names -----------------------------------------------------------------------------------

static int column_of(char letter) {
    if (letter >= 'a' && letter <= 'z') return letter - 'a';
    if (letter >= 'A' && letter <= 'Z') return letter - 'A';
    return BOARD_NOWHERE;
}

// A number of one or two digits that does not begin with 0; 0: it is none.
static int row_of(const char *digits) {
    int row = 0, size = 0;
    for (; digits[size] >= '0' && digits[size] <= '9' && size < 2; size++)
        row = row * 10 + (digits[size] - '0');
    return digits[size] || digits[0] == '0' ? 0 : row;
}

bool board_cell_read(const board *on, const char *name, int *cell) {
    int column = column_of(name[0]);
    if (column >= on->across) return false;
    int row = row_of(name + 1);
    if (row < 1 || row > on->down) return false;
    *cell = (on->down - row) * on->across + column;
    return true;
}

void board_cell_name(const board *on, int cell, char out[BOARD_NAME_MAX]) {
    assert(cell >= 0 && cell < board_cells(on));
    int row = on->down - cell / on->across, size = 0;
    out[size++] = (char)('a' + cell % on->across);
    if (row >= 10) out[size++] = '1';
    out[size++] = (char)('0' + row % 10);
    out[size] = '\0';
}
