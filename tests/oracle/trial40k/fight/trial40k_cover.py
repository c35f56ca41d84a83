"""The step in which a model strikes: cover, grenades, and Initiative.

Source: TAR-045 to 048, 051 to 055, 105 to 108; A-15 to A-22; of models that
are in cover themselves docs/rulings/trial40k-plane.md, R-39. Unit: steps, 11
is the cover step.
"""

from trial40k_kind import COVER_STEP, initiative
from trial40k_numbers import note, reading
from trial40k_state import CONTACT, engaged, friends


def chargers(battle, state, n):
    """Enemy units that charged a unit this turn and are engaged with it
    (TAR-053; R-36).

    Who charged it has charged its joined character too, and the other way.
    """
    if not state.first:
        return []
    found = [other for friend in friends(battle, n)
             for stack in state.units[friend] for other in stack.touch
             if stack.role == CONTACT and battle.units[other].charged]
    return [other for other in dict.fromkeys(found)
            if other in engaged(state, n)]


def plasma(battle, state, charger, n):
    """Whether plasma grenades cancel a unit's cover (TAR-106; A-21)."""
    carried = [battle.kinds[stack.kind].plasma
               for stack in state.units[charger]
               if stack.role == CONTACT and n in stack.touch]
    if not any(carried):
        return False
    every = reading(battle, "plasma_scope") == "all"
    if every and not all(carried):
        return False
    note(106)
    return True


def covered(battle, state, n, charger):
    """Whether a unit strikes first at a charging unit (TAR-045, 053 to 055).

    A unit that fought before has no cover (A-22).
    """
    unit = battle.units[n]
    if not battle.units[charger].charged:
        return False
    if unit.charged or charger not in unit.cover:
        return False
    if unit.fighting and reading(battle, "cover_round") == "no":
        return False
    return not plasma(battle, state, charger, n)


def cover_against(battle, state, n):
    """Enemy units at whom a unit strikes first (A-16)."""
    those = chargers(battle, state, n)
    over = [x for x in those if covered(battle, state, n, x)]
    if len(over) in (0, len(those)):    # A-16 is of who is charged both ways
        return over
    return {"attackers": over, "all": engaged(state, n), "none": []}[
        reading(battle, "cover_multi")]


def own_cover(battle, state, n, stack):
    """Enemy units at whom models strike first, as far as it hangs on where
    they stand themselves (R-39)."""
    if (n, stack.kind) not in battle.shelter:
        return engaged(state, n)
    own, those = battle.shelter[n, stack.kind], chargers(battle, state, n)
    both = 0 < sum(covered(battle, state, n, x) for x in those) < len(those)
    if both and reading(battle, "cover_multi") == "all":
        return engaged(state, n) if set(own) & set(those) else []
    return own


def behind_cover(battle, state, n, stack):
    """Whether a stack strikes in the cover step by its own cover (A-16, 17).

    Of a character who may split his hits: if all he may strike came across.
    """
    if battle.units[n].charged:
        if battle.units[n].cover:
            note(53, 54)
        return False
    over = cover_against(battle, state, n)
    if not over:
        return False
    if stack.role != CONTACT and reading(battle, "cover_support") == "no":
        return False
    return set(stack.target) <= set(over) & set(
        own_cover(battle, state, n, stack))


def frag_initiative(battle, state, charger, n):
    """The highest step of models in contact that carry frag (A-20 b)."""
    steps = [battle.kinds[stack.kind].i for stack in state.units[charger]
             if stack.role == CONTACT and n in stack.touch
             and battle.kinds[stack.kind].frag]
    return max(steps, default=None)


def lowered(battle, state, n, stack):
    """The step of a covered stack against chargers with frag (A-20 b)."""
    note(105)
    steps = [frag_initiative(battle, state, x, n) for x in stack.target]
    steps = [step for step in steps if step is not None]
    return max(steps) if steps else COVER_STEP


def throws_frag(battle, state, n, stack):
    """Whether a charger is moved up by frag grenades (TAR-105, 107; A-20)."""
    if not battle.units[n].charged or not state.first:
        return False
    if not battle.kinds[stack.kind].frag:
        return False
    return any(n in cover_against(battle, state, x) for x in stack.target)


def step_of(battle, state, n, stack):
    """The step in which a stack strikes (TAR-045, 047, 085, 108)."""
    kind = battle.kinds[stack.kind]
    own = initiative(battle, kind, stack.mode)
    cover = behind_cover(battle, state, n, stack)
    if stack.mode == "fist" and not (
            cover and reading(battle, "fist_cover") == "cover"):
        if throws_frag(battle, state, n, stack):
            note(108)
        return own
    if cover:
        note(45, 52)
        return (COVER_STEP if reading(battle, "frag_step") == "up"
                else lowered(battle, state, n, stack))
    if throws_frag(battle, state, n, stack):
        note(105, 107)
        if reading(battle, "frag_step") == "up":
            return COVER_STEP
    note(47)
    return own
