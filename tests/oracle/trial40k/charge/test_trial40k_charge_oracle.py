"""The oracle of charges against what was worked out by hand, and against itself in a mirror."""
import random
import unittest
from fractions import Fraction
from itertools import islice

import ways
from trial40k_charge import Asker, declared, phases, places, solve
from trial40k_charge_declare import all_touched, is_further, legal, why_not
from trial40k_charge_generate import TROOPS, scenarios
from trial40k_charge_move import leads, placed
from trial40k_charge_place import Charge, about, between, nearest_whole, place_of, straight_place
from trial40k_charge_regroup import chance
from trial40k_charge_table import SEEN, near, square, table_of, tenths, touching
from trial40k_charge_way import Disc, Walker, inner, outer
from trial40k_polygon import is_free
from trial40k_plane import groups_of
from trial40k_words import SIDES

POSITIONS = 80
LOOKED_AT = 30      # phases of a position
BRANCHES = (
    "may charge", "may not: TAR-006", "may not: TAR-007", "may not: TAR-008", "may not: TAR-009",
    "further: yes", "further: too far", "further: not all touched", "targets: 1", "targets: 2", "charge fails", "first mover: one",
    "first mover: several", "first mover: nearer cannot", "TAR-025", "TAR-026", "TAR-027", "TAR-028", "straight",
    "straight: whole", "straight: a part", "stays", "place: sixteen", "place: towards", "place: between",
    "place: where it stands", "place: shortest way", "place: farthest from others",
    "place: nearest to who has moved", "place: nearest to who has not", "place: nearest to targets",
    "polygon within: yes", "polygon within: no", "polygon within: without the inch", "round", "both orders differ", "engage-most: first decides",
    "engage-most: second decides", "engage-most: third decides", "engage-most: order decides",
    "keep-back: first decides", "keep-back: second decides", "keep-back: order decides", "way: engage-most",
    "way: keep-back", "way: keep-out", "way: toward", "toward: it", "toward: another", "ways: 1", "ways: 2", "ways: 3",
    "within an inch of another", "targets in reach: 0 of", "targets in reach: 1 of 1", "targets in reach: 1 of 2",
    "targets in reach: 2 of 2", "regroup: passed", "regroup: failed", "regroup: of two targets",
    "regroup: with who has joined", "regroup: on the Leadership of who has joined", "called off: a target",
    "called off: the charge", "as placed: yes", "as placed: no", "as placed: TAR-020", "as placed: TAR-024")


def at(*points):
    """Places from points relative to the middle of the table, in tenths."""
    return ["%d.%d mm, %d.%d mm" % (*divmod(20000 + x, 10), *divmod(20000 + y, 10)) for x, y in points]


def unit(name, *points, **more):
    """A unit of bases of 25 mm."""
    group = {"name": name + " line", "base": "25 mm", "at": at(*points), "models": len(points), **TROOPS[0]}
    return {"name": name, "groups": [group], **more}


def scene(attackers, defenders):
    return {"rules": "trial40k", "begin": "charges", "aim": "attrition",
            "attacker": {"units": attackers}, "defender": {"units": defenders}}


def ends(scenario, *answers):
    """{unit: where its models end}, relative to the middle."""
    phase, found = places(scenario, answers), {}
    for model, (x, y) in zip(phase.table.models, phase.where):
        found.setdefault(model.unit, []).append((x - 20000, y - 20000))
    return found


