"""A project of a few lines in a folder that goes away, to try the tools on."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from limits import seconds

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools"


class Tree(unittest.TestCase):
    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)

    def put(self, path, text=""):
        to = self.root / path
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(text)
        return to

    def borrow(self, *paths):
        for path in paths:
            self.put(path, (ROOT / path).read_text())

    def run_tool(self, name, *args):
        """(status, what it printed)"""
        command = [sys.executable] if name.endswith(".py") else ["bash"]
        args = [str(a) for a in args] or [str(self.root)]
        done = subprocess.run(command + [str(TOOLS / name)] + args, text=True, timeout=seconds(60),
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout

    def passes(self, name, *args):
        status, words = self.run_tool(name, *args)
        self.assertEqual(status, 0, words)
        return words

    def fails(self, name, expected, *args):
        status, words = self.run_tool(name, *args)
        self.assertEqual(status, 1, words)
        self.assertIn(expected, words)
