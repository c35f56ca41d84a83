#!/usr/bin/env python3
"""The store of `vary`: what is kept is used again and nothing else is, whatever happens to the command in between."""
import json
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
import unittest

from limits import seconds
from using import BAYONET, ROOT, bayonet

SHORT = ["nqm", "attacker.strength=4..6", "hours=1..2"]
LONG = ["nqm", "attacker.strength=1..50", "defender.strength=1..40", "hours=4", "--csv", "--threads", "2"]
KILLS = 100


def rows(store):
    """How many answers a store has; 0 while it has no tables, or another writes to it."""
    try:
        with sqlite3.connect(store) as file:
            return file.execute("SELECT count(*) FROM points").fetchone()[0]
    except sqlite3.OperationalError:
        return 0
    finally:
        file.close()


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.store = self.folder / "a.db"

    def vary(self, *arguments, **how):
        done = bayonet("vary", *arguments, cwd=self.folder, **how)
        self.assertEqual((done.returncode, done.stderr), (0, b""), arguments)
        return done.stdout.decode()

    def kept(self, *arguments):
        """The same with the store."""
        return self.vary(*arguments, "--store", self.store)

    def change(self, sql, *values):
        """Changes the store by another hand; how many rows."""
        with sqlite3.connect(self.store) as file:
            count = file.execute(sql, values).rowcount
        file.close()
        return count

    def read(self, sql):
        file = sqlite3.connect(self.store)
        found = file.execute(sql).fetchall()
        file.close()
        return found

    def forge(self):
        """Every answer is another one now, which shows where it is printed."""
        with sqlite3.connect(self.store) as file:
            for sweep, point, answer in file.execute("SELECT sweep, point, answer FROM points").fetchall():
                answer = json.dumps({**json.loads(answer), "ground": 0.125})
                file.execute("UPDATE points SET answer = ? WHERE sweep = ? AND point = ?", (answer, sweep, point))
        file.close()


class Kept(Folder):
    def test_the_second_run_prints_the_same_and_asks_nothing_anew(self):
        for more in (["--csv"], ["--json"], [], ["--target", "headline=50"], ["--orders", "best"]):
            plain = self.vary(*SHORT, *more)
            self.assertEqual(self.kept(*SHORT, *more), plain)
            before = self.read("SELECT * FROM points")
            self.assertEqual(self.kept(*SHORT, *more), plain)
            self.assertEqual(self.read("SELECT * FROM points"), before)
        self.assertEqual((rows(self.store), len(self.read("SELECT * FROM sweeps"))), (12, 2))
        self.forge()
        self.assertEqual(json.loads(self.kept(*SHORT, "--json"))["points"][3]["ground"], 0.125)
        self.assertEqual(sum(",0.125," in line for line in self.kept(*SHORT, "--csv").splitlines()), 6)

    def test_a_longer_list_takes_what_a_shorter_one_has(self):
        self.kept("nqm", "attacker.strength=4..6")
        self.assertEqual(rows(self.store), 3)
        self.forge()
        points = json.loads(self.kept("nqm", "attacker.strength=8..5,4", "--json"))["points"]
        self.assertEqual([point["ground"] == 0.125 for point in points], [False, False, True, True, True])
        self.assertEqual(rows(self.store), 5)
        self.assertEqual(self.read("SELECT point FROM points ORDER BY point"), [(f'["{n}"]',) for n in range(4, 9)])

    def test_refusals_are_kept_too(self):
        sweep = ["nqm", "attacker.strength=0..2", "hours=1,x", "--csv"]
        plain = self.vary(*sweep)
        self.assertEqual(self.kept(*sweep), plain)
        self.assertEqual((rows(self.store), self.kept(*sweep)), (6, plain))
        sweep = ["nqm", "hours=1..4", "--budget", "200", "--csv"]
        self.assertEqual([self.kept(*sweep), self.kept(*sweep)], [self.vary(*sweep)] * 2)

    def test_an_answer_that_cannot_be_read_is_computed_again(self):
        plain = self.kept(*SHORT, "--csv")
        for torn in ("", "{", "[]", "5", '{"ground":'):
            self.assertEqual(self.change("UPDATE points SET answer = ? WHERE point = '[\"5\",\"2\"]'", torn), 1)
            self.assertEqual(self.kept(*SHORT, "--csv"), plain)
        self.change("UPDATE sweeps SET head = NULL")
        self.assertEqual(self.kept(*SHORT, "--csv"), plain)

    def test_a_heading_does_not_hang_on_what_came_first(self):
        self.kept("nqm", "title=A,B")
        self.assertEqual(self.kept("nqm", "title=B,C"), self.vary("nqm", "title=B,C"))
        self.kept("nqm", "hours=30,1")
        self.assertEqual(self.kept("nqm", "hours=1,2,30"), self.vary("nqm", "hours=1,2,30"))


