#!/usr/bin/env python3
"""The command under memory that fails: one allocation after another, each in a run of its own.

Every run prints exactly what it prints undisturbed, with the same exit status, or it says that memory
is short and ends with exit status 5. Never another answer, never a crash, and in a record nothing but
whole lines of the undisturbed game. In short every command is disturbed in some places (BAYONET_DEEP=1:
in all, or of very many in every seventh).
"""
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "cli"))
from limits import SHARE, deep, seconds  # noqa: E402
from using import BAYONET  # noqa: E402

FAULTS = os.environ.get("BAYONET_FAULTS", "")
DEEP = deep()
PLACES = 24  # of each command, in short
MANY = 600  # where a command makes more, most are of reading the same reply; each is a run of its own
SHORT = b"out of memory"

HILL = {"rules": "nqm", "title": "Caf\u00e9 \U0001f600", "hours": 2,
        "attacker": {"quality": "regular", "stands": ["A Coy 3", {"name": "B Coy", "strength": 3}]},
        "defender": "3 regular"}
FILES = {
    "hill.json": json.dumps(HILL),
    "hill.yaml": "# A comment\nrules: nqm\ntitle: \"Hill \\u00e9 3\"\nhours: 2\nattacker:\n  quality: regular\n  stands:\n"
                 "    - A Coy 3\n    - {name: B Coy, strength: 3}\ndefender: 3 regular  # held\n",
    "map.yaml": (ROOT / "examples" / "portable-example-1.yaml"),
    "misspelt.yaml": "rules: nqm\nattacker: 6 regulr\ndefender: 3 regular\nhuors: 2\n",
    "slip.yaml": "rules: nqm\ntitle: Hill 3: the trench\n",
    "tab.yaml": "rules: nqm\nattacker:\n\tstrength: 6\n",
    "twice.json": '{"rules": "nqm", "rules": "nqm"}',
    "half.json": '{"rules": "nqm", "attacker": ',
    "orders.yaml": "- at: defence\n  do: dice-1\n",
}
GAME = b"1\n642\n55\n\n?\nw\nu\nr\n1\n"

# Arguments, what is typed, and the record that the run keeps.
RUNS = [
    (["odds", "nqm"], b"", None),
    (["odds", "hill.yaml"], b"", None),
    (["odds", "hill.json", "--json"], b"", None),
    (["odds", "-", "--csv"], FILES["hill.yaml"].encode(), None),
    (["odds", "nqm", "6", "veteran", "v", "3", "regular", "--why", "--fractions"], b"", None),
    (["odds", "hill.yaml", "hill.json"], b"", None),
    (["odds", "nqm", "--orders", "orders.yaml", "--aim", "cheaply"], b"", None),
    (["odds", "map.yaml", "--budget", "50"], b"", None),
    (["odds", "--from", "old.jsonl@2"], b"", None),
    (["best", "nqm", "hours=2"], b"", None),
    (["best", "old.jsonl"], b"", None),
    (["check", "hill.yaml"], b"", None),
    (["check", "old.jsonl"], b"", None),
    (["check", "torn.jsonl"], b"", None),
    (["check", "bad.jsonl", "--json"], b"", None),
    (["check", "misspelt.yaml"], b"", None),
    (["check", "slip.yaml"], b"", None),
    (["check", "tab.yaml", "--json"], b"", None),
    (["check", "twice.json"], b"", None),
    (["check", "half.json"], b"", None),
    (["check", "hil.yaml"], b"", None),
    (["show", "map.yaml"], b"", None),
    (["replay", "old.jsonl"], b"", None),
    (["simulate", "nqm", "-n", "40"], b"", None),
    (["vary", "hill.yaml", "hours=1..2", "defender=2..3 regular,x", "--orders", "best"], b"", None),
    (["vary", "nqm", "6,many", "regular", "v", "3", "regular", "--csv"], b"", None),
    (["vary", "nqm", "hours=1..2", "--target", "headline=80", "--store", "sweep.db"], b"", "none"),  # "none": a folder of its own
    (["rules"], b"", None),
    (["rules", "nqm"], b"", None),
    (["rules", "NQM-07"], b"", None),
    (["rules", "nqmm"], b"", None),
    (["new", "hill.json"], b"", None),
    (["odss", "nqm"], b"", None),
    (["help", "odds"], b"", None),
    (["help", "--completion", "bash"], b"", None),
    (["play", "nqm", "--record", "new.jsonl", "--seed", "7"], GAME, "new.jsonl"),
    (["play", "hill.yaml", "--dice", "7", "--command", "defender=best"], b"\n\n\n", "hill.jsonl"),
    (["play", "old.jsonl", "--seed", "7"], b"r\n", "old.jsonl"),
    (["play", "old.jsonl", "--seed", "7", "--json", "--record", "copy.jsonl"], b"2\nr\n", "copy.jsonl"),
    (["play", "torn.jsonl", "--seed", "7"], b"r\n", "torn.jsonl"),
]


