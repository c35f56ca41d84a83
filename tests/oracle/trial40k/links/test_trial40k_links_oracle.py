"""The oracle of targets in two pairs (R-24, A-07) against what was worked out by hand."""
import unittest
from collections import Counter
from itertools import islice

from limits import deep
from trial40k_charge import Asker, declared, places
from trial40k_charge_declare import legal
from trial40k_charge_table import SEEN, check_table, table_of, touching
from trial40k_links_positions import elsewhere, straight

REACHED = {     # how often each is at least, in all that can be declared
    "further: apart": 400, "further: apart, no neighbour": 20, "further: apart, not all touched": 20,
    "further: apart, chain": 20, "further: goes with it, 1 could": 100, "further: goes with it, 2 could": 10,
    "further: not all touched": 20, "targets: 4": 60, "targets: 5": 4, "targets: 6": 10}

# Not turned, for what can be declared in them takes long.
LONG = ("three pairs", "three pairs, chain", "two can follow", "the last of two is nearer",
        "one more near the first", "two who charge")


def charges(*targets):
    """Answers by which these are named."""
    return ["charge-" + target for target in targets]


def every(scenario):
    """[(questions, {party: its targets})] of all that can be declared."""
    waiting, found, table = [[]], [], table_of(scenario)
    while waiting:
        script = waiting.pop()
        asker = Asker(script)
        found.append((asker.asked, declared(table, asker)))
        for k in range(len(script), len(asker.asked)):
            question, taken = asker.asked[k]
            before = [option for _, option in asker.asked[:k]]
            waiting += [before + [option] for option in question.options if option != taken]
    return found


class Case(unittest.TestCase):
    def setUp(self):
        self.scenes = straight()

    def asked(self, name, *targets):
        """Options after these are named, and the standing order; None: nothing is asked."""
        asker = Asker(charges(*targets))
        declared(table_of(self.scenes[name]), asker)
        self.assertEqual([taken for _, taken in asker.asked[:len(targets)]], charges(*targets))
        if len(asker.asked) == len(targets):
            return None
        question, _ = asker.asked[len(targets)]
        return list(question.options), question.options[question.standing]

    def follows(self, name, named, *more):
        """Checks that it may be enough, or one of these is named."""
        self.assertEqual(self.asked(name, *named), (["enough", *charges(*more)], "enough") if more else None)

    def named(self, name, *targets):
        """Whom it charges after these answers, in the order in which they are named."""
        return declared(table_of(self.scenes[name]), Asker(charges(*targets)))["axes"]


class Pairs(Case):
    """Pikes 0, Shields 500, Tents 1259, Youths 1759: 509 between Shields and Tents."""

    def test_the_other_pair_may_be_named_once_the_first_is(self):
        for name in ("two pairs", "two pairs, each", "four models at four"):
            self.follows(name, ["pikes"], "shields")
            self.follows(name, ["pikes", "shields"], "tents", "youths")

    def test_its_neighbour_follows_unasked(self):
        for third, fourth in (("tents", "youths"), ("youths", "tents")):
            self.follows("two pairs", ["pikes", "shields", third])      # nobody is left
            self.assertEqual(self.named("two pairs", "pikes", "shields", third), ["pikes", "shields", third, fourth])

    def test_either_pair_may_be_the_first(self):
        self.follows("two pairs", ["youths"], "tents")
        self.follows("two pairs", ["youths", "tents"], "pikes", "shields")
        self.assertEqual(self.named("two pairs", "youths", "tents", "pikes")[3:], ["shields"])

    def test_a_chain_is_not_parted(self):
        self.follows("two pairs, chain", ["pikes"], "shields")
        self.follows("two pairs, chain", ["pikes", "shields"])

    def test_two_inches_between_the_pairs(self):
        # A tenth less, and Tents hang together with Shields; it may be enough after them. Youths, 1258 from Shields,
        # are named apart still, with Tents to follow.
        name = "2 in between the pairs"
        self.follows(name, ["pikes", "shields"], "tents", "youths")
        self.follows(name, ["pikes", "shields", "tents"], "youths")
        self.assertEqual(self.named(name, "pikes", "shields", "youths")[3:], ["tents"])
        self.follows(name + ", chain", ["pikes", "shields"], "tents")
        self.follows(name + ", chain", ["pikes", "shields", "tents"], "youths")

    def test_two_inches_inside_a_pair(self):
        self.follows("2 in inside a pair", ["pikes", "shields"], "tents", "youths")
        self.follows("a tenth more inside a pair", ["pikes", "shields"])
        self.follows("a tenth more inside a pair", ["tents"])

    def test_three_and_one(self):
        # Youths are 759 from Tents, their nearest: nobody could follow.
        self.follows("three and one", ["pikes", "shields"], "tents")
        self.follows("three and one", ["pikes", "shields", "tents"])
        self.follows("three and one", ["youths"])

    def test_all_four_must_be_touched(self):
        # At 900 the pairs are touched from either side; three models do not touch four that are so far apart.
        self.follows("three models at four", ["pikes", "shields"])
        self.follows("the second pair behind", ["pikes", "shields"])
        self.assertEqual(self.named("three models at four", "tents", "youths"), ["tents", "youths"])

    def test_who_is_out_of_reach_behind_a_wall(self):
        # The wall, from 600, 1500 on to the east, has Youths behind it.
        self.assertNotIn("youths", legal(table_of(self.scenes["a wall before the last"]), "axes"))
        self.follows("a wall before the last", ["pikes", "shields"])
        self.follows("a wall before the last", ["tents"])

    def test_who_is_no_target_alone_may_be_one_besides(self):      # C-20
        name = "the last out of reach alone"
        self.assertEqual(legal(table_of(self.scenes[name]), "axes"), ["pikes", "shields", "tents"])
        self.follows(name, ["pikes", "shields"], "tents", "youths")

    def test_any_range_is_of_the_first_alone(self):
        name = "the last out of reach alone, any"
        self.assertEqual(self.asked(name)[0], ["no-charge", *charges("pikes", "shields", "tents", "youths")])
        self.follows(name, ["pikes", "shields"], "tents", "youths")


