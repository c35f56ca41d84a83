"""The oracle of WTJ 1916 on the last turn under `until: assault-over`.

Source: rulings R-13, R-19; P-13 of tests/oracle/wtj.md. Units: bases, dice,
probabilities.
"""
import unittest
from fractions import Fraction as F

from wtj import solve
from wtj_brute import tally
from wtj_checks import tested
from wtj_end import MEASURES
from wtj_state import End
from wtj_told import played
from wtj_vectors import unit

TURNS = (2, 24, "unlimited")
ONE_LOST = [(3, 2), (3, 3), (3, 3)]     # of the defender's, in three rounds
EVEN = [(4, 3)] * 3     # A is shaken, -1: a tie costs both a base, and pins


def fought(ours, theirs, turns=2, contacts=None, **keys):
    """A battle that ends as its last turn's assaults do."""
    document = {"rules": "wtj", "until": "assault-over", "turns": turns,
                "scenario_defender": "none", "attacker": {"units": ours},
                "defender": {"units": theirs}, **keys}
    return {**document, "contacts": contacts} if contacts else document


class Battles(unittest.TestCase):
    answers = {}

    def ends(self, document, dice, ending, *phases, **measures):
        """It ends so after exactly these dice, without these phases."""
        _, row, play = played(document, dice, self.answers)
        self.assertEqual((play.thrown, play.dice), (dice, []))
        self.assertIsInstance(row[-1], End)
        of = dict(zip(MEASURES, row[-1].counts))
        self.assertEqual((row[-1].ending, {name: of[name] for name in
                                           measures}), (ending, measures))
        chapters = {state.chapter for state in row[:-1]}
        self.assertEqual(chapters & set(phases), set())
        return row


class LastTurn(Battles):
    def test_it_ends_as_nobody_is_in_contact(self):
        for turns in TURNS:
            self.ends(fought([unit("A", 3)], [unit("D", 2)], turns), [(6, 1)],
                      "taken", "demoralized", "turn-end", defender_lost=2)

    def test_a_loser_that_touches_nobody_does_not_test(self):
        # A has two sides, -1, and goes; D2 and D1 lose a base each, and B
        # has touched D1 alone.
        contacts = ["a front on d1 front", "a left on d2 front",
                    "b front on d1 left"]
        units = ([unit("A", 1), unit("B", 1)], [unit("D1", 1), unit("D2", 2)])
        dice = [(4, 4), (6, 3), (4, 3)]
        for turns in TURNS:
            self.ends(fought(*units, turns, contacts), dice, "locked",
                      "demoralized", "turn-end", attacker_lost=1,
                      defender_lost=2, defender_beaten=1, defender_away=0)
        # To the turn's end D2 tests: demoralized, weak, unsupported.
        document = dict(fought(*units, 2, contacts), until="turn-over")
        self.ends(document, [*dice, 4], "locked", defender_pinned=1)

    def test_in_contact_it_goes_on_with_its_tests(self):
        units = [unit("A", 3)], [unit("D", 3, supported=True)]
        for turns in TURNS:
            # D is demoralized and weak: 4 less 2 passes. Then it is gone.
            self.ends(fought(*units, turns), [*ONE_LOST, 4, (6, 1)], "taken",
                      defender_lost=3)
            # 1 less 2 is a rout, which ends the battle with the turn.
            self.ends(fought(*units, turns), [*ONE_LOST, 1], "taken",
                      defender_lost=1, defender_away=2)

    def test_no_test_in_the_last_of_the_turns(self):
        document = fought([unit("A", 3)], [unit("D", 3, supported=True)])
        row = self.ends(document, [*ONE_LOST, 4, *ONE_LOST], "locked",
                        defender_lost=2, defender_beaten=2)
        self.assertEqual(row[-2].turn, 2)


