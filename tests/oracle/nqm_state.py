"""A situation of one assault, and what the rules can say of it.

Source: catalogue A3 (state needed) and A4 (decisions and chances). Units:
pins taken in this assault, attacks and hours that remain.
"""

from typing import NamedTuple, Optional

from nqm_applied import note_reading
from nqm_force import clean, clean_of


class State(NamedTuple):
    """One situation. The fields after `once` live only inside one attack."""
    phase: str
    committed: tuple        # attacker's stands: ever committed?
    a_taken: tuple          # pins each attacker's stand took in this assault
    d_taken: tuple          # pins each defender's stand took in this assault
    a_morale: str           # unset, passed, failed
    d_morale: str
    hours_left: int         # hours after this one
    attacks_left: Optional[int]  # attacks left in this hour; None: no limit
    inside: int = 0         # attacker's bases inside the position
    once: int = 0           # defender's number under A-12: once; 0: not named
    answers: tuple = ()     # answers given so far, stand by stand
    fighting: tuple = ()    # attacker's stands in this attack
    figure: int = -1        # ungrouped command figure taking part; -1: none
    a_dice: int = 0
    d_dice: int = 0
    a_due: int = 0          # casualties still to be placed
    d_due: int = 0


class End(NamedTuple):
    """The assault is over; losses are pins taken in it by each side."""
    ending: str
    attacker_losses: int
    defender_losses: int


class Next(NamedTuple):
    """An attack begins: the only situation that a loop comes back to."""
    state: State


class Chance(NamedTuple):
    """branches: [(probability, State)]."""
    branches: list


class Choice(NamedTuple):
    """options: [(words, State)]; the first is the standing order."""
    side: str
    options: list


def between_attacks(state, phase):
    """The same situation with all that one attack needed forgotten."""
    return state._replace(phase=phase, answers=(), fighting=(), figure=-1,
                          a_dice=0, d_dice=0, a_due=0, d_due=0)


def plus_one(taken, index):
    """One pin more on one stand."""
    return taken[:index] + (taken[index] + 1,) + taken[index + 1:]


def committed_stands(state):
    """Indices of the attacker's stands committed so far."""
    return [i for i, yes in enumerate(state.committed) if yes]


def committed_clean(battle, state):
    """Committed stands that still hold a clean point."""
    return [i for i in committed_stands(state)
            if clean(battle.attacker.stands[i], state.a_taken[i]) > 0]


def defender_clean(battle, state):
    """Clean points on the position."""
    return clean_of(battle.defender, state.d_taken,
                    range(len(battle.defender.stands)))


def attacker_beaten(battle, state):
    """No stand that has not failed holds a clean point."""
    return state.a_morale == "failed" or not committed_clean(battle, state)


def defender_beaten(battle, state):
    """No stand that has not failed holds a clean point."""
    return state.d_morale == "failed" or defender_clean(battle, state) == 0


def attack_can_follow(battle, state):
    """Whether the rules leave the attacker another attack."""
    if state.attacks_left is None or state.attacks_left > 0:
        return True
    if state.hours_left == 0:
        return False  # NQM-18
    return note_reading(battle, "A-17") == "anew"  # NQM-19
