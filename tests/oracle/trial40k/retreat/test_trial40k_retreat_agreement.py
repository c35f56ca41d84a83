"""The engine of Trial Assault against its oracle where who falls back is trapped, or slowed: see agreement.py."""
import unittest

import agreement
import test_trial40k_charge_agreement as charge_agreement
from limits import many

REACHED = {"retreat: trapped": 100, "retreat: whole": 500, "retreat: slowed": 100, "retreat: reach less": 25,
           "retreat: ground later": 8}


class Odds(charge_agreement.Charges):
    """How it ends, on cases of trial40k_retreat_generate.py."""
    system = "trial40k_retreat_generate"
    count = min(agreement.Agreement.count, many(40, 200))

    def test_many_are_trapped_and_slowed(self):
        _, tally = agreement.generated(self.system, self.count, self.seeds[0])
        if tally is not None:
            self.assertEqual({name: tally.get(name) for name, least in REACHED.items()
                              if int(tally.get(name, 0)) < least}, {})


if __name__ == "__main__":
    agreement.main()
