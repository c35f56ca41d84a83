"""The events about cover when the fight begins: who has it against whom.

Source: docs/rulings/trial40k-plane.md, R-36, R-39; docs/rulings/trial40k.md, R-5,
for grenades and for who was fighting already; TAR-052 to 055, 106, A-16.
Unit: units by id.
"""

from trial40k_charge import anybody_touches, fight, named
from trial40k_charge_table import SEEN
from trial40k_cover import covered, own_cover
from trial40k_engine import read
from trial40k_numbers import reading
from trial40k_plane import stated
from trial40k_state import models
from trial40k_turn import begin, first


def are_engaged(state, n, other):
    """Whether one of two units strikes at the other."""
    return any(b in stack.touch for a, b in ((n, other), (other, n))
               for stack in state.units[a])


def against(battle, state, n):
    """The charging units against which a unit strikes first (A-16)."""
    those = [other for other, unit in enumerate(battle.units)
             if unit.charged and are_engaged(state, n, other)]
    found = [other for other in those if covered(battle, state, n, other)]
    if not found:
        return []
    if set(found) == set(those):
        SEEN["told: in cover against all"] += 1
        return found
    SEEN["told: charged in the open too"] += 1
    every = [other for other in range(len(battle.units))
             if are_engaged(state, n, other)]
    return {"attackers": found, "all": every, "none": []}[
        reading(battle, "cover_multi")]


def counted(scenario, phase):
    """[(unit, charging unit, models in cover, whether all are)] where cover
    is asked model by model (R-39), of those that are told: ids."""
    if not anybody_touches(phase):
        return []
    battle, state = begun(scenario, phase)
    state = begin(battle, state, None)
    found = []
    for n, unit in enumerate(battle.units):
        for x in against(battle, state, n):
            hidden = sum(stack.count for stack in state.units[n]
                         if x in own_cover(battle, state, n, stack))
            if hidden:
                found.append((unit.name, battle.units[x].name, hidden,
                              hidden == models(state, n)))
    return sorted(found)


def begun(scenario, phase):
    """(battle, its situation) as the fight begins."""
    battle = read(named(stated(fight(scenario, phase))))
    return battle, first(battle)


def engaged(scenario, phase):
    """Pairs of units that are engaged, each both ways: ids."""
    if not anybody_touches(phase):
        return set()
    battle, state = begun(scenario, phase)
    return {(one.name, two.name) for n, one in enumerate(battle.units)
            for m, two in enumerate(battle.units)
            if are_engaged(state, n, m)}


def told(scenario, phase):
    """[(unit, charging unit)], in their order: ids."""
    if not anybody_touches(phase):
        return []
    battle, state = begun(scenario, phase)
    return sorted((unit.name, battle.units[other].name)
                  for n, unit in enumerate(battle.units)
                  for other in against(battle, state, n))
