#!/usr/bin/env python3
"""The command in trouble: a full disk, a reader who has gone, a signal, too little memory, very many inputs."""
import os
import random
import resource
import shlex
import signal
import subprocess
import tempfile
import unittest

from limits import seconds
from using import BAYONET, EXAMPLES, VERBS, bayonet


class Trouble(unittest.TestCase):
    REQUESTS = (["odds", "nqm"], ["best", "nqm"], ["check", "nqm"], ["show", "nqm"], ["new", "nqm"], ["rules"],
                ["rules", "nqm"], ["simulate", "nqm", "-n", "100"], ["replay", "a.jsonl"], ["play", "a.jsonl"], ["--help"],
                ["help", "odds"], ["help", "--man", "odds"], ["help", "--completion", "bash"], ["--version"], [],
                ["odds", "nqm", "--json"], ["odds", "nqm", "--csv"], ["odds", "none.yaml", "--json"])

    def outcomes(self, redirection):
        """Status and standard error of every command, its standard output redirected."""
        with tempfile.TemporaryDirectory() as folder:
            bayonet("play", "nqm", "--record", "a.jsonl", given=b"1\n642\n", cwd=folder)
            for request in self.REQUESTS:
                line = f"{shlex.join([BAYONET, *request])} </dev/null {redirection}"
                done = subprocess.run(["bash", "-c", line], capture_output=True, timeout=seconds(60), cwd=folder)
                yield request, done.returncode, done.stderr

    @unittest.skipUnless(os.path.exists("/dev/full"), "no full disk here")
    def test_output_that_cannot_be_written_is_said(self):
        for redirection in (">/dev/full", ">&-"):
            for request, status, said in self.outcomes(redirection):
                self.assertEqual(status, 3 if "none.yaml" in request else 5, (request, redirection))
                self.assertIn(b"no such file" if status == 3 else b"cannot write to standard output", said)

    def test_a_reader_who_has_gone_is_told_nothing_and_the_status_says_so(self):
        for restored, wanted in ((True, -signal.SIGPIPE), (False, 5)):  # False: SIGPIPE stays ignored
            reader, writer = os.pipe()
            os.close(reader)
            with open(writer, "wb") as gone:
                done = subprocess.run([BAYONET, "rules", "nqm"], stdout=gone, stderr=subprocess.PIPE,
                                      restore_signals=restored, timeout=seconds(60))
            self.assertEqual((done.returncode, done.stderr), (wanted, b""))

    def test_interrupting_ends_at_once(self):
        run = subprocess.Popen([BAYONET, "odds", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        run.stdin.write(b"#" * 100_000)  # more than the pipe holds: it has begun to read
        run.stdin.flush()
        run.send_signal(signal.SIGINT)
        self.assertEqual(run.communicate(timeout=seconds(10))[0], b"")
        self.assertEqual(run.returncode, -signal.SIGINT)

    @unittest.skipIf(os.environ.get("BAYONET_BUILD", "").endswith(("asan", "tsan")), "sanitizers need room")
    def test_too_little_memory_is_said(self):
        seen = set()
        for megabytes in range(8, 40, 2):
            done = bayonet("odds", "nqm", "200", "elite", "v", "200", "elite",
                           preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20,) * 2))
            seen.add(done.returncode)
            if done.returncode == 5:
                self.assertIn(b"out of memory", done.stderr)
        self.assertLessEqual(seen, {0, 4, 5, 127, 1})  # 127, 1: the loader had no room to begin
        self.assertIn(5, seen)

    def test_an_unreadable_file_is_said(self):
        if os.getuid() == 0:
            self.skipTest("root reads everything")
        with tempfile.NamedTemporaryFile() as file:
            os.chmod(file.name, 0)
            done = bayonet("odds", file.name)
        self.assertEqual(done.returncode, 3)
        self.assertIn(b"permission denied", done.stderr)

    def test_no_input_crashes_it(self):
        chance = random.Random(1)
        sources = [path.read_bytes() for path in EXAMPLES]
        pieces = [b"\t", b"\n", b":", b" #", b"[", b"]", b"{", b"}", b"- ", b"\"", b"'", b"\xff", b"\0", b"|\n ",
                  b"&a ", b"*a", b"!!x ", b"---\n", b"99999999999999999999", b"-1", b"\xe2\x80\x9c", b"~", b"?", b"%"]
        for _ in range(300):
            text = bytearray(chance.choice(sources))
            for _ in range(chance.randint(1, 6)):
                at = chance.randrange(len(text) + 1)
                if chance.random() < 0.5:
                    text[at:at + chance.randint(0, 12)] = chance.choice(pieces)
                else:
                    text[at:at] = chance.choice(pieces)
            done = bayonet(chance.choice(VERBS), "-", given=bytes(text))
            self.assertIn(done.returncode, (0, 1, 2, 3, 4), (bytes(text), done.stderr))
            self.assertEqual(bool(done.stdout), done.returncode == 0)
            self.assertTrue(done.returncode == 0 or done.stderr)


if __name__ == "__main__":
    unittest.main()
