"""Placing the casualties of one attack.

Source: catalogue NQM-15, A-14, A-26; ruling R-3. Unit: red pins, one by one,
the attacker's first.
"""

from nqm_applied import note, note_reading
from nqm_force import alike_key, clean, pins_on
from nqm_state import Choice, plus_one


def with_clean(side, taken, indices):
    """Those of the stands that hold a clean point."""
    return [i for i in indices if clean(side.stands[i], taken[i]) > 0]


def evenly(side, taken, indices):
    """The stand that takes the next pin: fewest pins, then first."""
    return min(with_clean(side, taken, indices),
               key=lambda i: (pins_on(side.stands[i], taken[i]), i))


def candidates(side, taken, stands, figure):
    """Stands an owner may pick: the even one first, alike ones once."""
    standing = evenly(side, taken, stands)
    everyone = list(stands) + ([figure] if figure >= 0 else [])
    order, seen = [], set()
    for i in [standing] + [i for i in sorted(with_clean(side, taken, everyone))
                           if i != standing]:
        key = alike_key(side.stands[i], taken[i])
        if key not in seen:
            order.append(i)
        seen.add(key)
    return order


def pin(state, who, index):
    """One casualty of one side placed as a red pin."""
    note("NQM-15")
    if who == "attacker":
        return state._replace(a_due=state.a_due - 1,
                              a_taken=plus_one(state.a_taken, index))  # NQM-15
    return state._replace(d_due=state.d_due - 1,
                          d_taken=plus_one(state.d_taken, index))  # NQM-15


def next_pin(battle, state):
    """Whose pin is next: (who, side, pins taken, stands, figure)."""
    if state.a_due:
        return ("attacker", battle.attacker, state.a_taken, state.fighting,
                state.figure)
    return ("defender", battle.defender, state.d_taken,
            tuple(range(len(battle.defender.stands))), -1)


def place(battle, state):
    """A Choice of the owner, or the situation with every pin placed."""
    while state.a_due or state.d_due:
        who, side, taken, stands, figure = next_pin(battle, state)
        note("R-3")
        if note_reading(battle, "A-14") == "evenly":
            state = pin(state, who, evenly(side, taken, stands))
            continue
        order = candidates(side, taken, stands, figure)
        if len(order) > 1:
            return Choice(who, [(side.stands[i].name, pin(state, who, i))
                                for i in order])
        state = pin(state, who, order[0])
    return state
