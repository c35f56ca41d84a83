"""Reading a scenario of Not Quite Mechanised into a Battle.

Source: the scenario table and the parameters of the rulings page; the
numbers are the catalogue's table A2. Units: strength points, pins, hours.
Everything that is not allowed raises ValueError naming a clause or key.
"""

import re
from fractions import Fraction
from typing import NamedTuple

from nqm_applied import READINGS, note

TABLE = {  # catalogue A2: ATK, DEF, X (0: no limit), BT (0: never), HOLD from
    "elite": (5, 4, 0, "0", 1),
    "veteran": (4, 3, 3, "1/3", 3),
    "regular": (3, 2, 3, "1/2", 4),
    "conscript": (2, 2, 2, "1/3", 5),
    "militia": (3, 1, 1, "2/3", 5),
}
COLUMNS = ("attack_dice", "defence_dice", "attacks", "break_at", "hold_from")
RANGES = {"attack_dice": (1, 10), "defence_dice": (1, 10),
          "attacks": (0, 99), "hold_from": (1, 7)}
LEVELS = ("battalion", "regiment", "brigade", "division")
MORALES = ("unset", "passed", "failed")
CLASSES = ("fighting", "support", "command", "recce", "engineer")
GROUND = ("position-taken", "overrun", "position-yielded")
ENDINGS = GROUND + ("attack-broken", "both-broken", "called-off", "unresolved")
MEASURES = ("attacker_losses", "defender_losses")


class Quality(NamedTuple):
    """One row of table A2 after parameters."""
    attack_dice: int
    defence_dice: int
    attacks: int
    break_at: Fraction
    hold_from: int


class Stand(NamedTuple):
    """One stand, or a whole block (kind 'block'), as the scenario gives it."""
    name: str
    kind: str
    strength: int
    red: int
    black: int
    grouped: bool

    @property
    def overloaded(self):
        """Off the field before the assault."""
        if self.red + self.black > self.strength:  # NQM-S05
            note("NQM-S05")
            return True
        return False


class Side(NamedTuple):
    """Attacker or defender at the start."""
    quality: Quality
    morale: str
    retreat_open: bool
    block: bool
    stands: tuple


class Battle(NamedTuple):
    """All that does not change in one assault."""
    hours: int
    readings: dict
    base_strength: int
    aim: dict
    attacker: Side
    defender: Side


def refuse(clause, why):
    """Every input error."""
    raise ValueError("%s: %s" % (clause, why))


def whole(value, low, high, what):
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int):
        refuse(what, "must be a whole number")
    if not low <= value <= high:
        refuse(what, "must be %d .. %d" % (low, high))
    return value


def fraction(value, what):
    """A whole number or a text 'n/d'."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, str) and re.fullmatch(r"-?\d+(/0*[1-9]\d*)?", value):
        return Fraction(value)
    return refuse(what, "must be a whole number or a fraction such as 1/3")


def word(value, allowed, what):
    """One of the words allowed."""
    if value not in allowed:
        refuse(what, "must be one of " + " ".join(allowed))
    return value


def known(given, allowed, what):
    """A map with no key beyond those allowed."""
    if not isinstance(given, dict):
        refuse(what, "must be a map")
    for key in given:
        if key not in allowed:
            refuse(what, "unknown key %s" % key)
    return given


def read_readings(parameters):
    """The value in force of every reading; letters stand for values."""
    readings = {}
    for row, values in READINGS.items():
        value = parameters.get(row, values[0])
        letters = dict(zip("abc", values))
        readings[row] = word(letters.get(value, value), values, row)
    return readings


def read_quality(name, parameters):
    """One row of table A2 with the scenario's own numbers in it."""
    row = []
    for column, default in zip(COLUMNS, TABLE[name]):
        key = "%s_%s" % (name, column)
        value = parameters.get(key, default)
        if column == "break_at":
            row.append(fraction(value, key))
            if row[-1] < 0:
                refuse(key, "must not be negative")
        else:
            row.append(whole(value, *RANGES[column], key))
    return Quality(*row)


