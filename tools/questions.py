#!/usr/bin/env python3
"""Checks the figures of docs/questions/ against the commands above them.

Usage: questions.py [--write] [PAGE ...]   (default: every page of docs/questions/)

Row n of a table is filled by command n of the block before it, and its columns by the comment
before it: `<!-- columns: ground | mean.attacker_losses | ground with hours=2 -->`. A column is one of

  ground         how often, in 100, the attacker gets the ground
  ending.ID      how often, in 100, it ends in this way
  mean.ID        casualties on average
  option.ID      of best's first question: what that answer is worth, in points

and what stands behind `with` is added to the command. Every `76 in 100` of the text must be a
figure of a table of its section.

Every section with a table says in statements what its answer is, and the lines behind them, up to an
empty one, say what it hangs on: see question_answers.py. A statement that is not true is a fault.

--write puts the right figures in, with the decimals that stand there, and the right lines. BAYONET is
the command; it runs in examples/questions. Status 1 when something differs.
"""
import decimal
import functools
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

from question_answers import Answer, Cell

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "questions"
FILES = ROOT / "examples" / "questions"
SECONDS = 120 * float(os.environ.get("BAYONET_PACE", "1"))  # for one command
OVER_BUDGET = 4  # exit status
SAID = re.compile(r"(\S+)\s+in\s+100\b")


class Unanswered(Exception):
    pass


class TooLarge(Unanswered):
    pass


@functools.lru_cache(maxsize=None)
def reply(command):
    words = shlex.split(command)
    if words[:1] != ["bayonet"]:
        raise Unanswered(f"is no command of bayonet: {command}")
    program = os.path.abspath(os.environ.get("BAYONET", "bayonet"))
    done = subprocess.run([program, *words[1:], "--json"], cwd=FILES, capture_output=True,
                          stdin=subprocess.DEVNULL, timeout=SECONDS, text=True)
    if done.returncode == OVER_BUDGET:
        raise TooLarge(f"is too large: {command}")
    if done.returncode != 0:
        raise Unanswered(f"fails: {command}: {done.stdout.strip()}{done.stderr.strip()}")
    return json.loads(done.stdout)


def measured(command):
    """What the answer of a command hangs on; None where that is too large to be measured."""
    try:
        return reply(f"{command} --hangs-on")["hangs_on"]
    except TooLarge:
        return None


def member(rows, name, of):
    found = [row[of] for row in rows if row["id"] == name]
    if not found:
        raise Unanswered(f"has no {name!r}")
    return found[0]


def with_settings(command, added):
    """The command with KEY=VALUE as a column has it, in place of what it says of the same keys."""
    keys = {word.partition("=")[0] for word in added.split() if "=" in word}
    kept = [word for word in command.split() if "=" not in word or word.partition("=")[0] not in keys]
    return " ".join([*kept, *added.split()])


def value(command, column):
    """The figure of a column; chances and points in 100."""
    path, _, added = column.partition(" with ")
    answer = reply(with_settings(command, added))
    odds = answer.get("odds", answer)
    kind, _, name = path.partition(".")
    if path == "ground":
        return 100 * odds["ground"]
    if kind == "ending":
        return 100 * member(odds["endings"], name, "p")
    if kind == "mean" and name in odds["measures"]:
        return odds["measures"][name]["mean"]
    if kind == "option" and answer.get("now"):
        return member(answer["now"]["options"], name, "value")
    raise Unanswered(f"cannot tell {path!r} of: {command}")


def most(command, column):
    """The most that there can be of what a column counts; None of a chance, and of points."""
    path, _, added = column.partition(" with ")
    kind, _, name = path.partition(".")
    answer = reply(with_settings(command, added))
    return answer.get("odds", answer)["measures"][name]["most"] if kind == "mean" else None


def shown(figure, like):
    """As the page writes it: with the decimals of `like`, and never 0 or 100 for nearly so."""
    places = len(like.partition(".")[2])
    if places == 0 and 0 < figure < 0.5:
        return "<1"
    if places == 0 and 99.5 <= figure < 100 - 1e-9:
        return ">99"
    exact = decimal.Decimal(repr(round(figure, 9)))
    return str(exact.quantize(decimal.Decimal(1).scaleb(-places), decimal.ROUND_HALF_UP))


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


class Engine:
    """What an answer asks: a figure (None where there is none), what it hangs on, and how to show it."""
    hangs_on = staticmethod(measured)
    shown = staticmethod(shown)

    @staticmethod
    def value(command, column):
        try:
            return value(command, column)
        except Unanswered:
            return None


class Section:
    """What a question has told so far."""

    def __init__(self):
        self.told, self.said = set(), []  # figures of tables; (line, number) of the text
        self.cells, self.tables, self.answered = {}, 0, False  # cells by name: A1.2


