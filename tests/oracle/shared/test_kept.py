"""What is kept of the slow oracles' answers is what they answer now: see kept_answers.py."""
import importlib
import unittest

import kept_answers
from kept_answers import SEED, SLOW, TALLIED, TELLING, in_tree
from limits import many

COUNT = many(1, 20)     # of each oracle are computed anew
AGAIN = "an oracle has changed: tests/support/kept_answers.py answers anew"


class Kept(unittest.TestCase):
    def test_all_are_of_the_oracles_as_they_are(self):
        for name, count in SLOW.items():
            with self.subTest(oracle=name):
                found = in_tree(name)
                self.assertIsNotNone(found, AGAIN)
                self.assertEqual(len(found[0]), count)
        for name in TELLING:
            with self.subTest(oracle=name):
                found = in_tree(name, "telling")
                self.assertIsNotNone(found, AGAIN)
                self.assertEqual(found[0], kept_answers.telling(name), AGAIN)

    def test_each_id_is_applied_in_a_thousand(self):
        for name in TALLIED:
            with self.subTest(oracle=name):
                tally, = in_tree(name, "tally")
                every = importlib.import_module(f"{name}_applied").every_id()
                self.assertEqual([one for one in every if tally[one] == "0"], [])

    def test_some_are_answered_alike_again(self):
        for name in SLOW:
            with self.subTest(oracle=name):
                self.assertEqual(kept_answers.generate(name, COUNT, SEED)[0], in_tree(name)[0][:COUNT])

    def test_one_on_which_a_rule_tells_is_answered_alike_again(self):
        for name in TELLING:
            with self.subTest(oracle=name):
                cases, truths = in_tree(name, "telling")
                self.assertEqual(kept_answers.answers(name, cases[-COUNT:])[0], truths[-COUNT:])


if __name__ == "__main__":
    unittest.main()
