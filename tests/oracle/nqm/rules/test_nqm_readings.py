"""The oracle on the break point in bases, and on dice that are named first.

Source: rulings R-4, R-7, R-10, R-19, R-25, and chances worked out by hand.
Units: bases, strength points, dice, probabilities.
"""

import sys
import unittest
from fractions import Fraction as F

sys.setrecursionlimit(100000)

from nqm import solve
from nqm_example import scenario, stands
from nqm_rules import first
from nqm_scenario import read_battle
from nqm_state import UNSET, changed, seated
from nqm_unit import bases_lost, reached

HQ = {"name": "Z HQ", "class": "command"}
L31 = F(225, 1296)          # one of three dice loses against one


def row(name, strength, **keys):
    """One stand."""
    return {"name": name, "strength": strength, **keys}


class Bases(unittest.TestCase):
    def counted(self, rows, red, side=0, late=(), **parameters):
        """(bases lost, all bases, whether it is the point) of a side.

        rows: stands, or a block; red: their red pins now.
        """
        sides = [rows if who == side else 1 for who in (0, 1)]
        battle = read_battle(scenario(*sides, parameters={
            "A-2": "stands", **parameters}))
        unit = list(range(len(red)))
        state = seated(first(battle), side, unit, UNSET)
        state = state._replace(red=changed(state.red, side, tuple(red)))
        if late:
            state = state._replace(late=changed(state.late, side, late))
        return (*bases_lost(battle, state, side, unit),
                reached(battle, state, side, unit))

    ROWS = [row("A", 3), row("B", 1), row("C", 2)]

    def test_a_base_with_a_clean_point_is_not_lost(self):
        for red, lost in (((0, 0, 0), 0), ((2, 0, 1), 0), ((2, 1, 1), 1),
                          ((3, 0, 1), 1), ((3, 1, 1), 2), ((3, 1, 2), 3)):
            self.assertEqual(self.counted(self.ROWS, red),
                             (lost, 3, lost >= 2))     # half of 3 bases

    def test_reached_or_exceeded(self):
        for reading, there in (("reached", True), ("exceeded", False)):
            self.assertEqual(self.counted(self.ROWS, (0, 1, 0), **{
                "A-7": reading, "regular_break_at": "1/3"}), (1, 3, there))

    def test_bases_lost_at_the_start(self):
        rows = [row("A", 2, red=1, black=1), row("B", 1), row("C", 2)]
        for reading, lost in (("count", 2), ("ignore", 1)):
            self.assertEqual(self.counted(rows, (1, 1, 1), 1, **{
                "A-4": reading}), (lost, 3, lost == 2))
        rows[0]["red"] = 2          # overloaded: it was on the position
        for reading, lost in (("count", 2), ("ignore", 1)):
            self.assertEqual(self.counted(rows, (2, 1, 1), 1, **{
                "A-4": reading}), (lost, 3, lost == 2))

    def test_a_base_regained_makes_up_for_none(self):
        rows = [row("A", 2, red=2), row("B", 1)]
        for reading in ("count", "ignore"):
            self.assertEqual(self.counted(rows, (1, 1), 1, **{
                "A-4": reading}), (1, 2, True))

    def test_bases_of_a_block(self):
        # Seven points are three bases of three; with 6 clean ones two.
        for red, lost in ((0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)):
            self.assertEqual(self.counted(7, (red,)), (lost, 3, lost >= 2))
        side = {"strength": 7, "pins": 1}
        for red, lost in ((0, 0), (1, 0), (3, 0), (4, 1), (6, 1), (7, 2)):
            self.assertEqual(self.counted(side, (red,), **{
                "A-4": "ignore"}), (lost, 3, lost >= 2))

    def test_those_that_joined_late(self):
        for reading, there in (("grows", False), ("no", True)):
            self.assertEqual(self.counted(
                self.ROWS, (3, 0, 0), late=(1, 1, 2), **{
                    "A-21": reading})[2], there)    # 1 of 3, or 1 of 2

    def broken(self, attacker, **parameters):
        """Chance that one attack of three dice on one breaks off."""
        return solve(scenario(attacker, 1, parameters={
            "regular_attacks": 1, **parameters}))["endings"].get(
                "attack-broken", 0)

    def test_when_a_unit_tests(self):
        # One pin of four: a quarter of the points, and no base.
        rows = [row("A", 2), row("B", 2), HQ]
        quarter = {"regular_break_at": "1/4"}
        for reading, breaks in (("start", F(1, 2)), ("stands", 0)):
            self.assertEqual(self.broken(rows, **quarter, **{
                "A-2": reading}), L31 * breaks)
        # One pin on four stands of a point: the first of four bases.
        rows = [*stands(4), HQ]
        for reading in ("stands", "c"):
            self.assertEqual(self.broken(rows, **quarter, **{
                "A-2": reading}), L31 / 2)
        # Six points in two bases, of which five points are one.
        for reading, breaks in (("start", 0), ("stands", F(1, 2))):
            self.assertEqual(self.broken(6, base_strength=5, **{
                "A-2": reading}), L31 * breaks)

    def test_a_unit_that_enters_without_half_its_bases(self):
        # Four of six are left, so he has passed: 1 of 2 bases of five.
        side = {"strength": 6, "pins": 2}
        for reading, breaks in (("start", F(1, 2)), ("stands", 0)):
            self.assertEqual(self.broken(side, base_strength=5, **{
                "A-2": reading}), L31 * breaks)


if __name__ == "__main__":
    unittest.main()
