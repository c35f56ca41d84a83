"""The oracle of cover and impassable ground against what was worked out by hand."""
import itertools
import random
import unittest
from collections import Counter
from fractions import Fraction

import ways
from test_trial40k_charge_oracle import at, ends, scene, unit
from trial40k_charge import fight, places, solve
from trial40k_charge_cover import by_area, by_line, fighting, nearest_of, noted
from trial40k_charge_declare import legal, why_not
from trial40k_charge_move import leads
from trial40k_charge_place import Charge, may_stand, walker, way
from trial40k_charge_table import check_table, table_of, touching
from trial40k_charge_told import told
from trial40k_charge_way import Disc, Walker
from trial40k_numbers import Refused
from trial40k_terrain import Piece, grown, is_inside, meet, on, stands_on, terrain_of, walls


def piece(kind, shape, *points):
    """A piece of terrain, its points relative to the middle of the table."""
    return {"kind": kind, shape: at(*points)}


def ground(scenario, *pieces):
    return {**scenario, "terrain": list(pieces)}


def cover(shape, *points):
    return piece("cover", shape, *points)


def wall(shape, *points):
    return piece("impassable", shape, *points)


def area(*points):
    return Piece("cover", "area", points)


def has_common_point(p, q, a, b):
    """Whether p + t (q - p) = a + u (b - a) for some t and u from 0 to 1; where lines are parallel, by t alone."""
    (x, y), (v, w) = (q[0] - p[0], q[1] - p[1]), (b[0] - a[0], b[1] - a[1])
    dx, dy, cross = a[0] - p[0], a[1] - p[1], x * w - y * v
    if cross:
        return 0 <= Fraction(dx * w - dy * v, cross) <= 1 and 0 <= Fraction(dx * y - dy * x, cross) <= 1
    if (x, y) == (0, 0):
        return (p, q) == (a, b) if (v, w) == (0, 0) else has_common_point(a, b, p, q)
    if dx * y != dy * x:
        return False
    ends = sorted(Fraction((c[0] - p[0]) * x + (c[1] - p[1]) * y, x * x + y * y) for c in (a, b))
    return ends[0] <= 1 and ends[1] >= 0


class Geometry(unittest.TestCase):
    def test_legs_that_have_a_point_in_common(self):
        for one, other, want in (
                (((0, 0), (10, 10)), ((0, 10), (10, 0)), True), (((0, 0), (10, 0)), ((5, 0), (5, 9)), True),
                (((0, 0), (10, 0)), ((5, 1), (5, 9)), False), (((0, 0), (10, 0)), ((10, 0), (20, 5)), True),
                (((0, 0), (10, 0)), ((4, 0), (6, 0)), True), (((0, 0), (10, 0)), ((10, 0), (20, 0)), True),
                (((0, 0), (10, 0)), ((11, 0), (20, 0)), False), (((0, 0), (10, 0)), ((0, 1), (10, 1)), False),
                (((0, 0), (10, 4)), ((5, 2), (5, 2)), True), (((0, 0), (10, 4)), ((5, 3), (5, 3)), False),
                (((0, 0), (10, 4)), ((15, 6), (15, 6)), False)):
            self.assertEqual((meet(one, other), meet(other, one), meet(one[::-1], other)), (want,) * 3, (one, other))

    def test_every_pair_of_legs_on_a_small_grid(self):
        """The first leg is cut down to what is on the other, by fractions."""
        points = list(itertools.product(range(3), repeat=2))
        legs = list(itertools.product(points, repeat=2))
        for (p, q), (a, b) in itertools.product(legs, repeat=2):
            self.assertEqual(meet((p, q), (a, b)), has_common_point(p, q, a, b), (p, q, a, b))

    def test_in_an_area_on_its_edge_and_at_its_corner(self):
        square = area((0, 0), (10, 0), (10, 10), (0, 10))
        for point, want in (((5, 5), True), ((0, 5), True), ((10, 10), True), ((11, 5), False), ((-1, 10), False)):
            self.assertEqual(square.holds(point), want, point)
        self.assertFalse(is_inside((20, 0), square.legs()))
        self.assertTrue(on((5, 10), ((10, 10), (0, 10))))

    def test_an_odd_number_of_edges_is_inside(self):
        hourglass = area((0, 0), (10, 10), (10, 0), (0, 10))     # crosses itself at 5, 5
        self.assertEqual([hourglass.holds(point) for point in ((2, 5), (8, 5), (5, 2), (5, 8), (5, 5))],
                         [True, True, False, False, True])
        star = area((0, -100), (59, 81), (-95, -31), (95, -31), (-59, 81))
        self.assertEqual([star.holds(point) for point in ((0, 0), (0, -80), (80, -28))], [False, True, True])

    def test_a_line_holds_nobody_and_an_area_is_closed(self):
        self.assertFalse(Piece("cover", "line", ((0, 0), (10, 0))).holds((5, 0)))
        self.assertEqual(area((0, 0), (9, 0), (0, 9)).legs()[-1], ((0, 9), (0, 0)))
        self.assertEqual(len(Piece("cover", "line", ((0, 0), (9, 0), (0, 9))).legs()), 2)


