"""The oracle on which infantry goes in against tanks in its position.

Source: rulings R-2, R-6, R-7, R-15, R-23, reading A-12. Units: dice, strength
points, pins, probabilities.
"""

import sys
import unittest
from fractions import Fraction as F

sys.setrecursionlimit(100000)

from nqm import solve
from nqm_example import scenario, stands
from nqm_rules import first, step
from nqm_scenario import read_battle
from nqm_state import Chance, Choice, End, Next

HQ = {"name": "Z HQ", "class": "command"}
GROUPED = dict(HQ, grouped=True)
STAY_IN = ("stay", "stay in")
BOTH_WAYS = (1, ["commit", "hold"])
ONE_OR_TWO = (0, ["2 dice", "1 dice"])
W31, L31, W21, L21, W11 = F(95, 144), F(25, 144), F(125, 216), F(55, 216), \
    F(5, 12)
TIE = F(1, 6)   # of any number of dice against one


def row(name, strength, **keys):
    """One stand."""
    return {"name": name, "strength": strength, **keys}


def visited(defender, strength=2, hours=2, reading="each-attack", **keys):
    """A tank rolls into this position, in which nobody tests."""
    tank = [row("T", strength, **{"class": "tank"})]
    return scenario(tank, defender, hours=hours, parameters={
        "regular_break_at": 0, "A-12": reading, **keys})


def said(document, *moves):
    """What is said after these moves: words of options, or casualties.

    Casualties are pairs: the attacker's, whose tanks they are, come first.
    """
    battle = read_battle(document)
    node = step(battle, first(battle))
    for move in [*moves, None]:
        while isinstance(node, Next) or nobody_tests(node):
            node = step(battle, node.state if isinstance(node, Next)
                        else node.branches[0][1])
        if move is None:
            return node
        if isinstance(move, str):
            after = dict(node.options)[move]
        else:
            after = next(after for _, after in node.branches
                         if after.due == move)
        node = step(battle, after)


def nobody_tests(node):
    """Whether the tanks have rolled in and no die is thrown."""
    return isinstance(node, Chance) and len(node.branches) == 1


def hunted(document, *moves):
    """What is said when the infantry assaults, after these moves."""
    return said(document, *STAY_IN, "assault", *moves)


def asked(node):
    """(side, words of the options) of a question."""
    return node.side, [text for text, _ in node.options]


def dice(document, *moves):
    """The infantry's dice and the tanks' in the throw after these moves."""
    return hunted(document, *moves).branches[0][1].dice


class Commitment(unittest.TestCase):
    def test_with_a_command_stand_each_is_a_free_choice(self):
        document = visited([row("A", 1), row("B", 2), HQ])
        self.assertEqual(asked(hunted(document)), BOTH_WAYS)
        self.assertEqual(asked(hunted(document, "commit")), BOTH_WAYS)
        self.assertEqual(dice(document, "commit", "commit", "1 dice"), (3, 1))
        self.assertEqual(dice(document, "commit", "hold", "1 dice"), (1, 1))
        # One has to go in, so B is not asked about any more.
        self.assertEqual(dice(document, "hold", "1 dice"), (2, 1))

    def test_without_one_a_single_stand_goes_in(self):
        for rows in ([row("A", 1), row("B", 3), row("C", 2)],
                     [row("A", 1), row("B", 3), row("C", 2),
                      dict(HQ, red=1)]):
            document = visited(rows)
            # The strongest by standing orders.
            self.assertEqual(asked(hunted(document)), (1, ["hold", "commit"]))
            self.assertEqual(dice(document, "commit", "1 dice"), (1, 1))
            self.assertEqual(asked(hunted(document, "hold")), BOTH_WAYS)
            self.assertEqual(dice(document, "hold", "commit", "1 dice"),
                             (3, 1))
            self.assertEqual(dice(document, "hold", "hold", "1 dice"), (2, 1))

    def test_of_equals_the_best_quality_goes(self):
        document = visited([row("A", 2), row("B", 2, quality="veteran")])
        self.assertEqual(asked(hunted(document)), (1, ["hold", "commit"]))

    def test_a_grouped_one_leads_if_it_goes_in_itself(self):
        document = visited([row("A", 1), row("B", 1), GROUPED])
        # A and B are alike: B does not go in without A, except for the HQ.
        self.assertEqual(asked(hunted(document)), BOTH_WAYS)
        self.assertEqual(dice(document, "commit", "commit", "1 dice"), (3, 1))
        self.assertEqual(asked(hunted(document, "commit", "hold")), BOTH_WAYS)
        went = ["commit", "hold"]
        self.assertEqual(dice(document, *went, "commit", "1 dice"), (2, 1))
        self.assertEqual(dice(document, *went, "hold", "1 dice"), (1, 1))
        self.assertEqual(dice(document, "hold", "1 dice"), (1, 1))

    def test_a_command_stand_of_another_area_does_not_lead(self):
        rows = [row("A", 1, area="Mill"), row("B", 2, area="Mill"),
                dict(HQ, area="Mill"), row("C", 3, area="Farm")]
        for area, words in (("Mill", BOTH_WAYS),
                            ("Farm", (1, ["hold", "commit"]))):
            rows[2]["area"] = area
            node = said(visited(rows), "area 0", *STAY_IN, "assault")
            self.assertEqual(asked(node), words)

    def test_a_block_leads_itself(self):
        self.assertEqual(asked(hunted(visited(4))), ONE_OR_TWO)
        self.assertEqual(dice(visited(4), "1 dice"), (3, 1))

    def test_alike_ones_go_in_one_after_another(self):
        document = visited([*stands(3), HQ])
        # The first goes in unasked; without the second no third does.
        self.assertEqual(asked(hunted(document)), BOTH_WAYS)
        self.assertEqual(dice(document, "hold", "1 dice"), (1, 1))
        self.assertEqual(dice(document, "commit", "hold", "1 dice"), (2, 1))

    def test_only_those_on_the_area_that_may_assault(self):
        rows = [row("A", 1), row("G", 2, **{"class": "support"}),
                row("P", 1, red=1), row("R", 3, reserve=True), HQ]
        self.assertEqual(dice(visited(rows), "1 dice"), (1, 1))

    def test_firing_needs_no_commitment(self):
        document = dict(visited([row("A", 1), row("B", 2), HQ]),
                        ground="close")
        node = said(document, *STAY_IN)
        self.assertEqual(asked(node), (1, ["fire", "leave them", "assault"]))
        self.assertIsInstance(said(document, *STAY_IN, "fire"), Chance)


