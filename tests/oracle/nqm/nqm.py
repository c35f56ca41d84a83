#!/usr/bin/env python3
"""Exact odds and best play of one assault, Not Quite Mechanised section 14.

Source: the rule catalogue NQM-01 to NQM-49 and NQM-S01 to S16, its readings
and the page of rulings. Units: probabilities as exact fractions, losses in
strength points, worth as the scenario's aim says.

The command: oracle_command.py.
"""

import sys
from fractions import Fraction

import oracle_command
from nqm_applied import APPLIED, table
from nqm_battle import ENDINGS, MEASURES
from nqm_endless import endless_odds
from nqm_scenario import read_battle
from nqm_walk import Walk, worth


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
    if battle.hours is None and orders == "best":
        raise ValueError("orders: without limit of hours only standing "
                         "orders are walked here")
    if battle.hours is None:
        odds, size = endless_odds(battle, most)
    else:
        walk = Walk(battle, orders == "best", most)
        odds, size = walk.odds(), len(walk.nodes)
    odds = {end: p for end, p in odds.items() if p}
    endings = {ending: Fraction(0) for ending in ENDINGS}
    joint = {}
    for end, p in odds.items():
        endings[end.ending] += p
        joint[end[:3]] = joint.get(end[:3], 0) + p
    answer = {name: measure(odds, name) for name in MEASURES}
    answer.update(
        endings={key: p for key, p in endings.items() if p},
        joint=dict(sorted(joint.items())),
        value=sum(p * worth(battle.aim, end) for end, p in odds.items()))
    return answer, size


def generated(count, seed):
    """So many cases with their answers."""
    from nqm_generate import cases
    return cases(count, seed)


if __name__ == "__main__":
    sys.setrecursionlimit(100000)
    oracle_command.main(__doc__, solve, generated, lambda: table(APPLIED))
