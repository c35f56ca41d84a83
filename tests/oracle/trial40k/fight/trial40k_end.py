"""The ending, the measures, and the worth under each aim.

Source: tests/oracle/trial40k.md, section 5. Unit: models; points to the
attacker.
"""

from fractions import Fraction

from trial40k_state import ATTACKER, DEFENDER, End, health, here, models

ENDINGS = ("taken", "held", "both-gone", "locked", "apart", "unresolved")
MEASURES = ("attacker_lost", "defender_lost", "attacker_left",
            "defender_left", "attacker_fled", "defender_fled",
            "attacker_wounds", "defender_wounds", "attacker_swept",
            "defender_swept")


def ending_of(battle, state):
    """The ending by who is left where they fought."""
    left = {unit.side for n, unit in enumerate(battle.units)
            if here(state, n)}
    if len(left) == 2:
        return "locked" if state.edges else "apart"
    if not left:
        return "both-gone"
    return "taken" if ATTACKER in left else "held"


def ended(battle, state, ending=None):
    """The End of a situation."""
    return End(ending or ending_of(battle, state), tuple(
        (models(state, n), health(state, n), state.fates[n])
        for n in range(len(battle.units))), state.results, state.swept)


def counts(battle, end):
    """All measures, in the order of MEASURES."""
    rows = []
    for side in (ATTACKER, DEFENDER):
        own = [n for n, unit in enumerate(battle.units) if unit.side == side]
        first = sum(stack.count for n in own for stack in battle.stacks[n])
        there = sum(end.units[n][0] for n in own if end.units[n][2] == "in")
        fled = sum(end.units[n][0] for n in own if end.units[n][2] == "fled")
        wounds = sum(stack.count * stack.wounds for n in own
                     for stack in battle.stacks[n]) - sum(
                         end.units[n][1] for n in own)
        rows.append((first - there - fled, there, fled, wounds,
                     end.swept[side]))
    return tuple(row[k] for k in range(5) for row in rows)


def worth(battle, end):
    """What an end is worth to the attacker."""
    of = dict(zip(MEASURES, counts(battle, end)))
    aim = battle.aim
    if isinstance(aim, dict):
        words = [end.ending, *end.results]
        return sum((aim.get(word, Fraction(0)) for word in words),
                   Fraction(0)) + sum(aim[name] * of[name]
                                      for name in MEASURES if name in aim)
    points = Fraction(0)
    if aim in ("ground", "cheaply"):
        points += 100 * (end.ending == "taken")
    if aim in ("cheaply", "attrition"):
        points += 5 * (of["defender_lost"] - of["attacker_lost"])
    return points
