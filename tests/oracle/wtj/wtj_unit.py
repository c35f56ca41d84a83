"""Reading the units of a scenario.

Source: tests/oracle/wtj.md; AMB-W17 for their order. Unit: bases,
millimetres.
"""

import re
from fractions import Fraction

from wtj_numbers import MORALE, NUMBERS, TRAINING, Refused, note
from wtj_plane import (FACINGS, contacts, front_of, no_overlaps, place,
                       rectangle)
from wtj_state import COVER, TYPES, VEHICLES, Stack, Unit

KEYS = ("name", "id", "type", "bases", "original", "lost", "training",
        "morale", "status", "prone", "cover", "in_cover", "flamethrowers",
        "assault_weapons", "machine_guns", "with", "damaged", "moved",
        "allowance", "supported", "sees", "reach", "at", "facing",
        "hq_hits", "over_the_top")
STATUS = ("ok", "pinned", "withdrawn", "routed")


def id_of(item):
    """A unit's id: stated, or made from its name."""
    if not isinstance(item, dict) or "name" not in item:
        raise Refused("name: is required")
    made = re.sub(r"[^a-z0-9]+", "-", str(item["name"]).lower()).strip("-")
    return item.get("id", made)


def ids_of(maps):
    """{id: number} of the units, in order."""
    names = {}
    for n, (_, item) in enumerate(maps):
        if id_of(item) in names:
            raise Refused("id: %s stands twice" % id_of(item))
        names[id_of(item)] = n
    return names


def size_of(side, item, numbers, certain, stated):
    """The rectangles of a unit's bases, or None."""
    if "at" not in item:
        return None
    if certain and not {"base_width", "base_depth"} <= stated:
        raise Refused("certain: the sources have lost base size")
    facing = item.get("facing", ("north", "south")[side])
    if facing not in FACINGS:
        raise Refused("facing: must be one of " + ", ".join(FACINGS))
    spots = item["at"]
    if not isinstance(spots, list) or len(spots) != item.get("bases",
                                                             len(spots)):
        raise Refused("at: a place for each base")
    return [rectangle(spot, facing, numbers["base_width"],
                      numbers["base_depth"]) for spot in spots]


def by_ids(rows, way):
    """Rows of (side, map, …) by the ids of the units, from either end."""
    note("equal_units: " + way)
    rows = sorted(rows, key=lambda row: id_of(row[1]))
    return rows if way == "first" else rows[::-1]


def placed(maps, numbers, certain, stated, way):
    """Units in the order of their place, and contacts; or of their ids.

    way: the reading `equal_units`, by which end of the ids they begin
    """
    rows = [(side, item, size_of(side, item, numbers, certain, stated))
            for side, item in maps]
    standing = [row for row in rows if "with" not in row[1]]
    at = [row[2] is not None for row in standing]
    if any(at) and not all(at):
        raise Refused("at: of all units or of none")
    if not any(at):
        return sorted(by_ids(maps, way), key=lambda row: row[0]), None
    boxes = [(side, bases) for side, _, bases in rows if bases]
    no_overlaps(boxes)
    fronts = [front_of(boxes, side) for side in (0, 1)]

    def order(row):
        side, _, bases = row
        return side, (place(bases, fronts[side]) if bases and fronts[side]
                      else (10 ** 9, 0))

    rows = sorted(by_ids(rows, way), key=order)
    found = contacts([(side, bases or []) for side, _, bases in rows])
    return [(side, item) for side, item, _ in rows], found


def count(item, key, most, usual=0):
    """How many bases; true is all of them."""
    value = item.get(key, usual)
    if value is True:
        return most
    if value is False:
        return 0
    if not isinstance(value, int) or not 0 <= value <= most:
        raise Refused("%s: must be 0 to %d" % (key, most))
    return value


def stacks_of(item, size):
    """Alike bases of a unit, from the left."""
    cover = one_of(item, "cover", COVER, "none")
    prone, flames = (count(item, key, size)
                     for key in ("prone", "flamethrowers"))
    covered = count(item, "in_cover", size, size)
    rows = []
    for k in range(size):
        mark = (k < prone, cover if k < covered else "none", k < flames)
        if rows and rows[-1][1:] == mark:
            rows[-1] = Stack(rows[-1].count + 1, *mark)
        else:
            rows.append(Stack(1, *mark))
    return tuple(rows)


def over_the_top(side, item):
    """Only who moved into contact can have left cover to do so (WTJ-M6)."""
    given = bool(item.get("over_the_top", False))
    if given and side:
        raise Refused("WTJ-M6: the defender has not moved into contact")
    return given


def one_of(item, key, words, usual):
    """A word of a unit."""
    value = item.get(key, usual)
    if value not in words:
        raise Refused("%s: must be one of %s" % (key, ", ".join(words)))
    return value


def share(item, key, length, numbers, certain, stated):
    """A length as a share of a tank's allowance."""
    if not length:
        return Fraction(0)
    if "allowance" not in item and certain and (
            "tank_allowance" not in stated):
        raise Refused("certain: the sources have lost movement allowance")
    part = Fraction(length) / item.get("allowance", numbers["tank_allowance"])
    if not 0 <= part <= 1:
        raise Refused("%s: more than the allowance" % key)
    return part


def read_unit(side, item, names, numbers, certain, stated):
    """A Unit from its map."""
    for key in item:
        if key not in KEYS:
            raise Refused("units: unknown key %s" % key)
    sort = one_of(item, "type", TYPES, "infantry")
    size = item.get("bases", len(item.get("at", ())))
    if isinstance(size, bool) or not isinstance(size, int) or size < 1:
        raise Refused("WTJ-01: %s has no bases" % id_of(item))
    tank = sort in VEHICLES
    damaged = count(item, "damaged", size if tank else 0)
    stacks = ((Stack(size - damaged), Stack(damaged)) if tank
              else stacks_of(item, size))
    lost = count(item, "lost", 99)
    original = item.get("original", size + lost)
    if original < size + lost:
        raise Refused("original: fewer than there are")
    host = item.get("with")
    if host is not None and host not in names:
        raise Refused("with: no such unit")
    guns = 0
    if tank:
        guns = item.get("machine_guns")
        if guns is None:
            if certain and "machine_guns" not in stated:
                raise Refused("certain: the sources have lost "
                              + NUMBERS["machine_guns"][4])
            guns = numbers["machine_guns"]
            if guns != NUMBERS["machine_guns"][0]:
                note("machine_guns turned")
    lengths = (item, "moved", item.get("moved", 0), numbers, certain, stated)
    if any(length <= 0 for length in item.get("reach", {}).values()):
        raise Refused("reach: must cost something")
    reach = tuple(sorted(
        (names[other], share(item, "reach", length, numbers, certain, stated))
        for other, length in item.get("reach", {}).items()))
    return Unit(
        str(item["name"]), id_of(item), side, sort, stacks, original,
        one_of(item, "training", TRAINING, "average"),
        one_of(item, "morale", MORALE, "steady"),
        one_of(item, "status", STATUS, "ok"),
        None if host is None else names[host],
        bool(item.get("assault_weapons", False)), guns, damaged,
        share(*lengths), lost > 0, item.get("supported"),
        tuple(sorted(item.get("sees", ()))), reach,
        count(item, "hq_hits", 9), over_the_top(side, item))
