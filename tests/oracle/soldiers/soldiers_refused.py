"""Phases that the rules forbid, each by its clause.

Source: the errors of a scenario on the rulings page.
"""

from soldiers_applied import note
from soldiers_battle import (ATTACKER, DEFENDER, fit_to_announce, side_of,
                             type_may_announce)
from soldiers_board import adjacent, distance
from soldiers_column import OFF_TABLE
from soldiers_fire import fire_column, in_sight
from soldiers_state import first
from soldiers_values import forbid, refuse


def refuse_battle(battle):
    """Raise ValueError where this phase may not be played."""
    places(battle)
    for u, unit in enumerate(battle.units):
        if unit.announces is not None and unit.fires_at is not None:
            forbid("ARV-13", "a unit that assaults may not fire")
        if unit.announces is not None:
            announced(battle, u)
        if unit.fires_at is not None:
            fired(battle, u)
        if unit.charges_at is not None:
            charged(battle, u)


def places(battle):
    """Who may stand where."""
    for unit in battle.units:
        if "impassable" in battle.board.kinds[unit.at]:
            refuse("ARV-S5", "a unit on impassable ground")
    ours, theirs = ({battle.units[u].at for u in side_of(battle, side)}
                    for side in (ATTACKER, DEFENDER))
    if ours & theirs:
        refuse("ARV-22", "units of both sides in one hex")
    note("ARV-S1")
    for cell in ours | theirs:
        if sum(unit.stacking for unit in battle.units if unit.at == cell) \
                > battle.numbers["stacking_limit"]:
            refuse("ARV-S1", "more points than may be in a hex")


def enemy_in(battle, u, cell):
    """Whether an enemy stands in a hex at the start."""
    return any(battle.units[v].at == cell
               for v in side_of(battle, 1 - battle.units[u].side))


def announced(battle, u):
    """A standing order to assault."""
    unit = battle.units[u]
    if not type_may_announce(unit):
        forbid("ARV-34", "a unit of this type may not assault")
    if not fit_to_announce(battle, unit):
        forbid("ARV-16", "a disrupted unit may not assault")
    if not unit.enough:
        forbid("ARV-12", "too few movement points left")
    if not adjacent(battle.board, unit.at, unit.announces):
        forbid("ARV-08", "the target is not adjacent")
    if not enemy_in(battle, u, unit.announces):
        forbid("ARV-14", "no enemy in the target hex")


def fired(battle, u):
    """A standing order to fire."""
    unit, cell = battle.units[u], battle.units[u].fires_at
    if unit.attack == 0:
        forbid("ARV-S2", "a unit without an attack strength")
    if not enemy_in(battle, u, cell):
        forbid("ARV-S6", "no enemy in the target hex")
    if not 1 <= distance(battle.board, unit.at, cell) <= unit.range:
        forbid("ARV-S6", "the target is out of range")
    if not sight(battle, u, cell):
        forbid("ARV-S6", "the target is not seen")
    if fire_column(battle, unit, cell) is OFF_TABLE:
        forbid("ARV-S2", "the fire is below the table")


def sight(battle, u, cell):
    """ARV-S6 without an observer, who is not looked for at load."""
    unit = battle.units[u]
    if unit.observed:
        return cell in unit.sees_to
    return in_sight(battle, first(battle), u, cell)


def charged(battle, u):
    """A standing order to charge."""
    unit = battle.units[u]
    if not adjacent(battle.board, unit.at, unit.charges_at) or \
            not enemy_in(battle, u, unit.charges_at):
        forbid("ARV-35", "no enemy in an adjacent hex of that name")
