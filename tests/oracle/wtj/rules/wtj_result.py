"""The result of an assault: loser, tie, heroic fight, the sides that may go on.

Source: WTJ-15 to 18, 25, 37; AMB-W5 to W8, W15, W21, W22, W32. Unit: bases.
"""

from fractions import Fraction

import wtj_story
from wtj_modifiers import mounted
from wtj_numbers import note, reading
from wtj_state import (DEFENDER, WEAPONS, alive, changed, counted, kind,
                       there)


def left(state, units):
    """Bases of units that are there."""
    return sum(alive(state, n) for n in units if there(state, n))


def pin_units(battle, state, units):
    """Units pinned for one turn (WTJ-16, 18, AMB-W20)."""
    ends = 2 if reading(battle, "W20") == "next-turn" else 1
    for n in units:
        if there(state, n):
            state = changed(state, n, pin=max(ends, state.units[n].pin))
    return wtj_story.pinned(battle, state, units)


def own_personnel(battle, state, units):
    """Who loses a base each in a tie: no tank while there is another."""
    found = [n for n in units if there(state, n)]
    return tuple([n for n in found if not battle.units[n].tank] or found)


def tie(battle, state):
    """Both have lost equally many (WTJ-16, AMB-W5, W6)."""
    fight = state.assault
    if fight.lost == (0, 0) and reading(battle, "zero_tie") == "nothing":
        return state
    note("WTJ-16")
    sides = [units for units in fight.sides if left(state, units)]
    further = True
    if len(sides) == 1:
        way = reading(battle, "tie_when_eliminated")
        if way == "wins":
            return state
        further = way == "literal"
    state = wtj_story.tied(battle, state)
    for units in sides:
        state = pin_units(battle, state, units)
        if not further:
            continue
        rows = ((tuple(n for n in units if there(state, n)), 1),)
        if reading(battle, "W6") == "unit":
            rows = tuple(((n,), 1)
                         for n in own_personnel(battle, state, units))
        state = state._replace(losing=state.losing + rows)
    return state


def beaten(battle, state, side):
    """The overall loser is demoralized, or fought heroically (WTJ-15, 18)."""
    fight = state.assault
    own, other = fight.sides[side], fight.sides[1 - side]
    if not left(state, own):
        return state
    if not left(state, other):
        note("WTJ-18")
        return counted(pin_units(battle, state, own), side, 2)
    note("WTJ-15")
    state, who = counted(state, side, 3), own
    state = wtj_story.beaten(battle, state, own)
    if reading(battle, "W15") == "losers":
        who = [n for n in own if n in fight.hit]
    for n in who:
        if there(state, n):
            state = changed(state, n, beaten=True)
    return state


def broke_through(battle, fight, side, other_left):
    """Whether a side may break through (WTJ-17, AMB-W7)."""
    if other_left or not fight.dice_rounds or not fight.all_won[side]:
        return False
    if not unpinned(battle, fight, side):
        return False
    if reading(battle, "breakthrough") == "all_fought":
        return True
    return fight.dice_rounds >= 3


def unpinned(battle, fight, side):
    """Whether the only side left is pinned by no heroic fight and no tie (WTJ-16, 18)."""
    own, other = fight.lost[side], fight.lost[1 - side]
    wins = battle.readings["tie_when_eliminated"] == "wins"
    return own < other or (own == other and wins)


def rode_on(battle, state, side):
    """Whether cavalry of a side has won (WTJ-25, AMB-W8)."""
    fight = state.assault
    own, other = fight.lines[side], fight.lines[1 - side]
    if not mounted(battle, state, [n for n in own if there(state, n)]):
        return False
    if all(kind(battle, state, n) == "cavalry" for n in other):
        return False
    if reading(battle, "W8") == "eliminated":
        return not left(state, fight.sides[1 - side]) and unpinned(
            battle, fight, side)
    return fight.lost[side] < fight.lost[1 - side]


def result(battle, state, _play):
    """The result of an assault; the winner's questions come next."""
    fight = state.assault
    if fight.movement:
        return after_movement(battle, state)
    if fight.compared:
        if fight.lost[0] == fight.lost[1]:
            state = tie(battle, state)
        else:
            state = beaten(battle, state, int(fight.lost[1] > fight.lost[0]))
    if battle.turns != 1 and fight.dice_rounds:     # AMB-W13
        for n in fight.lines[0] + fight.lines[1]:
            if there(state, n) and kind(battle, state, n) == "cavalry":
                state = changed(state, n, charged=True)
    return state._replace(chapter="winner")


def questions(battle, state):
    """((what, side),) that winners are asked, after what a tie costs."""
    fight, rows = state.assault, []
    for side in (0, 1):
        own, other = [left(state, units) for units in
                      (fight.sides[side], fight.sides[1 - side])]
        if own and broke_through(battle, fight, side, other):
            rows.append(("breakthrough", side))
        if own and fight.dice_rounds and rode_on(battle, state, side):
            rows.append(("dismount", side))
    return tuple(rows)


def after_movement(battle, state):
    """A tank's own assault is over; its movement goes on (WTJ-31)."""
    fight = state.assault
    tank = fight.tanks[0]
    if reading(battle, "quarter") == "part":        # AMB-W30
        used = (state.units[tank].used
                - Fraction(3 - fight.round, 3) * Fraction(1, 4))
        state = changed(state, tank, used=used)
    return state._replace(
        assault=None, todo=state.todo,
        chapter=("attacker-moves", "defender-moves")[battle.units[tank].side])


def winner(battle, state, play):
    """Breakthrough, dismount or reposition: the winner's choice."""
    fight = state.assault
    if fight.questions is None:
        fight = fight._replace(questions=questions(battle, state))
        state = state._replace(assault=fight)
    if not fight.questions:
        state = wtj_story.told(battle, state, left)
        return state._replace(chapter="assaults", assault=None)
    (what, side), rest = fight.questions[0], fight.questions[1:]
    state = state._replace(assault=fight._replace(questions=rest))
    if what == "breakthrough":
        note("WTJ-17")
        if play.ask(side, "breakthrough", ["on", "stay"]) == "on":
            state = wtj_story.through(battle, counted(state, side, 1), side)
        return state
    note("WTJ-25")
    state = wtj_story.told(battle, state, left)     # before it rides on
    answer = play.ask(side, "dismount", ["dismount", "reposition"])
    for n in mounted(battle, state, fight.lines[side]):
        if there(state, n):
            more = ({"dismounted": True} if answer == "dismount"
                    else {"away": "moved"})
            state = changed(state, n, **more)
    return state


def overrun(battle, state, pair):
    """Weapons alone that have not killed all who attack (WTJ-37)."""
    if not left(state, pair[0]):
        return state
    for n in pair[DEFENDER]:
        unit = battle.units[n]
        if unit.type in WEAPONS and unit.host is None and there(state, n):
            note("WTJ-37")
            state = changed(state, n, counts=(0,) * len(unit.stacks))
    return state
