"""The oracle of Soldiers against the catalogue's own figures.

Source: catalogue A.5 (ARV-T01 to T18 and the exact values for solvers), A.6,
the examples of odds of the rulings page. Units: stacking points, faces of a
die, probabilities.
"""

import unittest
from fractions import Fraction as F

from soldiers import solve
from soldiers_column import OFF_TABLE, column_of
from soldiers_example import Play, scenario, unit
from soldiers_numbers import COLUMNS
from soldiers_scenario import read_battle

# Neighbours of d4 on the board of 7 by 7, from the north, clockwise.
BESIDE_D4 = ("e5", "e4", "e3", "d3", "c4", "d5")


def two_on_one(*, defender=(), **keys):
    """Two companies on d3 and e3, one company on d4."""
    return scenario([unit("A", "d3"), unit("B", "e3")],
                    [unit("D", "d4", **dict(defender))], **keys)


def column(attack, defence, shift=0, **parameters):
    """The column's name, or None off the table."""
    battle = read_battle(scenario("1 company", "1 company",
                                  parameters=parameters))
    number = column_of(battle, battle.table, attack, defence, shift)
    return None if number is OFF_TABLE else COLUMNS[number].replace("_", "-")


def refusal(document):
    """The clause by which a scenario is refused."""
    try:
        read_battle(document)
    except ValueError as error:
        return str(error).split(":")[0]
    return None


