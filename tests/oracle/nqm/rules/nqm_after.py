"""After the ground is won: reorganisation, follow-on, counterattack.

Source: catalogue NQM-39 to NQM-47, NQM-S06 to NQM-S08, NQM-S10; rulings R-24
to R-26. Units: pins, dice.
"""

from fractions import Fraction
from itertools import product

from nqm_applied import note, note_reading
from nqm_battle import (ATTACKER, DEFENDER, GRADES, bodies_of, body_stands,
                        permanent_losses)
from nqm_commit import ask, counter_troops, legal_commitments
from nqm_judge import join_in
from nqm_stand import beaten, eligible, in_fight
from nqm_state import (Chance, Choice, IN_FIGHT, OUT, at, changed, choice,
                       seated)
from nqm_turn import ended
from nqm_unit import enter


def won(battle, state):
    """The attacker has the ground."""
    if not battle.aftermath:
        return ended(battle, state, state.ending)
    note("R-24")
    state = at(state, "counter-now")._replace(mode="counter", at_once=True)
    if not any(seat in IN_FIGHT for seat in state.seat[ATTACKER]):
        own = {i for b in bodies_of(battle, state.together)
               for i in body_stands(battle, state.together, b)}
        state = enter(battle, state, ATTACKER, [
            i for i in sorted(own) if eligible(battle, state, ATTACKER, i)])
    return state._replace(
        formation=headquarters_unhurt(battle, state),
        areas=(), bodies=(), hours_left=0, body=-1, area=-1, attacks_left=0,
        inside=0, once=0, last_body=-1, last_area=-1, worse=False)


def headquarters_unhurt(battle, state):
    """Whether NQM-S08 keeps the formation from being disorganised."""
    stands = battle.sides[ATTACKER].stands
    above = [i for i in in_fight(battle, state, ATTACKER) if stands[i].higher]
    if not above:
        return False
    note("NQM-S08")
    return not any(state.red[ATTACKER][i] > stands[i].red
                   for i in above)  # NQM-S08


def counter_now(battle, state):
    """Elite and Veteran troops at hand may counterattack at once."""
    if not counter_troops(battle, state):
        return at(state, "after-success")
    note("NQM-43", "NQM-44", "R-25")
    return choice(DEFENDER, ("not yet", at(state, "after-success")),
                  ("counterattack", at(state, "counter-commit")))


def after_success(battle, state):
    """The attacker reorganises or follows on."""
    state = state._replace(at_once=False)
    if battle.sides[ATTACKER].under_fire:
        note("NQM-41")
        return at(state, "counter-next")
    note("NQM-39", "NQM-41", "R-26")
    return choice(ATTACKER, ("reorganise", at(state, "reorganise")),
                  ("follow on", at(state, "counter-next")))


def red_pins(battle, state, i):
    """Red pins on an attacker's stand that reorganisation can take off."""
    now = state.red[ATTACKER][i]
    if permanent_losses(battle):
        return min(now, battle.sides[ATTACKER].stands[i].red)  # NQM-S13
    return now


def reorganise(battle, state):
    """Half the red pins come off; the others turn black."""
    note("NQM-S06", "NQM-41")
    units = {}
    for i in in_fight(battle, state, ATTACKER):
        key = battle.sides[ATTACKER].stands[i].battalion
        units.setdefault(key, []).append(i)
    counts = [sum(red_pins(battle, state, i) for i in unit)
              for unit in units.values()]
    odd = [count % 2 for count in counts]
    branches = []
    for luck in product((0, 1), repeat=sum(odd)):
        lucky = iter(luck)
        after = state
        for unit, count, left in zip(units.values(), counts, odd):
            off = count // 2 + (next(lucky) if left else 0)  # NQM-S06
            after = reorganised(battle, after, unit, count, off)
        branches.append((Fraction(1, 2 ** sum(odd)),  # 4, 5, 6 of the six
                         at(after, "counter-next")._replace(
                             reorganised=True)))
    return Chance(branches)


def reorganised(battle, state, unit, count, off):
    """The situation with so many red pins of a unit off."""
    red = {i: red_pins(battle, state, i) for i in unit}
    reds, blacks = list(state.red[ATTACKER]), list(state.black[ATTACKER])
    for _ in range(off):
        i = max(unit, key=lambda i: (red[i], i))
        red[i] -= 1
        reds[i] -= 1
    for i in unit:
        blacks[i] += reds[i]  # NQM-S06: what is left is permanent
        reds[i] = 0
    return state._replace(red=changed(state.red, ATTACKER, tuple(reds)),
                          black=changed(state.black, ATTACKER, tuple(blacks)),
                          permanent=state.permanent + count - off)


def counter_next(battle, state):
    """All troops at hand may counterattack in the next move."""
    if not counter_troops(battle, state):
        return at(state, "kept")
    note("NQM-43", "NQM-46")
    return choice(DEFENDER, ("no counterattack", at(state, "kept")),
                  ("counterattack", at(state, "counter-commit")))


def counter_commit(battle, state):
    """Which troops counterattack, and who disperses before them."""
    candidates = counter_troops(battle, state)
    legal = legal_commitments(battle, state, candidates, must=True)
    asked = ask(state, DEFENDER, candidates, legal, hold_first=False)
    if isinstance(asked, Choice):
        return asked
    state = join_in(battle, state, asked)
    gone = [i for i in in_fight(battle, state, ATTACKER)
            if disorganised(battle, state, i)]
    if gone and note_reading(battle, "disorganised") == "disperses":
        note("NQM-S10", "NQM-40")
        state = seated(state, ATTACKER, gone, OUT)  # NQM-S10
    if beaten(battle, state, ATTACKER):
        return at(state, "retaken")
    return at(state, "begin")._replace(attacks_left=-1)


def at_least(grade, other):
    """Whether a grade is as good as the other or better."""
    return GRADES.index(grade) <= GRADES.index(other)


def disorganised(battle, state, i):
    """Whether a stand that holds the ground is disorganised now."""
    side = battle.sides[ATTACKER]
    grade = side.stands[i].grade
    if state.at_once:
        note("NQM-45")
        return not (at_least(grade, "veteran") and side.in_supply)  # NQM-45
    if state.exempt:
        return False  # NQM-47
    if state.formation and side.stands[i].higher:
        return False  # NQM-S08: the formation's own, not its battalions
    note("NQM-S07")
    effective = state.reorganised and side.in_supply and (
        at_least(grade, "regular") or side.fresh_orders)  # NQM-S07
    return not effective