class Lengths(unittest.TestCase):
    def test_the_numbers_of_rounding(self):
        self.assertEqual([nearest_whole(n, 2) for n in (1, -1, 3, -3, 4)], [1, -1, 2, -2, 2])
        self.assertEqual(tenths("25.1 mm"), 251)

    def test_near_is_rounded_up_twice(self):
        table = table_of(scene([unit("Axes", (0, 0))], [unit("Pikes", (300, 300))]))
        self.assertEqual(near(table, table.start, 0, 1), 425 - 250)     # 424.26

    def test_the_polygon_within_has_its_corners_rounded_towards_the_middle(self):
        self.assertEqual(sorted(p for p in inner(Disc((0, 0), 250, 254)) if p[0] > 0 and p[1] >= 0),
                         [(95, 230), (176, 176), (230, 95), (250, 0)])

    def test_a_leg_is_free_as_the_ground_has_it(self):
        rng = random.Random(3)
        for _ in range(3000):
            disc = Disc((rng.randint(-300, 300), rng.randint(-300, 300)), rng.randint(100, 300), 0)
            p, q = [(rng.choice((0, rng.randint(-600, 600))), rng.randint(-600, 600)) for _ in range(2)]
            p, q = (rng.choice((p, rng.choice(outer(disc)))) for p in (p, q))
            self.assertEqual(is_free(p, q, outer(disc)), ways.is_free(p, q, list(outer(disc))), (p, q, disc))

    def test_ways_are_those_of_the_ground(self):
        rng, kinds = random.Random(7), set()
        for _ in range(60):
            discs = [Disc((rng.randint(0, 1200), rng.randint(0, 1200)), rng.randint(125, 300), rng.choice((0, 254)))
                     for _ in range(rng.randint(1, 4))]
            start, goal = [(rng.randint(0, 1200), rng.randint(0, 1200)) for _ in range(2)]
            scenery = ways.Scene(start, goal, [ways.Obstacle((disc.middle,), disc.radius + disc.more)
                                               for disc in discs])
            if not ways.is_inside(scenery):
                want = ways.shortest(scenery).length
                self.assertEqual(Walker(start, discs, 1524).length(goal), want if want <= 1524 else None)
                kinds.add((want > 1524, ways.goes_straight(scenery)))
        self.assertGreaterEqual(len(kinds), 3)


class Places(unittest.TestCase):
    def test_about_a_model_to_the_east_first_and_clockwise(self):
        charge = Charge(table_of(scene([unit("Axes", (1000, 0))], [unit("Pikes", (0, 0))])), None, "axes", ("pikes",))
        charge = charge._replace(where=charge.table.start)
        found = [(x - 20000, y - 20000) for _, (x, y) in about(charge, 0, 1, 0)]
        self.assertEqual(found[:5], [(251, 0), (232, 96), (177, 177), (96, 232), (0, 251)])
        self.assertEqual(found[15:], [(232, -96), (251, 0)])
        self.assertEqual(about(charge, 0, 1, 508)[0][1][0] - 20000, 757)    # 250 + 508 - 1

    def test_between_two_models(self):
        # Radii 251 both, 300 apart: half of 300, and the root of 251 * 251 - 150 * 150 = 201.2.
        table = table_of(scene([unit("Axes", (1000, 0))], [unit("Pikes", (0, 0), (300, 0))]))
        charge = Charge(table, table.start, "axes", ("pikes",))
        self.assertEqual([(x - 20000, y - 20000) for _, (x, y) in between(charge, 0, 1, 2)], [(150, 201), (150, -201)])

    def test_nobody_stands_between_who_are_far_apart(self):
        table = table_of(scene([unit("Axes", (1000, 0))], [unit("Pikes", (0, 0), (503, 0))]))
        self.assertEqual(between(Charge(table, table.start, "axes", ("pikes",)), 0, 1, 2), [])

    def test_straight_on_by_sixteenths(self):
        # The friend who has moved is at 2000, a gap of 1750; a wall of another leaves no room at the end.
        table = table_of(scene([unit("Axes", (0, 0), (2000, 0)), unit("Bows", (1524, 0))],
                               [unit("Pikes", (4000, 0))]))
        charge = Charge(table, table.start, "axes", ("pikes",))
        self.assertEqual(straight_place(charge, 0, (1,))[0] - 20000, 1238)  # 13/16 of 1524 is 1238.25; 14: 1333.5


