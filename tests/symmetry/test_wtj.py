"""WTJ knows no north, no left that is not right in a mirror, and no order of its units: see symmetry.py."""
import unittest

import symmetry


class Table(symmetry.Board, unittest.TestCase):
    system = "wtj"

    def test_turned_a_quarter(self):
        self.unchanged("quarter")


if __name__ == "__main__":
    unittest.main()
