"""The table of hits on vehicles in docs/rulings/trial40k.md agrees with the dice, counted one
throw at a time.

TAR-098, 110, 111: one die and Strength against armour; of who rends a 6 adds a die; two dice of a monster.
"""
import pathlib
import re
import unittest
from collections import Counter
from fractions import Fraction
from itertools import product

PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs/rulings/trial40k.md"
FACES = range(1, 7)


def throws():
    """What comes up, of 36 throws of two dice each."""
    pairs = list(product(FACES, repeat=2))
    return {"one die": Counter(first for first, _ in pairs),
            "rending": Counter(first + (further if first == 6 else 0) for first, further in pairs),
            "monstrous": Counter(first + second for first, second in pairs)}


def chances(ways, armour):
    """Of a hit that throws these: it glances, it penetrates armour so much above its Strength."""
    return (Fraction(ways[armour], 36),
            Fraction(sum(count for total, count in ways.items() if total > armour), 36))


class Vehicles(unittest.TestCase):
    def setUp(self):
        part = PAGE.read_text().split("### Against vehicles")[1]
        lines = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("|")]
        self.head, self.rows = lines[0], {int(row[0]): [Fraction(cell) for cell in row[1:]] for row in lines[2:]}

    def test_every_row_is_what_the_dice_give(self):
        self.assertEqual(list(self.rows), list(range(13)))
        for armour, row in self.rows.items():
            with self.subTest(armour=armour):
                given = [chance for ways in throws().values() for chance in chances(ways, armour)]
                self.assertEqual(row, given)
        names = [re.sub(": glances$", "", cell) for cell in self.head[1::2]]
        self.assertEqual(names, list(throws()))

    def test_the_vectors_of_the_catalogue(self):
        """TV-55: Strength 4 that rends throws 6 and 3, 13 against 10; a Carnifex of Strength 10 throws 3 and 5."""
        self.assertEqual(throws()["rending"][6 + 3], 1)
        self.assertGreater(4 + 6 + 3, 10)
        self.assertEqual(self.rows[10 - 4][3], Fraction(1, 6))  # every further die penetrates
        self.assertEqual(throws()["monstrous"][3 + 5], 5)
        self.assertEqual(self.rows[18 - 10][4], Fraction(5, 36))  # armour 18 glances on that throw alone


if __name__ == "__main__":
    unittest.main()
