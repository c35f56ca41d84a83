"""Orders that are given as a list: which question they fit.

Source: docs/formats/scenario.md, Orders; the ids of steps and options on the
rulings page; ruling R-2 on named stands. For each question the first order
that fits is carried out; if none fits, the standing order is. Of conditions
only those on the numbers `red`, `black` and `strength` of a stand are read.
"""

from oracle_orders import names
from oracle_orders import read_orders as read_lines

NUMBERS = ("red", "black", "strength")


def read_orders(given, sides):
    """The orders of a list."""
    ids = {s.id for side in sides for s in side.stands}
    return read_lines(given, lambda one, number, least, most:
                      one in ids and number in NUMBERS)


def with_names(orders, side):
    """A side whose stands know whether orders name them."""
    return side._replace(stands=tuple(
        s._replace(named=not side.block and names(orders, s.id))
        for s in side.stands))


def number_now(battle, state, one, number):
    """What a condition asks for, as it is now."""
    who, i = next((who, i) for who, side in enumerate(battle.sides)
                  for i, s in enumerate(side.stands) if s.id == one)
    if number == "strength":
        return battle.sides[who].stands[i].strength
    return getattr(state, number)[who][i]


def fits(battle, state, asked, order):
    """Whether an order is for this question, and can be carried out."""
    return order.at == asked.step and order.do in asked.ids and all(
        least <= number_now(battle, state, one, number) <= most
        for one, number, least, most in order.when)


def order_for(battle, state, asked):
    """The order that is carried out; None: the standing order is."""
    for order in battle.orders:
        if fits(battle, state, asked, order):
            return order
    return None


def followed(battle, state, asked):
    """The question with the option that the orders take as the first."""
    order = order_for(battle, asked.now or state, asked)
    if order is None:
        return asked
    first = asked.ids.index(order.do)
    places = [first] + [n for n in range(len(asked.ids)) if n != first]
    return asked._replace(options=[asked.options[n] for n in places],
                          ids=[asked.ids[n] for n in places], order=order)
