#!/usr/bin/env python3
"""Counts single tests in what CTest wrote, shows what failed, and ends with one line.

Usage: count_tests.py RESULTS.xml     (ctest --output-junit)

A CTest test is a whole program. What it printed says how many tests it held: cmocka's lines
`[       OK ] name`, TAP's `ok 1 - name`, unittest's `Ran 3 tests`; a program that prints none of
these is one test. A program that failed without naming a failed test (a crash, a time limit, a
leak) counts as one failure more. A TAP remark that holds a figure against a budget (`# … allowed`)
is shown too. Exit status 1 when a test failed or there was none.
"""
import re
import sys
import xml.etree.ElementTree as tree

CMOCKA = re.compile(r"^\[\s+(OK|FAILED|ERROR)\s+\] (?!---|\d+ test\(s\))(\S+)", re.M)
CMOCKA_BEGINS = re.compile(r"^\[==========\] (?:\S+: )?Running \d+ test\(s\)", re.M)
CMOCKA_ENDS = re.compile(r"^\[==========\] (?:\S+: )?\d+ test\(s\) run\.", re.M)
TAP = re.compile(r"^(not ok|ok)\b(?: \d+)?(?: -)?[ \t]*(.*)$", re.M)
BUDGET = re.compile(r"^# (.* allowed)$", re.M)
PYTHON = re.compile(r"^Ran (\d+) tests? in ", re.M)
PYTHON_BAD = re.compile(r"^FAILED \((.*)\)$", re.M)
PYTHON_SKIPPED = re.compile(r"\bskipped=(\d+)")


def cmocka(text):
    """(passed, failed); None if it is not cmocka's. The summary names the failed again."""
    begun = len(CMOCKA_BEGINS.findall(text))
    if not begun:
        return None
    bad, good = set(), 0
    for word, name in CMOCKA.findall(text):
        if word == "OK":
            good += 1
        else:
            bad.add(name)
    cut_short = begun > len(CMOCKA_ENDS.findall(text))
    return good, len(bad) + cut_short


def tap(text):
    rows = [(word, words) for word, words in TAP.findall(text) if "# SKIP" not in words]
    if not rows:
        return None
    good = sum(word == "ok" for word, _ in rows)
    return good, len(rows) - good


def python(text):
    ran = PYTHON.search(text)
    if not ran:
        return None
    bad = sum(int(n) for row in PYTHON_BAD.findall(text)
              for n in re.findall(r"(?:failures|errors|unexpected successes)=(\d+)", row))
    skipped = sum(int(n) for n in PYTHON_SKIPPED.findall(text))
    return max(int(ran[1]) - bad - skipped, 0), bad


def count(text, went_well):
    for reader in (cmocka, python, tap):
        found = reader(text)
        if found:
            good, bad = found
            return (good, bad) if went_well or bad else (good, 1)
    return (1, 0) if went_well else (0, 1)


def main():
    try:
        cases = tree.parse(sys.argv[1]).getroot().iter("testcase")
    except (OSError, tree.ParseError) as error:
        print(f"No results: {error}\n0 passed, 1 failed")
        return 1
    passed = failed = 0
    for case in cases:
        text = case.findtext("system-out") or ""
        went_well = case.get("status") == "run"
        if case.get("status") == "disabled":
            continue
        good, bad = count(text, went_well)
        if not went_well and case.find("failure") is not None:
            why = case.find("failure").get("message") or ""
            print(f"--- {case.get('name')} failed {why}\n{text.strip()}\n", file=sys.stderr)
        elif bad:
            print(f"--- {case.get('name')}\n{text.strip()}\n", file=sys.stderr)
        for figure in BUDGET.findall(text):
            print(figure)
        passed += good
        failed += bad
    if passed + failed == 0:
        print("No test has that name.", file=sys.stderr)
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