class HeldBack(unittest.TestCase):
    ROWS = [row("A", 2), row("B", 3), HQ]

    def test_they_throw_no_dice_and_take_no_pin(self):
        for reading in ("evenly", "freely"):
            document = visited(self.ROWS, **{"A-14": reading})
            went = ["commit", "hold", "2 dice"]
            self.assertEqual(dice(document, *went), (2, 2))
            node = hunted(document, *went, (0, 2))
            # A is spent, but the area is held, and the tanks move.
            self.assertEqual(asked(node), (0, ["drive through", "stay in"]))
            self.assertEqual(node.options[0][1].red[1], (2, 0, 0))

    def test_the_opponent_does_not_hit_them(self):
        document = visited(self.ROWS, **{"A-14": "opponent"})
        node = hunted(document, "commit", "hold", "1 dice", (0, 1))
        self.assertEqual(asked(node), (1, ["go-on", "stop"]))
        self.assertEqual(node.options[0][1].red[1], (1, 0, 0))
        node = hunted(document, "commit", "commit", "1 dice", (0, 1))
        self.assertEqual(asked(node), (0, ["B", "A"]))

    def test_nobody_joins_those_who_go_on(self):
        node = hunted(visited(self.ROWS), "commit", "hold", "1 dice", (0, 0),
                      "go-on")
        self.assertEqual(asked(node), (0, ["stay", "withdraw"]))
        self.assertEqual(dice(visited(self.ROWS), "commit", "hold", "1 dice",
                              (0, 0), "go-on", "stay", "2 dice"), (2, 2))

    def test_the_area_is_lost_when_all_are_spent(self):
        went = ["1 dice", (0, 1)]
        self.assertEqual(hunted(visited([row("A", 1)]), *went),
                         End("position-taken", 0, 1, 0))
        rows = [row("A", 1), row("B", 2)]
        self.assertEqual(asked(hunted(visited(rows), "commit", *went)),
                         (0, ["drive through", "stay in"]))

    def test_without_their_leader_one_of_the_committed_goes_on(self):
        rows = [row("A", 2), row("B", 3), row("C", 4), GROUPED]
        # The HQ has to go in with two others, so nobody is asked about it.
        node = hunted(visited(rows), "commit", "commit", "hold", "1 dice",
                      (0, 1), "Z HQ", "go-on", "stay")
        self.assertEqual(asked(node), (1, ["B", "A"]))

    def test_their_quality_does_not_count(self):
        rows = [row("A", 3), row("M", 3, quality="militia"), HQ]
        for move, left in (("hold", 2), ("commit", 0)):
            node = hunted(visited(rows, militia_break_at=0), "commit", move,
                          "1 dice")
            self.assertEqual(node.branches[0][1].attacks_left, left)

    def test_it_can_pay_to_hold_back_the_worse(self):
        # Militia would leave one attack of three dice instead of three.
        # Three points against one die, and nobody tests: a loss leaves two.
        rows = [row("A", 3), row("M", 3, quality="militia"), HQ]
        document = visited(rows, 1, militia_break_at=0)
        document["attacker"]["retreat"] = "closed"
        document["defender"]["retreat"] = "closed"
        document["aim"] = {"attack-broken": -100, "driven-through": -100}
        two = W21 + TIE * W21 + L21 * W11
        three = W31 + TIE * (W31 + TIE * W31 + L31 * W21) + L31 * two
        self.assertEqual(solve(document, "best")["value"], -100 * three)


