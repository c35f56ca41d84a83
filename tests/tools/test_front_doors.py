"""./run and ./test as they are called: through a link, by another shell, from another folder."""
import os
import subprocess
import unittest

from limits import seconds
from tree import Tree

SAY = "say() { printf '%s\\n' \"$*\" >&2; }\nneed() { :; }\n"


class FrontDoors(Tree):
    def setUp(self):
        super().setUp()
        self.borrow("run", "test")
        for name in ("run", "test"):
            (self.root / name).chmod(0o755)
        self.put("tools/packages.sh", SAY)
        self.put("tools/build.sh", "build() { [ -d \"$root/tools\" ]; }\n")
        self.put("tools/testing/run.py", "import sys\nprint('tests of', *sys.argv[1:])\n")
        self.put("build/release/apps/cli/bayonet", "#!/bin/sh\necho \"$BAYONET_CALLED\" \"$@\"\n").chmod(0o755)

    def call(self, *command):
        done = subprocess.run(command, cwd=self.root, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=seconds(60), check=False,
                              env={key: text for key, text in os.environ.items() if key != "PRESET"})
        return done.returncode, done.stdout

    def test_as_they_are(self):
        self.assertEqual(self.call("./run"), (0, "./run odds nqm\n"))
        self.assertEqual(self.call("./run", "best", "nqm"), (0, "./run best nqm\n"))
        self.assertEqual(self.call("./test", "nqm_13"), (0, f"tests of {self.root} dev nqm_13\n"))

    def test_through_a_link(self):
        (self.root / "elsewhere").mkdir()
        for name in ("run", "test"):
            (self.root / "elsewhere" / name).symlink_to(self.root / name)
            (self.root / "elsewhere" / f"to-{name}").symlink_to(name)
        self.assertEqual(self.call("elsewhere/to-run"), (0, "elsewhere/to-run odds nqm\n"))
        self.assertEqual(self.call("elsewhere/to-test"), (0, f"tests of {self.root} dev\n"))

    def test_by_a_shell_that_is_not_bash(self):
        for name in ("run", "test"):
            status, words = self.call("dash", name)
            self.assertEqual((status, words.count("\n")), (2, 1), words)
            self.assertIn(f"bash {name}", words)


if __name__ == "__main__":
    unittest.main()
