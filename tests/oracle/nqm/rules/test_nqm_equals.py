"""The oracle on stands that only their ids tell apart.

Source: ruling R-30, and chances worked out by hand. Units: strength points,
probabilities.
"""

import sys
import unittest
from fractions import Fraction as F

sys.setrecursionlimit(100000)

from nqm import solve
from nqm_example import scenario
from nqm_rules import first, step
from nqm_scenario import read_battle


def row(name, strength=1, **keys):
    """One stand."""
    return {"name": name, "strength": strength, **keys}


def read(attacker, defender=1, reading="last", **keys):
    """The battle of two sides under a reading of equal_units."""
    return read_battle(scenario(attacker, defender, parameters={
        "equal_units": reading}, **keys))


def names(stands):
    """Names of stands in their order."""
    return [stand.name for stand in stands]


class Order(unittest.TestCase):
    ROWS = [row("B"), row("A"), row("C")]

    def test_ids_from_either_end(self):
        for reading, order in (("first", "ABC"), ("a", "ABC"),
                               ("last", "CBA"), ("b", "CBA")):
            battle = read(self.ROWS, [dict(one) | {"id": "d-" + one["name"]}
                                      for one in self.ROWS], reading)
            for side in battle.sides:
                self.assertEqual(names(side.stands), list(order))

    def test_battalions_and_areas_go_by_their_first_stand(self):
        def placed(key):
            return [row("P", **{key: "X"}), row("Q", **{key: "Y"})]
        for reading, order in (("first", ("X", "Y")), ("last", ("Y", "X"))):
            defender = [dict(one, name="D" + one["name"])
                        for one in placed("area")]
            battle = read(placed("battalion"), defender, reading)
            self.assertEqual(battle.sides[0].battalions, order)
            self.assertEqual(battle.sides[1].areas, order)

    def test_the_order_of_battalions_that_is_given_does_not_turn(self):
        rows = [row("A", battalion="1st"), row("B", battalion="2nd")]
        for reading in ("first", "last"):
            battle = read({"stands": rows, "order": ["2nd", "1st"]}, 1,
                          reading)
            side = battle.sides[0]
            self.assertEqual([side.battalions[n] for n in side.order],
                             ["2nd", "1st"])

    def test_which_of_equals_goes_alone(self):
        # Three points pinned once or two unpinned: equal, and not alike.
        rows = [row("A", 2), row("B", 3, red=1)]
        for reading, alone in (("first", "A"), ("last", "B")):
            battle = read(rows, 1, reading)
            said = step(battle, first(battle))
            while not hasattr(said, "state"):
                said = step(battle, said.options[0][1])
            self.assertEqual([stand.name for stand, seat in zip(
                battle.sides[0].stands, said.state.seat[0])
                if seat != "held"], [alone])

    def test_what_it_moves(self):
        # A pin more is one point of two, or two of three: B tests.
        rows = [row("A", 2), row("B", 3, red=1)]
        broken = {reading: solve(scenario(rows, 1, parameters={
            "equal_units": reading, "regular_attacks": 1,
            "regular_break_at": "2/3"}))["endings"].get("attack-broken", 0)
            for reading in ("first", "last")}
        self.assertEqual(broken, {"first": 0, "last": F(55, 216) / 2})


class Names(unittest.TestCase):
    def refused(self, key, *sides):
        """Whether two names that make one id are refused."""
        with self.assertRaisesRegex(ValueError, "^%s:" % key):
            read(*sides)

    def test_battalions_of_the_attacker(self):
        rows = [row("A", battalion="1st Bn"), row("B", battalion="1st-bn")]
        self.refused("battalion", rows)
        rows[1]["battalion"] = "1st  Bn!"
        self.refused("battalion", rows)
        rows[1]["battalion"] = "1 st Bn"
        self.assertEqual(len(read(rows).sides[0].battalions), 2)

    def test_battalions_of_the_defender_have_no_ids(self):
        rows = [row("A", battalion="1st Bn"), row("B", battalion="1st-bn")]
        self.assertEqual(len(read(1, rows).sides[1].battalions), 2)

    def test_areas(self):
        self.refused("area", 1, [row("A", area="Mill"),
                                 row("B", area="mill")])
        read(1, [row("A", area="Mill"), row("B", area="Mill 2")])


if __name__ == "__main__":
    unittest.main()
