"""Scenarios of Portable Close Combat made at random.

Source: the scenario table of the rulings page. What is made here is the
content of a scenario; portable_write.py puts it into words.
"""

from typing import NamedTuple

from portable_applied import NUMBERS, READINGS
from portable_battle import (ATTACKER, DEFENDER, ENDINGS, GRADES, MEASURES,
                             SIDES)
from portable_board import DIRECTIONS, ahead, name_of
from portable_layouts import layout

ARMS = {    # types and their weights, attacker's and defender's
    ATTACKER: (("infantry", 50), ("cavalry", 25), ("dismounted", 15),
               ("artillery", 10)),
    DEFENDER: (("infantry", 40), ("cavalry", 20), ("dismounted", 15),
               ("artillery", 25)),
}
GROUND = (("wood", 20), ("hill", 20), ("built-up", 10), ("works", 30),
          ("river", 15), ("impassable", 15), ("open", 5))


class Content(NamedTuple):
    """A scenario before it is put into words."""
    columns: int
    rows: int
    ground: dict        # square to [(kind, faces)] and a level or None
    units: list         # maps with side, type, quality, square, facing
    more: dict          # parameters, fire, aim, objectives


def chance(rng, percent):
    """True in so many cases of a hundred."""
    return rng.randrange(100) < percent


def weighted(rng, rows):
    """One of the words of rows of (word, weight)."""
    words, weights = zip(*rows)
    return rng.choices(words, weights)[0]


def kinds_of_square(rng):
    """Kinds of ground of one square, works now and then with faces."""
    count = 1 if chance(rng, 80) else 2
    rows = []
    for kind in dict.fromkeys(weighted(rng, GROUND) for _ in range(count)):
        faces = ()
        if kind == "works" and chance(rng, 60):
            faces = tuple(sorted(rng.sample(DIRECTIONS, rng.randint(1, 3))))
        rows.append((kind, faces))
    level = rng.randint(0, 3) if chance(rng, 20) else None
    return rows, level


def broken_ground(rng, columns, rows):
    """{square: (kinds, level)} of a board."""
    density = rng.choice((0, 0, 10, 25, 50))
    return {(column, row): kinds_of_square(rng)
            for column in range(columns) for row in range(rows)
            if chance(rng, density)}


def impassable(ground, square):
    """Whether nobody may stand in a square."""
    return any(kind == "impassable" for kind, _ in ground.get(square,
                                                               ((), 0))[0])


def fighting_units(rng, squares):
    """Fighting units of both sides, each in a square of its own."""
    count = min(len(squares), rng.choice((2, 3, 3, 4, 4, 5, 6, 7, 8)))
    units = []
    for number, square in enumerate(rng.sample(squares, count)):
        side = number if number < 2 else rng.randrange(2)
        twin = [unit for unit in units if unit["side"] == side]
        if twin and chance(rng, 30):
            units.append(dict(rng.choice(twin), square=square))
            continue
        units.append({"side": side, "type": weighted(rng, ARMS[side]),
                      "quality": rng.choice(GRADES), "square": square,
                      "moved": chance(rng, 30)})
    return units


def face_each_other(rng, units):
    """Give each unit a facing, more often than not at an enemy."""
    for unit in units:
        unit["facing"] = rng.choice(DIRECTIONS)
        at_hand = [
            way for way in DIRECTIONS for other in units
            if other["side"] != unit["side"]
            and ahead(unit["square"], way) == other["square"]]
        often = 95 if unit["side"] == ATTACKER else 65
        if at_hand and chance(rng, often):
            unit["facing"] = rng.choice(at_hand)


def commanders(rng, units, squares):
    """Commanders: with a unit of their side, or alone."""
    made = []
    for side in (ATTACKER, ATTACKER, DEFENDER, DEFENDER):
        if not chance(rng, 35):
            continue
        theirs = [unit["square"] for unit in units if unit["side"] == side]
        used = [unit["square"] for unit in units + made]
        spare = [square for square in squares if square not in used]
        leads = chance(rng, 60)
        places = theirs if theirs and leads else spare
        if not places:
            continue
        place = rng.choice(places)
        if place in [unit["square"] for unit in made]:
            continue
        made.append({"side": side, "type": "commander", "quality": "elite",
                     "square": place, "facing": rng.choice(DIRECTIONS),
                     "moved": False})
    return made


def parameters(rng, fire):
    """Parameters of the scenario; those of fire where there is fire."""
    often = rng.choice((0, 5, 5, 15, 40))
    given = {}
    for row, values in READINGS.items():
        if chance(rng, often):
            number = rng.randrange(len(values))
            given[row] = "abcd"[number] if chance(rng, 10) else values[number]
    often = rng.choice((0, 4, 4, 15))
    for name, (usual, low, high) in NUMBERS.items():
        if chance(rng, often * (2 if fire and "fire" in name else 1)):
            near = [max(low, usual - 1), min(high, usual + 1), usual + 2]
            given[name] = (rng.randint(low, high) if chance(rng, 30)
                           else min(high, rng.choice(near)))
    return given


