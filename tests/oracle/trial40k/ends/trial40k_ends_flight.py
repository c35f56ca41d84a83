"""The ends of models that fall back (R-29).

Source: docs/rulings/trial40k-plane.md; TAR-167, 168, 171 to 174, 182 to 184,
A-58, A-59, A-61, A-62. Unit: tenths of a millimetre; half inches where it is
said.
"""

from functools import cache

from trial40k_charge_place import minus
from trial40k_charge_table import NEAR, SEEN, square
from trial40k_ends import is_within, stands_on_nobody
from trial40k_retreat import (HALF_INCH, HOMES, Flight, limits, onward, went)

SIXTEENTHS = 16


@cache
def flight_of(start):
    """The ways of a model, which are those as the fights begin."""
    return Flight(start)


@cache
def ends_of(start, length):
    """Where it may end that goes so far, whoever stands there."""
    return flight_of(start).ends(length)


def across(home, point):
    """A point's place across the direction home."""
    return point[0] if HOMES[home][0] == 0 else point[1]


def corridor(field, group, home):
    """Twice the outermost edges of the bases of a group, across."""
    rows = [(2 * across(home, field.where[n]), field.table.models[n].wide)
            for n in group]
    return (min(middle - wide for middle, wide in rows),
            max(middle + wide for middle, wide in rows))


def is_home(start, point):
    """Whether a point is beyond the edge that is home."""
    if start.size is None:
        return False
    return {"west": point[0] < 0, "north": point[1] < 0,
            "east": point[0] > start.size[0],
            "south": point[1] > start.size[1]}[start.home]


def in_the_corridor(field, number, point, home, edges):
    """Whether a model's base is between the edges."""
    middle, wide = (2 * across(home, point),
                    field.table.models[number].wide)
    return edges[0] <= middle - wide and middle + wide <= edges[1]


def chosen(field, number, start, ends, gone, edges):
    """The one that a model takes of the ends on which nobody stands."""
    beside = [end for end in ends
              if is_within(field, number, end, gone, NEAR)]
    if gone:
        SEEN["flight: %s" % ("apart" if not beside else "together" if
                             len(beside) == len(ends) else
                             "to be together")] += 1
    ends = beside or ends
    inside = [end for end in ends
              if in_the_corridor(field, number, end, start.home, edges)]
    SEEN["flight: %s" % ("outside the corridor" if not inside else "inside"
                         if len(inside) == len(ends) else
                         "to be inside")] += 1

    def worth(end):
        return (-onward(start.home, minus(end, start.point)),
                square(end, start.point), *end)
    rows = sorted(map(worth, inside or ends))
    if len(rows) > 1:
        SEEN["flight: decided by %s" % next(
            word for word, a, b in zip(("onward", "least far", "west",
                                        "north"), *rows[:2]) if a != b)] += 1
    return rows[0][2:]


def end_of(field, number, start, length, stays, gone, edges):
    """Where one model ends."""
    for k in range(SIXTEENTHS, 0, -1):
        ends = [end for end in ends_of(start, length * k // SIXTEENTHS)
                if is_home(start, end) or stands_on_nobody(
                    field, number, end, stays + gone)]
        if ends:
            SEEN["flight: %s" % ("full" if k == SIXTEENTHS
                                 else "less far")] += 1
            return chosen(field, number, start, ends, gone, edges)
    SEEN["flight: stays"] += 1
    return start.point


def fled(field, group, starts, length):
    """{number: where it ends; None: it has left the table}.

    group: numbers of those who fall back together; starts: {number: Start};
    length: how far
    """
    home = starts[group[0]].home
    edges = corridor(field, group, home)
    stays = [n for n in range(len(field.where)) if n not in group]
    found = {}
    for number in sorted(group, key=lambda n: (
            -onward(home, field.where[n]), n)):
        point = end_of(field, number, starts[number], length, stays,
                       list(found), edges)
        if is_home(starts[number], point):
            SEEN["flight: off the table"] += 1
            return dict.fromkeys(group)
        field = field.moved(number, point)
        found[number] = point
    return found


def how_far(thrown, starts):
    """How far a group goes of a throw of so many inches; None: it is
    trapped."""
    half_inches = went(thrown, [limits(start) for start in starts])
    return None if half_inches is None else half_inches * HALF_INCH
