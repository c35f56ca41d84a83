"""The oracle on ties that are asked, and on standing orders by strength.

Source: rulings R-2, R-3, R-6, R-17, R-25, R-26, the scenario table's keys
`order` and `reserve`. Units: strength points, pins, probabilities.
"""

import sys
import unittest
from fractions import Fraction as F

sys.setrecursionlimit(100000)

from nqm import solve
from nqm_after import take_off
from nqm_attack import one_stand
from nqm_example import scenario, stands
from nqm_place import place
from nqm_rules import first, step
from nqm_scenario import read_battle
from nqm_state import Choice, OUT, UNSET, seated
from nqm_turn import choose_area, points_of_body

HQ = {"name": "Z HQ", "class": "command"}
GROUPED = dict(HQ, name="H", grouped=True)
W31, L31, W21, W11 = F(95, 144), F(25, 144), F(125, 216), F(5, 12)


def row(name, strength, **keys):
    """One stand."""
    return {"name": name, "strength": strength, **keys}


def words(choice):
    """The options of a choice in order."""
    return [text for text, _ in choice.options]


class Casualties(unittest.TestCase):
    def placed(self, rows, due, side=0, figure=-1, **parameters):
        """What is said when these stands of a side take casualties."""
        sides = [rows if who == side else [row("O", 1)] for who in (0, 1)]
        battle = read_battle(scenario(*sides, parameters=parameters))
        state = first(battle)._replace(
            fighting=tuple(i for i in range(len(rows)) if i != figure),
            area=0,
            figure=figure, due=(due, 0) if side == 0 else (0, due))
        self.battle = battle
        return place(battle, state)

    def test_the_first_of_alike_ones_takes_it(self):
        self.assertEqual(self.placed(stands(3), 2).red[0], (1, 1, 0))

    def test_each_takes_one_where_there_are_enough(self):
        rows = [row("A", 2), row("B", 3)]
        self.assertEqual(self.placed(rows, 2).red[0], (1, 1))

    def test_else_the_owner_is_asked(self):
        rows = [row("A", 2), row("B", 3)]
        for side in (0, 1):
            asked = self.placed(rows, 1, side)
            self.assertEqual((asked.side, words(asked)), (side, ["B", "A"]))
            self.assertEqual(asked.options[1][1].red[side], (1, 0))

    def test_of_three_that_are_left_after_each_took_one(self):
        asked = self.placed([row("A", 2), row("B", 3)], 3)
        self.assertEqual([after.red[0] for _, after in asked.options],
                         [(1, 2), (2, 1)])

    def test_alike_ones_are_offered_once(self):
        rows = [row("A", 2), row("B", 2), row("C", 3)]
        asked = self.placed(rows, 2)
        self.assertEqual(words(asked), ["C", "A"])
        self.assertEqual(place(self.battle, asked.options[0][1]).red[0],
                         (1, 0, 1))
        asked = place(self.battle, asked.options[1][1])
        self.assertEqual(words(asked), ["C", "B"])

    def test_only_those_with_the_fewest_pins(self):
        rows = [row("A", 3, red=1), row("B", 1), row("C", 3, black=1)]
        self.assertEqual(self.placed(rows, 1).red[0], (1, 1, 0))

    def test_no_command_stand_then_the_worst_quality(self):
        rows = [dict(GROUPED, name="A", strength=2, quality="militia"),
                row("B", 2, quality="elite"), row("C", 2, quality="militia"),
                row("D", 2)]
        self.assertEqual(words(self.placed(rows[:2], 1)), ["B", "A"])
        self.assertEqual(words(self.placed(rows, 1)), ["C", "A", "B", "D"])
        rows[1]["strength"] = 3     # most clean points go before
        self.assertEqual(words(self.placed(rows, 1)), ["B", "A", "C", "D"])

    def test_freely_among_all(self):
        rows = [row("A", 3, red=1), row("B", 1), row("C", 2), HQ]
        freely = {"A-14": "freely"}
        asked = self.placed(rows, 3, figure=3, **freely)
        self.assertEqual((asked.side, words(asked)),
                         (0, ["C", "A", "B", "Z HQ"]))
        asked = self.placed(rows[:3], 3, side=1, **freely)
        self.assertEqual((asked.side, words(asked)), (1, ["C", "A", "B"]))

    def test_the_opponent_picks_but_not_the_command_figure(self):
        rows = [row("A", 3, red=1), row("B", 1), row("C", 2), HQ]
        for letter in ("opponent", "c"):
            asked = self.placed(rows, 1, figure=3, **{"A-14": letter})
            self.assertEqual((asked.side, words(asked)), (1, ["C", "A", "B"]))
        asked = self.placed(rows[:3], 1, side=1, **{"A-14": "opponent"})
        self.assertEqual(asked.side, 0)

    def test_what_the_opponent_makes_of_it(self):
        # Two companies of one point and their grouped command: an owner
        # pins a company, which leaves two dice; the opponent the command,
        # which leaves one.
        rows = stands(2) + [dict(GROUPED, name="Z")]
        for reading, orders, left in (
                ("evenly", "standing", W21), ("evenly", "best", W21),
                ("opponent", "standing", W21), ("opponent", "best", W11)):
            got = solve(scenario(rows, 1, parameters={
                "regular_attacks": 2, "A-14": reading}), orders)
            self.assertEqual(got["endings"]["position-taken"],
                             W31 + F(1, 6) * W31 + L31 * left)


