#!/usr/bin/env python3
"""Exact odds and best play of one phase of close assaults, Soldiers.

Source: the rule catalogue ARV-01 to ARV-37 and ARV-S1 to S9, its readings
and the pages of rulings. Units: probabilities as exact fractions, losses in
stacking points, worth as the scenario's aim says.

    soldiers.py                       JSON Lines {"scenario":..., "orders":...}
                                      in, one JSON answer a line out
    soldiers.py --generate N --seed S JSON Lines {"scenario", "orders",
                                      "truth"} out; the tally on stderr
"""

import argparse
import json
import sys
from fractions import Fraction

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
    """Exact odds of a scenario under standing orders or best play."""
    if orders not in ("standing", "best"):
        raise ValueError("orders: must be standing or best")
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


def as_refused(error):
    """A refusal with the status that the rulings give it."""
    return {"error": str(error), "status": "forbidden" if isinstance(
        error, Forbidden) else "bad-input"}


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
            answer = as_refused(error)
        out.write(json.dumps(answer) + "\n")


def generate(count, seed):
    """Write generated cases with their answers; the tally to stderr."""
    from soldiers_generate import cases
    for case, answer in cases(count, seed):
        truth = as_json(answer) if isinstance(answer, dict) else \
            as_refused(answer)
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
