"""The units that test: break point, status, stands that join, the tests.

Source: catalogue NQM-25 to NQM-27, NQM-S09, A-2 to A-7, A-21, A-24.2, A-26;
rulings R-4, R-10, R-15. Units: strength points, pins, bases.
"""

from collections import Counter
from fractions import Fraction

from nqm_applied import note, note_reading
from nqm_battle import ATTACKER
from nqm_quality import holding_faces, quality_of
from nqm_stand import (bases_of_block, beaten, clean, in_fight, pins,
                       with_clean)
from nqm_state import (Chance, OUT, PASSED, UNSET, assailant, at, changed_of,
                       seated)


def unit_key(battle, state, who, i):
    """Stands in the present fight with equal keys are one unit."""
    note("R-15")
    reading = note_reading(battle, "A-3")
    stand = battle.sides[who].stands[i]
    if reading == "stand":
        return i
    if reading == "battalion" or who == ATTACKER and not state.together:
        return stand.battalion  # whole, apart: a battalion is a body
    return 0


def units(battle, state, who):
    """The units in the fight, in the order of their first stands."""
    rows = {}
    for i in in_fight(battle, state, who):
        rows.setdefault(unit_key(battle, state, who, i), []).append(i)
    return list(rows.values())


def counted(battle, state, who, unit):
    """The stands of a unit that count for its break point."""
    if note_reading(battle, "A-21") == "grows":
        return unit
    return [i for i in unit if state.late[who][i] < 2] or unit


def casualties(battle, state, who, stands):
    """Casualties and full strength of these stands."""
    ignore = note_reading(battle, "A-4") == "ignore"
    lost = total = 0
    for i in stands:
        stand = battle.sides[who].stands[i]
        total += stand.strength
        if stand.overloaded:
            lost += 0 if ignore else stand.strength  # NQM-S05
        elif ignore:
            lost += max(0, pins(state, who, i) - stand.red - stand.black)
        else:
            lost += pins(state, who, i)
    return lost, total


def bases_lost(battle, state, who, stands):
    """Bases that have no clean point any more, and all bases."""
    note("R-4")
    ignore = note_reading(battle, "A-4") == "ignore"
    lost = total = 0
    for i in stands:
        stand = battle.sides[who].stands[i]
        full = bases_with(battle, stand, stand.strength)
        before = full
        if ignore:  # those without a clean point at the start are left out
            before = bases_with(battle, stand, max(
                0, stand.strength - stand.red - stand.black))
        now = bases_with(battle, stand, clean(battle, state, who, i))
        lost += max(0, before - now)
        total += full
    return lost, total


def bases_with(battle, stand, points):
    """Bases of a stand, or of a block, that so many points make up."""
    if stand.kind == "block":
        return bases_of_block(battle, points)
    return 1 if points else 0


def reached(battle, state, who, unit):
    """Whether the casualties of a unit have reached its break fraction."""
    break_at = quality_of(battle, who, unit).break_at
    if break_at == 0:
        return False  # NQM-25: never tests
    note("R-10", "NQM-25")
    reading = note_reading(battle, "A-2")
    count = bases_lost if reading == "stands" else casualties
    lost, total = count(battle, state, who,
                        counted(battle, state, who, unit))
    exceeded = note_reading(battle, "A-7") == "exceeded"
    if reading == "remaining":
        left, point = total - lost, total * break_at
        return left < point if exceeded else left <= point
    return lost > total * break_at if exceeded else lost >= total * break_at


