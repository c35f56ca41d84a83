#!/usr/bin/env python3
"""Runs a file of unittest tests and prints TAP: what begins, how it ended, why, and the plan.

Usage: run_unittest.py FILE

BAYONET_ONLY, a pattern as in `fnmatch` over `Class.test_name`, selects tests. Files may import
what stands beside them, and `limits` from this folder; tests of the oracles import all of these.
"""
import fnmatch
import importlib.util
import os
import pathlib
import sys
import traceback
import unittest

import oracles


class Tap(unittest.TestResult):
    def __init__(self):
        super().__init__()
        self.rows, self.wrong = 0, []  # what is wrong with the test that runs, in words

    def _row(self, word, name, remarks=()):
        self.rows += 1
        print(f"{word} {self.rows} - {name}")
        for line in "\n".join(remarks).splitlines():
            print(f"# {line}")
        sys.stdout.flush()

    def startTest(self, test):
        super().startTest(test)
        self.wrong, self.skipped_because = [], None
        print(f"# begins: {name_of(test)}", flush=True)

    def stopTest(self, test):
        super().stopTest(test)
        if self.wrong:
            self._row("not ok", name_of(test), self.wrong)
        elif self.skipped_because is not None:
            self._row("ok", f"{name_of(test)} # SKIP {self.skipped_because}")
        else:
            self._row("ok", name_of(test))

    def _note(self, test, error, words=""):
        self.wrong.append(words + "".join(traceback.format_exception(*error)))
        if not isinstance(test, unittest.TestCase):  # setUpClass and its like have no row of their own
            self._row("not ok", str(test), self.wrong)

    def addError(self, test, err):
        super().addError(test, err)
        self._note(test, err)

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._note(test, err)

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            self._note(test, err, f"{subtest}\n")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.skipped_because = reason

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.wrong.append("it was expected to fail, and did not")


def name_of(test):
    return ".".join(test.id().split(".")[-2:])


def tests_of(suite):
    for one in suite:
        if isinstance(one, unittest.TestSuite):
            yield from tests_of(one)
        else:
            yield one


def loaded(path):
    """The module in a file, found by its folder's neighbours as a script is."""
    sys.path.insert(0, str(path.parent))
    if oracles.ORACLES in path.parents:
        oracles.use()
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def main():
    path = pathlib.Path(sys.argv[1]).resolve()
    sys.argv = [str(path)]
    only = os.environ.get("BAYONET_ONLY", "*")
    suite = unittest.TestLoader().loadTestsFromModule(loaded(path))
    chosen = [test for test in tests_of(suite) if fnmatch.fnmatchcase(name_of(test), only)]
    result = Tap()
    unittest.TestSuite(chosen).run(result)
    print(f"1..{result.rows}")
    return 0 if result.wasSuccessful() and (result.rows or only != "*") else 1


if __name__ == "__main__":
    sys.exit(main())
