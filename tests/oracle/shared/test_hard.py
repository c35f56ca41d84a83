"""The check that generated cases are hard: it can fail, and is made of every group whose answers are kept."""
import random
import re
import unittest
from fractions import Fraction

import oracles
from agreement import too_easy
from kept_answers import SLOW
from oracle_hard import EASY, REFUSED, Mix

OPEN = {"endings": {"taken": "1/3", "held": "2/3"}}
CERTAIN = {"endings": {"taken": "1"}}


def measured(rows):
    """What is too easy of rows of (truth, situations)."""
    return too_easy([{"truth": truth} for truth, _ in rows], [{"situations": count} for _, count in rows])


class Measure(unittest.TestCase):
    def test_hard_cases_pass(self):
        self.assertEqual(measured([(OPEN, 101)] * 19 + [(CERTAIN, 1)]), [])

    def test_small_ones_fail(self):
        self.assertEqual(measured([(OPEN, 900)] * 9 + [(OPEN, 100)] * 11), ["the median has 100 situations"])

    def test_certain_ones_fail(self):
        self.assertEqual(measured([(OPEN, 900)] * 18 + [(CERTAIN, 900)] * 2), ["10.0 % end in a certain way"])

    def test_those_that_are_refused_do_not_count(self):
        self.assertEqual(too_easy([{"truth": {"error": "A-1"}}, {"truth": OPEN}, {"truth": OPEN}],
                                  [{"error": {}}, {"error": {"clause": "TAR-038"}}, {"situations": 101}]), [])

    def test_every_group_is_measured(self):
        found = {name for path in oracles.ORACLES.glob("**/test_*_agreement.py")
                 for name in re.findall(r'^    system = "(\w+)"$', path.read_text(encoding="utf-8"), re.M)}
        self.assertEqual(found, set(SLOW))


class Keeping(unittest.TestCase):
    def test_one_in_so_many_is_easy_or_refused_at_most(self):
        rng, mix, easy, refused = random.Random(1), Mix(50), 0, 0
        sure, loose = {"endings": {"taken": Fraction(1)}}, {"endings": {"taken": Fraction(1, 3), "held": Fraction(2, 3)}}
        for _ in range(4000):
            if mix.may_refuse() and rng.random() < 0.5:
                mix.refuse()
                refused += 1
            answer, size = rng.choice(((sure, 900), (loose, 49), (loose, 50)))
            easy += mix.keep(answer, size) and (answer is sure or size < 50)
        self.assertTrue(0 < easy <= 1 + mix.kept // EASY)
        self.assertTrue(0 < refused <= 1 + mix.kept // REFUSED)

    def test_all_that_are_hard_are_kept(self):
        mix = Mix(50)
        self.assertTrue(all(mix.keep({"endings": {"taken": Fraction(1, 3)}}, 50) for _ in range(99)))


if __name__ == "__main__":
    unittest.main()
