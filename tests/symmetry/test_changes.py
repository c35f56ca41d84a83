"""The changes change what they should and keep what they should; the comparison sees what differs."""
import random
import unittest

import asked
import lines
import moved
import table
from changes import CHANGES, compared, means_the_same
from soldiers_board import OFF, Board, around  # where asked finds the oracles

SQUARES = {
    "rules": "portable", "map": ". h2 B\nf . .\nA . w\n",
    "legend": [{"letter": "f", "kind": "works", "faces": "N E"}],
    "ground": [{"at": "a1", "kind": "wood"}, {"at": "c2", "kind": "works", "faces": "up"},
               {"at": "a1", "kind": "hill", "level": 2}],
    "attacker": {"units": [{"id": "a", "letter": "A", "facing": "^"},
                           {"id": "c", "at": "B1", "facing": "Left"}]},
    "defender": {"units": [{"id": "b", "letter": "B", "facing": "south"}]}, "objectives": ["c3"],
}
ORDERS = [{"at": "retreat-defender", "when": {}, "do": "fall-back-c3"},
          {"at": "face-attacker", "when": {}, "do": "face-west"},
          {"at": "declare", "when": {}, "do": "initiate-a"}, {"at": "advance", "when": {}, "do": "stay"}]


def units(document):
    return {unit["id"]: (unit.get("at"), unit["facing"]) for side in ("attacker", "defender")
            for unit in document[side]["units"]}


class Squares(unittest.TestCase):
    def test_west_for_east(self):
        move = moved.squares_mirrored(3, 3)
        made = move.scenario(SQUARES)
        self.assertEqual(made["map"], "B h2 .\n. . f\nw . A\n")
        self.assertEqual(units(made), {"a": (None, "north"), "c": ("b1", "east"), "b": (None, "south")})
        self.assertEqual(made["legend"][0]["faces"], "north west")
        self.assertEqual([item["at"] for item in made["ground"]], ["c1", "a2", "c1"])
        self.assertEqual(made["objectives"], ["a3"])
        self.assertEqual([order["do"] for order in move.orders(ORDERS)],
                         ["fall-back-a3", "face-east", "initiate-a", "stay"])

    def test_half_a_turn_is_two_quarters(self):
        half = moved.squares_turned(3, 3).scenario(SQUARES)
        quarters = moved.squares_quarter(3, 3).scenario(moved.squares_quarter(3, 3).scenario(SQUARES))
        self.assertEqual(half, quarters)
        self.assertEqual(half["map"], "w . A\n. . f\nB h2 .\n")
        self.assertEqual(units(half), {"a": (None, "south"), "c": ("b3", "east"), "b": (None, "north")})


class Hexes(unittest.TestCase):
    def test_neighbours_stay_neighbours(self):
        for columns, rows in ((4, 3), (4, 4), (1, 5), (7, 7)):
            before = Board(columns, rows, (), ())
            for make in (moved.hexes_mirrored, moved.hexes_turned):
                move = make(columns, rows)
                after = Board(move.columns, move.rows, (), ())
                names = {(c, r): number_of(before, c, r) for c in range(columns) for r in range(rows)}
                place = {number: number_of(after, *move.of(cell)) for cell, number in names.items()}
                for number, other in place.items():
                    want = {place[near] for near in around(before, number) if near is not OFF}
                    have = {near for near in around(after, other) if near is not OFF}
                    self.assertEqual(want, have & set(place.values()), (columns, rows, make))

    def test_cells_beyond_the_edge_are_closed(self):
        made = moved.hexes_mirrored(2, 3).scenario({"columns": 2, "rows": 3, "objectives": ["a1"]})
        self.assertEqual((made["columns"], made["rows"], made["objectives"]), (2, 4, ["b1"]))
        self.assertEqual(made["ground"], [{"at": cell, "kind": "impassable"} for cell in ("a4", "b4")])


def number_of(board, column, row):
    """The oracle's number of a cell: line by line from the north-west."""
    return (board.rows - 1 - row) * board.columns + column


