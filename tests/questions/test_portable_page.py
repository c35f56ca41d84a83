"""docs/questions/portable.md against the command: see page.py."""
import unittest

import page


class Portable(page.PageTests, unittest.TestCase):
    name = "portable.md"


if __name__ == "__main__":
    unittest.main()