class Vectors(unittest.TestCase):
    def ends(self, document, faces, **want):
        end = Play(document).on(*faces)._asdict()
        self.assertEqual({key: end[key] for key in want}, want)

    def test_t01_two_companies_on_one(self):
        document = scenario("2 companies", "1 company")
        self.ends(document, [1], ending="taken", defender_losses=4,
                  defender_driven_back=0)
        self.ends(document, [3], ending="taken", defender_losses=0,
                  defender_disrupted=1, defender_driven_back=1)
        self.ends(document, [5], ending="held", defender_disrupted=0)

    def test_t02_trench_on_a_crest(self):
        document = scenario("2 companies", "1 company in trench on crest")
        self.ends(document, [1], ending="taken", defender_driven_back=1)
        self.ends(document, [2], ending="held", defender_disrupted=0)

    def test_t03_one_attacker_level_with_the_crest(self):
        document = two_on_one(ground=["d4 trench", "d4 crest", "e3 clear 2"])
        self.ends(document, [2], ending="taken", defender_driven_back=1)
        self.ends(document, [3], ending="held")

    def test_t04_rounding(self):
        for attack, defence, want in ((12, 5, "2-1"), (7, 4, "1-1"),
                                      (4, 5, "1-2"), (3, 8, "1-3"),
                                      (2, 8, None)):
            self.assertEqual(column(attack, defence), want)

    def test_t05_capped_before_the_shift(self):
        self.assertEqual(column(24, 4, 3), "3-1")
        self.assertEqual(column(28, 4, 3), "3-1")

    def test_t06_disrupted_by_fire_first(self):
        document = scenario(
            [unit("A", "d3"), unit("B", "e3"),
             unit("C", "c4", fires_at="d4")], [unit("D", "d4")],
            fire="attacker")
        self.ends(document, [3, 4], ending="taken", defender_losses=4)
        self.ends(document, [3, 5], ending="held", defender_losses=0,
                  defender_disrupted=1, defender_driven_back=0)

    def test_t07_surrounded(self):
        ring = [unit("A", "d3"), unit("B", "e3")] + [
            unit("G%d" % n, cell, type="field-gun") for n, cell in
            enumerate(cell for cell in BESIDE_D4 if cell not in
                      ("d3", "e3"))]
        self.ends(scenario(ring, [unit("D", "d4")]), [2], ending="taken",
                  defender_losses=4, defender_driven_back=0)

    def test_t08_machine_gun_and_company(self):
        game = Play(scenario(
            [unit("A", "d3"), unit("B", "e3"), unit("C", "c4")],
            [unit("M", "d4", type="machine-gun", disrupted=True),
             unit("D", "d4")]))
        while not game.options() or "retreat" not in game.options()[0]:
            game.play(game.options()[0] if game.options() else 4)
        game.play(game.options()[0], "advance-a", "advance-b")
        self.assertEqual(game.asked.ending, "taken")  # C does not fit
        self.assertEqual(game.asked.defender_losses, 1)
        self.assertEqual(game.asked.defender_driven_back, 1)

    def test_t09_one_assaulter_disrupted(self):
        document = two_on_one(defender={"fires_at": "d3"}, fire="defender")
        self.ends(document, [3, 3], ending="taken", attacker_disrupted=1)
        self.ends(document, [3, 4], ending="held", attacker_disrupted=1)
        both = scenario([unit("A", "d3"), unit("B", "d3")],
                        [unit("D", "d4", fires_at="d3")], fire="defender")
        self.ends(both, [3], ending="held", attacker_disrupted=2)

    def test_t10_points_left(self):
        def moved(*route):
            return scenario([unit("A", "d3", route=list(route),
                                  announces="d4")], [unit("D", "d4")])
        self.assertIsNone(refusal(moved("d2", "d3")))
        self.assertEqual(refusal(moved("d1", "d2", "d3")), "ARV-12")

    def test_t11_types_that_may_not_assault(self):
        for kind, want in (("machine-gun", "ARV-34"), ("field-gun", "ARV-34"),
                           ("howitzer", "ARV-34"), ("cavalry", "ARV-34"),
                           ("dismounted", None)):
            document = scenario([unit("A", "d3", type=kind, announces="d4")],
                                [unit("D", "d4")])
            self.assertEqual(refusal(document), want)

    def test_t12_canal(self):
        self.ends(two_on_one(ground=["d4 canal"]), [4], ending="held")
        self.ends(two_on_one(ground=["d4 canal", "e3 canal"]), [4],
                  ending="taken", defender_driven_back=1)

    def test_t13_woods_and_improved(self):
        def document():
            return scenario(
                [unit("A%d" % n, cell) for n, cell in
                 enumerate(("d3", "d3", "e3", "e3"))],
                [unit("D", "d4")], ground=["d4 woods", "d4 improved"])
        self.ends(document(), [4], ending="taken", defender_driven_back=1)
        self.ends(document(), [5], ending="held")

    def test_t14_town(self):
        def document(*ground):
            return scenario([unit("A", "d3"), unit("B", "e3")],
                            [unit("D", "d4"), unit("E", "d4")],
                            ground=["d4 " + kind for kind in ground])
        self.ends(document("town"), [1], ending="taken",
                  defender_driven_back=2)
        self.ends(document("town"), [2], ending="held")
        self.ends(document("town", "improved"), [], ending="held")

    def test_t15_charged_by_the_target(self):
        document = scenario(
            [unit("A", "d3")],
            [unit("H", "d4", type="cavalry", charges_at="d3")],
            fire="attacker", charges="defender")
        self.ends(document, [4, 4], ending="taken", defender_driven_back=1)
        self.ends(document, [3], ending="held", attacker_disrupted=1)
        game = Play(document)  # ARV-37: no fire by who has announced
        game.play("assault-d4")
        self.assertEqual(game.options(), ["charge-a", "no-charge"])

    def test_t16_an_assaulter_may_not_fire(self):
        document = scenario([unit("A", "d3", announces="d4", fires_at="d4")],
                            [unit("D", "d4")], fire="attacker")
        self.assertEqual(refusal(document), "ARV-13")
        observed = scenario(
            [unit("A", "d3"), unit("G", "d1", type="howitzer", fires="observed",
                                  sees=["d3"])],
            [unit("D", "d4")], fire="attacker")
        gun = observed["attacker"]["units"][1]
        game = Play(observed).play("assault-d4")
        self.assertEqual(game.options(), ["hold-fire", "fire-at-d4"])
        gun["sees"] = ["d2"]
        self.assertNotIn("fire-at-d4",
                         Play(observed).play("assault-d4").options())

    def test_t17_one_die_for_a_hex(self):
        game = Play(two_on_one())
        game.play("assault-d4", "assault-d4")
        self.assertEqual(game.battle.dice, 1)
        self.assertEqual([p for p, _ in game.asked.branches],
                         [F(1, 6), F(1, 2), F(1, 3)])  # 2-1, once
        self.assertEqual(game.play(6).asked.ending, "held")

    def test_t18_eliminated_by_fire(self):
        document = scenario(
            [unit("A", "d3"), unit("C", "c4", fires_at="d4", attack=6)],
            [unit("D", "d4")], fire="attacker")
        self.ends(document, [1], ending="emptied", defender_losses=4)


