"""A script test that ends early is a failure, whatever its status: here, and for CTest alone."""
import json
import os
import pathlib
import subprocess
import sys
import unittest

from limits import seconds
from tree import ROOT

RUN_TAP = ROOT / "tests" / "support" / "run_tap.py"
BUILD = pathlib.Path(os.environ["BAYONET_BUILD"])


def run(script, **more):
    """(status, what was printed) of a shell script under run_tap.py"""
    environment = {name: value for name, value in os.environ.items() if name != "BAYONET_ONLY"}
    done = subprocess.run([sys.executable, RUN_TAP, "sh", "-c", script], text=True, check=False,
                          env={**environment, **more}, stdout=subprocess.PIPE, timeout=seconds(60))
    return done.returncode, done.stdout


class Tap(unittest.TestCase):
    def test_a_script_that_comes_to_its_end_passes(self):
        for good in ("echo ok 1 - a; echo not ok 2 - b; echo 1..2", "echo 1..1; echo ok - a"):
            status, words = run(good)
            self.assertEqual((status, len(words.splitlines())), (0, good.count("echo")))

    def test_one_that_ends_early_with_status_0_fails(self):
        for script, words in (("true", "no plan"), ("echo ok 1 - a; exit 0; echo 1..1", "no plan"),
                              ("echo 1..2; echo ok 1 - a; exit 0; echo ok 2 - b", "1 of 2 tests"),
                              ("echo ok 1 - a; echo ok 2 - b; echo 1..1", "2 of 1 tests"),
                              ("echo 1..0", "there was no test"), ("echo fine", "no plan")):
            with self.subTest(script):
                status, told = run(script)
                self.assertEqual(status, 1)
                self.assertIn(f"# ended early, with status 0: {words}", told)

    def test_none_may_be_chosen(self):
        self.assertEqual(run("echo 1..0", BAYONET_ONLY="*z*")[0], 0)
        self.assertEqual(run("true", BAYONET_ONLY="*z*")[0], 1)

    def test_a_status_is_passed_on(self):
        self.assertEqual(run("echo 1..1; echo not ok 1 - a; exit 7"), (7, "1..1\nnot ok 1 - a\n"))
        self.assertEqual(run("kill -SEGV $$")[0], -11)

    def test_scripts_are_run_so(self):
        done = subprocess.run(["ctest", "--test-dir", str(BUILD), "--show-only=json-v1"], text=True,
                              check=True, stdout=subprocess.PIPE, timeout=seconds(60))
        commands = {row["name"]: row.get("command", []) for row in json.loads(done.stdout)["tests"]}
        for name in ("census", "cli_cases", "cases_nqm", "cases_reader", "public_headers"):
            self.assertIn(str(RUN_TAP), commands[name], name)


if __name__ == "__main__":
    unittest.main()
