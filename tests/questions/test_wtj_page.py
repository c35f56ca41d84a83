"""docs/questions/wtj.md against the command: see page.py."""
import unittest

import page


class Wtj(page.PageTests, unittest.TestCase):
    name = "wtj.md"


if __name__ == "__main__":
    unittest.main()
