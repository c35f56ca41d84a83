"""Portable Close Combat knows no north, and no order of its units: see symmetry.py."""
import unittest

import symmetry


class Squares(symmetry.Board, unittest.TestCase):
    system = "portable"

    def test_turned_a_quarter(self):
        self.unchanged("quarter")


if __name__ == "__main__":
    unittest.main()
