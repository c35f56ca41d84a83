"""The installed files: their places, their exports, their dependencies."""
import filecmp
import os
import re
import shutil
import subprocess
import unittest

from installed import BUILD, ROOT, declared, find, install, run
from limits import seconds


def setUpModule():
    global TREE
    TREE = install("tree")


def symbols(*command):
    return {line.split()[-1].split("@")[0] for line in run(*command).splitlines()
            if line and not line.endswith(":")}


def dynamic(kind):
    return re.findall(rf"\({kind}\).*\[(.*)\]", run("readelf", "-d", find(TREE, "libbayonet.so.*")))


class Names(unittest.TestCase):
    def setUp(self):
        self.public = declared(TREE / "include")

    def test_the_headers_declare_something(self):
        self.assertLess({"bay_request", "bay_graph_expand", "bay_throw_odds"}, self.public)
        self.assertFalse({"bay_param_get", "bay_tell", "bay_resize_fn"} & self.public)

    def test_the_shared_library_exports_what_the_headers_declare(self):
        found = symbols("nm", "-D", "--defined-only", find(TREE, "libbayonet.so.*"))
        versions = {name for name in found if name.startswith("BAYONET_")}
        self.assertEqual(found - versions, self.public)
        self.assertLessEqual(len(versions), 1)

    def test_the_archive_shows_what_the_headers_declare(self):
        self.assertEqual(symbols("nm", "-g", "--defined-only", find(TREE, "libbayonet.a"))
                         - {"bayonet.o:"}, self.public)


class Library(unittest.TestCase):
    def test_the_name_that_programs_keep_is_that_of_the_abi(self):
        version = run(BUILD / "apps" / "cli" / "bayonet", "--version").split()[1]
        self.assertEqual(find(TREE, "libbayonet.so.*").name, f"libbayonet.so.{version}")
        major, minor, _ = version.split(".")
        abi = major if major != "0" else f"0.{minor}"
        self.assertEqual(dynamic("SONAME"), [f"libbayonet.so.{abi}"])

    def test_it_needs_the_c_library_alone(self):
        self.assertEqual([name for name in dynamic("NEEDED") if not name.startswith("libc.")], [])


class Tree(unittest.TestCase):
    def test_the_headers_are_ours_and_no_others(self):
        both = filecmp.dircmp(ROOT / "include" / "bayonet", TREE / "include" / "bayonet")
        self.assertEqual((both.left_only, both.right_only, both.diff_files), ([], [], []))
        self.assertEqual([p.name for p in (TREE / "include").iterdir()], ["bayonet"])

    def test_nothing_says_where_it_was_built_or_put(self):
        for path in TREE.rglob("*"):
            if path.is_file() and not path.read_bytes().startswith((b"\x7fELF", b"!<arch>")):
                for place in (ROOT, BUILD, TREE):
                    self.assertNotIn(str(place).encode(), path.read_bytes(), path)

    def test_all_of_it_is_under_destdir_and_prefix(self):
        aside = BUILD / "installed" / "aside"
        run("rm", "-rf", aside)
        run("cmake", "--install", BUILD, "--prefix", "/opt/bayonet",
            env={**os.environ, "DESTDIR": str(aside)})
        self.assertEqual([p.name for p in aside.iterdir()], ["opt"])
        staged = aside / "opt" / "bayonet"
        self.assertEqual({p.relative_to(staged) for p in staged.rglob("*")},
                         {p.relative_to(TREE) for p in TREE.rglob("*")})

    def test_the_command_runs_and_every_verb_has_its_page(self):
        command = find(TREE / "bin", "bayonet")
        self.assertIn("position taken", run(command, "odds", "nqm"))
        pages = {p.stem for p in (TREE / "share" / "man" / "man1").iterdir()}
        verbs = re.findall(r"^  ([a-z]+)  ", run(command, "help").split("Commands:")[1], re.M)
        self.assertGreater(len(verbs), 3)
        self.assertEqual(pages, {"bayonet"} | {f"bayonet-{verb}" for verb in verbs})

    def test_completions_are_where_the_shells_look(self):
        share = TREE / "share"
        for place in ("bash-completion/completions/bayonet", "zsh/site-functions/_bayonet",
                      "fish/vendor_completions.d/bayonet.fish"):
            self.assertIn("bayonet", (share / place).read_text())
        subprocess.run(["bash", "-n", share / "bash-completion/completions/bayonet"], check=True,
                       timeout=seconds(60))

    @unittest.skipUnless(shutil.which("zsh"), "no zsh here")
    def test_zsh_completes_from_the_first_time_on(self):
        folder = TREE / "share/zsh/site-functions"
        self.assertEqual(run("zsh", "-f", "-c", f"""
            fpath=({folder}); autoload -U _bayonet; _describe() {{ print $1; }}
            words=(bayonet o); CURRENT=2; _bayonet
        """), "command\n")


if __name__ == "__main__":
    unittest.main()
