"""The engine of Trial Assault against its oracle where the phase begins with charges: see agreement.py.

Of best play the value is compared alone, for two ways to charge of equal worth may be chosen. Besides, whatever is
answered: the same is asked, and all stand in the same places, to the tenth of a millimetre.
"""
import json
import random
import unittest
from itertools import islice

import agreement
from agreement import ask
from limits import FEW, few, many
from trial40k_charge import MEASURES, Asker, phases, played
from trial40k_charge_generate import between_two, scenarios
from trial40k_charge_table import SEEN, table_of
from trial40k_shelter import sheltered

STEPS = ("declare", "next-charge", "first-mover", "place-charge", "regroup")
POSITIONS = few(many(60, 600))
PAIRS = POSITIONS // 12     # positions with two targets of which some fall back
PHASES = 10         # of a position
ANY = 4             # besides, with answers at random
REGROUPS = {"regroup: passed": 20, "regroup: failed": 20, "regroup: of two targets": 12,
            "regroup: with who has joined": 20, "may not: TAR-008": 4, "may not: TAR-009": 4,
            "called off: the charge": 20,
            "called off: a target": 8}


class Rash(Asker):
    """Answers at random, and charges whom it can."""

    def __init__(self, rng):
        super().__init__()
        self.rng = rng

    def ask(self, step, unit, options, standing=0):
        some = [option for option in options if option not in ("no-charge", "enough")]
        self.script = [self.rng.choice(some or options)]
        return super().ask(step, unit, options, standing)

    def test(self, party, score):
        self.script = [self.rng.choice(("passed", "failed"))]
        return super().test(party, score)

    def higher(self, party):
        self.script = [self.rng.randint(1, 6)]
        return super().higher(party)


def looked_at(scenario):
    """Some phases of a scenario, none twice."""
    table, rng = table_of(sheltered(scenario)), random.Random(json.dumps(scenario))
    every = [*islice(phases(table), PHASES), *(played(table, Rash(rng)) for _ in range(ANY))]
    return list({phase.asked: phase for phase in every}.values())


class Game:
    """A phase of the oracle's, played in the engine."""

    def __init__(self, scenario, phase):
        self.scenario, self.phase = scenario, phase
        self.record, self.question, self.asked, self.error = [], None, [], None

    def request(self):
        """What the door is asked for next."""
        if not self.record:
            return {"do": "play", "scenario": self.scenario, "seed": 1}
        return {"do": "play", "record": self.record, "move": self.answer()}

    def options(self):
        """The ids of what may be answered; who leads is known by his number."""
        ids = [option["id"] for option in self.question["options"]]
        return ["lead-%d" % (k + 1) for k in range(len(ids))] if self.question["step"] == "first-mover" else ids

    def answer(self):
        """What the oracle's phase has here, in the engine's words."""
        place = len(self.asked)
        if "options" not in self.question:
            return self.throw(place)
        options = self.options()
        standing = [option["standing"] for option in self.question["options"]].index(True)
        wanted = self.phase.asked[place][1] if place < len(self.phase.asked) else None
        taken = options.index(wanted) if wanted in options else standing
        self.asked.append((self.question["step"], sorted(options), options[standing], options[taken]))
        return {"choose": self.question["options"][taken]["id"]}

    def throw(self, place):
        """Two dice that just pass the oracle's test, or just fail it."""
        question, taken = self.phase.asked[place] if place < len(self.phase.asked) else (None, "passed")
        total = (question.score if question else 2) + (taken == "failed")
        self.asked.append(("regroup", ["failed", "passed"], "passed", taken))
        return {"faces": [total // 2, total - total // 2]}

    def hear(self, reply):
        """Takes a reply in."""
        self.error = reply.get("error")
        if not self.error:
            self.record, self.question = self.record + reply["lines"], reply["question"]

    def goes_on(self):
        """Whether a charge is asked about."""
        return not self.error and (not self.question or self.question.get("step") in STEPS)

    def expected(self):
        """What the oracle asks."""
        return [(question.step, sorted(question.options), question.options[question.standing], taken)
                for question, taken in self.phase.asked]


class Places(unittest.TestCase):
    seed = 24

    def test_the_same_is_asked_and_all_stand_in_the_same_places(self):
        SEEN.clear()
        rng = random.Random(self.seed)
        positions = scenarios(POSITIONS, self.seed, 4)
        positions += [between_two(rng) for _ in range(PAIRS)]
        games = [Game(scenario, phase) for scenario in positions
                 for phase in looked_at(scenario)]
        if not FEW:
            self.assertEqual({name: SEEN[name] for name, least in REGROUPS.items() if SEEN[name] < least}, {})
        while going := [game for game in games if game.goes_on()]:
            for game, reply in zip(going, ask([game.request() for game in going]), strict=True):
                game.hear(reply)
        games = [game for game in games if not game.error or game.error["clause"] != "TAR-038"]     # too many ways
        self.assertGreaterEqual(len(games), 3 * POSITIONS)
        shown = ask([{"do": "show", "record": game.record} for game in games])
        for game, reply in zip(games, shown, strict=True):
            with self.subTest(scenario=json.dumps(game.scenario)):
                self.assertIsNone(game.error)
                self.assertEqual(game.asked, game.expected())
                self.assertEqual(sorted((mark["x"], mark["y"]) for mark in reply["marks"]
                                        if mark["kind"] in ("piece", "base") and mark["where"]),
                                 sorted(game.phase.where))


class Charges(agreement.Agreement, unittest.TestCase):
    system = "trial40k_charge"
    measures = MEASURES
    count = min(agreement.Agreement.count, many(60, 150))   # a second and a half a case

    def refused_alike(self, truth, error):
        return agreement.clause_of(truth["error"]) == error.get("clause")

    def compare(self, case, reply):
        if reply.get("error", {}).get("clause") == "TAR-038":
            return []       # models may come to stand in too many ways
        if case["orders"] == "standing" or "error" in reply:
            return super().compare(case, reply)
        return agreement.value_differs(case["truth"], reply)

    test_telling_cases_agree = None     # there is no file of them


if __name__ == "__main__":
    agreement.main()
