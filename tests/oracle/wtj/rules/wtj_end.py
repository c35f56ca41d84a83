"""The ending, the measures, and the worth under each aim.

Source: tests/oracle/wtj.md. Unit: bases; points to the attacker.
"""

from fractions import Fraction

from wtj_state import DEFENDER, End, alive, there

ENDINGS = ("taken", "emptied", "locked", "held", "all-cleared",
           "some-cleared", "none-cleared")
MEASURES = ("attacker_lost", "defender_lost", "attacker_left",
            "defender_left", "attacker_pinned", "defender_pinned",
            "attacker_away", "defender_away", "attacker_prisoners",
            "defender_prisoners", "attacker_breakthrough",
            "defender_breakthrough", "attacker_heroic", "defender_heroic",
            "attacker_tanks_out", "defender_tanks_out",
            "attacker_beaten", "defender_beaten", "ground_cleared")
AIMS = ("ground", "cheaply", "attrition")


def standing_there(battle, state, side):
    """Units of a side that are where the assault was."""
    at = {c[side] for c in state.contacts}
    if side == DEFENDER:
        at |= {c[side] for c in battle.contacts}
    return [n for n in sorted(at) if there(state, n)]


def held(battle, state):
    """How many of the first groups the defender still stands in."""
    theirs = standing_there(battle, state, DEFENDER)
    return sum(any(n in theirs for n in group) for group in battle.groups)


def ending_of(battle, state):
    """The ending by who is left on the ground."""
    theirs = standing_there(battle, state, DEFENDER)
    if len(battle.groups) > 1:
        still = held(battle, state)
        if not still:
            return "all-cleared"
        return "none-cleared" if still == len(battle.groups) else (
            "some-cleared")
    ours = standing_there(battle, state, 0)
    if theirs:
        return "locked" if ours else "held"
    return "taken" if ours else "emptied"


def counts(battle, state):
    """All measures, in the order of MEASURES."""
    rows = []
    at_first = [unit_size(unit) for unit in battle.units]
    for side in (0, 1):
        own = battle.of(side)
        here = standing_there(battle, state, side)

        def total(test, own=own):
            return sum(alive(state, n) for n in own if test(n))

        rows.append((
            sum(at_first[n] - alive(state, n) for n in own),
            sum(alive(state, n) for n in here),
            total(lambda n: there(state, n) and state.units[n].pin > 0),
            total(lambda n: bool(state.units[n].away)),
            state.tally[side], state.tally[2 + side], state.tally[4 + side],
            sum(at_first[n] - alive(state, n) for n in own
                if battle.units[n].tank),
            state.tally[6 + side]))
    pairs = tuple(row[k] for k in range(len(rows[0])) for row in rows)
    return pairs + (len(battle.groups) - held(battle, state),)


def unit_size(unit):
    """Bases of a unit at the start."""
    return sum(stack.count for stack in unit.stacks)


def ended(battle, state):
    """The End of a situation."""
    return End(ending_of(battle, state), counts(battle, state))


def worth(battle, end):
    """What an end is worth to the attacker."""
    of = dict(zip(MEASURES, end.counts))
    aim = battle.aim
    if isinstance(aim, dict):
        return aim.get(end.ending, Fraction(0)) + sum(
            aim[name] * of[name] for name in MEASURES if name in aim)
    points = Fraction(0)
    if aim in ("ground", "cheaply"):
        points += Fraction(100 * of["ground_cleared"], len(battle.groups))
    if aim in ("cheaply", "attrition"):
        points += 5 * (of["defender_lost"] - of["attacker_lost"])
    return points
