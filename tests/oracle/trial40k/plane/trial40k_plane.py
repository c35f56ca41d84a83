"""Contacts from models that stand on the table, slowly and with fractions.

Source: TAR-040, 041, 044, 068, 162, 190, A-06, A-13, A-14, A-56, A-64; how
they are written, docs/rulings/trial40k.md, R-20. Unit: whole and broken
millimetres, as fractions; x to the east, y to the south.

A scenario in which models have places becomes the same scenario with stated
contacts: `stated`. What is refused raises Refused, clause first.
"""

import re
from fractions import Fraction
from typing import NamedTuple

from trial40k_numbers import Refused

SIDES = ("attacker", "defender")
CONTACT = Fraction(1, 2)            # a gap below it is contact
NEAR = 2 * Fraction(254, 10)        # two inches
USUAL_BASE = 25
PLACES = ("at", "base", "back")
KEPT = ("profile", "weapons", "wounded", "grenades", "ws", "s", "t", "w",
        "i", "a", "ld", "sv", "inv", "rending", "shelter",
        "behind")       # of a group


class Model(NamedTuple):
    """One model: unit and group by number, and its base."""
    unit: int
    group: int
    x: Fraction
    y: Fraction
    radius: Fraction


class Unit(NamedTuple):
    """What of a unit matters here."""
    side: str
    row: dict
    name: str
    host: str


def length(words):
    """25 mm"""
    return Fraction(re.fullmatch(r"([0-9.]+) mm", words)[1])


def point(words):
    """30 mm, 45 mm"""
    return [length(part) for part in words.split(", ")]


def apart(one, two):
    """The square of the distance of two middles."""
    return (one.x - two.x) ** 2 + (one.y - two.y) ** 2


def overlap(one, two):
    """Whether two bases cover common ground."""
    return apart(one, two) < (one.radius + two.radius) ** 2


def touch(one, two):
    """Whether the gap between them is contact."""
    reach = one.radius + two.radius
    return reach ** 2 <= apart(one, two) < (reach + CONTACT) ** 2


def near(one, two):
    """Whether the gap between them is two inches at most."""
    return apart(one, two) <= (one.radius + two.radius + NEAR) ** 2


def units_of(scenario):
    """All units, the attacker's first."""
    return [Unit(side, row, row["name"], row.get("joined", row["name"]))
            for side in SIDES for row in scenario[side]["units"]]


def groups_of(row):
    """The groups of a unit; of one without any, itself."""
    return row.get("groups", [row])


def models_of(scenario):
    """All models, in the order of the file."""
    usual = scenario.get("parameters", {}).get("base_size", USUAL_BASE)
    return [Model(number, k, *point(at),
                  length(group.get("base", "%s mm" % usual)) / 2)
            for number, unit in enumerate(units_of(scenario))
            for k, group in enumerate(groups_of(unit.row))
            for at in group["at"]]


def touched(units, models, model):
    """Names of the enemies that a model touches."""
    return {units[other.unit].name for other in models
            if units[other.unit].side != units[model.unit].side
            and touch(model, other)}


def only_supports(units, models, enemy, name):
    """Whether a unit touches nobody of another, and supports who does (R-35)."""
    mine = [model for model in models if units[model.unit] is enemy]
    friends = [model for model in models
               if (units[model.unit].side, units[model.unit].host)
               == (enemy.side, enemy.host)]
    if any(name in touched(units, models, model) for model in mine):
        return False
    return any(not touched(units, models, model)
               and name in touched(units, models, friend)
               and near(model, friend) for model in mine for friend in friends)


def with_supports(units, models, unit, zone):
    """The zone, with those who support friends in whose zone it is (R-35)."""
    hosts = {other.host for other in units
             if other.side != unit.side and other.name in zone}
    return zone | {other.name for other in units
                   if other.side != unit.side and other.host in hosts
                   and only_supports(units, models, other, unit.name)}