class More(Case):
    def test_one_of_two_must_follow(self):
        # Tents 1259, Youths 1600, Zealots 1950: all within 2 in of Youths; Tents and Zealots 691 apart. Of both that may
        # follow Youths Tents are 59 beside a model of the Axes and Zealots 50: 901.9 and 901.4, both rounded up to 902.
        self.follows("two can follow", ["pikes", "shields"], "tents", "youths", "zealots")
        self.assertEqual(self.asked("two can follow", "pikes", "shields", "youths"),
                         (charges("tents", "zealots"), "charge-tents"))
        self.follows("two can follow", ["pikes", "shields", "youths", "zealots"], "tents")

    def test_the_nearest_follows_by_the_standing_order(self):
        # Youths stand behind Tents, at 1300; Zealots before them, at 700.
        self.assertEqual(self.asked("the last of two is nearer", "pikes", "shields", "tents"),
                         (charges("youths", "zealots"), "charge-zealots"))
        self.assertEqual(self.named("the last of two is nearer", "pikes", "shields", "tents")[3], "zealots")

    def test_who_follows_may_be_near_the_first_too(self):
        # Youths, at 1200, 950, are 541 from Shields and from Tents.
        name = "who follows is near the first too"
        self.follows(name, ["pikes", "shields"], "tents", "youths")
        self.follows(name, ["pikes", "shields", "youths"], "tents")
        self.assertEqual(self.named(name, "pikes", "shields", "tents")[3:], ["youths"])

    def test_who_is_near_the_first_does_not_follow(self):
        # Zealots, at -500, are 500 from Pikes: they may be named before Tents and after Youths, but not between.
        name = "one more near the first"
        self.follows(name, ["pikes", "shields"], "tents", "youths", "zealots")
        self.follows(name, ["pikes", "shields", "zealots"], "tents", "youths")
        self.assertEqual(self.named(name, "pikes", "shields", "tents"), ["pikes", "shields", "tents", "youths"])
        self.follows(name, ["pikes", "shields", "tents"], "zealots")        # Youths unasked

    def test_one_far_from_all_is_never_besides(self):
        # Zealots, at -759, are 759 from Pikes.
        name = "a pair and one far from all"
        self.follows(name, ["pikes", "shields"], "tents", "youths")
        self.follows(name, ["pikes", "shields", "tents"])
        self.follows(name, ["zealots"])

    def test_a_third_pair(self):
        self.follows("three pairs", ["pikes", "shields"], "tents", "youths", "zealots", "zouaves")
        self.follows("three pairs", ["pikes", "shields", "tents"], "zealots", "zouaves")    # Youths unasked
        self.assertEqual(self.named("three pairs", "pikes", "shields", "tents", "zealots"),
                         ["pikes", "shields", "tents", "youths", "zealots", "zouaves"])
        self.follows("three pairs, chain", ["pikes", "shields"])


