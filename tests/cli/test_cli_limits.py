#!/usr/bin/env python3
"""The cost of files of any size and shape: processor time and memory, measured on the command."""
import os
import subprocess
import sys
import tempfile
import unittest

import limits
from using import BAYONET, bayonet

SANITIZED = os.environ.get("BAYONET_BUILD", "").endswith(("asan", "tsan"))
BYTES = 15_900_000  # a little less than may be read
COUNT = 80_000
MEGABYTES, SECONDS = 200, 6  # the slowest takes 0.2 s; what was wrong took 60 s, and 5 GB


# A small program of its own starts the command: a child's memory counts that of who started it.
MEASURE = """
import resource, subprocess, sys
done = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(done.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss // 1024)
"""


def cost(name, text):
    """(exit status, complaint, processor seconds, megabytes) of checking a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        with open(path, "w") as file:
            file.write(text)
        done = subprocess.run([sys.executable, "-c", MEASURE, BAYONET, "check", path], capture_output=True, text=True)
        status, seconds, megabytes = done.stdout.split()
        return int(status), done.stderr, float(seconds), int(megabytes)


def header():
    with tempfile.TemporaryDirectory() as folder:
        bayonet("play", "nqm", "--record", "a.jsonl", cwd=folder)
        with open(os.path.join(folder, "a.jsonl")) as file:
            return file.read()


class Limits(unittest.TestCase):
    def refused(self, name, text, words):
        self.assertLess(len(text), 16 << 20)
        status, said, seconds, megabytes = cost(name, text)
        print(f"# {words}: {seconds:.2f} s, {megabytes} MB", flush=True)
        self.assertEqual(status, 3)
        self.assertIn(words, " ".join(said.split()))
        self.assertLess(len(said), 2000)
        if not SANITIZED:
            self.assertLess(seconds, limits.seconds(SECONDS))
            self.assertLess(megabytes, MEGABYTES)

    def test_what_is_refused_costs_little(self):
        half = BYTES // 2
        for name, text, words in (
                ("a.json", "[" * BYTES, "nested too deep"),
                ("a.json", '{"a":' * (BYTES // 5), "nested too deep"),
                ("a.yaml", "- " * half, "nested too deep"),
                ("a.yaml", "a: " + "{b: " * (BYTES // 4), "nested too deep"),
                ("a.json", '{"rules":"nqm","a":[' + "1," * (half - 20) + "1]}", "more than 100000 values"),
                ("a.yaml", "{rules: nqm, a: [" + "1," * (half - 20) + "1]}", "more than 100000 values"),
                ("a.yaml", "rules: nqm\na:\n" + "- 1\n" * (BYTES // 4 - 10), "more than 100000 values"),
                ("a.yaml", 'a: "' + "x" * BYTES, "quotes"),
                ("a.yaml", 'a: "' + "\t" * BYTES + '"', "more than 1 MiB"),
                ("a.yaml", "a:\n" + "  x y\n" * (BYTES // 6), "more than 1 MiB"),
                ("a.yaml", "a: |\n" + "  x y\n" * (BYTES // 6), "more than 1 MiB"),
                ("a.json", '{"a":"' + "\\u0001" * (BYTES // 6) + '"}', "more than 1 MiB"),
                ("a.yaml", "? " * half, "a key is a word"),
                ("a.yaml", "#" * BYTES, "is empty"),
                ("a.yaml", "\n" * BYTES, "is empty"),
                ("a.yaml", "a: " + "x" * BYTES, "more than 1 MiB"),
                ("a.jsonl", '{"format":"bayonet/record/1","x":[' + "1," * (half - 30) + "1]}\n", "a line of more than 1 MiB"),
                ("a.jsonl", '{"format":"bayonet/record/1"}\n' + "{}\n" * (BYTES // 3 - 20), "more than 100000 lines")):
            with self.subTest(words=words, text=text[:40]):
                self.refused(name, text, words)

    def test_a_long_record_with_long_lines_costs_little(self):
        line = '{"at":"defence","choose":"dice-2","side":"defender","x":[' + "1," * 500_000 + "1]}\n"
        _, _, seconds, megabytes = cost("a.jsonl", header() + line * 15)
        print(f"# 15 lines of 1 MB: {seconds:.2f} s, {megabytes} MB")
        if not SANITIZED:
            self.assertLess(seconds, limits.seconds(SECONDS))
            self.assertLess(megabytes, MEGABYTES)

    def test_what_is_read_costs_in_proportion(self):
        for what, head, item in (("list", "rules: nqm\nlist:\n", "- 1\n"), ("hash signs", "rules: nqm\nlist:\n", "- a #2\n"),
                                 ("blocks", "rules: nqm\nlist:\n", "- |\n  a\n"), ("JSON", '{"rules":"nqm","a":[1', ",1"),
                                 ("keys", "rules: nqm\n", "k%d: a\n")):
            most = {}
            for count in (10_000, 20_000, 40_000, 80_000):
                items = (item % i if what == "keys" else item for i in range(count))
                text = head + "".join(items) + ("]}" if what == "JSON" else "")
                status, _, seconds, megabytes = cost("a.json" if what == "JSON" else "a.yaml", text)
                self.assertEqual(status, 3)  # there is no key of that name
                most[count] = seconds
                print(f"# {what}, {count} items: {seconds:.3f} s, {megabytes} MB", flush=True)
            if not SANITIZED:  # 80,000 in a list took 15 s
                self.assertLess(most[80_000], limits.seconds(SECONDS / 3), what)

    def test_a_file_is_not_read_again_for_each_wrong_key(self):
        def spent(items):
            status, _, seconds, _ = cost("a.yaml", "rules: nqm\n" + "".join(items))
            self.assertEqual(status, 3)
            return seconds

        # In turn, so that other work on the machine slows both; one quiet pair is enough.
        lists, keys = ["list:\n", *["- 1\n"] * COUNT], [f"k{i}: a\n" for i in range(COUNT)]
        times = [spent(keys) / spent(lists) for _ in range(1 if SANITIZED else 5)]
        print(f"# wrong keys cost {min(times):.1f} to {max(times):.1f} times a list of as many", flush=True)
        if not SANITIZED:  # it was 27 times, and is 4
            self.assertLess(min(times), 10)


if __name__ == "__main__":
    unittest.main()
