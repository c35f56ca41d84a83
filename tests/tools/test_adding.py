"""The guide to a rule system of one's own: what it quotes is in the example, which is short."""
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "adding-a-system.md").read_text()
CODE = (ROOT / "examples" / "c" / "a_system_of_your_own.c").read_text()
RULES = CODE[:CODE.index("// --- Everything that the door does")]
PRINTED = (ROOT / "tests" / "golden" / "examples" / "a_system_of_your_own.stdout.exact").read_text()


def quoted(kind):
    return [text for found, text in re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.M | re.S) if found == kind]


class Guide(unittest.TestCase):
    def test_what_it_quotes_is_in_the_example(self):
        self.assertGreater(len(quoted("c")), 9)
        for block in quoted("c"):
            self.assertIn(block, CODE)

    def test_what_it_prints_is_what_the_example_prints(self):
        self.assertEqual(len(quoted("")), 1)
        self.assertIn(quoted("")[0], PRINTED)

    def test_the_rules_take_under_250_lines_and_it_says_how_many(self):
        lines = RULES.count("\n")
        self.assertLess(lines, 250)
        self.assertIn(f"{lines} lines of tables and functions", GUIDE)


if __name__ == "__main__":
    unittest.main()
