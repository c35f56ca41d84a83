"""How often each clause bites, against counting: every face of every die, and many assaults thrown.

Nothing is asked here but play: what it asks, how it reads the dice and what it tells. So the
graph, the plans and the loops of the analysis have no part in the counts.
"""
import collections
import copy
import itertools
import math
import os
import unittest
from fractions import Fraction

from door import ask
from limits import many

ASSAULTS = int(os.environ.get("BAYONET_ASSAULTS", many(250, 1000)))
LEAST = Fraction(1, 10 ** 6)  # ways of play less likely than this are not followed


def door(requests):
    """The replies to many requests."""
    replies = ask(requests)
    for request, reply in zip(requests, replies):
        assert "error" not in reply, (request, reply)
    return replies


Way = collections.namedtuple("Way", "record question p cited")


def cited(question, chosen, reply):
    """What one step of play cites: the most of what is asked, read and told."""
    asked = collections.Counter({question["clause"], chosen["clause"] if chosen else question["clause"]})
    read = collections.Counter(row["clause"] for row in reply["reading"] or () if row["kind"] != "value")
    told = collections.Counter(event["clause"] for event in reply["events"])
    return asked | read | told  # the larger of each


def option_of(question, orders):
    """The option that the orders (or standing orders) choose."""
    wanted = [order["do"] for order in orders if order["at"] == question["step"]]
    return next((option for option in question["options"] if option["id"] in wanted),
                next(option for option in question["options"] if option["standing"]))


def throws(dice, sides):
    """All multisets of faces with their chances."""
    for faces in itertools.combinations_with_replacement(range(1, sides + 1), dice):
        ways = math.factorial(dice)
        for count in collections.Counter(faces).values():
            ways //= math.factorial(count)
        yield list(faces), Fraction(ways, sides ** dice)


def begin(assault, **more):
    reply = door([{"do": "play", **assault, **more}])[0]
    told = collections.Counter(event["clause"] for event in reply["events"])
    return Way(reply["lines"], reply["question"], Fraction(1), told)


def go_on(ways, moves):
    """Plays a move in each of the ways; those that are not over yet."""
    replies = door([{"do": "play", "record": way.record, "move": move} for way, move, _, _ in moves])
    for (way, move, chosen, p), reply in zip(moves, replies):
        over = reply["reading"] is not None or "choose" in move  # a step; else part of a throw
        now = cited(way.question, chosen, reply) if over else collections.Counter()
        ways.append(Way(way.record + reply["lines"], reply["question"], way.p * p, way.cited + now))


def count_all(assault, orders):
    """Expected citations and chances of each clause, by every face of every die."""
    expected, chance = collections.Counter(), collections.Counter()
    ways = [begin(assault)]
    while ways:
        moves, after = [], []
        for way in ways:
            question = way.question
            if question["kind"] == "over" or way.p < LEAST:
                for clause, times in way.cited.items():
                    expected[clause] += way.p * times
                    chance[clause] += way.p
            elif question["kind"] == "choice":
                option = option_of(question, orders)
                moves.append((way, {"choose": option["id"]}, option, 1))
            else:
                moves += [(way, {"faces": faces}, None, p)
                          for faces, p in throws(question["dice"], question["sides"])]
        if moves:
            go_on(after, moves)
        ways = after
    return expected, chance


def throw_many(assault, count):
    """The citations of each of many assaults, with Bayonet's own dice under standing orders."""
    ways, done = [begin(assault, seed=seed) for seed in range(count)], []
    while ways:
        moves, after = [], []
        for way in ways:
            if way.question["kind"] == "choice":
                option = option_of(way.question, [])
                moves.append((way, {"choose": option["id"]}, option, 1))
            else:
                moves.append((way, {"roll": True}, None, 1))
        go_on(after, moves)
        done += [way.cited for way in after if way.question["kind"] == "over"]
        ways = [way for way in after if way.question["kind"] != "over"]
    return done


def why(assault, orders=()):
    request = {"do": "odds", "why": True, "only": ["why", "measures"], **assault}
    if orders:
        request["orders"] = list(orders)
    reply = door([request])[0]
    return {row["clause"]: row for row in reply["why"]}, reply["measures"]


ONE_DIE = [{"at": "defence", "do": "dice-1"}]
FIRE_AND_CHARGE = {
    "rules": "soldiers", "fire": "both", "charges": "both",
    "attacker": {"units": [{"name": "A Coy", "at": "d3"}, {"name": "B Coy", "at": "e3"},
                           {"name": "Guns", "at": "d1", "type": "field-gun"}]},
    "defender": {"units": [{"name": "1 Coy", "at": "d4"},
                           {"name": "Lancers", "at": "e4", "type": "cavalry", "charges_at": "e3"}]}}


