"""The oracle of cover and impassable ground against itself: branches reached, mirrored and turned tables."""
import unittest
from collections import Counter
from itertools import islice

from limits import many
from test_trial40k_charge_oracle import SEEN_OTHERWISE, looked_at
from trial40k_charge import phases
from trial40k_charge_declare import all_touched
from trial40k_charge_move import placed
from trial40k_charge_place import place_of
from trial40k_charge_table import SEEN, table_of
from trial40k_charge_told import told
from trial40k_length import tenths, words
from trial40k_terrain import stands_on
from trial40k_terrain_generate import scenarios

POSITIONS = many(36, 108)
LOOKED_AT = 8      # phases of a position
SEED = 8
BRANCHES = {     # and how often each is reached at least
    "cover: none": 300, "cover: a line": 25, "cover: an area": 20, "cover: both": 2, "cover: some lines": 10,
    "cover: all lines": 15, "cover: several as near": 10, "cover: all in an area": 15, "cover: most in an area": 5,
    "cover: half in an area": 4, "cover: few in an area": 3, "cover: always": 60, "told: in cover against all": 70,
    "told: charged in the open too": 15, "fighting: touches": 18, "fighting: supports who does": 3,
    "wall: a way round": 150, "wall: no way": 600, "wall: no place to end": 600, "charge fails": 8,
    "first mover: nearer cannot": 5}


def elsewhere(scenario, see):
    """The scenario with models and terrain seen otherwise."""
    made = looked_at(scenario, see)
    made["terrain"] = [{key: row[key] if key == "kind" else [
        words(see([tenths(part) for part in point.split(", ")])) for point in row[key]] for key in row}
        for row in scenario["terrain"]]
    return made


class Generated(unittest.TestCase):
    """Positions made at random, each after some of its answers."""

    @classmethod
    def setUpClass(cls):
        SEEN.clear()
        cls.positions = [(scenario, cls.told(scenario)) for scenario in scenarios(POSITIONS, SEED, 4)]
        cls.seen = Counter(SEEN)

    @staticmethod
    def told(scenario):
        """{answers: (where all stand, what is told of cover)}."""
        found = {}
        for phase in islice(phases(table_of(scenario)), LOOKED_AT):
            try:
                words_of_cover = told(scenario, phase)
            except ValueError:
                words_of_cover = "forbidden (TAR-041)"
            found[tuple(option for _, option in phase.asked)] = phase.where, words_of_cover
        return found

    @unittest.skipUnless(POSITIONS == 108, "they are too few")
    def test_every_branch_is_reached(self):
        self.assertEqual({name: self.seen[name] for name, least in BRANCHES.items() if self.seen[name] < least}, {})

    def test_a_mirror_shows_the_same(self):
        compared = 0
        for scenario, _ in self.positions[:POSITIONS // 3]:
            before = SEEN["place: order"]
            for known in (place_of, placed, all_touched):
                known.cache_clear()
            seen = self.told(scenario)
            if SEEN["place: order"] > before:
                continue        # which side is first is not seen in a mirror
            for name, see in SEEN_OTHERWISE.items():
                other = self.told(elsewhere(scenario, see))
                self.assertEqual(list(seen), list(other), name)
                for answers, (where, rows) in seen.items():
                    compared += 1
                    self.assertEqual(([see(point) for point in where], rows),
                                     (list(other[answers][0]), other[answers][1]), (name, answers))
        self.assertGreaterEqual(compared, 2 * POSITIONS)

    def test_nobody_stands_on_impassable_ground(self):
        for scenario, seen in self.positions:
            table = table_of(scenario)
            for where, _ in seen.values():
                if len(where) == len(table.models):
                    self.assertFalse(any(stands_on(table.terrain, point, model.wide)
                                         for model, point in zip(table.models, where)))

    def test_terrain_written_from_behind_is_the_same(self):
        for scenario, seen in self.positions[:POSITIONS // 4]:
            rows = [{key: row[key] if key == "kind" else row[key][::-1] for key in row}
                    for row in scenario["terrain"][::-1]]
            self.assertEqual(self.told({**scenario, "terrain": rows}), seen)


if __name__ == "__main__":
    unittest.main()
