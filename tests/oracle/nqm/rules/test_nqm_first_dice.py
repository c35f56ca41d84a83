"""The oracle on dice that the target names before anybody is committed.

Source: rulings R-7, R-17, R-21 to R-23, R-25, reading A-12. Units: dice,
strength points, probabilities.
"""

import sys
import unittest
from fractions import Fraction as F

sys.setrecursionlimit(100000)

from nqm import solve
from nqm_example import scenario
from nqm_rules import first, step
from nqm_scenario import read_battle
from nqm_state import Chance, End, Next

HQ = {"name": "Z HQ", "class": "command"}
ONE_OR_TWO = (1, ["2 dice", "1 dice"])


def row(name, strength, **keys):
    """One stand."""
    return {"name": name, "strength": strength, **keys}


def said(document, *moves, reading="before", **parameters):
    """What is said after these moves: words of options, (wins, losses)."""
    battle = read_battle(dict(document, parameters={
        "A-12": reading, **parameters}))
    node = step(battle, first(battle))
    for move in [*moves, None]:
        while isinstance(node, Next) or no_pins_come_off(node):
            node = step(battle, node.state if isinstance(node, Next)
                        else node.branches[0][1])
        if move is None:
            return node
        if isinstance(move, str):
            after = dict(node.options)[move]
        else:
            after = next(after for _, after in node.branches
                         if after.due == (move[1], move[0]))
        node = step(battle, after)


def no_pins_come_off(node):
    """Whether a reorganisation needs no die."""
    return isinstance(node, Chance) and len(node.branches) == 1


def asked(*given, **keys):
    """(side, words of the options) of the question after these moves."""
    node = said(*given, **keys)
    return node.side, [text for text, _ in node.options]


def dice(*given, **keys):
    """Dice of the throw after these moves."""
    return said(*given, **keys).branches[0][1].dice


class Assault(unittest.TestCase):
    ROWS = scenario([row("A", 2), row("B", 3), HQ], 6)

    def test_before_the_commitment(self):
        self.assertEqual(asked(self.ROWS), ONE_OR_TWO)
        self.assertEqual(asked(self.ROWS, reading="c"), ONE_OR_TWO)
        for reading in ("each-attack", "once"):
            self.assertEqual(asked(self.ROWS, reading=reading),
                             (0, ["commit", "hold"]))
        self.assertEqual(asked(self.ROWS, "1 dice"), (0, ["commit", "hold"]))

    def test_it_holds_for_the_assault(self):
        went = [self.ROWS, "1 dice", "commit", "commit"]
        self.assertEqual(dice(*went), (3, 1))
        self.assertEqual(dice(*went, (0, 0), "go-on", "stay"), (3, 1))
        went[1] = "2 dice"
        self.assertEqual(dice(*went, (1, 1), "B", "go-on", "stay"), (3, 2))

    def test_what_he_can_no_longer_roll_falls_away(self):
        document = scenario(3, 2)
        self.assertEqual(dice(document, "2 dice", (1, 0), "go-on", "stay",
                              regular_break_at=0), (3, 1))

    def test_the_only_number_holds_too(self):
        rows = [row("D", 1), row("R", 3, reserve=True)]
        self.assertEqual(dice(scenario(3, rows), (0, 0), "go-on", "stay",
                              "bring up"), (3, 1))

    def test_before_the_dice_of_the_assailant(self):
        went = [scenario(3, 2), "1 dice"]
        self.assertEqual(asked(*went, **{"A-11": "fewer"}),
                         (0, ["3 dice", "2 dice", "1 dice"]))
        self.assertEqual(dice(*went, "2 dice", **{"A-11": "fewer"}), (2, 1))

    def test_his_ground_is_given_up_first(self):
        gives = {"A-13": "gives-way"}
        self.assertEqual(asked(self.ROWS, **gives),
                         (1, ["2 dice", "1 dice", "0 dice"]))
        self.assertEqual(said(self.ROWS, "0 dice", **gives),
                         End("position-yielded", 0, 0, 0))
        document = dict(self.ROWS, aftermath=True)  # all of them hold it
        self.assertEqual(asked(document, "0 dice", **gives),
                         (0, ["reorganise", "follow on"]))

    def test_only_who_can_get_away_gives_way(self):
        def document(ours, theirs):
            return dict(
                self.ROWS,
                attacker=dict(self.ROWS["attacker"], retreat=ours),
                defender=dict(self.ROWS["defender"], retreat=theirs))

        for reading, went in (("before", ()), ("once", ("commit", "commit")),
                              ("each-attack", ("commit", "commit"))):
            for ours in ("open", "closed"):
                for who in ("either", "attacker"):
                    given = {"reading": reading, "A-13": "gives-way",
                             "A-19": who}
                    self.assertEqual(
                        asked(document(ours, "open"), *went, **given),
                        (1, ["2 dice", "1 dice", "0 dice"]))
                    self.assertEqual(
                        asked(document(ours, "closed"), *went, **given),
                        ONE_OR_TWO)

    def test_each_area_of_a_body_that_has_committed_nobody(self):
        rows = [row("D", 2, area="Mill"), row("E", 3, area="Farm")]
        went = [scenario([row("A", 2), row("B", 3), HQ], rows),
                "area 0", "0 dice", "fight on"]
        gives = {"A-13": "gives-way"}
        self.assertEqual(asked(*went, **gives),
                         (1, ["2 dice", "1 dice", "0 dice"]))
        self.assertEqual(asked(*went, "1 dice", **gives),
                         (0, ["commit", "hold"]))
        self.assertEqual(dice(*went, "1 dice", "hold", **gives), (3, 1))
        self.assertEqual(said(*went[:3], "stop", **gives),
                         End("called-off", 0, 0, 0))

    def test_one_who_is_committed_already_rolls_first(self):
        rows = [row("D", 1, area="Mill"), row("E", 3, area="Farm")]
        went = [scenario([row("A", 2), row("B", 3), HQ], rows), "area 0",
                "commit", "hold", "2 dice", (1, 0), "fight on", "hold"]
        fewer = {"A-11": "fewer"}
        self.assertEqual(asked(*went, **fewer), (0, ["2 dice", "1 dice"]))
        went += ["1 dice"]
        self.assertEqual(asked(*went, **fewer), ONE_OR_TWO)
        went += ["1 dice", (0, 0), "go-on", "hold", "stay", "2 dice"]
        self.assertEqual(dice(*went, **fewer), (2, 1))


