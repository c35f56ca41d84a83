"""The oracle on battalions, areas, turns, reserves and tanks.

Source: rulings R-1, R-10, R-14 to R-23, R-27, the catalogue's TN-20, and
chances worked out by hand. Units: probabilities, strength points.
"""

import sys
import unittest
from fractions import Fraction as F

sys.setrecursionlimit(100000)

from nqm import solve
from nqm_example import scenario, stands

ONE = {"regular_attacks": 1}
WIN = F(5, 12)              # one die against one: also the chance to lose
TWO_ONE = F(125, 216)       # two dice against one win
TWO_LOSE = F(55, 216)
BOTH = F(200, 1296)         # two against two: one casualty each


def endings(document, orders="standing"):
    """Probability of each ending."""
    return solve(document, orders)["endings"]


def two_battalions(**keys):
    """One company of strength 1 in each of two battalions."""
    rows = stands(2, prefix="A", **keys)
    for row, name in zip(rows, ("1st", "2nd")):
        row["battalion"] = name
    return rows


def areas(*names, **keys):
    """One stand of strength 1 in each area."""
    return [dict(row, area=name) for row, name
            in zip(stands(len(names), prefix="D", **keys), names)]


BRIGADE = {"name": "Bde HQ", "class": "command", "level": "brigade"}


class Battalions(unittest.TestCase):
    def test_tn_20_one_after_another(self):
        got = endings(scenario(two_battalions(), 1, parameters=ONE))
        self.assertEqual(got, {
            "position-taken": WIN + WIN * WIN + F(1, 6) * WIN,
            "attack-broken": WIN * WIN, "unresolved": F(1, 6)})

    def test_together_under_a_brigade(self):
        rows = two_battalions() + [BRIGADE]
        got = endings(scenario(rows, 1, parameters=ONE))
        self.assertEqual(got, {"position-taken": TWO_ONE,
                               "unresolved": 1 - TWO_ONE})
        got = endings(scenario(rows, 1, parameters={**ONE, "A-3": "whole"}))
        self.assertEqual(got, {"position-taken": TWO_ONE,
                               "attack-broken": TWO_LOSE / 2,
                               "unresolved": 1 - TWO_ONE - TWO_LOSE / 2})

    def test_a_battalion_level_cannot_join_them(self):
        rows = two_battalions() + [BRIGADE]
        apart = endings(scenario(two_battalions(), 1, parameters=ONE))
        low = {"stands": rows, "hq": "battalion"}
        self.assertEqual(endings(scenario(low, 1, parameters=ONE)), apart)

    def test_the_attacker_may_choose_to_go_in_apart(self):
        got = solve(scenario(two_battalions() + [BRIGADE], 1,
                             parameters=ONE), "best")
        self.assertEqual(got["value"], 100 * F(95, 144))

    def test_who_chooses_the_next_battalion(self):
        rows = two_battalions()
        rows[0]["strength"] = 2     # three dice would be best first
        worth = {}
        for reading in ("attacker", "defender", "scenario"):
            side = {"stands": rows, "order": ["2nd", "1st"]}
            got = solve(scenario(side, 2, parameters={
                **ONE, "A-28": reading}), "best")
            worth[reading] = got["value"]
        self.assertGreaterEqual(worth["attacker"], worth["scenario"])
        self.assertGreaterEqual(worth["scenario"], worth["defender"])
        self.assertGreater(worth["attacker"], worth["defender"])


