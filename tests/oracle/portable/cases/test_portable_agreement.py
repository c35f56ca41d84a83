"""The engine of Portable Close Combat against its oracle: see agreement.py.

What the rules forbid must be refused by both for the same clause. Every parameter must have been
applied by the way, too.
"""
import unittest

import agreement
from portable_applied import NUMBERS, READINGS, every_id
from portable_battle import MEASURES

KEYS = ("at", "columns", "ground", "id", "legend", "letter", "map", "objectives", "parameters", "units",
        *READINGS, *NUMBERS)    # the rulings give faults of these keys no clause


class Phases(agreement.Agreement, unittest.TestCase):
    system = "portable"
    measures = MEASURES
    every_id = staticmethod(every_id)

    def refused_alike(self, truth, error):
        want = agreement.clause_of(truth["error"])
        return (error["status"] in ("forbidden", "bad-input") and
                (want == error.get("clause") or want in KEYS))


if __name__ == "__main__":
    agreement.main()
