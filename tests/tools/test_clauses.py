import unittest

from tree import Tree

LISTED = 'CLAUSE(NQM_{n}, "NQM-{n}", 1, "14, dice", "Each side throws.")\n'
PROOF = "static void nqm_{n}(void **s) {{ PROVES(NQM_{n}, 1); }}\n"


class Clauses(Tree):
    def setUp(self):
        super().setUp()
        for name in ("nqm", "portable", "soldiers", "wtj", "trial40k"):
            self.put(f"tools/clauses/{name}.txt")
        self.put("tools/clauses/nqm.txt", "NQM-01\nNQM-02\nNQM-S01\n")
        self.put("tools/complete.txt", "# none\n")
        self.listing(LISTED.format(n="01"))
        self.put("src/rules/nqm/nqm_steps.c", "int x; // NQM-01\n")
        self.put("tests/rules/nqm/test_dice.c", PROOF.format(n="01"))

    def listing(self, text):
        self.put("src/rules/nqm/clauses.def", text)

    def test_a_listed_coded_and_proved_clause_passes(self):
        self.assertIn("nqm: 1 of 3 clauses coded and proved", self.passes("clauses.py"))

    def test_a_listed_clause_needs_code(self):
        self.put("src/rules/nqm/nqm_steps.c", "int x;\n")
        self.fails("clauses.py", "no code (1): NQM-01")

    def test_a_listed_clause_needs_proof(self):
        self.put("tests/rules/nqm/test_dice.c", "// NQM-01 is not proved by saying so\n")
        self.fails("clauses.py", "no proof (1): NQM-01")

    def test_a_proof_in_a_comment_is_none(self):
        self.put("tests/rules/nqm/test_dice.c", "// PROVES(NQM_01, 1);\n")
        self.fails("clauses.py", "no proof (1): NQM-01")

    def test_a_listed_clause_must_be_in_the_catalogue(self):
        self.listing(LISTED.format(n="09"))
        self.fails("clauses.py", "listed, but no clause of the catalogue (1): NQM-09")

    def test_a_clause_is_listed_once(self):
        self.listing(LISTED.format(n="01") * 2)
        self.fails("clauses.py", "listed twice (1): NQM-01")

    def test_a_citation_of_no_clause_is_found_in_code(self):
        self.put("src/analysis/solve/odds.c", "int y; // NQM-77\n")
        self.fails("clauses.py", "src/analysis/solve/odds.c:1: NQM-77 is no clause")

    def test_a_citation_of_no_clause_is_found_in_tests(self):
        self.put("tests/cases/nqm.jsonl", '{"trace": ["NQM-1"]}\n')
        self.fails("clauses.py", "tests/cases/nqm.jsonl:1: NQM-1 is no clause")

    def test_an_omission_needs_a_reason(self):
        self.listing(LISTED.format(n="01") + 'OMITTED(NQM_02, "NQM-02", "14", "")\n')
        self.fails("clauses.py", "omitted without a reason (1): NQM-02")

    def test_an_omission_must_be_in_the_catalogue(self):
        self.listing(LISTED.format(n="01") + 'OMITTED(NQM_55, "NQM-55", "14", "no tanks")\n')
        self.fails("clauses.py", "omitted, but no clause of the catalogue (1): NQM-55")

    def test_a_clause_is_not_listed_and_omitted(self):
        self.listing(LISTED.format(n="01") + 'OMITTED(NQM_01, "NQM-01", "14", "no tanks")\n')
        self.fails("clauses.py", "listed and omitted too (1): NQM-01")

    def test_a_complete_system_lacks_nothing(self):
        self.put("tools/complete.txt", "nqm\n")
        self.fails("clauses.py", "unlisted (2): NQM-02 NQM-S01")

    def test_a_complete_system_may_omit_with_a_reason(self):
        self.put("tools/complete.txt", "nqm\n")
        self.listing(LISTED.format(n="01") + 'OMITTED(NQM_02, "NQM-02", "14", "a game turn")\n'
                     'OMITTED("NQM-S01", "14", "tanks")\n')
        self.assertIn("omitted NQM-S01: tanks", self.passes("clauses.py"))

    def test_a_complete_system_must_be_begun(self):
        self.put("tools/complete.txt", "wtj\n")
        self.put("tools/clauses/wtj.txt", "WTJ-01\n")
        self.fails("clauses.py", "unlisted (1): WTJ-01")

    def test_complete_names_a_system(self):
        self.put("tools/complete.txt", "chess\n")
        self.fails("clauses.py", "no system is called chess")


if __name__ == "__main__":
    unittest.main()