class Commitment(unittest.TestCase):
    def first_question(self, rows, **keys):
        """What is asked first."""
        self.battle = read_battle(scenario(rows, **keys))
        return step(self.battle, first(self.battle))

    def test_the_strongest_goes_where_one_alone_can(self):
        asked = self.first_question([row("A", 1), row("B", 3), row("C", 2)])
        self.assertEqual(words(asked), ["hold", "commit"])
        asked = step(self.battle, asked.options[0][1])
        self.assertEqual(words(asked), ["commit", "hold"])
        asked = step(self.battle, asked.options[1][1])  # only C may go now
        self.assertEqual(asked.state.seat[0], ("held", "held", "unset"))

    def test_of_equals_the_best_quality_then_the_first(self):
        rows = [row("A", 2), row("B", 2, quality="veteran")]
        self.assertEqual(words(self.first_question(rows))[0], "hold")
        rows = [row("A", 2, red=1), row("B", 2, black=1)]
        self.assertEqual(words(self.first_question(rows))[0], "commit")

    def test_all_go_where_two_can(self):
        rows = [row("A", 1), row("B", 3), GROUPED]
        for hurt, said in ((0, "commit"), (1, "hold")):
            rows[2] = dict(GROUPED, strength=2, red=hurt)
            self.assertEqual(words(self.first_question(rows))[0], said)

    def test_a_reserve_goes_alone_after_a_loss(self):
        rows = [row("A", 3), row("B", 1, reserve=True),
                row("C", 2, reserve=True)]
        side = {"stands": rows, "firefight": "after-loss"}
        asked = self.first_question(side)   # A alone would be no reserve
        self.assertEqual(words(asked), ["hold", "commit"])
        after = step(self.battle, asked.options[0][1])
        self.assertEqual(after.state.seat[0], ("held", "held", "unset"))

    def counterattack(self, *rows, **parameters):
        """The first question of a counterattack."""
        rows = [row("D", 1)] + [dict(one, reserve=True) for one in rows]
        battle = read_battle(scenario(1, rows, aftermath=True,
                                      parameters=parameters))
        state = first(battle)._replace(mode="counter", phase="counter-commit",
                                       reorganised=True)
        self.battle = battle
        return step(battle, seated(state, 0, [0], UNSET))

    def test_one_quality_counterattacks_that_of_the_strongest(self):
        rows = [row("R", 1), row("S", 2, quality="conscript"),
                row("T", 1, **{"class": "recce"}),
                row("U", 1, quality="conscript"), HQ]
        asked = self.counterattack(*rows, **{"A-18": "forbidden"})
        self.assertEqual(words(asked), ["hold", "commit"])
        asked = step(self.battle, asked.options[0][1])
        self.assertEqual(words(asked), ["commit", "hold"])
        both = asked
        asked = step(self.battle, both.options[0][1])   # T cannot go now
        self.assertEqual(words(asked), ["commit", "hold"])
        self.assertEqual(asked.options[0][1].answers,
                         (False, True, False, True))
        asked = step(self.battle, both.options[1][1])   # without S
        self.assertEqual(words(asked), ["commit", "hold"])
        asked = self.counterattack(*rows)
        self.assertEqual(words(asked), ["commit", "hold"])

    def test_the_strongest_attacks_alone(self):
        rows = [row("A", 2), row("B", 2, quality="veteran"), row("C", 1)]
        battle = read_battle(scenario(rows))
        asked = one_stand(battle, first(battle), [0, 1, 2])
        self.assertEqual(words(asked), ["B", "A", "C"])