class Declarations(unittest.TestCase):
    def may_not(self, **more):
        return why_not(table_of(scene([unit("Axes", (0, 0), **more)], [unit("Pikes", (250 + 1524, 0))])), "axes")

    def test_who_may_not_declare(self):     # TV-49
        self.assertIsNone(self.may_not())
        self.assertEqual(self.may_not(fired=True), "TAR-008")
        self.assertEqual(self.may_not(falls_back=True), "TAR-009")
        far = scene([unit("Axes", (0, 0))], [unit("Pikes", (250 + 1549, 0))])   # 6.1 in: 1549.4
        self.assertEqual(why_not(table_of(far), "axes"), "TAR-006")
        self.assertEqual(ends(far)["axes"], [(0, 0)])
        fights = scene([unit("Axes", (0, 0), (0, 300))], [unit("Pikes", (254, 0)), unit("Shields", (1000, 300))])
        self.assertEqual(why_not(table_of(fights), "axes"), "TAR-007")

    def test_in_reach_and_just_out_of_it(self):
        for gap, targets in ((1524, ["pikes"]), (1525, ["pikes"]), (1526, [])):  # contact is a tenth short of it
            table = table_of(scene([unit("Axes", (0, 0))], [unit("Pikes", (250 + gap, 0))]))
            self.assertEqual(legal(table, "axes"), targets, gap)

    def two_targets(self, gap):
        return table_of(scene([unit("Axes", (0, 0), (0, 300))],
                              [unit("Pikes", (500, 0)), unit("Shields", (500, 250 + gap))]))

    def test_two_targets_within_two_inches(self):   # TV-50
        self.assertTrue(is_further(self.two_targets(508), "axes", ("pikes",), "shields"))
        self.assertFalse(is_further(self.two_targets(509), "axes", ("pikes",), "shields"))
        self.assertFalse(is_further(self.two_targets(534), "axes", ("pikes",), "shields"))  # 2.1 in

    def test_of_two_targets_both_must_be_touched(self):
        table = table_of(scene([unit("Axes", (0, 0))], [unit("Pikes", (500, 0)), unit("Shields", (500, 758))]))
        self.assertFalse(is_further(table, "axes", ("pikes",), "shields"))

    def test_targets_are_named_in_a_chain(self):
        foes = [unit(name, (500, y)) for name, y in (("Pikes", 0), ("Shields", 600), ("Tents", 1200), ("Youths", 1800))]
        scenario = scene([unit("Axes", (0, 0), (0, 600), (0, 1200), (0, 1800))], foes)
        self.assertTrue(is_further(table_of(scenario), "axes", ("pikes", "shields"), "tents"))
        foes[1:3] = [unit("Shields", (500, 600)), unit("Tents", (500, 1400))]   # two pairs
        for target in ("tents", "youths"):
            self.assertFalse(is_further(table_of(scenario), "axes", ("pikes",), target))
            for reading, may in (("each", True), ("chain", False)):
                read = {**scenario, "parameters": {"multi_link": reading}}
                self.assertEqual(is_further(table_of(read), "axes", ("pikes", "shields"), target), may)

    def test_a_target_behind_enemies_who_are_none(self):
        wall = unit("Shields", *[(700, y) for y in range(-1600, 1601, 400)])
        table = table_of(scene([unit("Axes", (0, 0))], [unit("Pikes", (1400, 0)), wall]))
        self.assertEqual(legal(table, "axes"), ["shields"])

    def test_who_stands_within_an_inch_of_another_may_leave(self):
        table = table_of(scene([unit("Axes", (0, 0))], [unit("Shields", (-300, 0)), unit("Pikes", (900, 0))]))
        self.assertEqual(legal(table, "axes"), ["pikes", "shields"])

    def test_nearest_target_is_the_standing_order(self):
        scenario = scene([unit("Axes", (0, 0))], [unit("Pikes", (1400, 0)), unit("Shields", (-1300, 0))])
        self.assertEqual(ends(scenario)["axes"], [(-1049, 0)])
        self.assertEqual(ends(scenario, "charge-pikes")["axes"], [(1149, 0)])
        self.assertEqual(ends(scenario, "no-charge")["axes"], [(0, 0)])

    def test_a_joined_character_goes_with_his_unit(self):
        scenario = scene([unit("Zeal", (0, 0)), unit("Chief", (0, 300), independent=True, joined="Zeal")],
                         [unit("Pikes", (1000, 0))])
        phase = places(scenario)
        self.assertEqual([question.unit for question, _ in phase.asked][:1], ["zeal"])
        self.assertEqual(ends(scenario)["zeal"], [(749, 0)])
        self.assertNotEqual(ends(scenario)["chief"], [(0, 300)])