class Apart(Folder):
    """Answers of another question, all of them forged, are printed nowhere."""

    def apart(self, *sweeps):
        for sweep in sweeps:
            with self.subTest(sweep):
                plain = self.vary(*sweep, "--json")
                self.assertNotIn("0.125", plain)
                self.assertEqual(self.kept(*sweep, "--json"), plain)
                self.forge()

    def test_of_other_options(self):
        for more in ("", "--budget 5000", "--budget 160", "--digits 2", "--digits 3", "--orders best",
                     "--orders best-attacker", "--orders best --digits 2", "--aim cheaply", "--aim position-taken=100"):
            self.apart([*SHORT, *more.split()])

    def test_of_other_names_and_settings(self):
        attacker, defender = "attacker.strength=1..3", "defender.strength=1..3"
        for words in ([attacker], [defender], ["hours=1..3"], [attacker, "hours=2"], [attacker, "hours=3"],
                      [attacker, defender], [defender, attacker]):
            self.apart(["nqm", *words])

    def test_of_other_words(self):
        self.apart(["nqm", "1..3", "regular", "v", "3", "regular"], ["nqm", "1", "regular", "v", "1..3", "regular"],
                   ["nqm", "1..3", "regular", "v", "4", "regular"], ["nqm", "1..3", "elite", "v", "3", "regular"],
                   ["nqm", "attacker=1 regular,2 regular"], ["portable", "infantry,cavalry", "v", "infantry"])

    def test_of_another_file_of_the_same_name(self):
        text = (ROOT / "examples/nqm-hill.yaml").read_text()
        for written in (text, text.replace("regular", "elite", 1), text + "\nground: close\n"):
            (self.folder / "hill.yaml").write_text(written)
            self.apart(["hill.yaml", "attacker.strength=4..6"])

    def test_of_another_version(self):
        self.kept(*SHORT)
        self.forge()
        version = '"version":"'
        own = bayonet("--version").stdout.decode().split()[1]
        self.assertEqual(json.loads(self.read("SELECT request FROM sweeps")[0][0])["version"], own)
        self.assertEqual(self.change("UPDATE sweeps SET request = replace(request, ?, ?)", version, version + "9"), 1)
        self.assertEqual(self.kept(*SHORT, "--csv"), self.vary(*SHORT, "--csv"))
        self.assertEqual(rows(self.store), 12)


