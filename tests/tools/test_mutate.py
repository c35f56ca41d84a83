import pathlib
import shutil
import sys
import tempfile
import unittest

from limits import deep_only
from tree import TOOLS, Tree

sys.path.insert(0, str(TOOLS / "mutate"))
import mutants  # noqa: E402
import rules  # noqa: E402

LISTING = "".join(f'CLAUSE(DRL_0{n}, "DRL-0{n}", 1, "card", "A rule.")\n' for n in (1, 2, 3))
DRILL = """#include <assert.h>
int drill_edge(int attackers, int defenders, int works);
int drill_edge(int attackers, int defenders, int works) {
    int edge = attackers - defenders; // DRL-01
    if (works) edge -= 2; // DRL-02
    assert(edge < 100); // DRL-03
    return edge;
}
"""
TESTS = """#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#define PROVES(tag, revision) (void)state
int drill_edge(int attackers, int defenders, int works);
static void drl_01_the_edge_is_the_difference(void **state) {
    PROVES(DRL_01, 1);
    assert_int_equal(drill_edge(3, 1, 0), 2);
}
static void drl_02_works_are_worth_two(void **state) {
    PROVES(DRL_02, 1);
    assert_true(drill_edge(3, 1, 1) < 9);WORKS
}
static void drl_03_the_edge_is_below_a_hundred(void **state) {
    PROVES(DRL_03, 1);
    assert_int_equal(drill_edge(99, 0, 0), 99);
}
int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(drl_01_the_edge_is_the_difference),
        cmocka_unit_test(drl_02_works_are_worth_two),
        cmocka_unit_test(drl_03_the_edge_is_below_a_hundred),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
"""
WORKS = """
    assert_int_equal(drill_edge(3, 1, 0), 2);
    assert_int_equal(drill_edge(3, 1, 1), 0);"""
BUILD = """cmake_minimum_required(VERSION 3.21)
project(drill C)
enable_testing()
find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)
add_library(drill STATIC src/rules/drill/drill.c)
add_executable(drill_tests tests/rules/drill/test_drill.c)
target_link_libraries(drill_tests drill PkgConfig::CMOCKA)
add_test(NAME drill_tests COMMAND drill_tests)
set_tests_properties(drill_tests PROPERTIES LABELS rules/drill)
"""
SAME = """# About the listing.

drill.c
- assert(edge < 100);
+ {broken}
Said by the test, which has no
better reason.
"""


