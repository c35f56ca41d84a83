"""Counts the single tests in what a group prints, line by line while it runs.

Two forms are read: cmocka's (`[ RUN      ] name`, `[       OK ] name`) and TAP (`ok 1 - name`,
the plan `1..3`). A program that prints neither is one test. A group that fails without naming a
failed test (a crash, a time limit, a leak), and one that ends early, has one failure more.
"""
import re

CMOCKA = re.compile(r"^\[\s+(RUN|OK|FAILED|ERROR|SKIPPED)\s+\] (?!---|\d+ test\(s\))(\S+)")
CMOCKA_BEGINS = re.compile(r"^\[==========\] (?:\S+: )?Running \d+ test\(s\)")
CMOCKA_ENDS = re.compile(r"^\[==========\] (?:\S+: )?\d+ test\(s\) run\.")
TAP = re.compile(r"^(not ok|ok)\b(?: \d+)?(?: -)?[ \t]*(.*)$")
TIMING = re.compile(r"\s+# time=\S+$")  # behind a name, as vitest has it
TAP_PLAN = re.compile(r"^1\.\.(\d+)\b")
TAP_BEGINS = re.compile(r"^# begins: (.*)$")
FIGURE = re.compile(r"^# (.* allowed|.* failed in turn\b.*|killed .*)$")


class Output:
    """What one group has printed so far."""

    def __init__(self):
        self.lines = []
        self.passed = []   # names
        self.failed = []   # names
        self.skipped = []  # names
        self.figures = []  # remarks to be shown: a figure against a budget, what a harness counted
        self._begun = None
        self._ended = None
        self._cmocka_open = 0  # runs that have begun and not ended
        self._cmocka = self._tap = False
        self._rows = 0
        self._plan = None

    def add(self, line):
        self.lines.append(line)
        for reader in (self._read_cmocka, self._read_tap):
            reader(line)

    def _read_cmocka(self, line):
        if CMOCKA_BEGINS.match(line):
            self._cmocka = True
            self._cmocka_open += 1
        elif CMOCKA_ENDS.match(line):
            self._cmocka_open -= 1
        elif row := CMOCKA.match(line):
            self._read_cmocka_row(*row.groups())

    def _read_cmocka_row(self, word, name):
        if word == "RUN":
            self._begun = name
            return
        self._begun, self._ended = None, name
        if word == "OK":
            self.passed.append(name)
        elif word == "SKIPPED":
            self.skipped.append(name)
        elif name not in self.failed:  # the summary names them again
            self.failed.append(name)

    def _read_tap(self, line):
        if row := TAP.match(line):
            self._read_tap_row(row[1], TIMING.sub("", row[2]))
        elif plan := TAP_PLAN.match(line):
            self._plan = int(plan[1])
        elif begins := TAP_BEGINS.match(line):
            self._begun = begins[1]
        elif figure := FIGURE.match(line):
            self.figures.append(figure[1])

    def _read_tap_row(self, word, name):
        self._tap = True
        self._rows += 1
        self._begun, self._ended = None, name
        if "# SKIP" in name:
            self.skipped.append(name.partition(" # SKIP")[0])
        elif word == "ok":
            self.passed.append(name)
        else:
            self.failed.append(name)

    @property
    def place(self):
        """Where the group is, in words: the single test that runs, or the last one that ended."""
        if self._begun:
            return f"in {self._begun}"
        return f"after {self._ended}" if self._ended else "before its first test"

    def early(self):
        """Why the group cannot have run to its end; empty when it has."""
        if self._cmocka_open:
            return f"ended early, {self.place}"
        if self._tap and self._plan is None:
            return "ended early: no plan (1..N) was printed"
        if self._tap and self._plan != self._rows:
            return f"ended early: {self._rows} of {self._plan} tests"
        return ""

    def close(self, went_well, why, chosen=False):
        """The group has ended: what cannot be read from its rows alone. `why` says how it ended
        where it did not go well. With `chosen` single tests were asked for, and none is no fault."""
        silent = not (self._cmocka or self._tap or self._begun or self._plan is not None)
        if chosen and not self.passed and not self.failed and not self._begun:
            return
        if silent and went_well:
            self.passed.append("it ends well")
        elif not went_well and why != "failed":
            self.failed.append(why)
        elif self.early():
            self.failed.append(self.early())
        elif not went_well and not self.failed:
            self.failed.append("failed after its last test" if self._ended else "failed")
