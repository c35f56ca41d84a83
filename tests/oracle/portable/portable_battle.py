"""The fixed data of one phase, and its state.

Source: the scenario table of the rulings page; the words it defines. Units
are named by number: the attacker's in scenario order, then the defender's.
"""

from typing import NamedTuple, Optional

from portable_board import Board

ATTACKER, DEFENDER = 0, 1
SIDES = ("attacker", "defender")
TYPES = ("infantry", "artillery", "cavalry", "dismounted", "commander")
GRADES = ("poor", "average", "elite")
ENDINGS = ("taken", "emptied", "held", "all-cleared", "some-cleared",
           "none-cleared", "unresolved")
MEASURES = ("attacker_losses", "defender_losses", "objectives_cleared",
            "objectives_taken", "attacker_driven_back",
            "defender_driven_back", "attacker_commanders",
            "defender_commanders", "attacker_hit", "defender_hit",
            "nobody_hit")


class Piece(NamedTuple):
    """A unit as the scenario gives it."""
    name: str
    side: int
    kind: str
    grade: str
    square: tuple
    facing: str
    moved: bool = False

    @property
    def fights(self):
        """A fighting unit: one that is no commander."""
        return self.kind != "commander"

    @property
    def on_foot(self):
        """Infantry and dismounted cavalry."""
        return self.kind in ("infantry", "dismounted")


class Battle(NamedTuple):
    """All that does not change in one phase."""
    board: Board
    pieces: tuple
    numbers: dict
    readings: dict
    fire: bool
    objectives: tuple       # squares
    aim: dict
    order: tuple = ()       # units in the order of the board
    directions: tuple = ()  # in that order

    def __hash__(self):
        return id(self)

    def of(self, side):
        """The numbers of a side's units in scenario order."""
        return [unit for unit, piece in enumerate(self.pieces)
                if piece.side == side]


class Combat(NamedTuple):
    """One target with all its attackers, as it began."""
    target: int
    square: tuple           # of the target
    attackers: tuple        # (unit, aspect) in scenario order
    hitter: Optional[int] = None    # the first attacker that hit
    struck: Optional[int] = None    # whom the target's roll hit

    @property
    def aspects(self):
        """The aspect of each attacker."""
        return dict(self.attackers)


class State(NamedTuple):
    """One situation between two chapters of the phase."""
    chapter: str
    at: tuple               # the square of each unit; None: off the board
    facing: tuple
    driven: tuple = (0, 0)  # how often a group of each side has fallen back
    fired: frozenset = frozenset()      # who does not fire any more
    hurt: frozenset = frozenset()       # sides hit in close combat
    declared: tuple = ()    # (attacker, target)
    fought: frozenset = frozenset()     # targets whose combats are over
    spent: frozenset = frozenset()      # one by one: who has initiated
    combat: Optional[Combat] = None
    hits: tuple = ()        # (unit, square it was hit from) to be resolved


class End(NamedTuple):
    """The phase is over; counts in the order of MEASURES."""
    ending: str
    counts: tuple


def changed(row, index, value):
    """A tuple with one entry changed."""
    return row[:index] + (value,) + row[index + 1:]


def removed(state, unit):
    """The situation with a unit off the board."""
    return state._replace(at=changed(state.at, unit, None))


def moved_to(state, unit, square):
    """The situation with a unit in another square."""
    return state._replace(at=changed(state.at, unit, square))


def standing_in(state, square):
    """Numbers of all units in a square."""
    return [unit for unit, place in enumerate(state.at) if place == square]


def commander_with(battle, state, unit):
    """The commander of a fighting unit's side in its square, or None."""
    if not battle.pieces[unit].fights:
        return None
    for other in standing_in(state, state.at[unit]):
        if not battle.pieces[other].fights:
            return other
    return None


def enemy_in(battle, state, square, side):
    """The enemy of a side in a square: the fighting unit of the other side
    in it, else its commander alone there, else None."""
    there = [unit for unit in standing_in(state, square)
             if battle.pieces[unit].side != side]
    for unit in there:
        if battle.pieces[unit].fights:
            return unit
    return there[0] if there else None
