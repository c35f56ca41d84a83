#!/usr/bin/env python3
"""tools/questions.py against pages that are wrong, and what it says of an answer."""
import unittest

import page  # noqa: F401: where the tool is found
from question_answers import Answer, Cell, Statement
from questions import FILES, PAGES, Page, shown

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

<!-- answer: A2.1 < A1.1
besides: A1.1 > 70 -->
**It hangs on**
- `win=bases-inside` (open) turns a part of it: one; two.
"""
SMALL = "\n".join(Page(SMALL).lines) + "\n"  # with what it does hang on


class Pages(unittest.TestCase):
    def test_the_questions_stand_there_in_order(self):
        for system, count in (("nqm", 10), ("wtj", 10), ("trial40k", 16)):
            parts = [part for name in (f"{system}.md", f"{system}-2.md")
                     for part in (PAGES / name).read_text().split("\n## ")[1:]]
            self.assertEqual([part.split(".")[0] for part in parts], [str(n) for n in range(1, count + 1)])

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

    def test_an_answer_that_is_missing_or_not_true(self):
        self.told("A2.1 < A1.1", "A2.1 > A1.1", 13, "the answer is not true: A2.1 > A1.1")
        self.told("A2.1 < A1.1", "A2.1 < B1.1", 13, "the answer is not true: A2.1 < B1.1")
        self.told("A2.1 < A1.1", "A2.1 is less", 13, "no statement: A2.1 is less")
        self.told("<!-- answer:", "<!-- reply:", 20, "figures without an answer")

    def test_lines_that_are_not_what_it_hangs_on(self):
        right = Page(SMALL).lines
        for line in [line for line in right if line.startswith("- ")]:
            self.told(line, f"{line} ", 13, "it hangs on something else now")
            self.told(f"{line}\n", "", 13, "it hangs on something else now")
            self.assertEqual(Page(SMALL.replace(f"{line}\n", "")).lines, right)

    def test_commands_and_columns_that_tell_nothing(self):
        self.told("odds nqm 6 regular", "odds nqm 6 regulars and more", 10, "fails: bayonet odds nqm 6 regulars")
        self.told("bayonet odds", "rm -r", 10, "is no command of bayonet")
        self.told("columns: ground", "columns: option.dice-1", 10, "cannot tell 'option.dice-1'")
        self.told("columns: ground", "columns: ending.victory", 10, "has no 'victory'")

    def test_nearly_sure_is_never_written_as_sure(self):
        self.assertEqual([shown(f, "0") for f in (0, 0.2, 0.5, 2.5, 99.4, 99.5, 100)],
                         ["0", "<1", "1", "3", "99", ">99", "100"])
        self.assertEqual([shown(f, "0.0") for f in (0, 1.25, 99.96)], ["0.0", "1.3", "100.0"])


class Engine:
    """An engine of four readings: what each makes of the chance of each command; None where it is forbidden."""
    shown = staticmethod(shown)
    readings = {"x": {"one": 35.0, "two": 33.0}, "y": {"one": 30.0, "two": 34.0},
                "z": {"one": 30.0, "two": 33.0}}

    def __init__(self, **more):
        self.readings = {**self.readings, **more}

    def hangs_on(self, command):
        if command == "large":
            return None
        rows = []
        for name, chances in self.readings.items():
            chance = chances[command.split()[0]]
            move = {"value": "b", "ground": (chance or 0) / 100, "clause": None if chance else "Q-9"}
            rows.append({"name": name, "confidence": "open", "clause": "Q-1", "moves": [move]})
        return {"settings": rows}

    @staticmethod
    def value(command, column):
        return {"two x=b": 1.0}.get(command, 2.0) if column == "mean.shot" else None


class Answers(unittest.TestCase):
    TURNS = "- `x=b` (open) **turns it**: falls: first 35, not 30; second 33."
    MOVES = "- `y=b` (open): second: falls 34, not 33."
    STILL = "- 1 other moves no figure by 1 in 100."

    def lines(self, text, engine=Engine(), **more):
        cells = {"A1.1": Cell("one", "ground", "first", "falls", 30.0, None, "30"),
                 "A2.1": Cell("two", "ground", "second", "falls", 33.0, None, "33"), **more}
        return Answer(text, cells, engine).lines()

    def test_statements(self):
        figures = {"A1.1": 30.0, "A1.2": 0.29}
        for text in ("A1.1 > 29", "A1.1 < 100 A1.2 + 2", "A1.1 - 10 > 5", "A1.1 ~ 32.9", "100 A1.2 < A1.1"):
            self.assertIs(Statement(text).holds(figures), True, text)
        for text in ("A1.1 < 30", "A1.1 > 30", "A1.1 ~ 33", "A1.1 + 5 < A1.1"):
            self.assertIs(Statement(text).holds(figures), False, text)
        self.assertIsNone(Statement("A1.1 < A9.9").holds(figures))
        self.assertRaises(ValueError, Statement, "A1.1 < A1.2 < A1.3")

    def test_what_turns_the_answer_stands_first(self):
        self.assertEqual(self.lines("A1.1 < A2.1"), [self.TURNS, self.MOVES, self.STILL])
        part = self.TURNS.replace("**turns it**", "turns a part of it")
        self.assertEqual(self.lines("A1.1 < 40 besides: A1.1 < A2.1"), [part, self.MOVES, self.STILL])
        false = self.lines("A2.1 < A1.1")  # before it is set as well
        self.assertEqual(false[0], "- `x=b` (open): first: falls 35, not 30.")

    def test_what_says_the_same_is_one_line(self):
        self.assertEqual(self.lines("A1.1 < A2.1", Engine(y=Engine.readings["x"])), [
            "- `x=b` and `y=b` (open) **turn it**: falls: first 35, not 30; second 33.", self.STILL])

    def test_what_the_rules_forbid_is_named_with_its_clause(self):
        lines = self.lines("A1.1 < A2.1", Engine(z={"one": 30.0, "two": None}))
        self.assertEqual(lines, [self.TURNS, "- `z=b` (open): Q-9 forbids second.", self.MOVES])

    def test_beyond_five_only_names_are_told(self):
        more = {name: {"one": 30.0, "two": 33.0 + by} for by, name in enumerate("abcdef", 2)}
        self.assertEqual(self.lines("A1.1 < A2.1", Engine(**more))[-2:],
                         ["- and, without turning it: `b`, `a` and `y`.", self.STILL])

    def test_what_turns_and_the_first_that_does_not_have_their_figures(self):
        turning = {name: {"one": 35.0 + by, "two": 33.0} for by, name in enumerate("abcdef", 2)}
        more = {**turning, "g": {"one": 30.0, "two": 35.0}}
        lines = self.lines("A1.1 < A2.1", Engine(**more))
        self.assertEqual([line.split("=")[0] for line in lines[:-2]], [f"- `{name}" for name in "fedcbaxg"])
        self.assertEqual(lines[-2:], ["- and, without turning it: `y`.", self.STILL])
        lines = self.lines("A1.1 < 50 besides: A1.1 < A2.1", Engine(**more))
        self.assertEqual([line.split("=")[0] for line in lines[:-3]], [f"- `{name}" for name in "fedcbg"])
        self.assertEqual(lines[-3:], ["- and turning a part of it: `a` and `x`.",
                                      "- and, without turning it: `y`.", self.STILL])

    def test_what_a_command_sets_itself_is_not_set_anew(self):
        own = Cell("two x=c", "ground", "third", "falls", 33.0, None, "33")
        self.assertEqual(self.lines("A3.1 > 30", Engine(x={"one": 30.0, "two": 1.0}), **{"A3.1": own})[0],
                         "- `x=b` (open): second: falls 1, not 33.")

    def test_other_figures_are_asked_for_and_casualties_count_by_the_most(self):
        shots = Cell("two", "mean.shot", "second", "shot", 2.0, 50, "2")
        self.assertIn("- `x=b` (open): second: shot 1, not 2.",
                      self.lines("A1.1 < 40", Engine(x={"one": 30.0, "two": 33.0}), **{"A2.2": shots}))

    def test_what_is_too_large_is_said(self):
        large = Cell("large", "ground", "third", "falls", 50.0, None, "50")
        self.assertEqual(self.lines("A1.1 < A3.1", **{"A3.1": large})[-1], "- Too large to be measured: third.")


if __name__ == "__main__":
    unittest.main()
