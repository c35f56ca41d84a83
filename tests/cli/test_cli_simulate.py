#!/usr/bin/env python3
"""simulate while it runs: stopped by Ctrl-C, and how far it is, on a terminal."""
import json
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import time
import unittest

BAYONET = os.path.abspath(shutil.which(os.environ.get("BAYONET", "bayonet")) or "bayonet")
FOR_EVER = ["simulate", "nqm", "-n", "1000000000000"]


def stopped_after(seconds, arguments):
    """(status, stdout, stderr) of a run that is interrupted."""
    run = subprocess.Popen([BAYONET, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    time.sleep(seconds)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    return run.returncode, out.decode(), err.decode()


class Stopping(unittest.TestCase):
    def stopped(self, *more):
        for seconds in (0.7, 2, 5):  # a slow machine may not have begun
            status, out, err = stopped_after(seconds, [*FOR_EVER, *more])
            if status == 0:
                break
        self.assertEqual((status, err), (0, ""))
        return out

    def test_what_was_fought_is_reported(self):
        out = self.stopped()
        fought = re.search(r"Fought ([0-9,]+) times \(of 1,000,000,000,000, then stopped\)", out.replace("\n", " "))
        self.assertTrue(fought, out)
        self.assertGreater(int(fought[1].replace(",", "")), 0)
        self.assertIn("position taken", out)

    def test_the_document_says_how_many_of_how_many(self):
        for threads in ("1", "3"):
            reply = json.loads(self.stopped("--json", "--threads", threads))
            self.assertTrue(reply["stopped"])
            self.assertEqual(reply["count"], 1000000000000)
            self.assertLess(reply["trials"], reply["count"])
            self.assertEqual(sum(ending["count"] for ending in reply["endings"]), reply["trials"])
            self.assertAlmostEqual(reply["endings"][0]["p"], 0.7637, delta=0.01)

    def test_the_tree_can_be_stopped_too(self):
        reply = json.loads(self.stopped("--json", "--way", "tree"))
        self.assertEqual(reply["way"], "tree")
        self.assertGreater(reply["trials"], 0)


class Progress(unittest.TestCase):
    def test_it_shows_how_far_it_is_and_takes_that_away(self):
        pid, terminal = pty.fork()
        if pid == 0:
            os.execv(BAYONET, [BAYONET, *FOR_EVER])
        shown, end, asked = "", time.monotonic() + 60, False
        while time.monotonic() < end:
            ready, _, _ = select.select([terminal], [], [], 0.2)
            try:
                got = os.read(terminal, 4096).decode() if ready else ""
            except OSError:
                break
            shown += got
            if not asked and shown.count("so far") >= 2:
                os.write(terminal, b"\x03")
                asked = True
        _, status = os.waitpid(pid, 0)
        os.close(terminal)
        self.assertEqual(status, 0)
        line = re.search(r"\r(\[\.{24}\]   0%  [0-9,]+ so far; Ctrl-C stops )\r", shown)
        self.assertTrue(line, shown[:300])
        self.assertLess(len(line[1]), 80)
        self.assertIn("\r" + " " * 79 + "\r", shown)
        self.assertIn("then stopped", shown)

    def test_nothing_is_shown_where_there_is_no_terminal(self):
        done = subprocess.run([BAYONET, "simulate", "nqm", "-n", "3000000"], capture_output=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, b""))


if __name__ == "__main__":
    unittest.main()
