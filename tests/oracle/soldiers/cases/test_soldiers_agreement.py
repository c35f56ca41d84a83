"""The engine of Soldiers against its oracle: see agreement.py.

What the rules forbid must be refused by both in the same way, and for the same clause where the
page of rulings names one.
"""
import unittest

import agreement
from soldiers_applied import every_id
from soldiers_battle import MEASURES


class Phases(agreement.Agreement, unittest.TestCase):
    system = "soldiers"
    measures = MEASURES
    every_id = staticmethod(every_id)

    def refused_alike(self, truth, error):
        want = agreement.clause_of(truth["error"])
        return error["status"] == truth["status"] and (
            not want.startswith("ARV-") or want == error.get("clause"))


if __name__ == "__main__":
    agreement.main()