class FirstDice(unittest.TestCase):
    ROWS = [row("A", 2), row("B", 3), HQ]

    def test_the_owner_of_the_tanks_is_asked_first(self):
        document = visited(self.ROWS, reading="before")
        self.assertEqual(asked(hunted(document)), ONE_OR_TWO)
        self.assertEqual(asked(hunted(document, "1 dice")), BOTH_WAYS)
        went = ["1 dice", "commit", "hold"]
        self.assertEqual(dice(document, *went), (2, 1))
        self.assertEqual(dice(document, *went, (0, 0), "go-on", "stay"),
                         (2, 1))
        for reading in ("each-attack", "once"):
            document = visited(self.ROWS, reading=reading)
            self.assertEqual(asked(hunted(document)), BOTH_WAYS)
            self.assertEqual(asked(hunted(document, *went[1:])), ONE_OR_TWO)

    def test_the_only_number_is_not_asked(self):
        document = visited(self.ROWS, 1, reading="before")
        self.assertEqual(asked(hunted(document)), BOTH_WAYS)

    def test_it_holds_for_the_next_assault_too(self):
        document = visited(self.ROWS, hours=3, reading="before")
        went = ["1 dice", "commit", "hold", (0, 0), "stop", "stay in",
                "assault"]
        self.assertEqual(asked(hunted(document, *went)), BOTH_WAYS)
        self.assertEqual(dice(document, *went, "commit", "commit"), (3, 1))

    def test_tanks_that_give_way_are_out(self):
        document = visited(self.ROWS, reading="before",
                           **{"A-13": "gives-way"})
        self.assertEqual(asked(hunted(document)),
                         (0, ["2 dice", "1 dice", "0 dice"]))
        self.assertEqual(hunted(document, "0 dice"),
                         End("called-off", 0, 0, 0))

    def test_tanks_that_are_cut_off_roll_their_dice(self):
        for reading, went in (("before", ()), ("each-attack", ("hold",))):
            for ours, more in (("open", ["0 dice"]), ("closed", [])):
                document = visited(self.ROWS, reading=reading,
                                   **{"A-13": "gives-way"})
                document["attacker"]["retreat"] = ours
                document["defender"]["retreat"] = "open"
                self.assertEqual(asked(hunted(document, *went)),
                                 (0, ["2 dice", "1 dice", *more]))
                # Cut off, the infantry is not asked whether it stays.
                document["defender"]["retreat"] = "closed"
                node = said(document, "stay in", "assault", *went)
                self.assertEqual(asked(node),
                                 (0, ["2 dice", "1 dice", *more]))


class Over(unittest.TestCase):
    def test_then_all_are_on_the_area_again(self):
        document = visited([row("A", 2), row("B", 3), HQ], hours=3)
        left = said(document, *STAY_IN, "leave them")
        self.assertEqual(asked(left), (0, ["drive through", "stay in"]))
        for went in (["commit", "commit"], ["commit", "hold"], ["hold"]):
            over = hunted(document, *went, "1 dice", (0, 0), "stop")
            self.assertEqual(over, left)

    def test_those_held_back_may_go_in_the_next_time(self):
        document = visited([row("A", 1), row("B", 2)], hours=3)
        went = ["commit", "1 dice", (0, 1), "stay in"]
        self.assertEqual(dice(document, *went, "assault", "1 dice"), (2, 1))

    def test_nobody_is_committed_beyond_it(self):
        # Two areas; infantry attacks them as well. A may be hit by it, so
        # that B goes in alone. No command stand leads C.
        attacker = [row("F", 1, battalion="Foot"),
                    row("T", 1, battalion="Tanks", **{"class": "tank"})]
        rows = [row("A", 1, area="Mill"), row("B", 1, area="Mill"),
                dict(HQ, area="Mill"), row("C", 1, area="Farm")]
        battle = read_battle(scenario(attacker, rows, hours=2, parameters={
            "regular_attacks": 1}))
        waiting, seen, committed = [first(battle)], set(), set()
        while waiting:
            state = waiting.pop()
            if state in seen:
                continue
            seen.add(state)
            if state.mode == "hunted":
                committed.add(state.hunters)
            else:
                self.assertEqual(state.hunters, ())
            node = step(battle, state)
            if isinstance(node, Next):
                waiting.append(node.state)
            elif isinstance(node, Chance):
                waiting += [after for _, after in node.branches]
            elif isinstance(node, Choice):
                waiting += [after for _, after in node.options]
        self.assertEqual(committed, {(), (0,), (1,), (0, 1), (2,)})


if __name__ == "__main__":
    unittest.main()
