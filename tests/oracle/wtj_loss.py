"""Which bases are taken off, and what weapons share.

Source: WTJ-13, WTJ-36, AMB-W17, AMB-W24; decision (8) of W.4. Unit: bases.
"""

from wtj_numbers import note, reading
from wtj_state import alive, changed, there


def places(state, units):
    """(unit, stack) of all that can lose a base."""
    return [(n, k) for n in units if there(state, n)
            for k, count in enumerate(state.units[n].counts) if count]


def standing(state, units, count):
    """How many each place loses: always from the largest unit (AMB-W17)."""
    left = {(n, k): state.units[n].counts[k]
            for n, k in places(state, units)}
    for _ in range(count):
        sizes = {n: sum(c for (m, _), c in left.items() if m == n)
                 for n in units}
        unit = min(units, key=lambda n: (-sizes[n], n))
        stack = min((k for n, k in left if n == unit),
                    key=lambda k: (-left[unit, k], k))
        left[unit, stack] -= 1
    return tuple(left[place] for place in places(state, units))


def ways(rows, count):
    """Every way to leave bases, so many fewer in all."""
    if not rows:
        return [()] if count == 0 else []
    return [(rows[0] - off,) + rest
            for off in range(min(rows[0], count) + 1)
            for rest in ways(rows[1:], count - off)]


def lose(battle, state, play):
    """Take the first loss that is waiting (WTJ-13)."""
    (units, count), rest = state.losing[0], state.losing[1:]
    note("WTJ-13")
    rows = places(state, units)
    have = [state.units[n].counts[k] for n, k in rows]
    count = min(count, sum(have))
    first = standing(state, units, count)
    options = [first] + [way for way in ways(have, count) if way != first]
    side = battle.units[units[0]].side
    if len(options) > 1 and reading(battle, "W17") == "enemy":
        side = 1 - side
    left = play.ask(side, "bases", options)
    state = state._replace(losing=rest)
    for (n, k), now, was in zip(rows, left, have):
        if now != was:
            counts = list(state.units[n].counts)
            counts[k] = now
            state = hurt(battle, changed(state, n, counts=tuple(counts)), n)
    return settle(battle, state)


def hurt(battle, state, n):
    """A unit has had a base killed or damaged (WTJ-M1, AMB-W15).

    In the assault phase that comes too late for the casualty test.
    """
    fight = state.assault
    if not fight or fight.movement:
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