class Moves(unittest.TestCase):
    def test_a_first_mover_goes_straight(self):
        self.assertEqual(ends(scene([unit("Axes", (0, 0))], [unit("Pikes", (1000, 0))]))["axes"], [(749, 0)])

    def test_the_nearest_leads_and_the_other_stands_beside_him(self):
        # Between both, who are 251 apart: half of it, and the root of three quarters of its square, is 217.4. The
        # places at 22.5 and 45 degrees beside the first are taken by him, and the ways to others are longer.
        found = ends(scene([unit("Axes", (-300, 0), (0, 0))], [unit("Pikes", (1000, 0))]))["axes"]
        self.assertEqual(found, [(1000 - 126, -217), (749, 0)])

    def test_round_a_friend(self):
        # Worked out by hand: 417 + 100 + 100 + 100 + 172 on both sides of him; clockwise from the east the
        # southern place comes first.
        scenario = scene([unit("Axes", (0, 0)), unit("Bows", (500, 0))], [unit("Pikes", (1000, 0))])
        self.assertEqual(ends(scenario, "charge-pikes", "no-charge")["axes"], [(768, 96)])
        table = table_of(scenario)
        self.assertEqual(Walker(table.start[0], [Disc(table.start[1], 250, 0)], 1524).length((20768, 20096)), 889)

    def test_a_free_enemy_must_be_touched(self):    # TV-51
        # The first touches the northern enemy; of the other, who stands behind him, the southern is in reach.
        found = ends(scene([unit("Axes", (0, 0), (-260, 0))], [unit("Pikes", (900, 0), (900, 400))]), "charge-pikes")
        first, second = found["axes"]
        self.assertEqual(first, (649, 0))
        self.assertLess((second[0] - 900) ** 2 + (second[1] - 400) ** 2, 255 ** 2)

    def test_nobody_ends_within_an_inch_of_another_enemy(self):
        found = ends(scene([unit("Axes", (0, 0))], [unit("Pikes", (900, 0)), unit("Shields", (900, 300))]),
                     "charge-pikes", "enough")["axes"]
        x, y = found[0]
        self.assertGreaterEqual((x - 900) ** 2 + (y - 300) ** 2, 504 ** 2)
        self.assertLess((x - 900) ** 2 + y ** 2, 255 ** 2)

    def test_a_charge_whose_way_was_taken_fails(self):
        # Both reach the one enemy in a niche of friends who do not move; the second finds no room.
        ring = [unit("Wall %d" % k, at, joined=None) for k, at in enumerate(((1300, 0), (1000, 300), (1000, -300)))]
        for one in ring:
            del one["joined"]
        scenario = scene([unit("Axes", (200, 0)), unit("Bows", (-200, 0))] + ring, [unit("Pikes", (1000, 0))])
        phase = places(scenario, ["charge-pikes", "charge-pikes"])
        self.assertIn("axes", phase.charged)
        self.assertEqual(phase.failed, ("bows",))

    def test_who_cannot_leaves_the_lead_to_the_next(self):
        # A friend of another unit, as wide as they are, stands right before the nearer of both in a lane of two more.
        block = unit("Bows", *[(x, y) for y in (-260, 0, 260) for x in (-260, 0, 375) if (x, y) != (0, 0)])
        scenario = scene([unit("Axes", (0, 0), (0, 800)), block], [unit("Pikes", (1000, 0))])
        table = table_of(scenario)
        self.assertEqual(leads(Charge(table, table.start, "axes", ("pikes",))), [(1, 10)])
        scenario["parameters"] = {"first_mover": "nearest"}
        self.assertEqual(places(scenario, ["charge-pikes", "no-charge"]).failed, ("axes",))

    def test_two_as_near_are_asked_who_leads(self):
        table = table_of(scene([unit("Axes", (0, 0), (0, 300))], [unit("Pikes", (1000, 0), (1000, 300))]))
        self.assertEqual(leads(Charge(table, table.start, "axes", ("pikes",))), [(0, 2), (1, 3)])