def stated_aim(rng):
    """Points for a few endings and measures."""
    names = rng.sample(ENDINGS[:-1] + MEASURES, rng.randint(1, 5))
    points = (-30, -7, -5, -1, 1, 3, 10, 50, 100, "1/3", "-7/2", "22/7")
    return {name: rng.choice(points) for name in names}


def more_keys(rng, squares):
    """What else a scenario says."""
    given = {}
    if chance(rng, 30):
        given["fire"] = True
    turned = parameters(rng, "fire" in given)
    if turned:
        given["parameters"] = turned
    aim = weighted(rng, (("ground", 20), ("cheaply", 25), ("attrition", 20),
                         ("stated", 35)))
    if aim != "ground" or chance(rng, 30):
        given["aim"] = stated_aim(rng) if aim == "stated" else aim
    if chance(rng, 25):
        count = min(len(squares), rng.choice((1, 1, 2, 3)))
        given["objectives"] = [name_of(square)
                               for square in rng.sample(squares, count)]
    return given


def arms(rng, unit):
    """A unit of a layout with its type and its quality."""
    kind = unit.get("type") or weighted(rng, ARMS[unit["side"]])
    quality = "elite" if kind == "commander" else rng.choice(GRADES)
    return {"type": kind, "quality": quality, "moved": chance(rng, 30),
            **unit}


def laid_out(rng):
    """The content of a scenario that is made from a layout."""
    columns, rows, units, keys = layout(rng)
    squares = [(column, row) for column in range(columns)
               for row in range(rows)]
    ground = {square: kinds_of_square(rng) for square in squares
              if chance(rng, 25)}
    ground = {square: made for square, made in ground.items()
              if not impassable(ground, square)}
    units = [arms(rng, unit) for unit in units
             if len(units) <= 3 or not chance(rng, 10)]
    if len({unit["side"] for unit in units}) < 2:
        return laid_out(rng)
    units += commanders(rng, units, squares)
    more = more_keys(rng, squares)
    turned = {**more.get("parameters", {}), **keys.pop("parameters")}
    rng.shuffle(units)
    return Content(columns, rows, ground, one_commander_a_square(units),
                   {**more, **keys, "parameters": turned})


def content(rng):
    """The content of one scenario."""
    if chance(rng, 25):
        return laid_out(rng)
    columns = rng.choice((1, 2, 2, 3, 3, 3, 4, 4, 5))
    rows = rng.choice((2, 3, 3, 3, 4, 4, 5))
    ground = broken_ground(rng, columns, rows)
    squares = [(column, row) for column in range(columns)
               for row in range(rows)]
    standing = [square for square in squares
                if not impassable(ground, square)]
    if len(standing) < 2:
        return content(rng)
    units = fighting_units(rng, standing)
    face_each_other(rng, units)
    units += commanders(rng, units, standing)
    for side in (ATTACKER, DEFENDER):
        lone = [unit for unit in units if unit["side"] == side
                and unit["type"] != "commander"]
        often = 3 if side == ATTACKER else 12
        if chance(rng, often):
            rng.choice(lone).update(type="commander", quality="elite")
    units = one_commander_a_square(units)
    rng.shuffle(units)
    return Content(columns, rows, ground, units, more_keys(rng, squares))


def one_commander_a_square(units):
    """The units without a second commander in a square."""
    kept = []
    for unit in units:
        key = (unit["square"], unit["type"] == "commander")
        if key not in [(other["square"], other["type"] == "commander")
                       for other in kept]:
            kept.append(unit)
    return kept


def short_sides(rng):
    """A scenario of two sides in one line each."""
    given = {"rules": "portable", **more_keys(rng, [(3, 3)])}
    given.pop("objectives", None)
    for side, name in enumerate(SIDES):
        given[name] = short_side(rng, side)
    return given


def short_side(rng, side):
    """One side in one line, or the map that stands for it."""
    kind = weighted(rng, ARMS[side] + (("commander", 5),))
    quality = rng.choice(GRADES + (None,)) if kind != "commander" else None
    leader = kind != "commander" and chance(rng, 40)
    ground = rng.choice(("wood", "hill", "built-up", "works", "river",
                         "open", None, None))
    aspect = rng.choice(("front", "flank", "rear", None)) if side == 0 \
        else None
    if chance(rng, 20):
        given = {"type": kind, "quality": quality, "ground": ground,
                 "commander": leader or None, "aspect": aspect}
        return {key: value for key, value in given.items()
                if value is not None}
    words = [kind] if quality is None else rng.choice(
        ([kind, quality], [quality, kind]))
    words += ["with commander"] * leader
    words += [rng.choice(("in ", "on ")) + ground] if ground else []
    return " ".join(words + (["on " + aspect] if aspect else []))
