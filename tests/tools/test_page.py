import json
import os
import shutil
import subprocess
import unittest
from concurrent.futures import ThreadPoolExecutor

from limits import seconds
from tree import ROOT, Tree

OLD = "#!/bin/sh\nexit 1\n"
GOOD = "#!/bin/sh\nexit 0\n"
# Its `ci --prefix` brings the node that the lockfile there names; its `ci` alone brings nothing.
NPM = """#!/bin/sh
echo "npm $1${2:+ elsewhere}" >>"$LOG"
[ "$2" = --prefix ] || exit 0
grep -q node "$3/package-lock.json" || exit 1
bin=$3/node_modules/node-linux-{arch}/bin
mkdir -p "$bin" && printf '#!/bin/sh\\nexit 0\\n' >"$bin/node" && chmod +x "$bin/node"
"""


class Pinned(unittest.TestCase):
    def test_what_is_fetched_has_one_version_and_a_checksum(self):
        for folder in ("tools/node", "web"):
            rows = json.loads((ROOT / folder / "package-lock.json").read_text())["packages"]
            self.assertGreater(len(rows), 3)
            for name, row in rows.items():
                if name and not row.get("inBundle"):
                    self.assertTrue(row["integrity"].startswith("sha512-"), name)
                    self.assertRegex(row["version"], r"^\d+\.\d+\.\d+", name)

    def test_the_node_is_one_that_the_page_takes(self):
        pinned = json.loads((ROOT / "tools/node/package.json").read_text())["optionalDependencies"]
        least = json.loads((ROOT / "web/package.json").read_text())["engines"]["node"].removeprefix(">=")
        self.assertEqual(len(set(pinned.values())), 1, pinned)
        for version in pinned.values():
            self.assertRegex(version, r"^\d+\.\d+\.\d+$")
            self.assertGreaterEqual(*([int(part) for part in v.split(".")] for v in (version, least)))


class Page(Tree):
    """tools/page.sh with a node, an npm and a vite of a line each."""

    def setUp(self):
        super().setUp()
        self.borrow("tools/page.sh", "tools/node/package.json", "tools/node/package-lock.json")
        self.put("tools/packages.sh", "say() { printf '%s\\n' \"$*\" >&2; }\nneed() { :; }\n")
        self.put("tools/build.sh", "build() { :; }\n")
        self.put("web/package-lock.json", "{}")
        arch = "arm64" if os.uname().machine in ("aarch64", "arm64") else "x64"
        self.program("bin/npm", NPM.replace("{arch}", arch))
        self.program("bin/node", GOOD)
        self.program("web/node_modules/.bin/vite", '#!/bin/sh\necho "vite $1" >>"$LOG"\n')

    def program(self, path, text):
        self.put(path, text).chmod(0o755)

    def page(self, *args):
        path = f"{self.root}/bin:{os.environ['PATH']}"
        done = subprocess.run(["bash", str(self.root / "tools" / "page.sh"), *args], text=True,
                              env={**os.environ, "PATH": path, "LOG": str(self.root / "log")},
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds(60),
                              check=False)
        return done.returncode, done.stdout

    def log(self):
        return (self.root / "log").read_text().split("\n")[:-1]

    def test_packages_are_fetched_when_the_lockfile_has_changed_and_only_then(self):
        self.assertEqual(self.page("--build-only")[0], 0)
        self.page("--build-only")
        self.assertEqual(self.log(), ["npm ci", "vite build", "vite build"])
        self.put("web/package-lock.json", '{"changed": 1}')
        self.page("--build-only")
        self.assertEqual(self.log()[3:], ["npm ci", "vite build"])

    @unittest.skipUnless(shutil.which("flock"), "one at a time wants flock")
    def test_two_at_once_fetch_once(self):
        self.program("bin/npm", '#!/bin/sh\necho "npm $1" >>"$LOG"\nsleep 1\n')
        with ThreadPoolExecutor() as pool:
            both = list(pool.map(self.page, ["--build-only"] * 2))
        self.assertEqual([status for status, _ in both], [0, 0], both)
        self.assertEqual(self.log(), ["npm ci", "vite build", "vite build"])

    def test_a_node_that_is_too_old_is_replaced_once(self):
        self.program("bin/node", OLD)
        status, words = self.page("--build-only")
        self.assertEqual((status, self.log()), (0, ["npm ci elsewhere", "npm ci", "vite build"]), words)
        self.page("--build-only")
        self.assertEqual(self.log()[3:], ["vite build"])

    def test_a_node_that_was_fetched_is_replaced_when_another_is_pinned(self):
        self.program("bin/node", OLD)
        self.page("--build-only")
        self.put("tools/node/package-lock.json", '{"node": "another"}')
        self.page("--build-only")
        self.assertEqual(self.log()[3:], ["npm ci elsewhere", "vite build"])

    def test_a_node_that_cannot_be_fetched_is_said(self):
        self.program("bin/node", OLD)
        self.program("bin/npm", "#!/bin/sh\necho no network\nexit 1\n")
        status, words = self.page("--build-only")
        self.assertEqual(status, 5)
        self.assertIn("no network", words)
        self.assertIn("none could be fetched", words)

    def test_packages_that_cannot_be_fetched_are_said_and_asked_for_again(self):
        self.program("bin/npm", '#!/bin/sh\necho "npm $1" >>"$LOG"\necho no network\nexit 1\n')
        status, words = self.page("--build-only")
        self.assertEqual(status, 5)
        self.assertIn("no network", words)
        self.assertIn("Run the same command again", words)
        self.page("--build-only")
        self.assertEqual(self.log(), ["npm ci", "npm ci"])

    def test_a_build_that_fails_shows_its_words(self):
        self.program("web/node_modules/.bin/vite", "#!/bin/sh\necho no such import\nexit 1\n")
        status, words = self.page("--build-only")
        self.assertEqual(status, 5)
        self.assertIn("no such import", words)

    def test_two_builds_must_be_the_same(self):
        vite = "#!/bin/sh\nmkdir -p dist && echo {} >dist/index.html\n"
        self.program("web/node_modules/.bin/vite", vite.format("always so"))
        self.assertEqual(self.page("reproducible")[0], 0)
        self.program("web/node_modules/.bin/vite", vite.format('"$PWD"'))
        status, words = self.page("reproducible")
        self.assertEqual(status, 1)
        self.assertIn("two builds differ", words)

    def test_an_unknown_word_is_told_what_there_is(self):
        status, words = self.page("--serve")
        self.assertEqual(status, 2)
        self.assertIn("./run page --build-only", words)


if __name__ == "__main__":
    unittest.main()
