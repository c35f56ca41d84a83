"""The board of hexes: names, neighbours, distances, ground.

Source: rulings G-1, G-3. A cell is its number in hex order: row by row from
the north-west, from 0. Units: hexes, levels.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from soldiers_applied import note
from soldiers_values import refuse

KINDS = {  # kind: (usual letter, usual level)
    "clear": ("o", 0), "woods": ("w", 0), "town": ("t", 0),
    "canal": ("c", 0), "slope": ("s", 1), "crest": ("h", 2),
    "improved": ("i", 0), "trench": ("d", 0), "road": ("r", 0),
    "bridge": ("b", 0), "impassable": ("x", 0),
}
# North-east, east, south-east, south-west, west, north-west as (q, r).
AROUND = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
OFF = None      # in place of a neighbour that is off the board


class Board(NamedTuple):
    """The ground; one entry a cell."""
    columns: int
    rows: int
    kinds: tuple    # frozensets of kinds
    levels: tuple

    def __hash__(self):
        return id(self)


def name(board, cell):
    """Column letter and row number, rows counted from the south."""
    line, column = divmod(cell, board.columns)
    return "%s%d" % (chr(ord("a") + column), board.rows - line)


def cell_in(columns, rows, text):
    """The cell of a name on a board of that size."""
    note("G-1")
    match = isinstance(text, str) and re.fullmatch(
        r"([a-o])([1-9]\d?)", text.lower())
    if not match:
        refuse("at", "%r is no cell" % (text,))
    column, row = ord(match[1]) - ord("a"), int(match[2])
    if column >= columns or row > rows:
        refuse("at", "%s is off the board" % text)
    return (rows - row) * columns + column


def cell_of(board, text):
    """The cell of a name."""
    return cell_in(board.columns, board.rows, text)


def axial(board, cell):
    """Axial coordinates (q, r)."""
    line, column = divmod(cell, board.columns)
    return column - (line - line % 2) // 2, line


def at_axial(board, q, r):
    """The cell at axial coordinates, or OFF."""
    column = q + (r - r % 2) // 2
    if 0 <= r < board.rows and 0 <= column < board.columns:
        return r * board.columns + column
    return OFF


@lru_cache(maxsize=4096)
def around(board, cell):
    """The six neighbours from the north, clockwise; OFF where none is."""
    note("G-3")
    q, r = axial(board, cell)
    return tuple(at_axial(board, q + dq, r + dr) for dq, dr in AROUND)


def adjacent(board, cell, other):
    """Whether two cells are neighbours."""
    return other in around(board, cell)


def squared(board, cell, other):
    """The square of the distance from middle to middle; hexes are 1 wide."""
    q, r = axial(board, cell)
    q2, r2 = axial(board, other)
    dq, dr = q2 - q, r2 - r
    return dq * dq + dq * dr + dr * dr


def distance(board, cell, other):
    """Hexes from one cell to another."""
    q, r = axial(board, cell)
    q2, r2 = axial(board, other)
    dq, dr = q2 - q, r2 - r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2
