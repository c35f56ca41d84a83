"""Scenarios of Soldiers made at random: ground, units, orders, numbers.

Source: the scenario table of the rulings page. Unit: documents; they may be
of any size, and forbidden. Cells are numbers until the document is written.
"""

from soldiers_applied import READINGS
from soldiers_battle import ENDINGS, MEASURES
from soldiers_board import OFF, Board, around
from soldiers_focus import FOCUSES
from soldiers_numbers import BOUNDS, USUAL
from soldiers_written import write_board

TYPES = {   # types and their weights, attacker's and defender's
    0: (("infantry", 60), ("dismounted", 12), ("cavalry", 8),
        ("machine-gun", 7), ("field-gun", 7), ("howitzer", 6)),
    1: (("infantry", 45), ("dismounted", 8), ("cavalry", 14),
        ("machine-gun", 15), ("field-gun", 9), ("howitzer", 9)),
}
NATIONS = ("russian", "german", "french", "british", "belgian",
           "austro-hungarian", "austro-hungarian")
GROUND = ("woods", "town", "canal", "canal", "slope", "crest", "improved",
          "trench", "road", "road", "bridge", "clear", "impassable")


def chance(rng, percent):
    """True in so many cases of a hundred."""
    return rng.randrange(100) < percent


def weighted(rng, rows):
    """One of the words of rows of (word, weight)."""
    words, weights = zip(*rows)
    return rng.choices(words, weights)[0]


class Draft:
    """A board with units while it is made up."""

    def __init__(self, rng):
        self.rng = rng
        self.columns, self.rows = rng.choice(
            ((3, 3), (4, 3), (3, 4), (4, 4), (5, 4), (5, 5), (2, 3), (3, 2)))
        count = self.columns * self.rows
        self.kinds = [set() for _ in range(count)]
        self.levels = [None] * count
        self.sides = ([], [])
        self.fire = weighted(rng, (("none", 42), ("attacker", 24),
                                   ("defender", 18), ("both", 16)))
        self.charges = weighted(rng, (("none", 55), ("attacker", 10),
                                      ("defender", 20), ("both", 15)))
        self.parameters = {}
        self.objectives = None

    def around(self, cell):
        """Neighbours that are on the board."""
        board = Board(self.columns, self.rows, (), ())
        return [other for other in around(board, cell) if other is not OFF]

    def cells_of(self, side):
        """Cells where units of a side stand, once each."""
        return sorted({unit["at"] for unit in self.sides[side]})

    def points(self, cell):
        """Stacking points in a cell, by usual values."""
        return sum(unit.get("stacking", 4 if unit.get(
            "type", "infantry") == "infantry" else 2)
                   for side in self.sides for unit in side
                   if unit["at"] == cell)


def lay_ground(draft, share):
    """Kinds and levels on so many of a hundred cells."""
    rng = draft.rng
    for cell, kinds in enumerate(draft.kinds):
        while chance(rng, share):
            kind = rng.choice(GROUND)
            if kind != "impassable" or chance(rng, 60):
                kinds.add(kind)
        if share and chance(rng, 12):
            draft.levels[cell] = rng.randrange(4)


def unit_of(draft, side, name, at):
    """One unit with only the keys that differ from the usual."""
    rng = draft.rng
    kind = weighted(rng, TYPES[side])
    if draft.charges == "none" and kind == "cavalry" and chance(rng, 50):
        kind = "infantry"
    unit = {"name": name, "at": at}
    if kind != "infantry" or chance(rng, 10):
        unit["type"] = kind
    if chance(rng, 25):
        unit["nation"] = rng.choice(NATIONS)
    if kind in ("field-gun", "howitzer") and chance(rng, 40):
        unit["battery"] = True
    if chance(rng, 35):
        unit["stacking"] = rng.choice((1, 2, 2, 3, 3, 4, 5))
    if kind != "cavalry":
        if chance(rng, 25):
            unit["attack"] = rng.choice((0, 1, 2, 4, 6, 8, 12))
        if chance(rng, 15):
            unit["range"] = rng.choice((0, 1, 1, 2, 3))
        if chance(rng, 20):
            unit["fires"] = "observed"
    if chance(rng, 12 if side == 0 else 22):
        unit["disrupted"] = True
    if side == 0 and kind in ("infantry", "dismounted"):
        points_of(draft, unit)
    return unit


