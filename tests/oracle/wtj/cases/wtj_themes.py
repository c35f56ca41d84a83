"""Scenarios of WTJ 1916 made at random.

Source: the scenario table of tests/oracle/wtj.md. Unit: bases; a case
may be too large to walk, or forbidden.
"""

from wtj_end import AIMS, ENDINGS, MEASURES
from wtj_numbers import MORALE, NUMBERS, READINGS, RESULTS, TRAINING
from wtj_state import EDGES

SIDES = ("attacker", "defender")
ARMS = (    # types and their weights, attacker's and defender's
    (("infantry", 60), ("cavalry", 18), ("tank", 16), ("dismounted", 4),
     ("soft", 2)),
    (("infantry", 60), ("cavalry", 9), ("tank", 9), ("machine-gun", 9),
     ("gun", 5), ("limbered", 4), ("dismounted", 2), ("soft", 2)),
)
COVER = (("none", 50), ("soft", 10), ("solid", 20), ("hard", 10),
         ("enclosed", 10))
ATTACHED = (("machine-gun", 55), ("assault-weapon", 30), ("mortar", 15))


def chance(rng, percent):
    """True in so many cases of a hundred."""
    return rng.randrange(100) < percent


def weighted(rng, rows):
    """One of the words of rows of (word, weight)."""
    words, weights = zip(*rows)
    return rng.choices(words, weights)[0]


def marks(rng, side, unit):
    """What bases of personnel carry and lie in."""
    size = unit["bases"]
    cover = weighted(rng, COVER)
    if cover != "none" and chance(rng, 65 if side else 20):
        unit["cover"] = cover
        if chance(rng, 35) and size > 1:
            unit["in_cover"] = rng.randint(1, size)
    if chance(rng, 12):
        unit["prone"] = rng.choice((True, rng.randint(1, size)))
    if chance(rng, 10):
        unit["flamethrowers"] = rng.choice((True, rng.randint(1, size)))
    if chance(rng, 8) and not side:
        unit["assault_weapons"] = True
    if chance(rng, 15):
        unit["lost"] = rng.randint(1, 4)
    if chance(rng, 12):
        unit["original"] = size + unit.get("lost", 0) + rng.randint(0, 4)


def unit_of(rng, side, number, largest):
    """A unit of a side."""
    sort = weighted(rng, ARMS[side])
    small = sort in ("tank", "gun", "machine-gun", "limbered", "soft")
    unit = {"name": "%s%d" % ("AD"[side], number),
            "bases": rng.randint(1, min(2, largest) if small else largest)}
    if sort != "infantry":
        unit["type"] = sort
    if chance(rng, 45):
        unit["training"] = rng.choice(TRAINING + ("great", "outstanding"))
    if chance(rng, 60):
        unit["morale"] = rng.choice(MORALE)
    if chance(rng, 15):
        unit["status"] = rng.choice(("pinned", "pinned", "withdrawn",
                                     "routed"))
    if chance(rng, 15):
        unit["supported"] = chance(rng, 50)
    if sort == "tank":
        if chance(rng, 30):
            unit["damaged"] = 1
        if chance(rng, 40):
            unit["machine_guns"] = rng.randint(0, 2)
        unit["moved"] = rng.choice((0, 0, 4, 5, 9, 12)) if not side else 12
    else:
        marks(rng, side, unit)
    return unit


def attached(rng, units, side):
    """Weapons that go with infantry, now and then."""
    hosts = [unit for unit in units
             if unit.get("type", "infantry") in ("infantry", "dismounted")]
    if not hosts or not chance(rng, 30):
        return []
    host = rng.choice(hosts)
    return [{"name": "W%s" % "ad"[side], "bases": rng.randint(1, 2),
             "type": weighted(rng, ATTACHED), "with": host["name"].lower()}]


def contact(rng, one, two):
    """A stated contact of two units."""
    edges = ["front" if chance(rng, 75) else rng.choice(EDGES)
             for _ in range(2)]
    return "%s %s on %s %s" % (one.lower(), edges[0], two.lower(), edges[1])


