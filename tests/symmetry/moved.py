"""A scenario on a board mirrored or turned: whatever names a place or a direction goes along.

The documents are whole, as the door writes them (`check`). A move is made for a size of board and says where
a cell goes; the rest follows from that: the map and the ground, units, routes, sight, objectives, orders.
"""
import re

CELL = re.compile(r"[a-o](1[0-5]|[1-9])")
OPTION = re.compile(r"(.*-)([a-o](?:1[0-5]|[1-9]))")  # an option's id that ends in the name of a cell
COMPASS = ("north", "east", "south", "west")
WAYS = [{"north", "n", "up", "^"}, {"east", "e", "right", ">"}, {"south", "s", "down", "v"},
        {"west", "w", "left", "<"}]
CELL_KEYS = {"at", "announces", "fires_at", "charges_at"}
CELL_LISTS = {"route", "sees", "sees_to", "objectives"}


def cell_of(name):
    """(column, line) of a cell's name, both from 0; lines from the south."""
    return ord(name[0].lower()) - ord("a"), int(name[1:]) - 1


def name_of(cell):
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


class Move:
    """columns, rows: of the board afterwards; of: where (column, line) goes; turn: where a direction goes."""

    def __init__(self, columns, rows, of, turn=lambda way: way):
        self.columns, self.rows, self.of, self.turn = columns, rows, of, turn

    def name(self, name):
        return name_of(self.of(cell_of(name)))

    def way(self, word):
        before = next(number for number, words in enumerate(WAYS) if word.lower() in words)
        return COMPASS[self.turn(before) % 4]

    def option(self, option):
        """An option's id: assault-c3, fall-back-b2, face-north."""
        head, _, tail = option.rpartition("-")
        if CELL.fullmatch(tail):
            tail = self.name(tail)
        elif head == "face":
            tail = self.way(tail)
        return f"{head}-{tail}" if head else option

    def map(self, text):
        """The map; cells that nothing comes to are bare."""
        grid = [["."] * self.columns for _ in range(self.rows)]
        for line, cells in enumerate(reversed(rows_of(text))):
            for column, cell in enumerate(cells):
                to = self.of((column, line))
                grid[to[1]][to[0]] = cell
        return "".join(" ".join(line) + "\n" for line in reversed(grid))

    def value(self, key, value):
        if key in CELL_KEYS:
            return self.name(value)
        if key in CELL_LISTS:
            return [self.name(cell) for cell in value]
        if key == "facing":
            return self.way(value)
        if key == "faces":
            return " ".join(self.way(word) for word in value.split())
        if key == "map":
            return self.map(value)
        if key == "orders":
            return self.orders(value)
        return self.document(value)

    def orders(self, orders):
        return [dict(order, do=self.option(order["do"])) for order in orders]

    def document(self, value):
        """Any part of a scenario."""
        if isinstance(value, list):
            return [self.document(item) for item in value]
        if isinstance(value, dict):
            return {key: self.value(key, item) for key, item in value.items()}
        return value

    def scenario(self, document):
        """The scenario; cells that nothing comes to may not be entered."""
        columns, rows = size_of(document)
        made = self.document(document)
        if "map" not in document:
            made.update(columns=self.columns, rows=self.rows)
        covered = {self.of((column, line)) for column in range(columns) for line in range(rows)}
        bare = [{"at": name_of((column, line)), "kind": "impassable"} for column in range(self.columns)
                for line in range(self.rows) if (column, line) not in covered]
        if bare:
            made["ground"] = made.get("ground", []) + bare
        return made


def rows_of(text):
    """The cells of a map, line by line from the north."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if all(len(line) == 1 for line in lines):  # no blank between two cells: each letter is one
        lines = [list(line[0]) for line in lines]
    return lines


def size_of(document):
    """(columns, rows) of the board."""
    if "map" in document:
        rows = rows_of(document["map"])
        return len(rows[0]), len(rows)
    return document.get("columns", 7), document.get("rows", 7)


# Squares.

def squares_mirrored(columns, rows):
    """West for east."""
    return Move(columns, rows, lambda cell: (columns - 1 - cell[0], cell[1]), lambda way: -way)


def squares_turned(columns, rows):
    """Half a turn."""
    return Move(columns, rows, lambda cell: (columns - 1 - cell[0], rows - 1 - cell[1]), lambda way: way + 2)


def squares_quarter(columns, rows):
    """A quarter of a turn, clockwise."""
    return Move(rows, columns, lambda cell: (cell[1], columns - 1 - cell[0]), lambda way: way + 1)


# Hexes. Every second line, counted from the northernmost, stands half a hex further east. West for east maps
# such a grid to one that begins with a shifted line; so a line is added in the north, and the columns are
# reversed. Half a turn does so where the number of lines is odd.

def hexes_raised(columns, rows, by):
    """The same board with `by` more lines in the north."""
    return Move(columns, rows + by, lambda cell: cell)


def hexes_lifted(columns, rows, by):
    """The same board with `by` more lines in the south."""
    return Move(columns, rows + by, lambda cell: (cell[0], cell[1] + by))


def hexes_mirrored(columns, rows):
    """West for east, a line added in the north."""
    return Move(columns, rows + 1, lambda cell: (columns - 1 - cell[0], cell[1]))


def hexes_turned(columns, rows):
    """Half a turn; a line added in the north where the lines are odd."""
    return Move(columns, rows + rows % 2, lambda cell: (columns - 1 - cell[0], rows - 1 - cell[1]))
