"""Places on the table in a scenario of the engine of WTJ 1916.

Source: docs/rulings/wtj.md, R-25, for how they are written; what comes of
them is the oracle's (wtj_plane.py). Unit: millimetres; the engine's points
are to the east and to the south, the oracle's to the east and to the north.
"""

import re
from fractions import Fraction

from wtj_plane import FACINGS, contacts, overlap, rectangle, side_touched
from wtj_engine_themes import chance, weighted
from wtj_state import SIDES

SIZES = ("base_width", "base_depth")
POINT = re.compile(r"([0-9.]+) mm, ([0-9.]+) mm")
MIDDLE = 1000   # of the table, where the first base is put
TRIES = 12      # to put a unit down


def point_of(words):
    """A point of the engine as the oracle has it."""
    east, south = POINT.fullmatch(words).groups()
    return [Fraction(east), -Fraction(south)]


def words_of(point):
    """The other way round."""
    return "%s mm, %s mm" % tuple("%.10g" % (MIDDLE + float(part))
                                  for part in (point[0], -point[1]))


def oracle_places(scenario):
    """The scenario with the oracle's points."""
    return {**scenario, **{side: {"units": [
        {**unit, "at": [point_of(at) for at in unit["at"]]}
        if "at" in unit else unit for unit in scenario[side]["units"]]}
        for side in SIDES}}


# --- Made at random ----------------------------------------------------------

def size_of(facing, sizes):
    """How far a base reaches to the east and to the north."""
    width, depth = (sizes[name] for name in SIZES)
    return (depth, width) if facing in ("east", "west") else (width, depth)


def beside(rng, base, reach):
    """A place that touches a base, as (east, north), on any of its sides."""
    middle = (Fraction(base.west + base.east, 4),
              Fraction(base.south + base.north, 4))
    far = (Fraction(base.east - base.west, 4) + Fraction(reach[0], 2),
           Fraction(base.north - base.south, 4) + Fraction(reach[1], 2))
    along = rng.randint(0, 1)
    off = [0, 0]
    off[1 - along] = rng.choice((-1, 1)) * far[1 - along]
    part = rng.choice((0, 0, 0, Fraction(1, 4), Fraction(1, 2), 1))
    by = far[along] if part == 1 else round(part * far[along])
    off[along] = rng.choice((-1, 1)) * by
    return [middle[0] + off[0], middle[1] + off[1]]


def row_of(rng, first, unit, reach):
    """The places of a unit whose first base stands there: a line or a heap."""
    places, facing = [first], unit["facing"]
    line = 1 if facing in ("east", "west") else 0
    if chance(rng, 15):
        line = 1 - line
    gap = rng.choice((0, 0, 0, 5))
    way = rng.choice((-1, 1))
    while len(places) < unit["bases"]:
        last = places[-1]
        step = [0, 0]
        step[line] = way * (reach[line] + gap)
        places.append([last[0] + step[0], last[1] + step[1]])
    return places


def boxes_of(unit, places, sizes):
    """The oracle's rectangles."""
    return [rectangle(at, unit["facing"], *(sizes[name] for name in SIZES))
            for at in places]


def stands_well(boxes, enemies, standing):
    """Whether bases touch an enemy, if there are any, and lie on nobody."""
    if any(overlap(one, two) for one in boxes
           for _, more in standing for two in more):
        return False
    return not enemies or any(side_touched(one, two)
                              for one in boxes for two in enemies)


def put_unit(rng, side, unit, standing, sizes, origin):
    """Puts a unit down so that it touches an enemy; its bases are added to
    those that stand there. Now and then it is put on somebody."""
    enemies = [box for other, boxes in standing if other != side
               for box in boxes]
    for _ in range(TRIES):
        usual = ("north", "south")[side]
        unit["facing"] = weighted(rng, [(usual, 75)] + [
            (way, 8) for way in FACINGS if way != usual])
        reach = size_of(unit["facing"], sizes)
        first = beside(rng, rng.choice(enemies), reach) if enemies else origin
        places = row_of(rng, first, unit, reach)
        boxes = boxes_of(unit, places, sizes)
        if stands_well(boxes, enemies, standing):
            break
    standing.append((side, boxes))
    unit["at"] = [words_of(at) for at in places]


def put_group(rng, sides, sizes, origin):
    """Puts units of both sides down about a place; [(unit, side, bases)]."""
    rows = [(side, unit) for side in (0, 1) for unit in sides[side]]
    rng.shuffle(rows)
    first = next(k for k, (side, _) in enumerate(rows)
                 if side != rows[0][0])
    rows.insert(1, rows.pop(first))     # an enemy to each from then on
    standing = []
    for side, unit in rows:
        put_unit(rng, side, unit, standing, sizes, origin)
    return [(unit, *row) for (_, unit), row in zip(rows, standing)]


def put_all(rng, sides, sizes):
    """The same in one group, or now and then in two that stand apart."""
    if min(map(len, sides)) < 2 or chance(rng, 60):
        return put_group(rng, sides, sizes, [Fraction(0)] * 2)
    return [row for k, origin in enumerate((0, 1500))
            for row in put_group(rng, [units[k:] if k else units[:1]
                                       for units in sides], sizes,
                                 [Fraction(origin), Fraction(0)])]


def put_down(rng, sides, sizes):
    """Gives all units of both sides places; the contacts of these."""
    touched = ()
    while len(touched) < sum(map(len, sides)):
        rows = put_all(rng, sides, sizes)
        found = contacts([row[1:] for row in rows])
        touched = {n for row in found for n in row[:2]}
    for unit, side, _ in rows:
        if unit["facing"] == ("north", "south")[side] and chance(rng, 50):
            del unit["facing"]
        if chance(rng, 50):
            del unit["bases"]
    names = [id_of(unit["name"]) for unit, _, _ in rows]
    return [dict(zip(("attacker", "edge", "defender", "defender_edge"),
                     (names[row.attacker], row.attacker_edge,
                      names[row.defender], row.defender_edge)))
            for row in sorted(found)]


def id_of(name):
    """The id made of a name."""
    return name.lower().replace(" ", "-")
