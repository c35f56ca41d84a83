"""The engine of Trial Assault against its oracle: see agreement.py.

trial40k_engine.py asks the oracle in the engine's words; the oracle's page, section 11, says what
is not compared. Of best play the value is compared alone, for two of equal worth may be chosen.
"""
import sys
import unittest

import agreement
from agreement import ask
from limits import many
from trial40k_engine import MEASURES, every_id
from trial40k_words import NOT_HERE, NUMBER_OF, OFFERED


class Fights(agreement.Agreement, unittest.TestCase):
    system = "trial40k_engine"
    measures = MEASURES
    every_id = staticmethod(every_id)
    # A case takes its oracle, which plays attack by attack, more than half a second.
    count = min(agreement.Agreement.count, many(60, 400))

    def refused_alike(self, truth, error):
        if truth["error"].startswith("with: "):     # contact is of two
            return error["status"] == "bad-input" and error.get("clause") in ("TAR-158", "TAR-041")
        return (error["status"] == "forbidden" and
                agreement.clause_of(truth["error"]) == error.get("clause"))

    def test_what_is_not_offered_is_left_out_and_no_more(self):
        rules, = ask([{"do": "rules", "id": "trial40k"}])
        offered = {row["name"] for row in rules["parameters"]}
        self.assertEqual(offered - set(NUMBER_OF), set(OFFERED) | NOT_HERE & offered)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Fights.count = int(sys.argv[1])
    agreement.main()
