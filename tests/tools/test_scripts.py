import os
import re
import subprocess
import unittest

from limits import seconds
from tree import ROOT, Tree

CC = os.environ.get("CC", "cc")


class Globals(Tree):
    def object(self, code):
        source = self.put("x.c", code)
        to = self.root / "x.o"
        subprocess.run([CC, "-fPIC", "-c", str(source), "-o", str(to)], check=True, timeout=seconds(60))
        return to

    def test_constant_tables_pass(self):
        self.passes("check_globals.sh", self.object(
            'static const char *const W[] = {"a"}; const int n = 3;\n'
            "const char *f(int i) { return W[i] + n; }\n"))

    def test_each_kind_of_variable_fails(self):
        for kind in ("int shared = 1;", "int shared;", "static int shared = 1;",
                     "_Thread_local int shared;", "static const char *shared = \"a\";"):
            with self.subTest(kind):
                self.fails("check_globals.sh", "shared in ", self.object(
                    f"{kind}\nvoid *f(void) {{ return (void *)&shared; }}\n"))

    def test_a_static_in_a_function_fails(self):
        self.fails("check_globals.sh", "calls", self.object(
            "int f(void) { static int calls; return ++calls; }\n"))

    def test_what_cannot_be_read_is_not_a_pass(self):
        self.assertEqual(self.run_tool("check_globals.sh", self.root / "none.a")[0], 2)


class Limits(Tree):
    def test_four_hundred_lines_pass_and_one_more_fails(self):
        self.put("src/base/text.c", "\n" * 400)
        self.passes("limits.sh")
        self.put("src/base/text.c", "\n" * 401)
        self.fails("limits.sh", "src/base/text.c: 401 lines, 400 allowed")

    def test_a_folder_of_many_files_fails(self):
        for folder in ("src/base", "tests/oracle/nqm", "tests/base"):
            for number in range(26):
                self.put(f"{folder}/part_{number}.c")
        self.fails("limits.sh", "src/base: 26 files, 25 allowed")
        (self.root / "src/base/part_0.c").unlink()
        self.fails("limits.sh", "tests/oracle/nqm: 26 files, 25 allowed")
        (self.root / "tests/oracle/nqm/part_0.c").unlink()
        self.passes("limits.sh")
        for number in range(26):
            self.put(f"tests/web/ask/part_{number}.mjs")
        self.fails("limits.sh", "tests/web/ask: 26 files, 25 allowed")

    def test_goldens_lockfiles_and_data_may_be_long(self):
        for path in ("web/package-lock.json", "tests/golden/a.txt", "tests/data/table.txt",
                     "tests/cases/nqm.jsonl"):
            self.put(path, "\n" * 500)
        self.passes("limits.sh")


class Maths(Tree):
    def setUp(self):
        super().setUp()
        self.put("cmake/bayonet.cmake", "add_compile_options(-ffp-contract=off)\n")
        self.put("include/bayonet/game.h")
        self.put("src/dice/pools.c", '// pow(2, 3)\nconst char *x = "log(2)";\n'
                 "double y = 2; /* exp(1) */ int power(int); int z(void) { return power(2); }\n")

    def test_words_alone_pass(self):
        self.passes("check_maths.sh")

    def test_each_function_fails(self):
        for name in ("pow", "exp", "log", "lgamma", "log2", "sin", "hypot", "powf"):
            with self.subTest(name):
                self.put("src/dice/chain.c", f"double f(double x) {{ return {name}(x); }}\n")
                self.fails("check_maths.sh", f"src/dice/chain.c:1:")

    def test_each_flag_fails(self):
        for flag in ("-ffast-math", "-march=native", "-Ofast"):
            with self.subTest(flag):
                self.put("src/dice/CMakeLists.txt", f"add_compile_options({flag})\n")
                self.fails("check_maths.sh", flag)

    def test_contraction_must_be_off(self):
        self.put("cmake/bayonet.cmake", "\n")
        self.fails("check_maths.sh", "is missing")


class Headers(Tree):
    def test_a_header_that_stands_alone_passes(self):
        self.put("include/bayonet/a.h", "#include <stddef.h>\nint bay_a(size_t n);\n")
        self.passes("check_headers.sh")

    def test_a_header_that_needs_another_fails(self):
        self.put("include/bayonet/a.h", "int bay_a(size_t n);\n")
        self.fails("check_headers.sh", "not ok 1 - a.h as c99")

    def test_a_header_that_is_no_c_plus_plus_fails(self):
        self.put("include/bayonet/a.h", "int bay_a(int class);\n")
        self.fails("check_headers.sh", "not ok 3 - a.h as c++11")

    def test_no_header_at_all_is_a_failure(self):
        self.assertEqual(self.run_tool("check_headers.sh")[0], 1)