class Shared(Folder):
    def test_commands_at_once_write_to_one_file(self):
        sweeps = [["nqm", f"attacker.strength={low}..{low + 9}", f"hours={hours}", "--csv"]
                  for low, hours in ((1, "1..3"), (6, "1..3"), (1, "1..3"), (1, "2..4"), (1, "2"), (2, "2"))]
        plain = [self.vary(*sweep) for sweep in sweeps]
        for _ in range(5):
            started = [subprocess.Popen([BAYONET, "vary", *sweep, "--store", self.store], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True) for sweep in sweeps]
            ended = [(*program.communicate(timeout=seconds(60)), program.returncode) for program in started]
            self.assertEqual(ended, [(out, "", 0) for out in plain])
            self.assertEqual(rows(self.store), 15 * 3 + 10 + 11)
            self.assertEqual([self.kept(*sweep) for sweep in sweeps], plain)
            self.store.unlink()


    def test_waits_for_another_with_the_switch_of_its_journal(self):
        """SQLite itself refuses that at once while another writes."""
        plain = self.kept(*SHORT)
        other = sqlite3.connect(self.store, isolation_level=None)
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN IMMEDIATE")
        waiting = subprocess.Popen([BAYONET, "vary", *SHORT, "--store", self.store], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True)
        time.sleep(0.5)
        other.execute("ROLLBACK")
        other.close()
        self.assertEqual((*waiting.communicate(timeout=seconds(60)), waiting.returncode), (plain, "", 0))
        self.assertEqual(self.read("PRAGMA journal_mode"), [("wal",)])


