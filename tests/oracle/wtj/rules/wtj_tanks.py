"""Tanks: who fires, what dice do, assaults in their own movement.

Source: WTJ-27 to 32, 34, 35; AMB-W9, W27, W28, W30; W-T4; R-23 of the
rulings. Unit: bases; an allowance of 1. Their rounds: wtj_tank_rounds.py.
"""

from fractions import Fraction

from wtj_loss import compared, hurt
from wtj_modifiers import covered, half, marked
from wtj_numbers import note, number, reading
from wtj_play import added
from wtj_state import (FOOT, Assault, alive, changed, foes, kind, met,
                       there)

QUARTER = Fraction(1, 4)


def can_attempt(battle, state, n):
    """Infantry; no cavalry, no soft bases, no weapons (WTJ-28, 30)."""
    return kind(battle, state, n) in FOOT and there(state, n)


def soft_targets(battle, state, tank):
    """Personnel that touches a tank unit."""
    return [n for n in met(battle, state, tank) if not battle.units[n].tank]


def firing(battle, state, tank):
    """How many bases of a tank unit fire in this assault (WTJ-27, 34)."""
    now = state.units[tank]
    if not state.assault.movement:
        way = reading(battle, "W30")
        if way == "never" or way == "no" and now.assaulted:
            return 0
    guns_only = 0 if state.assault.movement else now.guns
    return max(0, alive(state, tank) - guns_only)


def let_be(battle, state, tank):
    """Whether nobody attempts at a tank unit: it has assaulted (R-23)."""
    if state.assault.movement or not state.units[tank].assaulted:
        return False
    return (reading(battle, "W30") != "again"
            and reading(battle, "tank_attempts") == "once")


def attempts(battle, state, play, tank, tries):
    """Infantry's dice against a tank unit, those damaged first."""
    if not tries or not there(state, tank):
        return state
    note("WTJ-28", "WTJ-29")
    need = number(battle, "tank_hit_from")
    sound, damaged = state.units[tank].counts
    rows = ["damaged"] * damaged + ["sound"] * sound
    out = 0
    for was in rows:
        if not tries:
            break
        tries -= 1
        if not play.die(lambda face: face >= need):
            continue
        gone = lasts_no_longer(battle, was)
        sound -= was == "sound"
        damaged += (was == "sound" and not gone) - (was == "damaged")
        out += gone
        if gone and reading(battle, "W28") == "same":
            tries += 1          # it turns to another at once
    return after_hits(battle, state, tank, (sound, damaged), out)


def lasts_no_longer(battle, was):
    """Whether a hit destroys a tank (AMB-W9)."""
    if reading(battle, "W9") == "destroyed":
        return True
    if was == "sound":
        return battle.numbers["tank_lasts"] == 1
    return number(battle, "tank_lasts") <= 2


def after_hits(battle, state, tank, counts, out):
    """The situation with a tank unit's damage and losses."""
    if counts == state.units[tank].counts:
        return state
    state = hurt(battle, changed(state, tank, counts=counts), tank)
    return destroyed(battle, state, tank, out)


def destroyed(battle, state, tank, out):
    """Tanks out count as bases lost in the assault (AMB-W27)."""
    fight = state.assault
    if not fight or not out or reading(battle, "W27") == "neither":
        return state
    side, lost = battle.units[tank].side, list(fight.lost)
    lost[side] += out
    return state._replace(assault=fight._replace(
        lost=compared(battle, lost)))


def bases_hit(battle, state, target, dice, moved):
    """{bases lost: ways} of so many dice of small arms (W-T4)."""
    need = number(battle, "fire_one_from"), number(battle, "fire_two_from")
    more = 0
    if half(marked(battle, state, [target], covered), alive(state, target)):
        more += number(battle, "fire_cover")
    if moved:
        note("WTJ-09")
        more += number(battle, "fire_moved")
    one = {}
    for face in range(1, 7):
        value = 2 if face + more >= need[1] else face + more >= need[0]
        one[int(value)] = one.get(int(value), 0) + 1
    return added(one, dice)


def sound_morale(state, tank):
    """Whether a tank unit may still mix moves and assaults (WTJ-32)."""
    return not state.units[tank].pin and not state.units[tank].mark


def moves(battle, state, tank):
    """What a tank unit may do now in its own movement (WTJ-31, 32)."""
    now, unit = state.units[tank], battle.units[tank]
    options = []
    if not there(state, tank) or not sound_morale(state, tank):
        return ["stop"]
    soft = soft_targets(battle, state, tank)
    if soft and now.used + QUARTER <= 1 and (
            unit.machine_guns or any(can_attempt(battle, state, n)
                                     for n in soft)):
        options.append("assault")
    options.append("stop")
    options += [("go", n, cost) for n, cost in unit.reach
                if there(state, n) and n not in foes(battle, state, tank)
                and now.used + cost <= 1]
    return options


def assault_moving(battle, state, tank):
    """A tank unit assaults all personnel that touches it."""
    note("WTJ-31")
    targets = soft_targets(battle, state, tank)
    sides = [None, None]
    side = battle.units[tank].side
    sides[side], sides[1 - side] = (tank,), tuple(targets)
    state = changed(state, tank, used=state.units[tank].used + QUARTER,
                    assaulted=True)
    return state._replace(chapter="round", assault=Assault(
        tuple(sides), engaging=tuple(targets), tanks=(tank,), limit=0,
        compared=False, movement=True))