class Noted(unittest.TestCase):
    """R-36: one unit against another, from where all stand as the phase begins."""

    def covered(self, *pieces, axes=((0, 0),), pikes=((1000, 0),)):
        table = table_of(ground(scene([unit("Axes", *axes)], [unit("Pikes", *pikes)]), *pieces))
        return noted(table)["axes", "pikes"]

    def test_a_line_across_the_way(self):
        self.assertFalse(self.covered())
        self.assertTrue(self.covered(cover("line", (500, -100), (500, 100))))
        self.assertFalse(self.covered(cover("line", (500, -100), (500, -1))))
        self.assertFalse(self.covered(cover("line", (1100, -100), (1100, 100))))      # behind them

    def test_to_touch_is_to_cross(self):
        self.assertTrue(self.covered(cover("line", (500, -100), (500, 0))))
        self.assertTrue(self.covered(cover("line", (200, 0), (700, 0))))
        self.assertTrue(self.covered(cover("line", (1000, 0), (1300, 0))))            # begins in the middle of the model
        self.assertTrue(self.covered(cover("line", (500, 0), (500, 0))))              # a leg that is a point

    def test_legs_join_points_as_they_are_written(self):
        self.assertTrue(self.covered(cover("line", (500, -100), (400, -100), (400, 100))))
        self.assertFalse(self.covered(cover("line", (500, -100), (400, -200), (500, -300))))    # no last leg to the first

    def test_the_nearest_model_counts_alone(self):
        both = (1000, 0), (600, 300)       # 1000, and 670.8: the second is nearer
        self.assertFalse(self.covered(cover("line", (800, -100), (800, 100)), pikes=both))
        self.assertTrue(self.covered(cover("line", (300, 0), (300, 200)), pikes=both))

    def test_the_nearest_is_so_from_edge_to_edge(self):
        scenario = scene([unit("Axes", (0, 0))], [unit("Pikes", (1000, 0), (0, 1050))])
        group = scenario["defender"]["units"][0]["groups"][0]
        scenario["defender"]["units"][0]["groups"] = [
            {**group, "at": group["at"][:1], "models": 1}, {**group, "at": group["at"][1:], "models": 1, "base": "40 mm",
                                                            "name": "Pikes ogre"}]
        self.assertEqual(nearest_of(table_of(scenario), 0, "pikes"), [2])       # 750 and 725

    def test_of_several_as_near_any_counts(self):
        # 40, 999 is 999.8 away: as near as 1000, 0, to the tenth; 999, 0 is nearer than it.
        line = cover("line", (-50, 500), (50, 500))
        self.assertTrue(self.covered(line, pikes=((1000, 0), (40, 999))))
        self.assertTrue(self.covered(line, pikes=((40, 999), (1000, 0))))
        self.assertFalse(self.covered(line, pikes=((999, 0), (40, 999))))

    def test_any_of_the_charging_models_counts(self):
        line = cover("line", (500, 250), (500, 350))
        self.assertFalse(self.covered(line))
        self.assertTrue(self.covered(line, axes=((0, 0), (0, 600))))      # over 500, 300 to the one at 1000, 0

    def test_an_area_covers_more_than_half(self):
        wood = cover("area", (900, -100), (1100, -100), (1100, 400), (900, 400))
        self.assertTrue(self.covered(wood))
        self.assertTrue(self.covered(wood, pikes=((1000, 0), (1000, 300), (1000, 600))))
        self.assertFalse(self.covered(wood, pikes=((1000, 0), (1000, 600))))
        self.assertFalse(self.covered(wood, pikes=((1000, 0), (1000, 600), (1000, 900))))

    def test_models_in_several_areas_are_counted_together_and_once(self):
        one, other = (cover("area", (900, y), (1100, y), (1100, y + 200), (900, y + 200)) for y in (-100, 500))
        self.assertTrue(self.covered(one, other, pikes=((1000, 0), (1000, 600), (1000, 900))))
        self.assertFalse(self.covered(one, one, pikes=((1000, 0), (1000, 600), (1000, 900))))

    def test_a_middle_on_the_edge_is_in_an_area(self):
        self.assertTrue(self.covered(cover("area", (1000, -100), (1300, -100), (1300, 100), (1000, 100))))
        self.assertFalse(self.covered(cover("area", (1001, -100), (1300, -100), (1300, 100), (1001, 100))))

    def test_an_area_on_the_way_is_no_cover_and_ends_no_line(self):
        wood = cover("area", (300, -100), (600, -100), (600, 100), (300, 100))
        self.assertFalse(self.covered(wood))
        self.assertTrue(self.covered(wood, cover("line", (450, -50), (450, 50))))

    def test_impassable_ground_is_no_cover(self):
        self.assertFalse(self.covered(wall("line", (500, -100), (500, 100))))
        self.assertFalse(self.covered(wall("area", (900, -100), (1100, -100), (1100, 400), (900, 400))))

    def test_who_has_joined_looks_and_is_looked_at(self):
        line = cover("line", (500, 250), (500, 350))
        chief = unit("Chief", (0, 600), independent=True, joined="Axes")
        table = table_of(ground(scene([unit("Axes", (0, 0)), chief], [unit("Pikes", (1000, 0))]), line))
        self.assertEqual(noted(table), {("axes", "pikes"): True})
        wood = cover("area", (900, -100), (1100, -100), (1100, 400), (900, 400))
        chief = unit("Chief", (1000, 300), independent=True, joined="Pikes")
        for points, want in (((1000, 0), (1000, 600)), True), (((1000, 700), (1000, 1000)), False):
            table = table_of(ground(scene([unit("Axes", (0, 0))], [unit("Pikes", *points), chief]), wood))
            self.assertEqual((by_area(table, "pikes"), by_line(table, "axes", "pikes")), (want, False))