def read_stand(given):
    """One stand of the stand form; returns (id, Stand)."""
    known(given, ("name", "id", "class", "strength", "red", "black",
                  "grouped"), "stands")
    name = given.get("name")
    if not isinstance(name, str) or not name:
        refuse("stands", "name is required")
    kebab = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    kind = word(given.get("class", "fighting"), CLASSES, "NQM-S01")
    strength = given.get("strength", 1 if kind == "command" else 3)
    grouped = given.get("grouped", False)
    if not isinstance(grouped, bool):
        refuse("grouped", "must be true or false")
    if grouped and kind != "command":
        refuse("NQM-S01", "only a command stand can be grouped")
    return given.get("id", kebab), Stand(
        name, kind, whole(strength, 1, 20, "strength"),
        whole(given.get("red", 0), 0, 99, "red"),
        whole(given.get("black", 0), 0, 99, "black"), grouped)


def read_stands(given):
    """The stands of one side in scenario order, and whether it is a block."""
    if "stands" in given:
        if "strength" in given or "pins" in given:
            refuse("stands", "strength and pins belong to the block form")
        if not isinstance(given["stands"], list):
            refuse("stands", "must be a list")
        whole(len(given["stands"]), 1, 24, "stands")
        pairs = [read_stand(stand) for stand in given["stands"]]
        if len({key for key, _ in pairs}) < len(pairs):
            refuse("id", "must be unique in the file")
        return [key for key, _ in pairs], tuple(s for _, s in pairs), False
    if "strength" not in given:
        refuse("strength", "a side needs strength or stands")
    strength = whole(given["strength"], 1, 200, "strength")
    pins = whole(given.get("pins", 0), 0, strength, "pins")
    return [], (Stand("block", "block", strength, pins, 0, False),), True


def read_side(given, parameters):
    """One side; returns (ids of its stands, Side)."""
    known(given, ("quality", "hq", "morale", "retreat", "strength", "pins",
                  "stands"), "side")
    name = word(given.get("quality", "regular"), TABLE, "quality")
    word(given.get("hq", "battalion"), LEVELS, "NQM-28")
    ids, stands, block = read_stands(given)
    retreat = word(given.get("retreat", "open"), ("open", "closed"), "retreat")
    return ids, Side(read_quality(name, parameters),
                     word(given.get("morale", "unset"), MORALES, "morale"),
                     retreat == "open", block, stands)


def read_aim(given):
    """Worth to the attacker of each ending and of each casualty."""
    if given in ("ground", "cheaply"):
        aim = {ending: Fraction(100) for ending in GROUND}
        if given == "cheaply":
            aim.update(attacker_losses=Fraction(-5),
                       defender_losses=Fraction(5))
        return aim
    known(given, ENDINGS + MEASURES, "aim")
    return {key: fraction(value, "aim") for key, value in given.items()}


def read_parameters(given):
    """Check the names and values of all parameters."""
    names = ["%s_%s" % (quality, column)
             for quality in TABLE for column in COLUMNS]
    known(given, names + list(READINGS) + ["base_strength"], "parameters")
    for quality in TABLE:
        read_quality(quality, given)
    return given


def read_battle(scenario):
    """The Battle of a scenario document in canonical form."""
    known(scenario, ("rules", "title", "hours", "parameters", "aim", "orders",
                     "attacker", "defender"), "scenario")
    if scenario.get("rules") != "nqm":
        refuse("rules", "must be nqm")
    if scenario.get("orders"):
        refuse("orders", "only standing orders and best play are walked here")
    for side in ("attacker", "defender"):
        if side not in scenario:
            refuse(side, "is required")
    parameters = read_parameters(scenario.get("parameters", {}))
    attacker_ids, attacker = read_side(scenario["attacker"], parameters)
    defender_ids, defender = read_side(scenario["defender"], parameters)
    if len({*attacker_ids, *defender_ids}) < len(attacker_ids + defender_ids):
        refuse("id", "must be unique in the file")
    if attacker.morale == "failed":
        refuse("A-24", "a unit that has failed its break test may not attack")
    return Battle(
        whole(scenario.get("hours", 1), 1, 24, "NQM-18"),
        read_readings(parameters),
        whole(parameters.get("base_strength", 3), 1, 200, "base_strength"),
        read_aim(scenario.get("aim", "ground")), attacker, defender)