class Testing(unittest.TestCase):
    def test_both_beaten(self):
        document = scenario(2, 2, parameters=ONE)
        self.assertEqual(endings(document)["both-broken"], BOTH / 4)
        first = dict(document, parameters={**ONE, "A-6": "attacker-first"})
        self.assertNotIn("both-broken", endings(first))
        self.assertEqual(endings(first)["attack-broken"],
                         endings(document)["attack-broken"] + BOTH / 4)
        other = dict(document, parameters={**ONE, "A-6": "defender-first"})
        self.assertEqual(endings(other)["position-taken"],
                         endings(document)["position-taken"] + BOTH / 4)

    def test_a_veteran_holds_on_3_and_6_only(self):
        side = {"quality": "veteran", "strength": 3}
        for reading, breaks in (("3-to-6", F(1, 3)), ("3-and-6", F(2, 3))):
            got = endings(scenario(side, 1, parameters={
                "veteran_attacks": 1, "A-1": reading}))
            self.assertEqual(got["attack-broken"], F(225, 1296) * breaks)

    def test_pins_of_the_firefight_may_be_ignored(self):
        side = {"strength": 5, "pins": 2}
        for reading, breaks in (("count", F(1, 2)), ("ignore", 0)):
            got = endings(scenario(side, 1, parameters={
                **ONE, "A-4": reading}))
            self.assertEqual(got.get("attack-broken", 0),
                             F(225, 1296) * breaks)

    def test_a_unit_that_passed_tests_again(self):
        side = {"strength": 4, "pins": 2}   # passed as it enters
        for reading, breaks in (("once", 0), ("again", F(1, 2))):
            got = endings(scenario(side, 1, parameters={
                **ONE, "A-5": reading}))
            self.assertEqual(got.get("attack-broken", 0), TWO_LOSE * breaks)

    def test_losing_a_base_calls_for_a_test(self):
        rows = [{"name": "HQ", "class": "command"}, *stands(4)]
        for reading, breaks in (("no", 0), ("tests", F(1, 2))):
            got = endings(scenario(rows, 1, parameters={
                **ONE, "base_loss": reading, "regular_break_at": "9/10"}))
            self.assertEqual(got.get("attack-broken", 0),
                             F(225, 1296) * breaks)


    def test_a_block_that_loses_a_base(self):
        # One pin more leaves 5 - pins points: they are fewer bases of three
        # points only where four are left before it.
        for pins, size, breaks in ((1, 3, 0), (2, 3, F(1, 2)), (3, 3, 0),
                                   (1, 1, F(1, 2)), (2, 2, 0)):
            side = {"strength": 6, "pins": pins}
            got = endings(scenario(side, 1, parameters={
                **ONE, "base_loss": "tests", "base_strength": size,
                "regular_break_at": "9/10"}))
            self.assertEqual(got.get("attack-broken", 0),
                             F(225, 1296) * breaks)

    def test_a_block_that_defends_loses_a_base(self):
        # One or two of seven points: three bases of three become two, and
        # two of four stay two. Of 1,296 throws 715 pin him.
        for size, breaks in ((3, F(1, 2)), (4, 0)):
            got = endings(scenario(2, 7, parameters={
                **ONE, "base_loss": "tests", "base_strength": size,
                "regular_break_at": "9/10"}))
            self.assertEqual(got.get("position-taken", 0),
                             F(715, 1296) * breaks)


class Qualities(unittest.TestCase):
    def dice(self, reading):
        rows = [{"name": "HQ", "class": "command"},
                {"name": "E", "strength": 1, "quality": "elite"},
                {"name": "C", "strength": 4, "quality": "conscript"}]
        got = solve(scenario(rows, 1, aim={}, parameters={
            "A-18": reading, "elite_attacks": 1, "conscript_attacks": 1}))
        ways = {F(125, 216): 2, F(855, 1296): 3}
        taken = got["endings"]["position-taken"]
        return ways.get(taken, taken)

    def test_dice_of_mixed_stands(self):
        self.assertEqual(self.dice("worst"), 2)
        self.assertEqual(self.dice("commonest"), 2)
        self.assertEqual(self.dice("per-stand"), 3)     # 1 elite, 2 others
        self.assertGreater(self.dice("best"), F(855, 1296))

    def test_mixing_is_forbidden_by_default(self):
        with self.assertRaisesRegex(ValueError, "^NQM-04"):
            self.dice("forbidden")


class Areas(unittest.TestCase):
    def test_each_area_is_an_assault_of_its_own(self):
        got = endings(scenario(2, areas("Mill", "Farm"), parameters=ONE))
        self.assertEqual(got["position-taken"], TWO_ONE ** 2)

    def test_together_they_are_one(self):
        got = endings(scenario(2, areas("Mill", "Farm"), parameters={
            **ONE, "areas": "together"}))
        want = endings(scenario(2, stands(2), parameters=ONE))
        self.assertEqual(got, want)

    def test_an_area_nobody_holds_is_taken(self):
        rows = areas("Mill", "Farm")
        rows[0]["class"] = "sniper"
        got = endings(scenario(2, rows, parameters=ONE))
        self.assertEqual(got["position-taken"], TWO_ONE)

    def test_a_spared_area_falls_in_the_next_hour(self):
        # The first battalion and the defender break each other; the second
        # passes its turn and walks in an hour later.
        rows = two_battalions()
        rows[0]["strength"] = 2
        document = scenario(rows, 2, hours=2, parameters=ONE)
        got = endings(document)
        self.assertEqual(got["overrun"], BOTH / 4)
        self.assertNotIn("overrun", endings(dict(document, hours=1)))


