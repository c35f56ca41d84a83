#!/usr/bin/env python3
"""Exact odds and best play of assaults of WTJ 1916.

Source: the rule catalogue WTJ-01 to WTJ-51 and WTJ-M1 to M11, its readings
AMB-W1 to W33, tables W-T1 to W-T5, and the draft of rulings. Units:
probabilities as exact fractions, worth as the scenario's aim says.

The command: oracle_command.py.
"""

from fractions import Fraction

import oracle_command
from wtj_end import ENDINGS, MEASURES, worth
from wtj_numbers import APPLIED, every_id
from wtj_scenario import read_battle
from wtj_walk import Walk


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
    answer_of.situations = len(walk.trees)
    return answer, walk.size


def ends_of(scenario, orders="standing"):
    """{End: probability} of a scenario."""
    battle = read_battle(scenario)
    walk = Walk(battle, orders == "best")
    return {end: p for end, p in walk.odds().items() if p}


def generated(count, seed):
    """So many cases with their answers."""
    from wtj_generate import cases
    return cases(count, seed)


def table():
    """The tally of what was applied, one id a line."""
    names = every_id()
    names += sorted(set(APPLIED) - set(names))
    return "".join("%8d  %s\n" % (APPLIED[name], name) for name in names)


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, generated, table)
