import json
import pathlib
import shutil
import sys
import tempfile
import unittest

from limits import deep_only
from tree import TOOLS, Tree

sys.path.insert(0, str(TOOLS / "mutate"))
import core  # noqa: E402
import mutants  # noqa: E402

DRILL = """#include <assert.h>
int drill_edge(int attackers, int defenders);
int drill_edge(int attackers, int defenders) {
    assert(attackers < 100);
    int edge = attackers - defenders;
    return edge;
}
"""
TEST = """#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
int drill_edge(int attackers, int defenders);
static void the_edge_is_the_difference(void **state) {
    (void)state;
    assert_int_equal(drill_edge(3, DEFENDERS), 3 - DEFENDERS);
}
int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_edge_is_the_difference)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
"""
BUILD = """cmake_minimum_required(VERSION 3.21)
project(drill C)
enable_testing()
find_package(PkgConfig REQUIRED)
pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)
add_library(drill STATIC src/dice/drill.c)
foreach(name dice_edge kit_edge)
    add_executable(${name} ${name}.c)
    target_link_libraries(${name} drill PkgConfig::CMOCKA)
    add_test(NAME ${name} COMMAND ${name})
endforeach()
set_tests_properties(dice_edge PROPERTIES LABELS unit/dice)
set_tests_properties(kit_edge PROPERTIES LABELS unit/kit)
"""
SAME = "dice/drill.c\n- return edge;\n+ return 0;\nSaid by the test.\n"


@deep_only  # it builds a project anew in each test
class Core(Tree):
    def setUp(self):
        super().setUp()
        self.put("CMakeLists.txt", BUILD)
        self.put("include/none.h")
        self.put("src/dice/drill.c", DRILL)
        self.put("src/dice/drill.h", "enum { DRILL_MAX = 3 };\n")
        self.put_tests(own=0, other=1)
        self.build = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.build)

    def put_tests(self, own, other):
        self.put("dice_edge.c", TEST.replace("DEFENDERS", str(own)))
        self.put("kit_edge.c", TEST.replace("DEFENDERS", str(other)))

    def core(self, *args, status=0):
        ended, words = self.run_tool("mutate/core.py", "--folders", "dice", "--build", self.build,
                                     *args, self.root)
        self.assertEqual(ended, status, words)
        return words

    def test_own_tests_come_before_others_and_the_first_that_fails_is_named(self):
        self.put_tests(own=1, other=1)
        self.assertIn("| own · dice_edge · the_edge_is_the_difference |",
                      self.core("--only", "drill.c:5"))
        self.put_tests(own=0, other=1)
        shutil.rmtree(self.build)
        self.core("--count", 0)  # no test is run, nothing is written
        words = self.core("--only", "drill.c:5", "--seed", self.seed_of("attackers + defenders"))
        self.assertIn("| unit · kit_edge · the_edge_is_the_difference |", words)

    def seed_of(self, text):
        """A seed that breaks the line so."""
        sources = core.sources_of(self.root, ["dice"])
        for seed in range(100):
            for ways in core.drawn(sources, seed):
                if text in ways[0].after:
                    return seed
        self.fail(text)

    def test_a_survivor_is_reported_and_fails_until_it_is_killed_or_listed(self):
        self.put_tests(own=0, other=0)
        seed = self.seed_of("attackers + defenders")
        words = self.core("--only", "drill.c:5", "--seed", seed, status=1)
        self.assertIn("dice/drill.c\n- int edge = attackers - defenders;\n"
                      "+ int edge = attackers + defenders;", words)
        self.put_tests(own=0, other=2)
        self.assertIn("SURVIVED", self.core("--only", "drill.c:5", "--seed", seed, status=1))
        self.assertNotIn("SURVIVED", self.core("--only", "drill.c:5", "--seed", seed, "--again"))

    def test_it_goes_on_where_it_was(self):
        first = self.core("--count", 1)
        self.assertEqual(first.count("| dice/drill.c:"), 1)
        second = self.core("--count", 2)
        self.assertEqual(second.count("| dice/drill.c:"), 1)
        self.assertIn("| dice | 2 | 2 |", second)
        self.assertIn("| dice | 2 | 2 |", self.core("--count", 2, "--report"))
        rows = [json.loads(line) for line in
                pathlib.Path(self.build, "results.jsonl").read_text().splitlines()]
        self.assertEqual([r["became"] for r in rows if r["became"] != "not compiled"], ["killed"] * 2)

    def test_a_break_listed_as_equivalent_counts_and_is_not_tried(self):
        self.put("tools/mutate/core_equivalent.txt", SAME)
        words = self.core("--only", "drill.c:6")
        self.assertIn("| dice | 2 | 1 | 0 | 0 | 0 | 0 | 1 | 0 |", words)
        self.put("tools/mutate/core_equivalent.txt", SAME.replace("return 0", "return 7"))
        self.assertIn("drill.c has no such break any more: return edge;",
                      self.core("--report", status=1))

    def test_a_break_of_the_past_is_tried(self):
        self.put("tools/mutate/core_past.txt",
                 "dice/drill.c\n- int edge = attackers - defenders;\n+ int edge = 7;\nBoth.\n")
        self.assertIn("| as once | own · dice_edge", self.core("--past"))
        self.put("tools/mutate/core_past.txt", "dice/drill.c\n- edge = 2;\n+ edge = 7;\nBoth.\n")
        self.assertIn("drill.c has no such line any more: edge = 2;", self.core("--past", status=2))

    def test_a_test_that_fails_unbroken_takes_no_part(self):
        self.put("dice_edge.c", TEST.replace("3 - DEFENDERS", "9").replace("DEFENDERS", "0"))
        words = self.core("--only", "drill.c:6")
        self.assertIn("left out: dice_edge fails as it is: the_edge_is_the_difference", words)
        self.assertIn("| unit · kit_edge · the_edge_is_the_difference |", words)

    def test_the_project_itself_is_left_alone(self):
        self.core("--count", 2)
        self.assertEqual((self.root / "src/dice/drill.c").read_text(), DRILL)


