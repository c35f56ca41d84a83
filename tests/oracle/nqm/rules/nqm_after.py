"""After the ground is won: reorganisation, follow-on, counterattack.

Source: catalogue NQM-39 to NQM-47, NQM-S06 to NQM-S08, NQM-S10, NQM-S16;
rulings R-24 to R-26. Units: pins, dice.
"""

from fractions import Fraction
from itertools import product

from nqm_applied import note, note_reading
from nqm_attack import name_before
from nqm_battle import (ATTACKER, DEFENDER, GRADES, bodies_of, body_stands,
                        permanent_losses)
from nqm_commit import (ask, commits_all, counter_troops,
                        legal_commitments, one_of)
from nqm_judge import join_in
from nqm_stand import (alike, beaten, each_alike_once, eligible, in_fight,
                       strongest)
from nqm_state import (Chance, Choice, IN_FIGHT, OUT, at, changed,
                       changed_of, choice, seated)
from nqm_turn import ended, first_of
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
    return choice(DEFENDER, "counterattack-now",
                  ("not yet", at(state, "after-success")),
                  ("counterattack", at(state, "counter-commit")))


def after_success(battle, state):
    """The attacker reorganises or follows on."""
    state = state._replace(at_once=False)
    if battle.sides[ATTACKER].under_fire:
        note("NQM-41")
        return at(state, "counter-next")
    note("NQM-39", "NQM-41", "R-26")
    return choice(ATTACKER, "after-success",
                  ("reorganise", at(state, "reorganise")),
                  ("follow on", at(state, "counter-next")))


def battalions_on_ground(battle, state):
    """The stands that hold the ground, a row for each battalion."""
    units = {}
    for i in in_fight(battle, state, ATTACKER):
        key = battle.sides[ATTACKER].stands[i].battalion
        units.setdefault(key, []).append(i)
    return list(units.values())


def red_pins(battle, state, i):
    """Red pins on an attacker's stand that reorganisation can take off."""
    now = state.red[ATTACKER][i]
    if not permanent_losses(battle):
        return now
    relieved = state.relieved[i]
    at_start = battle.sides[ATTACKER].stands[i].red
    return min(now + relieved, at_start) - relieved  # NQM-S13


def reorganise(battle, state):
    """The dice of all units are thrown: half the red pins come off."""
    note("NQM-S06", "NQM-41")
    state = state._replace(
        relieved=(0,) * len(battle.sides[ATTACKER].stands))
    counts = [sum(red_pins(battle, state, i) for i in unit)
              for unit in battalions_on_ground(battle, state)]
    odd = [count % 2 for count in counts]
    branches = []
    for luck in product((0, 1), repeat=sum(odd)):
        lucky = iter(luck)
        off = tuple(count // 2 + (next(lucky) if left else 0)  # NQM-S06
                    for count, left in zip(counts, odd))
        branches.append((Fraction(1, 2 ** sum(odd)),  # 4, 5, 6 of the six
                         at(state, "take-off")._replace(
                             off=off, reorganised=True,
                             permanent=state.permanent
                             + sum(counts) - sum(off))))
    return Chance(branches)


def take_off(battle, state):
    """The pins come off one by one, the units one after another."""
    units = battalions_on_ground(battle, state)
    while any(state.off):
        number = next(n for n, left in enumerate(state.off) if left)
        red = {i: red_pins(battle, state, i) for i in units[number]}
        tied = [i for i in red if red[i] == max(red.values())]
        standing = strongest(battle, state, ATTACKER, tied)
        each = tuple(each_alike_once(battle, state, ATTACKER, tied[::-1]))
        if len(each) == 1:
            state = relieved(state, number, each[0])  # the last of alike ones
        elif state.off[number] >= len(tied):
            for i in tied:
                state = relieved(state, number, i)
        else:
            first = next(i for i in each
                         if alike(battle, state, ATTACKER, i)
                         == alike(battle, state, ATTACKER, standing))
            return one_of(battle, state, ATTACKER, "take-off", "relieve-", [
                (i, relieved(state, number, i))
                for i in first_of(first, sorted(each))])
    return rest_is_permanent(battle, state)


def relieved(state, number, i):
    """The situation with one red pin off a stand of the unit so numbered."""
    return state._replace(
        red=changed_of(state.red, ATTACKER, i, state.red[ATTACKER][i] - 1),
        relieved=changed(state.relieved, i, state.relieved[i] + 1),
        off=changed(state.off, number, state.off[number] - 1))


def rest_is_permanent(battle, state):
    """What has not come off the stands that hold the ground turns black."""
    for i in in_fight(battle, state, ATTACKER):
        left = state.red[ATTACKER][i]
        state = state._replace(
            red=changed_of(state.red, ATTACKER, i, 0),
            black=changed_of(state.black, ATTACKER, i,
                             state.black[ATTACKER][i] + left))  # NQM-S06
    return at(state, "counter-next")._replace(off=(), relieved=())


def counter_next(battle, state):
    """All troops at hand may counterattack in the next move."""
    if not counter_troops(battle, state):
        return at(state, "kept")
    note("NQM-43", "NQM-46")
    return choice(DEFENDER, "counterattack-next",
                  ("no counterattack", at(state, "kept")),
                  ("counterattack", at(state, "counter-commit")))


def counter_commit(battle, state):
    """Who disperses before the counterattack, and which troops make it."""
    gone = [i for i in in_fight(battle, state, ATTACKER)
            if disorganised(battle, state, i)]
    if gone and note_reading(battle, "disorganised") == "disperses":
        note("NQM-S10", "NQM-40")
        state = seated(state, ATTACKER, gone, OUT)  # NQM-S10
    if beaten(battle, state, ATTACKER):
        return at(state, "retaken")
    named = name_before(battle, state)
    if named is not None:
        return named
    candidates = counter_troops(battle, state)
    legal = legal_commitments(battle, state, candidates, must=True)
    asked = ask(battle, state, "counter-commit", candidates, legal,
                commits_all(battle, state))
    if isinstance(asked, Choice):
        return asked
    state = join_in(battle, state, asked)
    return at(state, "begin")._replace(attacks_left=-1)


def after_failure(battle, state):
    """A unit of the attacker's last body failed a test: what it does.

    NQM-S10 leaves it to its owner; nothing hangs on it.
    """
    side = battle.sides[ATTACKER]
    if not battle.aftermath:
        return ended(battle, state, state.ending)
    note("R-24", "NQM-S10")
    if not side.retreat_open:
        note("NQM-S16")
        return ended(battle, state, state.ending)
    over = at(state, "broken-off")
    return choice(ATTACKER, "after-failure", ("stay and fire", over),
                  ("withdraw out of contact", over))


def broken_off(battle, state):
    """The attack has failed for good."""
    return ended(battle, state, state.ending)


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
