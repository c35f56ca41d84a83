"""The announcements, before any fire.

Source: catalogue ARV-02 to ARV-18, AMB-A2; ruling R-3. A target is a cell;
None stands for no assault.
"""

from soldiers_applied import note, note_reading
from soldiers_battle import (ATTACKER, DEFENDER, alike, enemies_beside,
                             may_announce, named, side_of)
from soldiers_board import name
from soldiers_state import at, changed, choice


def answers(battle, u):
    """All answers of a unit in their order; the standing one first."""
    unit = battle.units[u]
    enemies = enemies_beside(battle, u)
    targets = list(dict.fromkeys(battle.units[v].at for v in enemies))
    if unit.fires_at is not None and ATTACKER in battle.fire:
        return [None] + targets
    note("R-14")
    if unit.announces is not None:
        standing = unit.announces
    else:
        standing = targets[0]
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
        bound = [state.target[v] for v in before
                 if battle.units[v].at == battle.units[u].at
                 and state.target[v] is not None]
        if bound:
            row = [t for t in row if t is None or t == bound[0]]
    return row


def option_id(battle, target):
    """What an answer is called."""
    if target is None:
        return "no-assault"
    return "assault-" + name(battle.board, target)


def announced(battle, state, u, target):
    """The situation after a unit's answer; under named it still has to say
    which of several enemies in the hex it assaults (AMB-A2)."""
    state = state._replace(target=changed(state.target, u, target),
                           asked=u + 1)
    if target is None or not named(battle):
        return state
    there = tuple(v for v in side_of(battle, DEFENDER)
                  if battle.units[v].at == target)
    if len(there) == 1:
        return state
    return state._replace(stage="name", naming=(u, there))


def spared_by(state, u):
    """Whom a unit does not assault."""
    return [enemy for unit, enemy in state.spared if unit == u]


def must_spare(battle, state, u, enemy):
    """Whether the last alike unit against the hex has spared an enemy, and
    until then both have answered the same (R-3)."""
    like = [v for v in side_of(battle, ATTACKER)
            if v < u and alike(battle, u, v)
            and state.target[v] == state.target[u]]
    if not like:
        return False
    before = [v for v in spared_by(state, like[-1]) if v < enemy]
    return (enemy in spared_by(state, like[-1])
            and before == spared_by(state, u))


def name_units(battle, state):
    """Whether a unit assaults the next enemy in its target hex."""
    u, (enemy, *others) = state.naming
    going_on = state._replace(naming=(u, tuple(others)))
    if not others:
        going_on = state._replace(stage="announce", naming=None)
    spares = going_on._replace(spared=state.spared + ((u, enemy),))
    all_there = [v for v in side_of(battle, DEFENDER)
                 if battle.units[v].at == state.target[u]]
    if not others and len(spared_by(state, u)) == len(all_there) - 1:
        return going_on         # ARV-14: it assaults somebody
    if must_spare(battle, state, u, enemy):
        return spares
    note("ARV-18")
    one = battle.units[enemy].id
    return choice(ATTACKER, [("name-" + one, going_on),
                             ("spare-" + one, spares)])


def announce(battle, state):
    """The attacker's units, one after another."""
    note("ARV-02", "ARV-03", "ARV-18", "R-1")
    for u in side_of(battle, ATTACKER):
        if u < state.asked or not may_announce(battle, u):
            continue
        note("ARV-05", "ARV-07", "ARV-14")
        return choice(ATTACKER, [
            (option_id(battle, target),
             announced(battle, state, u, target))
            for target in offered(battle, state, u)])
    return at(state, "fire")