def points_of(draft, unit):
    """Movement points of a unit that may assault."""
    rng = draft.rng
    if chance(rng, 12):
        unit["allowance"] = rng.choice((0, 1, 2, 3, 4, 6))
    if chance(rng, 12):
        unit["left"] = rng.choice((0, 1, 2, 2, 3, 4))
    elif chance(rng, 30):
        route = [unit["at"]]
        for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3))):
            route.insert(0, rng.choice(draft.around(route[0])))
        unit["route"] = route
        if chance(rng, 40):
            unit.setdefault("allowance", rng.choice((4, 5, 6)))


def twin(draft, unit, name):
    """The same unit under another name, now and then with one difference."""
    rng = draft.rng
    made = dict(unit, name=name)
    if chance(rng, 35) and unit.get("type") != "cavalry":
        made.update(rng.choice((
            {"nation": rng.choice(NATIONS)}, {"fires": "observed"},
            {"attack": rng.choice((0, 2, 6, 12))}, {"range": 1},
            {"stacking": rng.choice((1, 2, 3, 4))}, {"disrupted": True},
            {"sees": rng.sample(range(len(draft.kinds)), 2)},
            {"sees_to": rng.sample(range(len(draft.kinds)), 2)})))
    return made


def place_units(draft, defenders, attackers):
    """Units of both sides, most of the attacker's beside the defender."""
    rng = draft.rng
    count = len(draft.kinds)
    held = rng.sample(range(count), rng.choice((1, 1, 1, 2, 2, 3)))
    for number in range(defenders):
        at = rng.choice(held)
        row = draft.sides[1]
        if row and chance(rng, 18):
            row.append(twin(draft, row[-1], "D %d" % (number + 1)))
        else:
            row.append(unit_of(draft, 1, "D %d" % (number + 1), at))
    held = draft.cells_of(1)
    beside = [cell for at in held for cell in draft.around(at)
              if cell not in held]
    free = [cell for cell in range(count) if cell not in held]
    for number in range(attackers):
        row = draft.sides[0]
        if row and chance(rng, 30):
            row.append(twin(draft, row[-1], "A %d" % (number + 1)))
            continue
        if row and chance(rng, 35):
            at = row[-1]["at"]
        else:
            at = rng.choice(beside if beside and chance(rng, 88) else free)
        row.append(unit_of(draft, 0, "A %d" % (number + 1), at))


def give_orders(draft):
    """Standing orders of some units."""
    rng = draft.rng
    for side, row in enumerate(draft.sides):
        enemies = draft.cells_of(1 - side)
        for unit in row:
            beside = [cell for cell in enemies
                      if cell in draft.around(unit["at"])]
            kind = unit.get("type", "infantry")
            able = kind in ("infantry", "dismounted")
            if kind == "cavalry":
                if beside and chance(rng, 55):
                    unit["charges_at"] = rng.choice(beside)
            elif side == 0 and able and beside and chance(rng, 25):
                unit["announces"] = rng.choice(beside)
            elif chance(rng, 45 if draft.fire != "none" else 8):
                unit["fires_at"] = rng.choice(enemies)


def limit_sight(draft):
    """Cells that some units see."""
    rng = draft.rng
    cells = range(len(draft.kinds))
    for unit in draft.sides[0] + draft.sides[1]:
        for key, percent in (("sees", 18), ("sees_to", 10)):
            if chance(rng, percent):
                unit[key] = sorted(rng.sample(
                    cells, rng.randint(0, len(cells))))


def turn_reading(draft, row):
    """One reading at random, by its word or by its letter."""
    rng = draft.rng
    value = rng.choice(READINGS[row])
    draft.parameters[row] = value if chance(rng, 80) else \
        "abc"[READINGS[row].index(value)]


def turn_readings(draft, focused):
    """Those that the focus is about, a few, or many."""
    rng = draft.rng
    percent = rng.choice((0, 0, 8, 8, 40))
    for row in READINGS:
        if chance(rng, 55 if row in focused else percent):
            turn_reading(draft, row)


def turn_numbers(draft, focused):
    """Some numbers of the rules, near their usual values."""
    rng = draft.rng
    percent = rng.choice((0, 1, 4))
    for key, usual in USUAL.items():
        if key.startswith(("eliminated", "disrupted", "stacking_l")):
            continue
        if chance(rng, 22 if key.startswith(focused) else percent):
            low, high = BOUNDS[key]
            value = usual + rng.choice((-2, -1, 1, 2, 3))
            if key.endswith("_range"):
                value = rng.choice((0, 1, 1, 2))
            draft.parameters[key] = min(high, max(low, value))


def column(rng, odds, most):
    """One column of a table, short or long."""
    eliminated = rng.randint(0, most)
    disrupted = rng.randint(eliminated, most)
    words = "%d%s%d" % (odds[0], rng.choice("-:"), odds[1])
    if chance(rng, 50):
        return "%s %d %d" % (words, eliminated, disrupted)
    return {"odds": words, "eliminated": eliminated, "disrupted": disrupted}


