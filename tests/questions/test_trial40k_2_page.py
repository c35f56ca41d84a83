"""docs/questions/trial40k-2.md against the command: see page.py."""
import unittest

import page


class Trial40k2(page.PageTests, unittest.TestCase):
    name = "trial40k-2.md"


if __name__ == "__main__":
    unittest.main()
