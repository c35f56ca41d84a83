"""The announcements, before any fire.

Source: catalogue ARV-02 to ARV-18; ruling R-3. A target is a cell, or a unit
under AMB-A2: named; None stands for no assault.
"""

from soldiers_applied import note, note_reading
from soldiers_battle import (ATTACKER, alike, enemies_beside, may_announce,
                             named, side_of)
from soldiers_board import name
from soldiers_state import at, changed, choice


def target_hex(battle, target):
    """The hex of a target."""
    if named(battle):
        return battle.units[target].at
    return target


def answers(battle, u):
    """All answers of a unit in their order; the standing one first."""
    unit = battle.units[u]
    enemies = enemies_beside(battle, u)
    hexes = [battle.units[v].at for v in enemies]
    if named(battle):
        targets = enemies
    else:
        targets = list(dict.fromkeys(hexes))
    if unit.fires_at is not None and ATTACKER in battle.fire:
        return [None] + targets
    note("R-14")
    if unit.announces is not None:
        standing = targets[[target_hex(battle, t) for t in targets].index(
            unit.announces)]
    else:
        standing = enemies[0] if named(battle) else hexes[0]
    targets.remove(standing)
    return [standing] + targets + [None]  # ARV-07


def offered(battle, state, u):
    """The answers that a unit may give now."""
    row = answers(battle, u)
    before = [v for v in side_of(battle, ATTACKER)
              if v < u and may_announce(battle, v)]
    row = row[max((row.index(state.target[v]) for v in before
                   if alike(battle, u, v)), default=0):]
    if note_reading(battle, "AMB-A18") == "no":
        bound = [target_hex(battle, state.target[v]) for v in before
                 if battle.units[v].at == battle.units[u].at
                 and state.target[v] is not None]
        if bound:
            row = [t for t in row
                   if t is None or target_hex(battle, t) == bound[0]]
    return row


def option_id(battle, target):
    """What an answer is called."""
    if target is None:
        return "no-assault"
    return "assault-" + (battle.units[target].id if named(battle)
                         else name(battle.board, target))


def announce(battle, state):
    """The attacker's units, one after another."""
    note("ARV-02", "ARV-03", "ARV-18", "R-1")
    for u in side_of(battle, ATTACKER):
        if u < state.asked or not may_announce(battle, u):
            continue
        note("ARV-05", "ARV-07", "ARV-14")
        return choice(ATTACKER, [
            (option_id(battle, target),
             state._replace(target=changed(state.target, u, target),
                            asked=u + 1))
            for target in offered(battle, state, u)])
    return at(state, "fire")
