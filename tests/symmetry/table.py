"""A scenario on a table top mirrored or turned: points of bases and of terrain, facings and edges go along.

Points are in millimetres, east and south of the table's north-west corner; the table is as large as a
point may be far (wtj, R-25; trial40k, R-20).
"""
from fractions import Fraction

FAR = 5000  # millimetres
COMPASS = ("north", "east", "south", "west")
USUAL = {"attacker": "north", "defender": "south"}  # which way a side faces where it is not said
HOME = {"attacker": "south", "defender": "north"}  # where its edge of the table is, likewise
MIRRORED = {"left": "right", "right": "left"}


def point_of(words):
    return [Fraction(part.split()[0]) for part in words.split(",")]


def words_of(point):
    return ", ".join(f"{float(part):.10g} mm" for part in point)


def units(document):
    """(side, unit) of all units."""
    return [(side, unit) for side in USUAL for unit in document[side].get("units", ())]


def has_places(document):
    return any("at" in row for _, unit in units(document) for row in (unit, *unit.get("groups", ())))


class Move:
    """of: where a point goes; turn: where a direction goes, by its number; mirror: left becomes right."""

    def __init__(self, of, turn, mirror=False):
        self.of, self.turn, self.mirror = of, turn, mirror

    @staticmethod
    def orders(orders):
        return orders

    def placed(self, row, keys=("at", "placed")):
        """A row whose lists of points, under these keys, go along."""
        return {key: [words_of(self.of(*point_of(words))) for words in value] if key in keys else value
                for key, value in row.items()}

    def to(self, word):
        return COMPASS[self.turn(COMPASS.index(word)) % 4]

    def unit(self, side, unit, faces, flees):
        made = self.placed(unit)
        if "groups" in unit:
            made["groups"] = [self.placed(group) for group in unit["groups"]]
        if faces and "at" in unit:
            made["facing"] = self.to(unit.get("facing", USUAL[side]))
        if flees and "joined" not in unit:
            made["home"] = self.to(unit.get("home", HOME[side]))
        return made

    def contact(self, contact):
        if not self.mirror:
            return contact
        return {key: MIRRORED.get(value, value) if key in ("edge", "defender_edge") else value
                for key, value in contact.items()}

    def scenario(self, document):
        made = dict(document)
        faces = document["rules"] == "wtj"  # round bases face nowhere
        flees = document.get("begin") == "charges"  # trial40k, R-29
        for side in USUAL:
            if "units" in document[side]:
                made[side] = {**document[side], "units": [self.unit(side, unit, faces, flees) for unit in document[side]["units"]]}
        if "contacts" in document:
            made["contacts"] = [self.contact(contact) for contact in document["contacts"]]
        if "terrain" in document:
            made["terrain"] = [self.placed(piece, ("area", "line")) for piece in document["terrain"]]
        return made


mirrored = Move(lambda east, south: (FAR - east, south), lambda way: -way, mirror=True)  # west for east
turned = Move(lambda east, south: (FAR - east, FAR - south), lambda way: way + 2)
moved = Move(lambda east, south: (east + 37, south + Fraction(1001, 10)), lambda way: way)
quarter = Move(lambda east, south: (FAR - south, east), lambda way: way + 1)  # clockwise


def ties_by_place(document):
    """Whether a mirror may have another of two equally large units lose its base: on the table the leftmost
    does under standing orders (wtj, R-25), and two units differ at least in whom they touch."""
    return has_places(document) and any(len(document[side].get("units", ())) > 1 for side in USUAL)


def asks_in_order(document):
    """Whether units are asked one by one with dice between, so that a mirror changes what who is asked later
    knows: in movements, and of cavalry that has won one of several assaults (wtj, R-25)."""
    allowance = document.get("parameters", {}).get("tank_allowance", 12)

    def asked(unit):
        kind = unit.get("type", "infantry")
        moves = unit.get("moved", 0) < unit.get("allowance", allowance)
        return kind == "cavalry" or moves and kind in ("tank", "armored-car")
    return (any(asked(unit) for _, unit in units(document)) or document.get("turns", 1) != 1 or
            any(document.get(key) for key in ("rout", "command")))