def enter(battle, state, who, new, reserves=False):
    """The situation with these stands of one side in the present fight.

    reserves: the defender's, brought up; they are late for A-21 in any unit
    that they join, not in one that they form.
    """
    old = in_fight(battle, state, who)
    status, late = {}, {}
    for i in old:
        key = unit_key(battle, state, who, i)
        status[key] = state.seat[who][i]
        late[key] = max(late.get(key, 0), state.late[who][i])
    fresh = {}
    for i in new:
        key = unit_key(battle, state, who, i)
        state = seated(state, who, [i], status.get(key, UNSET))
        if battle.readings["A-21"] == "no" and key in status and (
                reserves or late[key]):
            note("A-21: no")
            state = state._replace(late=changed_of(state.late, who, i, 2))
        if key not in status:
            fresh.setdefault(key, []).append(i)
    for unit in fresh.values():
        if battle.sides[who].morale == "passed" or (
                reached(battle, state, who, unit)
                and note_reading(battle, "A-24") == "passed"):
            state = seated(state, who, unit, PASSED)
    return state


def has_attacked(battle, state, who):
    """Mark, for A-21 no, that the units in the fight have attacked."""
    if battle.readings["A-21"] == "no":
        for i in in_fight(battle, state, who):
            if state.late[who][i] == 0:
                state = state._replace(late=changed_of(state.late, who, i, 1))
    return state


def must_test(battle, state, who, unit):
    """Whether a unit tests after this attack."""
    if not with_clean(battle, state, who, unit):
        return False
    if quality_of(battle, who, unit).break_at == 0:
        return False  # NQM-25
    at_point = reached(battle, state, who, unit)
    if state.seat[who][unit[0]] == UNSET and at_point:
        return True  # NQM-25
    pinned = [i for i in unit if state.red[who][i] > state.before[who][i]]
    if note_reading(battle, "A-5") == "again" and pinned and at_point:
        return True
    if note_reading(battle, "base_loss") == "tests":
        if any(lost_a_base(battle, state, who, i) for i in pinned):
            note("NQM-S09")
            return True
    return False


def lost_a_base(battle, state, who, i):
    """Whether a stand has fewer bases than before the attack."""
    points = clean(battle, state, who, i)
    if battle.sides[who].block:
        taken = state.red[who][i] - state.before[who][i]
        return bases_of_block(battle, points) < bases_of_block(
            battle, points + taken)
    return points == 0


def results(battle, state, who, testing, keep=False):
    """[(probability, situation, whether one failed)], all units thrown.

    keep: a unit that holds keeps its status (R-23).
    """
    rows = [(Fraction(1), state, False)]
    for unit in testing:
        quality = quality_of(battle, who, unit)
        holds = Fraction(len(holding_faces(battle, quality)), 6)  # NQM-26
        after = []
        for p, now, failed in rows:
            passed = now
            if not keep and reached(battle, now, who, unit):
                passed = seated(now, who, unit, PASSED)
            after.append((p * holds, passed, failed))
            after.append((p * (1 - holds), seated(now, who, unit, OUT), True))
        rows = [row for row in after if row[0]]
    return rows


def due(battle, state, who):
    """The units of one side that test after this attack."""
    if state.shots and who == assailant(state):
        return []  # only those who were fired at
    return [unit for unit in units(battle, state, who)
            if must_test(battle, state, who, unit)]


def test(battle, state):
    """The break tests of both sides after an attack or a fire."""
    mine, yours = assailant(state), 1 - assailant(state)
    order = note_reading(battle, "A-6")
    first, second = (yours, mine) if order == "defender-first" else \
        (mine, yours)
    first_due, second_due = due(battle, state, first), due(battle, state,
                                                           second)
    if not first_due and not second_due:
        return at(state, "judge")._replace(shots=state.shots)
    odds = Counter()
    for p, middle, broke in results(battle, state, first, first_due):
        spared = (order != "together" and not state.shots
                  and beaten(battle, middle, first))
        later = [] if spared else second_due
        for q, after, broke_too in results(battle, middle, second, later):
            bad = (broke and first == mine) or (broke_too and second == mine)
            after = at(after, "judge")._replace(
                shots=state.shots, worse=state.worse or binds(battle, bad))
            odds[after] += p * q
    return Chance([(p, after) for after, p in odds.items()])


def binds(battle, bad):
    """Whether NQM-S11 is to be remembered."""
    return bad and note_reading(battle, "must_reinforce") == "yes"