class Joined(Case):
    def test_who_has_joined_brings_two_pairs_together(self):
        # The King, with Tents, is 500 from Shields.
        name = "a character between the pairs"
        self.follows(name, ["pikes", "shields"], "tents", "youths")
        self.follows(name, ["pikes", "shields", "tents"], "youths")
        self.assertEqual(self.named(name, "pikes", "shields", "youths")[3:], ["tents"])

    def test_who_has_joined_makes_a_pair(self):
        # Youths are 800 from Tents, and their King 450.
        name = "a character links a pair"
        self.follows(name, ["pikes", "shields"], "tents", "youths")
        self.assertEqual(self.named(name, "pikes", "shields", "tents")[3:], ["youths"])

    def test_a_character_alone_is_a_unit(self):
        self.follows("one in a pair is a character alone", ["pikes", "shields"], "tents", "youths")

    def test_a_character_who_charges_touches_too(self):
        self.follows("a character charges too", ["pikes", "shields"], "tents", "youths")

    def test_each_who_charges_is_asked_apart(self):
        asked = places(self.scenes["two who charge"], charges(
            "pikes", "shields", "tents") + charges("youths", "tents", "pikes")).asked
        self.assertEqual([question.unit for question, _ in asked if question.step == "declare"], ["axes"] * 3 + ["bows"] * 3)


class Told(unittest.TestCase):
    """All that can be declared in all of the positions, as they are written and turned (every fourth)."""

    @classmethod
    def setUpClass(cls):
        SEEN.clear()
        cls.straight = {name: every(scenario) for name, scenario in straight().items()}
        cls.seen = Counter(SEEN)

    def test_every_case_is_reached(self):
        self.assertEqual({name: self.seen[name] for name, least in REACHED.items() if self.seen[name] < least}, {})

    def test_turned_the_same_is_declared(self):
        for name, scenario in islice(elsewhere().items(), 0, None, 1 if deep() else 4):
            if name not in LONG:
                check_table(table_of(scenario))
                self.assertEqual(every(scenario), self.straight[name], name)

    def test_in_the_end_each_has_another(self):
        for name, scenario in straight().items():
            table = table_of(scenario)
            for _, found in self.straight[name]:
                for targets in found.values():
                    self.assertEqual(len(set(targets)), len(targets))
                    for one in targets if len(targets) > 1 else ():
                        self.assertTrue(any(self.near(table, one, other) for other in targets if other != one), name)

    @staticmethod
    def near(table, one, other):
        """Whether two parties are within 2 in, from the middles of bases of 250."""
        return any((table.start[n][0] - table.start[m][0]) ** 2 + (table.start[n][1] - table.start[m][1]) ** 2 <= 758 ** 2
                   for n in table.of_party(one) for m in table.of_party(other))

    def test_it_may_not_be_enough_while_one_is_apart(self):
        seen = Counter()
        for name, rows in self.straight.items():
            table = table_of(straight()[name])
            for asked, charging in rows:
                for question, taken in asked:
                    found = charging.get(question.unit, [])
                    # Named before it; some of them unasked.
                    mine = found[:found.index(taken[7:])] if taken.startswith("charge-") else found
                    lonely = len(mine) > 1 and any(not any(self.near(table, one, other) for other in mine if other != one)
                                                   for one in mine)
                    seen[lonely, "enough" in question.options] += 1
                    self.assertEqual(bool({"enough", "no-charge"} & set(question.options)), not lonely, name)
        self.assertGreaterEqual(seen[True, False], 10)
        self.assertGreaterEqual(seen[False, True], 300)

    def test_all_four_are_touched_in_one_way(self):
        for name in ("two pairs", "four models at four", "one falls back"):
            scenario = straight()[name]
            ways = [option for question, _ in places(scenario, charges("pikes", "shields", "tents")).asked
                    if question.step == "place-charge" for option in question.options] or [0]
            most = 0
            for way in ways:
                phase = places(scenario, [*charges("pikes", "shields", "tents"), *self.before(scenario), way])
                most = max(most, len({foe.party for m, foe in enumerate(phase.table.models) if foe.side == "defender" and any(
                    touching(phase.table, phase.where, n, m) for n in phase.table.of_party("axes"))}))
            self.assertEqual(most, 4, name)

    @staticmethod
    def before(scenario):
        """What is answered after the declarations and before the others are placed."""
        asked = places(scenario, charges("pikes", "shields", "tents")).asked
        return [taken for question, taken in asked if question.step in ("regroup", "first-mover")]


if __name__ == "__main__":
    unittest.main()
