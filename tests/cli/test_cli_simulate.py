#!/usr/bin/env python3
"""simulate while it runs: stopped by Ctrl-C, and how far it is, on a terminal."""
import json
import re
import subprocess
import unittest

from limits import seconds
from using import BAYONET, Terminal, interrupted

FOR_EVER = ["simulate", "nqm", "-n", "1000000000000"]


BEGUN = re.compile(r"[1-9][0-9,]* so far")  # some have been fought


class Stopping(unittest.TestCase):
    def stopped(self, *more):
        status, out, shown = interrupted([*FOR_EVER, *more], BEGUN)
        self.assertEqual(status, 0, shown)
        self.assertTrue(shown.endswith("\r" + " " * 79 + "\r"), shown[-200:])
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
        terminal = Terminal(FOR_EVER)
        terminal.wait_for(lambda text: text.count("so far") >= 2)
        terminal.type("\x03")
        status, shown = terminal.close(), terminal.shown
        self.assertEqual(status, 0)
        line = re.search(r"\r(\[\.{24}\]   0%  [0-9,]+ so far; Ctrl-C stops )\r", shown)
        self.assertTrue(line, shown[:300])
        self.assertLess(len(line[1]), 80)
        self.assertIn("\r" + " " * 79 + "\r", shown)
        self.assertIn("then stopped", shown)

    def test_nothing_is_shown_where_there_is_no_terminal(self):
        done = subprocess.run([BAYONET, "simulate", "nqm", "-n", "3000000"], capture_output=True, timeout=seconds(120))
        self.assertEqual((done.returncode, done.stderr), (0, b""))


if __name__ == "__main__":
    unittest.main()
