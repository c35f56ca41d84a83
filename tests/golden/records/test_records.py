#!/usr/bin/env python3
"""The records kept here replay, whole and stopped after every line, and end as they ended."""
import json
import os
import pathlib
import shutil
import subprocess
import unittest

from limits import seconds

HERE = pathlib.Path(__file__).resolve().parent
BAYONET = os.path.abspath(shutil.which(os.environ.get("BAYONET", "bayonet")) or "bayonet")
RECORDS = sorted(HERE.glob("*.jsonl"))


def bayonet(*arguments, given=b""):
    return subprocess.run([BAYONET, *map(str, arguments)], input=given, capture_output=True, timeout=seconds(60))


def ending(reply):
    """What must not change: where it stands, and at what price."""
    question = reply["question"]
    return {key: question[key] for key in ("ending", "kind", "measures", "step") if key in question}


class Records(unittest.TestCase):
    def test_there_are_records(self):
        self.assertTrue(RECORDS)

    def test_every_record_replays(self):
        for path in RECORDS:
            with self.subTest(path.name):
                done = bayonet("replay", path)
                self.assertEqual(done.returncode, 0, done.stderr.decode())
                self.assertTrue(done.stdout)

    def test_every_record_stopped_after_any_line_can_be_gone_on_with(self):
        for path in RECORDS:
            lines = path.read_bytes().splitlines(keepends=True)
            for count in range(1, len(lines) + 1):
                done = bayonet("check", "-", given=b"".join(lines[:count]))
                self.assertEqual(done.returncode, 0, (path.name, count, done.stderr.decode()))

    def test_every_record_ends_as_it_ended(self):
        for path in RECORDS:
            wanted = path.with_suffix(".ends.json")
            if not wanted.exists():
                continue
            with self.subTest(path.name):
                got = json.loads(bayonet("replay", path, "--json").stdout)
                self.assertEqual(ending(got), json.loads(wanted.read_text()))

    def test_an_end_belongs_to_a_record(self):
        for path in HERE.glob("*.ends.json"):
            self.assertTrue(path.with_name(path.name.replace(".ends.json", ".jsonl")).exists(), path)


if __name__ == "__main__":
    unittest.main()
