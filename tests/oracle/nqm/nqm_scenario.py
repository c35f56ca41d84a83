"""Reading a scenario of Not Quite Mechanised into a Battle.

Source: the scenario table and the parameters of the rulings page; the
numbers are the catalogue's table A2. Units: strength points, pins, hours.
Everything that is not allowed raises ValueError naming a clause or key.
"""

import re
from fractions import Fraction

from nqm_applied import READINGS, note
from nqm_battle import (CLASSES, ENDINGS, GRADES, GROUND, LEVELS, MEASURES,
                        WHOLE, Battle, Quality, Side, Stand, kebab)
from nqm_orders import read_orders, with_names
from nqm_refused import refuse, refuse_battle

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
SIDE_KEYS = ("quality", "hq", "morale", "retreat", "strength", "pins",
             "stands", "terror")
ATTACKER_KEYS = ("order", "firefight", "in_supply", "fresh_orders",
                 "under_fire", "mounted")
STAND_KEYS = ("name", "id", "class", "strength", "red", "black", "grouped",
              "level", "quality", "battalion", "area", "reserve",
              "disorganised")


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


def flag(given, key, default=False):
    """A truth value of a map."""
    value = given.get(key, default)
    if not isinstance(value, bool):
        refuse(key, "must be true or false")
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
        letters = dict(zip("abcde", values))
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
    return Quality(name, *row)


def numbered(rows, names):
    """The number of each row's name, and the names in order; None stays."""
    order = list(dict.fromkeys(name for name in names if name is not None))
    return [order.index(name) if name is not None else None
            for name in names], tuple(order)


def read_stand(given, side_grade, attacker):
    """One stand of the stand form."""
    known(given, STAND_KEYS, "stands")
    name = given.get("name")
    if not isinstance(name, str) or not name:
        refuse("stands", "name is required")
    kind = word(given.get("class", "fighting"), CLASSES, "NQM-S01")
    strength = given.get("strength", 1 if kind == "command" else 3)
    grouped, reserve = flag(given, "grouped"), flag(given, "reserve")
    if kind != "command" and (grouped or "level" in given):
        refuse("NQM-S01", "only a command stand is grouped or has a level")
    if "area" in given and (attacker or reserve):
        refuse("area", "only the defender's stands that are no reserve")
    return Stand(
        name, kind, whole(strength, 1, 20, "strength"),
        whole(given.get("red", 0), 0, 99, "red"),
        whole(given.get("black", 0), 0, 99, "black"), grouped,
        word(given.get("level", "battalion"), LEVELS, "NQM-S02"),
        word(given.get("quality", side_grade), GRADES, "quality"),
        reserve=reserve, disorganised=flag(given, "disorganised"),
        id=given.get("id", kebab(name)))


def ids_differ(names, what):
    """No two names make the same id (R-30)."""
    if len({kebab(name) for name in names}) < len(names):
        refuse(what, "two names make the same id")


def in_battalions(stands, documents, attacker):
    """The stands with their battalions, and the names of these."""
    names = [None if stand.higher else given.get("battalion")
             for stand, given in zip(stands, documents)]
    numbers, order = numbered(stands, names)
    if not order:
        return list(stands), ()
    if len(order) > 6:
        refuse("battalion", "at most 6 a side")
    if attacker:
        ids_differ(order, "battalion")
    for stand, number in zip(stands, numbers):
        if number is None and not stand.higher:
            refuse("battalion", "one stand names it, so all must")
    return [stand._replace(battalion=WHOLE if number is None else number)
            for stand, number in zip(stands, numbers)], order


def in_areas(stands, documents):
    """The stands with their areas, and the names of these."""
    numbers, order = numbered(stands, [given.get("area")
                                       for given in documents])
    if len(order) > 4:
        refuse("area", "at most 4")
    ids_differ(order, "area")
    for stand, number in zip(stands, numbers):
        if order and number is None and not stand.reserve:
            refuse("area", "one stand names it, so all but reserves must")
    return [stand._replace(area=number)
            for stand, number in zip(stands, numbers)], order


def in_id_order(rows, equal_units):
    """Rows that begin with a stand in the order of ids, from either end."""
    if len(rows) > 1:
        note("R-30", "equal_units: %s" % equal_units)
    return sorted(rows, key=lambda row: row[0].id,
                  reverse=equal_units == "last")