class Counted(unittest.TestCase):
    def compare(self, assault, orders, within):
        uses, measures = why(assault, orders)
        expected, chance = count_all(assault, orders)
        self.assertTrue(expected)
        for clause, use in uses.items():
            self.assertAlmostEqual(use["expected"], float(expected[clause]), delta=within, msg=clause)
            self.assertAlmostEqual(use["chance"], float(chance[clause]), delta=within, msg=clause)
        self.assertLessEqual(set(expected), set(uses))
        return uses, measures

    def test_every_face_of_every_die(self):
        for text, orders in (("nqm 2 militia v 2 militia", []), ("nqm 1 regular v 1 veteran", ONE_DIE),
                             ("nqm 2 militia v 2 regular", []), ("nqm 2 militia v 2 regular", ONE_DIE)):
            with self.subTest(text):
                self.compare({"short": text}, orders, 1e-4)

    def test_two_hours(self):
        uses, _ = self.compare({"short": "nqm 2 militia v 1 regular", "set": {"hours": 2}}, [], 1e-4)
        self.assertGreater(uses["NQM-19"]["expected"], 0)

    def test_attacks_without_limit(self):
        uses, _ = self.compare({"short": "nqm 1 elite v 1 elite"}, [], 3e-3)
        # a tie in six: the attacks are 1 + 1/6 + 1/36 … = 6/5
        self.assertAlmostEqual(uses["NQM-10"]["expected"], 1.2, delta=1e-12)
        self.assertAlmostEqual(uses["NQM-13"]["expected"], 0.2, delta=1e-12)
        self.assertAlmostEqual(uses["NQM-13"]["chance"], 1 / 6, delta=1e-12)

    def test_a_phase_on_hexes(self):
        uses, _ = self.compare({"short": "soldiers 2 companies v 1 company on slope", "set": {"fire": "both"}}, [], 1e-4)
        self.assertGreater(uses["ARV-30"]["expected"], 0)
        fire = [{"at": "fire", "do": "fire-at-d4"}, {"at": "defender-fire", "do": "fire-at-d3"},
                {"at": "announce", "do": "assault-d4"}]
        uses, _ = self.compare({"scenario": FIRE_AND_CHARGE}, fire, 1e-4)
        for clause in ("ARV-16", "ARV-19", "ARV-24"):
            self.assertTrue(0 < uses[clause]["chance"] < 1, clause)
        self.assertEqual(uses["ARV-36"]["chance"], 0)  # nobody is to assault the lancers
        parted = copy.deepcopy(FIRE_AND_CHARGE)
        parted["attacker"]["units"][1]["announces"] = "e4"
        fire[1:] = [{"at": "defender-fire", "do": "fire-at-e3"}]
        uses, _ = self.compare({"scenario": parted}, fire, 1e-4)
        for clause in ("ARV-16", "ARV-19", "ARV-24", "ARV-36"):
            self.assertTrue(0 < uses[clause]["chance"] < 1, clause)

    def test_each_pair_won_is_a_casualty(self):
        for text in ("nqm 6 regular v 3 regular", "nqm 9 veteran v 6 elite", "nqm 27 regular v 9 regular"):
            uses, measures = why({"short": text})
            mean = sum(measure["mean"] for measure in measures.values())
            self.assertAlmostEqual(uses["NQM-14"]["expected"], mean, delta=1e-9)
            self.assertAlmostEqual(uses["NQM-15"]["expected"], mean, delta=1e-9)


    def test_a_phase_on_squares(self):
        uses, _ = self.compare({"short": "portable infantry with commander v poor infantry in works"}, [], 1e-9)
        # the defender rolls first and misses two times in three; then the attacker needs 5
        self.assertAlmostEqual(uses["PCC-15"]["chance"], 2 / 3, delta=1e-12)
        self.assertAlmostEqual(uses["PCC-33"]["chance"], 2 / 9, delta=1e-12)
        uses, _ = self.compare({"short": "portable cavalry on flank v cavalry"}, [], 1e-9)
        self.assertAlmostEqual(uses["PCC-16"]["chance"], 1 / 3, delta=1e-12)


class Thrown(unittest.TestCase):
    def test_the_sample_thrown_many_times(self):
        for system in ("nqm", "portable"):
            with self.subTest(system):
                self.compare({"sample": system})

    def compare(self, assault):
        uses, _ = why(assault)
        thrown = throw_many(assault, ASSAULTS)
        self.assertEqual(len(thrown), ASSAULTS)
        for clause, use in uses.items():
            for name, values in (("expected", [times[clause] for times in thrown]),
                                 ("chance", [int(times[clause] > 0) for times in thrown])):
                mean = sum(values) / len(values)
                spread = math.sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
                self.assertLessEqual(abs(use[name] - mean), 5 * spread + 5 / len(values), (clause, name))


if __name__ == "__main__":
    unittest.main()