class Table(unittest.TestCase):
    """A unit of two bases and one that takes it in flank."""
    PLACED = {"rules": "wtj", "attacker": {"units": [{"name": "A", "at": ["22.5 mm, 45 mm"], "facing": "east"}]},
              "defender": {"units": [{"name": "D", "at": ["45 mm, 45 mm", "75 mm, 45.5 mm"]}]},
              "contacts": [{"attacker": "a", "defender": "d", "defender_edge": "right"}]}

    def stands(self, document):
        return [(unit["at"], unit["facing"]) for _, unit in table.units(document)]

    def test_west_for_east(self):
        made = table.mirrored.scenario(self.PLACED)
        self.assertEqual(self.stands(made), [(["4977.5 mm, 45 mm"], "west"),
                                             (["4955 mm, 45 mm", "4925 mm, 45.5 mm"], "south")])
        self.assertEqual(made["contacts"], [{"attacker": "a", "defender": "d", "defender_edge": "left"}])

    def test_half_a_turn_is_two_quarters(self):
        half, quarter = table.turned.scenario(self.PLACED), table.quarter.scenario(self.PLACED)
        self.assertEqual(half, table.quarter.scenario(quarter))
        self.assertEqual(self.stands(quarter), [(["4955 mm, 22.5 mm"], "south"),
                                                (["4955 mm, 45 mm", "4954.5 mm, 75 mm"], "west")])
        self.assertEqual(half["contacts"], self.PLACED["contacts"])

    def test_what_a_mirror_may_change(self):
        self.assertIsNone(compared(self.PLACED, "mirrored"))
        more = {**self.PLACED["attacker"]["units"][0], "name": "B", "at": ["97.5 mm, 45 mm"], "facing": "west"}
        both = {**self.PLACED, "attacker": {"units": [*self.PLACED["attacker"]["units"], more]}}
        self.assertEqual(compared(both, "mirrored"), {"best"})
        self.assertIsNone(compared(both, "turned"))
        self.assertFalse(means_the_same({**both, "attacker": {}, "defender": {}}, "turned"))


class Permuted(unittest.TestCase):
    def test_what_is_in_order_stays(self):
        document = {key: [1, 2, 3] for key in lines.IN_ORDER} | {"stands": [1, 2, 3]}
        made = lines.permuted(lines.Backwards, document)
        self.assertEqual(list(made), list(document)[::-1])
        self.assertEqual({key for key in made if made[key] == [1, 2, 3]}, lines.IN_ORDER)
        self.assertEqual(made["stands"], [3, 2, 1])

    def test_ground_keeps_the_order_within_a_cell(self):
        made = lines.permuted(lines.Backwards, SQUARES)["ground"]
        self.assertEqual([(item["at"], item["kind"]) for item in made],
                         [("c2", "works"), ("a1", "wood"), ("a1", "hill")])

    def test_maps_keep_their_cells(self):
        made = lines.permuted(lines.Backwards, SQUARES)["map"]
        self.assertEqual(made, ". 2h B\nf . .\nA . w\n")
        self.assertEqual(lines.permuted(random.Random(1), {"map": "ab\ncd\n"})["map"], "ab\ncd\n")


class Compared(unittest.TestCase):
    def test_what_differs_is_seen(self):
        self.assertEqual(asked.apart({"value": 1.0, "a": 0.5}, {"value": 1.0 + 1e-13, "a": 0.5}), {})
        self.assertEqual(asked.apart({"value": 1.0}, {"value": 1.0 + 1e-11}), {"value": (1.0, 1.0 + 1e-11)})
        self.assertEqual(asked.apart({"a": 1}, {"b": 1.0}), {"a": (1, None), "b": (None, 1.0)})

    def test_every_change_changes_and_the_engine_accepts_it(self):
        for system, changes in CHANGES.items():
            named = [(name, asked.on_a_board(document)) for name, document in asked.made_of(system, 12, 13)]
            for change, make in changes.items():
                meant = [document for _, document in named if means_the_same(document, change)]
                self.assertTrue(meant, (system, change))
                pairs = [[made.scenario(document) for made in make(document)] for document in asked.whole(meant)]
                changed = [pair for pair in pairs if str(pair[0]) != str(pair[1])]  # some are their own mirror
                self.assertGreater(len(changed), 0, (system, change))
                self.assertNotIn(None, asked.whole([one for pair in changed for one in pair]), (system, change))


if __name__ == "__main__":
    unittest.main()