@deep_only  # it builds a project anew in each test
class Mutate(Tree):
    @classmethod
    def setUpClass(cls):
        cls.copy = tempfile.mkdtemp()  # shared: what is left of one test must not harm the next
        cls.addClassCleanup(shutil.rmtree, cls.copy)

    def setUp(self):
        super().setUp()
        self.put("CMakeLists.txt", BUILD)
        self.put("src/rules/drill/clauses.def", LISTING)
        self.put("src/rules/drill/drill.c", DRILL)
        self.proofs(WORKS)

    def proofs(self, works):
        self.put("tests/rules/drill/test_drill.c", TESTS.replace("WORKS", works))

    def mutate(self, *args, status=0):
        ended, words = self.run_tool("mutate/rules.py", "drill", self.root, "--build", self.copy,
                                     *args)
        self.assertEqual(ended, status, words)
        return words

    def files(self):
        return {p: (p.read_bytes(), p.stat().st_mtime_ns)
                for p in self.root.rglob("*") if p.is_file()}

    def test_a_break_that_its_proof_notices_is_named_with_the_proof(self):
        words = self.mutate("--all", "--only", "drill.c:4")
        self.assertIn("| drill.c:4 | DRL-01 | `-` to `+` | drl_01_the_edge_is_the_difference |",
                      words)
        self.assertNotIn("SURVIVED", words)

    def test_a_source_in_a_folder_of_the_system_is_broken_too(self):
        (self.root / "src/rules/drill/drill.c").unlink()
        self.put("src/rules/drill/fight/edge.c", DRILL)
        self.put("CMakeLists.txt", BUILD.replace("drill/drill.c", "drill/fight/edge.c"))
        words = self.mutate("--all", "--only", "fight/edge.c:4")
        self.assertIn("| fight/edge.c:4 | DRL-01 | `-` to `+` | "
                      "drl_01_the_edge_is_the_difference |", words)
        self.assertNotIn("SURVIVED", words)

    def test_a_survivor_is_reported_and_fails(self):
        self.proofs("")
        words = self.mutate("--all", status=1)
        self.assertIn("| drill.c:5 | DRL-02 | `-=` to `+=` | **SURVIVED** |", words)
        self.assertIn("drill.c\n- if (works) edge -= 2;\n+ if (works) edge += 2;", words)
        self.assertIn("drill.c:5: no break of this line makes a proof of DRL-02 fail", words)

    def test_a_proof_of_another_clause_does_not_count(self):
        self.proofs("")
        code = DRILL.replace("- defenders; // DRL-01", "- defenders; // DRL-02")
        self.put("src/rules/drill/drill.c", code)
        words = self.mutate("--all", "--only", "drill.c:4", status=1)
        self.assertIn("| drill.c:4 | DRL-02 | value `attackers - defenders` dropped | "
                      "**SURVIVED** |", words)

    def test_a_crash_is_a_proof_that_fails(self):
        words = self.mutate("--only", "drill.c:6", "--all", status=1)
        self.assertIn("| `<` to `>=` | drl_03_the_edge_is_below_a_hundred |", words)
        self.assertIn("| `100` to `99` | drl_03_the_edge_is_below_a_hundred |", words)
        self.assertIn("| `100` to `101` | **SURVIVED** |", words)

    def test_a_break_listed_as_equivalent_is_not_tried(self):
        for broken in ("assert(edge <= 100);", "assert(edge < 101);", ";"):
            self.assertIn(f"+ {broken}\n", self.mutate("--all", status=1) + "\n")
            known = self.root / "tools/mutate/rules_equivalent.txt"
            old = known.read_text() if known.exists() else ""
            self.put("tools/mutate/rules_equivalent.txt", old + SAME.format(broken=broken) + "\n")
        self.assertIn("0 survived; 0 did not compile, 3 known to change nothing",
                      self.mutate("--all"))

    def test_a_listed_break_that_is_no_longer_possible_fails(self):
        self.put("tools/mutate/rules_equivalent.txt", SAME.format(broken="assert(edge < 7);"))
        words = self.mutate("--only", "drill.c:4", status=1)
        self.assertIn("drill.c has no such break any more: assert(edge < 100);", words)

    def test_a_cited_line_with_nothing_to_break_is_named(self):
        self.put("src/rules/drill/drill.c", DRILL.replace("return edge;", "return edge;\n")
                 .replace("\n}\n", "\n} // DRL-01\n"))
        words = self.mutate("--all", "--only", "drill.c:4")
        self.assertIn("drill.c:9: cites a clause, but nothing on the line", words)

    def test_a_draw_follows_from_its_seed_and_counts_lines(self):
        self.proofs("")
        one = self.mutate("--count", 1, "--only", "drill.c:4", "--seed", 5)
        self.assertEqual(one, self.mutate("--count", 1, "--only", "drill.c:4", "--seed", 5))
        self.assertEqual(one.count("| drill.c:"), 1)
        self.assertIn("1 lines of 1 clauses broken in 1 ways", one)

    def test_the_project_itself_is_left_alone(self):
        before = self.files()
        self.mutate("--all", "--only", "drill.c:4")
        self.assertEqual(self.files(), before)
        status, words = self.run_tool("mutate/rules.py", "drill", self.root, "--only", "drill.c:4")
        self.assertEqual(status, 0, words)  # with a copy that goes away
        self.assertEqual(self.files(), before)

    def test_the_copy_is_whole_again_afterwards(self):
        self.mutate("--all", "--only", "drill.c:4")
        copy = pathlib.Path(self.copy, "src/rules/drill/drill.c")
        self.assertEqual(copy.read_text(), DRILL)

    def test_the_project_is_no_copy_of_itself(self):
        status, words = self.run_tool("mutate/rules.py", "drill", self.root, "--build", self.root)
        self.assertEqual(status, 2)
        self.assertIn("cannot be the project itself", words)

    def test_nothing_is_tried_where_nothing_can_be_seen(self):
        for old, new, said in (
                ("int main", "int mane", "--target drill_tests failed"),
                ("PROVES(DRL_01, 1)", "(void)state", "no test proves DRL-01"),
                ("void drl_01_", "void drl_02_", "proves DRL_01 but is not named after it"),
                ("3, 1, 0), 2", "3, 1, 0), 4", "drill_tests fails as it is")):
            self.put("tests/rules/drill/test_drill.c",
                     TESTS.replace("WORKS", WORKS).replace(old, new))
            self.assertIn(said, self.mutate(status=2))


