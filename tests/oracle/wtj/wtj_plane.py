"""Contacts from bases that stand on the plane.

Source: W.3 (edges touched), WTJ-40, WTJ-42, AMB-W1, AMB-W17. Unit: whole
millimetres; x to the east, y to the north; `at` is the middle of a base,
doubled so that halves are whole.
"""

from typing import NamedTuple

from wtj_numbers import Refused
from wtj_state import Contact

FACINGS = ("north", "east", "south", "west")
EDGES = ("front", "right", "rear", "left")      # clockwise from the front


class Rectangle(NamedTuple):
    """A base: its edges as doubled coordinates, and its facing."""
    west: int
    south: int
    east: int
    north: int
    facing: str


def rectangle(at, facing, width, depth):
    """The rectangle of a base; width is that of its front."""
    if facing in ("east", "west"):
        width, depth = depth, width
    x, y = 2 * at[0], 2 * at[1]
    return Rectangle(x - width, y - depth, x + width, y + depth, facing)


def overlap(one, two):
    """Whether two bases cover common ground."""
    return (one.west < two.east and two.west < one.east
            and one.south < two.north and two.south < one.north)


def side_touched(one, two):
    """The side of the world of `one` that `two` touches, or None.

    A common corner alone is no contact.
    """
    along_x = one.west < two.east and two.west < one.east
    along_y = one.south < two.north and two.south < one.north
    if along_x and one.north == two.south:
        return "north"
    if along_x and one.south == two.north:
        return "south"
    if along_y and one.east == two.west:
        return "east"
    if along_y and one.west == two.east:
        return "west"
    return None


def edge(base, side):
    """The edge of a base that lies on a side of the world."""
    turn = FACINGS.index(side) - FACINGS.index(base.facing)
    return EDGES[turn % 4]


def opposite(side):
    """The other way."""
    return FACINGS[(FACINGS.index(side) + 2) % 4]


def contacts(units):
    """Contacts of units; units: [(side, [Rectangle])] by number."""
    found = set()
    for n, (side, bases) in enumerate(units):
        for m, (other, more) in enumerate(units):
            if side or not other:
                continue
            for one in bases:
                for two in more:
                    way = side_touched(one, two)
                    if way:
                        found.add(Contact(n, m, edge(one, way),
                                          edge(two, opposite(way))))
    return frozenset(found)


def no_overlaps(units):
    """Refuses bases that stand on each other."""
    bases = [base for _, row in units for base in row]
    for k, one in enumerate(bases):
        for two in bases[k + 1:]:
            if overlap(one, two):
                raise Refused("WTJ-01: bases overlap")


def front_of(units, side):
    """The way most bases of a side face; None: two ways alike."""
    ways = [base.facing for s, row in units if s == side for base in row]
    most = sorted(FACINGS, key=ways.count)[-2:]
    if ways.count(most[0]) == ways.count(most[1]):
        return None
    return most[1]


def place(bases, facing):
    """The order of a unit seen from its own side (AMB-W17): the leftmost
    first, then the nearest the enemy."""
    def seen(base):
        x, y = base.west + base.east, base.south + base.north
        return {"north": (x, -y), "east": (-y, -x), "south": (-x, y),
                "west": (y, x)}[facing]
    return min(map(seen, bases))
