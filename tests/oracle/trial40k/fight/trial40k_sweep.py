"""The sweeping advance: one more round of blows as contact breaks.

Source: TAR-132, 139 to 148; A-45, A-46, A-49. Unit: blows.
"""

from trial40k_numbers import note
from trial40k_orders import give, orders
from trial40k_state import ATTACKER, DEFENDER, OUT, models, with_unit
from trial40k_step import done, struck

STEP = 1


def prey(state, n):
    """Units that a victor has outpaced."""
    return tuple(x for winner, x in state.pairs if winner == n)


def hunters(state):
    """Units that sweep."""
    return sorted({winner for winner, _ in state.pairs})


def ready(battle, state):
    """The situation in which all who sweep may be given orders anew."""
    for n in hunters(state):
        state = with_unit(state, n, [
            stack if stack.role == OUT
            else stack._replace(mode="", target=(), step=None)
            for stack in state.units[n]])
    return state


def begin(battle, state, play):
    """Weapons and targets are chosen anew (TAR-141, 143; trial40k.md)."""
    note(140, 141)
    return ready(battle, state)._replace(chapter="sweep-choice")


def choice(battle, state, play):
    """Orders of one stack for the sweep (A-45)."""
    for n in hunters(state):
        for stack in state.units[n]:
            if stack.mode == "":
                may = fleeing_targets(battle, state, n, stack)
                return give(battle, state, n, stack, may, play)
    return state._replace(chapter="sweep")


def fleeing_targets(battle, state, n, stack):
    """[(mode, target)] against those who were outpaced."""
    # Who breaks is still there until contact is broken (TAR-140).
    still = state._replace(fates=tuple(
        "in" if fate == "breaks" else fate for fate in state.fates))
    return orders(battle, still, n, stack, prey(state, n))


def blows(battle, still, units, play):
    """The situation after these units have struck in one batch."""
    for n in units:
        still = with_unit(still, n, [
            stack if stack.mode == "done" else stack._replace(step=STEP)
            for stack in still.units[n]])
    row = [(n, stack) for n in units for stack in still.units[n]
           if stack.mode != "done"]
    return struck(battle, still, row, True, play,
                  done(still, units, STEP))[0]


def chapter(battle, state, play):
    """All who sweep strike in one batch; nobody strikes back (TAR-142 to
    148; A-46)."""
    note(145, 148)
    still = state._replace(fates=tuple(
        "in" if fate == "breaks" else fate for fate in state.fates))
    before = standing(battle, still)
    after = blows(battle, still, hunters(state), play)
    note(132, 146)
    left = standing(battle, after)
    return after._replace(
        fates=state.fates, pairs=(), chapter="over",
        swept=tuple(swept + had - has for swept, had, has
                    in zip(state.swept, before, left)))


def standing(battle, state):
    """Models of each side."""
    return [sum(models(state, n) for n, unit in enumerate(battle.units)
                if unit.side == side) for side in (ATTACKER, DEFENDER)]
