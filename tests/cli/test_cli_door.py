"""The command `door`: requests by lines, answered in their order; and the examples of docs/scripts.md."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from door import ask
from limits import seconds
from using import BAYONET, ROOT

REQUESTS = [
    {"do": "odds", "sample": "nqm"},
    {"do": "rules"},
    {"do": "nothing"},
    {"do": "odds", "scenario": {"rules": "nqm", "attacker": "6 rgular", "defender": "3 regular"}},
    {"do": "best", "sample": "wtj", "digits": 2},
    {"do": "check", "scenario": {"rules": "soldiers", "title": "Höhe 2 \u2191"}},
]


def door(text, *options):
    return subprocess.run([BAYONET, "door", *options], input=text, capture_output=True, timeout=seconds(60), text=True)


class Lines(unittest.TestCase):
    def test_every_line_is_answered_as_the_library_does_in_order(self):
        done = door("".join(json.dumps(request) + "\n" for request in REQUESTS))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual([json.loads(line) for line in done.stdout.splitlines()], ask(REQUESTS))

    def test_what_is_no_request_has_its_line(self):
        done = door('\nx\n{"do":"rules"}\n[]\n"\n')
        replies = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(["error" in reply for reply in replies], [True, True, False, True, True])
        self.assertEqual(done.returncode, 0)

    def test_the_last_line_need_not_end(self):
        done = door('{"do":"rules"}\n{"do":"rules"}')
        first, second = done.stdout.splitlines()
        self.assertEqual(first, second)
        self.assertTrue(done.stdout.endswith("\n"))

    def test_nothing_is_answered_with_nothing(self):
        done = door("")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_a_reply_comes_before_the_next_request(self):
        with subprocess.Popen([BAYONET, "door"], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
            for request in REQUESTS:
                print(json.dumps(request), file=program.stdin, flush=True)
                self.assertEqual([json.loads(program.stdout.readline())], ask([request]))
            program.stdin.close()
            self.assertEqual(program.wait(seconds(60)), 0)

    def test_the_budget_is_the_most_that_a_request_may_take_or_ask_for(self):
        asked = [{"do": "odds", "sample": "nqm"}, {"do": "odds", "sample": "nqm", "situations": 1000}]
        done = door("".join(json.dumps(request) + "\n" for request in asked), "--budget", "3")
        first, second = map(json.loads, done.stdout.splitlines())
        self.assertEqual((first["error"]["status"], first["reached"]), ("over-budget", 3))
        self.assertEqual(second["error"]["path"], "situations")

    def test_a_file_name_is_refused(self):
        done = door("", "requests.jsonl")
        self.assertEqual(done.returncode, 2)
        self.assertIn('what is "requests.jsonl"?', done.stderr)
        self.assertIn("bayonet door < requests.jsonl", done.stderr)

    def test_replies_that_nobody_reads_end_it(self):
        with subprocess.Popen([BAYONET, "door"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as program:
            program.stdout.close()
            try:
                program.stdin.write(b'{"do":"rules"}\n' * 10000)
                program.stdin.close()
            except BrokenPipeError:
                pass
            self.assertNotEqual(program.wait(seconds(60)), 0)


class Examples(unittest.TestCase):
    """Each block of docs/scripts.md is run as it is printed."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        os.symlink(BAYONET, f"{self.folder}/bayonet")
        self.path = f"{self.folder}:{os.environ['PATH']}"
        asked = [{"do": "odds", "sample": "nqm", "set": {"defender.strength": strength}} for strength in range(1, 7)]
        self.replies = ask(asked)

    def run_block(self, kind, program, name):
        text = (ROOT / "docs/scripts.md").read_text(encoding="utf-8")
        block, = re.findall(rf"```{kind}\n(.*?)```", text, re.S)
        file = f"{self.folder}/{name}"
        with open(file, "w", encoding="utf-8") as out:
            out.write(block)
        done = subprocess.run([program, file], env={**os.environ, "PATH": self.path}, capture_output=True, text=True,
                              timeout=seconds(60))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout.splitlines()

    def test_in_a_shell(self):
        lines = self.run_block("sh", "/bin/sh", "ask.sh")
        self.assertEqual(lines, [f'"ground_in_100":"{reply["ground_in_100"]}"' for reply in self.replies])

    def test_in_python(self):
        lines = self.run_block("python", sys.executable, "ask.py")
        self.assertEqual([float(line.split()[1]) for line in lines], [reply["ground"] for reply in self.replies])

    @unittest.skipUnless(shutil.which("node"), "there is no node here")
    def test_in_node(self):
        lines = self.run_block("js", shutil.which("node"), "ask.mjs")
        self.assertEqual([float(line) for line in lines], [reply["ground"] for reply in self.replies])


if __name__ == "__main__":
    unittest.main()
