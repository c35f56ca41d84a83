"""The engine of Trial Assault against its oracle where cover is asked model by model.

As test_trial40k_terrain_agreement.py, on positions in which some model's cover differs from its unit's; besides, as many
models are told to be in cover, and groups have the names and the order of R-39.
"""
import json
import re
import unittest

import agreement
import test_trial40k_charge_agreement as charge_agreement
import test_trial40k_terrain_agreement as terrain_agreement
import trial40k_shelter_scenes
from agreement import ask
from limits import few, many, with_all
from trial40k_charge import solve
from trial40k_charge_table import table_of
from trial40k_charge_told import counted, engaged
from trial40k_shelter import sheltered
from trial40k_shelter_generate import differing, scenarios
from trial40k_words import SIDES, id_of

POSITIONS = few(many(60, 300))
DIFFER = POSITIONS * 3 // 4     # with a model whose cover is not its unit's
REACHED = {"shelter: an area": 50, "shelter: a line against all": 100, "shelter: a line against some": 300,
           "shelter: some of several as near": 4, "shelter: 2 ways in a group": 120, "shelter: 3 ways in a group": 5,
           "cover: always": 100, "told: charged in the open too": 40, "told: in cover against all": 100}
CASES = many(40, 150)
OF_CASES = {"case: tells": 30, "case: line": 25, "case: area": 10, "case: several chargers": 20,
            "case: who has joined": 6, "case: frag": 8, "case: plasma": 4, "case: a force field": 4,
            "case: cover_multi all": 8, "case: cover_multi none": 3, "case: cover_multi those": 8,
            "case: both ways, those": 2, "case: both ways, all": 1, "case: plasma_scope model": 2,
            "case: first at one in the open": 1, "case: frag_step initiative": 2, "case: fist_cover first": 2}
TOLD = re.compile("(?P<unit>.*) (is|has (?P<models>[0-9]+) models?) in cover against (?P<foe>.*)")


class Told(terrain_agreement.Told):
    """A phase of the oracle's, played in the engine; besides, how many models are told to be in cover."""

    def hear(self, reply):
        super(terrain_agreement.Told, self).hear(reply)
        ids = {unit["name"]: id_of(unit) for side in SIDES for unit in self.scenario[side]["units"]}
        for event in reply.get("events", []):
            if event["clause"] == "TAR-055":
                found = TOLD.fullmatch(event["words"])
                self.cover.append((event["unit"], ids[found["foe"]], found["models"]))

    def read(self):
        """What the oracle tells of cover, and what the engine does; not of units none of which is in cover."""
        try:
            self.wanted = [(unit, foe, None if every else str(models))
                           for unit, foe, models, every in counted(self.scenario, self.phase)]
        except ValueError:      # a support of whom the oracle does not know (TAR-041)
            return
        pairs = engaged(self.scenario, self.phase)
        self.cover = [row for row in self.cover if row[2] != "0"]
        self.fight = sorted((row for row in self.cover if row[:2] in pairs), key=lambda row: row[:2])

    def told(self):
        """All that is told, in the order of `fight`."""
        return sorted(self.cover, key=lambda row: row[:2])


class Phases(terrain_agreement.Compared, unittest.TestCase):
    """Positions made at random."""
    game = Told
    seed = 3

    @classmethod
    def positions(cls):
        cls.made = scenarios(POSITIONS, cls.seed, 4)
        return cls.made

    def test_nobody_is_told_of_who_does_not_fight(self):        # the one charges, and both are engaged
        for game in self.games:
            if game.fight is not None:
                with self.about(game):
                    self.assertEqual(game.told(), game.fight)

    @with_all
    def test_cover_of_models_matters_in_many_ways(self):
        self.assertGreaterEqual(sum(bool(differing(table_of(made))) for made in self.made), DIFFER)
        self.assertGreaterEqual(len(self.games), 3 * POSITIONS)
        self.assertEqual({name: self.seen.get(name) for name, least in REACHED.items()
                          if self.seen.get(name, 0) < least}, {})


class Ends(unittest.TestCase):
    """Positions made by hand, and how they end."""

    def alike(self, scenes):
        for name, scenario in scenes.items():
            for orders in ("standing", "best"):
                with self.subTest(scene=name, orders=orders, scenario=json.dumps(scenario)):
                    reply, = ask([{"do": "odds", "scenario": scenario, "orders": orders}])
                    found = solve(scenario, orders)
                    self.assertAlmostEqual(reply["value"], float(found["value"]), 11)
                    if orders == "standing":
                        self.assertEqual({row["id"]: round(row["p"], 11) for row in reply["endings"] if row["p"]},
                                         {ending: round(float(p), 11) for ending, p in found["endings"].items() if p})

    def test_one_unit_charges(self):
        self.alike(trial40k_shelter_scenes.one_charger())

    def test_who_has_struck_is_not_alike_with_who_will(self):
        self.alike(trial40k_shelter_scenes.who_has_struck())

    def test_two_charge_and_one_comes_over_the_wall(self):
        self.alike(trial40k_shelter_scenes.two_chargers())

    def test_somebody_has_joined(self):
        self.alike(trial40k_shelter_scenes.characters())

    def test_whole_units_charged_both_ways(self):
        self.alike(trial40k_shelter_scenes.of_units())

    def test_a_force_field_is_of_one_unit_alone(self):
        self.alike(trial40k_shelter_scenes.frag_at_a_force_field())

    def test_plasma_at_a_friend_is_none_at_who_supports_him(self):
        self.alike(trial40k_shelter_scenes.plasma_at_a_friend())


class Names(unittest.TestCase):
    """What the groups are called, and how they stand one after another."""

    def groups_of(self, scenario):
        """(id, name) of the defender's groups as they are written, whatever they may come to stand in."""
        units = ask([{"do": "show", "scenario": scenario}])[0]["units"]
        return [(unit["id"], unit["name"]) for unit in units if unit["side"] == "defender"
                and not re.search(" (out|on|near) ?", unit["name"])]

    def test_the_open_first_then_by_the_first_unit_of_which_one_is_in_cover(self):
        for scenario in (trial40k_shelter_scenes.four_ways(), trial40k_shelter_scenes.four_ways("Squad")):
            with self.subTest(scenario=json.dumps(scenario)):
                names = [group["name"] for group in sheltered(scenario)["defender"]["units"][0]["groups"]]
                found = [row for row in self.groups_of(scenario) if row[1] != "Boyz mob"]
                self.assertEqual([name for _, name in found], names)
                self.assertEqual([name for name, _ in found], [id_of({"name": name}) for name in names])


class Odds(charge_agreement.Charges):
    """How it ends, on cases of trial40k_shelter_generate.py."""
    system = "trial40k_shelter_generate"
    count = min(agreement.Agreement.count, CASES)

    def test_the_cases_are_of_many_sorts(self):
        _, tally = agreement.generated(self.system, self.count, self.seeds[0])
        if self.count == CASES and tally:
            self.assertEqual({name: tally.get(name) for name, least in OF_CASES.items()
                              if int(tally.get(name, 0)) < least}, {})


if __name__ == "__main__":
    agreement.main()
