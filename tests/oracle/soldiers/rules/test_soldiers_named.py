"""The oracle on lists of orders, and on the units that they name.

Source: rulings R-3, R-8, R-12, R-15; docs/formats/scenario.md. Units: probabilities,
stacking points.
"""

import unittest
from fractions import Fraction as F

from oracle_orders import read_range
from soldiers import solve
from soldiers_battle import alike
from soldiers_example import scenario, unit
from soldiers_rules import first, step
from soldiers_scenario import read_battle
from soldiers_state import Choice

CANCEL = {"at": "cancel", "do": "cancel-a-1"}
STAY = {"at": "advance", "do": "stay-a-1"}


def company(count, **keys):
    """Alike units of two points beside one that stands alone."""
    return scenario([unit("A %d" % (n + 1), "b3", stacking=2)
                     for n in range(count)],
                    [unit("D", "c3", stacking=2)], columns=4, rows=4, **keys)


def steps_of(document, orders=()):
    """The ids of the options of every question met."""
    battle = read_battle(document, orders)
    waiting, found = [first(battle)], []
    while waiting:
        said = step(battle, waiting.pop())
        if isinstance(said, Choice):
            found.append([one for one, _ in said.options])
            waiting += [after for _, after in said.options]
        elif hasattr(said, "branches"):
            waiting += [after for _, after in said.branches]
    return found


class Lists(unittest.TestCase):
    def first_option(self, *orders):
        """What is done first of all."""
        battle = read_battle(company(2), list(orders))
        return step(battle, first(battle)).options[0][0]

    def test_the_first_that_fits_is_carried_out(self):
        no = {"at": "announce", "do": "no-assault"}
        self.assertEqual(self.first_option(), "assault-c3")
        self.assertEqual(self.first_option(no), "no-assault")
        for other in ({"at": "cancel", "do": "no-assault"},
                      {"at": "announce", "do": "assault-d4"},
                      {**no, "when": {"d.disordered": "1.."}}):
            self.assertEqual(self.first_option(other), "assault-c3")
        self.assertEqual(self.first_option(
            {"at": "announce", "do": "assault-c3"}, no), "assault-c3")

    def test_conditions(self):
        no = {"at": "announce", "do": "no-assault"}
        for key, wanted, holds in (
                ("d.there", 1, True), ("d.there", 0, False),
                ("a-2.lost", "..0", True), ("a-2.lost", "1..", False),
                ("attacker.lost", "..3", True),
                ("defender.disrupted", "1..4", False)):
            self.assertEqual(self.first_option({**no, "when": {key: wanted}}),
                             "no-assault" if holds else "assault-c3")

    def test_numbers_and_ranges(self):
        self.assertEqual([read_range(text) for text in ("2..5", 4, "..3")],
                         [(2, 5), (4, 4), (0, 3)])
        for text in ("..", "a", "-1", None):
            with self.assertRaisesRegex(ValueError, "^orders:"):
                read_range(text)

    def test_what_is_not_read(self):
        for order in ("x", {"at": "cancel"}, {**CANCEL, "when": {"column": 1}},
                      {**CANCEL, "when": {"a-1.lost": "2.."}}):
            with self.assertRaisesRegex(ValueError, "^orders:"):
                solve(company(2), [order])

    def test_a_list_of_the_request_takes_the_place_of_the_scenarios(self):
        document = company(2, fire="defender")
        listed = dict(document, orders=[CANCEL])
        self.assertEqual(solve(listed), solve(document))
        self.assertEqual(solve(listed, "best"), solve(document, "best"))
        self.assertEqual(solve(listed, []), solve(document))
        self.assertNotEqual(solve(listed, [CANCEL]), solve(document))

    def test_who_is_next_is_another_question(self):
        document = scenario(
            [unit("A", "b3", type="machine-gun"),
             unit("B", "d3", type="howitzer", attack=6)],
            [unit("D", "c3")], columns=4, rows=4, fire="attacker")
        battle = read_battle(document, [
            {"at": "fire", "do": "fire-b"},
            {"at": "next-fire", "do": "fire-b"}])
        said = step(battle, first(battle))
        self.assertEqual(said.options[0][0], "fire-b")


