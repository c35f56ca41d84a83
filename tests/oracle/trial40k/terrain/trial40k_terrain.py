"""Pieces of terrain: what a point is in, and what a straight line crosses.

Source: docs/rulings/trial40k-plane.md, R-36 to R-38; TAR-010, 018, 031, 035,
055, A-11.
Unit: tenths of a millimetre, whole; what is broken is a fraction.
"""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from trial40k_length import tenths
from trial40k_numbers import Refused
from trial40k_polygon import holds
from ways import Obstacle, outline, turn

COVER, IMPASSABLE, DIFFICULT = "cover", "impassable", "difficult"
PIECES, EDGES = 16, 32      # of a file; edges of what is no cover
POINTS = {"line": (2, 16), "area": (3, 16)}
SIX_INCHES = 6 * 254


class Piece(NamedTuple):
    """A piece of ground."""
    kind: str
    shape: str          # line, area
    points: tuple

    def legs(self):
        """Pairs of points: of a line, or of an area's rim."""
        after = self.points[1:]
        if self.shape == "area":
            after += self.points[:1]
        return list(zip(self.points, after))

    def holds(self, point):
        """Whether a point is in an area, or on its edge."""
        return self.shape == "area" and (
            any(on(point, leg) for leg in self.legs())
            or is_inside(point, self.legs()))


def on(point, leg):
    """Whether a point is one of a leg's."""
    a, b = leg
    return turn(a, b, point) == 0 and all(
        min(p, q) <= part <= max(p, q) for part, p, q in zip(point, a, b))


def is_inside(point, legs):
    """Whether a ray to the east crosses the edges an odd number of times."""
    x, y = point
    crossed = [a[0] + Fraction(y - a[1], b[1] - a[1]) * (b[0] - a[0])
               for a, b in legs if (a[1] > y) != (b[1] > y)]
    return sum(place > x for place in crossed) % 2 == 1


def meet(one, two):
    """Whether two legs have a point in common, their ends included."""
    if any(on(end, two) for end in one) or any(on(end, one) for end in two):
        return True
    (p, q), (a, b) = one, two
    return turn(p, q, a) * turn(p, q, b) < 0 and (
        turn(a, b, p) * turn(a, b, q) < 0)


@cache
def grown(leg, radius):
    """The outline of an edge for a mover of such a radius (R-37)."""
    return tuple(outline(Obstacle(leg, radius)))


def of_kind(terrain, kind):
    """The pieces of a kind."""
    return [piece for piece in terrain if piece.kind == kind]


def walls(terrain, wide, kind=IMPASSABLE):
    """Outlines of what a base so wide may not enter."""
    return [grown(leg, (wide + 1) // 2)
            for piece in of_kind(terrain, kind)
            for leg in piece.legs()]


def stands_on(terrain, point, wide, kind=IMPASSABLE):
    """Whether a base would stand on ground of a kind."""
    return any(piece.holds(point)
               for piece in of_kind(terrain, kind)) or any(
                   holds(corners, point)
                   for corners in walls(terrain, wide, kind))


def far(point, leg):
    """The square of how far a point is from a leg."""
    (x, y), (v, w) = ([q - p for p, q in zip(leg[0], end)]
                      for end in (point, leg[1]))
    long = v * v + w * w
    part = min(max(Fraction(x * v + y * w, long), 0), 1) if long else 0
    return (x - part * v) ** 2 + (y - part * w) ** 2


def is_slow_near(terrain, point, wide):
    """Whether difficult ground is near a model (R-38)."""
    return stands_on(terrain, point, wide, DIFFICULT) or any(
        far(point, leg) <= (SIX_INCHES + (wide + 1) // 2) ** 2
        for piece in of_kind(terrain, DIFFICULT) for leg in piece.legs())


def piece_of(row):
    """A piece of a scenario."""
    shape, = set(row) - {"kind"}
    points = tuple(tuple(map(tenths, words.split(", ")))
                   for words in row[shape])
    least, most = POINTS[shape]
    if not least <= len(points) <= most:
        raise Refused("terrain: so many points")
    if (row["kind"], shape) == (DIFFICULT, "line"):
        raise Refused("terrain: difficult ground is areas")
    return Piece(row["kind"], shape, points)


def terrain_of(scenario):
    """The terrain of a scenario: pieces, in its order."""
    found = tuple(map(piece_of, scenario.get("terrain", [])))
    if len(found) > PIECES:
        raise Refused("terrain: so many pieces")
    if sum(len(piece.legs()) for piece in found if piece.kind != COVER
           ) > EDGES:
        raise Refused("terrain: so many edges")
    return found