class Worth(unittest.TestCase):
    def test_who_goes_in_depends_on_the_number(self):
        # Two stands of two points, one attack, nobody tests. A loss costs 1;
        # to be broken, which only one stand alone can be, is worth 3.
        # Both roll three dice: -25/144 against one, -1313/2592 against two.
        # One rolls two: -55/216 against one; against two -505/648 and three
        # times 295/1296, which is -125/1296.
        document = scenario([row("A", 2), row("B", 2), HQ], 4,
                            aim={"attack-broken": 3, "attacker_losses": -1})
        for reading, worth in (("before", F(-25, 144)), ("once", F(-55, 216)),
                               ("each-attack", F(-55, 216))):
            got = solve(dict(document, parameters={
                "A-12": reading, "regular_attacks": 1,
                "regular_break_at": 0}), "best")
            self.assertEqual(got["value"], worth)


    def test_who_is_cut_off_rolls_a_die(self):
        # One point against one, one attack: the defender loses his point in
        # 15 of 36 throws. Where he can, he gives way to lose nothing.
        for retreat, worth in (("open", 0), ("closed", F(15, 36))):
            document = scenario(1, {"strength": 1, "retreat": retreat},
                                aim={"defender_losses": 1})
            got = solve(dict(document, parameters={
                "A-13": "gives-way", "regular_attacks": 1,
                "regular_break_at": 0}), "best")
            self.assertEqual(got["value"], worth)


