"""Tanks in a round of an assault: targets, attempts, and their dice.

Source: WTJ-27 to 29; AMB-W4, W21, W29; R-22 of the rulings. Unit: bases.

A round has four parts behind its dice. AMB-W21 says in which order they come.
"""

from collections import Counter
from itertools import product

from wtj_loss import struck
from wtj_numbers import note, reading
from wtj_state import alive, met, there
from wtj_tanks import (attempts, bases_hit, can_attempt, firing, let_be,
                       soft_targets)

ORDERS = {
    "simultaneous": ("aim", "engage", "fire", "attempt"),
    "tank-first": ("aim", "fire", "engage", "attempt"),
    "infantry-first": ("engage", "attempt", "aim", "fire"),
}


def standing(battle, state):
    """((foot unit, tank units that it may attempt at),) as a round begins."""
    fight, rows = state.assault, []
    for n in sorted(fight.engaging):
        touched = [m for m in met(battle, state, n) if m in fight.tanks
                   and not let_be(battle, state, m)]
        if touched and can_attempt(battle, state, n):
            rows.append((n, tuple(touched)))
    return tuple(rows)


def shooting(battle, state):
    """Tank units that have somebody to fire at and something to do it with."""
    return [n for n in state.assault.tanks
            if there(state, n) and battle.units[n].machine_guns
            and soft_targets(battle, state, n) and firing(battle, state, n)]


def begun_with_tanks(battle, state):
    """The assault with tanks in its next round, or None (WTJ-31: three)."""
    fight = state.assault
    if fight.round >= 3:
        return None
    stood = standing(battle, state)
    if not stood and not shooting(battle, state):
        return None
    return fight._replace(stood=stood,
                          parts=ORDERS[reading(battle, "W21")])


def next_part(battle, state, play):
    """The next part of a round with tanks."""
    fight = state.assault
    state = state._replace(assault=fight._replace(parts=fight.parts[1:]))
    return {"aim": aim, "engage": engage, "fire": fire,
            "attempt": attempt}[fight.parts[0]](battle, state, play)


def aim(battle, state, play):
    """Every tank unit that fires names its target (WTJ-27)."""
    aims = []
    for tank in shooting(battle, state):
        order = sorted(soft_targets(battle, state, tank),
                       key=lambda n: (-alive(state, n), n))
        target = play.ask(battle.units[tank].side, "tank-target", order)
        dice = firing(battle, state, tank) * battle.units[tank].machine_guns
        aims.append((target, dice))
    return state._replace(assault=state.assault._replace(aims=tuple(aims)))


def fire(battle, state, play):
    """All of it is thrown; then the bases that it takes are taken off."""
    hits = Counter()
    for target, dice in state.assault.aims:
        note("WTJ-27")
        hits[target] += play.throw(
            bases_hit(battle, state, target, dice, False))
    state = state._replace(assault=state.assault._replace(aims=()))
    for target in sorted(hits):
        state = struck(battle, state, (target,), hits[target])
    return state


def engage(battle, state, play):
    """How many attempts are made at each tank unit (WTJ-29)."""
    fight, tries = state.assault, []
    who = fight.stood
    if reading(battle, "W21") == "tank-first":
        who = [row for row in who if there(state, row[0])]
    one_each = reading(battle, "W29") == "unit"
    for side in (0, 1):
        rows = [row for row in who if battle.units[row[0]].side == side]
        if one_each:
            tries += play.ask(side, "attempt-at", shares(state, rows))
        else:
            tries += [(tank, alive(state, tank)) for tank in sorted(
                {tank for _, touched in rows for tank in touched})]
    return state._replace(assault=fight._replace(
        stood=(), tries=tuple(sorted(tries))))


def shares(state, rows):
    """Attempts at each tank unit: every way to make the most of them, where
    each foot unit makes one at most (AMB-W29).

    First what comes of it if one unit after the other takes the largest.
    """
    found = {}
    for way in product(*[
            sorted(touched, key=lambda n: (-alive(state, n), n)) + [None]
            for _, touched in rows]):
        made = Counter(tank for tank in way if tank is not None)
        if all(many <= alive(state, tank) for tank, many in made.items()):
            found.setdefault(tuple(sorted(made.items())))
    most = max(sum(many for _, many in made) for made in found)
    return [made for made in found
            if sum(many for _, many in made) == most]


def attempt(battle, state, play):
    """All attempts are thrown, tank unit by tank unit (WTJ-28)."""
    fight = state.assault
    state = state._replace(assault=fight._replace(tries=()))
    for tank, many in fight.tries:
        state = attempts(battle, state, play, tank, many)
    return state
