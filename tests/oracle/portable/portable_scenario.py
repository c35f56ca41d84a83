"""Reading a scenario of Portable Close Combat into a Battle.

Source: the scenario table, the parameters and P-1 of the rulings page.
Everything that is not allowed raises ValueError naming a clause or key.
"""

import re
from fractions import Fraction

from portable_applied import NUMBERS, READINGS, note
from portable_battle import (ENDINGS, GRADES, MEASURES, SIDES, TYPES, Battle,
                             Piece)
from portable_board import Board, Ground, direction_of
from portable_ground import on_board, read_board, read_objectives
from portable_order import put_in_order
from portable_refused import (flag, known, open_to_attack, refuse,
                              refuse_idle, refuse_places, whole, word)

KEYS = ("rules", "title", "parameters", "aim", "orders", "fire", "map",
        "legend", "columns", "rows", "ground", "objectives", *SIDES)
BESIDE_SHORT = ("rules", "title", "parameters", "aim", "orders", "fire",
                *SIDES)
UNIT_KEYS = ("name", "id", "type", "quality", "at", "letter", "facing",
             "moved")
SHORT_KEYS = ("type", "quality", "commander", "ground")
SHORT_PLACES = {"front": ((3, 2), "north"), "flank": ((2, 3), "east"),
                "rear": ((3, 4), "south")}
SHORT_GROUND = ("open", "wood", "hill", "built-up", "works", "river")
UNIT_TEXT = re.compile(
    r"(?P<name>.+?)(?: (?P<before>%s))? (?P<type>%s)"
    r"(?(before)|(?: (?P<quality>%s))?)"
    r"(?: at (?P<at>\S+))?(?: as (?P<letter>\S+))?"
    r"(?: facing (?P<facing>\S+))?"
    % tuple("|".join(words) for words in (GRADES, TYPES, GRADES)))
SIDE_TEXT = re.compile(
    r"(?:(?P<before>%s) )?(?P<type>%s)(?: (?P<quality>%s))?"
    r"(?P<commander> with commander)?(?: (?:in|on) (?P<ground>%s))?"
    r"(?: on (?P<aspect>\S+))?"
    % tuple("|".join(words) for words in (GRADES, TYPES, GRADES,
                                          SHORT_GROUND)))


def from_text(form, text, what):
    """The map that a short form stands for."""
    match = form.fullmatch(" ".join(text.split()))
    if not match:
        refuse(what, "has no form of it: %s" % text)
    given = {key: value for key, value in match.groupdict().items()
             if value is not None}
    if "before" in given:
        given["quality"] = given.pop("before")
    if "commander" in given:
        given["commander"] = True
    return given


def read_quality(given, kind):
    """The quality of a unit, with its default."""
    if kind == "commander":
        if given.get("quality", "elite") != "elite":
            refuse("PCC-29", "every commander is elite")
        return "elite"
    return word(given.get("quality", "average"), GRADES, "quality")


def read_unit(given, side, board, capitals):
    """One unit; returns (its id, Piece)."""
    if isinstance(given, str):
        given = from_text(UNIT_TEXT, given, "units")
    known(given, UNIT_KEYS, "units")
    name = given.get("name")
    if not isinstance(name, str) or not name:
        refuse("units", "name is required")
    kebab = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    key = given.get("id", kebab)
    kind = word(given.get("type", "infantry"), TYPES, "type")
    facing = direction_of(given.get("facing", ("north", "south")[side]))
    if facing is None:
        refuse("PCC-02", "a facing that is none")
    return key, Piece(name, side, kind, read_quality(given, kind),
                      read_place(given, board, capitals), facing,
                      flag(given, "moved"))


def read_place(given, board, capitals):
    """Where a unit stands (G-9)."""
    if "letter" in given and "at" not in given:
        squares = capitals.get(given["letter"], [])
        if len(squares) != 1:
            refuse("letter", "the letter stands on the map once")
        return squares[0]
    if "at" not in given or "letter" in given:
        refuse("at", "a unit has a place, given once")
    return on_board(board, given["at"], "at", "at")


def read_sides(scenario, board, capitals):
    """All units at length, the attacker's first."""
    pairs = []
    for side, name in enumerate(SIDES):
        known(scenario[name], ("units",), name)
        units = scenario[name]["units"]
        whole(len(units), 1, 12, name + ".units")
        pairs += [read_unit(unit, side, board, capitals) for unit in units]
    used = [piece_letter(unit) for name in SIDES
            for unit in scenario[name]["units"]]
    if set(capitals) - set(used):
        refuse("map", "a capital that is no unit's")
    if len({key for key, _ in pairs}) < len(pairs):
        refuse("id", "must be unique in the file")
    return tuple(piece for _, piece in pairs)


