"""The bases that are removed, and the share of attached weapons.

Source: WTJ-13, WTJ-36, AMB-W17, AMB-W24; decision (8) of W.4. Unit: bases.
"""

from wtj_numbers import note, reading
from wtj_state import alive, changed, there


def places(battle, state, units):
    """(unit, stack) of all that can lose a base: the largest unit first,
    in it the largest stack (AMB-W17); tanks behind the others, and sound
    tanks of a unit that has damaged ones last."""
    rows = [(n, k) for n in units if there(state, n)
            for k, count in enumerate(state.units[n].counts) if count]

    def order(row):
        n, k = row
        counts, tank = state.units[n].counts, battle.units[n].tank
        spared = tank and k == 0 and counts[1] > 0
        return (tank, spared, n if spared else -alive(state, n), n,
                -counts[k], k)

    return sorted(rows, key=order)


def lose(battle, state, play):
    """Take a base of the first loss that is waiting (WTJ-13).

    All of them at once where there is nothing to choose. What shares the
    fate of a unit does so after the last.
    """
    (units, count), rest = state.losing[0], state.losing[1:]
    note("WTJ-13")
    rows = places(battle, state, units)
    if not rows:
        return settle(battle, state._replace(losing=rest))
    side = battle.units[units[0]].side
    if len(rows) > 1 and reading(battle, "W17") == "enemy":
        side = 1 - side
    n, k = play.ask(side, "bases", rows)
    counts = list(state.units[n].counts)
    off = 1 if len(rows) > 1 else min(count, counts[k])
    counts[k] -= off
    state = hurt(battle, changed(state, n, counts=tuple(counts)), n)
    left = count - off
    if left and len(rows) > 1:
        return state._replace(losing=((units, left),) + rest)
    return settle(battle, state._replace(losing=rest))


def hurt(battle, state, n):
    """A unit has had a base killed or damaged (WTJ-M1, AMB-W15).

    In the assault phase that comes too late for the casualty test, but for
    a reading of AMB-W21.
    """
    fight = state.assault
    late = fight and not fight.movement and not fight.compared and (
        reading(battle, "tank_tests") == "after")       # AMB-W21
    if not fight or fight.movement or late:
        state = changed(state, n, hurt=True)
    if fight and reading(battle, "W15") == "losers":
        state = state._replace(assault=fight._replace(hit=fight.hit | {n}))
    return state


def settle(battle, state):
    """Weapons share the fate of the unit they are with (WTJ-36)."""
    for n, unit in enumerate(battle.units):
        if unit.host is None or not there(state, n):
            continue
        if not alive(state, unit.host):
            note("WTJ-36")
            state = changed(state, n, counts=(0,) * len(state.units[n].counts))
        elif state.units[unit.host].away:
            note("WTJ-36")
            state = changed(state, n, away=state.units[unit.host].away)
    return state


def struck(battle, state, units, count):
    """The situation with a loss in an assault to be taken (WTJ-13).

    It counts for who has lost more (AMB-W4).
    """
    fight = state.assault
    units = tuple(n for n in units if there(state, n))
    real = min(count, sum(alive(state, n) for n in units))
    if not real:
        return state
    side, lost = battle.units[units[0]].side, list(fight.lost)
    lost[side] += count if reading(battle, "W4") == "nominal" else real
    return state._replace(
        losing=state.losing + ((units, real),),
        assault=fight._replace(lost=compared(battle, lost)))


def compared(battle, lost):
    """Losses of both sides, less what both have lost: only who has lost
    more is asked for, and whether nobody has where the reading asks it."""
    if battle.readings["zero_tie"] == "nothing":
        return tuple(lost)
    return tuple(count - min(lost) for count in lost)
