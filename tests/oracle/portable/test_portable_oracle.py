"""The oracle of Portable Close Combat against the catalogue's own figures.

Source: catalogue B5 (TP-1 to TP-12), B2 (the matrix of modifiers), B6.
Units: probabilities, squares of the vectors as (x, y).
"""

import io
import json
import unittest
from fractions import Fraction

import oracle_command
import portable
from portable_battle import Combat
from portable_board import name_of
from portable_phase import first
from portable_roll import roll_needs, shot_needs
from portable_scenario import read_battle
from portable_sight import aspect_of, target_of
from portable_told import told


def unit(name, kind, place, facing="N", **more):
    """One unit of a scenario."""
    return {"name": name, "type": kind, "at": name_of(place),
            "facing": facing, **more}


def scenario(attacker, defender, ground=(), **more):
    """A scenario of units and ground."""
    return {"rules": "portable", "attacker": {"units": attacker},
            "defender": {"units": defender},
            "ground": ["%s %s" % (name_of(place), kind)
                       for place, kind in ground], **more}


TP_1 = scenario(    # the board is shifted by one to the north
    [unit("Union", "infantry", (1, 1)),
     unit("Union general", "commander", (1, 0))],
    [unit("Rebels", "infantry", (1, 2), "S", quality="poor")],
    [((1, 2), "works")])
TP_2 = scenario(
    [unit("R 1", "infantry", (1, 1)), unit("R 2", "infantry", (2, 1)),
     unit("R 3", "infantry", (3, 1)), unit("R general", "commander", (3, 0)),
     unit("R horse", "cavalry", (5, 2), "W")],
    [unit("U horse", "cavalry", (1, 2), "S"),
     unit("U foot", "infantry", (2, 2), "S"),
     unit("U guns", "artillery", (3, 2), "S"),
     unit("U dismounted", "dismounted", (4, 2), "S")])
TP_3 = scenario(
    [unit("R foot", "infantry", (2, 1)), unit("R gen", "commander", (2, 1)),
     unit("R dismounted", "dismounted", (1, 2), "E")],
    [unit("U foot", "infantry", (2, 2), "S")], [((2, 2), "wood")])


def pair(attacker, defender, **more):
    """A scenario in one line a side."""
    return {"rules": "portable", "attacker": attacker, "defender": defender,
            **more}


def alone(document, *names):
    """A scenario in which only some of the attackers take part."""
    kept = [row for row in document["attacker"]["units"]
            if row["name"] in names]
    return {**document, "attacker": {"units": kept}}


def needs(document, attackers, target, roller=None):
    """The score that a roll needs; units by their numbers."""
    battle = read_battle(document)
    state = first(battle)
    combat = Combat(target, state.at[target], tuple(
        (one, aspect_of(battle, state, target, state.at[one]))
        for one in attackers))
    if roller is None:
        return roll_needs(battle, state, combat, target, attackers[0])
    return roll_needs(battle, state, combat, roller, target)


def defeats(answer, side):
    """(chance that one unit of a side is lost, that one falls back)."""
    lost = answer[side + "_losses"]
    back = answer[side + "_driven_back"]
    return (str(lost[1] if len(lost) > 1 else 0),
            str(back[1] if len(back) > 1 else 0))