class Turns(unittest.TestCase):
    def next_of(self, rows, reading="attacker", **keys):
        """The question which battalion of the attacker is the next."""
        self.battle = read_battle(scenario(
            {"stands": rows, **keys}, parameters={"A-28": reading}))
        return step(self.battle, first(self.battle))

    ROWS = [row("A", 1, battalion="1st"), row("B", 3, battalion="2nd"),
            row("C", 2, battalion="3rd")]

    def test_the_most_clean_points_go_first(self):
        self.assertEqual(words(self.next_of(self.ROWS)),
                         ["2nd", "1st", "3rd"])
        hurt = [self.ROWS[0], dict(self.ROWS[1], red=2), self.ROWS[2]]
        self.assertEqual(words(self.next_of(hurt)), ["3rd", "1st", "2nd"])
        even = [self.ROWS[0], dict(self.ROWS[1], red=2)]
        self.assertEqual(words(self.next_of(even)), ["1st", "2nd"])

    def test_only_stands_that_may_be_committed_count(self):
        rows = self.ROWS[:2] + [row("D", 9, battalion="1st",
                                    **{"class": "support"})]
        self.assertEqual(words(self.next_of(rows))[0], "2nd")
        rows[2]["class"] = "fighting"
        self.assertEqual(words(self.next_of(rows))[0], "1st")
        rows[2]["reserve"] = True       # it may be committed later
        self.assertEqual(words(self.next_of(rows))[0], "1st")

    def test_committed_stands_count_and_those_out_do_not(self):
        self.next_of(self.ROWS)
        state = first(self.battle)._replace(together=False)
        state = seated(seated(state, 0, [1], UNSET), 0, [2], OUT)
        self.assertEqual([points_of_body(self.battle, state, body)
                          for body in range(3)], [1, 3, 0])

    def test_the_order_that_is_given(self):
        order = ["3rd", "1st", "2nd"]
        for reading, side in (("attacker", 0), ("defender", 1)):
            asked = self.next_of(self.ROWS, order=order, reading=reading)
            self.assertEqual((asked.side, words(asked)),
                             (side, ["3rd", "1st", "2nd"]))

    def test_where_nobody_is_asked(self):
        for order, number in ((["2nd", "1st"], 1), (["1st", "2nd"], 0)):
            side = {"stands": self.ROWS[:2], "order": order}
            battle = read_battle(scenario(side, 3, parameters={
                "A-28": "scenario"}))
            self.assertEqual(step(battle, first(battle)).state.body, number)

    def test_where_no_order_is_given_the_attacker_is_asked(self):
        asked = self.next_of(self.ROWS, "scenario")
        self.assertEqual((asked.side, words(asked)),
                         (0, ["2nd", "1st", "3rd"]))

    def test_orders_that_are_refused(self):
        def refused(document):
            with self.assertRaisesRegex(ValueError, "^order:"):
                read_battle(document)
        for order in ([], ["1st"], ["1st", "1st"], ["1st", "2nd", "4th"],
                      ["1st", "2nd", "2nd"], "1st", [1, 2]):
            refused(scenario({"stands": self.ROWS[:2], "order": order}))
        refused(scenario({"strength": 3, "order": ["1st"]}))
        refused(scenario({"stands": self.ROWS[:2], "order": ["1st"]},
                         parameters={"A-28": "scenario"}))
        with self.assertRaisesRegex(ValueError, "order"):
            read_battle(scenario(3, {"strength": 3, "order": []}))

    def test_the_weakest_area_first(self):
        rows = [row("D 1", 2, area="Mill"), row("D 2", 1, area="Farm"),
                row("D 3", 3, area="Wood", red=2)]
        battle = read_battle(scenario(2, rows))
        asked = choose_area(battle, first(battle)._replace(body=0), "assault")
        self.assertEqual(words(asked), ["area 1", "area 0", "area 2"])
        rows[1]["strength"] = 2
        battle = read_battle(scenario(2, rows))
        asked = choose_area(battle, first(battle)._replace(body=0), "assault")
        self.assertEqual(words(asked), ["area 2", "area 0", "area 1"])


