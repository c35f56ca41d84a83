"""Placing the casualties of one attack or fire.

Source: catalogue NQM-15, A-14, A-26, NQM-S15; ruling R-3. Unit: red pins, one
by one, those of the file's attacker first.
"""

from nqm_applied import note, note_reading
from nqm_battle import GRADES, SIDES
from nqm_commit import one_of
from nqm_stand import clean, each_alike_once, in_fight, pins, with_clean
from nqm_state import assailant, changed, changed_of


def pool(battle, state, who):
    """The stands of one side that can take a pin now."""
    stands = state.fighting
    if who != assailant(state):
        stands = in_fight(battle, state, who)
    return with_clean(battle, state, who, stands)


def tied(state, who, stands):
    """Those of the stands with the fewest pins."""
    fewest = min(pins(state, who, i) for i in stands)
    return [i for i in stands if pins(state, who, i) == fewest]


def standing(battle, state, who, stands):
    """The one of tied stands that takes the next pin by standing orders.

    That with most clean points, then one that is no command stand, then one
    of the worst quality, then the first.
    """
    def order(i):
        stand = battle.sides[who].stands[i]
        return (-clean(battle, state, who, i), stand.kind == "command",
                -GRADES.index(stand.grade), i)
    return min(stands, key=order)


def offered(battle, state, who):
    """Stands of which one takes the next pin, the standing order first."""
    stands = pool(battle, state, who)
    even = tied(state, who, stands)
    first = standing(battle, state, who, even)
    reading = note_reading(battle, "A-14")
    some = list(even if reading == "evenly" else stands)
    if reading == "freely" and who == assailant(state) and state.figure >= 0:
        some += with_clean(battle, state, who, [state.figure])
    return each_alike_once(battle, state, who,
                           [first] + [i for i in some if i != first])


def pin(state, who, index):
    """One casualty of one side placed as a red pin."""
    note("NQM-15")
    red = state.red[who][index] + 1  # NQM-15
    return state._replace(
        red=changed_of(state.red, who, index, red),
        lost=changed(state.lost, who, state.lost[who] + 1),
        due=changed(state.due, who, state.due[who] - 1))


def one_each(battle, state, who):
    """The tied stands where each of them takes a pin, and nobody is asked."""
    if note_reading(battle, "A-14") != "evenly":
        return []
    even = tied(state, who, pool(battle, state, who))
    return even if state.due[who] >= len(even) else []


def place(battle, state):
    """A Choice of one side, or the situation with every pin placed."""
    note("R-3", "R-13")
    while any(state.due):
        who = 0 if state.due[0] else 1
        if state.shots:
            note("NQM-S15")  # NQM-S15: the owner of the target places them
        order = offered(battle, state, who)
        takers = order if len(order) == 1 else one_each(battle, state, who)
        if not takers:
            asked = one_of(battle, state, who, "place-" + SIDES[who], "pin-", [
                (i, pin(state, who, i)) for i in order])
            if battle.readings["A-14"] != "opponent":
                return asked
            return asked._replace(side=1 - who, step="%s-by-%s" % (
                asked.step, SIDES[1 - who]))
        for i in takers:
            state = pin(state, who, i)
    return state
