"""Not Quite Mechanised asks for no order of its stands: see symmetry.py."""
import unittest

import symmetry


class Stands(symmetry.Lines, unittest.TestCase):
    system = "nqm"


if __name__ == "__main__":
    unittest.main()
