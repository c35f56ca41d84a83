"""docs/questions/trial40k-3.md against the command: see page.py."""
import unittest

import page


class Trial40k3(page.PageTests, unittest.TestCase):
    name = "trial40k-3.md"


if __name__ == "__main__":
    unittest.main()
