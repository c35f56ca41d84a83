"""Soldiers knows no north, and no order of its units: see symmetry.py."""
import unittest

import symmetry


class Hexes(symmetry.Board, unittest.TestCase):
    system = "soldiers"


if __name__ == "__main__":
    unittest.main()
