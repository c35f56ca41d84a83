"""The Trial Assault Rules ask for no order of units and groups, and know no north: see symmetry.py."""
import unittest

import symmetry


class Groups(symmetry.Board, unittest.TestCase):
    system = "trial40k"

    def test_turned_a_quarter(self):
        self.unchanged("quarter")

    def test_moved_along(self):
        self.unchanged("moved")


if __name__ == "__main__":
    unittest.main()
