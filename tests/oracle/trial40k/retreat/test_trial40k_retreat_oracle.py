"""The oracle of falling back against what was worked out by hand."""
import unittest
from fractions import Fraction
from types import SimpleNamespace

from trial40k_charge import begun, places, solve
from trial40k_charge_back import back_of, unfought
from trial40k_charge_table import INCH
from trial40k_charge_way import Disc
from trial40k_hunt import compared
from trial40k_retreat import FARTHEST, NEVER, Flight, Start, left, limits, onward, went
from trial40k_state import Stack
from trial40k_terrain import Piece, walls
from trial40k_terrain_scenes import chief, piece, scene, unit

FREE = FARTHEST, NEVER


def start(*pieces, discs=(), home="north", size=None, wide=250):
    """A model at 0, 0."""
    return Start((0, 0), wide, home, size, pieces, tuple(walls(pieces, wide)), discs)


def wall(*points):
    return Piece("impassable", "line", points)


def box(west, north, east, south):
    return Piece("difficult", "area", ((west, north), (east, north), (east, south), (west, south)))


def yard(west, north, east, south, gap=None):
    """Walls on three sides, the south open."""
    corners = (west, south), (west, north), (east, north), (east, south)
    return (wall(*corners),) if gap is None else (
        wall(*corners[:2], (-gap, north)), wall((gap, north), *corners[2:]))


class Ends(unittest.TestCase):
    """R-29: where a full move of a length ends."""

    def test_nine_sixteenths_in_the_open(self):
        # 1270 at the sixteenths: 486, 1173 and 898, 898 by 38268, 70711 and 92388 of 100,000.
        want = {(0, -1270)} | {(x * side, y) for side in (1, -1)
                               for x, y in ((486, -1173), (898, -898), (1173, -486), (1270, 0))}
        self.assertEqual(Flight(start()).ends(1270), want)
        self.assertEqual(Flight(start(home="east")).ends(1270), {(-y, x) for x, y in want})
        self.assertEqual(limits(start()), FREE)

    def test_home_is_an_edge(self):
        self.assertEqual([onward(home, (3, 5)) for home in ("north", "east", "south", "west")], [-5, 3, 5, -3])

    def test_a_table_ends_beside_and_not_at_home(self):
        # 300 to the west and 9000 to the east: of the five sixteenths to the west none but straight on stays, by 1270.
        narrow = Start((300, 700), 250, "north", (9000, 9000), (), (), ())
        self.assertEqual({x for x, _ in Flight(narrow).ends(1270)}, {300, 786, 1198, 1473, 1570})
        self.assertEqual(limits(narrow), FREE)

    def test_a_wall_across_lets_him_go_beside_it(self):
        self.assertEqual(limits(start(wall((-9000, -500), (9000, -500)))), FREE)

    def test_a_yard_holds_him(self):
        # 1000 wide each way, 1000 deep, open to the south, where he does not go. His middle has 875 to each wall; by
        # the corner that the outlines of two walls make, none, for turns are at corners of outlines alone.
        start_ = start(*yard(-1000, -1000, 1000, 400))
        far = limits(start_)
        self.assertEqual(far, (far[0], NEVER))
        # To the corner at -875, -875 it is 1237: 4.5 in (1143) by the sixteenth at 45 degrees, not 5 (1270).
        self.assertTrue(Flight(start_).ends(9 * 127))
        self.assertFalse(Flight(start_).ends(10 * 127))
        self.assertEqual(far[0], 9)

    def test_a_gap_as_wide_as_his_base(self):
        for gap, free in ((125, True), (124, False)):
            self.assertEqual(limits(start(*yard(-1000, -1000, 1000, 400, gap)))[0] == FARTHEST, free, gap)

    def test_who_has_not_been_fought_is_kept_an_inch_from(self):
        # In a lane 700 wide: the middle has 450 to go in, and a model of 25 mm with an inch blocks 504 on each side.
        lane = (wall((-350, 400), (-350, -9000)), wall((350, 400), (350, -9000)))
        self.assertEqual(limits(start(*lane)), FREE)
        far = limits(start(*lane, discs=(Disc((0, -1500), 250, INCH),)))[0]
        self.assertTrue(0 < far * 127 <= 1500)
        self.assertEqual(limits(start(discs=(Disc((0, -1500), 250, INCH),))), FREE)     # round him

    def test_he_may_leave_whom_he_stands_near(self):
        self.assertEqual(limits(start(discs=(Disc((0, -300), 250, INCH),))), FREE)

    def test_a_larger_base_does_not_pass(self):
        lane = (wall((-150, 400), (-150, -9000)), wall((150, 400), (150, -9000)))
        self.assertEqual(limits(start(*lane)), FREE)
        gate = (wall((-9000, 400), (-9000, -600), (-150, -600)), wall((150, -600), (9000, -600), (9000, 400)))
        self.assertEqual([limits(start(*gate, wide=wide))[0] for wide in (250, 400)], [FARTHEST] * 2)   # along it


