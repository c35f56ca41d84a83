"""The engine of WTJ 1916 against its oracle: see agreement.py.

What the rules forbid must be refused by both for the same clause. The tally
of a long run must show every clause, reading and number that can be applied.
"""

import unittest

import agreement
from wtj_end import MEASURES
from wtj_numbers import every_id


class Battles(agreement.Agreement, unittest.TestCase):
    """Generated cases, through the door and by the oracle."""
    system = "wtj"
    measures = MEASURES
    every_id = staticmethod(every_id)

    def refused_alike(self, truth, error):
        want = agreement.clause_of(truth["error"])
        return (error["status"] in ("forbidden", "bad-input")
                and (want == error.get("clause") or want[:4] != "WTJ-"))


if __name__ == "__main__":
    agreement.main()
