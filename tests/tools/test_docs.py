import shutil
import unittest

from tree import Tree

HEADER = """// How many?
//
// More.
#ifndef A_H
#define A_H
// --- Dice ---

// A pair, * and @ as they are, `code`.
typedef struct bay_pair {
    int a, *b; // in pips,
               // both
    // Once.
    double c;
} bay_pair;

// Adds.
//
//   in      pair   not NULL
//           other  > 0,
//                  odd
//   errors  none,
//           ever
int bay_add(bay_pair *pair, int other);
void bay_pair_free(bay_pair *pair);
int bay_bare(void);
#endif
"""

SHOWN = """/// @file a.h How many?
///
/// More.
#ifndef A_H
#define A_H
// --- Dice ---

/// A pair, \\* and \\@ as they are, <tt>code</tt>.
typedef struct bay_pair {
    int a; /**< in pips, both */     int *b; /**< in pips, both */

/// Once.
    double c;
} bay_pair;

/// Adds.
///
/// @li <b>in</b> pair   not NULL
/// @li other  \\> 0,
/// odd
/// @li <b>errors</b> none,
/// ever
int bay_add(bay_pair *pair, int other);
void bay_pair_free(bay_pair *pair); /**< Frees it; NULL is harmless. */
int bay_bare(void);
#endif
"""


class Filter(Tree):
    def test_comments_become_doxygens_line_for_line(self):
        self.maxDiff = None
        self.assertEqual(self.passes("doxygen_filter.py", self.put("a.h", HEADER)), SHOWN)


@unittest.skipUnless(shutil.which("doxygen"), "no doxygen here")
class Docs(Tree):
    def setUp(self):
        super().setUp()
        self.borrow("docs/Doxyfile", "tools/doxygen_filter.py", "CMakeLists.txt")
        for page in ("README", "docs/library", "docs/scripts", "docs/adding-a-system", "docs/page", "docs/reliability",
                     "docs/formats/door",
                     "docs/rulings/boards", "ARCHITECTURE", "CONTRIBUTING", "SECURITY",
                     "CHANGELOG"):
            self.put(f"{page}.md", f"# {page}\n")

    def header(self, without):
        self.put("include/bayonet/a.h", HEADER.replace(without, ""))

    def test_what_is_documented_passes(self):
        self.header("int bay_bare(void);\n")
        self.passes("docs.sh", self.root / "out", self.root)
        self.assertIn("in pips, both", (self.root / "out/html/structbay__pair.html").read_text())

    def test_what_is_not_documented_fails(self):
        self.header("")
        self.fails("docs.sh", "bay_bare", self.root / "out", self.root)
        for comment, named in (("    // Once.\n", "Member c "),
                               ("// A pair, * and @ as they are, `code`.\n", "bay_pair"),
                               (" // in pips,\n               // both", "Member b ")):
            with self.subTest(comment):
                self.header(comment)
                self.fails("docs.sh", named, self.root / "out", self.root)
        self.header("// Adds.\n//\n")
        self.fails("docs.sh", "bay_add", self.root / "out", self.root)

    def test_a_link_to_no_page_fails(self):
        self.header("int bay_bare(void);\n")
        self.put("README.md", "# Read me\n\n[there](docs/nowhere.md)\n")
        self.fails("docs.sh", "nowhere.md", self.root / "out", self.root)


if __name__ == "__main__":
    unittest.main()
