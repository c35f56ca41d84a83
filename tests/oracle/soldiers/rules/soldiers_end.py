"""The end of the phase: endings, measures, objectives.

Source: ruling R-13. Units: stacking points, hexes, units.
"""

from soldiers_applied import note
from soldiers_battle import ATTACKER, DEFENDER, may_announce, side_of
from soldiers_board import adjacent
from soldiers_state import ELIMINATED, End, in_hex


def usual_objectives(battle):
    """Hexes that could be assaulted; if there is none, all the defender's."""
    note("G-11")
    hexes = sorted({battle.units[v].at for v in side_of(battle, DEFENDER)})
    able = [battle.units[u].at for u in side_of(battle, ATTACKER)
            if may_announce(battle, u)]
    return tuple(cell for cell in hexes
                 if any(adjacent(battle.board, cell, from_)
                        for from_ in able)) or tuple(hexes)


def ending(objectives, cleared, taken):
    """What the phase has come to."""
    if objectives == 1:
        if taken:
            return "taken"
        return "emptied" if cleared else "held"
    if cleared == objectives:
        return "all-cleared"
    return "some-cleared" if cleared else "none-cleared"


def lost(battle, state, side):
    """Stacking points of the eliminated units of a side."""
    return sum(battle.units[u].stacking for u in side_of(battle, side)
               if state.place[u] == ELIMINATED)


def disrupted(battle, state, side):
    """Units of a side that are disrupted and not eliminated."""
    return sum(state.disrupted[u] for u in side_of(battle, side)
               if state.place[u] != ELIMINATED)


def over(battle, state):
    """The phase is over."""
    note("R-13")
    cleared = sum(not in_hex(battle, state, DEFENDER, cell)
                  for cell in battle.objectives)
    taken = sum(bool(in_hex(battle, state, ATTACKER, cell))
                for cell in battle.objectives)
    return End(ending(len(battle.objectives), cleared, taken),
               lost(battle, state, ATTACKER), lost(battle, state, DEFENDER),
               cleared, taken, disrupted(battle, state, ATTACKER),
               disrupted(battle, state, DEFENDER), state.driven_back)