class Leaders(unittest.TestCase):
    def refused(self, attacker, **parameters):
        """Whether a clause forbids it, and which."""
        try:
            read_battle(scenario(attacker, parameters=parameters))
        except ValueError as error:
            return str(error).split(":")[0]
        return None

    def test_one_in_reserve_gives_a_die(self):
        for grouped, reading, clause in (
                (False, "grouped", "NQM-33"), (True, "grouped", None),
                (False, "never", "NQM-33"), (True, "never", "NQM-33"),
                (False, "always", None), (True, "always", None)):
            rows = stands(1) + [dict(HQ, reserve=True, grouped=grouped)]
            self.assertEqual(self.refused(rows, **{"A-16": reading}), clause)

    def test_the_defenders_serve_a_counterattack(self):
        rows = stands(1) + [dict(HQ, reserve=True)]
        self.assertEqual(len(read_battle(scenario(
            3, rows)).sides[1].stands), 2)


class Reorganisation(unittest.TestCase):
    def asked(self, off, *rows, **keys):
        """What is said when so many pins come off the battalions."""
        battle = read_battle(scenario(
            [*rows, HQ], aftermath=True, **keys))
        count = len(rows)
        state = seated(first(battle)._replace(mode="counter"), 0,
                       range(count), UNSET)
        self.battle = battle
        return take_off(battle, state._replace(
            phase="take-off", off=off, relieved=(0,) * (count + 1)))

    def blacks(self, state):
        """Black pins when all that can has come off, by standing orders."""
        while isinstance(state, Choice):
            state = take_off(self.battle, state.options[0][1])
        return state.black[0][:-1]

    def test_the_last_of_alike_ones_loses_it(self):
        after = self.asked((1,), *[row(n, 3, red=1) for n in "AB"])
        self.assertEqual(self.blacks(after), (1, 0))

    def test_each_loses_one_where_there_are_enough(self):
        after = self.asked((2,), row("A", 3, red=2), row("B", 4, red=2))
        self.assertFalse(isinstance(after, Choice))
        self.assertEqual(self.blacks(after), (1, 1))

    def test_else_the_owner_is_asked(self):
        asked = self.asked((1,), row("A", 3, red=1), row("B", 4, red=1))
        self.assertEqual((asked.side, words(asked)), (0, ["B", "A"]))
        self.assertEqual(self.blacks(asked), (1, 0))
        other = take_off(self.battle, asked.options[1][1])
        self.assertEqual(self.blacks(other), (0, 1))

    def test_of_equal_points_the_best_quality(self):
        asked = self.asked((1,), row("A", 3, red=1),
                           row("B", 3, red=1, quality="veteran"))
        self.assertEqual(words(asked), ["B", "A"])

    def test_alike_ones_are_offered_as_the_last(self):
        rows = [row("A", 3, red=1), row("B", 3, red=1), row("C", 4, red=1)]
        asked = self.asked((2,), *rows)
        self.assertEqual(words(asked), ["C", "B"])
        self.assertEqual(self.blacks(asked), (1, 0, 0))
        rows[2] = row("C", 2, red=1)        # now the first two are stronger
        asked = self.asked((1,), *rows)
        self.assertEqual(words(asked), ["B", "C"])

    def test_one_unit_after_another(self):
        rows = [row("A", 3, red=1), row("B", 4, red=1), row("C", 3, red=1),
                row("D", 4, red=1)]
        for one, name in zip(rows, ("1st", "1st", "2nd", "2nd")):
            one["battalion"] = name
        rows.append(dict(HQ, battalion="1st"))
        battle = read_battle(scenario(rows, aftermath=True))
        state = seated(first(battle)._replace(mode="counter"), 0, range(4),
                       UNSET)
        asked = take_off(battle, state._replace(
            off=(1, 1), relieved=(0,) * 5))
        self.assertEqual(words(asked), ["B", "A"])
        asked = take_off(battle, asked.options[0][1])
        self.assertEqual(words(asked), ["D", "C"])

    def test_under_s13_only_the_pins_of_the_start_tie(self):
        # A has taken one pin more in the assault: it cannot come off.
        battle = read_battle(scenario(
            {"stands": [row("A", 4, red=1), row("B", 3, red=1), HQ],
             "firefight": "lost", "mounted": True}, aftermath=True,
            parameters={"mounted_assault": "yes"}))
        state = seated(first(battle)._replace(mode="counter"), 0, range(2),
                       UNSET)
        state = state._replace(red=((2, 1, 0), state.red[1]), off=(1,),
                               relieved=(0, 0, 0))
        asked = take_off(battle, state)
        self.assertEqual(words(asked), ["A", "B"])
        after = take_off(battle, asked.options[0][1])
        self.assertEqual(after.black[0], (1, 1, 0))


if __name__ == "__main__":
    unittest.main()
