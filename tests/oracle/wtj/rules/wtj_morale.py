"""Tests of morale, their effects, and command tests.

Source: WTJ-M1 to M6, W-T2, W-T3; AMB-W2, W20, W25, W32. Unit: pips; bases.
"""

from wtj_loss import settle
from wtj_modifiers import half, marked
from wtj_numbers import note, number, reading, result
from wtj_result import pin_units
from wtj_state import FOOT, alive, changed, counted, kind, there


def supported(battle, state, n):
    """A friendly infantry unit or tank near (WTJ-M4)."""
    unit = battle.units[n]
    if unit.supported is not None:
        return unit.supported
    return any(m != n and there(state, m) and (
        battle.units[m].tank or kind(battle, state, m) in FOOT)
        for m in battle.of(unit.side))


def pips(battle, state, n):
    """What is added to a unit's test (WTJ-M4)."""
    unit, size = battle.units[n], alive(state, n)
    rows = (
        ("morale_hard_cover", half(marked(
            battle, state, [n],
            lambda s: s.cover in ("hard", "enclosed")), size)),
        ("morale_defender", unit.side == battle.scenario_defender),
        ("morale_weak", 3 * (unit.original - size) >= unit.original),
        ("morale_damaged_tank", unit.tank and state.units[n].counts[1] > 0),
        ("morale_unsupported", not supported(battle, state, n)),
        ("morale_demoralized", state.units[n].beaten))
    note("WTJ-M4")
    return sum(number(battle, name) for name, applies in rows if applies)


def called(battle, state, test):
    """((unit, pips),) of all who test, judged before the first does.

    Attached weapons share their unit's fate (WTJ-36).
    """
    return tuple((n, pips(battle, state, n))
                 for n, unit in enumerate(battle.units)
                 if there(state, n) and unit.host is None
                 and test(state.units[n]))


def one_test(battle, state, play):
    """The first unit that is called tests (WTJ-M2)."""
    (n, more), rest = state.todo[0], state.todo[1:]
    state = state._replace(todo=rest)
    if not there(state, n):
        return state
    note("WTJ-M1", "WTJ-M2")
    grade = battle.units[n].morale
    effect = play.die(lambda face: result(battle, grade, face + more))
    locked = state.chapter == "casualty"
    was_beaten = state.units[n].beaten
    state = changed(state, n, beaten=False)
    if effect == "-":
        if was_beaten and reading(battle, "W32") == "yes":
            state = changed(state, n, shaken=2)
        return state
    return settle(battle, suffered(battle, state, n, effect, locked))


def suffered(battle, state, n, effect, locked):
    """The effects of a failed test (WTJ-M3, M5)."""
    if effect == "P":
        return pin_units(battle, state, [n])
    if "S" in effect or "D" in effect:
        state = removed(battle, state, n, effect)
    if not alive(state, n) or effect in ("S", "D", "SD"):
        return state
    word = "routed" if "R" in effect else "withdrawn"
    if locked and in_lock(battle, state, n):
        note("AMB-W25")
        if reading(battle, "W25") == "stays":
            if state.units[n].mark != "routed":
                state = changed(state, n, mark=word)
            return state
    return changed(state, n, away=word, mark="")


def in_lock(battle, state, n):
    """Whether a unit is locked: personnel in contact (WTJ-02)."""
    if battle.units[n].tank:
        return False
    side = battle.units[n].side
    return any(c[side] == n and there(state, c[1 - side])
               for c in state.contacts)


def removed(battle, state, n, effect):
    """Bases that surrender or disintegrate (WTJ-M3).

    Two effects share the bases as evenly as possible, the first named has
    the odd one; the first effect has the leftmost bases.
    """
    note("WTJ-M3")
    size = alive(state, n)
    first = (size + 1) // 2 if len(effect) == 2 else size
    prisoners = 0
    if effect[0] == "S":
        prisoners = first
    elif effect == "RS":
        prisoners = size - first
    stay = first if effect == "RS" else 0
    counts = []
    for count in state.units[n].counts:
        counts.append(min(count, stay))
        stay -= counts[-1]
    state = changed(state, n, counts=tuple(counts))
    if prisoners:
        state = counted(state, battle.units[n].side, 0, prisoners)
    return state


def leaves_hard_cover(battle, state, n, column):
    """Over the top to come into contact, or out of the cover that it is in.

    Whoever is in contact is within the enemy's small-arms range.
    """
    if column == "assault":
        return battle.units[n].over_the_top
    return half(marked(battle, state, [n],
                       lambda s: s.cover in ("hard", "enclosed")),
                alive(state, n))


def commanded(battle, state, play, n, column):
    """Whether a unit passes its command test (WTJ-M6, W-T3)."""
    note("WTJ-M6")
    unit = battle.units[n]
    need = number(battle, "%s_%s" % (unit.training, column))
    more = 0
    if leaves_hard_cover(battle, state, n, column):
        note("WTJ-M6: leaves hard cover")
        more += number(battle, "command_hard_cover")
    if unit.hq_hits:
        note("WTJ-M6: headquarters hit")
        more += unit.hq_hits * number(battle, "command_hq_hit")
    return play.die(lambda face: face + more >= need)