class Proofs(unittest.TestCase):
    """Which tests prove what."""

    def test_a_test_may_prove_several_and_is_named_after_the_first(self):
        code = ("static void drl_02_works(void **state) {\n    PROVES(DRL_02, 1);\n"
                "    PROVES(DRL_01, 1);\n    (void)state;\n    PROVES(DRL_03, 1);\n}\n")
        clauses = {"DRL_01": "DRL-01", "DRL_02": "DRL-02", "DRL_03": "DRL-03"}
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "test_drill.c").write_text(code)
            self.assertEqual(rules.proofs_of(pathlib.Path(folder), clauses),
                             {"DRL-02": ["drl_02_works"], "DRL-01": ["drl_02_works"]})


class Breaks(unittest.TestCase):
    """What is cited, and how it is broken, without building anything."""

    def breaks(self, text):
        clauses = {"DRL_01": "DRL-01", "DRL_02": "DRL-02"}
        enums = mutants.siblings(["enum ties { NOBODY, FIRST, SECOND };"])
        source = mutants.Source("drill.c", text, clauses, enums)
        return [(m.line, m.clauses, m.after) for m in source.all_mutants()]

    def after(self, text):
        return [after for _, _, after in self.breaks(text)]

    def test_names_that_rows_make_have_siblings(self):
        rows = ('#define ROWS(NUMBER, READING) \\\n'
                '    NUMBER(NEED, "need", "4", DRL_01) \\\n'
                '    READING(TIES, (TO_NOBODY, TO_FIRST), "ties", DRL_02) \\\n'
                '    NUMBER(DICE, "dice", "2", DRL_01)\n'
                '#define FACE(row) OTHER(row, row)\n'
                'enum param { ROWS(TAG, TAG) PARAMS };\n')
        found = mutants.siblings([rows])
        self.assertEqual(found["NEED"], ["TIES"])
        self.assertEqual(found["TIES"], ["DICE", "NEED"])
        self.assertEqual(found["TO_NOBODY"], ["TO_FIRST"])
        self.assertNotIn("row", found)

    def test_only_cited_lines_are_broken(self):
        text = "int f(void) {\n    x = y + 1;\n    a(); // DRL-01, DRL-02\n}\n"
        self.assertEqual(self.breaks(text), [(3, ("DRL-01", "DRL-02"), ";")])
        self.assertEqual(self.breaks("int f(void) {\n    a(); // so says DRL-01\n}\n"), [])

    def test_a_header_cites_what_it_heads(self):
        found = self.after("int f(void) {\n    if (a == 0) // DRL-01\n        b++;\n}\n")
        self.assertIn("if (a != 0)", found)
        self.assertIn("b--;", found)

    def test_a_comment_at_the_margin_cites_the_function(self):
        found = self.breaks(
            "// DRL-01, half up.\nint f(int n) {\n    n += 2;\n    return n / 2;\n}\n"
            "int g(int n) {\n    return n + 1;\n}\n")
        self.assertIn((3, ("DRL-01",), "n -= 2;"), found)
        self.assertIn((4, ("DRL-01",), "return n * 2;"), found)
        self.assertFalse([after for _, _, after in found if "n - 1" in after])

    def test_a_statement_of_two_lines_is_deleted_whole(self):
        text = "int f(void) {\n    a();\n    tell(one,\n         two); // DRL-01\n}\n"
        self.assertIn(";", self.after(text))

    def test_constants_give_way_to_their_neighbours(self):
        found = self.after("int f(void) {\n    throw(6, FIRST); // DRL-01\n}\n")
        for words in ("throw(5, FIRST);", "throw(7, FIRST);", "throw(6, SECOND);",
                      "throw(6, NOBODY);"):
            self.assertIn(words, found)

    def test_conditions_are_negated_and_calls_dropped(self):
        found = self.after("int f(void) {\n    x = g(a) ? 2 : 3; // DRL-01\n}\n")
        for words in ("x = !(g(a)) ? 2 : 3;", "x = 0 ? 2 : 3;", "x = 0;", ";"):
            self.assertIn(words, found)

    def test_of_a_row_only_what_is_text_is_broken(self):
        self.assertCountEqual(
            self.after('    {"3", 1, 20, "each|once", "each", DRL_01, "at most 4"},\n'),
            ['{"2", 1, 20, "each|once", "each", DRL_01, "at most 4"},',
             '{"4", 1, 20, "each|once", "each", DRL_01, "at most 4"},',
             '{"3", 1, 20, "each|once", "once", DRL_01, "at most 4"},'])


if __name__ == "__main__":
    unittest.main()
