#!/usr/bin/env python3
"""Exact odds and best play of one phase of Portable Close Combat.

Source: the rule catalogue PCC-01 to PCC-40, its readings and the page of
rulings. Units: probabilities as exact fractions, worth as the scenario's aim
says.

The command: oracle_command.py.
"""

from fractions import Fraction

import oracle_command
from portable_applied import APPLIED, table
from portable_battle import ENDINGS, MEASURES
from portable_end import worth
from portable_scenario import read_battle
from portable_walk import Walk


def measure(odds, number):
    """Probability of exactly k, up to the largest that can happen."""
    largest = max(end.counts[number] for end in odds)
    row = [Fraction(0)] * (largest + 1)
    for end, p in odds.items():
        row[end.counts[number]] += p
    return row


def solve(scenario, orders="standing", most=None):
    """Exact odds of a scenario under standing orders or best play."""
    if orders not in ("standing", "best"):
        raise ValueError("orders: must be standing or best")
    return answer_of(read_battle(scenario), orders, most)[0]


def answer_of(battle, orders, most=None):
    """Exact odds of a battle, and how many ways were looked at.

    most: TooLarge is raised beyond so many; None: any number.
    """
    walk = Walk(battle, orders == "best", most)
    odds = {end: p for end, p in walk.odds().items() if p}
    endings = dict.fromkeys(ENDINGS, Fraction(0))
    joint = {}
    for end, p in odds.items():
        endings[end.ending] += p
        key = (end.ending, *end.counts[:2])
        joint[key] = joint.get(key, 0) + p
    answer = {name: measure(odds, number)
              for number, name in enumerate(MEASURES)}
    answer.update(
        endings={key: p for key, p in endings.items() if p},
        joint=dict(sorted(joint.items())),
        value=sum(p * worth(battle, end) for end, p in odds.items()))
    return answer, walk.size


def generated(count, seed):
    """So many cases with their answers."""
    from portable_generate import cases
    return cases(count, seed)


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, generated, lambda: table(APPLIED))
