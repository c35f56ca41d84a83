"""The oracle of Not Quite Mechanised against the catalogue's own figures.

Source: catalogue A5 (test vectors TN-01 to TN-17, one-attack distributions)
and the published figures of the sample assault. Units: counts out of
6 to the power of the dice, probabilities, strength points.
"""

import io
import itertools
import json
import sys
import unittest
from collections import Counter
from fractions import Fraction

sys.setrecursionlimit(100000)

import nqm
import oracle_command
from nqm_attack import bases_inside, defence_counts
from nqm_commit import legal_commitments
from nqm_dice import attack_odds, enumerate_attack, match
from nqm_example import scenario
from nqm_rules import first, step
from nqm_scenario import read_battle
from nqm_stand import clean
from nqm_state import Chance, Choice, End, Next
from nqm_walk import Walk

A5 = {
    (1, 1): {(0, 0): 6, (0, 1): 15, (1, 0): 15},
    (2, 1): {(0, 0): 36, (0, 1): 55, (1, 0): 125},
    (3, 1): {(0, 0): 216, (0, 1): 225, (1, 0): 855},
    (2, 2): {(0, 0): 66, (0, 1): 220, (0, 2): 295, (1, 0): 220, (1, 1): 200,
             (2, 0): 295},
    (3, 2): {(0, 0): 381, (0, 1): 915, (0, 2): 979, (1, 0): 1545,
             (1, 1): 1066, (2, 0): 2890},
    (3, 3): {(0, 0): 996, (0, 1): 3645, (0, 2): 6810, (0, 3): 6420,
             (1, 0): 3645, (1, 1): 5496, (1, 2): 3207, (2, 0): 6810,
             (2, 1): 3207, (3, 0): 6420},
}
MEANS = {  # expected casualties of attacker and defender
    (1, 1): ("5/12", "5/12"), (2, 1): ("55/216", "125/216"),
    (3, 1): ("25/144", "95/144"), (2, 2): ("505/648", "505/648"),
    (3, 2): ("1313/2592", "2797/2592"), (3, 3): ("2869/2592", "2869/2592"),
}
COMPANIES = [{"name": "A Coy"}, {"name": "B Coy"}]
COMMAND = {"name": "Bn HQ", "class": "command"}


SAMPLE = scenario(6, 3)


def node_at(document, state=None):
    """(battle, what the rules say), passing over the start of an attack."""
    battle = read_battle(document)
    node = step(battle, state or first(battle))
    while isinstance(node, Next):
        node = step(battle, node.state)
    return battle, node


def follow(battle, node, pick=0):
    """The next node: an option by number, a branch by its (wins, losses)."""
    if isinstance(node, Choice):
        state = node.options[pick][1]
    else:
        state = next(after for _, after in node.branches
                     if (after.due[1], after.due[0]) == pick)
    node = step(battle, state)
    while isinstance(node, Next):
        node = step(battle, node.state)
    return node


def first_throw(document):
    """The first throw under standing orders."""
    battle, node = node_at(document)
    while isinstance(node, Choice):
        node = follow(battle, node)
    return battle, node


def dice(document):
    """Attacker's and defender's dice in the first attack."""
    _, node = first_throw(document)
    return node.branches[0][1].dice


def words(node):
    """The options of a choice in order."""
    return [text for text, _ in node.options]


class Dice(unittest.TestCase):
    def test_distributions_of_one_attack(self):
        for (a, d), want in A5.items():
            mirror = {(losses, wins): n for (wins, losses), n in want.items()}
            self.assertEqual(enumerate_attack(a, d)[0], want)
            self.assertEqual(enumerate_attack(d, a)[0], mirror)

    def test_means_of_one_attack(self):
        for (a, d), (attacker, defender) in MEANS.items():
            odds = attack_odds(a, d)
            self.assertEqual(sum(p * losses for p, _, losses in odds),
                             Fraction(attacker))
            self.assertEqual(sum(p * wins for p, wins, _ in odds),
                             Fraction(defender))

    def test_multisets_count_every_throw(self):
        for a, d in itertools.product(range(1, 5), range(1, 3)):
            counts = Counter()
            for faces in itertools.product(range(1, 7), repeat=a + d):
                counts[match(faces[:a], faces[a:])[:2]] += 1
            self.assertEqual(enumerate_attack(a, d)[0], counts)

    def test_tn_06_and_07_casualties_at_most_the_pairs(self):
        for d in (1, 2):
            counts = enumerate_attack(3, d)[0]
            self.assertEqual(max(w + l for w, l in counts), d)
            self.assertEqual(max(w for w, _ in counts), d)
            self.assertEqual(max(l for _, l in counts), d)

    def test_tn_08_to_11_throws(self):
        self.assertEqual(match((6, 4, 2), (5, 5))[:2], (1, 1))
        self.assertEqual(match((5, 5, 1), (5, 3))[:2], (1, 0))
        self.assertEqual(match((2, 6, 3), (6, 6))[:2], (0, 1))
        self.assertEqual(match((4,) * 5, (4,) * 4)[:2], (0, 0))

    def test_tn_09_and_10_bases_break_in_and_are_pushed_out(self):
        battle = read_battle(scenario(6, parameters={"win": "bases-inside"}))
        state = first_throw(scenario(
            6, parameters={"win": "bases-inside"}))[1].branches[0][1]
        state = state._replace(inside=0)
        self.assertEqual(bases_inside(battle, state, 1, 0), 1)
        one_in = state._replace(inside=1)
        self.assertEqual(bases_inside(battle, one_in, 0, 1), 0)
        self.assertEqual(bases_inside(battle, state, 0, 1), 0)


