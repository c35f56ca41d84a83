"""How far a model that falls back can go, whoever stands there.

Source: docs/rulings/trial40k-plane.md, R-29, R-30; TAR-167, 171, 173, 174,
182 to 184, A-58, A-59, A-61. Unit: tenths of a millimetre; half inches where
it is said.
"""

import heapq
from functools import cache
from typing import NamedTuple, Optional

from trial40k_charge_place import LARGE, long, minus, shifted
from trial40k_charge_table import SEEN, square
from trial40k_charge_way import Walker, direction, leg_length
from trial40k_polygon import is_free
from trial40k_terrain import DIFFICULT, meet, of_kind, stands_on

HALF_INCH = 127
FARTHEST = 36           # half inches: 18 in
NEVER = FARTHEST + 1    # half inches: as far as he goes there is no such
ANYWHERE = 10 ** 6      # farther than any table is wide
HOMES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Start(NamedTuple):
    """A model that may fall back, and what is in its way."""
    point: tuple
    wide: int
    home: str
    size: Optional[tuple]   # of the table
    terrain: tuple
    walls: tuple            # outlines of impassable ground
    discs: tuple            # enemies whom it has not fought


def onward(home, vector):
    """How much of a vector leads to an edge."""
    x, y = HOMES[home]
    return vector[0] * x + vector[1] * y


def is_off(start, point):
    """Whether a point is beyond an edge that is not home."""
    if start.size is None:
        return False
    beyond = {"west": point[0] < 0, "north": point[1] < 0,
              "east": point[0] > start.size[0],
              "south": point[1] > start.size[1]}
    return any(beyond[edge] for edge in beyond if edge != start.home)


class Flight:
    """The ways of a model that falls back."""

    def __init__(self, start):
        self.start = start
        self.walker = Walker(start.point, start.discs, ANYWHERE, start.walls)
        self.turns = [corner for corner in dict.fromkeys(self.walker.turns)
                      if not is_off(start, corner)]
        self.lengths = self.reached()

    def is_open(self, p, q):
        """Whether nothing stops a leg, and it does not lead away."""
        return (onward(self.start.home, minus(q, p)) >= 0
                and all(is_free(p, q, corners)
                        for corners in self.walker.fixed))

    @cache
    def following(self, point):
        """Corners at which a way could turn next."""
        return [corner for corner in self.turns
                if corner != point and self.is_open(point, corner)]

    def reached(self):
        """{where it stands, or a corner: how long the way to it is}."""
        most = FARTHEST * HALF_INCH
        best, waiting = {self.start.point: 0}, [(0, self.start.point)]
        while waiting:
            length, here = heapq.heappop(waiting)
            if length > best[here]:
                continue
            for there in self.following(here):
                whole = length + leg_length(here, there)
                if whole < best.get(there, most + 1):
                    best[there] = whole
                    heapq.heappush(waiting, (whole, there))
        return best

    def directions(self, point, left):
        """[(vector, divisor)] of the last leg from a point."""
        rows = [(direction(k), 100000) for k in range(16)
                if onward(self.start.home, direction(k)) >= 0]
        for corner in self.lengths:
            vector = minus(corner, point)
            if (corner != self.start.point and leg_length(point, corner) > left
                    and onward(self.start.home, vector) >= 0):
                rows.append(([LARGE * part for part in vector],
                             long(vector)))
        return rows

    def ends(self, length):
        """Where it may end that goes so far."""
        found = set()
        for point, gone in self.lengths.items():
            left = length - gone
            if left == 0:
                found.add(point)
            if left <= 0:
                continue
            for vector, divisor in self.directions(point, left):
                end = shifted(point, [left * part for part in vector],
                              divisor)
                if not is_off(self.start, end) and self.is_open(point, end):
                    found.add(end)
        return found

    def best(self, length):
        """The ends farthest onward, of these the least far away."""
        def worth(end):
            return (-onward(self.start.home, minus(end, self.start.point)),
                    square(end, self.start.point))
        ends = self.ends(length)
        least = min(map(worth, ends), default=None)
        return [end for end in ends if worth(end) == least]

    def reach(self):
        """The longest length by which it has an end: half inches."""
        return next((k for k in range(FARTHEST, 0, -1)
                     if self.ends(k * HALF_INCH)), 0)

    def ground(self):
        """The shortest by which a best end lies across difficult ground."""
        if stands_on(self.start.terrain, self.start.point, self.start.wide,
                     DIFFICULT):
            return 0
        areas = of_kind(self.start.terrain, DIFFICULT)
        if not areas:
            return NEVER
        return next((k for k in range(1, FARTHEST + 1)
                     if any(is_across((self.start.point, end), piece)
                            for end in self.best(k * HALF_INCH)
                            for piece in areas)), NEVER)


def is_across(leg, piece):
    """Whether a line has a point in common with an area."""
    return piece.holds(leg[0]) or any(meet(leg, other)
                                      for other in piece.legs())


@cache
def limits(start):
    """(reach, ground) of a model, in half inches (R-30)."""
    flight = Flight(start)
    found = flight.reach(), flight.ground()
    SEEN["retreat: reach %s" % ("18 in" if found[0] == FARTHEST else
                                "none" if not found[0] else "less")] += 1
    SEEN["retreat: ground %s" % ("never" if found[1] == NEVER else
                                 "at once" if not found[1] else "later")] += 1
    return found


def went(thrown, rows):
    """Half inches that those go who are left, of a throw; None: trapped.

    thrown: inches; rows: (reach, ground) of each who is left
    """
    reach = min(row[0] for row in rows)
    ground = min(row[1] for row in rows)
    whole, half = 2 * thrown, thrown
    if reach >= whole:
        SEEN["retreat: %s" % ("slowed" if ground <= whole else "whole")] += 1
        return half if ground <= whole else whole
    if reach >= half and ground <= half:
        SEEN["retreat: slowed, with too short a way"] += 1
        return half
    SEEN["retreat: trapped" + (
        ", slowed too late" if reach >= half and ground <= whole else "")] += 1
    return None


def left(rows, count):
    """Of the models that stand alike those that are left when some have
    fallen (R-28): who falls first is last."""
    return rows[:count]
