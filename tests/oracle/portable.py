#!/usr/bin/env python3
"""Exact odds and best play of one phase of Portable Close Combat.

Source: the rule catalogue PCC-01 to PCC-40, its readings and the page of
rulings. Units: probabilities as exact fractions, worth as the scenario's aim
says.

    portable.py                       JSON Lines {"scenario":..., "orders":...}
                                      in, one JSON answer a line out
    portable.py --generate N --seed S JSON Lines {"scenario", "orders",
                                      "truth"} out; the tally of applied ids
                                      on stderr
"""

import argparse
import json
import sys
from fractions import Fraction

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


def as_json(answer):
    """An answer with fractions as text and joint keys 'ending,a,d'."""
    as_text = {"endings": {key: str(p)
                           for key, p in answer["endings"].items()},
               "joint": {"%s,%d,%d" % key: str(p)
                         for key, p in answer["joint"].items()},
               "value": str(answer["value"])}
    for name in MEASURES:
        as_text[name] = [str(p) for p in answer[name]]
    return as_text


def answer_lines(lines, out):
    """Answer each JSON line; an input error becomes {"error": ...}."""
    for line in lines:
        if not line.strip():
            continue
        case = json.loads(line)
        try:
            answer = as_json(solve(case["scenario"],
                                   case.get("orders", "standing")))
        except ValueError as error:
            answer = {"error": str(error)}
        out.write(json.dumps(answer) + "\n")


def generate(count, seed):
    """Write generated cases with their answers; the tally to stderr."""
    from portable_generate import cases
    for case, answer in cases(count, seed):
        truth = as_json(answer) if isinstance(answer, dict) else {
            "error": answer}
        sys.stdout.write(json.dumps({**case, "truth": truth}) + "\n")
    sys.stderr.write(table(APPLIED))


def main(arguments):
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--generate", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    given = parser.parse_args(arguments)
    if given.generate is not None:
        generate(given.generate, given.seed)
    else:
        answer_lines(sys.stdin, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
