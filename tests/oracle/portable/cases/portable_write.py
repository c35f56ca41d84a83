"""Putting the content of a scenario into words, in all ways there are.

Source: rulings G-4 to G-9; the short forms of the rulings page.
"""

from portable_battle import ATTACKER, SIDES
from portable_board import LETTERS, WORDS, name_of
from portable_themes import chance, kinds_of_square

LETTER_OF = {kind: letter for letter, kind in LETTERS.items()}
SPARE_LETTERS = "tgkmnpqsuyz#~*+"


def facing_word(rng, direction):
    """One of the words for a direction."""
    word = rng.choice(WORDS[direction])
    return word.upper() if chance(rng, 30) else word


def item(rng, key, place, kind, level, faces):
    """An item of ground or of the legend, short or as a map."""
    ways = [facing_word(rng, face) for face in faces]
    if chance(rng, 80):
        rows = [place, kind] + ([str(level)] if level is not None else [])
        return " ".join(rows + ways)
    given = {key: place, "kind": kind}
    if level is not None:
        given["level"] = level
    if ways:
        given["faces"] = " ".join(ways)
    return given


def ground_by_name(rng, squares):
    """The list of ground by name."""
    rows = []
    for square, (kinds, level) in squares.items():
        for number, (kind, faces) in enumerate(kinds):
            last = number == len(kinds) - 1
            rows.append(item(rng, "at", name_of(square), kind,
                             level if last else None, faces))
    return rows


class Drawing:
    """A map with its legend, while it is being drawn."""

    def __init__(self, rng, content):
        self.rng, self.content = rng, content
        self.legend, self.spare = {}, list(SPARE_LETTERS)
        self.cells = {}     # square to letters

    def letter_for(self, kind, faces):
        """A letter of the legend, or the usual one.

        Now and then a letter of the legend has a usual level of its own.
        """
        if not faces and chance(self.rng, 70):
            return LETTER_OF[kind]
        level = self.rng.randint(0, 2) if chance(self.rng, 30) else None
        key = (kind, level, faces)
        if key not in self.legend:
            if not self.spare:
                return None
            self.legend[key] = self.spare.pop(0)
        return self.legend[key]

    def draw(self, square, kinds, level):
        """One cell; False where there are no letters left."""
        letters = [self.letter_for(kind, faces) for kind, faces in kinds]
        if None in letters:
            return False
        letters += [str(level)] if level is not None else []
        self.rng.shuffle(letters)
        self.cells[square] = "".join(letters)
        return True

    def text(self):
        """The lines, the northernmost first; None if they cannot be."""
        columns, rows = self.content.columns, self.content.rows
        lines = [[self.cells.get((column, row)) or "."
                  for column in range(columns)] for row in range(rows)]
        short = all(len(cell) == 1 for line in lines for cell in line)
        if columns == 1 and not short:
            return None
        gap = "" if short and chance(self.rng, 70) else " "
        return "".join(gap.join(line) + "\n" for line in reversed(lines))

    def legend_list(self):
        """The legend as a list or as a map."""
        if chance(self.rng, 30):
            return {letter: " ".join(
                [kind] + [str(level)] * (level is not None) + list(faces))
                    for (kind, level, faces), letter in self.legend.items()}
        return [item(self.rng, "letter", letter, *meaning)
                for meaning, letter in self.legend.items()]


def unit_words(rng, unit, name, place):
    """A unit as a map or in short; place: (`at` or `letter`, its value)."""
    given = {"name": name, place[0]: place[1]}
    if unit["type"] != "infantry" or chance(rng, 50):
        given["type"] = unit["type"]
    fights = unit["type"] != "commander"
    if fights and (unit["quality"] != "average" or chance(rng, 30)):
        given["quality"] = unit["quality"]
    usual = ("north", "south")[unit["side"]]
    if unit["facing"] != usual or chance(rng, 30):
        given["facing"] = facing_word(rng, unit["facing"])
    if unit["moved"]:
        given["moved"] = True
    if unit["moved"] or "type" not in given or chance(rng, 70):
        return given
    words = [name, given["type"], given.get("quality", ""),
             ("at " if place[0] == "at" else "as ") + place[1]]
    if "facing" in given:
        words.append("facing " + given["facing"])
    return " ".join(word for word in words if word)


def units_of_sides(rng, content, drawing):
    """The lists of units of both sides; letters are drawn on the map."""
    sides = ([], [])
    for number, unit in enumerate(content.units):
        rows = sides[unit["side"]]
        name = "%s %d" % ("AD"[unit["side"] != ATTACKER], len(rows) + 1)
        place = ("at", name_of(unit["square"]))
        if drawing is not None and chance(rng, 60):
            letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number]
            place = ("letter", letter)
            cell = drawing.cells.get(unit["square"], "")
            drawing.cells[unit["square"]] = cell + letter
        rows.append(unit_words(rng, unit, name, place))
    return {name: {"units": rows} for name, rows in zip(SIDES, sides)}


def written(rng, content):
    """The scenario document of a content."""
    document = {"rules": "portable", **content.more}
    by_name, drawing = dict(content.ground), None
    if chance(rng, 50):
        drawing = Drawing(rng, content)
        for square, (kinds, level) in content.ground.items():
            if chance(rng, 80) and drawing.draw(square, kinds, level):
                del by_name[square]
                if chance(rng, 20):
                    by_name[square] = kinds_of_square(rng)
    document.update(units_of_sides(rng, content, drawing))
    text = drawing.text() if drawing is not None else None
    if drawing is not None and text is None:
        return written(rng, content)
    if text is None:
        document["columns"], document["rows"] = content.columns, content.rows
    else:
        document["map"] = text
        if drawing.legend:
            document["legend"] = drawing.legend_list()
    if by_name:
        document["ground"] = ground_by_name(rng, by_name)
    return document
