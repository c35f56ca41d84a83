"""The engine of WTJ 1916 against its oracle, for the rules that the engine carries out: see
agreement.py.

What the rules forbid must be refused by both for the same clause. wtj_engine.py asks the oracle in
the engine's words; the oracle's page, section 13, says what is not compared.
"""
import unittest

import agreement
from limits import many
from wtj_engine import ENGINE_MEASURES, every_id


class Assaults(agreement.Agreement, unittest.TestCase):
    system = "wtj_engine"
    measures = ENGINE_MEASURES
    every_id = staticmethod(every_id)
    count = min(agreement.Agreement.count // 2, many(150, 1000))     # each takes longer than others' do

    def refused_alike(self, truth, error):
        if truth["error"] == "WTJ-01: no personnel is in contact":
            return error["status"] == "bad-input" and error.get("clause") in ("WTJ-01", "WTJ-35")
        bad = "bad-input" if truth["error"].startswith("WTJ-01: bases") else "forbidden"
        return (error["status"] == bad and
                agreement.clause_of(truth["error"]) == error.get("clause"))


if __name__ == "__main__":
    agreement.main()
