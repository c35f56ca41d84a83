#!/usr/bin/env python3
"""docs/questions/ against the command, and tools/questions.py against pages that are wrong."""
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from questions import FILES, PAGES, Page, shown  # noqa: E402

SMALL = """## A question
It falls in 76 in 100.
```sh
bayonet odds nqm 6 regular v 3 regular
bayonet best nqm 6 regular v 3 regular
```
<!-- columns: ground | mean.attacker_losses with hours=2 -->
| | falls | pins |
|---|---|---|
| standing | 76 | 1.1 |
| best | 51 | 1.1 |
"""


def spoilt(line):
    """A row of a table with each of its figures one more; '<1' and '>99' become 2 and 100."""
    head, *rest = line.split("|")[1:-1]
    more = [re.sub(r"[<>]?(\d+)(?=[. ])", lambda found: str(int(found[1]) + 1), cell, count=1) for cell in rest]
    return "|".join(["", head, *more, ""])


class Pages(unittest.TestCase):
    def test_every_figure_is_what_the_command_says(self):
        for path in PAGES.glob("*.md"):
            page = Page(path.read_text())
            self.assertEqual(page.faults, [], path.name)
            self.assertGreater(page.figures, 0, path.name)

    def test_every_figure_that_is_wrong_is_told_with_its_line(self):
        for path in PAGES.glob("*.md"):
            text = path.read_text()
            right = Page(text)
            lines = [spoilt(line) if re.match(r"\| .*\| [<>\d.]+ \|$", line) else line
                     for line in text.splitlines()]
            wrong = Page("\n".join(lines))
            changed = [at + 1 for at, line in enumerate(lines) if line != right.lines[at]]
            told = [at for at, words in wrong.faults if "should be" in words]
            self.assertEqual(sorted(set(told)), changed)
            self.assertEqual(len(told), right.figures)
            self.assertEqual(wrong.lines, right.lines, "--write puts the right figures back")

    def test_the_ten_questions_stand_there_in_order(self):
        parts = (PAGES / "nqm.md").read_text().split("\n## ")[1:]
        self.assertEqual([part.split(".")[0] for part in parts], [str(n) for n in range(1, 11)])
        for part in parts:
            self.assertIn("**It hangs on**", part)
            self.assertIn("```sh\nbayonet ", part)
            self.assertIn("<!-- columns:", part)

    def test_every_file_of_the_questions_is_used(self):
        text = "".join(path.read_text() for path in PAGES.glob("*.md"))
        for path in FILES.iterdir():
            self.assertIn(path.name, text)


class Faults(unittest.TestCase):
    def told(self, old, new, line, words):
        self.assertIn(old, SMALL)
        faults = Page(SMALL.replace(old, new, 1)).faults
        self.assertTrue(any(at == line and words in told for at, told in faults), faults)

    def test_a_right_page_has_none(self):
        page = Page(SMALL)
        self.assertEqual((page.faults, page.figures), ([], 4))

    def test_a_wrong_figure(self):
        self.told("| 76 |", "| 77 |", 10, "77 should be 76")
        self.told("| 76 |", "| 76.3 |", 10, "76.3 should be 76.4")

    def test_a_figure_of_the_text_that_no_table_has(self):
        self.told("in 76 in 100", "in 78 in 100", 2, "78 in 100 is in no table")
        self.told("76 in 100", "78\nin 100", 3, "78 in 100 is in no table")

    def test_commands_and_rows_that_do_not_match(self):
        self.told("| best | 51 | 1.1 |\n", "", 10, "2 commands for 1 rows")
        self.told("| best | 51 | 1.1 |\n", "| best | 51 | 1.1 |\n| more | 1 | 1 |\n", 12, "without a command")
        self.told("| 51 | 1.1 |", "| 51 |", 11, "1 figures for 2 columns")
        self.told("<!-- columns: ground | mean.attacker_losses with hours=2 -->\n", "", 7, "names its columns")
        self.told("## A question\n", "## A question\n```sh\nbayonet odds nqm\n```\n", 5, "commands without a table")

    def test_commands_and_columns_that_tell_nothing(self):
        self.told("odds nqm 6 regular", "odds nqm 6 regulars and more", 10, "fails: bayonet odds nqm 6 regulars")
        self.told("bayonet odds", "rm -r", 10, "is no command of bayonet")
        self.told("columns: ground", "columns: option.dice-1", 10, "cannot tell 'option.dice-1'")
        self.told("columns: ground", "columns: ending.victory", 10, "has no 'victory'")

    def test_nearly_sure_is_never_written_as_sure(self):
        self.assertEqual([shown(f, "0") for f in (0, 0.2, 0.5, 2.5, 99.4, 99.5, 100)],
                         ["0", "<1", "1", "3", "99", ">99", "100"])
        self.assertEqual([shown(f, "0.0") for f in (0, 1.25, 99.96)], ["0.0", "1.3", "100.0"])


if __name__ == "__main__":
    unittest.main()
