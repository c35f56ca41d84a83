#!/usr/bin/env python3
"""Exact odds and best play of one phase of close assaults, Soldiers.

Source: the rule catalogue ARV-01 to ARV-37 and ARV-S1 to S9, its readings
and the pages of rulings. Units: probabilities as exact fractions, losses in
stacking points, worth as the scenario's aim says.

The command: oracle_command.py.
"""

from fractions import Fraction

import oracle_command
from soldiers_applied import APPLIED, table
from soldiers_battle import ENDINGS, MEASURES
from soldiers_scenario import read_battle
from soldiers_values import Forbidden
from soldiers_walk import Walk, worth


def measure(odds, field):
    """Probability of exactly k, up to the largest that can happen."""
    largest = max(getattr(end, field) for end in odds)
    row = [Fraction(0)] * (largest + 1)
    for end, p in odds.items():
        row[getattr(end, field)] += p
    return row


def solve(scenario, orders="standing", most=None):
    """Exact odds of a scenario: standing orders, best play, or a list.

    A list takes the place of the scenario's, which no word lets count.
    """
    if isinstance(orders, list):
        return answer_of(read_battle(scenario, orders), "standing", most)[0]
    if orders not in ("standing", "best"):
        raise ValueError("orders: must be standing, best or a list")
    return answer_of(read_battle(scenario), orders, most)[0]


def answer_of(battle, orders, most=None):
    """Exact odds of a battle, and how many situations were looked at.

    most: TooLarge is raised beyond so many situations; None: any number.
    """
    walk = Walk(battle, orders == "best", most)
    odds = walk.odds()
    endings = {ending: Fraction(0) for ending in ENDINGS}
    joint = {}
    for end, p in odds.items():
        endings[end.ending] += p
        key = (end.ending, end.attacker_losses, end.defender_losses)
        joint[key] = joint.get(key, 0) + p
    answer = {name: measure(odds, name) for name in MEASURES}
    answer.update(
        endings={key: p for key, p in endings.items() if p},
        joint=dict(sorted(joint.items())),
        value=sum(p * worth(battle, end) for end, p in odds.items()))
    return answer, len(walk.nodes)


def refusal(error):
    """A refusal with the status that the rulings give it."""
    return {"error": str(error), "status": "forbidden" if isinstance(
        error, Forbidden) else "bad-input"}


def generated(count, seed):
    """So many cases with their answers."""
    from soldiers_generate import cases
    return cases(count, seed)


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, generated, lambda: table(APPLIED), refusal)
