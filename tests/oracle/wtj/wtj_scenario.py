"""Reading a scenario of WTJ 1916 into a Battle.

Source: tests/oracle/wtj.md. Everything that is not allowed raises
Refused naming a clause or key.
"""

import re
from fractions import Fraction

import wtj_end
from wtj_assault import groups
from wtj_numbers import NUMBERS, READINGS, RESULTS, Refused
from wtj_refused import refuse_battle
from wtj_state import EDGES, SIDES, Battle, Contact
from wtj_turn import first
from wtj_unit import ids_of, placed, read_unit

KEYS = ("rules", "title", "preset", "parameters", "aim", "turns", "until",
        "fire", "rout", "command", "scenario_defender", "attacker",
        "defender", "contacts")
CONTACT = re.compile(r"(\S+) (\w+) on (\S+) (\w+)")
SIDE = re.compile(r"(\d+) ([a-z-]+)(?: (poor|average|good|great|outstanding))?"
                  r"(?: in (soft|solid|hard|enclosed))?")


def known(given, keys, where):
    """A map with these keys only."""
    if not isinstance(given, dict):
        raise Refused("%s: must be a map" % where)
    for key in given:
        if key not in keys:
            raise Refused("%s: unknown key %s" % (where, key))
    return given


def word(given, words, where):
    """One of the words."""
    if given not in words or isinstance(given, bool) != isinstance(
            words[0], bool):
        raise Refused("%s: must be one of %s" % (where, ", ".join(
            map(str, words))))
    return given


def whole(given, low, high, where):
    """A whole number in a range."""
    if isinstance(given, bool) or not isinstance(given, int) or not (
            low <= given <= high):
        raise Refused("%s: must be %d to %d" % (where, low, high))
    return given


def read_parameters(given):
    """(numbers, names stated, results, readings)."""
    numbers = {name: row[0] for name, row in NUMBERS.items()}
    results = {"%s_%d" % (grade, 1 - k): effect
               for grade, row in RESULTS.items()
               for k, effect in enumerate(row)}
    readings = {name: words[0] for name, words in READINGS.items()}
    for name, value in given.items():
        if name in numbers:
            numbers[name] = whole(value, *NUMBERS[name][1:3], name)
        elif name in results:
            results[name] = word(value, ("-", "P", "W", "R", "RS", "S", "SD",
                                         "D"), name)
        elif name in readings:
            readings[name] = word(value, READINGS[name], name)
        else:
            raise Refused("parameters: unknown " + str(name))
    return numbers, frozenset(given), results, readings


def read_aim(given):
    """A named aim, or worth to the attacker of endings and measures."""
    if not isinstance(given, dict):
        return word(given, wtj_end.AIMS, "aim")
    known(given, wtj_end.ENDINGS + wtj_end.MEASURES, "aim")
    return {key: Fraction(value) for key, value in given.items()}


def read_side(side, given):
    """The units of a side as maps; a text is the short form."""
    if isinstance(given, str):
        match = SIDE.fullmatch(given.strip())
        if not match:
            raise Refused("%s: must be so many bases" % SIDES[side])
        count, sort, training, cover = match.groups()
        unit = {"name": SIDES[side], "bases": int(count)}
        if sort not in ("base", "bases"):
            unit["type"] = sort
        if training:
            unit["training"] = training
        if cover:
            unit["cover"] = cover
        return [unit]
    items = known(given, ("units",), SIDES[side]).get("units")
    if not isinstance(items, list) or not 1 <= len(items) <= 12:
        raise Refused("%s: 1 to 12 units" % SIDES[side])
    return items


def read_contact(item, numbers):
    """One stated contact."""
    if isinstance(item, str):
        match = CONTACT.fullmatch(item.strip())
        if not match:
            raise Refused("contacts: must be UNIT EDGE on UNIT EDGE")
        item = dict(zip(("attacker", "edge", "defender", "defender_edge"),
                        match.groups()))
    known(item, ("attacker", "edge", "defender", "defender_edge"), "contacts")
    who = [numbers.get(item.get(side)) for side in SIDES]
    if None in who:
        raise Refused("contacts: no such unit")
    edges = [word(item.get(key, "front"), EDGES, "contacts")
             for key in ("edge", "defender_edge")]
    return Contact(*who, *edges)


def usual_contacts(units):
    """Where none are stated: all on the front of the only enemy."""
    rows = [[n for n, unit in enumerate(units)
             if unit.side == side and unit.host is None] for side in (0, 1)]
    if min(map(len, rows)) > 1:
        raise Refused("contacts: which units touch must be stated")
    return frozenset(Contact(a, d, "front", "front")
                     for a in rows[0] for d in rows[1])


def read_contacts(given, units, found):
    """Contacts by the positions, as stated, or the usual ones."""
    numbers = {unit.id: n for n, unit in enumerate(units)}
    stated = None
    if given is not None:
        if not isinstance(given, list):
            raise Refused("contacts: must be a list")
        stated = frozenset(read_contact(item, numbers) for item in given)
    if found is not None:
        if stated is not None and stated - found:
            raise Refused("WTJ-01: contact of units that stand apart")
        return found
    return usual_contacts(units) if stated is None else stated


def read_battle(scenario):
    """The Battle of a scenario document."""
    known(scenario, KEYS, "scenario")
    if scenario.get("rules") != "wtj":
        raise Refused("rules: must be wtj")
    numbers, stated, results, readings = read_parameters(
        scenario.get("parameters", {}))
    turns = scenario.get("turns", 1)
    turns = 0 if turns == "unlimited" else whole(turns, 1, 24, "turns")
    certain = word(scenario.get("preset", "house"), ("house", "certain"),
                   "preset") == "certain"
    until = word(scenario.get("until", "turn-over"),
                 ("turn-over", "assault-over"), "until")
    who = word(scenario.get("scenario_defender", "defender"),
               SIDES + ("none",), "scenario_defender")
    maps = []
    for side, name in enumerate(SIDES):
        if name not in scenario:
            raise Refused(name + ": is required")
        maps += [(side, item) for item in read_side(side, scenario[name])]
    maps, found = placed(maps, numbers, certain, stated,
                         readings["equal_units"])
    names = ids_of(maps)
    units = tuple(read_unit(side, item, names, numbers, certain, stated)
                  for side, item in maps)
    battle = Battle(
        units, read_contacts(scenario.get("contacts"), units, found),
        numbers, stated, results, readings, certain,
        *(word(scenario.get(key, False), (True, False), key)
          for key in ("fire", "rout", "command")),
        turns, until == "assault-over",
        None if who == "none" else SIDES.index(who),
        read_aim(scenario.get("aim", "ground")))
    refuse_battle(battle)
    battle.groups = tuple(pair[1] for pair in groups(battle, first(battle)))
    battle.ended = wtj_end.ended
    return battle
