import shutil
import subprocess
import unittest

from limits import seconds
from tree import Tree

CENSUS = "tests/golden/census.tsv"


@unittest.skipUnless(shutil.which("git"), "no git here")
class Law(Tree):
    def git(self, *arguments):
        who = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", "-C", str(self.root), *who, *arguments], check=True, timeout=seconds(60),
                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def commit(self, message, **files):
        for path, text in files.items():
            self.put(path, text)
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message)

    def setUp(self):
        super().setUp()
        self.git("init", "-q")
        self.commit("tests: take a census\n\nCensus: begins",
                    **{CENSUS: "sample\t1\nloop\t2\n", "src/rules/nqm/nqm.c": "1"})

    def rules(self, message, census=None):
        files = {"src/rules/nqm/nqm.c": message}
        if census:
            files[CENSUS] = census
        self.commit(message, **files)

    def test_claims_that_are_true_pass(self):
        self.rules("nqm: tidy\n\nWhy.\n\nCensus: unchanged")
        self.rules("nqm: mend\n\nWhy.\n\nCensus: sample, for a tie is a tie", "sample\t3\nloop\t2\n")
        self.rules("nqm: tidy again\n\nCensus: unchanged", "sample\t3\nloop\t2\nnew\t4\n")
        self.commit("docs: say more", **{"docs/a.md": "b"})
        self.commit("tests: one more row", **{CENSUS: "sample\t3\nloop\t2\nnew\t4\nother\t5\n"})
        self.assertIn("6 commits, 0 at fault", self.passes("check_census.py"))

    def test_every_folder_of_the_law_must_claim(self):
        for path in ("src/dice/pools.c", "src/rules/nqm/nqm.c", "src/analysis/solve/odds.c"):
            with self.subTest(path):
                self.commit("all: change", **{path: "2"})
                self.fails("check_census.py", "has no line Census:")
                self.git("reset", "-q", "--hard", "HEAD^")
        self.commit("report: change", **{"src/play/context.c": "2"})
        self.passes("check_census.py")

    def test_unchanged_is_held_against_the_rows(self):
        self.rules("nqm: change\n\nCensus: unchanged", "sample\t9\nloop\t2\n")
        self.fails("check_census.py", "says Census: unchanged, and sample is another")

    def test_a_row_that_goes_is_one_that_moved(self):
        self.rules("nqm: change\n\nCensus: unchanged", "sample\t1\n")
        self.fails("check_census.py", "loop is another")

    def test_what_moved_must_have_moved(self):
        self.rules("nqm: change\n\nCensus: sample moved")
        self.fails("check_census.py", "and no row of it did")

    def test_a_row_moves_with_no_commit_that_is_silent(self):
        self.commit("tests: record it again", **{CENSUS: "sample\t7\nloop\t2\n"})
        self.fails("check_census.py", "changes sample in the census")

    def test_an_empty_claim_and_two_are_none(self):
        self.rules("nqm: change\n\nCensus:")
        self.fails("check_census.py", "has no line Census:")
        self.git("reset", "-q", "--hard", "HEAD^")
        self.rules("nqm: change\n\nCensus: unchanged\nCensus: unchanged")
        self.fails("check_census.py", "more than one line")

    def test_a_fault_is_found_however_old(self):
        self.rules("nqm: change in silence")
        self.rules("nqm: change\n\nCensus: unchanged")
        self.fails("check_census.py", "nqm: change in silence\n    changes")

    def test_a_shallow_clone_is_looked_at_as_far_as_it_goes(self):
        self.rules("nqm: change in silence")
        for n in range(3):
            self.rules(f"nqm: {n}\n\nCensus: unchanged")
        shallow = self.root / "shallow"
        self.git("clone", "-q", "--depth", "3", f"file://{self.root}", str(shallow))
        self.assertIn("2 commits, 0 at fault", self.passes("check_census.py", shallow))
        shallow_too = self.root / "deeper"
        self.git("clone", "-q", "--depth", "5", f"file://{self.root}", str(shallow_too))
        self.fails("check_census.py", "in silence", shallow_too)

    def test_without_history_there_is_nothing_to_hold(self):
        subprocess.run(["rm", "-rf", str(self.root / ".git")], check=True, timeout=seconds(60))
        self.assertIn("no history", self.passes("check_census.py"))


if __name__ == "__main__":
    unittest.main()