class WorkedExamples(unittest.TestCase):
    def test_tp_1_die_for_die(self):
        lines, state, end = told(read_battle({**TP_1, "fire": True}),
                                 (3, 4, 5, 6))
        self.assertEqual(lines, [
            "fire: 0 of 2", "hits 5+: 3", "declare: 0 of 2", "hits 5+: 4",
            "hits 5+: 5", "routs 4-: 6", "advance: 0 of 2"])
        self.assertEqual(state.at, ((1, 2), (1, 0), (1, 3)))
        self.assertEqual(end, ("taken", (0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 0)))

    def test_tp_1_exact(self):
        answer = portable.solve(TP_1)
        self.assertEqual(defeats(answer, "attacker"), ("1/6", "1/6"))
        self.assertEqual(defeats(answer, "defender"), ("4/27", "2/27"))
        self.assertEqual(answer["endings"]["taken"], Fraction(2, 9))

    def test_tp_2_die_for_die(self):
        lines, state, end = told(
            read_battle({**TP_2, "fire": True}),
            (1, 1, 1, 1, 5, 1, 1, 4, 6, 4, 1))
        self.assertEqual(lines[8:], [
            "declare: 0 of 2", "declare: 0 of 2", "declare: 0 of 2",
            "next-combat: 0 of 3", "hits 5+: 5", "routs 3-: 1",
            "next-combat: 0 of 2", "hits 4+: 1", "hits 3+: 4", "routs 3-: 6",
            "advance: 0 of 2", "hits 3+: 4", "routs 3-: 1",
            "advance: 0 of 2"])
        self.assertEqual(state.at, (
            (1, 1), None, (3, 2), (3, 0), (4, 2), (1, 2), (2, 2), (3, 3),
            None))
        self.assertEqual(end, ("some-cleared", (1, 1, 2, 2, 0, 1, 0, 0, 1, 1, 0)))

    def test_tp_2_who_may_initiate(self):
        battle = read_battle(TP_2)
        self.assertEqual([target_of(battle, first(battle), one)
                          for one in (0, 1, 2, 4)], [None, 6, 7, 8])

    def test_tp_2_exact_by_combat(self):
        first_only = portable.solve(alone(TP_2, "R 1", "R 2"))
        self.assertEqual(defeats(first_only, "attacker"), ("1/6", "1/6"))
        self.assertEqual(defeats(first_only, "defender"), ("1/9", "1/9"))
        second = portable.solve(alone(TP_2, "R 3", "R general"))
        self.assertEqual(defeats(second, "attacker"), ("1/4", "1/4"))
        self.assertEqual(defeats(second, "defender"), ("1/6", "1/6"))
        both = portable.solve(TP_2)
        self.assertEqual(
            both["endings"]["all-cleared"],
            # the guns gone, no flank, no square: the three are independent
            Fraction(2, 9) * Fraction(1, 3) * Fraction(2, 3))

    def test_tp_2c_a_flanked_unit_rolls_at_the_flanker(self):
        lines, _, _ = told(read_battle(alone(TP_2, "R horse")), (2, 5))
        self.assertEqual(lines, ["declare: 0 of 2", "hits 3+: 2",
                                 "hits 6+: 5"])

    def test_tp_3_die_for_die(self):
        lines, state, end = told(read_battle(TP_3), (2, 6, 5, 1))
        self.assertEqual(lines, [
            "declare: 0 of 2", "declare: 0 of 2", "hits 5+: 2", "hits 6+: 6",
            "routs 3-: 5", "routs 2-: 1"])
        self.assertEqual(state.at, ((2, 0), None, (1, 2), (2, 2)))
        self.assertEqual(end, ("held", (1, 0, 0, 0, 1, 0, 1, 0,
                                        1, 0, 0)))

    def test_tp_3_the_frontal_attacker_would_have_needed_5(self):
        self.assertEqual(needs(TP_3, (0, 2), 3, 0), 5)


class Derived(unittest.TestCase):
    def refusal(self, document):
        with self.assertRaises(ValueError) as caught:
            read_battle(document)
        return str(caught.exception).split(":")[0]

    def test_tp_4_artillery_may_not_initiate(self):
        self.assertEqual(self.refusal(pair("artillery", "infantry")),
                         "PCC-03")

    def test_tp_5_foot_may_not_initiate_against_cavalry(self):
        for kind in ("infantry", "dismounted"):
            self.assertEqual(self.refusal(pair(kind, "cavalry")), "PCC-04")
        read_battle(pair("cavalry", "cavalry"))

    def test_lone_commanders_and_empty_fronts(self):
        self.assertEqual(self.refusal(pair("commander", "infantry")),
                         "PCC-05")
        away = scenario([unit("A", "infantry", (0, 0))],
                        [unit("D", "infantry", (3, 3))])
        self.assertEqual(self.refusal(away), "PCC-02")

    def test_tp_6_a_commander_alone_is_hit(self):
        answer = portable.solve(pair("infantry", "commander"))
        self.assertEqual(defeats(answer, "defender"), ("1/3", "2/3"))
        self.assertEqual(defeats(answer, "attacker"), ("0", "0"))
        self.assertEqual(answer["endings"], {"taken": 1})
        self.assertEqual(answer["defender_commanders"],
                         [Fraction(2, 3), Fraction(1, 3)])

    def test_tp_7_cavalry_against_cavalry(self):
        lines, _, _ = told(read_battle(pair("cavalry", "cavalry")), (3, 3))
        self.assertEqual(lines[1:], ["hits 4+: 3", "hits 4+: 3"])

    def test_tp_8_cavalry_in_the_flank_of_cavalry(self):
        lines, _, _ = told(read_battle(pair("cavalry on flank", "cavalry")),
                           (2, 4))
        self.assertEqual(lines[1:], ["hits 3+: 2", "hits 5+: 4"])

    def test_tp_9_artillery_ridden_down_from_behind(self):
        document = pair("cavalry with commander on rear", "artillery")
        self.assertEqual(needs(document, (0,), 2, 0), 1)
        answer = portable.solve(document)
        self.assertEqual(answer["endings"], {"taken": 1})

    def test_tp_10_blocked_retreats(self):
        def stands(neighbours, **parameters):
            document = scenario(
                [unit("A", "infantry", (1, 1))],
                [unit("D", "infantry", (1, 2), "S"),
                 unit("E", "infantry", (1, 3), "N"), *neighbours],
                parameters=parameters)
            return told(read_battle(document), (1, 6, 6))[1].at[1]

        left = unit("F", "infantry", (0, 2), "S")
        right = unit("G", "infantry", (2, 2), "S")
        self.assertEqual(stands([left]), (2, 2))
        self.assertIsNone(stands([left, right]))
        self.assertIsNone(stands([], retreat="straight"))
        self.assertEqual(stands([left, right], no_retreat="stays"), (1, 2))
        self.assertEqual(stands([left], no_retreat="pushes",
                                retreat="straight"), (1, 3))

    def test_tp_10_not_in_front_of_an_enemy(self):
        document = scenario(
            [unit("A", "infantry", (1, 1)), unit("B", "artillery", (2, 1))],
            [unit("D", "infantry", (1, 2), "S"),
             unit("E", "infantry", (1, 3), "N")])
        lines, state, _ = told(read_battle(document), (1, 6, 6))
        self.assertEqual(state.at[2], (0, 2))
        self.assertNotIn("retreat-defender: 0 of 2", lines)

    def test_tp_11_a_commander_next_to_a_hit_unit_does_not_roll(self):
        lines, _, _ = told(read_battle(TP_1), (5, 1))
        self.assertEqual(lines, ["declare: 0 of 2", "hits 5+: 5",
                                 "routs 3-: 1"])

    def test_tp_12_a_unit_that_advanced_does_not_initiate_again(self):
        document = scenario(
            [unit("A", "infantry", (1, 1))],
            [unit("D", "infantry", (1, 2), "S"),
             unit("E", "infantry", (0, 3), "S"),
             unit("F", "infantry", (1, 4), "S")],
            [((1, 3), "impassable")],
            parameters={"B-10": "one-by-one", "B-15": "free"})
        lines, state, _ = told(read_battle(document), (1, 6, 1),
                               {"face-attacker": [3]})
        self.assertEqual(state.at[0], (1, 2))
        self.assertEqual(lines.count("next-attack: 0 of 2"), 1)


