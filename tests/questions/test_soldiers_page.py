"""docs/questions/soldiers.md against the command: see page.py."""
import unittest

import page


class Soldiers(page.PageTests, unittest.TestCase):
    name = "soldiers.md"


if __name__ == "__main__":
    unittest.main()
