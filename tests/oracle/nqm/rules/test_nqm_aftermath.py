"""The oracle on what comes after the assault.

Source: rulings R-24 to R-26, the catalogue's TN-18, TN-19, TN-21, TN-22, and
chances worked out by hand. Units: probabilities, strength points.
"""

import sys
import unittest
from fractions import Fraction as F

sys.setrecursionlimit(100000)

from nqm import solve
from nqm_after import reorganise, take_off
from nqm_example import scenario, stands
from nqm_rules import first
from nqm_scenario import read_battle
from nqm_state import UNSET, Choice, seated
from nqm_walk import Walk

PINNED = {"name": "D", "strength": 1, "red": 1}


def reserve(**keys):
    """A defender's stand of strength 1 in reserve."""
    return {"name": "R", "strength": 1, "reserve": True, **keys}


def standing(battle, state):
    """The situation when all pins are off, by standing orders."""
    after = take_off(battle, state)
    while isinstance(after, Choice):
        after = take_off(battle, after.options[0][1])
    return after


def fought(attacker, defender, orders="best", **keys):
    """Endings where the aftermath is played."""
    return solve(scenario(attacker, defender, aftermath=True, **keys),
                 orders)["endings"]


class Reorganisation(unittest.TestCase):
    def results(self, *reds):
        rows = [{"name": "HQ", "class": "command"}]
        rows += [{"name": "S%d" % n, "red": red}
                 for n, red in enumerate(reds)]
        battle = read_battle(scenario(rows, aftermath=True))
        state = seated(first(battle)._replace(mode="counter"), 0,
                       range(1, len(rows)), UNSET)
        ends = [(p, standing(battle, after))
                for p, after in reorganise(battle, state).branches]
        return [(p, after.red[0][1:], after.black[0][1:], after.permanent)
                for p, after in ends]

    def test_tn_18_five_pins(self):
        low, high = self.results(3, 2)
        self.assertEqual(high, (F(1, 2), (0, 0), (1, 1), 2))
        self.assertEqual(low[3], 3)

    def test_tn_19_four_pins(self):
        self.assertEqual(self.results(2, 2), [(1, (0, 0), (1, 1), 2)])

    def test_a_battalion_each_and_the_last_of_equals(self):
        self.assertEqual(self.results(1, 1), [(1, (0, 0), (1, 0), 1)])

    def test_the_third_measure(self):
        got = solve(scenario({"strength": 6, "pins": 2}, [PINNED],
                             aftermath=True))
        self.assertEqual(got["attacker_permanent"], [0, 1])
        got = solve(scenario({"strength": 6, "pins": 2}, [PINNED]))
        self.assertEqual(got["attacker_permanent"], [1])    # not looked at

    def test_without_a_firefight_all_pins_are_permanent(self):
        side = {"strength": 3, "mounted": True, "firefight": "lost"}
        got = solve(scenario(side, 1, aftermath=True, parameters={
            "mounted_assault": "yes", "regular_attacks": 1}))
        self.assertEqual(got["attacker_permanent"],
                         got["attacker_losses"])
        self.assertEqual(got["attacker_losses"][1], F(225, 1296))


