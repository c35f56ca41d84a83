import unittest
from xml.sax.saxutils import escape

from tree import Tree

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


class Counts(Tree):
    def results(self, *cases):
        rows = "".join(
            f'<testcase name="t" status="{status}">'
            f'{"" if status == "run" else "<failure message=&quot;&quot;/>".replace("&quot;", chr(34))}'
            f"<system-out>{escape(text)}</system-out></testcase>" for status, text in cases)
        return self.put("results.xml", f"<testsuite>{rows}</testsuite>")

    def last(self, *cases):
        status, words = self.run_tool("count_tests.py", self.results(*cases))
        line = words.strip().splitlines()[-1]
        self.assertEqual(status, 0 if line.endswith(" 0 failed") and line[0] != "0" else 1)
        return line

    def test_every_test_of_a_cmocka_program_counts(self):
        self.assertEqual(self.last(("fail", CMOCKA)), "1 passed, 1 failed")
        self.assertEqual(self.last(("run", GOOD), ("run", GOOD)), "2 passed, 0 failed")

    def test_a_program_that_died_has_failed_a_test(self):
        died = GOOD.split("[==========] 1 test(s) run")[0] + "[ RUN      ] b\n"
        self.assertEqual(self.last(("fail", died)), "1 passed, 1 failed")

    def test_a_leak_after_good_tests_is_a_failure(self):
        self.assertEqual(self.last(("fail", GOOD + "ERROR: LeakSanitizer")), "1 passed, 1 failed")

    def test_python_counts(self):
        self.assertEqual(self.last(("run", "..\nRan 2 tests in 0.1s\n\nOK\n")),
                         "2 passed, 0 failed")
        text = "Ran 5 tests in 0.1s\n\nFAILED (failures=1, errors=1, skipped=1)\n"
        self.assertEqual(self.last(("fail", text)), "2 passed, 2 failed")
        self.assertEqual(self.last(("run", "Ran 4 tests in 0.1s\n\nOK (skipped=1)\n")),
                         "3 passed, 0 failed")

    def test_tap_counts(self):
        self.assertEqual(self.last(("fail", "ok 1 - a\nnot ok 2 - b\nok 3 # SKIP c\n1..3\n")),
                         "1 passed, 1 failed")

    def test_figures_against_a_budget_are_shown(self):
        text = "# seen on the way\n# the module: 3 KiB, 5 allowed\nok 1 - small\n1..1\n"
        words = self.run_tool("count_tests.py", self.results(("run", text)))[1]
        self.assertEqual(words, "the module: 3 KiB, 5 allowed\n1 passed, 0 failed\n")

    def test_any_other_program_is_one_test(self):
        self.assertEqual(self.last(("run", "fine"), ("fail", "")), "1 passed, 1 failed")

    def test_nothing_run_is_a_failure(self):
        self.assertEqual(self.last(), "0 passed, 0 failed")

    def test_no_results_are_a_failure(self):
        status, words = self.run_tool("count_tests.py", self.root / "none.xml")
        self.assertEqual(status, 1)
        self.assertTrue(words.endswith("0 passed, 1 failed\n"))


if __name__ == "__main__":
    unittest.main()
