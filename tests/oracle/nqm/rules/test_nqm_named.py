"""The oracle on lists of orders, and on the stands that they name.

Source: rulings R-2 (named stands), R-3, R-22, R-26; docs/formats/scenario.md.
Units: strength points, pins, probabilities.
"""

import sys
import unittest
from fractions import Fraction as F

sys.setrecursionlimit(100000)

from nqm import solve
from nqm_example import scenario, stands
from nqm_rules import first, step
from nqm_scenario import read_battle
from nqm_stand import each_alike_once
from nqm_state import Choice, Next, changed
from oracle_orders import read_range

HQ = {"name": "Z HQ", "class": "command"}
HOLD = {"at": "commit", "do": "hold-s-1"}
ONE = {"regular_attacks": 1}


def in_fight(rows, orders, **keys):
    """Names of the attacker's stands that are committed by the orders."""
    battle = read_battle(scenario(rows, 3, **keys), orders)
    said = step(battle, first(battle))
    while isinstance(said, Choice):
        said = step(battle, said.options[0][1])
    assert isinstance(said, Next)
    return [s.name for s, seat in zip(battle.sides[0].stands,
                                      said.state.seat[0]) if seat != "held"]


class Lists(unittest.TestCase):
    ROWS = stands(3) + [HQ]

    def test_the_first_that_fits_is_carried_out(self):
        again = {"at": "commit", "do": "commit-s-1"}
        self.assertEqual(in_fight(self.ROWS, [HOLD, again]), ["S 2", "S 3"])
        self.assertEqual(in_fight(self.ROWS, [again, HOLD]),
                         ["S 1", "S 2", "S 3"])

    def test_where_none_fits_the_standing_order_is(self):
        for order in ({"at": "reinforce", "do": "hold-s-1"},
                      {"at": "commit", "do": "keep-s-1"},
                      {**HOLD, "when": {"s-2.red": "1.."}}):
            self.assertEqual(in_fight(self.ROWS, [order]),
                             ["S 1", "S 2", "S 3"])

    def test_conditions_on_a_stand(self):
        hurt = [dict(row, red=1, strength=2) for row in stands(3)] + [HQ]
        for wanted, held in (("1..", True), (1, True), ("..0", False),
                             ("2..5", False), ("0..1", True), (0, False)):
            got = in_fight(hurt, [{**HOLD, "when": {"s-3.red": wanted}}])
            self.assertEqual("S 1" not in got, held, wanted)

    def test_numbers_and_ranges(self):
        self.assertEqual([read_range(text) for text in ("2..5", 4, "4")],
                         [(2, 5), (4, 4), (4, 4)])
        for text in ("..", "a", "-1", "1..2..3", None):
            with self.assertRaisesRegex(ValueError, "^orders:"):
                read_range(text)

    def test_what_is_not_read(self):
        for order in ("stop", {"at": "commit"}, {"do": "hold-s-1"},
                      {**HOLD, "when": {"attacker.clean": 1}},
                      {**HOLD, "when": {"s-9.red": 1}}):
            with self.assertRaisesRegex(ValueError, "^orders:"):
                solve(scenario(self.ROWS), [order])

    def test_a_list_of_the_request_takes_the_place_of_the_scenarios(self):
        document = scenario(self.ROWS, 1, parameters=ONE)
        listed = dict(document, orders=[HOLD])
        self.assertEqual(solve(listed), solve(document))
        self.assertEqual(solve(listed, "best"), solve(document, "best"))
        self.assertEqual(solve(listed, []), solve(document))
        self.assertEqual(solve(listed, [HOLD]), solve(document, [HOLD]))
        self.assertNotEqual(solve(listed, [HOLD]), solve(document))


class Named(unittest.TestCase):
    def once(self, rows, *orders):
        """Names of the stands that are offered once each."""
        battle = read_battle(scenario(rows), list(orders))
        order = each_alike_once(battle, first(battle), 0, range(len(rows)))
        return [battle.sides[0].stands[i].name for i in order]

    def test_a_stand_that_is_named_is_alike_to_no_other(self):
        rows = stands(4)
        self.assertEqual(self.once(rows), ["S 1"])
        for order in ({"at": "commit", "do": "hold-s-3"},
                      {"at": "fight-on", "do": "stop",
                       "when": {"s-3.black": "1.."}},
                      {"at": "anything", "do": "x-y-s-3"}):
            self.assertEqual(self.once(rows, order), ["S 1", "S 3"])
        for order in ({"at": "commit", "do": "s-3"},
                      {"at": "commit", "do": "holds-3"},
                      {"at": "commit", "do": "hold-s-3-or-so"}):
            self.assertEqual(self.once(rows, order), ["S 1"])

    def test_by_its_id_and_not_by_its_name(self):
        rows = stands(2)
        rows[1]["id"] = "third"
        self.assertEqual(self.once(rows, {"at": "commit", "do": "hold-s-2"}),
                         ["S 1"])
        self.assertEqual(self.once(rows, {"at": "commit",
                                          "do": "hold-third"}),
                         ["S 1", "S 2"])

    def test_others_are_still_alike(self):
        # S 1 held back forbids nothing; S 2 held back keeps S 3 out.
        rows = stands(4) + [HQ]
        self.assertEqual(in_fight(rows, [HOLD]), ["S 2", "S 3", "S 4"])
        other = {"at": "commit", "do": "hold-s-2"}
        self.assertEqual(in_fight(rows, [HOLD, other]), ["S 3", "S 4"])

    def test_pins_of_alike_ones(self):
        # One die against one loses 5 of 12 times; who is pinned is asked.
        rows = stands(2, strength=2) + [HQ]
        orders = [{"at": "place-attacker", "do": "pin-s-2"},
                  {"at": "attack-again", "do": "stop",
                   "when": {"s-2.red": "1.."}}]
        document = scenario(rows, 1, parameters={
            "regular_attack_dice": 1, "regular_attacks": 2})
        got = solve(document, orders)["endings"]
        self.assertEqual(got["called-off"], F(5, 12))
        self.assertNotIn("called-off", solve(document, orders[1:])["endings"])

    def test_the_first_of_those_told_apart_is_relieved(self):
        rows = stands(2, strength=3, red=1) + [HQ]
        battle = read_battle(scenario(rows, 1, aftermath=True), [
            {"at": "take-off", "do": "relieve-s-1",
             "when": {"s-1.red": "2.."}}])
        state = first(battle)._replace(
            mode="counter", phase="take-off", off=(1,), relieved=(0, 0, 0))
        state = state._replace(seat=changed(state.seat, 0,
                                            ("unset", "unset", "held")))
        said = step(battle, state)
        self.assertEqual((said.step, said.ids),
                         ("take-off", ["relieve-s-1", "relieve-s-2"]))


class Tanks(unittest.TestCase):
    def test_tanks_that_have_failed_are_overrun(self):
        tank = {"stands": [{"name": "T", "class": "tank"}]}
        with self.assertRaisesRegex(ValueError, "^NQM-36"):
            solve(scenario(2, tank))
        got = solve(scenario(2, dict(tank, morale="failed")))
        self.assertEqual(got["endings"], {"overrun": 1})


if __name__ == "__main__":
    unittest.main()
