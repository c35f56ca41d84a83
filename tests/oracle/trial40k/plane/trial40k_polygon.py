"""Convex polygons: whether one holds a point, or a leg runs through it.

Corners are in order, the inside to the left, no three on a line. Unit: whole
tenths of a millimetre. What lies beside the box about a polygon is told from
its four numbers, because most does, and this is asked millions of times.
"""

from functools import cache


@cache
def box(corners):
    """(west, east, north, south) of a polygon."""
    xs, ys = zip(*corners)
    return min(xs), max(xs), min(ys), max(ys)


@cache
def edges(corners):
    """(x, y, right, down) of each edge: where it begins, how far it goes."""
    return [(a[0], a[1], b[0] - a[0], b[1] - a[1])
            for a, b in zip(corners, corners[1:] + corners[:1])]


def holds(corners, point):
    """Whether a point is strictly inside a polygon."""
    west, east, north, south = box(corners)
    px, py = point
    if not (west < px < east and north < py < south):
        return False
    for x, y, right, down in edges(corners):
        if right * (py - y) <= down * (px - x):
            return False
    return True


def is_free(p, q, corners):
    """Whether no point of a leg is strictly inside a polygon.

    Two convex figures have nothing in common inside when a line parallel to
    a side of one of them parts them.
    """
    west, east, north, south = box(corners)
    (px, py), (qx, qy) = p, q
    if (px <= west and qx <= west or px >= east and qx >= east or
            py <= north and qy <= north or py >= south and qy >= south):
        return True
    right, down = qx - px, qy - py
    if right or down:
        turns = [right * (y - py) - down * (x - px) for x, y in corners]
        if min(turns) >= 0 or max(turns) <= 0:
            return True
    for x, y, right, down in edges(corners):
        if (right * (py - y) <= down * (px - x) and
                right * (qy - y) <= down * (qx - x)):
            return True
    return False
