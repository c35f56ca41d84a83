"""The oracle of WTJ 1916 against the catalogue's own vectors and printed tables (wtj.md, W.5 and W.6)."""
import unittest

import wtj_checks
import wtj_tables
import wtj_vectors
import wtj_vectors_more


class Vectors(unittest.TestCase):
    def holds(self, group):
        for vector, what, want, found in group():
            with self.subTest(vector=vector, what=what):
                self.assertEqual(found, want)

    def test_personnel(self):
        self.holds(wtj_vectors.personnel)

    def test_sides(self):
        self.holds(wtj_vectors.sides)

    def test_cavalry(self):
        self.holds(wtj_vectors.cavalry)

    def test_after_test(self):
        self.holds(wtj_vectors.after_test)

    def test_losses(self):
        self.holds(wtj_vectors_more.losses)

    def test_tanks(self):
        self.holds(wtj_vectors_more.tanks)

    def test_morale(self):
        self.holds(wtj_vectors_more.morale)

    def test_fire(self):
        self.holds(wtj_vectors_more.fire)

    def test_guns(self):
        self.holds(wtj_vectors_more.guns)


class Figures(unittest.TestCase):
    def holds(self, checks):
        for name, want, found in checks:
            with self.subTest(name):
                self.assertEqual(found, want)

    def test_printed_tables(self):
        self.holds(wtj_tables.checks())

    def test_sums_done_another_way(self):
        self.holds(wtj_checks.checks())


if __name__ == "__main__":
    unittest.main()