class Eligibility(unittest.TestCase):
    def test_tn_01_two_companies_roll_three_dice(self):
        self.assertEqual(dice(scenario(COMPANIES + [COMMAND]))[0], 3)

    def test_tn_02_three_pins_leave_three_dice(self):
        pinned = [dict(COMPANIES[0], red=2), dict(COMPANIES[1], black=1)]
        self.assertEqual(dice(scenario(pinned + [COMMAND]))[0], 3)

    def test_tn_03_two_pins_leave_one_die(self):
        one = [dict(COMPANIES[0], red=1, black=1)]
        battle = read_battle(scenario(one))
        self.assertEqual(clean(battle, first(battle), 0, 0), 1)
        self.assertEqual(dice(scenario(one))[0], 1)

    def test_tn_04_two_stands_need_their_command(self):
        hurt = dict(COMMAND, red=1)
        for stands in (COMPANIES, COMPANIES + [hurt]):
            battle = read_battle(scenario(stands))
            state = first(battle)._replace(body=0)
            legal = legal_commitments(battle, state, [0, 1], must=True)
            self.assertEqual(legal, [(True, False)])
        battle = read_battle(scenario(COMPANIES + [COMMAND]))
        state = first(battle)._replace(body=0)
        legal = legal_commitments(battle, state, [0, 1], must=True)
        self.assertEqual(legal, [(True, True), (True, False)])

    def test_tn_05_the_defender_names_one_or_two_dice(self):
        battle = read_battle(scenario(6, 6))
        state = first(battle)._replace(area=0)
        self.assertEqual(defence_counts(battle, state), [2, 1])

    def test_support_defends_but_never_assaults(self):
        gun = [{"name": "MG", "class": "support"}]
        with self.assertRaisesRegex(ValueError, "NQM-01"):
            nqm.solve(scenario(gun))
        self.assertEqual(dice(scenario(6, gun)), (3, 2))

    def test_alike_stands_are_asked_once(self):
        stands = [{"name": "1", "strength": 2}, {"name": "2", "strength": 2},
                  {"name": "3", "strength": 3}, COMMAND]
        battle, node = node_at(scenario(stands))
        self.assertEqual(words(node), ["commit", "hold"])
        held = follow(battle, node, 1)      # 2 is held, so 3 has to go in
        self.assertEqual(words(held), ["2 dice", "1 dice"])


class Tests(unittest.TestCase):
    def test_after_one_casualty(self):
        cases = ((("regular", 2), Fraction(1, 2)),
                 (("veteran", 1), Fraction(2, 3)))
        for (quality, pins), holds in cases:    # TN-12, TN-13
            side = {"quality": quality, "strength": 6, "pins": pins}
            battle, node = first_throw(scenario(side))
            node = follow(battle, node, (0, 1))
            self.assertIsInstance(node, Chance)
            self.assertEqual([(p, s.seat[0]) for p, s in node.branches],
                             [(holds, ("passed",)), (1 - holds, ("out",))])

    def test_tn_14_elite_never_test(self):
        side = {"quality": "elite", "strength": 6, "pins": 4}
        battle, node = first_throw(scenario(side, 1))
        node = follow(battle, node, (0, 1))
        self.assertEqual(words(node), ["go-on", "stop"])

    def test_a_side_entering_past_its_point_has_passed(self):
        side = {"quality": "veteran", "strength": 6, "pins": 3}
        battle, node = first_throw(scenario(side))
        self.assertEqual(node.branches[0][1].seat[0], ("passed",))


