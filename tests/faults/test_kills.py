#!/usr/bin/env python3
"""Games that are killed: whatever was acknowledged is in the record, and the record goes on.

Killed in every place that can be forced (within every write after every byte, before every fsync and every
ftruncate), and at moments drawn by a seed with a person playing. In short in some places; BAYONET_DEEP=1: in all,
and 1,000 times.
"""
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "cli"))
from limits import SHARE, deep, seconds  # noqa: E402
from using import BAYONET, bayonet  # noqa: E402

FAULTS = os.environ.get("BAYONET_FAULTS", "")
DEEP = deep()
KILLS = 1000 // SHARE if DEEP else 20
STEP = SHARE if DEEP else 61  # bytes between two places in a write
EVERY = 1 if DEEP else 4  # of the writes and fsyncs of a game
SCENARIO = ["nqm", "hours=3"]
SEEDED = ["--dice", "7"]  # a game that is gone on with is the game that was not killed
ENTER = b"\n" * 40


def is_map(text):
    """Whether a last line lacks nothing but its line feed."""
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, name="a.jsonl"):
        return pathlib.Path(self.folder) / name

    def record(self):
        return self.path().read_bytes() if self.path().exists() else b""

    def clear(self):
        for path in pathlib.Path(self.folder).iterdir():
            path.unlink()

    def play(self, fault="", begin=True, options=SEEDED):
        self.path("log").unlink(missing_ok=True)
        what = [*SCENARIO, "--record", "a.jsonl"] if begin else ["a.jsonl"]
        environment = dict(os.environ, LD_PRELOAD=FAULTS, BAYONET_FAULT=fault, BAYONET_FAULT_LOG=str(self.path("log")))
        return subprocess.run([BAYONET, "play", *what, *options], cwd=self.folder, input=ENTER, env=environment,
                              capture_output=True, timeout=seconds(60))

    def events(self):
        return self.path("log").read_text().splitlines() if self.path("log").exists() else []

    def acknowledged(self):
        """Bytes that were written to the record before something was last shown."""
        events = self.events()
        shown = max((i for i, event in enumerate(events) if event == "show"), default=0)
        return sum(int(event.split()[1]) for event in events[:shown] if event.startswith("write"))


