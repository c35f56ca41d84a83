"""The tests of a system; its class adds `system`, the changes beyond lines, and unittest.TestCase."""
from differences import differences, known


class Lines:
    """A scenario whose lines and keys stand in another order has the same odds and best values."""
    system = ""

    def unchanged(self, change):
        """Nothing differs but what known.tsv lists, and all of that."""
        differing = differences(self.system, change)
        found = {name: " ".join(what) for name, (_, _, what) in differing.items()}
        listed = known()[0].get((self.system, change), {})
        self.assertEqual({name: what for name, what in found.items() if listed.get(name) != what}, {},
                         f"these differ: differences.py {self.system} {change} tells how")
        self.assertEqual({name: what for name, what in listed.items() if found.get(name) != what}, {},
                         "these differ no more: take them out of known.tsv")

    def test_lines_back_to_front(self):
        self.unchanged("backwards")

    def test_lines_shuffled(self):
        self.unchanged("shuffled")


class Board(Lines):
    """So has the position mirrored, or turned."""

    def test_mirrored(self):
        self.unchanged("mirrored")

    def test_turned(self):
        self.unchanged("turned")
