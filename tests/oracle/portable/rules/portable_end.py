"""Objectives, endings and measures.

Source: rulings G-11, P-21.
"""

from fractions import Fraction

from portable_applied import note
from portable_battle import ATTACKER, DEFENDER, MEASURES, End, standing_in


def became(battle, state, square):
    """What has become of an objective: held, taken or emptied."""
    sides = {battle.pieces[unit].side for unit in standing_in(state, square)}
    if DEFENDER in sides:
        return "held"
    return "taken" if ATTACKER in sides else "emptied"


def ended(battle, state):
    """The end of the phase."""
    note("P-21")
    fates = [became(battle, state, square) for square in battle.objectives]
    cleared = sum(fate != "held" for fate in fates)
    if len(fates) == 1:
        ending = fates[0]
    elif cleared == len(fates):
        ending = "all-cleared"
    else:
        ending = "some-cleared" if cleared else "none-cleared"
    gone = [[unit for unit in battle.of(side) if state.at[unit] is None]
            for side in (ATTACKER, DEFENDER)]
    lost = [len(units) for units in gone]
    commanders = [sum(not battle.pieces[unit].fights for unit in units)
                  for units in gone]
    hurt = [int(side in state.hurt) for side in (ATTACKER, DEFENDER)]
    return End(ending, (*lost, cleared, fates.count("taken"), *state.driven,
                        *commanders, *hurt, int(not any(hurt))))


def worth(battle, end):
    """What an end is worth to the attacker, in points."""
    aim = battle.aim
    return aim.get(end.ending, Fraction(0)) + sum(
        aim[name] * count for name, count in zip(MEASURES, end.counts)
        if name in aim)