class Regroups(unittest.TestCase):
    def fleeing(self, *more, ld=7):
        pikes = unit("Pikes", (1000, 0), falls_back=True)
        pikes["groups"][0]["ld"] = ld
        return scene([unit("Axes", (0, 0)), unit("Bows", (0, 600))], [pikes, *more])

    def test_passed_on_seven_and_failed_on_eight(self):     # TV-36
        self.assertEqual(chance(7), Fraction(21, 36))
        question, taken = places(self.fleeing(), ["charge-pikes", "no-charge"]).asked[-1]
        self.assertEqual((question.step, question.score, taken), ("regroup", 7, "passed"))

    def test_destroyed_it_leaves_the_table_and_nobody_has_charged(self):    # TAR-181
        phase = places(self.fleeing(), ["charge-pikes", "charge-pikes", "move-axes", "failed"])
        self.assertEqual([model.unit for model in phase.table.models], ["axes", "bows"])
        self.assertEqual((phase.where, phase.charged), (phase.table.start, ()))
        self.assertEqual(len(phase.asked), 4)       # the other is not asked whether he moves

    def test_passed_a_later_charge_finds_it_so(self):       # TAR-180
        phase = places(self.fleeing(), ["charge-pikes", "charge-pikes", "move-axes", "passed"])
        self.assertEqual([question.step for question, _ in phase.asked].count("regroup"), 1)

    def test_who_has_joined_counts_and_is_destroyed_too(self):
        chief = unit("Chief", (1000, 300), independent=True, joined="Pikes")
        chief["groups"][0]["ld"] = 10
        phase = places(self.fleeing(chief), ["charge-pikes", "no-charge", "failed"])
        self.assertEqual(phase.asked[-1][0].score, 10)
        self.assertEqual([model.unit for model in phase.destroyed], ["chief", "pikes"])

    def test_led_against_the_target_that_is_left(self):
        scenario = scene([unit("Axes", (0, 0), (0, 300))],
                         [unit("Pikes", (900, 0), falls_back=True), unit("Shields", (900, 400))])
        phase = places(scenario, ["charge-pikes", "charge-shields", "failed"])
        self.assertEqual(phase.charged, ("axes",))
        self.assertEqual([model.party for model in phase.table.models], ["axes", "axes", "shields"])

    def test_the_dead_count_as_lost_and_nobody_left_is_wiped_out(self):
        scenario = scene([unit("Axes", (0, 0))], [unit("Pikes", (1000, 0), falls_back=True)])
        odds = solve(scenario)
        self.assertGreaterEqual(odds["endings"]["wiped-out"], 1 - chance(8))
        self.assertGreaterEqual(odds["joint"]["wiped-out", 0, 1], 1 - chance(8))


class Answers(unittest.TestCase):
    def test_nobody_in_contact_is_over_at_once(self):
        scenario = scene([unit("Axes", (0, 0))], [unit("Pikes", (3000, 0))])
        self.assertEqual(solve(scenario)["endings"], {"both-stand": 1})
        self.assertEqual(solve(scenario, "best")["value"], 0)

    def test_a_charge_that_pays_is_made(self):
        scenario = scene([unit("Axes", (0, 0), (0, 260))], [unit("Pikes", (1000, 0))])
        stays = solve(scene([unit("Axes", (0, 0), (0, 260))], [unit("Pikes", (3000, 0))]), "best")
        self.assertGreater(solve(scenario, "best")["value"], stays["value"])
        self.assertEqual(len(list(phases(table_of(scenario)))), len(set(
            phase.asked for phase in phases(table_of(scenario)))))


