"""Stands now: clean points, which are in the fight, which may assault.

Source: catalogue NQM-01, NQM-03, NQM-06, NQM-S01, NQM-S05; rulings R-1, R-2,
R-14 to R-16, R-23. Units: strength points and pins.
"""

from nqm_applied import note
from nqm_battle import (DEFENDER, GRADES, able_at_start, body_stands,
                        class_may_assault)
from nqm_state import COUNTER, HELD, IN_FIGHT, OUT, assailant


def pins(state, who, i):
    """All pins of both colours now on a stand."""
    return state.red[who][i] + state.black[who][i]


def clean(battle, state, who, i):
    """Strength points with neither a red nor a black pin."""
    stand = battle.sides[who].stands[i]
    if stand.overloaded:
        note("NQM-S05")
        return 0  # NQM-S05
    return max(0, stand.strength - pins(state, who, i))  # NQM-06


def clean_of(battle, state, who, indices):
    """Clean points of several stands of one side together."""
    note("NQM-06")
    return sum(clean(battle, state, who, i) for i in indices)


def with_clean(battle, state, who, indices):
    """Those of the stands that hold a clean point."""
    return [i for i in indices if clean(battle, state, who, i) > 0]


def strongest(battle, state, who, stands):
    """The stand with most clean points, then of best quality, then first."""
    return min(stands, key=lambda i: (
        -clean(battle, state, who, i),
        GRADES.index(battle.sides[who].stands[i].grade), i))


def in_fight(battle, state, who):
    """Indices of the stands of one side in the present fight."""
    seats = state.seat[who]
    if who == DEFENDER:
        note("NQM-03")
        place = COUNTER if state.mode == "counter" else state.area
        return [i for i, seat in enumerate(seats)
                if seat in IN_FIGHT and state.place[i] == place]  # NQM-03
    if state.mode == "counter":
        return [i for i, seat in enumerate(seats) if seat in IN_FIGHT]
    return [i for i in body_stands(battle, state.together, state.body)
            if seats[i] in IN_FIGHT]


def beaten(battle, state, who):
    """No stand of the side in the present fight has a clean point."""
    return not with_clean(battle, state, who, in_fight(battle, state, who))


def points_on_area(battle, state, area):
    """Clean points of the stands in the fight on an area."""
    return clean_of(battle, state, DEFENDER, [
        i for i, seat in enumerate(state.seat[DEFENDER])
        if seat in IN_FIGHT and state.place[i] == area])


def held_area(battle, state, area):
    """Whether a stand in the fight on an area has a clean point."""
    return points_on_area(battle, state, area) > 0


def eligible(battle, state, who, i):
    """Whether a stand that is not in the fight may be committed."""
    stand = battle.sides[who].stands[i]
    return (state.seat[who][i] == HELD and able_at_start(battle, stand)
            and clean(battle, state, who, i) > 0)


def attacking(battle, state):
    """The assailant's stands in the fight that assault."""
    stands = in_fight(battle, state, assailant(state))
    if state.mode != "hunted":
        return stands
    return [i for i in stands if i in state.hunters]


def may_hunt(battle, state):
    """The defender's stands on the area that may assault tanks there."""
    stands = with_clean(battle, state, DEFENDER,
                        in_fight(battle, state, DEFENDER))
    return [i for i in stands
            if able_at_start(battle, battle.sides[DEFENDER].stands[i])]


def unwounded(battle, state, who, i):
    """A command stand without any pin that is not out."""
    return (battle.sides[who].stands[i].kind == "command"
            and state.seat[who][i] != OUT and pins(state, who, i) == 0)


def free_figures(battle, state, who):
    """Unwounded command figures that are not themselves committed stands."""
    stands = battle.sides[who].stands
    if state.mode == "hunted":
        own = in_fight(battle, state, who)  # those on the area
    elif state.mode == "counter":
        own = [i for i, s in enumerate(stands)
               if s.reserve and state.seat[who][i] == HELD]
    else:
        own = body_stands(battle, state.together, state.body)
    return [i for i in own if unwounded(battle, state, who, i)
            and not class_may_assault(battle, stands[i])]


def command_met(battle, state, who, stands):
    """Whether two or more of these stands may assault together."""
    note("NQM-02")
    if battle.sides[who].block:
        return True  # a block has its command figure present
    if free_figures(battle, state, who):
        return True  # NQM-02
    return any(unwounded(battle, state, who, i) for i in stands)  # NQM-02


def alike(battle, state, who, i):
    """Stands with equal keys are alike now."""
    stand = battle.sides[who].stands[i]
    return (stand.kind, stand.strength, state.red[who][i],
            state.black[who][i], stand.red, stand.black, stand.grade,
            stand.level, stand.battalion, stand.area,
            class_may_assault(battle, stand), stand.reserve,
            stand.disorganised, state.seat[who][i],
            stand.id if stand.named else None,  # alike to no other
            state.late[who][i] == 2)  # A-21 no: it counts in no break test


def each_alike_once(battle, state, who, stands):
    """The stands without those alike to one before."""
    order, seen = [], set()
    for i in stands:
        key = alike(battle, state, who, i)
        if key not in seen:
            order.append(i)
        seen.add(key)
    return order


def bases_of_block(battle, points):
    """Number of bases of a block with so many points."""
    return -(-points // battle.base_strength)


def bases(battle, state, who, stands, only_clean):
    """Number of bases: stands, or parts of a block."""
    note("R-4")
    if battle.sides[who].block:
        return bases_of_block(battle, battle.sides[who].stands[0].strength)
    return sum(1 for i in stands
               if not only_clean or clean(battle, state, who, i) > 0)