def piece_letter(given):
    """The letter of a unit, however it is written."""
    if isinstance(given, str):
        given = from_text(UNIT_TEXT, given, "units")
    return given.get("letter")


def short_side(given, side):
    """(units, square, its ground) of a side in one line (P-1)."""
    if isinstance(given, str):
        given = from_text(SIDE_TEXT, given, SIDES[side])
    own = ("aspect",) if side == 0 else ()
    known(given, SHORT_KEYS + own, SIDES[side])
    aspect = word(given.get("aspect", "front"), SHORT_PLACES, "aspect")
    square, facing = SHORT_PLACES[aspect] if side == 0 else ((3, 3), "south")
    kind = word(given.get("type", "infantry"), TYPES, "type")
    units = [Piece(SIDES[side], side, kind, read_quality(given, kind),
                   square, facing)]
    if flag(given, "commander"):
        if kind == "commander":
            refuse("PCC-29", "a commander with a commander")
        units.append(Piece(SIDES[side] + "-commander", side, "commander",
                           "elite", square, facing))
    ground = word(given.get("ground", "open"), SHORT_GROUND, "ground")
    return units, square, Ground(frozenset((ground,)),
                                 level=1 if ground == "hill" else 0)


def is_short(side):
    """Whether a side is written in one line, or as a map of its keys."""
    return isinstance(side, str) or "units" not in side


def read_short(scenario):
    """(Board, units) where both sides are written in one line (P-1)."""
    note("P-1")
    if not all(is_short(scenario[name]) for name in SIDES):
        refuse("units", "both sides in one line, or neither")
    known(scenario, BESIDE_SHORT, "scenario")
    board, pieces = Board(7, 7, {}), []
    for side, name in enumerate(SIDES):
        units, square, ground = short_side(scenario[name], side)
        board.ground[square] = ground
        pieces += units
    return board, tuple(pieces)


def read_readings(parameters):
    """The value in force of every reading; letters stand for values."""
    readings = {}
    for row, values in READINGS.items():
        value = parameters.get(row, values[0])
        letters = dict(zip("abcde", values))
        readings[row] = word(letters.get(value, value), values, row)
    return readings


def read_numbers(parameters):
    """The value in force of every number."""
    return {name: whole(parameters.get(name, usual), low, high, name)
            for name, (usual, low, high) in NUMBERS.items()}


def fraction(value, what):
    """A whole number or a text 'n/d'."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, str) and re.fullmatch(r"-?\d+(/0*[1-9]\d*)?", value):
        return Fraction(value)
    return refuse(what, "must be a whole number or a fraction such as 1/3")


def read_aim(given, objectives):
    """Worth to the attacker of each ending and of each measure."""
    if given in ("ground", "cheaply", "attrition"):
        aim = {"objectives_cleared": Fraction(100, objectives)}
        if given == "attrition":
            aim = {}
        if given != "ground":
            aim.update(attacker_losses=Fraction(-5),
                       defender_losses=Fraction(5))
        return aim
    known(given, ENDINGS + MEASURES, "aim")
    return {key: fraction(value, "aim") for key, value in given.items()}


def read_battle(scenario):
    """The Battle of a scenario document."""
    known(scenario, KEYS, "scenario")
    if scenario.get("rules") != "portable":
        refuse("rules", "must be portable")
    if scenario.get("orders"):
        refuse("orders", "only standing orders and best play are walked here")
    for name in SIDES:
        if name not in scenario:
            refuse(name, "is required")
    named = None
    if any(is_short(scenario[name]) for name in SIDES):
        board, pieces = read_short(scenario)
    else:
        board, capitals = read_board(scenario)
        pieces = read_sides(scenario, board, capitals)
        named = read_objectives(scenario, board)
    parameters = known(scenario.get("parameters", {}),
                       [*READINGS, *NUMBERS], "parameters")
    refuse_places(board, pieces)
    battle = Battle(board, pieces, read_numbers(parameters),
                    read_readings(parameters), flag(scenario, "fire"),
                    named, {})
    targets = open_to_attack(battle)
    if not targets:
        refuse_idle(battle)
    if named is None:
        named = tuple(pieces[target].square for target in targets)
    aim = read_aim(scenario.get("aim", "ground"), len(named))
    return put_in_order(battle._replace(objectives=named, aim=aim))