class Tidy(Tree):
    TALLY = "12 warnings generated.\nSuppressed 12 warnings (12 in non-user code).\n"

    def words(self, text, code=0, at_once=1):
        """Exit code and output of tidy_words.sh, run so many times at once, on a clang-tidy that says text."""
        self.put("said", text)
        tidy = self.put("clang-tidy", "#!/bin/bash\n"
                        'while read -r line; do printf %s "$line"; sleep 0; echo; done <"${0%/*}/said"\n'
                        f"exit {code}\n")
        tidy.chmod(0o755)
        done = subprocess.run(["xargs", "-P", str(at_once), "-n", "1", "bash", str(ROOT / "tools/tidy_words.sh")],
                              input="a.c\n" * at_once, env={**os.environ, "CLANG_TIDY": str(tidy)}, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds(60), check=False)
        return done.returncode, done.stdout

    def test_tallies_alone_pass_and_a_finding_fails(self):
        self.assertEqual(self.words(self.TALLY), (0, ""))
        finding = "src/a.c:1:2: error: too long [x]\n"
        self.assertEqual(self.words(self.TALLY + finding), (123, finding))

    def test_tallies_of_several_at_once_pass(self):
        self.assertEqual(self.words(self.TALLY * 20, at_once=8), (0, ""))

    def test_a_clang_tidy_that_fails_without_a_word_fails(self):
        self.assertEqual(self.words(self.TALLY, code=3), (123, "clang-tidy ended with 3 and said nothing.\n"))


class Suppressions(Tree):
    def test_no_nolint_in_the_library(self):
        self.put("src/base/text.c", "int x; // NOLINT\n")
        self.fails("check_nolint.sh", "src/base/text.c:1:")
        self.put("src/base/text.c", "int x;\n")
        self.passes("check_nolint.sh")


class Security(unittest.TestCase):
    def test_what_it_names_as_evidence_is_there(self):
        words = (ROOT / "SECURITY.md").read_text()
        paths = re.findall(r"`((?:tests|tools|docs|web)/[\w./-]+)`", words)
        self.assertGreater(len(paths), 10)
        self.assertEqual([path for path in paths if not (ROOT / path).exists()], [])
        steps = re.findall(r"`\.ci/run (\w+)`", words)
        known = re.findall(r"^step_(\w+)\(\)", (ROOT / ".ci/run").read_text(), re.M)
        self.assertLess(set(steps), set(known))


class Packages(Tree):
    def shell(self, code):
        done = subprocess.run(["bash", "-c", f'. "{ROOT}/tools/packages.sh"\n{code}'], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds(60),
                              check=False)
        return done.returncode, done.stdout

    def test_nothing_is_done_when_everything_is_there(self):
        self.assertEqual(self.shell("there() { true; }\nneed ci"), (0, ""))

    def test_another_system_is_told_what_to_install(self):
        status, words = self.shell("there() { [ \"$2\" != cmake ]; }\ndebian_12() { false; }\nneed run")
        self.assertEqual(status, 2)
        self.assertIn("Missing here: cmake", words)

    def test_what_the_tests_can_do_without_is_asked_of_debian_alone(self):
        known = 'debian_12() { %s; }; there extra-tool no-such-tool'
        self.assertEqual(self.shell(known % "false")[0], 0)
        self.assertEqual(self.shell(known % "true")[0], 1)

    def test_what_is_missing_is_installed_once(self):
        status, words = self.shell(
            "done=; there() { [ -n \"$done\" ] || [ \"$2\" != cmocka ]; }\n"
            "debian_12() { true; }\nid() { echo 0; }\n"
            "install() { done=1; echo \"install $*\"; }\nneed test")
        self.assertEqual((status, words), (0, "install libcmocka-dev\n"))

    def test_the_list_for_people_is_the_list_that_is_installed(self):
        table = self.shell("packages")[1].splitlines()
        installed = {}
        for row in table:
            level, package = row.split()[:2]
            installed.setdefault(package, set()).add(level)
        listed = re.findall(r"^\| `([\w.+-]+)` \| ([\w, ]+) \|", (ROOT / "CONTRIBUTING.md").read_text(), re.M)
        self.assertEqual({package: set(levels.split(", ")) for package, levels in listed
                          if package in installed or levels in ("run", "page", "test", "ci")}, installed)

    def wanted(self, level, debian):
        return self.shell(f"there() {{ false; }}\ndebian_12() {{ {debian}; }}\nmissing {level}")[1].split()

    def test_what_the_page_needs_waits_until_it_is_asked_for_or_tested(self):
        page = {"clang-14", "lld-14", "wasi-libc", "libclang-rt-14-dev-wasm32", "npm"}
        self.assertFalse(page & set(self.wanted("run", "true")))
        self.assertTrue(page <= set(self.wanted("page", "true")))
        self.assertTrue(page <= set(self.wanted("test", "true")))
        self.assertTrue(page <= set(self.wanted("ci", "true")))

    def test_the_page_does_not_need_what_the_command_needs(self):
        self.assertFalse({"libyaml-dev", "libgmp-dev"} & set(self.wanted("page", "true")))

    def test_elsewhere_the_tests_can_do_without_the_page(self):
        self.assertNotIn("npm", self.wanted("test", "false"))
        self.assertIn("libcmocka-dev", self.wanted("test", "false"))

    def test_a_failed_install_says_how_to_retry(self):
        status, words = self.shell(
            "there() { [ \"$2\" != cmake ]; }\ndebian_12() { true; }\nid() { echo 0; }\n"
            "as_root() { echo no network; false; }\nneed run")
        self.assertEqual(status, 2)
        self.assertIn("no network", words)
        self.assertIn("run the same command again", words)


if __name__ == "__main__":
    unittest.main()
