"""Orders that are given as a list: which question they fit, whom they name.

Source: docs/formats/scenario.md, Orders; the ids of steps and options on the
rulings page; ruling R-3 on alike units. For each question the first order
that fits is carried out; if none fits, the standing order is. Of conditions
these are read: `lost`, `disrupted` of a side; `there`, `disordered`, `lost`
of a unit, the last only as none or some.
"""

from oracle_orders import MANY, names
from oracle_orders import read_orders as read_lines
from soldiers_battle import ATTACKER, SIDES
from soldiers_state import ELIMINATED

OF_SIDES = ("lost", "disrupted")
OF_UNITS = ("there", "disordered", "lost")


def read_orders(given, units):
    """The orders of a list."""
    ids = {unit.id for unit in units}

    def is_read(one, number, least, most):
        if one in ids and number in OF_UNITS:
            return number != "lost" or (least, most) in ((1, MANY), (0, 0))
        return one in SIDES and number in OF_SIDES

    return read_lines(given, is_read)


def with_names(orders, units):
    """The units, which know whether orders name them."""
    return tuple(unit._replace(named=names(orders, unit.id))
                 for unit in units)


def step_of(stage, asked):
    """The id of a question that is asked at a stage."""
    ids = [one for one, _ in asked.options]
    if stage == "next-hex":
        return "next-assault"
    if stage == "retreat":
        step = "next-retreat" if ids[0].startswith("next-") else "retreat"
        return step + ("-attacker" if asked.side == ATTACKER else "")
    if "cease-fire" in ids or "cease-charges" in ids:
        return "next-" + stage
    return stage


def number_now(battle, state, one, number):
    """What a condition asks for, as it is now."""
    if one in SIDES:
        own = [u for u, unit in enumerate(battle.units)
               if unit.side == SIDES.index(one)]
        if number == "disrupted":
            return sum(state.disrupted[u] for u in own)
        return sum(battle.units[u].stacking for u in own
                   if state.place[u] == ELIMINATED)
    u = next(u for u, unit in enumerate(battle.units) if unit.id == one)
    if number == "disordered":
        return int(state.disrupted[u])
    if number == "lost":
        return int(state.place[u] == ELIMINATED)
    return int(state.place[u] >= 0)


def fits(battle, state, step, ids, order):
    """Whether an order is for this question, and can be carried out."""
    return order.at == step and order.do in ids and all(
        least <= number_now(battle, state, one, number) <= most
        for one, number, least, most in order.when)


def followed(battle, state, asked):
    """The question with the option that the orders take as the first."""
    step = step_of(state.stage, asked)
    ids = [one for one, _ in asked.options]
    for order in battle.orders:
        if fits(battle, state, step, ids, order):
            first = asked.options[ids.index(order.do)]
            rest = [row for row in asked.options if row is not first]
            return asked._replace(options=[first] + rest, order=order)
    return asked
