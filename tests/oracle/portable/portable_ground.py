"""Reading the board: map, legend, ground by name, objectives.

Source: rulings G-1, G-5 to G-9, G-11; the kinds of ground of Portable Close
Combat. Everything that is not allowed raises ValueError.
"""

from portable_board import (KINDS, LETTERS, Board, Ground, direction_of,
                            square_of)
from portable_refused import refuse, whole, word

USUAL_LEVELS = {"hill": 1}


def kind_words(words, what):
    """(kind, level or None, faces) of words such as `hill 2`, `works N E`."""
    if not words:
        refuse(what, "names no kind of ground")
    level, faces = None, []
    for said in words[1:]:
        if said.isdigit():
            level = int(said)
        else:
            faces.append(said)
    return checked(words[0], level, faces, what)


def checked(kind, level, faces, what):
    """A kind of ground with its level and its faces."""
    word(kind, KINDS, what)
    if level is not None:
        whole(level, 0, 9, what)
    ways = [direction_of(face) for face in faces]
    if None in ways or (ways and kind != "works"):
        refuse(what, "only works have faces, and these are directions")
    return kind, level, frozenset(ways)


def item(given, key, what):
    """(place or letter, kind, level, faces) of an item of a list."""
    if isinstance(given, str):
        words = given.split()
        return (words[0], *kind_words(words[1:], what))
    faces = given.get("faces", [])
    faces = faces.split() if isinstance(faces, str) else faces
    return (given.get(key),
            *checked(given.get("kind"), given.get("level"), faces, what))


def read_legend(scenario):
    """Letter to (kind, usual level or None, faces)."""
    legend = {letter: (kind, None, frozenset())
              for letter, kind in LETTERS.items()}
    given, named = scenario.get("legend", []), set()
    if isinstance(given, dict):
        given = ["%s %s" % row for row in given.items()]
    for row in given:
        letter, *meaning = item(row, "letter", "legend")
        if letter in named:
            refuse("legend", "letter %s is explained twice" % letter)
        named.add(letter)
        legend[letter] = tuple(meaning)
    return legend


def cells_of_map(text):
    """{square: letters} of a drawn board, its columns and rows."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if all(len(line) == 1 for line in lines):
        lines = [list(line[0]) for line in lines]
    columns = {len(line) for line in lines}
    if len(columns) != 1:
        refuse("map", "all lines have the same number of cells")
    cells = {(column, len(lines) - 1 - number): letters
             for number, line in enumerate(lines)
             for column, letters in enumerate(line)}
    return cells, whole(columns.pop(), 1, 15, "map"), whole(
        len(lines), 1, 15, "map")


class Heap:
    """What a square is made of, while it is being read."""

    def __init__(self):
        self.kinds, self.faces = set(), set()
        self.usual, self.said = 0, None     # levels

    def add(self, kind, usual, faces):
        """One more kind; the highest usual level counts."""
        self.kinds.add(kind)
        self.faces |= faces
        self.usual = max(self.usual, USUAL_LEVELS.get(kind, 0)
                         if usual is None else usual)

    def ground(self):
        """The square as it is."""
        return Ground(frozenset(self.kinds), frozenset(self.faces),
                      self.usual if self.said is None else self.said)


def read_board(scenario):
    """(Board, {capital letter: squares})."""
    heaps, capitals = {}, {}
    if "map" in scenario:
        if "columns" in scenario or "rows" in scenario:
            refuse("columns", "not beside a map")
        cells, columns, rows = cells_of_map(scenario["map"])
        legend = read_legend(scenario)
        for square, letters in cells.items():
            read_cell(heaps.setdefault(square, Heap()), letters, legend,
                      lambda letter, there=square:
                      capitals.setdefault(letter, []).append(there))
    else:
        columns = whole(scenario.get("columns", 7), 1, 15, "columns")
        rows = whole(scenario.get("rows", 7), 1, 15, "rows")
    board = Board(columns, rows, {})
    for row in scenario.get("ground", []):
        name, kind, level, faces = item(row, "at", "ground")
        square = on_board(board, name, "ground")
        heap = heaps.setdefault(square, Heap())
        heap.add(kind, None, faces)
        if level is not None:
            heap.said = level   # G-8: the last one given counts
    for square, heap in heaps.items():
        board.ground[square] = heap.ground()
    return board, capitals


def read_cell(heap, letters, legend, capital):
    """One cell of the map; `capital` is told of units' letters."""
    digits = [letter for letter in letters if letter.isdigit()]
    if len(digits) > 1:
        refuse("map", "two levels in a cell")
    for letter in letters:
        if letter == "." or letter.isdigit():
            continue
        if letter.isupper():
            capital(letter)
        elif letter in legend:
            heap.add(*legend[letter])
        else:
            refuse("map", "letter %s is unknown" % letter)
    if digits:
        heap.said = int(digits[0])


def on_board(board, name, what, clause=None):
    """The square of a name, which must be on the board."""
    square = square_of(name)
    if square is None or square not in board:
        refuse(clause or what, "%s is no cell of the board" % name)
    return square


def read_objectives(scenario, board):
    """The objectives that the scenario names, in its order."""
    given = scenario.get("objectives")
    if given is None:
        return None
    whole(len(given), 1, 8, "objectives")
    squares = [on_board(board, name, "objectives") for name in given]
    if len(set(squares)) < len(squares):
        refuse("objectives", "a cell stands twice")
    return tuple(squares)
