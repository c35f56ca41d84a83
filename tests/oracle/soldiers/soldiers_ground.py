"""Reading the ground: the map, its legend, cells by name.

Source: rulings G-5 to G-8. Units: levels. Letters of units are handed back
with the cells where they stand.
"""

import re
from soldiers_applied import note
from soldiers_board import KINDS, Board, cell_in
from soldiers_values import known, listed, refuse, whole, word


class Plan:
    """A board while it is drawn."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.kinds = [set() for _ in range(columns * rows)]
        self.usual = [0] * (columns * rows)     # levels of the kinds
        self.given = [None] * (columns * rows)  # levels that are given
        self.letters = {}                       # of units: their cell

    def add(self, cell, kind, level):
        """One more kind on a cell, with the usual level it has there."""
        self.kinds[cell].add(kind)
        self.usual[cell] = max(self.usual[cell], level)

    def board(self):
        """The board as it stands."""
        note("G-8")
        return Board(self.columns, self.rows,
                     tuple(frozenset(kinds) for kinds in self.kinds),
                     tuple(usual if given is None else given for usual, given
                           in zip(self.usual, self.given)))


def kind_and_level(text, what):
    """'hill 2' as a map."""
    match = isinstance(text, str) and re.fullmatch(
        r"([a-z-]+)(?:[ ,]+(\d))?", text.strip())
    if not match:
        refuse(what, "must be a kind and a level")
    made = {"kind": match[1]}
    if match[2] is not None:
        made["level"] = int(match[2])
    return made


def legend_items(given):
    """The legend as a list of maps."""
    if isinstance(given, dict):
        given = [dict(kind_and_level(text, "legend"), letter=letter)
                 for letter, text in given.items()]
    items = []
    for item in listed(given, 0, 100, "legend"):
        if isinstance(item, str):
            letter, _, rest = item.partition(" ")
            item = dict(kind_and_level(rest, "legend"), letter=letter)
        items.append(known(item, ("letter", "kind", "level"), "legend"))
    return items


def read_legend(given):
    """Letter to (kind, level it means), the usual letters too."""
    meaning = {letter: (kind, level)
               for kind, (letter, level) in KINDS.items()}
    explained = set()
    for item in legend_items(given):
        note("G-6")
        letter = item.get("letter")
        if letter in explained:
            refuse("legend", "a letter explained twice")
        explained.add(letter)
        if not isinstance(letter, str) or len(letter) != 1 or \
                letter.isupper() or letter.isdigit() or letter in ". ":
            refuse("legend", "no letter for a kind of ground")
        kind = word(item.get("kind"), KINDS, "legend")
        level = whole(item.get("level", KINDS[kind][1]), 0, 9, "legend")
        meaning[letter] = (kind, level)
    return meaning


def words_of(text):
    """The map as lines of cells, the northernmost first."""
    lines = [line.split() for line in text.split("\n") if line.strip()]
    if all(len(line) == 1 for line in lines):
        lines = [list(line[0]) for line in lines]
    if not lines or any(len(line) != len(lines[0]) for line in lines):
        refuse("map", "lines of different length")
    if len(lines) > 15 or len(lines[0]) > 15:
        refuse("map", "too large")
    return lines


def draw_cell(plan, cell, letters, meaning):
    """One cell of the map."""
    for letter in letters:
        if letter == ".":
            continue
        if letter.isdigit():
            if plan.given[cell] is not None:
                refuse("map", "two digits in a cell")
            plan.given[cell] = int(letter)
        elif letter.isupper():
            if letter in plan.letters:
                refuse("map", "unit %s stands twice" % letter)
            plan.letters[letter] = cell
        elif letter in meaning:
            plan.add(cell, *meaning[letter])
        else:
            refuse("map", "unknown letter %s" % letter)


def read_map(text, legend):
    """The plan of a map."""
    note("G-5")
    meaning = read_legend(legend)
    lines = words_of(text)
    plan = Plan(len(lines[0]), len(lines))
    for cell, letters in enumerate(sum(lines, [])):
        draw_cell(plan, cell, letters, meaning)
    return plan


def lay(plan, item):
    """One item of `ground`."""
    note("G-7")
    if isinstance(item, str):
        at, _, rest = item.partition(" ")
        item = dict(kind_and_level(rest, "ground"), at=at)
    known(item, ("at", "kind", "level"), "ground")
    cell = cell_in(plan.columns, plan.rows, item.get("at"))
    kind = word(item.get("kind"), KINDS, "ground")
    plan.add(cell, kind, KINDS[kind][1])
    if "level" in item:
        plan.given[cell] = whole(item["level"], 0, 9, "ground")


def read_ground(scenario):
    """(Board, {letter: cell}) of a scenario."""
    if "map" in scenario:
        if "columns" in scenario or "rows" in scenario:
            refuse("columns", "beside a map")
        plan = read_map(scenario["map"], scenario.get("legend", []))
    else:
        plan = Plan(whole(scenario.get("columns", 7), 1, 15, "columns"),
                    whole(scenario.get("rows", 7), 1, 15, "rows"))
        read_legend(scenario.get("legend", []))
    for item in listed(scenario.get("ground", []), 0, 225, "ground"):
        lay(plan, item)
    return plan.board(), plan.letters
