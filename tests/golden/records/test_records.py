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


def of_the_version_before(lines):
    """The record as 0.1 wrote it: without the settings that it was played with."""
    header = json.loads(lines[0])
    del header["settings"]
    header["version"] = "0.1.0"
    return [json.dumps(header).encode() + b"\n", *lines[1:]]


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
                got = ending(json.loads(bayonet("replay", path, "--json").stdout))
                kept = json.loads(wanted.read_text())
                got["measures"] = {name: got["measures"].get(name) for name in kept["measures"]}  # others are new
                self.assertEqual(got, kept)

    def test_they_are_of_this_version_and_hold_every_setting(self):
        version = bayonet("--version").stdout.split()[1].decode()
        for path in RECORDS:
            header = json.loads(path.read_bytes().splitlines()[0])
            self.assertEqual(header["version"], version, path.name)
            self.assertGreater(len(header["settings"]), 30, path.name)

    def test_a_record_of_the_version_before_is_read_as_long_as_it_fits(self):
        for path in RECORDS:
            with self.subTest(path.name):
                lines = of_the_version_before(path.read_bytes().splitlines(keepends=True))
                replayed = bayonet("replay", "-", "--json", given=b"".join(lines))
                self.assertEqual(json.loads(replayed.stdout)["told"],
                                 json.loads(bayonet("replay", path, "--json").stdout)["told"])

    def test_one_whose_question_is_gone_is_refused_and_its_version_named(self):
        for path in RECORDS:
            with self.subTest(path.name):
                lines = of_the_version_before(path.read_bytes().splitlines(keepends=True))
                second = json.loads(lines[1])
                lines[1] = json.dumps({**second, "at": "a-question-of-old"}).encode() + b"\n"
                refused = bayonet("check", "-", given=b"".join(lines))
                self.assertEqual(refused.returncode, 1)
                self.assertIn(b"written by Bayonet 0.1.0; this is 0.2.", refused.stderr)
                told = json.loads(bayonet("check", "-", "--json", given=b"".join(lines)).stdout)
                self.assertEqual(told["record_by"], "0.1.0")

    def test_an_end_belongs_to_a_record(self):
        for path in HERE.glob("*.ends.json"):
            self.assertTrue(path.with_name(path.name.replace(".ends.json", ".jsonl")).exists(), path)


if __name__ == "__main__":
    unittest.main()