class Named(unittest.TestCase):
    def test_a_unit_that_is_named_is_alike_to_no_other(self):
        for order, apart in (
                (CANCEL, True), ({"at": "x", "do": "y-z-a-1"}, True),
                ({"at": "x", "do": "y", "when": {"a-1.there": 1}}, True),
                ({"at": "x", "do": "a-1"}, False),
                ({"at": "x", "do": "go-in-a-11"}, False),
                ({"at": "x", "do": "y", "when": {"d.there": 1}}, False)):
            battle = read_battle(company(3), [order])
            self.assertEqual([alike(battle, 0, 1), alike(battle, 2, 0),
                              alike(battle, 1, 2)],
                             [not apart, not apart, True])

    def test_who_cancels_keeps_no_other_out(self):
        # Three on one: 3-1 disrupts or worse 5 of 6 times; 2-1 4 of 6.
        got = solve(company(3, fire="defender"), [CANCEL])
        self.assertEqual(got["endings"], {"taken": F(4, 6), "held": F(2, 6)})

    def test_those_alike_to_one_another_follow_it(self):
        other = {"at": "cancel", "do": "cancel-a-2"}
        got = solve(company(3, fire="defender"), [other])
        self.assertEqual(got["endings"], {"taken": F(4, 6), "held": F(2, 6)})
        ids = steps_of(company(3, fire="defender"), [other])
        self.assertIn(["cancel-a-2", "go-in-a-2"], ids)

    def test_who_stays_lets_another_advance(self):
        got = solve(company(2), [STAY])
        self.assertEqual(got["endings"], {"taken": F(4, 6), "held": F(2, 6)})


class Next(unittest.TestCase):
    """R-15: a unit of which orders say that it is next counts by itself."""

    def check(self, step, do, document, before, after):
        """What is asked without such an order, and what with one."""
        def met(*orders):
            return steps_of(document, orders)
        about = {"at": "cancel", "do": "go-in-b"}
        one = do[-len("a-1"):]
        for orders in ((), (dict(about, when={one + ".there": 1}),)):
            self.assertIn(before, met(*orders))
            self.assertNotIn(after, met(*orders))
        self.assertIn(after, met({"at": step, "do": do}))

    def test_fire(self):
        guns = [unit("A 1", "b3", type="machine-gun"),
                unit("A 2", "b3", type="machine-gun")]
        self.check("next-fire", "fire-a-2", scenario(
            guns, [unit("D", "c3")], columns=4, rows=4, fire="attacker"),
            ["hold-fire", "fire-at-c3"],
            ["fire-a-2", "cease-fire", "fire-a-1"])

    def test_charges(self):
        lancers = [unit("D 1", "c3", type="cavalry"),
                   unit("D 2", "c3", type="cavalry", charges_at="b3")]
        self.check("next-defender-charge", "charge-with-d-1", scenario(
            [unit("A", "b3")], lancers, columns=4, rows=4,
            charges="defender"), ["charge-a", "no-charge"],
            ["charge-with-d-1", "charge-with-d-2", "cease-charges"])

    def test_retreats(self):
        fleeing = [unit("D 1", "c3", stacking=2), unit("D 2", "c3"),
                   unit("D 3", "c3", stacking=2), unit("E", "c4")]
        self.check("next-retreat", "next-d-3", scenario(
            [unit("A", "b3", stacking=8), unit("B", "c2", stacking=8)],
            fleeing, columns=4, rows=4), ["next-d-2", "next-d-1"],
            ["next-d-3", "next-d-2", "next-d-1"])


if __name__ == "__main__":
    unittest.main()
