import hashlib
import os
import shutil
import subprocess
import tarfile
import unittest

from limits import seconds
from tree import Tree


@unittest.skipUnless(shutil.which("git"), "no git here")
class Release(Tree):
    def setUp(self):
        super().setUp()
        self.borrow("tools/release.sh")
        self.put("CMakeLists.txt", "project(bayonet VERSION 0.1.0 LANGUAGES NONE)\n")
        self.put("test", "#!/bin/sh\n[ ! -e .git ] && echo tested && [ ! -e broken ]\n")
        os.chmod(self.root / "test", 0o755)
        self.git("init", "--quiet")
        self.commit()

    def git(self, *words):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words],
                       cwd=self.root, check=True, timeout=seconds(60))

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=all")

    def release(self, *options):
        done = subprocess.run(["bash", "tools/release.sh", *options, self.root / ".git/out"],
                              cwd=self.root, capture_output=True, text=True, timeout=seconds(60),
                              check=False)
        return done.returncode, done.stdout

    def test_everything_committed_is_packed_the_same_each_time(self):
        status, words = self.release()
        self.assertEqual(status, 0, words)
        packed = self.root / ".git/out/bayonet-0.1.0.tar.gz"
        with tarfile.open(packed) as tar:
            self.assertEqual({name for name in tar.getnames() if tar.getmember(name).isfile()}, {
                f"bayonet-0.1.0/{name}" for name in ("CMakeLists.txt", "test", "tools/release.sh")})
        digest = hashlib.sha256(packed.read_bytes()).hexdigest()
        self.assertIn(digest, words)
        self.assertEqual(self.release(), (0, words))

    def test_what_is_not_committed_is_not_released(self):
        self.put("new", "x")
        self.assertEqual(self.release()[0], 1)

    def test_it_is_checked_where_no_git_is(self):
        status, words = self.release("--check")
        self.assertEqual(status, 0, words)
        self.assertIn("tested", words)
        self.put("broken", "x")
        self.commit()
        self.assertNotEqual(self.release("--check")[0], 0)


if __name__ == "__main__":
    unittest.main()