class Code(unittest.TestCase):
    """What is code, without building anything."""

    def broken(self, text):
        return sorted({m.before for m in mutants.Source("a.c", text, {}, {}).code_mutants()})

    def test_bodies_and_values_are_code(self):
        self.assertEqual(self.broken("enum { MOST = 4 };\nstatic const int TABLE[3] = {7};\n"
                                     "static int f(int a) {\n    return a + 1;\n}\n"),
                         ["enum { MOST = 4 };", "return a + 1;", "static const int TABLE[3] = {7};"])

    def test_types_prototypes_and_sizes_are_not(self):
        self.assertEqual(self.broken("#define MOST 4\ntypedef struct a {\n    char word[9];\n} a;\n"
                                     "int f(int a[4]);\nstatic_assert(1 + 1 == 2, \"\");\n"
                                     "int g(void) {\n    char word[9];\n}\n"), [])

    def test_assertions_are_not(self):
        self.assertEqual(self.broken("int f(int a) {\n    assert(a > 1);\n    return a;\n}\n"),
                         ["return a;"])

    def test_a_size_in_a_value_is_not_broken(self):
        source = mutants.Source("a.c", "static const int TABLE[3] = {7};\n", {}, {})
        self.assertEqual({m.what for m in source.code_mutants()}, {"`7` to `6`", "`7` to `8`"})


class Draw(unittest.TestCase):
    def drawn(self, texts, seed):
        sources = {name: mutants.Source(name, text, {}, {}) for name, text in texts.items()}
        return [(ways[0].file, ways[0].line) for ways in core.drawn(sources, seed)]

    def test_each_file_has_its_turn_and_every_line_comes_once(self):
        body = "int f(int a) {\n    a += 1;\n    a += 2;\n    return a + 3;\n}\n"
        order = self.drawn({"dice/a.c": body, "dice/b.c": body, "text/c.c": body}, 5)
        self.assertEqual(len(set(order)), 9)
        for turn in range(0, 9, 3):
            self.assertEqual(len({file for file, _ in order[turn:turn + 3]}), 3)

    def test_a_file_that_changes_leaves_the_draw_of_others(self):
        body = "int f(int a) {\n    a += 1;\n    a += 2;\n    return a + 3;\n}\n"
        one = self.drawn({"dice/a.c": body, "dice/b.c": body}, 5)
        other = self.drawn({"dice/a.c": body, "dice/b.c": body.replace("    a += 1;\n", "")}, 5)
        self.assertEqual([o for o in one if o[0] == "dice/a.c"], [o for o in other if o[0] == "dice/a.c"])
        self.assertNotEqual(one, self.drawn({"dice/a.c": body, "dice/b.c": body}, 6))


if __name__ == "__main__":
    unittest.main()
