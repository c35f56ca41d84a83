"""Compares an engine's exact odds with its oracle's, in the same way for every system.

The oracle of a system (SYSTEM.py) is a second reading of the catalogue that shares nothing with
the engine. Every number must agree twice: the double within 1e-12, and the exact fraction modulo
two primes. What the rules forbid must be refused by both. Every clause, ruling and reading must
have been applied by the way (of 1,000 cases or more).

The generated cases have to be hard: the median of their situations, as the engine counts them, is over MEDIAN, and
under CERTAIN of them have an ending that is certain. `run.py hardness` tells both of all that are kept.

SYSTEM_telling.jsonl holds small cases on which single rules tell: each has other odds where the
rule that it names (`tells`, in the oracle's words) is bent.

    run.py test_SYSTEM_agreement [COUNT [SEED]]     (300 cases by default, 2,000 in a long run)
    run.py test_SYSTEM_agreement COUNT FIRST..LAST  (as many of each of these seeds)
"""
import json
import os
import statistics
import sys
import unittest
from fractions import Fraction
from functools import cache

import kept_answers
from door import ask
from limits import FEW, many, with_all

PRIMES = [2147483647, 2147483629]
TALLIED = kept_answers.OF   # of so many cases every id is applied
MEDIAN = 100
CERTAIN = Fraction(1, 10)


def clause_of(error):
    """The clause of an oracle's refusal, "PCC-14: …", or whatever stands in its place."""
    return error.split(":")[0]


def generated(name, count, seed):
    """Generated cases with the oracle's answers, and how often each id was applied.

    The same seed gives the same cases, so fewer of them are the first of more: they are kept. The tally
    is None where the answers were kept with those of more cases.
    """
    cases, tally = kept_answers.kept(name, seed)
    if len(cases) == count:
        return cases, tally
    if len(cases) > count and count < TALLIED:
        return cases[:count], None
    cases, tally = kept_answers.generate(name, count, seed)
    kept_answers.keep(name, seed, cases, tally)
    return cases, tally


def engine(cases):
    """The door's replies to the odds of every case, doubles and residues."""
    only = ["endings", "joint", "measures", "residues", "situations", "value"]
    return ask([{"do": "odds", "primes": PRIMES, "scenario": case["scenario"], "orders": case["orders"], "only": only}
                for case in cases])


@cache
def compared(name, count, seed):
    """Generated cases, their tally, and the engine's replies to them."""
    cases, tally = generated(name, count, seed)
    return cases, tally, engine(cases)


def hardness(cases, replies):
    """The median of the situations of those that neither refuses, and the share of them that have a certain ending."""
    pairs = [(case["truth"], reply) for case, reply in zip(cases, replies, strict=True)
             if "error" not in case["truth"] and "error" not in reply]
    certain = sum("1" in truth["endings"].values() for truth, _ in pairs)
    return statistics.median(reply["situations"] for _, reply in pairs), Fraction(certain, len(pairs))


def too_easy(cases, replies):
    """What makes them too easy, in words; nothing if they are hard."""
    median, certain = hardness(cases, replies)
    return ([f"the median has {median:g} situations"] if median <= MEDIAN else []) + (
        [f"{float(100 * certain):.1f} % end in a certain way"] if certain >= CERTAIN else [])


def residue(fraction, prime):
    return fraction.numerator % prime * pow(fraction.denominator, -1, prime) % prime


