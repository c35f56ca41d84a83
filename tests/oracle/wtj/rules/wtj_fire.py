"""Fire of a side's own fire phase: who may, at whom, with what effect.

Source: WTJ-04 to 11, 34, 36, WTJ-M10; AMB-W3, W31; W-T4. Unit: bases, dice.
"""

from wtj_loss import settle
from wtj_numbers import note, number, reading
from wtj_state import ATTACKER, alive, changed, foes, kind, largest_first, there
from wtj_tanks import after_hits, bases_hit, lasts_no_longer


def stands_with(battle, n):
    """The unit whose contacts count: its host's for a weapon."""
    host = battle.units[n].host
    return n if host is None else host


def foot_may(battle, state, n):
    """Whether personnel that is no weapon may fire (WTJ-04 to 08, 10)."""
    unit = battle.units[n]
    if not foes(battle, state, n):
        return True             # WTJ-06: other units
    if unit.side != ATTACKER:
        note("WTJ-04")
        return True
    if unit.assault_weapons:
        note("WTJ-07")
        return True
    if unit.original > 6:
        note("WTJ-05")
        return False
    attached = any(other.host == n and other.type == "assault-weapon"
                   for other in battle.units)
    if attached and reading(battle, "W31") == "no":
        return False
    note("WTJ-08")
    return True


def dice_of(battle, state, n):
    """How many dice of small arms a unit throws (WTJ-M10)."""
    unit = battle.units[n]
    if not there(state, n):
        return 0
    if unit.tank:
        return alive(state, n) * unit.machine_guns      # WTJ-11
    if unit.type == "machine-gun":
        return alive(state, n)                          # WTJ-36
    if unit.type == "assault-weapon":
        return 1                                        # WTJ-07, 10
    if unit.weapon or kind(battle, state, n) == "soft":
        return 0                # no number for guns and mortars
    return 1 if foot_may(battle, state, n) else 0


def in_view(battle, state, n):
    """Enemy units that a unit may fire at (WTJ-06, AMB-W3)."""
    unit = battle.units[n]
    touched = foes(battle, state, stands_with(battle, n))
    if touched:
        return touched
    seen = [m for m in battle.of(1 - unit.side)
            if there(state, m) and battle.units[m].host is None
            and (not unit.sees or battle.units[m].id in unit.sees)]
    if unit.side == ATTACKER and reading(battle, "W3") == "targets":
        seen = [m for m in seen if not foes(battle, state, m)]
    return seen


def targets(battle, state, n):
    """Personnel that a unit may fire at."""
    return [m for m in in_view(battle, state, n) if not battle.units[m].tank]


def tank_targets(battle, state, n):
    """Tanks that the guns of a tank unit may fire at (WTJ-34)."""
    if not battle.units[n].tank or not there(state, n):
        return []
    return [m for m in in_view(battle, state, n) if battle.units[m].tank]


def can_fire(battle, state, n):
    """Whether a unit has anybody to fire at."""
    if n in state.fired or not there(state, n):
        return False
    if tank_targets(battle, state, n):
        return True
    return bool(targets(battle, state, n) and dice_of(battle, state, n))


def moved(battle, state, n):
    """Whether it fires as one that has moved (WTJ-09)."""
    unit = battle.units[n]
    return (state.turn == 1 and unit.side == ATTACKER and not unit.tank
            and bool(foes(battle, state, stands_with(battle, n))))


def fire(battle, state, play):
    """Which unit fires next, and at whom; or the phase is over."""
    side = int(state.chapter == "defender-fire")
    able = [n for n in battle.of(side) if can_fire(battle, state, n)]
    if not able:
        return None
    n = play.ask(side, "next-fire", largest_first(state, able) + ["cease"])
    if n == "cease":
        return None
    state = state._replace(fired=state.fired | {n})
    guns = 0
    if tank_targets(battle, state, n):
        state, guns = gun_fire(battle, state, play, n)
    dice = dice_of(battle, state, n)
    if guns:
        dice -= guns * battle.units[n].machine_guns
    row = largest_first(state, targets(battle, state, n))
    if not row or dice <= 0:
        return state
    target = play.ask(side, "fire-at", row)
    count = play.throw(bases_hit(battle, state, target, dice,
                                 moved(battle, state, n)))
    if count:
        count = min(count, alive(state, target))
        state = state._replace(losing=(((target,), count),))
    return state


def gun_fire(battle, state, play, n):
    """Tank bases that fire at tanks use no machine guns now (WTJ-34)."""
    size, side = alive(state, n), battle.units[n].side
    shoots = targets(battle, state, n) and battle.units[n].machine_guns
    usable = [0] if shoots else []
    guns = play.ask(side, "guns", usable + list(range(size, 0, -1)))
    if not guns:
        return state, 0
    note("WTJ-34")
    target = play.ask(side, "guns-at", largest_first(
        state, tank_targets(battle, state, n)))
    state = changed(state, n, guns=guns)
    need = number(battle, "gun_hits_from")
    out = 0
    sound, damaged = state.units[target].counts
    for _ in range(guns):
        if not sound + damaged or not play.die(lambda face: face >= need):
            continue
        was = "damaged" if damaged else "sound"
        gone = lasts_no_longer(battle, was)
        sound -= was == "sound"
        damaged += (was == "sound" and not gone) - (was == "damaged")
        out += gone
    return after_hits(battle, state, target, (sound, damaged), out), guns


def side_fires(battle, state, play):
    """A chapter of fire; None when the phase is over."""
    state = fire(battle, state, play)
    return None if state is None else settle(battle, state)
