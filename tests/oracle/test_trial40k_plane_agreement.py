"""Models that stand on the table make the battle that stated contacts make.

Of each generated position a slow second reading with fractions (trial40k_plane.py) says who touches whom,
who supports and in whose zone everybody is, as a scenario with stated contacts: groups, marks and answers are
the same to the last digit, of as many situations, and what is refused here is refused there.

    test_trial40k_plane_agreement.py [SEED]
"""
import json
import random
import subprocess
import sys
import unittest

import agreement
from limits import deep
from trial40k_numbers import Refused
from trial40k_plane import contacts, stated
from trial40k_plane_generate import scenario

POSITIONS = 300         # that are drawn
ANSWERED = 200 if deep() else 40    # of which answers are compared
MOST = 20_000           # situations of one
ONLY = ["endings", "joint", "measures", "value", "situations"]


def ask(requests):
    """The door's replies."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([str(agreement.DOOR)], input=lines, text=True, check=True, stdout=subprocess.PIPE)
    return [json.loads(line) for line in done.stdout.splitlines()]


def pieces(reply):
    """What is said of each group."""
    return sorted((mark["unit"], mark["words"], mark["piece"]["whole"])
                  for mark in reply["marks"] if mark["kind"] == "piece")


class Table(unittest.TestCase):
    seed = 16

    @classmethod
    def setUpClass(cls):
        rng = random.Random(cls.seed)
        cls.stood, cls.refused = [], []
        for document in (scenario(rng) for _ in range(POSITIONS)):
            try:
                cls.stood.append((document, stated(document)))
            except Refused as error:
                cls.refused.append((document, str(error)))

    def test_most_positions_are_played_and_differ(self):
        self.assertGreaterEqual(len(self.stood), 200)
        placed, told = (json.dumps(part) for part in zip(*self.stood))
        for text, words in ((placed, '"base": "25.1 mm"'), (told, '"support"'), (told, '"out"'), (told, '"joined"'),
                            (told, '"zone": []'), (told, " by "), (told, " beyond ")):
            self.assertGreaterEqual(text.count(words), 1, words)

    def test_groups_and_contacts_are_those_of_the_second_reading(self):
        shown = ask([{"do": "show", "scenario": document} for document, _ in self.stood])
        said = ask([{"do": "show", "scenario": made} for _, made in self.stood])
        for (document, _), one, other in zip(self.stood, shown, said, strict=True):
            with self.subTest(scenario=json.dumps(document)):
                self.assertNotIn("error", one)
                self.assertNotIn("error", other)
                self.assertEqual(pieces(one), pieces(other))
                self.assertEqual(sum(mark["kind"] == "sign" for mark in one["marks"]), contacts(document))

    def test_answers_are_those_of_stated_contacts(self):
        requests = [{"do": "odds", "scenario": part, "orders": "standing", "situations": MOST, "only": ONLY}
                    for pair in self.stood[:ANSWERED] for part in pair]
        replies = ask(requests + [dict(request, orders="best") for request in requests])
        for number in range(0, len(replies), 2):
            with self.subTest(scenario=json.dumps(requests[number % len(requests)]["scenario"])):
                one, other = replies[number:number + 2]
                if "error" not in one:
                    self.assertEqual(one, other)
                self.assertEqual(one.get("error", {}).get("status"), other.get("error", {}).get("status"))
        self.assertGreaterEqual(sum("error" not in reply for reply in replies), 3 * ANSWERED)

    def test_what_is_refused_is_refused_by_both(self):
        self.assertGreaterEqual(len(self.refused), 10)
        replies = ask([{"do": "check", "scenario": document} for document, _ in self.refused])
        for (document, words), reply in zip(self.refused, replies, strict=True):
            with self.subTest(scenario=json.dumps(document), refused=words):
                self.assertEqual(reply["error"]["clause"], agreement.clause_of(words))
                self.assertEqual(reply["error"]["status"], "bad-input")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Table.seed = int(sys.argv.pop())
    unittest.main()
