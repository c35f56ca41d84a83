"""Long runs of the fuzz targets, with targets that only seem to be some."""
import os
import subprocess
import unittest

from limits import seconds
from tree import Tree

# Merges by copying; runs 21 inputs, and finds something where it is called fuzz_bad.
TARGET = r"""#!/usr/bin/env bash
prefix= folders=() merge=
for word; do
    case $word in
        -merge=1) merge=1 ;;
        -artifact_prefix=*) prefix=${word#*=} ;;
        -*) ;;
        *) folders+=("$word") ;;
    esac
done
if [ "$merge" ]; then
    for folder in "${folders[@]:1}"; do cp "$folder"/* "${folders[0]}" 2>/dev/null; done
    exit 0
fi
echo learned >"${folders[0]}/learned"
case $0 in *fuzz_read_before) echo "#4	INITED cov: 7" ;; esac
echo "stat::number_of_executed_units: 21"
case $0 in *fuzz_bad) echo oops >"${prefix}crash-1"; exit 77 ;; esac
"""


class Fuzz(Tree):
    def setUp(self):
        super().setUp()
        self.borrow("tools/fuzz.sh", "tools/packages.sh", "tools/build.sh")
        self.targets = []

    def target(self, name):
        program = self.put(f"bin/{name}", TARGET)
        program.chmod(0o755)
        kept = self.put(f"kept/{name}/seed", "a").parent
        self.targets.append(f"{program}|{kept}||100")

    def fuzz(self, *words):
        """(status, what it printed)"""
        rows = self.put("list", "".join(f"{row}\n" for row in self.targets))
        done = subprocess.run(["bash", str(self.root / "tools/fuzz.sh"), *words], text=True,
                              env={**os.environ, "FUZZ_LIST": str(rows)}, timeout=seconds(60),
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout

    def test_every_target_is_counted_and_its_corpus_grows(self):
        self.target("fuzz_a")
        self.target("fuzz_b")
        status, words = self.fuzz("0.0001")
        self.assertEqual(status, 0, words)
        for line in ("fuzz_a: 21 inputs", "fuzz_b: 21 inputs", "Nothing was found."):
            self.assertIn(line, words)
        grown = {path.name for path in (self.root / "build/fuzz/corpus/fuzz_a").iterdir()}
        self.assertEqual(grown, {"learned", "seed"})

    def test_one_target_may_be_named(self):
        self.target("fuzz_a")
        self.target("fuzz_b")
        _, words = self.fuzz("0.0001", "fuzz_b")
        self.assertIn("fuzz_b: 21 inputs", words)
        self.assertNotIn("fuzz_a", words)

    def test_a_target_runs_until_it_has_had_so_many_inputs(self):
        self.target("fuzz_a")
        self.target("fuzz_b")
        status, words = self.fuzz("--inputs", "21", "fuzz_a")
        self.assertEqual(status, 0, words)
        status, words = self.fuzz("--inputs", "50")
        self.assertEqual(status, 0, words)
        for line in ("fuzz_a: 63 inputs", "fuzz_b: 63 inputs"):
            self.assertIn(line, words)
        counts = (self.root / "build/fuzz/counts").read_text().split("\n")
        self.assertEqual(sum(line.startswith("fuzz_a 21 ") for line in counts), 3)

    def test_the_inputs_that_are_read_before_are_not_counted(self):
        self.target("fuzz_read_before")
        _, words = self.fuzz("--inputs", "20")
        self.assertIn("fuzz_read_before: 34 inputs", words)

    def test_what_was_found_is_named_and_fails(self):
        self.target("fuzz_a")
        self.target("fuzz_bad")
        status, words = self.fuzz("0.0001")
        self.assertEqual(status, 1, words)
        self.assertIn("build/fuzz/found/fuzz_bad-crash-1", words)
        self.assertNotIn("Nothing was found.", words)

    def test_what_was_learned_can_be_kept(self):
        self.target("fuzz_a")
        self.fuzz("0.0001")
        status, words = self.fuzz("--keep")
        self.assertEqual(status, 0, words)
        self.assertEqual({path.name for path in (self.root / "kept/fuzz_a").iterdir()},
                         {"learned", "seed"})

    def test_a_wrong_command_line_is_refused(self):
        self.target("fuzz_a")
        for words in ((), ("soon",), ("--inputs",), ("--inputs", "0.5"), ("0.0001", "fuzz_none")):
            with self.subTest(words):
                self.assertEqual(self.fuzz(*words)[0], 2)


if __name__ == "__main__":
    unittest.main()