def cells_of(measures, truth, reply):
    """The oracle's fractions in the order of the reply's cells, with a name each."""
    cells = [(row["id"], Fraction(truth["endings"].get(row["id"], 0)), row["p"])
             for row in reply["endings"]]
    assert set(truth["endings"]) <= {row["id"] for row in reply["endings"]}, "an ending is missing"
    assert set(measures) == set(reply["measures"]), "other measures"
    for name in measures:
        want = [Fraction(p) for p in truth[name]]
        have = reply["measures"][name]["p"]
        assert not any(want[len(have):]), f"{name} is longer than the engine's"
        want = (want + [Fraction(0)] * len(have))[:len(have)]
        cells += [(f"{name}[{k}]", p, q) for k, (p, q) in enumerate(zip(want, have))]
    cells.append(("value", Fraction(truth["value"]), reply["value"]))
    joint = {key: Fraction(p) for key, p in truth["joint"].items()}
    for ending, attacker, defender, p in reply["joint"]:
        cells.append((f"joint {ending} {attacker} {defender}",
                      joint.pop(f"{ending},{attacker},{defender}", Fraction(0)), p))
    assert not any(joint.values()), f"the engine misses {joint}"
    return cells


def numbers_differ(measures, truth, reply):
    """Which numbers differ, in words; nothing if all agree."""
    try:
        cells = cells_of(measures, truth, reply)
    except AssertionError as error:
        return [str(error)]
    wrong = [f"{name}: {float(want)} / {have}" for name, want, have in cells
             if abs(float(want) - have) > 1e-12 * max(1, abs(want))]
    for prime, residues in zip(PRIMES, reply["residues"], strict=True):
        if residues is None:
            wrong.append(f"no residues modulo {prime}")
        elif [residue(want, prime) for _, want, _ in cells] != residues:
            wrong.append(f"a residue modulo {prime}")
    return wrong


def value_differs(truth, reply):
    """What numbers_differ() says of the value alone: of two best ways either may be chosen."""
    want = float(Fraction(truth["value"]))
    return [] if abs(want - reply["value"]) <= 1e-12 * max(1, abs(want)) else [f"value: {want} / {reply['value']}"]


class Agreement:
    """The tests of a system; its class adds what is below, and unittest.TestCase."""
    system = ""         # its name
    measures = ()       # ids of all its measures
    every_id = None     # staticmethod: all that generated cases have to apply
    count = int(FEW or many(300, 2000))
    seeds = [int(os.environ.get("BAYONET_SEED", "1"))]

    def refused_alike(self, truth, error):
        """Whether the engine's `error` says what the oracle's refusal does."""
        raise NotImplementedError

    def compare(self, case, reply):
        """What differs, in words; nothing if all agree."""
        truth = case["truth"]
        if "error" in truth and "error" in reply and self.refused_alike(truth, reply["error"]):
            return []
        if "error" in truth or "error" in reply:
            return [f"refused: {truth.get('error')} / {reply.get('error')}"]
        return numbers_differ(self.measures, truth, reply)

    def agree(self, cases, replies):
        self.assertEqual(len(replies), len(cases))
        for case, reply in zip(cases, replies):
            self.assertEqual(self.compare(case, reply), [],
                             {key: case[key] for key in case if key != "truth"})

    def test_generated_cases_agree(self):
        for seed in self.seeds:
            with self.subTest(seed=seed):
                cases, tally, replies = compared(self.system, self.count, seed)
                self.assertEqual(len(cases), self.count)
                if self.count >= TALLIED:
                    self.assertEqual([name for name in self.every_id() if tally[name] == "0"], [])
                self.agree(cases, replies)

    @with_all
    def test_generated_cases_are_hard(self):
        for seed in self.seeds:
            with self.subTest(seed=seed):
                cases, _, replies = compared(self.system, self.count, seed)
                self.assertEqual(too_easy(cases, replies), [])

    def test_telling_cases_agree(self):
        cases = kept_answers.told(self.system)
        self.assertNotEqual(cases, [])
        self.assertEqual([case for case in cases if "error" in case["truth"]], [])
        self.agree(cases, engine(cases))


def main():
    """Runs the tests of the file that is run; its first arguments are COUNT and SEED."""
    if len(sys.argv) > 1:
        Agreement.count = int(sys.argv[1])
    if len(sys.argv) > 2:
        first, _, last = sys.argv[2].partition("..")
        Agreement.seeds = list(range(int(first), int(last or first) + 1))
    unittest.main(argv=sys.argv[:1])