class Counterattack(unittest.TestCase):
    ELITE = [PINNED, reserve(quality="elite")]

    def test_tn_21_regulars_wait_for_the_next_move(self):
        # An overrun without a fight leaves nobody disorganised (NQM-47).
        rows = [PINNED, reserve()]
        got = fought(1, rows, parameters={"regular_attacks": 1})
        self.assertEqual(got, {"position-retaken": F(5, 12),
                               "overrun": F(7, 12)})

    def test_tn_22_elite_at_once(self):
        def side(quality, supply):
            return {"strength": 1, "quality": quality, "in_supply": supply}
        retaken = {"position-retaken": 1}
        for attacker in (side("regular", True), side("veteran", False)):
            self.assertEqual(fought(attacker, self.ELITE), retaken)
        self.assertEqual(fought(side("veteran", True), self.ELITE),
                         {"position-retaken": F(1, 2), "overrun": F(1, 2)})

    def test_disorganised_troops_may_fight(self):
        got = fought(1, self.ELITE, parameters={"disorganised": "fights"})
        self.assertEqual(got, {"position-retaken": F(1, 2),
                               "overrun": F(1, 2)})

    def test_nobody_counterattacks_by_standing_orders(self):
        self.assertEqual(fought(1, self.ELITE, "standing"), {"overrun": 1})

    def after_a_fight(self, **keys):
        """Chance to keep the ground that two points won from one."""
        rows = [*stands(1, battalion="1st"), reserve(battalion="2nd")]
        return fought({"strength": 2, **keys}, rows,
                      parameters={"regular_attacks": 1,
                                  "conscript_attacks": 1,
                                  "conscript_break_at": "1/2",
                                  "conscript_hold_from": 4},
                      aim={"position-taken": 100}).get("position-taken", 0)

    def test_regulars_who_reorganised_stand(self):
        # One die against two: 55 of 216 pin one of two, and half break.
        stand = F(125, 216) * (1 - F(55, 216) / 2)
        self.assertEqual(self.after_a_fight(), stand)
        for keys in ({"in_supply": False}, {"under_fire": True}):
            self.assertEqual(self.after_a_fight(**keys), 0)

    def test_conscripts_need_fresh_orders(self):
        conscript = {"quality": "conscript"}
        self.assertEqual(self.after_a_fight(**conscript), 0)
        self.assertEqual(
            self.after_a_fight(fresh_orders=True, **conscript),
            self.after_a_fight())

    def test_a_headquarters_in_name_keeps_nobody_in_order(self):
        self.assertEqual(self.after_a_fight(hq="brigade", under_fire=True), 0)


class Failure(unittest.TestCase):
    WORDS = ["stay and fire", "withdraw out of contact"]

    def asked(self, attacker, defender, hold, **keys):
        """How often the attacker is asked, and the endings by order.

        hold: the lowest die that holds.
        """
        document = scenario(attacker, defender, parameters={
            "regular_attacks": 1, "regular_hold_from": hold},
            **{"aftermath": True, **keys})
        walk = Walk(read_battle(document), False)
        endings = {end.ending for end in walk.odds()}
        return endings, [node.side for node in walk.nodes.values()
                         if isinstance(node, Choice) and
                         [text for text, _ in node.options] == self.WORDS]

    def test_after_a_test_that_failed(self):
        endings, asked = self.asked(2, 1, 7)
        self.assertIn("attack-broken", endings)
        self.assertEqual(asked, [0])
        for side in ({"strength": 2, "retreat": "closed"}, 2):
            keys = {} if isinstance(side, dict) else {"aftermath": False}
            endings, asked = self.asked(side, 1, 7, **keys)
            self.assertIn("attack-broken", endings)
            self.assertEqual(asked, [])

    def test_not_where_no_clean_point_is_left(self):
        endings, asked = self.asked(1, 1, 7)    # it does not test
        self.assertIn("attack-broken", endings)
        self.assertEqual(asked, [])
        endings, asked = self.asked(2, 2, 1)    # who tests holds
        self.assertIn("attack-broken", endings)
        self.assertEqual(asked, [])

    def test_where_both_fail(self):
        endings, asked = self.asked(2, 2, 7)
        self.assertTrue({"both-broken", "attack-broken"} <= endings)
        self.assertEqual(asked, [0, 0])

    def test_the_body_that_is_out_last(self):
        # Two points fail the test or are spent; one is only ever spent.
        for order, most in ((["1st", "2nd"], 0), (["2nd", "1st"], 1)):
            rows = [{"name": "A", "strength": 2, "battalion": "1st"},
                    {"name": "B", "strength": 1, "battalion": "2nd"}]
            _, asked = self.asked({"stands": rows, "order": order}, 4, 7)
            self.assertEqual(len(asked) > 0, most > 0)


if __name__ == "__main__":
    unittest.main()
