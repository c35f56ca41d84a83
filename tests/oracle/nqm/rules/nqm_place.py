"""Placing the casualties of one attack or fire.

Source: catalogue NQM-15, A-14, A-26, NQM-S15; ruling R-3. Unit: red pins, one
by one, those of the file's attacker first.
"""

from nqm_applied import note, note_reading
from nqm_stand import each_alike_once, in_fight, pins, with_clean
from nqm_state import Choice, assailant, changed, changed_of


def evenly(battle, state, who, stands):
    """The stand that takes the next pin: fewest pins, then first."""
    return min(with_clean(battle, state, who, stands),
               key=lambda i: (pins(state, who, i), i))


def candidates(battle, state, who, stands):
    """Stands an owner may pick: the even one first, the figure last."""
    standing = evenly(battle, state, who, stands)
    everyone = list(stands)
    if who == assailant(state) and state.figure >= 0:
        everyone.append(state.figure)
    others = [i for i in with_clean(battle, state, who, everyone)
              if i != standing]
    return each_alike_once(battle, state, who, [standing] + others)


def pin(state, who, index):
    """One casualty of one side placed as a red pin."""
    note("NQM-15")
    red = state.red[who][index] + 1  # NQM-15
    return state._replace(
        red=changed_of(state.red, who, index, red),
        lost=changed(state.lost, who, state.lost[who] + 1),
        due=changed(state.due, who, state.due[who] - 1))


def pool(battle, state, who):
    """The stands of one side that can take a pin now."""
    if who == assailant(state):
        return state.fighting
    return in_fight(battle, state, who)


def place(battle, state):
    """A Choice of the owner, or the situation with every pin placed."""
    note("R-3", "R-13")
    while any(state.due):
        who = 0 if state.due[0] else 1
        stands = pool(battle, state, who)
        if state.shots:
            note("NQM-S15")  # NQM-S15: the owner of the target places them
        if note_reading(battle, "A-14") == "evenly":
            state = pin(state, who, evenly(battle, state, who, stands))
            continue
        order = candidates(battle, state, who, stands)
        if len(order) > 1:
            return Choice(who, [(battle.sides[who].stands[i].name,
                                 pin(state, who, i)) for i in order])
        state = pin(state, who, order[0])
    return state
