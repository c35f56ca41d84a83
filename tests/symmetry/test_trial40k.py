"""The Trial Assault Rules ask for no order of units and groups: see symmetry.py."""
import unittest

import symmetry


class Groups(symmetry.Lines, unittest.TestCase):
    system = "trial40k"


if __name__ == "__main__":
    unittest.main()