class Fought(unittest.TestCase):
    """What comes of it."""

    def duel(self, *pieces, grenades="none", **more):
        """A marine charges a guardsman: the guardsman's 1 blow kills 1 in 18, each of the marine's 2 does 8 in 27."""
        scenario = ground(scene([unit("Axes", (0, 0))], [unit("Pikes", (1000, 0), **more)]), *pieces)
        scenario["attacker"]["units"][0]["groups"][0]["grenades"] = grenades
        scenario["defender"]["units"][0]["groups"][0].update(ws=3, s=3, t=3, i=3, ld=7, sv=5, grenades="none")
        return scenario

    def test_who_is_covered_strikes_first(self):
        line = cover("line", (500, -100), (500, 100))
        lives = Fraction(19, 27) ** 2
        self.assertEqual(solve(self.duel())["attacker_losses"][1], lives / 18)
        self.assertEqual(solve(self.duel(line))["attacker_losses"][1], Fraction(1, 18))
        self.assertNotIn("nobody-stands", solve(self.duel(line))["endings"])

    def test_frag_lets_him_strike_too_and_plasma_before(self):
        line = cover("line", (500, -100), (500, 100))
        lives = Fraction(19, 27) ** 2
        self.assertEqual(solve(self.duel(line, grenades="frag"))["endings"]["nobody-stands"], (1 - lives) / 18)
        self.assertEqual(solve(self.duel(line, grenades="plasma")), solve(self.duel(grenades="plasma")))

    def test_a_force_field_is_cover_against_everybody(self):
        self.assertEqual(solve(self.duel(cover="always"))["attacker_losses"][1], Fraction(1, 18))

    def test_a_force_field_is_of_one_unit_alone(self):     # and gains nothing when it charges (TAR-054)
        chief = unit("Chief", (1000, 260), independent=True, joined="Pikes", cover="always")
        scenario = scene([unit("Axes", (0, 0), (0, 260), cover="always")], [unit("Pikes", (1000, 0)), chief])
        for one in scenario["attacker"]["units"]:
            one["groups"][0]["grenades"] = "none"
        self.assertEqual(told(scenario, places(scenario)), [("chief", "axes")])

    def test_it_is_noted_before_anybody_moves(self):        # TAR-056
        scenario = self.duel(cover("line", (500, -100), (500, 100)))
        phase = places(scenario)
        self.assertEqual([x - 20000 for x, _ in phase.where], [749, 1000])
        row, = fight(scenario, phase)["defender"]["units"]
        self.assertEqual((row["cover"], row["cover_against"]), ("defended", ["axes"]))
        self.assertEqual(told(scenario, phase), [("pikes", "axes")])

    def test_who_does_not_charge_gives_no_cover(self):
        scenario = self.duel(cover("line", (500, -100), (500, 100)))
        self.assertEqual(told(scenario, places(scenario, ["no-charge"])), [])

    def test_a_charge_of_two_over_cover_and_in_the_open(self):
        line = cover("line", (500, -100), (500, 100))
        scenario = ground(scene([unit("Axes", (0, 0)), unit("Bows", (1000, 1000))], [unit("Pikes", (1000, 0))]), line)
        for one in scenario["attacker"]["units"]:
            one["groups"][0]["grenades"] = "none"
        for word, want in (("those", [("pikes", "axes")]), ("all", [("pikes", "axes"), ("pikes", "bows")]), ("none", [])):
            scenario["parameters"] = {"cover_multi": word}
            self.assertEqual(told(scenario, places(scenario)), want)

    def test_who_was_fighting_has_no_cover(self):
        line = cover("line", (500, -100), (500, 100))
        scenario = ground(scene([unit("Axes", (0, 0)), unit("Bows", (1000, 252))], [unit("Pikes", (1000, 0))]), line)
        scenario["attacker"]["units"][0]["groups"][0]["grenades"] = "none"
        self.assertEqual(fighting(table_of(scenario)), {"bows", "pikes"})
        self.assertEqual(told(scenario, places(scenario)), [])
        scenario["parameters"] = {"cover_round": "charge"}
        self.assertEqual(told(scenario, places(scenario)), [("pikes", "axes")])

    def test_who_supported_a_friend_was_fighting(self):     # another who has joined too
        chief = unit("Chief", (1000, 0), independent=True, joined="Pikes")
        other = unit("Other", (1000, 300), independent=True, joined="Pikes")
        bows = unit("Bows", (1252, 0))
        near = scene([bows], [unit("Pikes", (1000, 700)), chief, other])
        self.assertEqual(fighting(table_of(near)), {"bows", "chief", "other", "pikes"})     # 700 - 250 = 450; 508 at most
        far = scene([bows], [unit("Pikes", (1000, 759)), chief, other])
        self.assertEqual(fighting(table_of(far)), {"bows", "chief", "other"})
        for y, word, want in ((700, "unit", []), (700, "charge", [("pikes", "axes")]), (759, "unit", [("pikes", "axes")])):
            scenario = ground(scene([unit("Axes", (1000, 1700)), bows], [unit("Pikes", (1000, y)), chief]),
                              cover("line", (900, 1200), (1100, 1200)))
            scenario["attacker"]["units"][0]["groups"][0]["grenades"] = "none"
            scenario["parameters"] = {"cover_round": word}
            self.assertEqual(told(scenario, places(scenario)), want)


