"""The tests of a page of docs/questions/; its class adds `name`, and unittest.TestCase."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from questions import PAGES, Page  # noqa: E402


def spoilt(line):
    """A row of a table with each of its figures one more; '<1' and '>99' become 2 and 100."""
    head, *rest = line.split("|")[1:-1]
    more = [re.sub(r"[<>]?(\d+)(?=[. ])", lambda found: str(int(found[1]) + 1), cell, count=1) for cell in rest]
    return "|".join(["", head, *more, ""])


class PageTests:
    name = ""

    def setUp(self):
        self.text = (PAGES / self.name).read_text()
        self.page = Page(self.text)

    def test_every_figure_and_every_answer_is_what_the_command_says(self):
        self.assertEqual(self.page.faults, [])
        self.assertGreater(self.page.figures, 0)
        self.assertEqual(self.page.lines, self.text.splitlines())

    def test_every_figure_that_is_wrong_is_told_with_its_line(self):
        lines = [spoilt(line) if re.match(r"\| .*\| [-<>\d.]+ \|$", line) else line
                 for line in self.text.splitlines()]
        wrong = Page("\n".join(lines))
        changed = [at + 1 for at, line in enumerate(lines) if line != self.page.lines[at]]
        told = [at for at, words in wrong.faults if "should be" in words]
        self.assertEqual(sorted(set(told)), changed)
        self.assertEqual(len(told), self.page.figures)
        self.assertEqual(wrong.lines, self.page.lines, "--write puts the right figures back")

    def test_every_question_says_what_its_answer_hangs_on(self):
        for part in self.text.split("\n## ")[1:]:
            self.assertIn("```sh\nbayonet ", part)
            self.assertIn("<!-- columns:", part)
            self.assertIn("<!-- answer: ", part)
            self.assertIn("\n**It hangs on**\n- ", part)