class Bodies(unittest.TestCase):
    FEWER = {"regular_attacks": 1, "A-11": "fewer"}

    def test_each_body_before_its_first_commitment(self):
        rows = [row("A", 2, battalion="1st"), row("B", 3, battalion="2nd"),
                row("C", 2, battalion="2nd")]
        went = [scenario(rows, 6, hours=2), "1st"]
        self.assertEqual(asked(*went, **self.FEWER), ONE_OR_TWO)
        went += ["2 dice", "2 dice", (0, 0), "go-on", "stay"]
        self.assertEqual(asked(*went, **self.FEWER), ONE_OR_TWO)
        went += ["1 dice"]
        self.assertEqual(asked(*went, **self.FEWER), (0, ["commit", "hold"]))
        went += ["commit", "3 dice", (0, 0), "go-on", "stay", "2nd"]
        # The next hour, the same body at the same area.
        self.assertEqual(dice(*went, "2 dice", **self.FEWER), (2, 1))
        went += ["3 dice", (0, 0)]    # the last hour: nobody is asked
        # The other body is committed: it names its dice first.
        self.assertEqual(asked(*went, **self.FEWER),
                         (0, ["2 dice", "1 dice"]))
        self.assertEqual(asked(*went, "1 dice", **self.FEWER), ONE_OR_TWO)

    def test_infantry_that_will_not_fire_at_tanks(self):
        tanks = [row("T", 2, **{"class": "tank"})]
        went = [scenario([row("A", 2), row("B", 3)], tanks, ground="close")]
        self.assertEqual(asked(*went), (0, ["fire", "assault"]))
        self.assertEqual(asked(*went, "assault"), ONE_OR_TWO)
        self.assertEqual(asked(*went, "assault", "1 dice"),
                         (0, ["hold", "commit"]))

    def test_tanks_alone_wait_for_no_number(self):
        tanks = [row("S", 2, **{"class": "tank"}),
                 row("T", 3, **{"class": "tank"})]
        went = [scenario(tanks, [row("D", 3)], hours=2), "hold"]
        self.assertEqual(asked(went[0]), (0, ["hold", "commit"]))
        node = said(*went)          # they roll in: he tests, 4 or more hold
        self.assertEqual([p for p, _ in node.branches], [F(1, 2)] * 2)
        battle = read_battle(went[0])
        node = step(battle, node.branches[0][1])
        for word in ("stay", "stay in", "assault"):
            node = step(battle, dict(node.options)[word])
        while isinstance(node, Next):
            node = step(battle, node.state)     # the tanks are the target
        self.assertEqual((node.side, [text for text, _ in node.options]),
                         (0, ["2 dice", "1 dice"]))


class Counterattack(unittest.TestCase):
    ROWS = [row("D", 1, red=1), row("R", 1, reserve=True),
            row("S", 2, reserve=True)]
    FOUGHT = [dict(ROWS[0], red=0), *ROWS[1:]]

    def test_before_that_commitment(self):
        went = [scenario(3, self.ROWS, aftermath=True), "follow on",
                "counterattack"]
        self.assertEqual(asked(*went, reading="once"),
                         (1, ["hold", "commit"]))
        self.assertEqual(asked(*went), (0, ["2 dice", "1 dice"]))
        went += ["1 dice"]
        self.assertEqual(asked(*went), (1, ["hold", "commit"]))
        went += ["hold"]
        self.assertEqual(dice(*went), (2, 1))
        self.assertEqual(dice(*went, (0, 0), "go-on", "stay"), (2, 1))

    def test_a_number_anew(self):
        went = [scenario(3, self.FOUGHT, aftermath=True), (1, 0), "keep",
                "keep", "reorganise", "counterattack"]
        self.assertEqual(asked(*went), (0, ["2 dice", "1 dice"]))

    def test_those_who_disperse_are_gone(self):
        # Militia roll one die. They do not reorganise, and disperse first.
        rows = [row("A", 2), row("M", 1, quality="militia"), HQ]
        went = [scenario(rows, self.FOUGHT, aftermath=True), "commit",
                "commit", (1, 0), "keep", "keep", "reorganise",
                "counterattack"]
        self.assertEqual(dice(*went, "2 dice", "hold"), (2, 2))
        self.assertEqual(dice(*went, "hold", "2 dice", reading="once"), (2, 2))

    def test_the_ground_is_given_up_first(self):
        got = said(scenario(3, self.ROWS, aftermath=True), "follow on",
                   "counterattack", "0 dice", **{"A-13": "gives-way"})
        self.assertEqual(got, End("position-retaken", 0, 0, 0))

    def test_it_is_not_if_the_attacker_is_cut_off(self):
        for ours, words in (("open", ["2 dice", "1 dice", "0 dice"]),
                            ("closed", ["2 dice", "1 dice"])):
            for theirs in ("open", "closed"):
                document = scenario(
                    {"strength": 3, "retreat": ours},
                    {"stands": self.ROWS, "retreat": theirs}, aftermath=True)
                for reading, went in (("before", ()), ("once", ("commit",)),
                                      ("each-attack", ("commit",))):
                    self.assertEqual(
                        asked(document, "follow on", "counterattack", *went,
                              reading=reading, **{"A-13": "gives-way"}),
                        (0, words))


if __name__ == "__main__":
    unittest.main()
