#!/usr/bin/env python3
"""Exact odds and best play of fights of the Trial Assault Rules.

Source: the catalogue, TAR-038 to 054, 057 to 117, 119 to 148, 156 to 163,
185, 188 to 191, with rows A-01 to A-79; tests/oracle/trial40k.md. Units:
probabilities as exact fractions, worth as the scenario's aim says.

The command: oracle_command.py.
"""

from fractions import Fraction

import oracle_command
from trial40k_end import ENDINGS, MEASURES, counts, worth
from trial40k_numbers import APPLIED, every_id
from trial40k_scenario import read_battle
from trial40k_walk import Walk


def measure(rows, number):
    """Probability of exactly k, up to the largest that can happen."""
    largest = max(count[number] for count, _ in rows)
    found = [Fraction(0)] * (largest + 1)
    for count, p in rows:
        found[count[number]] += p
    return found


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
    joint, results, rows = {}, {}, []
    for end, p in odds.items():
        count = counts(battle, end)
        rows.append((count, p))
        endings[end.ending] += p
        key = (end.ending, *count[:2])
        joint[key] = joint.get(key, 0) + p
        word = " ".join(end.results)
        results[word] = results.get(word, 0) + p
    answer = {name: measure(rows, number)
              for number, name in enumerate(MEASURES)}
    answer.update(
        endings={key: p for key, p in endings.items() if p},
        results=dict(sorted(results.items())),
        joint=dict(sorted(joint.items())),
        value=sum(p * worth(battle, end) for end, p in odds.items()))
    answer_of.situations = len(walk.trees)
    return answer, walk.size


def ends_of(scenario, orders="standing"):
    """{End: probability} of a scenario."""
    walk = Walk(read_battle(scenario), orders == "best")
    return {end: p for end, p in walk.odds().items() if p}


def generated(count, seed):
    """So many cases with their answers."""
    from trial40k_generate import cases
    return cases(count, seed)


def table():
    """The tally of what was applied, one id a line."""
    names = every_id()
    names += sorted(set(APPLIED) - set(names))
    return "".join("%8d  %s\n" % (APPLIED[name], name) for name in names)


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, generated, table)
