"""A situation of one phase, and what the rules can say of it.

Source: catalogue A.3 and A.4; rulings R-1, R-15. Entries of the tuples are
units, in the order of the Battle.
"""

from typing import NamedTuple, Optional

ELIMINATED, LEFT = -1, -2       # in place of a cell


class State(NamedTuple):
    """One situation."""
    stage: str
    place: tuple                # cell, ELIMINATED or LEFT
    disrupted: tuple
    target: tuple               # announced: cell
    dropped: tuple              # dropped out of its assault (ARV-16)
    asked: int = 0              # units before this one have been asked
    spared: tuple = ()          # AMB-A2 named: (unit, enemy in its target hex
                                # whom it does not assault)
    naming: Optional[tuple] = None   # (unit, the enemies it is asked about)
    picked: Optional[int] = None     # who fires, charges or retreats next
    shot: tuple = ()            # those who have fired, charged or held back
    aimed_at: Optional[int] = None   # what is fired at or charged
    hex: int = -1               # target hex in hand
    done: tuple = ()            # target hexes that are behind us
    going: tuple = ()           # assaulters who go in
    cancelled: tuple = ()
    fleeing: tuple = ()         # defenders who still have to retreat
    stayed: tuple = ()          # assaulters who stay by choice
    driven_back: int = 0        # retreats made


class End(NamedTuple):
    """The phase is over."""
    ending: str
    attacker_losses: int
    defender_losses: int
    objectives_cleared: int
    objectives_taken: int
    attacker_disrupted: int
    defender_disrupted: int
    defender_driven_back: int


class Chance(NamedTuple):
    """branches: [(probability, State)]."""
    branches: list


class Choice(NamedTuple):
    """options: [(id, State)]; the first is what the orders say."""
    side: int
    options: list
    order: Optional[tuple] = None   # that is carried out, of those given


def first(battle):
    """The situation in which the phase begins."""
    nobody = (None,) * len(battle.units)
    return State("announce", tuple(unit.at for unit in battle.units),
                 tuple(unit.disrupted for unit in battle.units), nobody,
                 (False,) * len(battle.units))


def changed(row, index, value):
    """A tuple with one entry changed."""
    return row[:index] + (value,) + row[index + 1:]


def at(state, stage):
    """The same situation at the beginning of another stage."""
    return state._replace(stage=stage, asked=0, aimed_at=None, picked=None,
                          shot=())


def in_hex(battle, state, side, cell):
    """Units of a side that stand in a hex."""
    return [u for u, unit in enumerate(battle.units)
            if unit.side == side and state.place[u] == cell]


def eliminate(state, u):
    """The situation with a unit removed."""
    return state._replace(place=changed(state.place, u, ELIMINATED),
                          disrupted=changed(state.disrupted, u, False))


def disrupt(state, u):
    """The situation with a unit disrupted."""
    return state._replace(disrupted=changed(state.disrupted, u, True))


def choice(side, options):
    """A question; one with one legal answer is not asked (R-1)."""
    return options[0][1] if len(options) == 1 else Choice(side, options)