class Page:
    """Reads a page line by line; faults are (line number, words)."""

    def __init__(self, text):
        self.given = text.splitlines()
        self.lines, self.faults, self.figures = [], [], 0  # lines: as they should be
        self.commands, self.columns, self.heads, self.row = [], None, [], 0
        self.section, self.answer = Section(), None  # answer: what is read of it, and its line
        self.read()

    def fault(self, at, words):
        self.faults.append((at + 1, words))

    def read(self):
        inside = False
        for at, line in enumerate(self.given):
            if self.answer is not None:
                self.answer_line(at, line)
            elif line.startswith("<!-- answer:"):
                self.end_table(at)
                self.answer = (at, [line])
            elif line.startswith("```"):
                inside = line == "```sh"
                if inside:
                    self.end_commands(at)
            elif inside:
                self.commands.append(line)
            else:
                self.text_line(at, line)
                continue
            if self.answer is None:
                self.lines.append(line)
        if self.answer is not None:
            self.end_answer(len(self.given))
        self.end_table(len(self.given))
        self.end_section(len(self.given))

    def text_line(self, at, line):
        if line.startswith("|"):
            line = self.table_line(at)
        elif line.startswith("<!-- columns:"):
            self.end_table(at)
            self.columns, self.row = cells(line[13:].removesuffix("-->")), -2
        elif line.startswith("## "):
            self.end_table(at)
            self.end_section(at)
        else:
            self.end_table(at)
            self.said(at, line)
        self.lines.append(line)

    def said(self, at, line):
        before = self.given[at - 1].split()[-1:] if line.startswith("in 100") else []
        for number in before + SAID.findall(line):
            if re.fullmatch(r"[\d<>(*]+", number):
                self.section.said.append((at, number.strip("(*")))

    def table_line(self, at):
        """The line as it should be."""
        line = self.given[at]
        if self.columns is None:
            self.fault(at, "a table without a comment that names its columns")
            self.columns, self.row = [], -2
        if self.row == -2:
            self.heads = cells(line)[1:]
            self.section.tables += 1
        if 0 <= self.row < len(self.commands):
            line = self.fill(at, self.commands[self.row])
        elif self.row >= 0:
            self.fault(at, "a row without a command")
        self.row += 1
        return line

    def fill(self, at, command):
        label, *given = cells(self.given[at])
        if len(given) != len(self.columns):
            self.fault(at, f"{len(given)} figures for {len(self.columns)} columns")
            return self.given[at]
        right = []
        for cell, column in zip(given, self.columns):
            try:
                figure = value(command, column)
            except Unanswered as why:
                self.fault(at, str(why))
                return self.given[at]
            right.append(shown(figure, cell))
            self.keep(command, column, label, figure, right)
            if cell != right[-1]:
                self.fault(at, f"{cell} should be {right[-1]} ({column} of: {command})")
        self.figures += len(right)
        self.section.told.update(right)
        return f"| {' | '.join([label, *right])} |"

    def keep(self, command, column, label, figure, right):
        """The last figure of a row, for what the answer hangs on."""
        path, _, added = column.partition(" with ")
        name = f"{chr(ord('A') + self.section.tables - 1)}{self.row + 1}.{len(right)}"
        head = self.heads[len(right) - 1] if len(right) <= len(self.heads) else ""
        self.section.cells[name] = Cell(with_settings(command, added), path, label, head, figure,
                                        most(command, column), right[-1])

    def answer_line(self, at, line):
        """A line of the answer's comment, or of what it hangs on; an empty one ends it."""
        start, comment = self.answer
        if not comment[-1].endswith("-->"):
            comment.append(line)
        elif not line or line.startswith("## "):
            self.end_answer(at)
            self.answer = None

    def end_answer(self, at):
        start, comment = self.answer
        self.section.answered = True
        text = " ".join(comment)[len("<!-- answer:"):].removesuffix("-->")
        right = comment
        try:
            answer = Answer(text, self.section.cells, Engine)
            for statement in answer.wrong():
                self.fault(start, f"the answer is not true: {statement}")
            right = comment + ["**It hangs on**", *answer.lines()]
        except ValueError as why:
            self.fault(start, str(why))
        if right != self.given[start:at]:
            self.fault(start, "it hangs on something else now; --write puts it right")
        self.lines += right

    def end_table(self, at):
        if self.columns is not None and self.row > -2:
            if self.row < len(self.commands):
                self.fault(at - 1, f"{len(self.commands)} commands for {self.row} rows")
            self.columns, self.commands = None, []

    def end_commands(self, at):
        if self.commands:
            self.fault(at - 1, "commands without a table")
        self.commands = []

    def end_section(self, at):
        self.end_commands(at)
        told = {shown(float(figure), "0") if figure[0].isdigit() else figure for figure in self.section.told}
        for line, number in self.section.said:
            if number not in told:
                self.fault(line, f"{number} in 100 is in no table of this section")
        if self.section.tables and not self.section.answered:
            self.fault(at - 1, "figures without an answer")
        self.section = Section()


def main(arguments):
    write = "--write" in arguments
    pages = [pathlib.Path(name) for name in arguments if name != "--write"] or sorted(PAGES.glob("*.md"))
    wrong = 0
    for path in pages:
        page = Page(path.read_text())
        if write:
            path.write_text("\n".join(page.lines) + "\n")
        for line, words in page.faults:
            print(f"{path}:{line}: {words}", file=sys.stderr)
        wrong += len(page.faults)
        print(f"{path.name}: {page.figures} figures, {len(page.faults)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
