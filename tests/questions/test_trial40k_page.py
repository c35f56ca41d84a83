"""docs/questions/trial40k.md against the command: see page.py."""
import unittest

import page


class Trial40k(page.PageTests, unittest.TestCase):
    name = "trial40k.md"


if __name__ == "__main__":
    unittest.main()
