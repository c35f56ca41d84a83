"""The engine of WTJ 1916 against its oracle, for what the engine carries out: see agreement.py.

What the rules forbid must be refused by both for the same clause. wtj_slice.py asks the oracle in
the engine's words; the oracle's page, section 13, says what is not compared.
"""
import unittest
from fractions import Fraction

import agreement
from wtj_slice import ENGINE_MEASURES, every_id


def is_value_alone(case):
    """Whether best play may choose between bases of equal worth, and the odds hang on which.

    The oracle lists the ways to remove several bases, the engine asks base after base: of equals
    they need not take the same.
    """
    given = case["scenario"].get("parameters", {})
    return case["orders"] == "best" and (given.get("recompute_modifiers") == "each-round"
                                         or given.get("tie_costs") == "unit")


def value_differs(truth, reply):
    """The value of both, in words; nothing if they agree."""
    want = Fraction(truth["value"])
    at = len(reply["endings"]) + sum(len(row["p"]) for row in reply["measures"].values())
    have = [residues[at] for residues in reply["residues"]]
    if have == [agreement.residue(want, prime) for prime in agreement.PRIMES] and (
            abs(float(want) - reply["value"]) <= 1e-12 * max(1, abs(want))):
        return []
    return [f"value: {float(want)} / {reply['value']}"]


class Assaults(agreement.Agreement, unittest.TestCase):
    system = "wtj_slice"
    measures = ENGINE_MEASURES
    every_id = staticmethod(every_id)

    def refused_alike(self, truth, error):
        return (error["status"] == "forbidden" and
                agreement.clause_of(truth["error"]) == error.get("clause"))

    def compare(self, case, reply):
        if is_value_alone(case) and "error" not in case["truth"] and "error" not in reply:
            return value_differs(case["truth"], reply)
        return super().compare(case, reply)


if __name__ == "__main__":
    agreement.main()
