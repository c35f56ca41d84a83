"""Not Quite Mechanised asks for no order of its stands, nor what they are called: see symmetry.py."""
import unittest

import symmetry


class Stands(symmetry.Lines, unittest.TestCase):
    system = "nqm"

    def test_renamed(self):
        """Nobody's name decides best play: what a player would choose he is asked."""
        self.unchanged("renamed")


if __name__ == "__main__":
    unittest.main()