class Ground(unittest.TestCase):
    """R-30: the shortest length at which a best end lies across difficult ground."""

    def test_a_band_ahead(self):
        # Its edge is 1016 away, 4 in: to touch is to cross. A tenth farther, 4.5.
        self.assertEqual(limits(start(box(-9000, -1100, 9000, -1016))), (FARTHEST, 8))
        self.assertEqual(limits(start(box(-9000, -1100, 9000, -1017))), (FARTHEST, 9))
        self.assertEqual(limits(start(box(10, -1100, 20, -1016))), FREE)        # beside the line

    def test_who_stands_on_it(self):
        self.assertEqual(limits(start(box(-10, -10, 10, 10))), (FARTHEST, 0))
        self.assertEqual(limits(start(box(-10, 124, 10, 300))), (FARTHEST, 0))  # behind him
        self.assertEqual(limits(start(box(-10, 125, 10, 300))), FREE)

    def test_the_straight_line_to_the_end_counts(self):
        # Round a wall that he goes about, and the ground is behind the wall.
        pieces = wall((-300, -600), (300, -600)), box(-50, -900, 50, -700)
        self.assertEqual(limits(start(*pieces))[0], FARTHEST)
        flight = Flight(start(*pieces))
        for k in range(1, FARTHEST + 1):
            best = flight.best(k * 127)
            self.assertTrue(best)
            self.assertEqual(len({end[1] for end in best}), 1)


class Thrown(unittest.TestCase):
    """R-30: what a throw comes to."""

    def test_whole_half_and_trapped(self):
        for thrown, rows, want in (
                (7, [FREE], 14), (7, [(14, NEVER)], 14), (7, [(13, NEVER)], None), (7, [(FARTHEST, 14)], 7),
                (7, [(FARTHEST, 15)], 14), (7, [(13, 7)], 7), (7, [(13, 8)], None), (7, [(7, 0)], 7), (7, [(6, 0)], None),
                (7, [(14, NEVER), (FARTHEST, 14)], 7), (7, [(13, NEVER), (FARTHEST, 7)], 7), (2, [(0, 0)], None)):
            self.assertEqual(went(thrown, rows), want, (thrown, rows))

    def test_who_stands_last_falls_first(self):
        self.assertEqual(left([1, 2, 3], 2), [1, 2])

    def test_a_victor_is_compared_with_what_was_thrown_or_moved(self):      # A-44; TV-34
        stack = Stack(0, "contact", (1,), (1,), "", (), None, 1, 1)
        state = SimpleNamespace(units=((stack,),))
        for moved, rows, want in ((False, [(36, 0)], 9), (True, [(36, 0)], Fraction(9, 2)), (True, [FREE], 9),
                                  (True, [(1, NEVER)], 9)):
            battle = SimpleNamespace(back={(0, 0): rows}, moved=moved)
            self.assertEqual(compared(battle, state, 9, (0,)), want)


class Fought(unittest.TestCase):
    """Whole scenes."""

    def duel(self, *pieces, axes=((0, 0),), **more):
        """Axes, of the defender, go north from who has wounded them."""
        weak = unit("Axes", *axes, troop=1)
        weak["groups"][0].update(ld=2, w=8, sv="none", weapons=[])     # nobody dies of it
        made = scene([unit("Pikes", (0, 252))], [weak], *pieces)
        return {**made, **more}

    def test_a_yard_traps_by_the_distance(self):
        # Reach 4.5 in: 4 and less of two dice get away, 6 in 36; 30 in 36 are trapped.
        scenario = self.duel(piece("impassable", "line", (-1000, 400), (-1000, -1000), (1000, -1000), (1000, 400)))
        free = solve({**scenario, "terrain": []})
        found = solve(scenario)
        self.assertEqual(begun(scenario, places(scenario))["defender"]["units"][0]["groups"][0]["back"], [(9, NEVER)])
        self.assertEqual(found["defender_fled"][1], Fraction(6, 36) * free["defender_fled"][1])
        self.assertEqual(found["endings"]["driven-off"] / free["endings"]["driven-off"], Fraction(6, 36))

    def test_who_is_free_everywhere_is_as_in_the_open(self):
        scenario = self.duel(piece("impassable", "line", (-100, -600), (100, -600)))
        self.assertEqual(back_of(places(scenario), set()), {})

    def test_whom_he_has_not_fought(self):
        scenario = self.duel()
        scenario["attacker"]["units"] += [unit("Bows", (0, -2000), fired=True), chief("Lord", "Pikes", (300, 300))]
        phase = places(scenario)
        names = [phase.table.models[n].unit for n in unfought(phase, "axes", {("axes", "pikes"), ("pikes", "axes")})]
        self.assertEqual(names, ["bows", "lord"])


if __name__ == "__main__":
    unittest.main()
