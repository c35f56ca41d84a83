"""`bayonet-mpi vary`: the same table from any number of ranks, and a sweep that goes on after a rank has died."""
import contextlib
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

from limits import seconds
from using import BAYONET

PROGRAM = pathlib.Path(BAYONET).resolve().parents[1] / "mpi" / "bayonet-mpi"
RANKS = ["mpirun", "--oversubscribe", "--allow-run-as-root", "-n"]
GRID = ["vary", "nqm", "attacker.strength=1..20", "defender.strength=1..20", "hours=2"]
LONG = ["vary", "nqm", "attacker.strength=1..60", "defender.strength=1..60", "hours=4", "--csv"]


def on_ranks(count, *arguments, **more):
    return subprocess.run([*RANKS, str(count), PROGRAM, *arguments], capture_output=True, timeout=seconds(120), **more)


def plain(*arguments):
    return subprocess.run([BAYONET, *arguments], check=True, capture_output=True, timeout=seconds(120)).stdout


def answers(store):
    """How many answers a store has; 0 while it has no tables."""
    try:
        return sqlite3.connect(store).execute("SELECT count(*) FROM points").fetchone()[0]
    except sqlite3.OperationalError:
        return 0


def children(program):
    """The processes that a program has started."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = path.read_text().partition("(")[2].rpartition(")")
        except OSError:  # it has ended meanwhile
            continue
        if name.startswith("bayonet-mpi") and int(rest.split()[1]) == program:
            found.append(int(path.parent.name))
    return found


@unittest.skipUnless(PROGRAM.exists() and shutil.which("mpirun"), "no MPI here")
class Ranks(unittest.TestCase):
    def test_any_number_of_ranks_prints_the_same(self):
        for form in (["--csv"], ["--target", "headline=50"], ["--orders", "best"]):
            wanted = plain(*GRID, *form)
            for count in (1, 2, 4):
                with self.subTest(form=form, count=count):
                    done = on_ranks(count, *GRID, *form)
                    self.assertEqual((done.returncode, done.stdout), (0, wanted))

    def test_what_is_wrong_is_said_once(self):
        done = on_ranks(3, "vary", "nqm", "hours=1..2:0", text=True)
        self.assertEqual(done.stderr.count("hours has a range with the step 0"), 1)
        self.assertEqual((done.returncode, done.stdout), (2, ""))

    def test_it_runs_vary_alone(self):
        done = on_ranks(2, "odds", "nqm", text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("it runs vary alone", done.stderr)

    def test_the_budget_of_a_point_is_that_of_the_command(self):
        self.assertEqual(on_ranks(2, *GRID, "--budget", "300", "--csv").stdout, plain(*GRID, "--budget", "300", "--csv"))

    def killed(self, store):
        """A rank dies once something is kept; how much is then."""
        with subprocess.Popen([*RANKS, "3", PROGRAM, *LONG, "--store", store], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL) as job:
            while job.poll() is None and answers(store) == 0:
                time.sleep(0.01)
            for rank in sorted(children(job.pid))[-1:]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(rank, signal.SIGKILL)
            status, kept = job.wait(seconds(60)), answers(store)
        self.assertTrue(status or kept == 3600, "the run went on without it")
        return kept

    def test_when_a_rank_dies_what_is_done_is_kept_and_the_same_command_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            for number in range(10):  # on a busy machine it may be over before the rank dies
                store = os.path.join(folder, f"sweep-{number}.db")
                kept = self.killed(store)
                self.assertGreater(kept, 0)
                if kept < 3600:
                    break
            self.assertLess(kept, 3600)
            done = on_ranks(3, *LONG, "--store", store)
            self.assertEqual((done.returncode, done.stdout), (0, plain(*LONG)))
            self.assertEqual(answers(store), 3600)


if __name__ == "__main__":
    if not (PROGRAM.exists() and shutil.which("mpirun")):
        print("bayonet-mpi is not built here", file=sys.stderr)
    unittest.main()
