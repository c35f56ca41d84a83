"""Reads the output of a group of tests: what counts as a test, and what as a failure."""
import sys
import unittest

from tree import TOOLS

sys.path.insert(0, str(TOOLS))
from testing.outputs import Output  # noqa: E402

CMOCKA = """[==========] Running 3 test(s).
[ RUN      ] a
[       OK ] a
[ RUN      ] b
[  FAILED  ] b
[ RUN      ] c
[  SKIPPED ] c
[==========] 3 test(s) run.
[  PASSED  ] 1 test(s).
[  FAILED  ] 1 test(s), listed below:
[  FAILED  ] b
"""
GOOD = "[==========] Running 1 test(s).\n[ RUN      ] a\n[       OK ] a\n" \
       "[==========] 1 test(s) run.\n"


def output(text, why="", chosen=False):
    read = Output()
    for line in text.splitlines():
        read.add(line)
    read.close(not why, why, chosen)
    return read


class Outputs(unittest.TestCase):
    def result(self, *given, **how):
        read = output(*given, **how)
        return read.passed, read.failed

    def test_every_test_of_a_cmocka_program_counts(self):
        self.assertEqual(self.result(CMOCKA, "failed"), (["a"], ["b"]))
        self.assertEqual(self.result(GOOD), (["a"], []))

    def test_a_program_that_died_has_failed_a_test_and_says_where(self):
        died = GOOD.split("[==========] 1 test(s) run")[0] + "[ RUN      ] b\n"
        self.assertEqual(self.result(died, "failed"), (["a"], ["ended early, in b"]))
        self.assertEqual(self.result(died, "crashed (SegFault), in b"), (["a"], ["crashed (SegFault), in b"]))

    def test_a_leak_after_good_tests_is_a_failure(self):
        self.assertEqual(self.result(GOOD + "ERROR: LeakSanitizer", "failed"),
                         (["a"], ["failed after its last test"]))

    def test_tap_counts(self):
        self.assertEqual(self.result("ok 1 - a\nnot ok 2 - b\nok 3 - c # SKIP no disk\n1..3\n", "failed"),
                         (["a"], ["b"]))

    def test_tap_that_ends_early_has_failed_whatever_its_status(self):
        self.assertEqual(self.result("ok 1 - a\nok 2 - b\n1..3\n"), (["a", "b"], ["ended early: 2 of 3 tests"]))
        self.assertEqual(self.result("ok 1 - a\n"), (["a"], ["ended early: no plan (1..N) was printed"]))

    def test_a_plan_may_come_first(self):
        self.assertEqual(self.result("TAP version 13\n1..1\nok 1 - a\n"), (["a"], []))

    def test_how_long_it_took_is_no_part_of_a_name(self):
        self.assertEqual(self.result("1..1\nok 1 - a > b # time=1.73ms\n"), (["a > b"], []))

    def test_where_a_group_is(self):
        self.assertEqual(output("1..2\n# begins: a\nok 1 - a\n# begins: b\n").place, "in b")
        self.assertEqual(output("1..2\nok 1 - a\n").place, "after a")
        self.assertEqual(output("1..2\n").place, "before its first test")

    def test_figures_are_kept(self):
        text = "# seen on the way\n# the module: 3 KiB, 5 allowed\n# 12 allocations failed in turn\nok 1 - a\n1..1\n"
        self.assertEqual(output(text).figures, ["the module: 3 KiB, 5 allowed", "12 allocations failed in turn"])

    def test_any_other_program_is_one_test(self):
        self.assertEqual(self.result("fine"), (["it ends well"], []))
        self.assertEqual(self.result("", "failed"), ([], ["failed"]))

    def test_a_group_without_a_chosen_test_is_no_failure(self):
        self.assertEqual(self.result("1..0\n", "failed", chosen=True), ([], []))
        self.assertEqual(self.result("", "failed", chosen=True), ([], []))
        self.assertEqual(self.result("not ok 1 - a\n1..1\n", "failed", chosen=True), ([], ["a"]))
        self.assertEqual(self.result("# begins: a\n", "crashed", chosen=True)[1], ["crashed"])


if __name__ == "__main__":
    unittest.main()