class Attacks(unittest.TestCase):
    def after_three(self, **keys):
        battle, node = first_throw(scenario(
            {"quality": "veteran", "strength": 6}, 1, **keys))
        for _ in range(2):
            node = follow(battle, node, (0, 0))
            while isinstance(node, Choice):
                node = follow(battle, node)
        return follow(battle, node, (0, 0))

    def test_tn_15_no_fourth_attack_in_the_hour(self):
        self.assertEqual(self.after_three(), End("unresolved", 0, 0, 0))
        self.assertEqual(words(self.after_three(hours=2)), ["go-on", "stop"])

    def test_tn_16_elite_attack_without_limit(self):
        side = {"quality": "elite", "strength": 6}
        battle, node = first_throw(scenario(side, 1))
        for _ in range(5):
            node = follow(battle, node, (0, 0))
            self.assertEqual(words(node), ["go-on", "stop"])
            while isinstance(node, Choice):
                node = follow(battle, node)

    def test_tn_17_overrun_without_dice(self):
        for side in ({"strength": 3, "pins": 3},
                     {"strength": 3, "morale": "failed"}):
            for orders in ("standing", "best"):
                answer = nqm.solve(scenario(6, side), orders)
                self.assertEqual(answer["joint"], {("overrun", 0, 0): 1})

    def test_no_limit_is_the_limit_of_many(self):
        def odds(attacks, orders):
            return nqm.solve(scenario(
                {"quality": "elite", "strength": 4},
                {"quality": "veteran", "strength": 3}, aim="cheaply",
                parameters={"elite_attacks": attacks}), orders)["joint"]
        for orders in ("standing", "best"):
            loop, many = odds(0, orders), odds(40, orders)
            for key in loop.keys() | many.keys():
                self.assertAlmostEqual(float(loop.get(key, 0)),
                                       float(many.get(key, 0)), delta=1e-12)

    def test_a_wounded_command_leaves_one_stand(self):
        stands = [dict(COMMAND, name="1 HQ", grouped=True),
                  {"name": "A", "strength": 2},
                  {"name": "B"}]
        endings = {"recheck": ["B", "A"], "ignored": ["2 dice", "1 dice"]}
        for reading in ("recheck", "stops", "ignored"):
            battle, node = first_throw(scenario(
                stands, 4, parameters={"A-15": reading}))
            node = follow(battle, node, (0, 1))
            self.assertEqual(words(node), ["B", "1 HQ", "A"])
            node = follow(battle, node, 1)
            while isinstance(node, Choice) and words(node)[0] in (
                    "go-on", "stay"):
                node = follow(battle, node)
            if reading == "stops":
                self.assertEqual(node, End("called-off", 1, 0, 0))
            else:
                self.assertEqual(words(node), endings[reading])


class Published(unittest.TestCase):
    def test_sample_under_standing_orders(self):
        answer = nqm.solve(SAMPLE)
        endings = answer["endings"]
        self.assertEqual(endings["position-taken"],
                         Fraction(239391445649, 313456656384))
        for ending, p in (("attack-broken", 0.06699092957935),
                          ("both-broken", 0.00282032546445),
                          ("unresolved", 0.16647407891404)):
            self.assertAlmostEqual(float(endings[ending]), p, delta=1e-14)
        self.assertEqual([round(float(p), 3)
                          for p in answer["attacker_losses"]],
                         [0.474, 0.228, 0.162, 0.094, 0.033, 0.007, 0.002])
        self.assertEqual(sum(answer["joint"].values()), 1)

    def test_sample_under_best_play(self):
        answer = nqm.solve(SAMPLE, "best")
        self.assertEqual(answer["endings"]["position-taken"],
                         Fraction(3041425, 5971968))
        self.assertEqual(answer["value"], 100 * Fraction(3041425, 5971968))

    def test_one_die_at_every_defence(self):
        walk = Walk(read_battle(SAMPLE), True)
        asked, seen = [], set()
        waiting = [first(walk.battle)]
        while waiting:
            state = waiting.pop()
            if state in seen:
                continue
            seen.add(state)
            node = step(walk.battle, state)
            if isinstance(node, Next):
                waiting.append(node.state)
            elif isinstance(node, Chance):
                waiting += [after for _, after in node.branches]
            elif isinstance(node, Choice):
                number = walk.pick(node.side, [
                    walk.value(after) for _, after in node.options])
                waiting.append(node.options[number][1])
                if "1 dice" in words(node):
                    asked.append(words(node)[number])
        self.assertGreater(len(asked), 5)
        self.assertEqual(set(asked), {"1 dice"})


class Command(unittest.TestCase):
    def test_lines(self):
        out = io.StringIO()
        bad = dict(SAMPLE, colour="red")
        oracle_command.answer_lines(nqm.solve, [
            json.dumps({"scenario": SAMPLE}), "", json.dumps({"scenario": bad})], out)
        good, error = map(json.loads, out.getvalue().splitlines())
        self.assertEqual(good["endings"]["position-taken"],
                         "239391445649/313456656384")
        self.assertIn("attack-broken,6,0", good["joint"])
        self.assertIn("colour", error["error"])

    def test_refusals_name_their_clause(self):
        for clause, document in (
                ("NQM-01", scenario({"strength": 2, "pins": 2})),
                ("A-24", scenario({"strength": 2, "morale": "failed"})),
                ("NQM-18", dict(SAMPLE, hours=0)),
                ("A-2", dict(SAMPLE, parameters={"A-2": "d"})),
                ("stands", scenario({"strength": 2, "stands": COMPANIES}))):
            with self.assertRaisesRegex(ValueError, "^%s:" % clause):
                nqm.solve(document)


if __name__ == "__main__":
    unittest.main()