def looked_at(scenario, see):
    """The scenario with all places seen otherwise."""
    def words(text):
        x, y = see([tenths(part) for part in text.split(", ")])
        return "%d.%d mm, %d.%d mm" % (*divmod(x, 10), *divmod(y, 10))
    made = dict(scenario)
    for side in SIDES:
        made[side] = {"units": [{**one, "groups": [
            {**group, **{key: list(map(words, group[key])) for key in ("at", "placed") if key in group}}
            for group in groups_of(one)]} for one in scenario[side]["units"]]}
    return made


SEEN_OTHERWISE = {"mirrored": lambda point: (50000 - point[0], point[1]),
                  "turned": lambda point: (50000 - point[1], point[0]),
                  "moved": lambda point: (point[0] + 377, point[1] - 1001)}


class Generated(unittest.TestCase):
    """Positions made at random, each after some of its answers."""

    @classmethod
    def setUpClass(cls):
        SEEN.clear()
        cls.positions = [(scenario, cls.told(scenario)) for scenario in scenarios(POSITIONS, 5)]
        cls.seen = dict(SEEN)

    @staticmethod
    def told(scenario):
        """{answers: where all stand}."""
        return {tuple(option for _, option in phase.asked): phase
                for phase in islice(phases(table_of(scenario)), LOOKED_AT)}

    def test_every_branch_is_reached(self):
        words = "\n".join(self.seen)
        self.assertEqual([name for name in BRANCHES if name not in words], [])

    def test_a_mirror_shows_the_same_charges(self):
        compared = 0
        for scenario, _ in self.positions[:POSITIONS // 4]:
            before = SEEN["place: order"]
            for known in (place_of, placed, all_touched):
                known.cache_clear()
            told = self.told(scenario)
            if SEEN["place: order"] > before:
                continue        # which side is first is not seen in a mirror
            for name, see in SEEN_OTHERWISE.items():
                other = self.told(looked_at(scenario, see))
                self.assertEqual(list(told), list(other), name)
                for answers, phase in told.items():
                    compared += 1
                    self.assertEqual([see(point) for point in phase.where], list(other[answers].where), (name, answers))
        self.assertGreaterEqual(compared, POSITIONS)

    def test_nobody_stands_on_another(self):
        for _, phase in self.every_phase():
            for n, one in enumerate(phase.table.models):
                for m, other in enumerate(phase.table.models[:n]):
                    self.assertGreaterEqual(4 * square(phase.where[n], phase.where[m]), (one.wide + other.wide) ** 2)

    def test_only_who_charged_has_moved_and_six_inches_at_most(self):
        for _, phase in self.every_phase():
            for model, begun, place in zip(phase.table.models, phase.table.start, phase.where):
                self.assertLessEqual(square(begun, place), 1524 ** 2 if model.party in phase.charged else 0)

    def test_who_moved_keeps_an_inch_from_who_is_no_target(self):
        for charges, phase in self.every_phase():
            models = phase.table.models
            for n, m in ((n, m) for n, one in enumerate(models) for m, other in enumerate(models)
                         if one.side == "attacker" and other.side == "defender"):
                if phase.where[n] != phase.table.start[n] and models[m].party not in charges[models[n].party]:
                    self.assertGreaterEqual(4 * square(phase.where[n], phase.where[m]),
                                            (models[n].wide + models[m].wide + 508) ** 2)

    def test_who_charged_touches_a_target(self):
        for charges, phase in self.every_phase():
            for party in phase.charged:
                self.assertTrue(any(touching(phase.table, phase.where, n, m)
                                    for n in phase.table.of_party(party)
                                    for target in charges[party] for m in phase.table.of_party(target)))

    def every_phase(self):
        """({party: its targets}, phase) of all."""
        for scenario, told in self.positions:
            for phase in told.values():
                charges = declared(table_of(scenario), Asker([option for _, option in phase.asked]))
                yield charges, phase


if __name__ == "__main__":
    unittest.main()