class NoStore(Folder):
    def refused(self, path, *words, **how):
        done = bayonet("vary", *SHORT, "--store", path, cwd=self.folder, **how)
        said = done.stderr.decode()
        self.assertIn(done.returncode, (2, 5), said)
        self.assertEqual(done.stdout, b"")
        for part in words:
            self.assertIn(part, said)

    def unchanged(self, path, *words, **how):
        """It is refused, and neither it nor the folder has changed."""
        before, names = path.read_bytes(), sorted(os.listdir(path.parent))
        self.refused(path.name, f"{path.name}: ", *words, **how)
        self.assertEqual((path.read_bytes(), sorted(os.listdir(path.parent))), (before, names))

    def test_a_file_of_another_kind_is_refused(self):
        for content in (b"\n", b"a: 1\n", random.Random(5).randbytes(9000), b"SQLite format 3\0", b"\0" * 4096):
            self.store.write_bytes(content)
            self.unchanged(self.store, "is no store of vary")
        scenario = shutil.copy(ROOT / "examples/nqm-hill.yaml", self.folder)
        self.unchanged(pathlib.Path(scenario), "is no store of vary")

    def test_a_database_of_another_program_is_refused(self):
        for sql in ("CREATE TABLE points (sweep, point, answer)", "PRAGMA application_id = 7",
                    "PRAGMA journal_mode = WAL; CREATE TABLE sweeps (id, request, head)"):
            self.store.unlink(missing_ok=True)
            file = sqlite3.connect(self.store)
            file.executescript(sql)
            file.close()
            self.unchanged(self.store, "is no store of vary", "a file that vary made")

    def test_a_store_that_is_cut_is_refused(self):
        sweep = ["nqm", "attacker.strength=1..40", "hours=1..4", "--csv"]
        self.kept(*sweep)
        whole = self.store.read_bytes()
        self.assertGreater(len(whole), 40000)
        cut = self.folder / "cut.db"
        sizes = (15, 100, 511, 512, 4096, 4097, 8192, len(whole) // 2, len(whole) - 4096)
        lost = (1, 200, 2000, 4000, 4095)  # of the last page, which SQLite misses for some questions only
        for size in (*sizes, *(len(whole) - few for few in lost)):
            with self.subTest(size):
                cut.write_bytes(whole[:size])
                self.unchanged(cut, "is no store of vary")

    def test_what_another_file_keeps_may_be_missing(self):
        """Then SQLite puts it right: the power failed while a page was written."""
        plain = self.kept(*SHORT, "--csv")
        for mode, ending, half in (("WAL", "-wal", "; COMMIT"), ("DELETE", "-journal", "")):
            other = sqlite3.connect(self.store, isolation_level=None)
            other.executescript(f"PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = 1; PRAGMA journal_mode = {mode};"
                                f"BEGIN; CREATE TABLE filler_{mode} AS SELECT randomblob(90000) AS bytes" + half)
            torn = self.folder / f"{mode}.db"
            for file in ("", ending):
                shutil.copy(f"{self.store}{file}", f"{torn}{file}")
            other.close()
            with torn.open("ab") as file:
                file.write(b"\1" * 100)
            self.assertEqual(self.vary(*SHORT, "--csv", "--store", torn), plain)
            self.assertEqual(torn.stat().st_size % 4096, 0)

    def test_what_cannot_be_a_file_is_refused(self):
        self.store.mkdir()
        self.refused(self.store, "a.db: the store cannot be used: ")
        self.assertEqual(os.listdir(self.store), [])
        os.mkfifo(self.folder / "pipe.db")
        self.refused("pipe.db", "pipe.db: is no store of vary")
        self.refused("none/a.db", "none/a.db: the store cannot be used: ")
        self.refused("", "--store needs the name of a file")

    def test_a_file_is_made_under_any_name(self):
        for name in (":memory:", "file:a.db?mode=memory", "Höhe 2.db", "-a"):
            self.vary(*SHORT, f"--store={name}")
            self.assertEqual(rows(self.folder / name), 6)

    def test_a_file_that_may_not_be_written_is_refused(self):
        self.kept(*SHORT)
        self.store.chmod(0o444)
        self.folder.chmod(0o755)
        other = {"user": 65534, "group": 65534, "extra_groups": []} if os.getuid() == 0 else {}
        try:
            subprocess.run([BAYONET, "--version"], check=True, capture_output=True, **other)
        except (PermissionError, subprocess.CalledProcessError):
            self.skipTest("root writes everything, and nobody else may run the command here")
        if not other:
            self.folder.chmod(0o555)
            self.addCleanup(self.folder.chmod, 0o755)
        self.unchanged(self.store, "the store cannot be used: ", **other)


class Killed(Folder):
    def begin(self):
        self.out = tempfile.TemporaryFile()  # a pipe would hold it up at the end: nobody reads until it has ended
        self.addCleanup(self.out.close)
        return subprocess.Popen([BAYONET, "vary", *LONG, "--store", self.store], stdout=self.out,
                                stderr=subprocess.PIPE, start_new_session=True)

    def ended(self, run):
        """What it has printed to both, when it has ended."""
        errors = run.communicate(timeout=seconds(120))[1]
        self.out.seek(0)
        return self.out.read(), errors

    def kill(self, chance, run):
        """Kills it at some moment of its beginning, or after it has kept something; whether it was still at work."""
        moment = 0.06
        if chance.random() < 0.15:
            before, moment = rows(self.store), 0.13  # until it keeps some more
            while run.poll() is None and rows(self.store) == before:
                time.sleep(0.002)
        time.sleep(chance.random() * moment)
        run.send_signal(signal.SIGKILL)
        out, errors = self.ended(run)
        self.assertIn(run.returncode, (0, -signal.SIGKILL), errors)
        return run.returncode != 0, out

    def whole(self):
        """The file by itself, as the next command finds it, is a sound database."""
        copy = self.folder / "copy.db"
        for ending in ("", "-wal"):
            path = pathlib.Path(f"{self.store}{ending}")
            if path.exists():
                shutil.copy(path, f"{copy}{ending}")
        with sqlite3.connect(copy) as file:
            self.assertEqual(file.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
        file.close()
        for path in self.folder.glob("copy.db*"):
            path.unlink()

    def test_killed_a_hundred_times_it_prints_what_it_would_have_printed(self):
        chance = random.Random(7)
        plain = self.vary(*LONG).encode()
        kills = within = sweeps = 0
        while kills < KILLS:
            interrupted, out = self.kill(chance, self.begin())
            kills += interrupted
            within += interrupted and 0 < rows(self.store) < 2000
            if kills % 10 == 0 and self.store.exists():
                self.whole()
            if not interrupted:  # it was quicker: the next ones begin a new sweep
                self.assertEqual(out, plain)
                self.store.unlink()
                sweeps += 1
        self.assertEqual(self.ended(self.begin()), (plain, b""))
        self.assertEqual(rows(self.store), 2000)
        self.assertGreater(within, 0)
        print(f"# killed {kills} times in {sweeps + 1} sweeps, {within} times with answers kept")


if __name__ == "__main__":
    unittest.main()
