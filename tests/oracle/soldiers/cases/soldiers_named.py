"""Lists of orders made at random that name one of several alike units.

Source: ruling R-3, alike units. Every order of a list is carried out in some
situation; elsewhere standing orders are followed. Who fires, charges or
retreats next is ordered in soldiers_next.py.
"""

from soldiers_applied import READINGS
from soldiers_battle import ATTACKER, DEFENDER, alike, may_announce, side_of
from soldiers_board import OFF, Board, around, name
from soldiers_scenario import read_battle
from soldiers_state import Choice
from soldiers_themes import aim, chance
from soldiers_walk import Walk

FIELD = Board(5, 5, (), ())
TURNED = ("AMB-A1", "AMB-A2", "off_table", "AMB-A6", "AMB-A7", "AMB-A8",
          "AMB-A9", "AMB-A12", "AMB-A13", "AMB-A16", "AMB-A18", "AMB-A19",
          "AMB-A21", "equal_units", "unit_order", "assault_order",
          "fire_again", "AMB-A10")
TOTALS = ("attacker.lost", "defender.lost", "attacker.disrupted",
           "defender.disrupted")


def twins(battle):
    """Units that may announce and are alike to another: firsts, others."""
    able = [u for u in side_of(battle, ATTACKER) if may_announce(battle, u)]
    found = ([], [])
    for u in able:
        like = [v for v in able if v != u and alike(battle, u, v)]
        if like:
            found[min(like) < u].append(u)
    return found


def condition(rng, battle):
    """A condition on some number."""
    if chance(rng, 40):
        return {rng.choice(TOTALS): rng.choice(("1..", "1..", "..0"))}
    one = battle.units[rng.randrange(len(battle.units))].id
    number, wanted = rng.choice((("there", 1), ("lost", "1.."),
                                 ("disordered", 1), ("disordered", 0)))
    return {"%s.%s" % (one, number): wanted}


def order_about(rng, battle, u):
    """An order that names a unit, or hangs on it."""
    one = battle.units[u].id
    enemy = battle.units[rng.choice(side_of(battle, DEFENDER))]
    against = "assault-" + name(battle.board, enemy.at)
    at, do, about = rng.choice((
        ("announce", "no-assault", False), ("announce", against, False),
        *([("name", "spare-" + enemy.id, False)] * 3
          if battle.readings["AMB-A2"] == "named" else ()),
        ("cancel", "cancel-" + one, True), ("cancel", "cancel-" + one, True),
        ("advance", "stay-" + one, True), ("advance", "stay-" + one, True),
        ("advance", "advance-" + one, True)))
    order = {"at": at, "do": do}
    if not about:
        order["when"] = {one + "." + rng.choice(("there", "there",
                                                 "disordered")): 1}
    elif chance(rng, 25):
        order["when"] = condition(rng, battle)
    return order


def defenders(rng, held, attackers):
    """Units that hold these cells; some fire at an attacker's."""
    rows = []
    for number in range(rng.choice((1, 2, 2, 3))):
        unit = {"name": "D %d" % (number + 1),
                "at": rng.choice(held[number:number + 1] or held),
                "stacking": rng.choice((1, 1, 2, 2, 3))}
        if chance(rng, 40):
            unit["type"] = rng.choice(("machine-gun", "cavalry"))
        if chance(rng, 15):
            unit["disrupted"] = True
        if unit.get("type") == "cavalry":
            if chance(rng, 60):
                unit["charges_at"] = rng.choice(attackers)["at"]
        elif chance(rng, 75):
            unit["fires_at"] = rng.choice(attackers)["at"]
        rows.append(unit)
    return rows


def may_charge(document):
    """Without orders to charge at a hex that is not adjacent."""
    for unit in document["defender"]["units"]:
        try:
            read_battle(document)
        except ValueError:
            unit.pop("charges_at", None)


def named_scenario(rng):
    """Alike companies of the attacker beside one or two that are held."""
    middle = 12
    beside = [cell for cell in around(FIELD, middle) if cell is not OFF]
    rng.shuffle(beside)
    cells = [name(FIELD, cell) for cell in [middle] + beside]
    held = cells[:rng.choice((1, 2, 2))]
    front = cells[len(held):]
    one = {"at": front[0], "stacking": rng.choice((1, 2, 2))}
    if chance(rng, 15):
        one["type"] = "dismounted"
    attackers = [{"name": "A %d" % (n + 1), **one}
                 for n in range(rng.choice((2, 3, 3)))]
    for number in range(rng.choice((0, 1, 1, 2))):
        attackers.append({"name": "A X%d" % (number + 1),
                          "at": rng.choice(front[:3]),
                          "stacking": rng.choice((1, 2, 3))})
    document = {
        "rules": "soldiers", "columns": 5, "rows": 5,
        "fire": "defender", "attacker": {"units": attackers},
        "defender": {"units": defenders(rng, held, attackers)},
        "parameters": {row: rng.choice(READINGS[row]) for row in TURNED
                       if chance(rng, 12)},
        "aim": aim(rng)}
    if chance(rng, 30):
        document["charges"] = "defender"
    if chance(rng, 40):
        document["objectives"] = rng.sample(cells[:4], rng.choice((1, 2)))
    may_charge(document)
    return document


def carried_out(document, orders, most):
    """Those of the orders that are carried out in some situation."""
    battle, used = read_battle(document, orders), set()
    walk = Walk(battle, False, most)
    walk.odds()
    for said in walk.nodes.values():
        if isinstance(said, Choice) and said.order is not None:
            used.add(battle.orders.index(said.order))
    return [orders[number] for number in sorted(used)]


def named_orders(rng, document, most):
    """A list that names one alike unit, or two; None: none was found."""
    battle = read_battle(document)
    firsts, others = twins(battle)
    if not firsts or len({unit.id for unit in battle.units}) < len(
            battle.units):
        return None
    found = others if chance(rng, 65) else firsts
    orders = []
    for u in rng.sample(found, min(len(found), 1 + chance(rng, 25))):
        orders += [order_about(rng, battle, u)
                   for _ in range(rng.choice((2, 3, 4)))]
    before = None
    while orders and orders != before:
        before, orders = orders, carried_out(document, orders, most)
    return orders or None