def table(rng, most):
    """A results table of the scenario's own."""
    odds = rng.sample(((1, 4), (1, 3), (1, 2), (2, 3), (1, 1), (3, 2), (2, 1),
                       (5, 2), (3, 1), (4, 1), (6, 1)), rng.randint(1, 6))
    odds.sort(key=lambda pair: pair[0] / pair[1])
    return [column(rng, pair, most) for pair in odds]


def tables(draft):
    """Dice and tables of the scenario's own; keys of the document."""
    rng = draft.rng
    made = {}
    if chance(rng, 15):
        made["die"] = rng.choice((4, 6, 8, 10, 20))
    if chance(rng, 10):
        made["dice"] = rng.choice((1, 2, 2, 3))
    most = made.get("die", 6) * made.get("dice", 1)
    if most < 6 or chance(rng, 18):
        made["table"] = table(rng, most)
    if chance(rng, 10):
        made["fire_table"] = table(rng, most)
    if "table" not in made and chance(rng, 12):
        name = rng.choice(("1_2", "1_1", "2_1", "3_1", "4_1"))
        draft.parameters["eliminated_" + name] = rng.randint(0, 3)
        draft.parameters["disrupted_" + name] = rng.randint(3, 6)
    return made


def aim(rng):
    """The attacker's aim; now and then he wants what is odd."""
    if chance(rng, 40):
        return rng.choice(("ground", "cheaply", "attrition"))
    if chance(rng, 20):
        return {"some-cleared": 100, "all-cleared": rng.choice((0, 40)),
                "emptied": 100, "taken": rng.choice((0, 60)),
                rng.choice(MEASURES): rng.choice((-40, -9, 20))}
    if chance(rng, 25):     # to drive him back, and not to kill
        return {"defender_driven_back": rng.choice((40, 60)),
                "defender_losses": rng.choice((-20, -7, -3)),
                "objectives_cleared": rng.choice((0, 10, 30))}
    words = rng.sample(ENDINGS[:-1], 3) + rng.sample(
        MEASURES, rng.choice((1, 2, 3)))
    return {word: rng.choice((100, 30, -20, -3, 7, "5/2", "-1/3", 1, 2))
            for word in words}


def short_form(rng):
    """A scenario in short form."""
    defender = {"companies": rng.choice((1, 1, 1, 2))}
    if chance(rng, 70):
        defender["ground"] = rng.choice(
            ("clear", "improved", "woods", "town", "trench", "canal"))
    if chance(rng, 50):
        defender["height"] = rng.choice(("level", "slope", "crest"))
    attacker = {"companies": rng.randint(1, 8)}
    document = {"rules": "soldiers", "attacker": attacker,
                "defender": defender}
    if chance(rng, 60):
        document["attacker"] = "%d compan%s" % (
            attacker["companies"],
            "y" if attacker["companies"] == 1 else "ies")
        document["defender"] = "%d compan%s%s%s" % (
            defender["companies"],
            "y" if defender["companies"] == 1 else "ies",
            " in " + defender["ground"] if "ground" in defender else "",
            " on " + defender["height"] if "height" in defender else "")
    return document


def on_a_board(draft, change):
    """The document of a board with units, changed to what it is about."""
    rng = draft.rng
    lay_ground(draft, rng.choice((0, 0, 10, 30)))
    place_units(draft, rng.choice((1, 1, 2, 2, 3, 4)),
                rng.choice((1, 2, 2, 3, 3, 4)))
    if change:
        change(draft)
    for cell in draft.cells_of(0) + draft.cells_of(1):
        draft.kinds[cell].discard("impassable")
    give_orders(draft)
    limit_sight(draft)
    return write_board(draft)


def scenario(rng):
    """One scenario."""
    draft = Draft(rng)
    _, change, readings, numbers = rng.choices(
        FOCUSES, [row[0] for row in FOCUSES])[0]
    if chance(rng, 4):
        document = short_form(rng)
    else:
        document = on_a_board(draft, change)
    turn_readings(draft, readings)
    turn_numbers(draft, numbers)
    if draft.fire != "none":
        document["fire"] = draft.fire
    if draft.charges != "none":
        document["charges"] = draft.charges
    if chance(rng, 40):
        document.update(tables(draft))
    if draft.parameters:
        document["parameters"] = draft.parameters
    if chance(rng, 75):
        document["aim"] = aim(rng)
    return document
