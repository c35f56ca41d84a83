"""docs/questions/wtj-2.md against the command: see page.py."""
import unittest

import page


class Wtj2(page.PageTests, unittest.TestCase):
    name = "wtj-2.md"


if __name__ == "__main__":
    unittest.main()