class ExactValues(unittest.TestCase):
    """The catalogue's table: kill and clear under a plan."""

    def plan(self, town, fire):
        attacker = [unit("A", "d3"), unit("B", "e3"), unit("C", "c4")]
        parameters = {}
        if fire:
            attacker[2].update(fires_at="d4", attack=fire)
            parameters = {"clear_defence": 4, "town_defence": 4}
        answer = solve(scenario(
            attacker, [unit("D", "d4")], fire="attacker" if fire else "none",
            parameters=parameters, ground=["d4 town"] if town else []))
        return (answer["defender_losses"][4]
                if len(answer["defender_losses"]) > 4 else 0,
                answer["objectives_cleared"][1])

    def test_three_assault(self):
        self.assertEqual(self.plan(False, 0), (F(1, 3), F(5, 6)))
        self.assertEqual(self.plan(True, 0), (0, F(1, 2)))

    def test_one_fires_in_column_1_2(self):
        self.assertEqual(self.plan(False, 2), (F(1, 3), F(2, 3)))
        self.assertEqual(self.plan(True, 2), (F(1, 9), F(1, 3)))

    def test_one_fires_in_column_2_1(self):
        self.assertEqual(self.plan(False, 8), (F(5, 9), F(13, 18)))
        self.assertEqual(self.plan(True, 8), (F(1, 3), F(4, 9)))

    def test_a_closed_retreat_turns_disruption_into_a_kill(self):
        """A.6 question 4: at 2-1 a kill rises from 1/6 to 4/6."""
        ring = [unit("A", "d3"), unit("B", "e3")]
        far = [unit("G%d" % n, cell, type="howitzer") for n, cell in
               enumerate(("e5", "e4", "c4", "d5"))]
        for guns, want in (([], F(1, 6)), (far, F(4, 6))):
            answer = solve(scenario(ring + guns, [unit("D", "d4")]))
            self.assertEqual(answer["defender_losses"][4], want)


class DisruptedFire(unittest.TestCase):
    """R-5, its last sentence: disrupted_fire."""

    def options(self, faces=(), reading="yes", **keys):
        """The first question to the defender after these faces."""
        game = Play(scenario(
            [unit("G", "d2", type="machine-gun", fires_at="d4")],
            keys.pop("defender"), parameters={
                "disrupted_fire": reading, **keys.pop("parameters", {})},
            **keys))
        for face in faces:
            game.play("fire-at-d4", face)
        return game.options()

    def both(self, want, **keys):
        """Asked so under yes, and not at all under no."""
        self.assertEqual(self.options(**keys), want)
        self.assertEqual(self.options(reading="no", **keys), [])

    def test_disrupted_at_the_start_or_since_it_fires(self):
        want = ["fire-at-d2", "hold-fire"]
        self.both(want, fire="defender", defender=[
            unit("D", "d4", disrupted=True, fires_at="d2")])
        fresh = [unit("D", "d4", fires_at="d2")]
        self.both(want, fire="both", faces=[2], defender=fresh)
        self.assertEqual(self.options(
            [2], "no", fire="both", defender=fresh,
            parameters={"AMB-A16": "simultaneous"}), want)

    def test_it_observes(self):
        self.both(["fire-at-d2", "hold-fire"], fire="defender", defender=[
            unit("D", "d4", disrupted=True, attack=0),
            unit("H", "d5", type="howitzer", fires="observed",
                 fires_at="d2")])

    def test_it_charges(self):
        self.both(["charge-g", "no-charge"], charges="defender", defender=[
            unit("C", "d3", type="cavalry", disrupted=True,
                 charges_at="d2"), unit("D", "d4")])

    def test_it_does_not_announce(self):
        document = two_on_one(parameters={"disrupted_fire": "yes"})
        for one in document["attacker"]["units"]:
            one["disrupted"] = True
        self.assertEqual(Play(document).options(), [])


class ExamplesOfOdds(unittest.TestCase):
    """The last section of the rulings page."""

    ROWS = (((12, 5), ("2-1", "2-1", "3-1")), ((7, 4), ("1-1", "2-1", "2-1")),
            ((4, 5), ("1-2", "1-1", "1-1")), ((3, 8), ("1-3", "1-3", "1-2")),
            ((2, 7), (None, None, "1-3")), ((2, 8), (None, None, None)))

    def test_every_row_under_every_reading(self):
        for odds, row in self.ROWS:
            for reading, want in zip(("down", "nearest", "up"), row):
                self.assertEqual(column(*odds, **{"AMB-A1": reading}), want)

    def test_off_the_table(self):
        self.assertEqual(column(2, 8, off_table="clamp"), "1-3")
        self.assertIsNone(column(4, 4, 3))
        self.assertEqual(column(4, 4, 3, off_table="clamp"), "1-3")

    def test_above_the_top(self):
        self.assertEqual(column(28, 4, 3, **{"AMB-A4": "ratio"}), "4-1")
        self.assertEqual(column(28, 4, 0, **{"AMB-A4": "ratio"}), "6-1")


if __name__ == "__main__":
    unittest.main()
