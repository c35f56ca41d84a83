"""The engine of Trial Assault against its oracle where casualties may part a unit: TAR-118, ruling R-28.

Positions of trial40k_coherency_generate.py, each answered under standing orders and of best play; of that the
value is compared alone. It is counted how often somebody may not fall who otherwise might, and how often the odds are
others for it.

    run.py test_trial40k_coherency_agreement [SEED]
"""
import sys
import unittest
from fractions import Fraction

import agreement
import trial40k_coherency
import trial40k_engine
from limits import few, many, with_all
from oracle_command import as_json
from oracle_walk import TooLarge
from trial40k_charge import named
from trial40k_coherency_generate import scenarios
from trial40k_plane import placed, stated

POSITIONS = few(many(70, 800))
WAYS = 2500         # of a fight that is answered
OF_100 = {"answered": 60, "some of several may suffer": 20, "odds differ": 6}   # at the least


def answered(scenario, orders):
    """The oracle's odds; None: they are too large."""
    try:
        return trial40k_engine.solve(named(placed(scenario)), orders, WAYS)
    except TooLarge:
        return None


class Together(unittest.TestCase):
    seed = 118

    @classmethod
    def setUpClass(cls):
        cls.cases, cls.counts = {"standing": [], "best": []}, dict.fromkeys(OF_100, 0)
        for scenario in scenarios(POSITIONS, cls.seed):
            trial40k_coherency.SEEN.clear()
            truth = answered(scenario, "standing")
            if truth is None:
                continue
            limited = trial40k_coherency.SEEN["some of several may suffer"] > 0
            cls.counts["answered"] += 1
            cls.counts["some of several may suffer"] += limited
            cls.counts["odds differ"] += limited and truth != trial40k_engine.solve(named(stated(scenario)))
            for orders, found in (("standing", truth), ("best", limited and answered(scenario, "best"))):
                if found:
                    cls.cases[orders].append(
                        {"scenario": scenario, "orders": orders, "truth": as_json(found)})

    @with_all
    def test_casualties_would_part_many_of_the_units(self):
        self.assertEqual({what: self.counts[what] for what, least in OF_100.items()
                          if self.counts[what] < least * POSITIONS / 100}, {})

    def test_odds_of_standing_orders_agree(self):
        cases = self.cases["standing"]
        for case, reply in zip(cases, agreement.engine(cases), strict=True):
            with self.subTest(scenario=case["scenario"]):
                self.assertNotIn("error", reply)
                self.assertEqual(agreement.numbers_differ(trial40k_engine.MEASURES, case["truth"], reply), [])

    def test_the_value_of_best_play_agrees(self):
        cases = self.cases["best"]
        self.assertGreaterEqual(len(cases), POSITIONS // 10)
        for case, reply in zip(cases, agreement.engine(cases), strict=True):
            with self.subTest(scenario=case["scenario"]):
                want = float(Fraction(case["truth"]["value"]))
                self.assertLessEqual(abs(want - reply["value"]), 1e-12 * max(1, abs(want)))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Together.seed = int(sys.argv.pop())
    unittest.main()