def read_stands(given, side_grade, attacker, equal_units):
    """(stands, battalions, areas, whether it is a block)."""
    if "stands" in given:
        if "strength" in given or "pins" in given:
            refuse("stands", "strength and pins belong to the block form")
        if not isinstance(given["stands"], list):
            refuse("stands", "must be a list")
        whole(len(given["stands"]), 1, 24, "stands")
        rows = in_id_order([(read_stand(stand, side_grade, attacker), stand)
                            for stand in given["stands"]], equal_units)
        documents = [document for _, document in rows]
        stands, names = in_battalions([stand for stand, _ in rows],
                                      documents, attacker)
        stands, areas = in_areas(stands, documents)
        return tuple(stands), names, areas, False
    if "strength" not in given:
        refuse("strength", "a side needs strength or stands")
    strength = whole(given["strength"], 1, 200, "strength")
    pins = whole(given.get("pins", 0), 0, strength, "pins")
    return (Stand("block", "block", strength, pins,
                  grade=side_grade),), (), (), True


def read_order(given, battalions):
    """The numbers of the battalions in the order in which they attack."""
    if "order" not in given:
        return ()
    order = given["order"]
    if not isinstance(order, list):
        refuse("order", "must be a list")
    if not order or sorted(order, key=str) != sorted(battalions):
        refuse("order", "must name every battalion once")
    return tuple(battalions.index(name) for name in order)


def read_side(given, attacker, equal_units):
    """One side."""
    own = ATTACKER_KEYS if attacker else ("anti_tank",)
    known(given, SIDE_KEYS + own, "side")
    grade = word(given.get("quality", "regular"), GRADES, "quality")
    stands, names, areas, block = read_stands(given, grade, attacker,
                                              equal_units)
    order = read_order(given, names)
    hq = word(given["hq"], LEVELS, "NQM-28") if "hq" in given else None
    return Side(
        grade, hq,
        word(given.get("morale", "unset"), ("unset", "passed", "failed"),
             "morale"),
        word(given.get("retreat", "open"), ("open", "closed"),
             "retreat") == "open",
        block, stands, names, order, areas,
        word(given.get("firefight", "won"), ("won", "lost", "after-loss"),
             "firefight"),
        flag(given, "in_supply", True), flag(given, "fresh_orders"),
        flag(given, "under_fire"), flag(given, "mounted"),
        word(given.get("terror", "overcome"), ("overcome", "not-yet"),
             "terror") == "overcome",
        flag(given, "anti_tank"))


def read_aim(given):
    """Worth to the attacker of each ending and of each casualty."""
    if given in ("ground", "cheaply", "attrition"):
        aim = {ending: Fraction(100) for ending in GROUND}
        if given == "attrition":
            aim = {}
        if given != "ground":
            aim.update(attacker_losses=Fraction(-5),
                       defender_losses=Fraction(5))
        return aim
    known(given, ENDINGS + MEASURES, "aim")
    return {key: fraction(value, "aim") for key, value in given.items()}


def read_parameters(given):
    """Check the names and values of all parameters."""
    names = ["%s_%s" % (quality, column)
             for quality in TABLE for column in COLUMNS]
    known(given, names + list(READINGS) + ["base_strength",
                                           "light_fire_from"], "parameters")
    return given


def hours(scenario):
    """How many hours the assault may last; None: as many as it takes."""
    if scenario.get("hours") == "unlimited":
        return None  # NQM-20
    return whole(scenario.get("hours", 1), 1, 24, "NQM-18")


def unique_ids(*sides):
    """No two stands of the file have the same id."""
    ids = [s.id for side in sides for s in side.stands if not side.block]
    if len(set(ids)) < len(ids):
        refuse("id", "must be unique in the file")


def read_battle(scenario, orders=()):
    """The Battle of a scenario document in canonical form.

    orders: the list that is followed; () stands for none.
    """
    known(scenario, ("rules", "title", "hours", "parameters", "aftermath",
                     "ground", "aim", "orders", "attacker", "defender"),
          "scenario")
    if scenario.get("rules") != "nqm":
        refuse("rules", "must be nqm")
    for side in ("attacker", "defender"):
        if side not in scenario:
            refuse(side, "is required")
    parameters = read_parameters(scenario.get("parameters", {}))
    readings = read_readings(parameters)
    equal_units = readings["equal_units"]
    attacker = read_side(scenario["attacker"], True, equal_units)
    defender = read_side(scenario["defender"], False, equal_units)
    unique_ids(attacker, defender)
    orders = read_orders(orders, (attacker, defender))
    battle = Battle(
        hours(scenario),
        readings,
        whole(parameters.get("base_strength", 3), 1, 200, "base_strength"),
        whole(parameters.get("light_fire_from", 5), 2, 7, "light_fire_from"),
        read_aim(scenario.get("aim", "ground")),
        flag(scenario, "aftermath"),
        word(scenario.get("ground", "open"), ("open", "close"),
             "ground") == "close",
        {name: read_quality(name, parameters) for name in TABLE},
        tuple(with_names(orders, side) for side in (attacker, defender)),
        orders)
    refuse_battle(battle)
    return battle
