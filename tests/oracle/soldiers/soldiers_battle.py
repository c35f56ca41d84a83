"""The fixed data of one phase: units, ground, numbers, readings.

Source: catalogue A.3; rulings R-3, R-4. Units: stacking points, hexes. Units
of both sides stand in one row, the attacker's first, of a side in the order
of their ids, from the last to the first under `equal_units: last` (R-16), or
as the scenario lists them (R-15).
"""

from typing import NamedTuple, Optional

from soldiers_applied import note, note_reading
from soldiers_board import Board, adjacent

ATTACKER, DEFENDER = 0, 1
SIDES = ("attacker", "defender")
ASSAULT_TYPES = ("infantry", "dismounted")
ENDINGS = ("taken", "emptied", "held", "all-cleared", "some-cleared",
           "none-cleared", "unresolved")
MEASURES = ("attacker_losses", "defender_losses", "objectives_cleared",
            "objectives_taken", "attacker_disrupted", "defender_disrupted",
            "defender_driven_back")


class Unit(NamedTuple):
    """One unit as the scenario gives it, usual values filled in."""
    side: int
    id: str
    type: str
    nation: Optional[str]
    battery: bool
    stacking: int
    attack: int
    range: int
    enough: bool            # points left to assault (ARV-12)
    disrupted: bool
    at: int
    announces: Optional[int]
    fires_at: Optional[int]
    charges_at: Optional[int]
    observed: bool          # kind of its fire
    sees: frozenset
    sees_to: frozenset
    named: bool = False     # by an order: it is alike to no other


class Battle(NamedTuple):
    """All that does not change in one phase."""
    board: Board
    units: tuple
    fire: tuple             # sides that may fire
    charges: tuple          # sides whose cavalry may charge
    numbers: dict           # parameters by name
    readings: dict
    table: tuple            # columns of the results table
    fire_table: tuple
    die: int
    dice: int
    aim: dict
    objectives: tuple       # cells
    orders: tuple = ()      # those given, the first that fits is followed

    def __hash__(self):
        return id(self)


def side_of(battle, side):
    """Numbers of the units of a side."""
    return [u for u, unit in enumerate(battle.units) if unit.side == side]


def hexes_of(battle, side):
    """The hexes in which a side stands at the start, by their first units."""
    return list(dict.fromkeys(battle.units[u].at
                              for u in side_of(battle, side)))


def named(battle):
    """Whether units are named instead of hexes (AMB-A2)."""
    return note_reading(battle, "AMB-A2") == "named"


def alike(battle, u, v):
    """Whether two units are alike: the scenario says the same of both, and
    orders name neither (R-3)."""
    if battle.units[u].named or battle.units[v].named:
        return False
    return battle.units[u]._replace(id="") == battle.units[v]._replace(id="")


def said_next(battle, words, u):
    """Whether orders say that a unit is next (R-15): the do of one is the
    words, "fire-", "charge-with-" or "next-", and its id."""
    return any(order.do == words + battle.units[u].id
               for order in battle.orders)


def enemies_beside(battle, u):
    """Enemies adjacent to a unit at the start."""
    unit = battle.units[u]
    return [v for v in side_of(battle, 1 - unit.side)
            if adjacent(battle.board, unit.at, battle.units[v].at)]


def type_may_announce(unit):
    """ARV-06, ARV-34: infantry and dismounted cavalry assault."""
    note("ARV-06", "ARV-34")
    return unit.type in ASSAULT_TYPES


def fit_to_announce(battle, unit):
    """A disrupted unit does not announce (AMB-A11)."""
    if not unit.disrupted:
        return True
    return note_reading(battle, "AMB-A11") == "yes"


def may_announce(battle, u):
    """R-3: whether a unit of the attacker may announce."""
    unit = battle.units[u]
    note("R-3", "ARV-12", "ARV-08")
    return (type_may_announce(unit) and fit_to_announce(battle, unit)
            and unit.enough and bool(enemies_beside(battle, u)))
