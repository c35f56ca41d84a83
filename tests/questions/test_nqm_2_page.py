"""docs/questions/nqm-2.md against the command: see page.py."""
import unittest

import page


class Nqm2(page.PageTests, unittest.TestCase):
    name = "nqm-2.md"


if __name__ == "__main__":
    unittest.main()
