"""Lists of orders made at random that say which unit is next.

Source: ruling R-15. Of units that count as one because they could do the
same, or have the same stacking value, the orders tell one or two from the
others. The six questions take turns; each case reaches its own. An order that
is not carried out in any situation is optional (docs/formats/scenario.md).
"""

from soldiers import answer_of
from soldiers_applied import APPLIED, NEXT, READINGS
from soldiers_battle import ATTACKER, DEFENDER, SIDES
from soldiers_board import OFF, around, name
from soldiers_named import FIELD, TURNED, carried_out, condition
from soldiers_scenario import read_battle
from soldiers_themes import aim, chance
from soldiers_walk import TooLarge

LEAST = 10      # situations of a case, on the ways that its orders take
MIDDLE = 12     # the cell c3
ORDERS = {"fire": "fires_at", "charge": "charges_at"}
WORDS = {"fire": ("fire-", "cease-fire"), "retreat": ("next-", None),
         "charge": ("charge-with-", "cease-charges")}


def asked_at(step):
    """What is done by the unit that is next, and by units of which side."""
    words = step.split("-")
    return ("retreat", DEFENDER) if "retreat" in words else (
        words[-1], DEFENDER if "defender" in words else ATTACKER)


def party(rng, what, cells, enemies):
    """Units that count as one by what they can do, and one that may not."""
    like = {"at": rng.choice(cells)}
    if what == "fire":
        like.update(type=rng.choice(("machine-gun", "field-gun", "howitzer",
                                     "infantry")),
                    attack=rng.choice((3, 4, 6, 9)))
    elif what == "charge":
        like.update(type="cavalry")
    else:
        like.update(at=cells[0], stacking=rng.choice((1, 2, 2)))
    rows = []
    for number in range(rng.choice((2, 2, 3)) + 1):
        one = {**like, "stacking": like.get("stacking",
                                            rng.choice((1, 1, 2)))}
        if what in ORDERS and chance(rng, 60):
            one[ORDERS[what]] = rng.choice(enemies)
        rows.append(one)
    if what == "retreat" or chance(rng, 75):
        rows[-1].update(stacking=rng.choice((3, 4, 5)), at=rng.choice(
            cells if what in ORDERS else cells[:1]))
        if what == "fire":
            rows[-1]["attack"] = rng.choice((2, 3, 6, 12))
    else:
        rows.pop()
    rng.shuffle(rows)
    return rows


def others(rng, cells, most):
    """Units on foot that only assault, or are assaulted."""
    return [{"at": rng.choice(cells), "stacking": rng.choice((2, 3, 4))}
            for _ in range(rng.randrange(1, most + 1))]


def called(letter, units):
    """Units with names."""
    return [{"name": "%s %d" % (letter, number + 1), **unit}
            for number, unit in enumerate(units)]


def hemmed_in(rng, document, cells):
    """Little room behind the hex in the middle, for some that flee from it."""
    units = document["defender"]["units"]
    points = [unit["stacking"] for unit in units]
    limit = max(8, sum(points))
    document["parameters"]["stacking_limit"] = limit
    way_out = rng.choice((1, 1, 2))
    document["ground"] = ["%s impassable" % cell for cell in cells[way_out:]]
    for number, cell in enumerate(cells[:way_out]):
        room = rng.choice((max(points), max(points), sum(points) - 1))
        if room < limit:
            units.append({"name": "E %d" % (number + 1), "at": cell,
                          "stacking": limit - room})


