"""The ways in which a scenario is set up or written anew and means the same.

A change makes of a scenario two: what is compared with what. Each is made by something that has `scenario`
and `orders` (moved.Move, Permuted): what becomes of a document, and of orders for it.
"""
import random

import moved
import names
import table
from lines import Backwards, permuted


class AsWritten:
    """Nothing changes, neither of a document nor of orders for it."""

    @staticmethod
    def scenario(document):
        return document

    @staticmethod
    def orders(orders):
        return orders


class Permuted(AsWritten):
    """Lines and keys in another order; orders stay, for the first that fits is carried out."""

    def __init__(self, rng):
        self.rng = rng

    def scenario(self, document):
        return permuted(self.rng, document)


def by(move):
    """The change that a move makes."""
    return lambda document: (AsWritten(), move(*moved.size_of(document)))


def open_edge(document):
    """Whether a unit may leave the board of hexes: cells that nobody enters are not as none then."""
    return document.get("parameters", {}).get("AMB-A7") == "enemy-only"


def mirrored_hexes(document):
    """The line that comes in the north lies beyond the edge of both, where that counts."""
    size = moved.size_of(document)
    return moved.hexes_raised(*size, 2 * open_edge(document)), moved.hexes_mirrored(*size)


def turned_hexes(document):
    columns, rows = moved.size_of(document)
    by_one = rows % 2 and open_edge(document)
    return moved.hexes_lifted(columns, rows, int(by_one)), moved.hexes_turned(columns, rows)


LINES = {
    "backwards": lambda _: (AsWritten(), Permuted(Backwards)),
    "shuffled": lambda _: (AsWritten(), Permuted(random.Random(13))),
}
TABLE = {name: lambda _, move=move: (AsWritten(), move)
         for name, move in (("mirrored", table.mirrored), ("turned", table.turned), ("quarter", table.quarter))}
CHANGES = {  # by rule system
    "nqm": {"renamed": lambda _: (AsWritten(), names.Renamed), **LINES},
    "portable": {"mirrored": by(moved.squares_mirrored), "turned": by(moved.squares_turned),
                 "quarter": by(moved.squares_quarter), **LINES},
    "soldiers": {"mirrored": mirrored_hexes, "turned": turned_hexes, **LINES},
    "trial40k": {**TABLE, "moved": lambda _: (AsWritten(), table.moved), **LINES},
    "wtj": {**TABLE, **LINES},
}

# Readings that ask for the order of the file, or for left before right: system, reading, word, changes that
# mean something under it.
MEANT = (
    ("portable", "B-9", "left-to-right", {"mirrored"}),  # left becomes right
    ("portable", "fire_order", "listed", set(LINES)),
    ("soldiers", "assault_order", "map", {"mirrored", "turned"}),
    ("soldiers", "unit_order", "listed", set(LINES)),
)


def cannot_be_drawn(document):
    """Whether a quarter of a turn makes one column of cells of several letters of the map (boards, G-5)."""
    rows = moved.rows_of(document.get("map", "."))
    return len(rows) == 1 and any(len(cell) > 1 for cell in rows[0])


def means_the_same(document, change):
    """Whether the change leaves the meaning of this scenario alone."""
    if change == "quarter" and cannot_be_drawn(document):
        return False
    if document["rules"] == "wtj" and change in ("turned", "quarter"):
        return table.has_places(document)  # contacts that are stated know no direction
    if document["rules"] == "trial40k" and change not in LINES:
        return table.has_places(document)
    chosen = document.get("parameters", {})
    return not any(document["rules"] == system and chosen.get(reading) == word and change in changes
                   for system, reading, word, changes in MEANT)


def compared(document, change):
    """The questions about this scenario whose answers have to stay; None: all of them."""
    if change == "renamed":
        return {"best"}  # standing orders go by ids between stands that are equally strong
    if document["rules"] == "wtj" and change == "mirrored" and table.ties_by_place(document):
        # All but the best rest on standing orders, and that too where an order tells what is known.
        return set() if table.asks_in_order(document) else {"best"}
    return None