class FallingBack(Battles):
    AGAINST = [unit("A", 3, status="withdrawn")], [unit("D", 3)]

    def test_who_is_to_fall_back_is_in_contact(self):
        for turns in TURNS:     # all are pinned, nobody is demoralized
            self.ends(fought(*self.AGAINST, turns), EVEN, "held",
                      attacker_away=2, defender_left=2)

    def test_if_nobody_touches_it_any_more_it_is_on_the_ground(self):
        units = self.AGAINST[0], [unit("D", 1)]
        for turns in (1, *TURNS):
            self.ends(fought(*units, turns), [(6, 1)], "taken", "turn-end",
                      attacker_away=0, attacker_left=3)
        self.ends(dict(fought(*units), until="turn-over"), [(6, 1)],
                  "emptied", attacker_away=3)

    def test_after_a_test_of_bases_lost_to_fire(self):
        # Unsupported: 1 less 1 has it withdraw.
        for turns in TURNS:
            document = fought([unit("A", 3, lost=1)], [unit("D", 3)], turns)
            self.ends(document, [1, *EVEN], "held", attacker_away=2)
            document["defender"]["units"][0]["bases"] = 1
            self.ends(document, [1, (6, 1)], "taken", "turn-end",
                      attacker_away=0, attacker_left=3)

    def test_who_leaves_at_once_is_in_no_assault(self):
        document = fought([unit("A", 3, lost=1)], [unit("D", 3)],
                          parameters={"W25": "leaves"})
        self.ends(document, [1], "held", "demoralized", "turn-end",
                  attacker_away=3)

    def test_pins_are_not_over(self):
        units = self.AGAINST[0], [unit("D", 1)]
        for reading in ("next-turn", "this-turn"):
            self.ends(fought(*units, parameters={"W20": reading}), EVEN,
                      "taken", attacker_left=2, attacker_pinned=2)


class Others(Battles):
    answers = {"tank-moves": "stop"}

    def test_an_overrun_belongs_to_the_assaults(self):
        gun = [unit("G", 2, type="gun")]
        for turns in TURNS:
            self.ends(fought([unit("A", 3)], gun, turns), ONE_LOST, "taken",
                      "demoralized", "turn-end", defender_lost=2)

    def test_tanks_among_themselves_are_no_personnel(self):
        tanks = [unit("T", 1, type="tank", allowance=12, moved=12,
                      machine_guns=0),
                 unit("V", 1, type="tank", allowance=12, moved=12,
                      machine_guns=0)]
        contacts = ["a front on d front", "t front on v front"]
        self.ends(fought([unit("A", 3), tanks[0]], [unit("D", 1), tanks[1]],
                         2, contacts), [(6, 1)], "locked", "turn-end",
                  defender_lost=1)

    def test_infantry_at_a_tank_is_in_contact(self):
        tank = unit("V", 1, type="tank", allowance=12, moved=12,
                    machine_guns=0)
        row = self.ends(fought([unit("A", 1)], [tank], 2), [1, 1, 1] * 2,
                        "locked")
        self.assertEqual(row[-2].turn, 2)


def alone(a, d, start, turns, pins=(False, False)):
    """P(A alone is left), the last of the turns without its tests."""
    net, total = pins[1] - pins[0], F(0)
    for (case, one, two, _), count in tally(a, d, (net,) * 3,
                                            "pinned").items():
        p = F(count, 46656)
        if not one or not two:
            total += p * bool(one)
        elif case == "tie":
            total += p * (turns > 1 and alone(one, two, start, turns - 1,
                                              (True, True)))
        elif turns > 1:
            side = int(case == "A win")
            for word, q in tested((one, two)[side], start[side]).items():
                pin = word == "P"
                total += p * q * (
                    side if word in ("W", "R", "RS") else
                    alone(one, two, start, turns - 1,
                          (pin and not side, pin and bool(side))))
    return total


class Odds(unittest.TestCase):
    def test_as_sums_done_another_way(self):
        for a, d, turns in ((3, 2, 1), (3, 2, 2), (4, 3, 2), (2, 2, 3)):
            document = fought([unit("A", a, supported=True)],
                              [unit("D", d, supported=True)], turns)
            self.assertEqual(solve(document)["endings"]["taken"],
                             alone(a, d, (a, d), turns))


if __name__ == "__main__":
    unittest.main()
