"""The oracle of difficult ground against what was worked out by hand."""
import unittest
from collections import Counter
from fractions import Fraction

from test_trial40k_charge_oracle import SEEN_OTHERWISE
from test_trial40k_terrain_mirror import elsewhere
from trial40k_charge import MEASURES, odds_of, phases, places, solve
from trial40k_charge_declare import legal
from trial40k_charge_ground import ALLOWED
from trial40k_charge_move import leads, placed
from trial40k_charge_place import Charge, place_of, walker, way
from trial40k_charge_table import INCH, SEEN, table_of, touched_by
from trial40k_difficult_generate import scenarios
from trial40k_difficult_scenes import box, scenes, slow
from trial40k_numbers import Refused
from trial40k_terrain import DIFFICULT, Piece, far, is_slow_near, stands_on, terrain_of
from trial40k_terrain_scenes import ZERO, scene, unit

POSITIONS = 8


def asked(scenario, answers=()):
    """[(step, what was answered)] but for declarations."""
    return [(question.step, taken) for question, taken in places(scenario, answers).asked if question.step != "declare"]


def ends(scenario, *answers):
    """Where the attacker's models end."""
    phase = places(scenario, answers)
    return [(x - ZERO, y - ZERO) for model, (x, y) in zip(phase.table.models, phase.where) if model.side == "attacker"]


class Near(unittest.TestCase):
    """R-38: who stands on it, and whom it is near."""

    def test_how_far_a_point_is_from_a_leg(self):
        for point, leg, want in (((5, 3), ((0, 0), (10, 0)), 9), ((13, 4), ((0, 0), (10, 0)), 25),
                                 ((-3, -4), ((0, 0), (10, 0)), 25), ((3, 4), ((0, 0), (0, 0)), 25),
                                 ((0, 10), ((0, 0), (10, 10)), 50), ((1, 0), ((0, 0), (1, 2)), Fraction(4, 5))):
            self.assertEqual((far(point, leg), far(point, leg[::-1])), (want, want))

    def test_six_inches_and_half_a_base_away(self):
        ground = (Piece(DIFFICULT, "area", ((-300, -50), (0, -50), (0, 50), (-300, 50))),)
        for x, wide, want in ((1649, 250, True), (1650, 250, False), (1650, 251, True), (1651, 251, False),
                              (-150, 250, True), (-2000, 250, False)):
            self.assertEqual(is_slow_near(ground, (x, 0), wide), want, (x, wide))
        self.assertTrue(is_slow_near(ground, (989, 50 + 1319), 250))       # 989, 1319: the square is below 1649's
        self.assertFalse(is_slow_near(ground, (990, 50 + 1319), 250))

    def test_in_the_middle_of_a_wide_wood(self):
        wood = (Piece(DIFFICULT, "area", ((0, 0), (9000, 0), (9000, 9000), (0, 9000))),)
        self.assertTrue(is_slow_near(wood, (4500, 4500), 250))             # no edge is within 6 in
        self.assertTrue(stands_on(wood, (4500, 4500), 250, DIFFICULT))
        self.assertFalse(stands_on(wood, (4500, 4500), 250))               # nothing impassable

    def test_who_stands_on_it(self):
        ground = (Piece(DIFFICULT, "area", ((-300, -50), (0, -50), (0, 50), (-300, 50))),)
        for x, wide, want in ((125, 250, False), (124, 250, True), (126, 251, False), (125, 251, True)):
            self.assertEqual(stands_on(ground, (x, 0), wide, DIFFICULT), want, (x, wide))

    def test_areas_alone_and_32_edges_with_those_of_walls(self):
        line = ["%d mm, 0 mm" % k for k in range(9)]
        for rows in ([{"kind": "difficult", "line": line}],
                     [{"kind": "difficult", "area": line}] * 3 + [{"kind": "impassable", "line": line}]):
            with self.assertRaises(Refused):
                terrain_of({"terrain": rows})
        terrain_of({"terrain": [{"kind": "difficult", "area": line[:8]}] * 3 + [{"kind": "impassable", "line": line}]})

    def test_nobody_is_asked_where_it_is_near_nobody(self):
        every = scenes()
        self.assertEqual(asked(every["1649 behind 25 mm"]), [("through", "round")])
        self.assertEqual(asked(every["1650 behind 25 mm"]), [])
        self.assertEqual(asked(every["near one of two"]), [("through", "round")])

    def test_nobody_is_asked_who_could_not_lead_in_the_open(self):
        scenario = scenes()["out of reach"]
        phase = places(scenario, ["charge-pikes"])
        self.assertEqual([question.step for question, _ in phase.asked], ["declare"])
        self.assertEqual(phase.failed, ("axes",))


