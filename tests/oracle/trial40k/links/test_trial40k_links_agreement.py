"""The engine of Trial Assault against its oracle where four targets or more stand in pairs (R-24, A-07).

As test_trial40k_charge_agreement.py: whatever is declared, the same is asked, in the order that R-24 has it, and all stand
in the same places.
"""
import json
import random
import unittest
from collections import Counter
from itertools import islice

import agreement
import test_trial40k_charge_agreement as charge_agreement
from agreement import ask
from limits import FEW, deep, many, with_all
from test_trial40k_charge_agreement import Rash
from trial40k_charge import Asker, phases, played
from trial40k_charge_table import SEEN, table_of
from trial40k_links_positions import SEVERAL, elsewhere, straight

DECLARED = 2 if FEW else many(6, 100)     # of all that can be declared in a position
ANY = 2             # besides, with answers at random
REACHED = {"further: apart": 200, "further: apart, no neighbour": 10, "further: apart, not all touched": 10,
           "further: apart, chain": 10, "further: goes with it, 1 could": 40, "further: goes with it, 2 could": 4,
           "follows: the nearest": 2, "follows: another": 2, "follows: the nearest, not the first in order": 1,
           "targets: 4": 25, "targets: 6": 1}
TURNED = {"further: apart": 50, "further: goes with it, 1 could": 10, "targets: 4": 5}


def looked_at(name, scenario):
    """Some phases of a scenario, none twice, that mostly differ in what is declared."""
    table, rng = table_of(scenario), random.Random(json.dumps(scenario))
    every = [*islice(phases(table, ("declare",)), DECLARED), *(played(table, Rash(rng)) for _ in range(ANY))]
    before, several = SEVERAL.get(name, ((), ()))
    every += [played(table, Asker("charge-" + target for target in (*before, one))) for one in several]
    return list({phase.asked: phase for phase in every}.values())


def follows(phase):
    """Who is said to follow, where several can; and whether the nearest is another than the first in order."""
    for question, taken in phase.asked:
        if question.step == "declare" and not {"enough", "no-charge"} & set(question.options):
            yield "follows: the nearest" if taken == question.options[question.standing] else "follows: another"
            if question.standing:
                yield "follows: the nearest, not the first in order"


class Game(charge_agreement.Game):
    """A phase of the oracle's, played in the engine; besides, in which order targets are offered."""

    def __init__(self, name, scenario, phase):
        super().__init__(scenario, phase)
        self.name, self.listed = name, []

    def answer(self):
        if self.question["step"] == "declare":
            self.listed.append([option["id"] for option in self.question["options"]])
        return super().answer()

    def in_order(self):
        """The same of the oracle: the standing order, the others in the order of units, no charge last."""
        rows = [(question.options[question.standing], question.options)
                for question, _ in self.phase.asked if question.step == "declare"]
        return [[first, *sorted(set(options) - {first, "no-charge"}), *(["no-charge"] if "no-charge" in options else [])]
                for first, options in rows]


class Compared:
    """Positions, each after some of its answers; a class adds `positions`, `reached`, and unittest.TestCase."""

    @classmethod
    def setUpClass(cls):
        SEEN.clear()
        cls.games = [Game(name, scenario, phase) for name, scenario in cls.positions().items()
                     for phase in looked_at(name, scenario)]
        cls.seen = {**SEEN, **Counter(word for game in cls.games for word in follows(game.phase))}
        while going := [game for game in cls.games if game.goes_on()]:
            for game, reply in zip(going, ask([game.request() for game in going]), strict=True):
                game.hear(reply)
        # Left out: models that may come to stand in too many ways.
        cls.games = [game for game in cls.games if not game.error or game.error.get("clause") != "TAR-038"]

    def test_the_same_is_asked_and_all_stand_in_the_same_places(self):
        shown = ask([{"do": "show", "record": game.record} for game in self.games])
        for game, reply in zip(self.games, shown, strict=True):
            with self.subTest(scene=game.name, asked=[taken for _, taken in game.phase.asked]):
                self.assertIsNone(game.error)
                self.assertEqual(game.asked, game.expected())
                self.assertEqual(game.listed, game.in_order())
                self.assertEqual(sorted((mark["x"], mark["y"]) for mark in reply["marks"]
                                        if mark["kind"] in ("piece", "base") and mark["where"]),
                                 sorted(game.phase.where))

    @with_all
    def test_every_case_is_reached(self):
        self.assertEqual({name: self.seen.get(name) for name, least in self.reached.items()
                          if self.seen.get(name, 0) < least}, {})
        self.assertGreaterEqual(len(self.games), 5 * len(self.positions()))


class Straight(Compared, unittest.TestCase):
    """As they are written."""
    positions, reached = staticmethod(straight), REACHED


class Turned(Compared, unittest.TestCase):
    """Turned by quarters, and mirrored: every third, in a long run all."""
    reached = TURNED

    @staticmethod
    def positions():
        return dict(islice(elsewhere().items(), 0, None, 1 if deep() else 12 if FEW else 3))


if __name__ == "__main__":
    agreement.main()
