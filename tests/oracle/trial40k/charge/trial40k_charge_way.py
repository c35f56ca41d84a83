"""The length of the shortest way of a model (R-22; A-09, TAR-030 to 032).

Outlines are those of tests/unit/ground/ways.py. Unit: tenths of a millimetre.
"""

import heapq
from functools import cache
from typing import NamedTuple

from trial40k_charge_table import SEEN
from trial40k_polygon import box, holds, is_free
from ways import Obstacle, chain, leg_length, outline

# Cosines of the sixteenths of a turn, in 100,000ths.
COSINES = (100000, 92388, 70711, 38268, 0)


class Disc(NamedTuple):
    """What may not be crossed: the disc of both radii, and how much more."""
    middle: tuple
    radius: int
    more: int


def cosine(k):
    """Of k sixteenths of a turn, in 100,000ths."""
    k = min(k % 16, -k % 16)
    return COSINES[k] if k <= 4 else -COSINES[8 - k]


@cache
def direction(k):
    """Of k sixteenths from the east, clockwise, in 100,000ths."""
    return cosine(k), cosine(k - 4)


def down(number, divisor):
    """A quotient, rounded towards 0."""
    return number // divisor if number >= 0 else -(-number // divisor)


def outer(disc):
    """The polygon about a disc."""
    return tuple(outline(Obstacle((disc.middle,),
                                  disc.radius + disc.more)))


@cache
def inner(disc, more=0):
    """The polygon within the disc of both radii, and so much more."""
    radius = disc.radius + more
    points = sorted({tuple(m + down(radius * part, 100000)
                           for m, part in zip(disc.middle, direction(k)))
                     for k in range(16)})
    return tuple(chain(points)[:-1] + chain(points[::-1])[:-1])


def is_near(start, corners, most):
    """Whether a way of so much may come to a polygon."""
    west, east, north, south = box(corners)
    return (west - most <= start[0] <= east + most
            and north - most <= start[1] <= south + most)


class Walker:
    """Ways of one model from where it stands round discs and walls."""

    def __init__(self, start, discs, most, walls=()):
        """most: no way is longer; what is farther away is no matter

        walls: polygons of impassable ground, which never give way (R-37)
        """
        self.start, self.most = start, most
        self.discs = [disc for disc in discs if leg_length(
            start, disc.middle) <= most + 2 * (disc.radius + disc.more)]
        self.outers = [outer(disc) for disc in self.discs]
        self.at_start = self.holding(start)
        self.walls = [corners for corners in walls
                      if is_near(start, corners, most)]
        self.around = self.walls + [
            self.inside(disc) for k, disc in enumerate(self.discs)
            if self.at_start >> k & 1]
        self.fixed = self.around + [
            corners for k, corners in enumerate(self.outers)
            if not self.at_start >> k & 1]
        self.turns = [corner for corners in self.fixed for corner in corners
                      if not any(holds(other, corner)
                                 for other in self.fixed)]
        self.known = {}

    def holding(self, point):
        """Bits of the polygons about discs that hold a point."""
        return sum(1 << k for k, corners in enumerate(self.outers)
                   if holds(corners, point))

    def blocked(self, p, q):
        """Bits of the polygons about discs that a leg crosses."""
        key = (p, q) if p < q else (q, p)
        if key not in self.known:
            self.known[key] = sum(
                1 << k for k, corners in enumerate(self.outers)
                if not is_free(p, q, corners))
        return self.known[key]

    def inside(self, disc):
        """What is left of a disc whose polygon holds an end of the way."""
        corners = inner(disc, disc.more)
        if not holds(corners, self.start):
            return corners
        SEEN["polygon within: without the inch"] += 1
        return inner(disc)

    def length(self, goal, most=None):
        """Of the shortest way; None: there is none, or it is longer."""
        most = self.most if most is None else min(most, self.most)
        if goal == self.start:
            return 0
        if leg_length(self.start, goal) > most:
            return None
        held = self.holding(goal) & ~self.at_start
        ends = [self.inside(disc) for k, disc in enumerate(self.discs)
                if held >> k & 1]
        if any(holds(corners, goal) for corners in self.around + ends):
            if any(holds(corners, goal) for corners in self.walls):
                SEEN["wall: no place to end"] += 1
            return None
        SEEN["polygon within: %s" % (
            "yes" if held | self.at_start else "no")] += 1

        def free(p, q):
            """Of a leg; the last gives way to who holds the goal."""
            given = self.at_start | (held if q == goal else 0)
            return not self.blocked(p, q) & ~given and all(
                is_free(p, q, corners) for corners in
                self.around + (ends if q == goal else []))

        found = search(self.start, goal, self.turns, free, most)
        if not all(is_free(self.start, goal, wall) for wall in self.walls):
            SEEN["wall: %s" % ("no way" if found is None else
                               "a way round")] += 1
        return found


def search(start, goal, points, free, most):
    """Dijkstra's search, first where the straight rest is shortest."""
    if free(start, goal):
        return leg_length(start, goal)
    rests = {goal: 0}
    for point in points:
        rest = leg_length(point, goal)
        if leg_length(start, point) + rest <= most:
            rests[point] = rest
    best, waiting = {start: 0}, [(leg_length(start, goal), start)]
    while waiting:
        _, here = heapq.heappop(waiting)
        if here == goal:
            return best[goal]
        if here not in rests and here != start:
            continue
        rests.pop(here, None)   # there is no shorter way to it
        for there, rest in rests.items():
            left = min(most - rest, best.get(there, most + 1) - 1) - best[here]
            if is_within(here, there, left) and free(here, there):
                best[there] = best[here] + leg_length(here, there)
                heapq.heappush(waiting, (best[there] + rest, there))
    return None


def is_within(p, q, most):
    """Whether a leg has at most so many tenths."""
    right, down = q[0] - p[0], q[1] - p[1]
    return most >= 0 and right * right + down * down <= most * most
