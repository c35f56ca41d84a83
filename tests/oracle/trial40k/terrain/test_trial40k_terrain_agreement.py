"""The engine of Trial Assault against its oracle where charges go over cover and round impassable ground.

As test_trial40k_charge_agreement.py, on positions with terrain that matters; besides, the same units are told to be in
cover against the same, and where somebody stands on impassable ground both refuse it.
"""
import json
import unittest

import agreement
import test_trial40k_charge_agreement as charge_agreement
from agreement import ask
from limits import few, many, with_all
from test_trial40k_charge_agreement import Game, looked_at
from trial40k_charge import solve
from trial40k_charge_table import SEEN, check_table, table_of
from trial40k_charge_told import engaged, told
from trial40k_numbers import Refused
from trial40k_terrain_generate import astray, scenarios
from trial40k_terrain_scenes import scenes, two_who_have_joined, who_does_not_fight
from trial40k_words import SIDES, id_of

POSITIONS = few(many(60, 400))
ASTRAY = 200            # with somebody at the edge of impassable ground
REACHED = {"cover: a line": 15, "cover: an area": 12, "cover: several as near": 10, "told: in cover against all": 50,
           "told: charged in the open too": 10, "wall: a way round": 150, "wall: no way": 400,
           "wall: no place to end": 400, "first mover: nearer cannot": 5, "targets whoever is there": 20}


class Told(Game):
    """A phase of the oracle's, played in the engine; besides, what is told of cover."""

    def __init__(self, scenario, phase):
        super().__init__(scenario, phase)
        self.cover, self.fight, self.wanted = [], None, None

    def hear(self, reply):
        super().hear(reply)
        ids = {unit["name"]: id_of(unit) for side in SIDES for unit in self.scenario[side]["units"]}
        self.cover += [(event["unit"], ids[event["words"].split(" is in cover against ")[1]])
                       for event in reply.get("events", []) if event["clause"] == "TAR-055"]

    def read(self):
        """What the oracle tells of cover, and what the engine tells of who is engaged."""
        try:
            self.wanted = told(self.scenario, self.phase)
        except ValueError:      # a support of whom the oracle does not know (TAR-041)
            return
        pairs = engaged(self.scenario, self.phase)
        self.fight = sorted(pair for pair in self.cover if pair in pairs)


class Compared:
    """Positions, each after some of its answers; a class adds `positions`, and unittest.TestCase."""
    game = Told

    @classmethod
    def setUpClass(cls):
        SEEN.clear()
        cls.games = [cls.game(scenario, phase) for scenario in cls.positions() for phase in looked_at(scenario)]
        while going := [game for game in cls.games if game.goes_on()]:
            for game, reply in zip(going, ask([game.request() for game in going]), strict=True):
                game.hear(reply)
        # Left out: models that may come to stand in too many ways.
        cls.games = [game for game in cls.games if not game.error or game.error.get("clause") != "TAR-038"]
        for game in cls.games:
            game.read()
        cls.seen = dict(SEEN)

    def about(self, game):
        """What is said of a game where it fails."""
        return self.subTest(scenario=json.dumps(game.scenario), asked=[taken for _, taken in game.phase.asked])

    def test_the_same_is_asked_and_all_stand_in_the_same_places(self):
        shown = ask([{"do": "show", "record": game.record} for game in self.games])
        for game, reply in zip(self.games, shown, strict=True):
            with self.about(game):
                self.assertIsNone(game.error)
                self.assertEqual(game.asked, game.expected())
                self.assertEqual(sorted((mark["x"], mark["y"]) for mark in reply["marks"]
                                        if mark["kind"] in ("piece", "base") and mark["where"]),
                                 sorted(game.phase.where))

    def test_the_same_are_told_to_be_in_cover_against_the_same(self):
        self.assertGreaterEqual(sum(bool(game.wanted) for game in self.games), len(self.games) // 8)
        for game in self.games:
            with self.about(game):
                self.assertEqual(game.fight, game.wanted)

    def test_nobody_is_told_of_who_does_not_fight(self):        # the one charges, and both are engaged
        for game in self.games:
            if game.fight is not None:
                with self.about(game):
                    self.assertEqual(sorted(game.cover), game.fight)


class Phases(Compared, unittest.TestCase):
    """Positions made at random."""
    seed = 8

    @classmethod
    def positions(cls):
        return scenarios(POSITIONS, cls.seed, 4)

    @with_all
    def test_terrain_matters_in_many_ways(self):
        self.assertGreaterEqual(len(self.games), 3 * POSITIONS)
        self.assertEqual({name: self.seen.get(name) for name, least in REACHED.items()
                          if self.seen.get(name, 0) < least}, {})


class Handmade(Compared):
    """Positions made by hand, and how they end."""

    def test_it_ends_alike(self):
        for scenario in self.positions():
            with self.subTest(scenario=json.dumps(scenario)):
                reply, = ask([{"do": "odds", "scenario": scenario, "orders": "standing"}])
                found = solve(scenario)["endings"]
                for row in reply["endings"]:
                    self.assertAlmostEqual(row["p"], float(found.get(row["id"], 0)), 12)


class Scenes(Handmade, unittest.TestCase):
    """Those on which something hangs by a tenth."""

    @staticmethod
    def positions():
        return scenes().values()


class Joined(Handmade, unittest.TestCase):
    """Two characters of one unit beside each other, of whom one was fighting already."""

    @staticmethod
    def positions():
        return two_who_have_joined().values()


class Idle(Handmade, unittest.TestCase):
    """Those in which one who is noted does not fight."""

    @staticmethod
    def positions():
        return who_does_not_fight().values()


class Astray(unittest.TestCase):
    """Positions with somebody at the edge of impassable ground, on it or just beside it."""

    def test_who_stands_on_impassable_ground_is_refused_by_both(self):
        positions, refused = astray(ASTRAY, 3), 0
        for made, reply in zip(positions, ask([{"do": "check", "scenario": made} for made in positions]), strict=True):
            try:
                check_table(table_of(made))
                clause = None
            except Refused as error:
                clause = agreement.clause_of(str(error))
                refused += 1
            with self.subTest(scenario=json.dumps(made)):
                self.assertEqual(reply.get("error", {}).get("clause"), clause)
        self.assertGreaterEqual(min(refused, ASTRAY - refused), ASTRAY // 4)

    def test_too_much_terrain_is_refused(self):
        made = astray(1, 3)[0]
        line = {"kind": "impassable", "line": ["0 mm, %d mm" % (k + 1) for k in range(9)]}
        for rows, fine in (([line] * 4, True), ([line] * 5, False), ([{**line, "kind": "cover"}] * 16, True),
                           ([{**line, "kind": "cover"}] * 17, False), ([{**line, "line": line["line"][:1]}], False),
                           ([{"kind": "cover", "area": line["line"][:2]}], False),
                           ([{"kind": "cover", "area": line["line"][:3]}], True)):
            with self.subTest(terrain=rows):
                reply, = ask([{"do": "check", "scenario": {**made, "terrain": rows}}])
                self.assertEqual("error" not in reply, fine, reply.get("error"))


class Odds(charge_agreement.Charges):
    """How it ends: as in the open, on cases of trial40k_terrain_generate.py."""
    system = "trial40k_terrain_generate"

if __name__ == "__main__":
    agreement.main()