class RoundOrThrough(unittest.TestCase):
    """R-23, R-38."""

    def test_the_higher_of_two_dice(self):
        rolls = Counter(max(a, b) for a in range(1, 7) for b in range(1, 7))
        self.assertEqual(ALLOWED, {inches: Fraction(count, 36) for inches, count in rolls.items()})

    def test_round_is_as_round_walls(self):
        # As round a wall at 450 to 550; through, straight on (test_trial40k_terrain_oracle.py).
        scenario = scenes()["a wood between"]
        wall = {**scenario, "terrain": [{**scenario["terrain"][0], "kind": "impassable"}]}
        self.assertEqual(ends(scenario), ends(wall))
        self.assertEqual(ends(scenario, "charge-pikes", "through", 3), [(749, 0)])
        self.assertEqual(ends(scenario, "charge-pikes", "through", 2), [(0, 0)])
        self.assertEqual(solve(scenario), solve(wall))

    def test_a_way_of_749_wants_3_inches(self):
        # 3 or more in 32 of 36.
        scenario = scenes()["only through"]
        self.assertEqual(asked(scenario), [("difficult", 6)])
        free = solve({**scenario, "terrain": []})["endings"]
        for ending, p in solve(scenario)["endings"].items():
            self.assertEqual(p, Fraction(32, 36) * free[ending] + (ending == "both-stand") * Fraction(4, 36))

    def test_762_is_3_inches(self):
        for name, inches in (("3 in are enough", 3), ("3 in are not", 4)):
            scenario = scenes()[name]
            self.assertEqual(ends(scenario, "charge-pikes", inches - 1), [(0, 0)], name)
            self.assertNotEqual(ends(scenario, "charge-pikes", inches), [(0, 0)], name)

    def test_it_charges_all_the_same_and_fails(self):       # TAR-036
        phase = places(scenes()["all in it"], ["charge-pikes", 2])
        self.assertEqual((phase.failed, phase.charged, phase.where), (("axes",), (), phase.begun.start))

    def test_whom_it_may_charge_does_not_hang_on_it(self):
        for scenario in scenes().values():
            table, free = (table_of({**scenario, "terrain": [row for row in scenario["terrain"]
                                                             if row["kind"] == "impassable" or not open_ground]})
                           for open_ground in (False, True))
            self.assertEqual(legal(table, "axes"), legal(free, "axes"))

    def test_who_stands_on_it_stays_where_the_others_go_round(self):
        # The nearest has no way, so the one behind leads, round the wood that the nearest stands in.
        scenario = scenes()["the nearest in it"]
        self.assertEqual(ends(scenario)[0], (0, 0))
        self.assertNotEqual(ends(scenario)[1], (0, 400))
        self.assertNotIn((0, 400), ends(scenario, "charge-pikes", "through", 6))
        self.assertEqual(ends(scenes()["who joined in it"])[1], (0, 400))
        held = Charge(table_of(scenario), table_of(scenario).start, "axes", ("pikes",), round=True)
        self.assertIsNone(way(held, 0, (ZERO - 300, ZERO)))
        self.assertEqual(way(held, 0, (ZERO, ZERO)), 0)

    def test_the_nearest_of_all_cannot_go_round(self):
        self.assertEqual(asked(scenes()["the nearest of all in it"]), [("difficult", 6)])

    def test_he_may_go_along_its_edge(self):
        self.assertEqual(asked(scenes()["25 mm with an edge at 125"]), [("through", "round")])
        self.assertEqual(asked(scenes()["25 mm with an edge at 124"]), [("difficult", 6)])

    def test_a_gap_as_wide_as_the_base(self):
        self.assertEqual(asked(scenes()["a gap of 250"]), [("through", "round")])
        self.assertEqual(asked(scenes()["a gap of 248"]), [("difficult", 6)])

    def test_walls_are_gone_round_through_a_wood_too(self):
        scenario = scenes()["a wall besides"]       # the gap in the wall is 260 wide, and full of wood
        self.assertEqual(asked(scenario), [("difficult", 6)])
        self.assertEqual(ends(scenario, "charge-pikes", 3), [(749, 0)])

    def test_every_model_goes_as_far_as_was_thrown(self):
        # The second of two has 765.6 to go to the places beside the first; 762 are 3 in.
        scenario = scenes()["all in it"]
        table = table_of(scenario)
        for inches in range(3, 7):
            charge = Charge(table, table.start, "axes", ("pikes",), inches * INCH)
            first, second = places(scenario, ["charge-pikes", inches]).where[:2]
            self.assertEqual(first, (ZERO + 749, ZERO))
            self.assertLessEqual((second[0] - ZERO) ** 2 + (second[1] - ZERO - 400) ** 2, (inches * INCH) ** 2)
            self.assertEqual(walker(charge, 0).most, inches * INCH)
        phase = places(scenario, ["charge-pikes", 4])
        self.assertEqual([bool(touched_by(phase.table, phase.where, n)) for n in (0, 1)], [True, True])

    def test_who_does_not_touch_it_is_not_slowed_by_that_reading(self):     # A-11 b; 762 to go
        for word, reached in (("unit", 1), ("touching", 2)):    # one has 750 through it, one 985 beside it
            made = scene([unit("Axes", (0, 0), (-200, 800))], [unit("Pikes", (1000, 0), (1000, 508))],
                         box(400, -9000, 600, 300), terrain_roll=word, first_mover="nearest")
            phase = places(made, ("charge-pikes", "through", 3))
            self.assertEqual(sum(bool(touched_by(phase.table, phase.where, n)) for n in (0, 1)), reached)
            slowest = places(made, ("charge-pikes", "through", 1))
            round_it = places(made, ("charge-pikes", "round"))
            self.assertEqual(slowest.where == round_it.where, word == "touching")

    def test_who_goes_straight_goes_so_far_too(self):
        # With 3 in nothing within 2 in of the first is reached. Straight to him the whole way is 175, 742, rounded up to
        # 763, so it is fifteen sixteenths: 714.4 of 1952.3.
        scenario = scene([unit("Axes", (0, 0), (0, 1900))], [unit("Pikes", (700, 0))], box(-60, -60, 60, 60))
        self.assertEqual(ends(scenario, "charge-pikes", 3), [(449, 0), (164, 1205)])

    def test_who_falls_back_tests_before_it_is_asked(self):     # R-31; open ways, 6 in
        scenario = scenes()["who falls back behind it"]
        self.assertEqual(asked(scenario), [("regroup", "passed"), ("difficult", 6)])
        self.assertEqual(asked(scenario, ["charge-pikes", "failed"]), [("regroup", "failed")])

    def test_each_unit_is_asked_as_its_move_begins(self):
        self.assertEqual([step for step, _ in asked(scenes()["two who charge"])],
                         ["next-charge", "difficult", "through"])

    def test_an_area_written_otherwise_is_the_same(self):
        scenario = scenes()["a wood between"]
        row = scenario["terrain"][0]
        for area in (row["area"][::-1], row["area"][1:] + row["area"][:1]):
            self.assertEqual(solve({**scenario, "terrain": [{**row, "area": area}]}), solve(scenario))
        self.assertEqual(slow((0, 0), (1, 0), (0, 1))["kind"], "difficult")