def run(arguments, typed, folder, fault=None):
    environment = dict(os.environ, LD_PRELOAD=FAULTS, BAYONET_FAULT=fault or "")
    if fault is None:
        environment["BAYONET_FAULT_LOG"] = os.path.join(folder, "log")
    done = subprocess.run([BAYONET, *arguments], input=typed, cwd=folder, env=environment, capture_output=True,
                          timeout=seconds(60))
    return done.returncode, done.stdout, done.stderr


def read(folder, name):
    path = pathlib.Path(folder) / name if name else None
    return path.read_bytes() if path and path.exists() else b""


def whole_lines(text):
    return not text or text.endswith(b"\n")


class Memory(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        for name, text in FILES.items():
            (pathlib.Path(cls.folder) / name).write_text(text if isinstance(text, str) else text.read_text())
        run(["play", "nqm", "--record", "old.jsonl", "--seed", "7"], b"1\n642\n55\n\n", cls.folder)
        old = read(cls.folder, "old.jsonl")
        (pathlib.Path(cls.folder) / "torn.jsonl").write_bytes(old[:-9])
        (pathlib.Path(cls.folder) / "bad.jsonl").write_bytes(old.replace(b"[5,5]", b"[5,7]"))
        os.remove(os.path.join(cls.folder, "log"))

    def copy(self, record):
        """A folder for a run: its own where it writes."""
        if not record:
            return self.folder
        folder = tempfile.mkdtemp(dir=self.folder)
        for name in os.listdir(self.folder):
            if os.path.isfile(os.path.join(self.folder, name)):
                shutil.copy(os.path.join(self.folder, name), folder)
        return folder

    def undisturbed(self, arguments, typed, record):
        """(what came out, allocations, the record afterwards)."""
        folder = self.copy(record)
        (pathlib.Path(folder) / "log").unlink(missing_ok=True)
        got = run(arguments, typed, folder)
        count = int(read(folder, "log").split(b"\nend ")[-1].replace(b"end ", b"").split()[0])
        kept = read(folder, record)
        if record:
            shutil.rmtree(folder)
        return got, count, kept

    def fault_of(self, arguments, typed, record, wanted, kept, fault):
        """What is wrong with a run under a fault; None when nothing is. True: memory was short."""
        before = read(self.folder, record)
        folder = self.copy(record)
        status, out, said = got = run(arguments, typed, folder, fault)
        text = read(folder, record)
        if record:
            shutil.rmtree(folder)
        if got == wanted:
            return None if text == kept else "the same was said, and something else is in the record"
        if status != 5 or SHORT not in said:
            return f"exit status {status}, said {said[-300:]}, printed {out[-300:]}"
        documents = b'"status":"no-memory"' in out
        if not record and out and not documents:
            return f"half an answer: {out[-300:]}"
        if record and "--json" not in arguments and not wanted[1].startswith(out):
            return f"another dialogue: {out[-300:]}"
        torn = record == "torn.jsonl" and text == before
        if not torn and not (whole_lines(text) and kept.startswith(text)):
            return f"in the record: {text[-200:]}"
        return True

    def test_every_allocation_may_fail(self):
        failed = short = 0
        wrongs = []
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for arguments, typed, record in RUNS:
                wanted, count, kept = self.undisturbed(arguments, typed, record)
                self.assertGreater(count, 5, arguments)
                step = SHARE * (1 if count < MANY else 7) if DEEP else max(1, count // PLACES)
                faults = [f"alloc {n}" for n in range(1, count + 2, step)]
                faults += [f"alloc {n} on" for n in range(1 + step // 2, count + 1, 7 * SHARE if DEEP else 3 * step)]
                found = pool.map(lambda fault: self.fault_of(arguments, typed, record, wanted, kept, fault), faults)
                for fault, wrong in zip(faults, found):
                    failed += 1
                    short += wrong is True
                    if wrong not in (None, True):
                        wrongs.append(f"{' '.join(arguments)}, {fault}: {wrong}")
                print(f"# {' '.join(arguments)}: {count} allocations, {len(faults)} runs", flush=True)
        print(f"# {failed:,} allocations failed in turn: {short:,} times memory was short, else the answer was as ever")
        for wrong in wrongs[:20]:
            print(f"# {wrong}")
        self.assertEqual(len(wrongs), 0)
        self.assertGreater(short, failed // 2)


if __name__ == "__main__":
    unittest.main()