class Reserves(unittest.TestCase):
    def test_the_defender_brings_up_his_reserve(self):
        rows = stands(1) + [dict(stands(1)[0], name="R", reserve=True)]
        document = scenario(1, rows, parameters=ONE)
        self.assertEqual(endings(document)["position-taken"], WIN)
        got = endings(document, "best")
        self.assertNotIn("position-taken", got)
        self.assertEqual(got["unresolved"], 1 - WIN)

    def test_bases_are_judged_after_tests_alone(self):
        # Three bases against one: who wins has one inside. The reserve
        # comes; a second throw that he does not lose takes the position,
        # and so does the test that it then has to pass if he does.
        rows = stands(1) + [dict(stands(1)[0], name="R", reserve=True)]
        document = scenario(3, rows, parameters={
            "regular_attacks": 2, "win": "bases-inside", "base_strength": 1})
        win, lose = F(95, 144), F(25, 144)
        got = endings(document, "best")
        self.assertEqual(got["position-taken"], win * (1 - lose / 2))
        document["parameters"]["regular_attacks"] = 1
        got = endings(document, "best")
        self.assertNotIn("position-taken", got)
        self.assertEqual(endings(document)["position-taken"], win)

    def test_a_reserve_of_another_battalion_cannot_reach(self):
        rows = stands(1, battalion="1st") + [
            {"name": "R", "strength": 1, "battalion": "2nd",
             "reserve": True}]
        got = endings(scenario(1, rows, parameters=ONE), "best")
        self.assertEqual(got["position-taken"], WIN)
        side = {"stands": rows, "hq": "regiment"}
        got = endings(scenario(1, side, parameters=ONE), "best")
        self.assertNotIn("position-taken", got)

    def test_after_a_loss_a_reserve_has_to_go_in(self):
        row = {"name": "R", "strength": 2, "reserve": True}
        side = {"stands": stands(1) + [row], "firefight": "after-loss"}
        got = endings(scenario(side, 1, parameters=ONE))
        self.assertEqual(got["position-taken"], TWO_ONE)    # it goes alone
        with self.assertRaisesRegex(ValueError, "^NQM-34"):
            solve(scenario({"stands": stands(1),
                            "firefight": "after-loss"}))

    def test_after_a_worse_round_he_must_reinforce(self):
        document = scenario(3, 1, parameters={"regular_attacks": 2,
                                              "must_reinforce": "yes"})
        self.assertEqual(endings(document)["called-off"], F(225, 1296))


class Tanks(unittest.TestCase):
    TANK = {"stands": [{"name": "T", "class": "tank", "strength": 2}]}

    def test_tanks_drive_through_or_break_the_infantry(self):
        got = endings(scenario(self.TANK, 1))
        self.assertEqual(got, {"position-taken": F(1, 2),
                               "driven-through": F(1, 2)})

    def test_anti_tank_guns_are_destroyed(self):
        gun = [{"name": "G", "class": "at-gun", "strength": 2}]
        got = solve(scenario(self.TANK, gun))
        self.assertEqual(got["joint"], {("position-taken", 0, 2): 1})

    def test_no_firefight_no_overrun_of_anti_tank_fire(self):
        lost = dict(self.TANK, firefight="lost")
        self.assertEqual(endings(scenario(lost, 1))["position-taken"],
                         F(1, 2))
        with self.assertRaisesRegex(ValueError, "^NQM-37"):
            solve(scenario(lost, {"strength": 1, "anti_tank": True}))
        with self.assertRaisesRegex(ValueError, "^NQM-S04"):
            solve(scenario({"strength": 3, "firefight": "lost"}))

    def test_infantry_fires_at_tanks(self):
        tank = [{"name": "T", "class": "tank", "strength": 1}]
        got = solve(scenario(stands(2), tank, ground="close"))
        self.assertEqual(got["joint"], {("position-taken", 0, 1): F(5, 9),
                                        ("unresolved", 0, 0): F(4, 9)})
        with self.assertRaisesRegex(ValueError, "^NQM-36"):
            solve(scenario(stands(2), tank))

    def test_who_supports_tanks(self):
        tank = {"name": "T", "class": "tank", "strength": 1}
        spent = {"name": "D", "strength": 1, "red": 1}
        got = solve(scenario(stands(2), [tank, spent], ground="close"))
        self.assertEqual(got["joint"], {("position-taken", 0, 1): F(5, 9),
                                        ("unresolved", 0, 0): F(4, 9)})
        with self.assertRaisesRegex(ValueError, "^NQM-36"):
            solve(scenario(stands(2), [tank, spent]))
        for kind in ("at-gun", "logistic", "fighting"):     # clean: dice
            support = dict(spent, red=0, **{"class": kind})
            got = endings(scenario(stands(2), [tank, support]))
            self.assertIn("attack-broken", got)
        got = endings(scenario(stands(2), [dict(tank, red=1), spent]))
        self.assertEqual(got, {"overrun": 1})   # no tank is left

    def test_tanks_that_stay_are_fired_at(self):
        aim = {"driven-through": -100, "position-taken": 0,
               "attack-broken": 40}
        got = endings(scenario(
            {"stands": [{"name": "T", "class": "tank", "strength": 1}]},
            {"strength": 3, "retreat": "closed"}, hours=2, aim=aim,
            ground="close", parameters={"base_strength": 1}), "best")
        # They stay in; the defender gains nothing by firing, nor does he by
        # an assault: he leaves them, and the hours run out.
        self.assertEqual(got, {"position-taken": F(1, 2),
                               "unresolved": F(1, 2)})
        got = endings(scenario(
            {"stands": [{"name": "T", "class": "tank", "strength": 1}]},
            {"strength": 3, "retreat": "closed"}, hours=2,
            aim={**aim, "attack-broken": -10}, ground="close",
            parameters={"base_strength": 1}), "best")
        hit = 1 - F(2, 3) ** 3
        self.assertEqual(got, {"position-taken": F(1, 2),
                               "attack-broken": hit / 2,
                               "unresolved": (1 - hit) / 2})


if __name__ == "__main__":
    unittest.main()
