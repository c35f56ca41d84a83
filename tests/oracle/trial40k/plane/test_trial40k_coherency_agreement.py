"""The engine of Trial Assault against its oracle where casualties may part a unit: TAR-118, ruling R-28.

Cases of trial40k_coherency_generate.py; of best play the value is compared alone. It is counted how often somebody may
not fall who otherwise might, and how often the odds are others for it.
"""
import unittest

import agreement
from limits import many
from trial40k_coherency_generate import DIFFER, SOME
from trial40k_engine import MEASURES

OF_100 = {SOME: 30, DIFFER: 10}     # at the least


class Together(agreement.Agreement, unittest.TestCase):
    system = "trial40k_coherency_generate"
    measures = MEASURES
    count = min(agreement.Agreement.count, many(70, 200))

    def compare(self, case, reply):
        if case["orders"] == "standing" or "error" in reply:
            return super().compare(case, reply)
        return agreement.value_differs(case["truth"], reply)

    def test_casualties_would_part_many_of_the_units(self):
        _, tally = agreement.generated(self.system, self.count, self.seeds[0])
        if tally is not None:
            self.assertEqual({what: tally.get(what) for what, least in OF_100.items()
                              if int(tally.get(what, 0)) < least * self.count / 100}, {})

    test_telling_cases_agree = None     # there is no file of them


if __name__ == "__main__":
    agreement.main()