class Generated(unittest.TestCase):
    """Positions made at random."""

    @classmethod
    def setUpClass(cls):
        SEEN.clear()
        cls.positions = scenarios(POSITIONS, 5, 4)

    def test_a_mirror_shows_the_same(self):
        compared = 0
        for scenario in self.positions:
            rows, before = self.ends(scenario), SEEN["place: order"]
            for known in (place_of, placed, leads):
                known.cache_clear()
            self.ends(scenario)
            if SEEN["place: order"] > before:
                continue        # which side is first is not seen in a mirror
            for name, see in SEEN_OTHERWISE.items():
                compared += 1
                self.assertEqual(self.ends(elsewhere(scenario, see)),
                                 {asked: [see(point) for point in where] for asked, where in rows.items()}, name)
        self.assertGreaterEqual(compared, POSITIONS)

    @staticmethod
    def ends(scenario):
        return {tuple(taken for _, taken in phase.asked): list(phase.where)
                for phase, _ in zip(phases(table_of(scenario)), range(8))}

    def test_ground_that_is_far_away_changes_nothing(self):
        for scenario in self.positions[:4]:
            away = {**scenario, "terrain": [box(-9000, -9000, -8000, -8000)]}
            self.assertEqual(self.ends(away), self.ends({**scenario, "terrain": []}))


class Mixed(unittest.TestCase):
    def test_odds_of_throws_are_added(self):
        """By hand: each throw's fight, its part of 36."""
        scenario = scenes()["all in it"]

        class Ends:
            @staticmethod
            def odds(phase, orders):
                moved = sum(one != other for one, other in zip(phase.begun.start, phase.where))
                return {"value": Fraction(10 ** moved), "endings": {}, "joint": {},
                        **{name: [Fraction(1)] for name in MEASURES}}

        want = sum(ALLOWED[inches] * 10 ** (0 if inches < 3 else 2) for inches in ALLOWED)
        self.assertEqual(odds_of(table_of(scenario), Ends, "standing", None)["value"], want)


if __name__ == "__main__":
    unittest.main()