def contacts(rng, ours, theirs):
    """Contacts in which every unit but some touches an enemy."""
    names = [[unit["name"] for unit in row] for row in (ours, theirs)]
    rows = set()
    for name in names[0]:
        rows.add((name, rng.choice(names[1])))
    for name in names[1]:
        rows.add((rng.choice(names[0]), name))
    if chance(rng, 12) and len(rows) > 1:
        rows.discard(rng.choice(sorted(rows)))      # somebody stands off
    found = [contact(rng, *pair) for pair in sorted(rows)]
    if chance(rng, 45):     # another edge of some pair
        found.append(contact(rng, *rng.choice(sorted(rows))))
    return sorted(set(found))


def on_the_plane(rng, document):
    """Positions in place of stated contacts: two lines of bases."""
    for side, name in enumerate(SIDES):
        x = 30 * rng.randint(-2, 2) + rng.choice((0, 0, 10, 15))
        for unit in document[name]["units"]:
            if "with" in unit:
                continue
            y = -15 if not side else 0
            turned = side and chance(rng, 15)
            unit["at"] = [[x + 30 * k, y] for k in range(unit["bases"])]
            unit["facing"] = ("north", "south")[side]
            if turned:
                unit["facing"] = "north"    # struck in the rear
            x += 30 * unit["bases"] + rng.choice((0, 0, 30))
    del document["contacts"]


def parameters(rng):
    """Readings and numbers that are turned."""
    given = {}
    for _ in range(rng.choice((0, 0, 0, 1, 2, 4, 8))):
        row = rng.choice(sorted(READINGS))
        given[row] = rng.choice(READINGS[row])
    for _ in range(rng.choice((0, 0, 0, 1, 2, 4))):
        name = rng.choice(sorted(NUMBERS))
        low, high = NUMBERS[name][1:3]
        usual = NUMBERS[name][0]
        if not name.startswith("base_") and name != "tank_allowance":
            given[name] = max(low, min(high, usual + rng.choice((-1, 1))))
    if chance(rng, 8):
        name = "%s_%d" % (rng.choice(sorted(RESULTS)), rng.randint(-2, 1))
        given[name] = rng.choice(("-", "P", "W", "R", "RS", "S", "SD"))
    return given


def aim(rng):
    """What the sides want."""
    if chance(rng, 70):
        return rng.choice(AIMS)
    names = rng.sample(ENDINGS + MEASURES, rng.randint(1, 4))
    return {name: str(rng.randint(-10, 10)) for name in names}


def scenario(rng):
    """One scenario document."""
    sizes = rng.choice(((1, 1), (1, 2), (2, 1), (2, 2), (2, 2), (2, 2),
                        (2, 2), (2, 2), (2, 3), (3, 2)))
    largest = rng.choice((2, 2, 3, 3, 4, 5) if min(sizes) > 1
                         else (3, 4, 5, 6))
    rows = [[unit_of(rng, side, n + 1, largest) for n in range(sizes[side])]
            for side in (0, 1)]
    document = {"rules": "wtj", "contacts": contacts(rng, *rows)}
    for side, name in enumerate(SIDES):
        document[name] = {"units": rows[side] + attached(rng, rows[side],
                                                         side)}
    for key, percent in (("fire", 45), ("rout", 30), ("command", 12)):
        if chance(rng, percent):
            document[key] = True
    document["turns"] = rng.choice((1, 1, 1, 2, 2, 3, 4, "unlimited"))
    if chance(rng, 30):
        document["until"] = "assault-over"
    if chance(rng, 40):
        document["scenario_defender"] = rng.choice(SIDES + ("none",))
    document["aim"] = aim(rng)
    given = parameters(rng)
    if given:
        document["parameters"] = given
    if chance(rng, 5):
        document["preset"] = "certain"
    if chance(rng, 20):
        on_the_plane(rng, document)
    return document