def phase(rng, step):
    """A document of a phase in which it may be asked who is next."""
    what, side = asked_at(step)
    cells = [cell for cell in around(FIELD, MIDDLE) if cell is not OFF]
    rng.shuffle(cells)
    held, free = ["c3"], [name(FIELD, cell) for cell in cells]
    if what != "retreat" and chance(rng, 60):
        held.append(free.pop())
    front = free[:2]
    units = [others(rng, front, 2), others(rng, held, 3)]
    units[side] = party(rng, what, (front, held)[side],
                        (held, front)[side])
    if what == "retreat":
        units[0] = others(rng, front, 2) + [{"at": front[0], "stacking": 6}]
    elif side == ATTACKER:
        units[0] += others(rng, front, 1)
    document = {
        "rules": "soldiers", "columns": 5, "rows": 5, "aim": aim(rng),
        "parameters": {row: rng.choice(READINGS[row]) for row in
                       TURNED + ("fire_on", "disrupted_fire")
                       if row != "unit_order" and chance(rng, 8)}}
    for word, letter, row in zip(SIDES, "AD", units):
        document[word] = {"units": called(letter, row)}
    if what in ORDERS:
        document["fire" if what == "fire" else "charges"] = SIDES[side]
        if chance(rng, 30):
            document["charges" if what == "fire" else "fire"] = rng.choice(
                ("attacker", "defender", "both"))
    else:
        document["parameters"]["AMB-A6"] = \
            "attacker" if step.endswith("attacker") else "defender"
        document["parameters"].pop("AMB-A7", None)
        hemmed_in(rng, document, free[2:])
    return document


def mended(document):
    """The same without orders of units that are forbidden."""
    for word in SIDES:
        for unit in document[word]["units"]:
            for key in ORDERS.values():
                before = unit.pop(key, None)
                if before is None:
                    continue
                unit[key] = before
                try:
                    read_battle(document)
                    return
                except ValueError:
                    unit.pop(key)


def orders_for(rng, battle, step):
    """Orders that say who is next, and some on what it does."""
    what, side = asked_at(step)
    words, cease = WORDS[what]
    own = [unit for unit in battle.units if unit.side == side
           and (what in ORDERS or unit.at == MIDDLE)]
    if chance(rng, 70):     # the first stands for others in any case
        own = [unit for number, unit in enumerate(own)
               if what in ORDERS and number or unit.stacking in
               [other.stacking for other in own[:number]]] or own
    own = [unit.id for unit in own]
    rows = [{"at": step, "do": words + one}
            for one in rng.sample(own, min(len(own), rng.choice((1, 1, 2, 3))))]
    for row in rows:
        if chance(rng, 25):
            row["when"] = condition(rng, battle)
    if cease and chance(rng, 30):
        rows.insert(rng.randrange(len(rows) + 1), {
            "at": step, "do": cease, "when": condition(rng, battle)})
    if chance(rng, 40):
        enemy = rng.choice([unit for unit in battle.units
                            if unit.side != side])
        rows.append({"at": step[len("next-"):], "do": {
            "fire": "fire-at-" + name(battle.board, enemy.at),
            "charge": "charge-" + enemy.id,
            "retreat": "retreat-" + name(battle.board, rng.choice(
                [cell for cell in around(FIELD, MIDDLE) if cell is not OFF]))
        }[what]})
    return rows


def next_case(rng, step, most):
    """(case, answer) that reaches the question, or None."""
    document = phase(rng, step)
    mended(document)
    battle = read_battle(document)
    orders = orders_for(rng, battle, step)
    if chance(rng, 25):     # some are for other scenarios
        orders = [{**order, "optional": True} for order in orders]
    before = orders if "optional" in orders[0] else None
    while orders and orders != before:
        before, orders = orders, carried_out(document, orders, most)
    reached = APPLIED["R-15: " + step]
    answer, size = answer_of(read_battle(document, orders), "standing", most)
    if APPLIED["R-15: " + step] == reached or size < LEAST or \
            max(answer["endings"].values()) == 1:
        return None
    return {"scenario": document, "orders": orders}, answer


def next_cases(rng, most):
    """(case, answer) without end, of each question in turn."""
    while True:
        for step in NEXT:
            found = None
            while found is None:
                try:
                    found = next_case(rng, step, most)
                except (TooLarge, ValueError):
                    pass
            yield found
