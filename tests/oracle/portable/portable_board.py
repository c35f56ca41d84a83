"""Squares, directions and ground.

Source: rulings G-1, G-2, G-4, the kinds of ground of Portable Close Combat.
A square is (column, row), both from 0, column from the west, row from the
south: a1 is (0, 0).
"""

import re
from typing import NamedTuple

DIRECTIONS = ("north", "east", "south", "west")     # compass order
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
WORDS = {
    "north": ("north", "n", "up", "^"), "east": ("east", "e", "right", ">"),
    "south": ("south", "s", "down", "v"), "west": ("west", "w", "left", "<"),
}
KINDS = ("open", "wood", "hill", "built-up", "works", "river", "impassable")
LETTERS = {"o": "open", "w": "wood", "h": "hill", "b": "built-up",
           "f": "works", "r": "river", "x": "impassable"}
COLUMNS = "abcdefghijklmno"


class Ground(NamedTuple):
    """What a square is made of."""
    kinds: frozenset = frozenset()
    faces: frozenset = frozenset()      # marked faces of works
    level: int = 0

    @property
    def open_terrain(self):
        """No kind but open and hill; the level does not matter."""
        return self.kinds <= {"open", "hill"}


class Board(NamedTuple):
    """A board; squares that are not in `ground` are open at level 0."""
    columns: int
    rows: int
    ground: dict

    def __contains__(self, square):
        return 0 <= square[0] < self.columns and 0 <= square[1] < self.rows

    def at(self, square):
        """The ground of a square."""
        return self.ground.get(square, Ground())


def ahead(square, direction):
    """The neighbour in a direction; it may be off the board."""
    east, north = STEPS[direction]
    return square[0] + east, square[1] + north


def turned(direction, quarters):
    """The direction so many quarters clockwise of another."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + quarters) % 4]


def opposite(direction):
    """The direction the other way."""
    return turned(direction, 2)


def direction_to(square, neighbour):
    """The direction in which a neighbour lies."""
    for direction in DIRECTIONS:
        if ahead(square, direction) == neighbour:
            return direction
    raise ValueError("%s and %s are no neighbours" % (square, neighbour))


def near(square, other, diagonal):
    """Whether two squares are one, or next to each other."""
    east, north = abs(square[0] - other[0]), abs(square[1] - other[1])
    return max(east, north) <= 1 if diagonal else east + north <= 1


def square_of(name):
    """The square of a name such as c2; None if it is no name of one."""
    if not isinstance(name, str):
        return None
    match = re.fullmatch(r"([a-o])([1-9]|1[0-5])", name.lower())
    if not match:
        return None
    return COLUMNS.index(match.group(1)), int(match.group(2)) - 1


def name_of(square):
    """The name of a square."""
    return "%s%d" % (COLUMNS[square[0]], square[1] + 1)


def direction_of(word):
    """The direction of a word of G-4; None if it is none."""
    for direction, words in WORDS.items():
        if str(word).lower() in words:
            return direction
    return None
