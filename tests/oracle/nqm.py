#!/usr/bin/env python3
"""Exact odds and best play of one assault, Not Quite Mechanised section 14.

Source: the rule catalogue NQM-01 to NQM-27, NQM-47, NQM-48, its readings and
the page of rulings; one HQ on each side, one area. Units: probabilities as
exact fractions, losses in strength points, worth as the scenario's aim says.

    nqm.py                       JSON Lines {"scenario":..., "orders":...} in,
                                 one JSON answer a line out
    nqm.py --generate N --seed S [--no-table]
    nqm.py --census N --seed S
"""

import argparse
import json
import sys
from fractions import Fraction

from nqm_applied import APPLIED, every_id, table
from nqm_rules import first, step
from nqm_scenario import ENDINGS, read_battle
from nqm_state import Chance, Choice, End, Next

AGAIN = "again"
ONE = Fraction(1)


def worth(aim, end):
    """What one end is worth to the attacker."""
    return (aim.get(end.ending, Fraction(0))
            + aim.get("attacker_losses", 0) * end.attacker_losses
            + aim.get("defender_losses", 0) * end.defender_losses)


def mixture(parts):
    """[(probability, (value, odds))] as one (value, odds)."""
    value, odds = Fraction(0), {}
    for p, (part_value, part_odds) in parts:
        value += p * part_value
        for outcome, q in part_odds.items():
            odds[outcome] = odds.get(outcome, 0) + p * q
    return value, odds


class Walk:
    """A memoised walk over one battle under standing orders or best play.

    Every result is (value to the attacker, {outcome: probability}); an
    outcome is an End, or AGAIN for "back at the attack now looked at".
    """

    def __init__(self, battle, best):
        self.battle = battle
        self.best = best
        self.attacks = {}   # results of situations in which an attack begins
        self.others = {}    # results of all others that lie in no loop

    def decide(self, side, results):
        """Number of the option taken: the best, the first of equals."""
        taken = 0
        for number, (value, _) in enumerate(results):
            better = (value > results[taken][0] if side == "attacker"
                      else value < results[taken][0])
            if better:
                taken = number
        return taken

    def of_node(self, node, *loop):
        """The result of what the rules say of a situation."""
        if isinstance(node, End):
            return worth(self.battle.aim, node), {node: ONE}
        if isinstance(node, Next):
            return self.of_state(node.state, *loop)
        if isinstance(node, Chance):
            return mixture([(p, self.of_state(after, *loop))
                            for p, after in node.branches])
        options = node.options if self.best else node.options[:1]
        results = [self.of_state(after, *loop) for _, after in options]
        return results[self.decide(node.side, results)]

    def of_state(self, state, gate, guess, memo):
        """The result of a situation, inside the attack begun at the gate.

        guess: what coming back to the gate is taken to be worth.
        """
        if state == gate:
            return guess, {AGAIN: ONE}
        if state.phase == "attack":
            if state not in self.attacks:
                self.attacks[state] = self.of_attack(state)
            return self.attacks[state]
        if state not in memo:
            memo[state] = self.of_node(step(self.battle, state),
                                       gate, guess, memo)
        return memo[state]

    def of_attack(self, state):
        """The result of a situation in which an attack begins.

        With a limit on attacks nothing comes back. Without one, the choices
        are made for a guess of the situation's worth; those choices held for
        ever give its worth exactly (a geometric series), which is the next
        guess, until the worth and the guess are equal.
        """
        node = step(self.battle, state)
        if state.attacks_left is not None:
            return self.of_node(node, None, None, self.others)
        guess = Fraction(0)
        while True:
            value, odds = self.of_node(node, state, guess, {})
            again = odds.get(AGAIN, Fraction(0))
            value = (value - again * guess) / (1 - again)
            if value == guess or not self.best:
                return value, {outcome: p / (1 - again)
                               for outcome, p in odds.items()
                               if outcome != AGAIN}
            guess = value

    def result(self):
        """The result of the whole assault."""
        return self.of_state(first(self.battle), None, None, self.others)


def losses(odds, field):
    """Probability of exactly k losses, up to the largest that can happen."""
    largest = max(getattr(end, field) for end in odds)
    row = [Fraction(0)] * (largest + 1)
    for end, p in odds.items():
        row[getattr(end, field)] += p
    return row


def solve(scenario, orders="standing"):
    """Exact odds of a scenario under standing orders or best play."""
    if orders not in ("standing", "best"):
        raise ValueError("orders: must be standing or best")
    value, odds = Walk(read_battle(scenario), orders == "best").result()
    odds = {end: p for end, p in odds.items() if p}
    endings = {ending: Fraction(0) for ending in ENDINGS}
    for end, p in odds.items():
        endings[end.ending] += p
    return {"endings": {key: p for key, p in endings.items() if p},
            "attacker_losses": losses(odds, "attacker_losses"),
            "defender_losses": losses(odds, "defender_losses"),
            "joint": {tuple(end): p for end, p in sorted(odds.items())},
            "value": value}


def as_text(value):
    """A fraction as n/d."""
    return "%d/%d" % (value.numerator, value.denominator)


def as_json(answer):
    """An answer with fractions as text and joint keys 'ending,a,d'."""
    return {"endings": {key: as_text(p)
                        for key, p in answer["endings"].items()},
            "attacker_losses": [as_text(p) for p in answer["attacker_losses"]],
            "defender_losses": [as_text(p) for p in answer["defender_losses"]],
            "joint": {"%s,%d,%d" % key: as_text(p)
                      for key, p in answer["joint"].items()},
            "value": as_text(answer["value"])}


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


def generate(count, seed, with_table):
    """Write generated cases; the table of applied ids goes to stderr."""
    from nqm_generate import cases
    for case in cases(count, seed):
        sys.stdout.write(json.dumps(case) + "\n")
        if with_table:
            solve(**case)
    if with_table:
        sys.stderr.write(table(APPLIED))


def census(count, seed):
    """Solve generated cases; 1 if some id was never applied, else 0."""
    from nqm_generate import cases
    for case in cases(count, seed):
        solve(**case)
    sys.stdout.write(table(APPLIED))
    return int(any(APPLIED[name] == 0 for name in every_id()))


def main(arguments):
    """The command."""
    sys.setrecursionlimit(100000)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--generate", type=int, metavar="N")
    parser.add_argument("--census", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--no-table", action="store_true",
                        help="generate without the table on stderr")
    given = parser.parse_args(arguments)
    if given.generate is not None:
        generate(given.generate, given.seed, not given.no_table)
        return 0
    if given.census is not None:
        return census(given.census, given.seed)
    answer_lines(sys.stdin, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