def stance(units, models, model):
    """(place, with, zone) of a model."""
    unit = units[model.unit]
    friends = [other for other in models
               if units[other.unit].side == unit.side
               and units[other.unit].host == unit.host and near(model, other)]
    own = touched(units, models, model)
    helped, zone = set(), set()
    for friend in friends:
        found = touched(units, models, friend)
        helped |= found
        if friend.unit == model.unit:
            zone |= found
    zone = with_supports(units, models, unit, zone)
    if own:
        return "contact", frozenset(own), frozenset(zone)
    return ("support" if helped else "out", frozenset(helped),
            frozenset(zone))


def check(units, models):
    """Refuses bases on each other, and a table on which nobody fights."""
    for k, one in enumerate(models):
        for two in models[:k]:
            if overlap(one, two):
                raise Refused("TAR-040: bases overlap")
    if not any(touched(units, models, model) for model in models):
        raise Refused("TAR-040: nobody touches anybody")


def kebab(name):
    """The id made of a name."""
    return name.lower().replace(" ", "-")


def suffix(kind, kinds, order):
    """How models stand, behind the name of a group of several kinds."""
    place, those, zone = kind
    parts = [] if place == "out" else [
        ("on" if place == "contact" else "near", those)]
    if any(other != kind and other[:2] == kind[:2] for other in kinds):
        parts += [("by", zone - those), ("beyond", those - zone)]
    if place == "out":
        return " out"
    return "".join(" %s %s" % (word, " and ".join(sorted(names, key=order)))
                   for word, names in parts if names)


def name_of(unit, group, kind, kinds, order):
    """What a group of the battle is called; None: as its unit is."""
    alone = len(groups_of(unit.row)) == 1
    whole = len(kinds) == 1
    if whole and alone:
        return None
    named = group is not unit.row and "name" in group
    base = group["name"] if named else unit.name if alone else (
        unit.name + " " + group["profile"])
    if not whole:
        return base + suffix(kind, kinds, order)
    place = {"contact": "", "support": " in support", "out": " out"}
    return base if named else base + place[kind[0]]


def as_stated(unit, group, kind, models, called):
    """A group of the stated scenario; models: by number in their group."""
    place, those, zone = kind
    made = {word: group[word] for word in KEPT if word in group}
    made.update(models=len(models), place=place)
    if "back" in group:
        made["back"] = [group["back"][n] for n in models]
    if called:
        made.update(name=called, id=kebab(called))
    if place != "out":
        made.update({"with": sorted(those), "zone": sorted(zone)})
    return made


def stood(models):
    """Where models stand, in tenths: (x, y, how wide)."""
    return [[int(10 * part) for part in (one.x, one.y, 2 * one.radius)]
            for one in models]


def placed(scenario):
    """The scenario with stated contacts, and where models stand (R-28)."""
    return stated(scenario, True)


def stated(scenario, with_places=False):
    """The scenario with stated contacts."""
    units, models = units_of(scenario), models_of(scenario)
    check(units, models)
    stances = [stance(units, models, model) for model in models]
    made = {**scenario, **{side: {"units": []} for side in SIDES}}
    order = kebab       # as units are numbered: by their ids
    for number, unit in enumerate(units):
        row = {key: value for key, value in unit.row.items()
               if key not in PLACES + KEPT + ("models",)}
        row["groups"] = []
        for k, group in enumerate(groups_of(unit.row)):
            mine = [(stances[n], model) for n, model in enumerate(models)
                    if (model.unit, model.group) == (number, k)]
            kinds = list(dict.fromkeys(kind for kind, _ in mine))
            for kind in kinds:
                those = [n for n, (other, _) in enumerate(mine)
                         if other == kind]
                row["groups"].append(as_stated(
                    unit, group, kind, those,
                    name_of(unit, group, kind, kinds, order)))
                if with_places:
                    row["groups"][-1]["stood"] = stood(
                        [mine[n][1] for n in those])
        made[unit.side]["units"].append(row)
    return made


def contacts(scenario):
    """How many pairs of enemies touch."""
    units, models = units_of(scenario), models_of(scenario)
    return sum(units[one.unit].side != units[two.unit].side
               and touch(one, two)
               for k, one in enumerate(models) for two in models[:k])
