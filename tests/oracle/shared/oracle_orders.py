"""Orders that are given as a list: how their lines are read.

Source: docs/formats/scenario.md, Orders. What a condition may ask for, and
of what, is the system's own affair.
"""

import re
from typing import NamedTuple

MANY = 10 ** 9


class Order(NamedTuple):
    """One order: at this step do this option, if all conditions hold."""
    at: str
    do: str
    when: tuple     # of (id, number, least, most)


def read_range(value):
    """(least, most) of a number, "4..", "..3" or "2..5"."""
    text = str(value)
    match = re.fullmatch(r"(\d*)\.\.(\d*)", text)
    if match and text != "..":
        return int(match[1] or 0), int(match[2] or MANY)
    if re.fullmatch(r"\d+", text):
        return int(text), int(text)
    raise ValueError("orders: no number and no range: %s" % text)


def read_condition(key, value, is_read):
    """One condition of an order, if is_read(id, number, least, most)."""
    one, _, number = key.rpartition(".")
    row = (one, number, *read_range(value))
    if not is_read(*row):
        raise ValueError("orders: not read here: %s" % key)
    return row


def read_orders(given, is_read):
    """The orders of a list."""
    rows = []
    for order in given:
        if not isinstance(order, dict) or not {"at", "do"} <= set(order):
            raise ValueError("orders: each has at and do")
        rows.append(Order(order["at"], order["do"], tuple(
            read_condition(key, value, is_read)
            for key, value in order.get("when", {}).items())))
    return tuple(rows)


def names(orders, one):
    """Whether orders name what has this id."""
    return any(order.do.endswith("-" + one)
               or any(what == one for what, *_ in order.when)
               for order in orders)
