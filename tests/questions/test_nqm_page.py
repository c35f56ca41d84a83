"""docs/questions/nqm.md against the command: see page.py."""
import unittest

import page


class Nqm(page.PageTests, unittest.TestCase):
    name = "nqm.md"


if __name__ == "__main__":
    unittest.main()
