"""Assaults: the participants, whom they engage, the rounds of dice.

Source: WTJ-01, 12 to 14, 33; AMB-W1, W10, W11, W24, W26, W30; R-23 of the
rulings. Unit: bases.
"""

from wtj_modifiers import bases, rounds, sums
from wtj_loss import struck
from wtj_numbers import note, reading
from wtj_state import FOOT, Assault, foes, kind, met, there
from wtj_tank_rounds import begun_with_tanks, next_part
from wtj_tanks import let_be


def in_battle(battle, state):
    """Units that are in contact, personnel or tanks."""
    return [n for n in range(len(battle.units)) if foes(battle, state, n)]


def groups(battle, state):
    """[(A, D)] of all assaults of the phase (WTJ-01, AMB-W1)."""
    note("WTJ-01")
    if reading(battle, "W1") == "target":
        found = [(tuple(foes(battle, state, n)), (n,))
                 for n in in_battle(battle, state) if battle.units[n].side]
    else:
        found, seen = [], set()
        for start in in_battle(battle, state):
            group, new = set(), {start} - seen
            while new:
                group |= new
                new = {m for n in new for m in foes(battle, state, n)} - group
            seen |= group
            if group:
                found.append(tuple(tuple(sorted(
                    n for n in group if battle.units[n].side == side))
                    for side in (0, 1)))
    # Personnel in contact, else there is none: WTJ-01, WTJ-35.
    return tuple(pair for pair in found if not all(
        battle.units[n].tank for n in pair[0] + pair[1]))


def personnel(battle, units):
    """Those of the units that are no tanks."""
    return [n for n in units if not battle.units[n].tank]


def begun(battle, state, pair):
    """The situation with an assault begun (WTJ-33)."""
    waiting = tuple(other for other in state.groups if other != pair)
    pair = tuple(tuple(n for n in units if there(state, n)) for units in pair)
    if not all(pair):
        return state._replace(groups=waiting)
    compared = all(personnel(battle, units) for units in pair)  # AMB-W21
    state = state._replace(chapter="declare", groups=waiting,
                           assault=Assault(pair, compared=compared))
    asked = tuple(n for side in (0, 1) for n in pair[side]
                  if len(types_met(battle, state, n)) == 2)
    return state._replace(assault=state.assault._replace(asked=asked))


def types_met(battle, state, n):
    """Which types an infantry unit can engage (WTJ-33)."""
    if kind(battle, state, n) not in FOOT:
        return []
    touched = met(battle, state, n)
    soft = personnel(battle, touched)
    tanks = [m for m in touched if m not in soft]
    if soft and all(let_be(battle, state, m) for m in tanks):
        return ["infantry"]
    return ["infantry"] * bool(soft) + ["tanks"] * bool(tanks)


def declare(battle, state, play):
    """Which type each infantry unit engages (WTJ-33, AMB-W10)."""
    fight = state.assault
    if fight.asked:
        n, rest = fight.asked[0], fight.asked[1:]
        note("WTJ-33")
        side = battle.units[n].side
        if reading(battle, "W10") == "enemy":
            side = 1 - side
        engaging = fight.engaging
        if play.ask(side, "engage", ["infantry", "tanks"]) == "tanks":
            engaging += (n,)
        return state._replace(assault=fight._replace(
            asked=rest, engaging=engaging))
    return state._replace(chapter="round", assault=drawn_up(battle, state))


def drawn_up(battle, state):
    """The assault with its lines, rounds and modifiers."""
    fight = state.assault
    only = [n for units in fight.sides for n in units
            if types_met(battle, state, n) == ["tanks"]]
    engaging = tuple(sorted(set(fight.engaging) | set(only)))
    lines = tuple(tuple(line_of(battle, state, units, engaging))
                  for units in fight.sides)
    tanks = tuple(n for units in fight.sides for n in units
                  if battle.units[n].tank)
    fight = fight._replace(engaging=engaging, lines=lines, tanks=tanks,
                           limit=0)
    if not all(lines):
        return fight
    note("WTJ-12")
    limit = rounds(battle, state, lines)
    mods = tuple(sums(battle, state, weighed(battle, fight), k)
                 for k in range(1, limit + 1))
    return fight._replace(limit=limit, mods=mods)


def line_of(battle, state, units, engaging):
    """The units behind their side's die (AMB-W24, W26)."""
    line = []
    for n in personnel(battle, units):
        if n in engaging and reading(battle, "W26") == "alone":
            continue
        if not any(not battle.units[m].tank for m in met(battle, state, n)):
            if n not in engaging:
                continue        # touched by tanks alone
        line.append(n)
    if line and reading(battle, "W24") == "yes":
        line += [n for n, unit in enumerate(battle.units)
                 if unit.host in line and there(state, n)]
    return line


def weighed(battle, fight):
    """The lines, with tanks where they count in majorities (AMB-W27)."""
    if fight.tanks and reading(battle, "W27") == "both":
        return tuple(line + tuple(n for n in units if n in fight.tanks)
                     for line, units in zip(fight.lines, fight.sides))
    return fight.lines


def dice_go_on(state):
    """Whether another round of dice is fought (WTJ-14)."""
    fight = state.assault
    return (fight.round < fight.limit
            and all(bases(state, line) for line in fight.lines))


def one_round(battle, state, play):
    """A round: a die a side, then tanks and who engages them."""
    fight = state.assault
    if fight.parts:
        return next_part(battle, state, play)
    go_on = dice_go_on(state)
    with_tanks = begun_with_tanks(battle, state)
    if not go_on and not with_tanks:
        return state._replace(chapter="result")
    fight = with_tanks or fight
    state = state._replace(assault=fight._replace(round=fight.round + 1))
    return dice(battle, state, play) if go_on else state


def dice(battle, state, play):
    """One die a side; the lower removes the difference (WTJ-12, 13)."""
    fight = state.assault
    mods = fight.mods[fight.round - 1]
    if fight.round > 1 and reading(battle, "recompute_modifiers") == "yes":
        mods = sums(battle, state, weighed(battle, fight), fight.round)
    by = play.pair() + mods[0] - mods[1]
    fight = fight._replace(
        dice_rounds=fight.dice_rounds + 1,
        all_won=(fight.all_won[0] and by > 0, fight.all_won[1] and by < 0))
    state = state._replace(assault=fight)
    if not by:
        return state
    return struck(battle, state, fight.lines[1 if by > 0 else 0], abs(by))
