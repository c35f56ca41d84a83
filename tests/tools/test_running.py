"""The runner of the tests over a real CTest with groups of a line each."""
import os
import subprocess
import sys
import unittest

from limits import seconds
from tree import TOOLS, Tree

sys.path.insert(0, str(TOOLS))
from testing import pins  # noqa: E402

CMAKE = "cmake_minimum_required(VERSION 3.21)\nproject(tried NONE)\nenable_testing()\n"
SPEAK = "printf '%b' \"$1\"; exit \"${2:-0}\"\n"


class Costs(unittest.TestCase):
    def test_each_group_with_a_cost_is_there(self):
        rows = [line.split() for line in (TOOLS.parent / "tests/costs.txt").read_text().splitlines() if line[:1] != "#"]
        there = {name for name, _ in pins.read(TOOLS.parent / "tests/pinned.txt")}
        self.assertGreater(len(rows), 20)
        self.assertEqual([name for name, _ in rows if name not in there], [])


class Runner(Tree):
    """A project whose groups print what they are told."""

    def setUp(self):
        super().setUp()
        self.rows = []
        self.put("speak.sh", SPEAK)
        self.put("tests/unit/x.c", "void rather_new(void);\n")

    def group(self, name, says, status=0, command=None, labels="unit"):
        run = command or f'sh "${{CMAKE_SOURCE_DIR}}/speak.sh" "{says}" {status}'
        self.rows.append(f"add_test(NAME {name} COMMAND {run})\n"
                         f"set_tests_properties({name} PROPERTIES LABELS \"{labels}\")\n")

    def test(self, *args, **environment):
        self.put("CMakeLists.txt", CMAKE + "".join(self.rows))
        subprocess.run(["cmake", "-S", str(self.root), "-B", str(self.root / "build/dev")], check=True,
                       stdout=subprocess.DEVNULL, timeout=seconds(60))
        clean = {key: text for key, text in os.environ.items() if not key.startswith("BAYONET_")}
        done = subprocess.run([sys.executable, str(TOOLS / "testing/run.py"), str(self.root), "dev", *args],
                              text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
                              timeout=seconds(60), env={**clean, "BAYONET_PACE": "1", **environment})
        return done.returncode, done.stdout

    def last(self, *args):
        status, words = self.test(*args)
        line = words.splitlines()[-1]
        self.assertEqual(status, 0 if line.endswith(" 0 failed") and line[0] != "0" else 1, words)
        return line

    def pinned(self, text):
        self.put("tests/pinned.txt", text)

    def test_groups_are_told_and_counted(self):
        self.group("good", "ok 1 - a\\n1..1\\n")
        self.group("bad", "ok 1 - b\\nnot ok 2 - c\\n# seen 3\\n1..2\\n", 1)
        status, words = self.test()
        self.assertEqual(status, 1)
        self.assertRegex(words, r"(?m)^ +[\d.]+ s  good +1$")
        self.assertRegex(words, r"(?m)^ +[\d.]+ s  bad +1, 1 FAILED: c$")
        self.assertIn("# seen 3", words)
        self.assertEqual(words.splitlines()[-1], "2 passed, 1 failed")

    def test_a_lost_test_is_a_failure_and_a_new_one_is_not(self):
        self.pinned("one\n  a\n  b\n")
        self.group("one", "ok 1 - a\\nok 2 - c\\n1..2\\n")
        status, words = self.test()
        self.assertIn("b is pinned in tests/pinned.txt and did not run", words)
        self.assertEqual(words.splitlines()[-1], "2 passed, 1 failed")
        self.pinned("one\n  a\n")
        self.assertEqual(self.last(), "2 passed, 0 failed")
        self.assertEqual(self.last("--exact"), "2 passed, 1 failed")

    def test_a_test_of_the_same_name_twice_is_two(self):
        self.pinned("one\n  a\n  a\n")
        self.group("one", "ok 1 - a\\n1..1\\n")
        self.assertEqual(self.last(), "1 passed, 1 failed")

    def test_a_pinned_test_may_say_that_it_cannot_run_here(self):
        self.pinned("one\n  a\n  b\n")
        self.group("one", "ok 1 - a\\nok 2 - b # SKIP no disk\\n1..2\\n")
        self.assertEqual(self.last("--exact"), "1 passed, 0 failed")

    def test_a_group_that_is_no_more_is_a_failure(self):
        self.group("one", "ok 1 - a\\n1..1\\n")
        self.pinned("gone\n  b\n")
        self.assertEqual(self.last(), "1 passed, 1 failed")
        self.pinned("gone, page\n  b\n")  # no page is tested in this build
        self.assertEqual(self.last(), "1 passed, 0 failed")

    def test_pinning_writes_what_ran(self):
        self.group("two", "ok 1 - d\\nok 2 - c\\n1..2\\n", labels="unit;deep")
        self.group("one", "ok 1 - a\\n1..1\\n")
        self.assertEqual(self.last("--pin"), "3 passed, 0 failed")
        status, words = self.test("--exact")
        self.assertIn("two: its deep run is not pinned: ./test two --deep --pin records it", words)
        self.assertEqual((status, words.splitlines()[-1]), (1, "3 passed, 1 failed"))
        self.assertEqual(self.last("--pin", "--deep"), "2 passed, 0 failed")
        self.assertEqual(pins.read(self.root / "tests/pinned.txt"),
                         {("one", False): ([], ["a"]), ("two", False): ([], ["c", "d"]),
                          ("two", True): ([], ["c", "d"])})
        self.assertEqual(self.last("--exact"), "3 passed, 0 failed")
        self.group("one-more", "ok 1 - e\\n1..1\\n")
        self.assertEqual(self.last("--pin", "one-more"), "1 passed, 0 failed")
        self.assertEqual(self.last("--exact"), "4 passed, 0 failed")

    def test_a_group_that_sanitizers_do_not_have_is_pinned_so(self):
        self.group("one", "ok 1 - a\\n1..1\\n", labels="unit;plain")
        self.pinned("one\n  a\n")
        status, words = self.test("--exact")
        self.assertIn("one: its pins do not say plain: ./test one --pin records it", words)
        self.assertEqual((status, words.splitlines()[-1]), (1, "1 passed, 1 failed"))
        self.assertEqual(self.last("--pin"), "1 passed, 0 failed")
        self.assertEqual(pins.read(self.root / "tests/pinned.txt"), {("one", False): (["plain"], ["a"])})
        self.assertEqual(self.last("--exact"), "1 passed, 0 failed")

    def test_a_failed_run_pins_nothing(self):
        self.group("one", "ok 1 - a\\nnot ok 2 - b\\n1..2\\n", 1)
        self.last("--pin")
        self.assertFalse((self.root / "tests/pinned.txt").exists())

    def test_a_name_of_single_tests_pins_nothing(self):
        pinned = "two\n  c\n  d\n"
        self.pinned(pinned)
        self.group("two", "ok 1 - c\n1..1\n")
        for name in ("c", "rather_new"):
            status, words = self.test("--pin", name)
            self.assertEqual(status, 2, words)
            self.assertIn(f'no group has "{name}" in its name', words)
        self.assertEqual((self.root / "tests/pinned.txt").read_text(), pinned)

    def test_a_name_is_a_group_or_else_single_tests(self):
        self.pinned("nqm_dice\n  nqm_13_ties\n  nqm_14_pairs\nother\n  a\n")
        only = 'sh -c "case nqm_13_ties in $BAYONET_ONLY) echo ok 1 - nqm_13_ties; echo 1..1;; *) echo 1..0;; esac"'
        self.group("nqm_dice", "", command=only)
        self.group("other", "ok 1 - a\\n1..1\\n")
        self.assertEqual(self.last("other"), "1 passed, 0 failed")
        self.assertEqual(self.last("oth*r"), "1 passed, 0 failed")
        self.assertEqual(self.last("nqm_13"), "1 passed, 0 failed")
        self.assertEqual(self.last("13*ties"), "1 passed, 0 failed")
        status, words = self.test("nqm_99")
        self.assertIn('No test has a name with "nqm_99" in it.', words)
        self.assertEqual((status, words.splitlines()[-1]), (1, "0 passed, 0 failed"))
        status, words = self.test("rather_new")  # it stands in the folder: both groups may have it
        self.assertIn("2 groups", words)

    def test_a_group_that_hangs_is_ended_and_named(self):
        hangs = 'sh -c "echo 1..2; echo ok 1 - a; echo \\"# begins: b\\"; sleep 60"'
        self.group("slow", "", command=hangs)
        status, words = self.test(BAYONET_PACE="0.02")
        self.assertEqual(status, 1)
        self.assertRegex(words, r"slow +1, 1 FAILED: timed out after \d+ s, in b")

    def test_a_crash_is_named(self):
        self.group("dies", "", command='sh -c "echo 1..1; echo \\"# begins: a\\"; kill -SEGV \\$\\$"')
        self.assertRegex(self.test()[1], r"FAILED: crashed \(SegFault\), in a")

    def test_deep_runs_only_what_can_go_deeper(self):
        self.group("one", "ok 1 - a\\n1..1\\n")
        self.group("two", "", command='sh -c "echo ok 1 - depth $BAYONET_DEEP; echo 1..1"', labels="unit;deep")
        status, words = self.test("--deep")
        self.assertNotIn("one", words.split("\n", 1)[1].rsplit("\n", 3)[0])
        self.assertEqual(words.splitlines()[-1], "1 passed, 0 failed")

    def test_after_a_deep_run_what_it_did_is_left_out(self):
        self.group("whole", "ok 1 - a\\n1..1\\n", labels="unit;deeper")
        self.group("other", "ok 1 - b\\nok 2 - c\\n1..2\\n", labels="unit;deep")
        self.group("short", "ok 1 - d\\n1..1\\n")
        self.assertEqual(self.last("--deep"), "3 passed, 0 failed")
        self.assertEqual(self.last("--after-deep"), "3 passed, 0 failed")
        self.assertNotIn("whole", self.test("--after-deep")[1])
        self.assertEqual(self.last(), "4 passed, 0 failed")
        self.pinned("whole\n  a\nwhole, deep\n  a\nother\n  b\n  c\nother, deep\n  b\n  c\nshort\n  d\n")
        self.assertEqual(self.last("--after-deep", "--exact"), "3 passed, 0 failed")


if __name__ == "__main__":
    unittest.main()
