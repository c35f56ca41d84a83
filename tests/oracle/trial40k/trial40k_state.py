"""A situation of a battle: the remaining models, their places, their orders.

Source: section 3 of the catalogue, TAR-121, 122; A-03, A-71. Unit: models
and Wounds left. A situation is a canonical tuple: equal ones are equal.
"""

from typing import NamedTuple, Optional

ATTACKER, DEFENDER = 0, 1
CONTACT, SUPPORT, OUT = "contact", "support", "out"


class Stack(NamedTuple):
    """Models of a unit that nothing tells apart."""
    kind: int
    role: str
    touch: tuple        # units it is engaged with, or its engaged friends
    zone: tuple         # units in whose danger zone it is (TAR-068)
    mode: str           # "": nothing ordered; "done": it has fought
    target: tuple       # units it strikes; several: a character's (TAR-189)
    step: Optional[int]
    wounds: int         # Wounds left of each model
    count: int


class State(NamedTuple):
    """A situation."""
    chapter: str
    left: Optional[int]     # player turns left, this one too; None: any
    active: int             # side whose turn it is
    first: bool             # the turn of the charge (TAR-052, 060)
    units: tuple            # stacks of each unit
    fates: tuple            # "in", "breaks", "fled" of each unit
    used: tuple             # psykers' units that used their power (TAR-103)
    edges: tuple            # pairs of units engaged at the start (TAR-122)
    majorities: tuple       # of each unit, where they are fixed
    combats: tuple          # not fought yet this turn
    combat: tuple           # units of the one that is fought
    lead: int               # wounds by the attacker less the defender's
    results: tuple          # of the combats of this turn
    stay: tuple             # units that may not pile in
    pairs: tuple            # chapter's own: (winner, loser) of a sweep
    swept: tuple            # models of each side lost to a sweep, or trapped
    away: tuple = ()        # (unit that flees, how far), where several count
    hunting: tuple = ()     # parties that have not thrown for a sweep yet


class End(NamedTuple):
    """How it ended."""
    ending: str
    units: tuple            # of each unit (models, Wounds left, fate)
    results: tuple          # of the last turn's combats
    swept: tuple            # models of each side lost to a sweep, or trapped


def pack(stacks):
    """Stacks in canonical order, equal ones together, empty ones gone."""
    counts = {}
    for stack in stacks:
        key = stack._replace(count=0)
        counts[key] = counts.get(key, 0) + stack.count
    rows = [key._replace(count=count) for key, count in counts.items()
            if count]
    return tuple(sorted(rows, key=rank))


def rank(stack):
    """The place of a stack among those of its unit."""
    step = -1 if stack.step is None else stack.step
    return (*stack[:6], step, *stack[7:])


def with_unit(state, n, stacks):
    """The situation with other stacks of a unit."""
    units = list(state.units)
    units[n] = pack(stacks)
    return state._replace(units=tuple(units))


def models(state, n):
    """Models of a unit that are alive."""
    return sum(stack.count for stack in state.units[n])


def health(state, n):
    """Wounds left in a unit."""
    return sum(stack.count * stack.wounds for stack in state.units[n])


def alive(state, n):
    """Whether anybody of a unit is left."""
    return bool(state.units[n])


def here(state, n):
    """Whether a unit is alive and has not fallen back."""
    return alive(state, n) and state.fates[n] == "in"


def engaged(state, n):
    """Units that a unit was engaged with at the start (TAR-122)."""
    return [b if a == n else a for a, b in state.edges if n in (a, b)]


def friends(battle, n):
    """A unit with its joined characters, or a character with his unit."""
    host = battle.units[n].joins
    host = n if host is None else host
    return [m for m, unit in enumerate(battle.units)
            if m == host or unit.joins == host]
