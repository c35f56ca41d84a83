"""Charges of the Trial Assault Rules know no north, no left and no order of units: the same is asked, and all come to
the same places, seen otherwise.

Positions are those of trial40k_charge_generate.py in tests/oracle, and each is played to the fight by answers that are
drawn. Where two places do as well in all that the rulings weigh, the last word is the order in which they are tried
(R-27), and in a mirror that is another: only where the second reading says so may a position differ.

The order of a file's groups and of the places in `at` says who of those as near moves first, and which pair leads by
standing orders (R-26, R-27); so it is no change here. That of units says nothing.
"""
import os
import unittest
from fractions import Fraction
from itertools import islice
from random import Random

import table
from asked import ask  # puts the oracles on the path
from limits import many

from trial40k_charge import phases
from trial40k_charge_declare import all_touched
from trial40k_charge_generate import scenarios
from trial40k_charge_move import placed
from trial40k_charge_place import place_of
from trial40k_charge_table import SEEN, table_of

STEPS = ("declare", "next-charge", "first-mover", "place-charge")
POSITIONS = int(os.environ.get("BAYONET_ASSAULTS", many(150, 1200)))
PHASES = 40         # of a position, in which ties are looked for
PLAYED = 3          # ways to answer
TIES = 10           # most positions in a hundred that may rest on the order of places


class Game:
    """A phase from its begin; answers are taken from a list, or drawn and put there."""

    def __init__(self, scenario, answers, rng=None):
        self.scenario, self.answers, self.rng = scenario, answers, rng
        self.record, self.question, self.asked, self.error = [], None, [], None

    def goes_on(self):
        return not self.error and (not self.question or self.question.get("step") in STEPS)

    def request(self):
        if not self.record:
            return {"do": "play", "scenario": self.scenario, "seed": 1}
        options = [option["id"] for option in self.question["options"]]
        number = len(self.asked)
        self.asked.append((self.question["step"], options))
        if self.rng:
            self.answers.append(self.rng.choice(options))
        answer = self.answers[number] if number < len(self.answers) else options[0]
        return {"do": "play", "record": self.record, "move": {"choose": answer}}

    def hear(self, reply):
        self.error = reply.get("error")
        if not self.error:
            self.record, self.question = self.record + reply["lines"], reply["question"]


def play(games):
    """Plays them all until the fight, and says where the bases of each stand."""
    while going := [game for game in games if game.goes_on()]:
        for game, reply in zip(going, ask([game.request() for game in going]), strict=True):
            game.hear(reply)
    shown = ask([{"do": "show", "record": game.record} for game in games])
    return [sorted((mark["side"], mark["x"], mark["y"]) for mark in reply["marks"]
                   if mark["kind"] in ("piece", "base")) for reply in shown]


def rests_on_order(scenario):
    """Whether the order in which places are tried had the last word."""
    for known in (place_of, placed, all_touched):
        known.cache_clear()
    before = SEEN["place: order"]
    for _ in islice(phases(table_of(scenario)), PHASES):
        pass
    return SEEN["place: order"] > before


def backwards(document):
    """The units of both sides in the other order."""
    made = dict(document)
    for side in ("attacker", "defender"):
        made[side] = {"units": document[side]["units"][::-1]}
    return made


class Charges(unittest.TestCase):
    seed = 11

    @classmethod
    def setUpClass(cls):
        documents, rng = scenarios(POSITIONS, cls.seed, 4), Random(cls.seed)
        replies = ask([{"do": "check", "scenario": document} for document in documents])
        documents = [document for document, reply in zip(documents, replies, strict=True) if "error" not in reply]
        cls.games = [Game(document, [], rng) for document in documents for _ in range(PLAYED)]
        cls.places = play(cls.games)

    def differing(self, change, of=lambda x, y: (x, y)):
        """The positions that are asked or stand otherwise."""
        others = [Game(change(game.scenario), game.answers) for game in self.games]
        found = []
        for game, other, here, there in zip(self.games, others, self.places, play(others), strict=True):
            here = sorted((side, *of(x, y)) for side, x, y in here)
            if (other.error, other.asked, there) != (None, game.asked, here) and game.scenario not in found:
                found.append(game.scenario)
        return found

    def seen_by(self, move):
        """Of positions that a move makes, those that differ rest on the order of places, and are few."""
        def of(x, y):
            return tuple(int(10 * part) for part in move.of(Fraction(x, 10), Fraction(y, 10)))
        found = self.differing(move.scenario, of)
        for document in found:
            with self.subTest(scenario=document):
                self.assertTrue(rests_on_order(document))
        self.assertLessEqual(len(found), POSITIONS * TIES // 100)

    def test_much_is_asked(self):
        steps = [step for game in self.games for step, _ in game.asked]
        for step in STEPS:
            self.assertGreaterEqual(steps.count(step), POSITIONS // 40, step)
        taken = [answer for game in self.games for answer in game.answers]
        self.assertGreaterEqual(taken.count("as-placed"), POSITIONS // 75)

    def test_west_for_east(self):
        self.seen_by(table.mirrored)

    def test_half_a_turn(self):
        self.seen_by(table.turned)

    def test_a_quarter_of_a_turn(self):
        self.seen_by(table.quarter)

    def test_moved_along(self):
        self.assertEqual(self.differing(table.moved.scenario, lambda x, y: (x + 370, y + 1001)), [])

    def test_units_in_another_order(self):
        self.assertEqual(self.differing(backwards), [])


if __name__ == "__main__":
    unittest.main()
