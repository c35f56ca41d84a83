"""A board made at random, written as a document in one of many ways.

Source: rulings G-5 to G-11. The same board comes as a map with a legend, as
cells by name, or as both; units stand by letter or by the name of a cell.
"""

from soldiers_board import KINDS, Board, name

LETTERS = "ABCDEFGHIJKLMNOP"
CELLS = ("announces", "fires_at", "charges_at")
LISTS = ("route", "sees", "sees_to")
SPARE = "fgjkqvz"       # letters that mean no kind of ground by themselves


def chance(rng, percent):
    """True in so many cases of a hundred."""
    return rng.randrange(100) < percent


def namer(draft):
    """What gives the name of a cell, now and then in upper case."""
    board = Board(draft.columns, draft.rows, (), ())

    def written(cell):
        text = name(board, cell)
        return text.upper() if chance(draft.rng, 5) else text

    return written


def legend_of(draft):
    """({kind: letter}, the legend or None, whether it has levels)."""
    rng = draft.rng
    letters = {kind: letter for kind, (letter, _) in KINDS.items()}
    if chance(rng, 65):
        return letters, None, False
    items, levels = [], False
    for kind, letter in zip(rng.sample(sorted(KINDS), rng.choice((1, 2, 3))),
                            SPARE):
        if chance(rng, 25):
            letter = letters[kind]      # a usual letter, named once more
        elif chance(rng, 20):               # or that of another kind
            other = rng.choice(sorted(KINDS))
            letter, letters[other] = letters[other], letters[kind]
            items.append({"letter": letters[other], "kind": other})
        letters[kind] = letter
        item = {"letter": letter, "kind": kind}
        if chance(rng, 40):
            item["level"] = rng.randrange(4)
            levels = True
        items.append(item)
    if len({item["letter"] for item in items}) < len(items):
        return legend_of(draft)
    return letters, written_legend(rng, items), levels


def written_legend(rng, items):
    """A legend as maps, as texts or as one map."""
    form = rng.randrange(3)
    if form == 0:
        return items
    texts = ["%s%s" % (item["kind"], " %d" % item["level"]
                       if "level" in item else "") for item in items]
    if form == 1:
        return ["%s %s" % (item["letter"], text)
                for item, text in zip(items, texts)]
    return {item["letter"]: text for item, text in zip(items, texts)}


def map_cell(draft, cell, letters, capitals):
    """The letters of one cell, in any order; a dot where there is none."""
    row = [letters[kind] for kind in draft.kinds[cell]]
    if draft.levels[cell] is not None:
        row.append(str(draft.levels[cell]))
    row += capitals.get(cell, [])
    row.sort()
    draft.rng.shuffle(row)
    return "".join(row) or "."


def write_map(draft, letters, capitals):
    """The map as a text of lines."""
    cells = [map_cell(draft, cell, letters, capitals)
             for cell in range(len(draft.kinds))]
    close = all(len(cell) == 1 for cell in cells) and chance(draft.rng, 50)
    lines = [("" if close else " ").join(
        cells[start:start + draft.columns])
        for start in range(0, len(cells), draft.columns)]
    return "\n".join("  " * (line % 2) + text
                     for line, text in enumerate(lines)) + "\n"


def write_ground(draft, written):
    """The ground as a list of cells by name."""
    items = []
    for cell, kinds in enumerate(draft.kinds):
        kinds = sorted(kinds)
        if draft.levels[cell] is not None and not kinds:
            kinds = ["clear"]
        for number, kind in enumerate(kinds):
            item = {"at": written(cell), "kind": kind}
            if number == len(kinds) - 1 and draft.levels[cell] is not None:
                item["level"] = draft.levels[cell]
            items.append(item)
    return [item if chance(draft.rng, 50) else " ".join(
        str(value) for value in item.values()) for item in items]


def write_unit(draft, unit, written, capital):
    """One unit as a map, or short where that says all."""
    row = {key: written(value) if key in CELLS else
           [written(cell) for cell in value] if key in LISTS else value
           for key, value in unit.items()}
    if capital:
        del row["at"]
        row["letter"] = capital
        return row
    row["at"] = written(unit["at"])
    if set(row) <= {"name", "at", "type"} and chance(draft.rng, 50):
        return row["name"] + (" " + row["type"] if "type" in row else "") \
            + " at " + row["at"]
    return row


def more_ground(draft, written, must_level):
    """Cells by name beside a map."""
    rng = draft.rng
    items = []
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        text = "%s %s" % (written(rng.randrange(len(draft.kinds))),
                          rng.choice(sorted(set(KINDS) - {"impassable"})))
        if must_level or chance(rng, 40):
            text += " %d" % rng.randrange(4)
        items.append(text)
    return items


def some_objectives(draft):
    """Now and then objectives anywhere, held hexes more often."""
    rng = draft.rng
    if chance(rng, 80):
        return None
    cells = rng.sample(range(len(draft.kinds)), rng.choice((1, 1, 2, 3)))
    held = draft.cells_of(1)
    return list(dict.fromkeys(rng.choice(held) if chance(rng, 50) else cell
                              for cell in cells))


def write_board(draft):
    """A document with the board, the units and the objectives."""
    rng, written = draft.rng, namer(draft)
    document = {"rules": "soldiers"}
    drawn = chance(rng, 55)
    capitals, letters = {}, iter(LETTERS)
    sides = []
    for row in draft.sides:
        units = []
        for unit in row:
            capital = next(letters) if drawn and chance(rng, 60) else None
            if capital:
                capitals.setdefault(unit["at"], []).append(capital)
            units.append(write_unit(draft, unit, written, capital))
        sides.append({"units": units})
    if drawn:
        kinds, legend, levels = legend_of(draft)
        document["map"] = write_map(draft, kinds, capitals)
        if legend is not None:
            document["legend"] = legend
        ground = more_ground(draft, written, levels)
    else:
        document.update(columns=draft.columns, rows=draft.rows)
        ground = write_ground(draft, written)
    if ground:
        document["ground"] = ground
    objectives = draft.objectives or some_objectives(draft)
    if objectives:
        document["objectives"] = [written(cell) for cell in objectives]
    document["attacker"], document["defender"] = sides
    return document
