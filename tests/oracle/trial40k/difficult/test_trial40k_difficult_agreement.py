"""The engine of Trial Assault against its oracle where charges go round difficult ground, or through it.

As test_trial40k_terrain_agreement.py: whatever is answered and thrown, the same is asked, all stand in the same places,
the same charges are told to be slowed and to fail; and it ends alike.
"""
import json
import unittest

import agreement
import test_trial40k_charge_agreement as charge_agreement
from agreement import ask
from limits import few, many, with_all
from test_trial40k_charge_agreement import STEPS, looked_at
from trial40k_charge import solve
from trial40k_charge_table import SEEN
from trial40k_difficult_generate import scenarios
from trial40k_difficult_scenes import scenes

POSITIONS = few(many(25, 240))
REACHED = {"ground: asked": 150, "ground: through unasked": 50, "ground: through": 150, "ground: fails": 50,
           "ground: slows the touching": 20, "ground: one sort of way": 25, "ground: held": 120,
           "ground: near, out of reach": 1}


class Game(charge_agreement.Game):
    """A phase of the oracle's, played in the engine; besides, what is told of who is slowed."""

    def __init__(self, scenario, phase):
        super().__init__(scenario, phase)
        self.slowed, self.failed = [], []

    def throw(self, place):
        """Two dice whose higher is the oracle's; else as elsewhere."""
        if self.question["step"] != "difficult":
            return super().throw(place)
        higher = self.phase.asked[place][1] if place < len(self.phase.asked) else 6
        self.asked.append(("difficult", [1, 2, 3, 4, 5, 6], 1, higher))
        return {"faces": [1 + len(self.asked) % higher, higher]}

    def hear(self, reply):
        super().hear(reply)
        events = reply.get("events", [])
        self.slowed += [(event["unit"], int(event["words"].split(" may go ")[1].split(" in ")[0]))
                        for event in events if event["clause"] == "TAR-035"]
        self.failed += [event["unit"] for event in events if event["clause"] == "TAR-036"]

    def goes_on(self):
        return not self.error and (not self.question or self.question.get("step") in STEPS + ("through", "difficult"))

    def told(self):
        """What the oracle has of who is slowed, and who fails for it."""
        thrown = [(question.unit, taken) for question, taken in self.phase.asked if question.step == "difficult"]
        return thrown, [party for party, _ in thrown if party in self.phase.failed]


class Compared:
    """Positions, each after some of its answers; a class adds `positions`, and unittest.TestCase."""

    @classmethod
    def setUpClass(cls):
        SEEN.clear()
        cls.games = [Game(scenario, phase) for scenario in cls.positions() for phase in looked_at(scenario)]
        cls.seen = dict(SEEN)
        while going := [game for game in cls.games if game.goes_on()]:
            for game, reply in zip(going, ask([game.request() for game in going]), strict=True):
                game.hear(reply)
        # Left out: models that may come to stand in too many ways.
        cls.games = [game for game in cls.games if not game.error or game.error.get("clause") != "TAR-038"]

    def test_the_same_is_asked_and_told_and_all_stand_in_the_same_places(self):
        shown = ask([{"do": "show", "record": game.record} for game in self.games])
        for game, reply in zip(self.games, shown, strict=True):
            with self.subTest(scenario=json.dumps(game.scenario), asked=[taken for _, taken in game.phase.asked]):
                self.assertIsNone(game.error)
                self.assertEqual(game.asked, game.expected())
                self.assertEqual((game.slowed, game.failed), game.told())
                self.assertEqual(sorted((mark["x"], mark["y"]) for mark in reply["marks"]
                                        if mark["kind"] in ("piece", "base") and mark["where"]),
                                 sorted(game.phase.where))


class Phases(Compared, unittest.TestCase):
    """Positions made at random."""

    @staticmethod
    def positions():
        return scenarios(POSITIONS, 8, 4)

    @with_all
    def test_difficult_ground_matters_in_many_ways(self):
        self.assertGreaterEqual(len(self.games), 6 * POSITIONS)
        self.assertEqual({name: self.seen.get(name) for name, least in REACHED.items()
                          if self.seen.get(name, 0) < least}, {})


class Scenes(Compared, unittest.TestCase):
    """Those on which something hangs by a tenth, and how they end."""

    @staticmethod
    def positions():
        return scenes().values()

    def test_it_ends_alike(self):
        for name, scenario in scenes().items():
            for orders in ("standing", "best"):
                with self.subTest(scene=name, orders=orders):
                    reply, = ask([{"do": "odds", "scenario": scenario, "orders": orders}])
                    found = solve(scenario, orders)
                    self.assertAlmostEqual(reply["value"], float(found["value"]), 11)
                    if orders == "standing":
                        self.assertEqual({row["id"]: round(row["p"], 11) for row in reply["endings"] if row["p"]},
                                         {ending: round(float(p), 11) for ending, p in found["endings"].items() if p})


class Refused(unittest.TestCase):
    def test_so_many_edges_and_areas_alone(self):
        made = scenes()["a wood between"]
        area = ["%d mm, %d mm" % (k + 1, k * k) for k in range(8)]
        for rows, fine in (([{"kind": "difficult", "area": area}] * 4, True),
                           ([{"kind": "difficult", "area": area}] * 5, False),
                           ([{"kind": "difficult", "area": area}] * 2 + [{"kind": "impassable", "area": area}] * 2, True),
                           ([{"kind": "difficult", "area": area}] * 2 + [{"kind": "impassable", "area": area}] * 3, False),
                           ([{"kind": "difficult", "line": area}], False)):
            with self.subTest(terrain=rows):
                reply, = ask([{"do": "check", "scenario": {**made, "terrain": rows}}])
                self.assertEqual("error" not in reply, fine, reply.get("error"))


class Odds(charge_agreement.Charges):
    """How it ends, on cases of trial40k_difficult_generate.py."""
    system = "trial40k_difficult_generate"
    count = min(agreement.Agreement.count, many(30, 200))   # a second and a half a case


if __name__ == "__main__":
    agreement.main()