class Walls(unittest.TestCase):
    """R-37: ways round impassable ground."""

    def test_the_outline_of_an_edge_has_no_corner_on_a_side(self):
        # About a point, of 125: 125, 25 and 106, 71. Those at 25, 125 and 975, 125 lie on a side.
        half = {(-125, 25), (-106, 71), (-71, 106), (-25, 125), (1025, 125), (1071, 106), (1106, 71), (1125, 25)}
        self.assertEqual(set(grown(((0, 0), (1000, 0)), 125)), half | {(x, -y) for x, y in half})
        self.assertEqual(len(grown(((0, 0), (0, 0)), 125)), 16)

    def test_nobody_stands_on_it(self):
        line = Piece("impassable", "line", ((0, 0), (1000, 0)))
        for y, wide, want in ((125, 250, False), (124, 250, True), (125, 251, True), (126, 251, False)):
            self.assertEqual(stands_on((line,), (500, y), wide), want, (y, wide))
        yard = Piece("impassable", "area", ((0, 0), (2000, 0), (2000, 2000), (0, 2000)))
        self.assertTrue(stands_on((yard,), (1000, 1000), 100))       # no edge is near
        self.assertFalse(stands_on((Piece("cover", *yard[1:]),), (1000, 1000), 100))
        with self.assertRaisesRegex(Refused, "TAR-018"):
            check_table(table_of(ground(scene([unit("Axes", (0, 0))], [unit("Pikes", (1000, 0))]),
                                        wall("line", (1124, 0), (1500, 0)))))

    def test_so_many_pieces_points_and_edges(self):
        line = [wall("line", *[(9 * k, 0) for k in range(9)])] * 4
        self.assertEqual(len(walls(terrain_of({"terrain": line}), 250)), 32)
        for rows in (line + [wall("line", (0, 0), (9, 0))], [cover("line", (0, 0), (9, 0))] * 17, [cover("line", (0, 0))],
                     [cover("area", (0, 0), (9, 0))], [cover("line", *[(0, 0)] * 17)]):
            with self.assertRaises(Refused):
                terrain_of({"terrain": rows})

    def charge(self, *pieces, pikes=((1000, 0),), axes=((0, 0),)):
        scenario = ground(scene([unit("Axes", *axes)], [unit("Pikes", *pikes)]), *pieces)
        table = table_of(scenario)
        return scenario, table, Charge(table, table.start, "axes", ("pikes",))

    def test_round_a_wall(self):
        # Worked out by hand, of 125 about 500, 100: 429, 206; 475, 225; 525, 225; 571, 206. So 476 + 50 + 50 + 50, and
        # from there 226 to the place at 768, 96, the southern of two as far.
        scenario, _, charge = self.charge(wall("line", (500, -100), (500, 100)))
        self.assertEqual(way(charge, 0, (20768, 20096)), 852)
        self.assertEqual(way(charge, 0, (20768, 19904)), 852)
        self.assertEqual(way(charge, 0, (20749, 20000)), 899)       # by 606, 171: 50 and 223
        self.assertEqual(ends(scenario)["axes"], [(768, 96)])

    def test_ways_are_those_of_the_ground(self):
        rng, kinds = random.Random(9), Counter()
        for _ in range(150):
            discs = [Disc((rng.randint(0, 1200), rng.randint(0, 1200)), rng.randint(125, 250), rng.choice((0, 254)))
                     for _ in range(rng.randint(0, 2))]
            edges = [((x, y), (x + rng.choice((0, rng.randint(-500, 500))), y + rng.randint(-500, 500)))
                     for x, y in [(rng.randint(0, 1200), rng.randint(0, 1200)) for _ in range(rng.randint(1, 3))]]
            start, goal = [(rng.randint(0, 1200), rng.randint(0, 1200)) for _ in range(2)]
            scenery = ways.Scene(start, goal, [ways.Obstacle((disc.middle,), disc.radius + disc.more) for disc in discs]
                                 + [ways.Obstacle(leg, 125) for leg in edges])
            if not ways.is_inside(scenery):
                want = ways.shortest(scenery).length
                found = Walker(start, discs, 1524, [grown(leg, 125) for leg in edges]).length(goal)
                self.assertEqual(found, want if want <= 1524 else None)
                kinds["none" if want > 1524 else "straight" if ways.goes_straight(scenery) else "round"] += 1
        self.assertGreaterEqual(min(kinds[word] for word in ("none", "straight", "round")), 2, kinds)

    def test_a_wall_too_long_to_go_round(self):
        scenario, table, charge = self.charge(wall("line", (500, -3000), (500, 3000)))
        self.assertEqual(legal(table, "axes"), [])
        self.assertIsNone(why_not(table, "axes"))       # he is within 6 in all the same
        self.assertEqual(places(scenario).asked, ())
        self.assertEqual(leads(charge), [])

    def test_an_area_is_not_entered(self):
        _, table, _ = self.charge(wall("area", (300, -3000), (700, -3000), (700, 3000), (300, 3000)))
        self.assertEqual(legal(table, "axes"), [])
        _, table, _ = self.charge(cover("area", (300, -3000), (700, -3000), (700, 3000), (300, 3000)))
        self.assertEqual(legal(table, "axes"), ["pikes"])

    def test_a_gap_as_wide_as_the_base_lets_it_pass(self):      # TAR-031
        for half, want in ((125, ["pikes"]), (124, [])):
            _, table, charge = self.charge(wall("line", (500, -3000), (500, -half)), wall("line", (500, half), (500, 3000)))
            self.assertEqual(legal(table, "axes"), want)
            self.assertEqual(way(charge, 0, (20749, 20000)), 749 if want else None)

    def test_nobody_ends_over_its_edge(self):
        # 873, 0 is 124 from the line; the place to the south of it is free.
        scenario, table, charge = self.charge(wall("line", (873, 0), (873, 0)))
        self.assertTrue(may_stand(charge, 0, (20749, 20000)))
        self.assertIsNone(way(charge, 0, (20749, 20000)))
        (x, y), = ends(scenario)["axes"]
        self.assertFalse(stands_on(table.terrain, (20000 + x, 20000 + y), 250))

    def test_it_does_not_give_place_to_who_begins_at_its_edge(self):
        _, _, charge = self.charge(wall("line", (125, -200), (125, 200)))
        self.assertTrue(all(ways.is_free((20000, 20000), (20000, 20900), list(corners))
                            for corners in walls(charge.table.terrain, 250)))     # along its border
        self.assertGreater(way(charge, 0, (20749, 20000)), 749)

    def test_it_stops_ways_alone(self):
        thin = wall("line", (125, -100), (125, 100))
        table = table_of(ground(scene([unit("Axes", (0, 0))], [unit("Pikes", (250, 0))]), thin))
        self.assertTrue(touching(table, table.start, 0, 1))
        self.assertEqual(why_not(table, "axes"), "TAR-007")
        check_table(table)

    def test_an_inch_is_kept_across_it(self):
        # The wall is between the place to contact Pikes and Shields, who are no target.
        scenario = ground(scene([unit("Axes", (0, 0))], [unit("Pikes", (1000, 0)), unit("Shields", (1000, 400))]),
                          wall("line", (600, 200), (900, 200)))
        phase = places(scenario, ["charge-pikes", "enough"])
        (x, y), = [point for model, point in zip(phase.table.models, phase.where) if model.unit == "axes"]
        self.assertGreaterEqual((x - 21000) ** 2 + (y - 20400) ** 2, 504 ** 2)

    def test_each_has_the_outlines_of_his_own_base(self):
        gate = [wall("line", (500, -3000), (500, -150)), wall("line", (500, 150), (500, 3000))]
        scenario, _, _ = self.charge(*gate)
        self.assertEqual(legal(table_of(scenario), "axes"), ["pikes"])
        scenario["attacker"]["units"][0]["groups"][0]["base"] = "40 mm"
        self.assertEqual(legal(table_of(scenario), "axes"), [])
        self.assertEqual(len(walker(self.charge(*gate)[2], 0).walls), 2)


if __name__ == "__main__":
    unittest.main()
