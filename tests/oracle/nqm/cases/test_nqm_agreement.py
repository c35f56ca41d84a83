"""The engine of Not Quite Mechanised against its oracle: see agreement.py.

What the rules forbid must be refused by both for the same clause.
"""
import unittest

import agreement
from nqm_applied import every_id
from nqm_battle import MEASURES


class Assaults(agreement.Agreement, unittest.TestCase):
    system = "nqm"
    measures = MEASURES
    every_id = staticmethod(every_id)

    def refused_alike(self, truth, error):
        return (error["status"] in ("forbidden", "bad-input") and
                agreement.clause_of(truth["error"]) == error.get("clause"))


if __name__ == "__main__":
    agreement.main()