class Forced(Folder):
    def whole_game(self):
        self.clear()
        done = self.play()
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return self.record(), [int(event.split()[1]) for event in self.events() if event.startswith("write")]

    def check_what_is_left(self, wanted, before=b""):
        """A prefix of the game that was not killed, with all that was acknowledged; whether it is torn."""
        left = self.record()
        self.assertTrue(wanted.startswith(left), left[-200:])
        self.assertGreaterEqual(len(left), len(before) + self.acknowledged())
        return bool(left) and not left.endswith(b"\n")

    def go_on(self, wanted):
        """Goes on with what is left: to the same end, and a torn line is told and kept."""
        left = self.record()
        torn = left[left.rfind(b"\n") + 1:]
        if b"\n" not in left and not is_map(left):  # nothing was begun
            done = self.play(begin=False) if left else None
            self.assertTrue(done is None or (done.returncode == 3 and b"rm a.jsonl" in done.stderr))
            return
        done = self.play(begin=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        told = bool(torn) and not is_map(torn)
        self.assertEqual(b"was torn" in done.stdout, told, torn)
        if told:
            self.assertIn(torn, [path.read_bytes() for path in pathlib.Path(self.folder).glob("a.jsonl.torn*")])
        self.assertEqual(self.record(), wanted)

    def test_a_step_is_on_the_disk_before_it_is_shown(self):
        for begin in (True, False):
            self.whole_game()
            if not begin:
                lines = self.record().splitlines(keepends=True)
                self.path().write_bytes(b"".join(lines[:2]))
                self.play(begin=False)
            unsafe, shown = 0, 0
            for event in self.events():
                unsafe = unsafe + 1 if event.startswith("write") else 0 if event == "sync" else unsafe
                shown += event == "show"
                self.assertFalse(event == "show" and unsafe, self.events())
            self.assertGreater(shown, 3)
        self.clear()
        self.play()
        self.assertEqual(self.events()[1:3], ["sync", "sync"])  # of a new file its folder too

    def test_killed_in_every_write(self):
        wanted, sizes = self.whole_game()
        self.assertGreater(len(sizes), 8)
        kills = torn = 0
        for number, size in list(enumerate(sizes, 1))[::EVERY]:
            for arrived in sorted({*range(0, size, STEP), size - 2, size - 1, size}):
                self.clear()
                self.assertEqual(self.play(f"write {number} {arrived}").returncode, -signal.SIGKILL)
                torn += self.check_what_is_left(wanted)
                self.go_on(wanted)
                kills += 1
        print(f"# killed {kills:,} times within {len(sizes[::EVERY])} writes, {torn:,} lines torn: none was lost that was acknowledged")

    def test_killed_at_every_fsync(self):
        wanted, _ = self.whole_game()
        count = int(self.events()[-1].split()[3])
        for number in (1, 2, *range(3, count + 1, EVERY)):
            self.clear()
            self.assertEqual(self.play(f"sync {number}").returncode, -signal.SIGKILL)
            self.check_what_is_left(wanted)
            self.go_on(wanted)
        print(f"# killed at {2 + len(range(3, count + 1, EVERY))} of {count} fsyncs")

    def test_killed_while_a_torn_line_is_set_aside(self):
        wanted, _ = self.whole_game()
        lines = wanted.splitlines(keepends=True)
        torn = b"".join(lines[:3]) + lines[3][:-9]
        for fault in ("write 1 0", "write 1 5", "write 1 99", "sync 1", "sync 2", "cut 1", "sync 3"):
            self.clear()
            self.path().write_bytes(torn)
            self.assertEqual(self.play(fault, begin=False).returncode, -signal.SIGKILL, fault)
            self.assertTrue(torn.startswith(self.record()))
            asides = [path.read_bytes() for path in pathlib.Path(self.folder).glob("a.jsonl.torn*")]
            self.assertTrue(self.record() == torn or lines[3][:-9] in asides, fault)  # twice, never not at all
            self.go_on(wanted)

    def test_a_disk_that_is_full_keeps_whole_lines(self):
        wanted, sizes = self.whole_game()
        for number, size in list(enumerate(sizes, 1))[::EVERY]:
            for arrived in (0, 1, size // 2, size - 1):
                self.clear()
                done = self.play(f"full {number} {arrived}")
                self.assertEqual(done.returncode, 5)
                self.assertIn(b"cannot be written", done.stderr)
                self.assertEqual(self.record(), b"".join(wanted.splitlines(keepends=True)[:number - 1]))
                self.go_on(wanted)

    def test_a_disk_that_takes_little_at_once_gets_it_all(self):
        wanted, _ = self.whole_game()
        for size in (1, 3, 100):
            self.clear()
            self.assertEqual(self.play(f"short 1 {size}").returncode, 0)
            self.assertEqual(self.record(), wanted)


class Person:
    """Plays with dice of his own, and knows which of his answers were acknowledged."""
    DICE = re.compile(rb"(?:your (\d+) dice|(\d+) more (?:die|dice)|your (die))[^\n]*: $")

    def __init__(self, chance, folder, record):
        self.chance = chance
        what = [record] if (pathlib.Path(folder) / record).exists() else [*SCENARIO, "--record", record]
        self.run = subprocess.Popen([BAYONET, "play", *what], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.shown, self.acknowledged, self.pending = b"", [], None

    def wait(self):
        """Until a question stands there; False at the end of the game."""
        while True:
            if self.shown.endswith(b"> ") or self.DICE.search(self.shown):
                if self.pending is not None:
                    self.acknowledged.append(self.pending)
                self.pending = None
                return True
            if self.shown.endswith(b"last step back: "):
                if self.pending is not None:
                    self.acknowledged.append(self.pending)
                return False
            more = os.read(self.run.stdout.fileno(), 1 << 16)
            if not more:
                return False
            self.shown += more

    def answer(self):
        asked = self.DICE.search(self.shown)
        count = int((asked[1] or asked[2] or 1) if asked else 0)
        self.pending = [self.chance.randint(1, 6) for _ in range(self.chance.randint(1, count))] if count else "choice"
        self.run.stdin.write(("".join(map(str, self.pending)) if count else "").encode() + b"\n")
        self.run.stdin.flush()
        self.shown = b"" if asked else self.shown[:0]

    def end(self):
        self.run.kill()
        self.run.communicate()


def agrees(line, answer):
    """Whether a line of the record is what was answered."""
    step = json.loads(line)
    if answer == "choice":
        return "choose" in step
    faces = step["part"] if "part" in step else [face for faces in step["faces"] for face in faces]
    return faces[-len(answer):] == answer


class AtRandom(Folder):
    def one(self, chance):
        """One game on the record, killed in the middle; (answers acknowledged, whether it was over, torn)."""
        before = self.record()
        person = Person(chance, self.folder, "a.jsonl")
        going = person.wait()
        first = person.shown
        for _ in range(chance.randint(1, 6)):
            if not going:
                break
            person.answer()
            going = person.wait() if chance.random() < 0.8 else False
            if person.pending is not None:
                break
        time.sleep(chance.random() * 0.004)
        person.end()
        torn_before = bool(before) and not before.endswith(b"\n") and not is_map(before[before.rfind(b"\n") + 1:])
        self.assertEqual(b"was torn" in first, torn_before)
        kept = before[:before.rfind(b"\n") + 1]
        after = self.record()
        self.assertTrue(after.startswith(kept))
        new = after[len(kept):].split(b"\n")
        lines = new[:-1] if kept else new[1:-1]  # the header
        self.assertGreaterEqual(len(lines), len(person.acknowledged))
        self.assertLessEqual(len(lines), len(person.acknowledged) + 1)
        for line, answer in zip(lines, person.acknowledged):
            self.assertTrue(agrees(line, answer), (line, answer))
        return len(person.acknowledged), b"last step back" in person.shown, bool(new[-1])

    def test_killed_at_random_moments(self):
        chance = random.Random(11)
        steps = games = torn = 0
        for _ in range(KILLS):
            acknowledged, over, cut = self.one(chance)
            steps += acknowledged
            torn += cut
            if over:
                games += 1
                self.assertEqual(bayonet("replay", "a.jsonl", cwd=self.folder).returncode, 0)
                self.clear()
        if self.path().exists():
            self.assertEqual(bayonet("replay", "a.jsonl", cwd=self.folder).returncode, 0)
        print(f"# killed {KILLS:,} times in {games + 1} games: {steps:,} steps acknowledged, none lost, {torn} lines torn")
        self.assertGreater(steps, KILLS)


if __name__ == "__main__":
    unittest.main()