class Matrix(unittest.TestCase):
    """The needed scores of B2, row by row."""

    def test_attackers(self):
        rows = [
            ("infantry", "infantry", 5), ("infantry", "infantry in wood", 6),
            ("infantry with commander", "infantry in built-up", 5),
            ("infantry with commander", "artillery", 3),
            ("infantry on flank", "infantry", 4),
            ("infantry on flank", "infantry in wood", 5),
            ("cavalry on flank", "infantry", 3),
            ("cavalry", "infantry", 4), ("cavalry", "cavalry", 4),
            ("infantry on flank", "infantry in works", 4),
            ("infantry", "infantry in hill", 6),
            ("infantry in hill", "infantry in hill", 5),
            ("cavalry in wood", "infantry", 5),
            ("cavalry", "infantry in river", 4),
            ("dismounted", "infantry", 5)]
        for attacker, defender, score in rows:
            document = pair(attacker, defender)
            target = 2 if "with" in attacker else 1
            self.assertEqual(needs(document, (0,), target, 0), score,
                             (attacker, defender))

    def test_defenders(self):
        rows = [("infantry", "infantry", 5), ("infantry", "artillery", 4),
                ("infantry on flank", "infantry", 6),
                ("cavalry", "cavalry", 4), ("cavalry on rear", "cavalry", 5),
                ("infantry on flank", "artillery", 6),
                ("cavalry", "cavalry in wood", 5),
                ("cavalry in wood", "cavalry", 5)]
        for attacker, defender, score in rows:
            self.assertEqual(needs(pair(attacker, defender), (0,), 1), score,
                             (attacker, defender))

    def test_a_frontal_attack_is_not_favoured(self):
        answer = portable.solve(pair("infantry", "infantry"))
        self.assertEqual(defeats(answer, "attacker"), ("1/6", "1/6"))
        self.assertEqual(defeats(answer, "defender"), ("1/9", "1/9"))
        self.assertEqual(answer["value"], Fraction(200, 9))

    def test_a_shot_heeds_cover_and_commander(self):
        for document, score in (
                (TP_1, 5), (pair("infantry", "infantry in wood"), 6),
                (pair("infantry", "infantry in hill"), 5),
                (pair("infantry", "infantry",
                      parameters={"fire_unmoved": 2}), 3)):
            battle = read_battle({**document, "fire": True})
            self.assertEqual(shot_needs(
                battle, first(battle), 0, len(battle.pieces) - 1), score)


class BestPlay(unittest.TestCase):
    def test_best_play_is_never_worse_than_standing(self):
        standing = portable.solve({**TP_3, "aim": "cheaply"})
        best = portable.solve({**TP_3, "aim": "cheaply"}, "best")
        self.assertGreaterEqual(best["value"], standing["value"])

    def test_nobody_attacks_where_it_does_not_pay(self):
        answer = portable.solve(pair("infantry poor", "infantry elite",
                                     aim={"attacker_losses": -1}), "best")
        self.assertEqual(answer["endings"], {"held": 1})
        self.assertEqual(answer["value"], 0)


class Command(unittest.TestCase):
    def test_it_answers_line_by_line(self):
        out = io.StringIO()
        oracle_command.answer_lines(portable.solve, [
            json.dumps({"scenario": pair("infantry", "infantry")}), "",
            json.dumps({"scenario": pair("artillery", "infantry"),
                        "orders": "best"})], out)
        first_line, second = out.getvalue().splitlines()
        self.assertEqual(json.loads(first_line)["endings"],
                         {"taken": "2/9", "held": "7/9"})
        self.assertTrue(json.loads(second)["error"].startswith("PCC-03"))


if __name__ == "__main__":
    unittest.main()
