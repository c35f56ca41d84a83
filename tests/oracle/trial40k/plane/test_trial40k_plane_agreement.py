"""Models that stand on the table make the battle that stated contacts make.

Of each generated position a slow second reading with fractions (trial40k_plane.py) says who touches whom,
who supports and in whose zone everybody is, as a scenario with stated contacts: groups and marks are the same,
and what is refused here is refused there. Where no casualties can part anybody (R-28) so are answers, to the last
digit and of as many situations; where they can they are those of test_trial40k_coherency_agreement.py.

    run.py test_trial40k_plane_agreement [SEED]
"""
import json
import random
import sys
import unittest

import agreement
from agreement import ask
from limits import many
from trial40k_numbers import Refused
from trial40k_plane import contacts, models_of, near, stated, units_of
from trial40k_plane_generate import scenario

POSITIONS = many(300, 3000)         # that are drawn
ANSWERED = many(40, 300)    # of which answers are compared
LEAST = POSITIONS // 10   # that casualties cannot part
MOST = 20_000           # situations of one
ONLY = ["endings", "joint", "measures", "value", "situations"]


def may_part(document, made):
    """Whether casualties may part a party (R-28): two of its models are more than two inches apart, and blows reach
    several groups of a unit of it, so that somebody says who of them suffers."""
    units, models = units_of(document), models_of(document)
    loose = {(units[one.unit].side, units[one.unit].host) for one in models for two in models
             if units[one.unit][::3] == units[two.unit][::3] and not near(one, two)}
    rows = [(side, row) for side in ("attacker", "defender") for row in made[side]["units"]]
    return any(sum(bool(group.get("zone")) for group in row["groups"]) > 1
               and (side, row.get("joined", row["name"])) in loose for side, row in rows)


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
        tight = [pair for pair in self.stood if not may_part(*pair)]
        self.assertGreaterEqual(len(tight), LEAST)
        requests = [{"do": "odds", "scenario": part, "orders": "standing", "situations": MOST, "only": ONLY}
                    for pair in tight[:ANSWERED] for part in pair]
        replies = ask(requests + [dict(request, orders="best") for request in requests])
        for number in range(0, len(replies), 2):
            with self.subTest(scenario=json.dumps(requests[number % len(requests)]["scenario"])):
                one, other = replies[number:number + 2]
                if "error" not in one:
                    self.assertEqual(one, other)
                self.assertEqual(one.get("error", {}).get("status"), other.get("error", {}).get("status"))
        self.assertGreaterEqual(sum("error" not in reply for reply in replies), 3 * min(ANSWERED, len(tight)))

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
