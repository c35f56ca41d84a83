"""If the rules of Soldiers do not ask who is next, the order makes no difference (ruling R-15).

The same phase is solved twice: as it is, and with the question asked of every two assaults, retreats,
shots and charges. There are more situations then, and the best value is the same fraction.
"""
import random
import unittest
from unittest import mock

import soldiers_fire
from soldiers_scenario import read_battle
from soldiers_state import first
from soldiers_themes import scenario
from soldiers_walk import TooLarge, Walk

MOST = 3000     # situations of a phase


def any_shooter(_battle, state, waiting):
    """Whoever is waiting may be next, alike or not."""
    if state.picked is not None:
        return state.picked
    units = list(waiting)
    return units[0] if len(units) == 1 else [None] + units


ASKED = {
    "assaults": [mock.patch("soldiers_assault.distance", lambda *_: 0)],
    "retreats": [mock.patch("soldiers_retreat.crowded", lambda _, state: len(state.fleeing) > 1)],
    "shots": [mock.patch.object(soldiers_fire, "next_shooter", any_shooter)],
}


def solved(document, patches=()):
    """(best value, situations) of a phase."""
    for patch in patches:
        patch.start()
    try:
        battle = read_battle(document)
        walk = Walk(battle, best=True, most=MOST)
        return walk.value(first(battle)), len(walk.nodes)
    finally:
        mock.patch.stopall()


def two_apart(rng):
    """Two assaults three hexes apart, with others of the defender between them."""
    between = rng.sample(("d2", "d4", "e4", "d3", "e3", "c4", "f4"), 2)
    ground = rng.sample(("d4", "c4", "e4"), 2)
    return {
        "rules": "soldiers", "columns": 8, "rows": 5, "aim": rng.choice(("ground", "cheaply")),
        "objectives": rng.sample(("c3", "f3", "d4", "e3"), 2),
        "ground": ["%s impassable" % cell for cell in ground if cell not in between],
        "attacker": {"units": [{"name": "A", "at": rng.choice(("b3", "c2"))},
                               {"name": "B", "at": rng.choice(("f2", "g3")), "stacking": 8}]},
        "defender": {"units": [{"name": "X", "at": "c3"}, {"name": "Y", "at": "f3", "stacking": 2}] + [
            {"name": name, "at": cell, "stacking": rng.choice((4, 6, 8))}
            for name, cell in zip("PQ", between)]}}


def any_phase(rng):
    """A generated phase under the usual order and a named aim."""
    document = scenario(rng)
    for reading in ("unit_order", "assault_order"):
        document.get("parameters", {}).pop(reading, None)
    if not isinstance(document.get("aim", "ground"), str):
        del document["aim"]
    return document


# Phases in which the order is worth something: were it not asked here, the value would be another.
NEAR = {"rules": "soldiers", "map": ". BA CD\n  x . .\n",
        "attacker": {"units": [{"name": "A 1", "letter": "A"}, {"name": "A 2", "letter": "B"}]},
        "defender": {"units": [{"name": "D 1", "stacking": 1, "letter": "C"},
                               {"name": "D 2", "stacking": 1, "letter": "D"},
                               {"name": "D 3", "stacking": 1, "at": "b1"}]}}
# Two hexes apart: both would fall back to c1, where there is room for one.
TWO_HEXES = {"rules": "soldiers", "columns": 5, "rows": 1, "aim": "cheaply",
             "attacker": {"units": [{"name": "A", "at": "a1", "stacking": 8}, {"name": "B", "at": "e1", "stacking": 8}]},
             "defender": {"units": [{"name": "X", "at": "b1"}, {"name": "Y", "at": "d1", "stacking": 2},
                                    {"name": "Q", "at": "c1"}]}}
CROWDED = {"rules": "soldiers", "aim": "cheaply",
           "ground": ["e4 impassable", "e3 impassable", "c4 impassable", "d5 impassable"],
           "attacker": {"units": [{"name": "A", "at": "d3", "stacking": 8}]},
           "defender": {"units": [{"name": "M", "at": "d4", "stacking": 1}, {"name": "X", "at": "d4"},
                                  {"name": "Y", "at": "e5"}]}}
UNLIKE = {"rules": "soldiers", "parameters": {"fire_again": "eliminated"}, "fire": "attacker",
          "columns": 8, "rows": 5, "aim": "cheaply",
          "attacker": {"units": [{"name": "G", "at": "c1", "type": "field-gun", "attack": 6},
                                 {"name": "H", "at": "d1", "type": "howitzer", "attack": 12, "range": 3}]},
          "defender": {"units": [{"name": "X", "at": "c3", "stacking": 4},
                                 {"name": "Y", "at": "c5", "stacking": 4}]}}


class Order(unittest.TestCase):
    def check(self, what, make, cases, *worth_it):
        for document in worth_it:
            self.assertEqual(solved(document, ASKED[what])[0], solved(document)[0])
        rng, larger = random.Random(13), 0
        for _ in range(600):
            document = make(rng)
            try:
                value, size = solved(document)
                asked, more = solved(document, ASKED[what])
            except (ValueError, TooLarge):
                continue
            self.assertEqual(asked, value, document)
            larger += more > size
            if larger == cases:
                return
        self.fail("too few phases in which more is asked")

    def test_assaults_that_cannot_touch(self):
        self.check("assaults", two_apart, 4, NEAR, TWO_HEXES)

    def test_retreats_that_all_have_room(self):
        self.check("retreats", any_phase, 6, CROWDED)

    def test_units_that_could_do_the_same(self):
        self.check("shots", any_phase, 12, UNLIKE)


if __name__ == "__main__":
    unittest.main()
