"""Lists of orders made at random that name one of several alike stands.

Source: ruling R-2, named stands. Every order of a list is carried out in some
situation; elsewhere standing orders are followed.
"""

from nqm_battle import ATTACKER, SIDES
from nqm_endless import chain_of
from nqm_forces import chance, stand, weighted, with_leader
from nqm_orders import order_for
from nqm_rules import first, step
from nqm_scenario import read_battle
from nqm_stand import alike
from nqm_state import Choice
from nqm_walk import TooLarge

ORDERS = {  # step, option of a stand, weight; attacker's and defender's
    0: (("commit", "hold-", 6), ("commit", "commit-", 2),
        ("pick-stand", "attack-with-", 3), ("place-attacker", "pin-", 5),
        ("place-attacker-by-defender", "pin-", 3),
        ("reinforce", "commit-", 5), ("last-reserve", "commit-", 4),
        ("take-off", "relieve-", 4)),
    1: (("place-defender", "pin-", 5),
        ("place-defender-by-attacker", "pin-", 3),
        ("defender-reserve", "bring-up-", 4),
        ("defender-last-reserve", "bring-up-", 4),
        ("counter-commit", "hold-", 3), ("counter-commit", "commit-", 2),
        ("counter-reinforce", "commit-", 3), ("hunt-commit", "hold-", 3),
        ("hunt-commit", "commit-", 1), ("counter-pick", "attack-with-", 2)),
}
OF_NOBODY = (   # what may hang on a stand's pins
    ("attack-again", "stop"), ("next-hour", "stop"), ("defence", "dice-1"),
    ("hold-or-withdraw", "withdraw"), ("fight-on", "stop"),
    ("counterattack-now", "counterattack"), ("after-success", "follow-on"),
    ("counterattack-next", "counterattack"), ("counter-again", "stop"),
    ("tanks-in-position", "stay-in"), ("hunt-tanks", "assault"))
PINNED = ("1..", "1..", "2..", "..0", 1)


def twins(battle):
    """(side, id) of stands alike to another at the start: firsts, others."""
    state, found = first(battle), ([], [])
    for who, side in enumerate(battle.sides):
        keys = [alike(battle, state, who, i)
                for i in range(len(side.stands))]
        for i, key in enumerate(keys):
            if keys.count(key) > 1:
                found[key in keys[:i]].append((who, side.stands[i].id))
    return found


def order_about(rng, who, one):
    """An order that names a stand."""
    pins = "%s.%s" % (one, rng.choice(("red", "red", "red", "black")))
    if chance(rng, 35):
        at, do = rng.choice(OF_NOBODY)
        return {"at": at, "do": do, "when": {pins: rng.choice(PINNED)}}
    at, do = weighted(rng, [((at, do), weight)
                            for at, do, weight in ORDERS[who]])
    order = {"at": at, "do": do + one}
    if chance(rng, 15):
        order["when"] = {pins: rng.choice(PINNED)}
    return order


def carried_out(document, orders, most):
    """Those of the orders that are carried out in some situation."""
    battle, used = read_battle(document, orders), set()
    for state in chain_of(battle, most)[1]:
        said = step(battle, state)
        if isinstance(said, Choice) and said.order is not None:
            used.add(battle.orders.index(said.order))
    return [orders[number] for number in sorted(used)]


def named_orders(rng, document, most):
    """A list that names one alike stand, or two; None: none was found."""
    firsts, others = twins(read_battle(document))
    if not firsts:
        return None
    found = others if chance(rng, 75) else firsts
    orders = []
    for who, one in rng.sample(
            found, min(len(found), 2 if chance(rng, 20) else 1)):
        orders += [order_about(rng, who, one)
                   for _ in range(rng.choice((3, 4, 6)))]
    before = None
    while orders and orders != before:
        try:
            before, orders = orders, carried_out(document, orders, most)
        except TooLarge:
            return None
    return orders or None


def alike_rows(rng, prefix, attacker):
    """Two stands or three that are alike, and now and then another."""
    kind = "fighting"
    if chance(rng, 20):
        kind = rng.choice(("recce", "engineer", "tank") if attacker
                          else ("support", "recce", "at-gun"))
    one = {"strength": rng.choice((1, 2, 2, 3))}
    if kind != "fighting":
        one["class"] = kind
    if one["strength"] > 1 and chance(rng, 25):
        one[rng.choice(("red", "red", "black"))] = 1
    rows = [{"name": "%s %d" % (prefix, n + 1), **one}
            for n in range(rng.choice((2, 2, 3)))]
    if chance(rng, 35):
        rows.append(stand(rng, prefix + " X", kind))
    return rows


def on_named(rng, document):
    """Alike stands of a side, at the front or in reserve."""
    for word in rng.choice((("attacker",), ("attacker",), ("defender",),
                            SIDES)):
        prefix = word[0].upper()
        rows = alike_rows(rng, prefix, word == SIDES[ATTACKER])
        reserves = chance(rng, 35)
        if reserves:
            for row in rows:
                row["reserve"] = True
            rows.insert(0, {"name": prefix + " F", "strength": 2})
        document[word]["stands"] = with_leader(rng, rows, prefix)
        if reserves and word != SIDES[ATTACKER]:
            document["aftermath"] = chance(rng, 60)
    if chance(rng, 25):
        document["aftermath"] = True
    if chance(rng, 25):
        document["hours"] = 2
