"""Reading a scenario: stated contacts, no plane.

Source: tests/oracle/trial40k.md, section 1; TAR-040 to 044, 054, 068, 162,
188. Unit: models; player turns.
"""

from fractions import Fraction
from typing import NamedTuple, Optional

import trial40k_coherency as coherency
from trial40k_kind import Kind, WEAPONS
from trial40k_numbers import APPLIED, NUMBERS, PRESETS, READINGS, Refused
from trial40k_state import (ATTACKER, CONTACT, DEFENDER, OUT, SUPPORT, Stack,
                            pack)

SIDES = ("attacker", "defender")
AIMS = ("ground", "cheaply", "attrition")
TOP = {"rules", "title", "preset", "parameters", "turns", "active", "aim",
       "attacker", "defender", "answers", "sweep_moved"}
UNIT = {"name", "groups", "start", "charged", "cover", "always_cover",
        "fighting", "fast", "trapped", "independent", "joins", "power_used"}
GROUP = {"name", "count", "role", "with", "zone", "wounds", "ws", "s", "t",
         "w", "i", "a", "ld", "sv", "inv", "weapons", "bonus", "frag",
         "plasma", "monstrous", "psyker", "stood", "back", "shelter"}
MARINE = {"ws": 4, "s": 4, "t": 4, "w": 1, "i": 4, "a": 1, "ld": 8, "sv": 3,
          "inv": None}


class Unit(NamedTuple):
    """What a unit is, whatever happens."""
    name: str
    side: int
    start: int              # models it started the battle with
    charged: bool
    cover: tuple            # units against which it has cover; True: all
    fighting: bool          # fought before this phase
    fast: bool
    trapped: bool           # destroyed if it falls back (TAR-184)
    independent: bool
    joins: Optional[int]    # the unit that a character has joined


class Battle(NamedTuple):
    """A scenario that has been read."""
    units: tuple
    kinds: tuple
    stacks: tuple           # of each unit, at the start
    used: tuple
    turns: Optional[int]
    active: int
    aim: object
    readings: dict
    numbers: dict
    whole: bool             # a group answers as one, not model by model
    memo: dict              # what was found once (trial40k_volley.py)
    ground: Optional[dict]  # {kind: places}, where models stand
    back: dict = {}         # of (unit, kind): (reach, ground) of each model,
                            # in the order of `ground`
    moved: bool = False     # sweeps compare with what is moved
    shelter: dict = {}      # {(unit, kind): units against which its models are
                            # in cover themselves }


def check_keys(what, document, allowed):
    """Refuses a key that is not known."""
    for key in document:
        if key not in allowed:
            raise Refused("%s: no key %s" % (what, key))


def settings(document):
    """(readings, numbers) of the preset and the parameters."""
    preset = document.get("preset", "seed")
    if preset not in PRESETS:
        raise Refused("preset: seed or 3e")
    readings = {row: words[0] for row, words in READINGS.items()}
    readings.update(PRESETS[preset])
    numbers = {name: usual for name, (usual, _, _) in NUMBERS.items()}
    for name, value in document.get("parameters", {}).items():
        if name in READINGS and value in READINGS[name]:
            readings[name] = value
        elif name in NUMBERS and (
                NUMBERS[name][1] <= value <= NUMBERS[name][2]):
            numbers[name] = value
        else:
            raise Refused("parameters: %s %s" % (name, value))
    return readings, numbers


def kind_of(group):
    """The kind of a group's models."""
    row = {name: group.get(name, usual) for name, usual in MARINE.items()}
    for name in ("ws", "s", "t", "w", "i", "a"):
        if not isinstance(row[name], int) or not 1 <= row[name] <= 10:
            raise Refused("%s: 1 .. 10" % name)
    for name in ("sv", "inv"):
        if row[name] is not None and not 2 <= row[name] <= 6:
            raise Refused("%s: 2 .. 6 or none" % name)
    weapons = tuple(group.get("weapons", ("ccw",)))
    if any(weapon not in WEAPONS for weapon in weapons):
        raise Refused("weapons: one of %s" % " ".join(WEAPONS))
    return Kind(weapons=weapons, bonus=group.get("bonus", 0),
                frag=bool(group.get("frag")),
                plasma=bool(group.get("plasma")),
                monstrous=bool(group.get("monstrous")),
                psyker=bool(group.get("psyker")), **row)


def numbers_of(names, ids, side, what):
    """Numbers of the enemy units that are named."""
    for name in names:
        if name not in ids or ids[name][1] == side:
            raise Refused("%s: no enemy %s" % (what, name))
    return tuple(sorted(ids[name][0] for name in names))


def stack_of(group, number, side, ids, enemies):
    """A stack of a stated group (TAR-040, 041, 044, 068)."""
    role = group.get("role", CONTACT)
    if role not in (CONTACT, SUPPORT, OUT):
        raise Refused("role: contact, support or out")
    names = group.get("with")
    if names is None:
        if role != OUT and len(enemies) > 1:
            raise Refused("with: say whom %s is engaged with" % group)
        names = [] if role == OUT else enemies
    touch = numbers_of(names, ids, side, "with")
    zone = numbers_of(group.get("zone", names), ids, side, "zone")
    if role == OUT and touch or role != OUT and not touch:
        raise Refused("with: who is out is engaged with nobody")
    if role == CONTACT and not set(touch) <= set(zone):
        raise Refused("zone: who is in contact is in the zone (TAR-068)")
    most = group.get("w", MARINE["w"])
    wounds, count = group.get("wounds", most), group.get("count", 1)
    if not 1 <= wounds <= most or count < 1:
        raise Refused("wounds, count: out of range")
    return Stack(number, role, touch, zone, "", (), None, wounds, count)


def cover_of(unit, ids, side):
    """Enemy units against which a unit has cover (TAR-053, 054, 055)."""
    cover = unit.get("cover", [])
    if unit.get("always_cover") or cover is True:
        cover = [name for name in ids if ids[name][1] != side]
    return numbers_of(cover, ids, side, "cover")


def unit_of(unit, ids, side):
    """What a unit is."""
    size = sum(group.get("count", 1) for group in unit["groups"])
    joins = unit.get("joins")
    if joins is not None:
        if joins not in ids or ids[joins][1] != side or not unit.get(
                "independent"):
            raise Refused("joins: an independent character, a unit of his")
        joins = ids[joins][0]
    return Unit(unit["name"], side, max(size, unit.get("start", size)),
                bool(unit.get("charged")), cover_of(unit, ids, side),
                bool(unit.get("fighting")), bool(unit.get("fast")),
                bool(unit.get("trapped")), bool(unit.get("independent")),
                joins)


def check_force(stacks, kinds):
    """A psyker with a force weapon stands alone in his unit (A-32)."""
    for row in stacks:
        psykers = sum(stack.count for stack in row
                      if kinds[stack.kind].psyker
                      and "force" in kinds[stack.kind].weapons)
        if psykers > 1:
            raise Refused("force: one psyker a unit")


def check_mutual(stacks):
    """Contact is of two: who touches is touched (TAR-033)."""
    for n, row in enumerate(stacks):
        for stack in row:
            for other in stack.touch if stack.role == CONTACT else ():
                if not any(n in back.touch and back.role == CONTACT
                           for back in stacks[other]):
                    raise Refused("with: %d touches %d, not the other way"
                                  % (n, other))


def in_order(rows, readings):
    """Units of a side, or groups of a unit, from the end where `equal_units`
    begins."""
    APPLIED["equal_units: " + readings["equal_units"]] += 1
    return rows if readings["equal_units"] == "first" else rows[::-1]


def read_battle(document):
    """The battle of a scenario."""
    check_keys("scenario", document, TOP)
    readings, numbers = settings(document)
    listed = [(unit, side) for side in (ATTACKER, DEFENDER)
              for unit in in_order(document[SIDES[side]]["units"], readings)]
    ids = {unit["name"]: (n, side) for n, (unit, side) in enumerate(listed)}
    if len(ids) < len(listed):
        raise Refused("name: twice")
    units, stacks, kinds, groups, stood, back = [], [], [], 0, {}, {}
    shelter = {}
    whole = answers_whole(document.get("answers", "models"))
    for unit, side in listed:
        check_keys("unit", unit, UNIT)
        units.append(unit_of(unit, ids, side))
        enemies = [name for name in ids if ids[name][1] != side]
        row = []
        for group in in_order(unit["groups"], readings):
            check_keys("group", group, GROUP)
            groups += 1
            kind = kind_of(group)._replace(group=groups if whole else 0)
            if kind not in kinds:
                kinds.append(kind)
            row.append(stack_of(group, kinds.index(kind), side, ids, enemies))
            if "stood" in group:
                stood.setdefault(len(stacks), {})[kinds.index(kind)] = list(
                    map(tuple, group["stood"]))
            if "back" in group:
                back[len(stacks), kinds.index(kind)] = group["back"]
            if "shelter" in group:
                shelter[len(stacks), kinds.index(kind)] = numbers_of(
                    group["shelter"], ids, side, "shelter")
        stacks.append(pack(row))
    check_force(stacks, kinds)
    check_mutual(stacks)
    turns = document.get("turns", 1)
    if turns != "unlimited" and not 1 <= turns <= 24:
        raise Refused("turns: 1 .. 24 or unlimited")
    ground = coherency.ground_of(units, stood)
    return Battle(
        tuple(units), tuple(kinds), tuple(stacks),
        tuple(ids[unit["name"]][0] for unit, _ in listed
              if unit.get("power_used")),
        None if turns == "unlimited" else turns,
        SIDES.index(document.get("active", "attacker")),
        aim_of(document.get("aim", "ground")), readings, numbers,
        whole, {}, ground, {
            (n, kind): [rows[stood[n][kind].index(place)]
                        for place in ground[kind]]
            for (n, kind), rows in back.items()},
        bool(document.get("sweep_moved")), shelter)


def answers_whole(word):
    """Whether a group answers as one."""
    if word not in ("models", "groups"):
        raise Refused("answers: models or groups")
    return word == "groups"


def aim_of(aim):
    """A named aim, or points of endings and measures."""
    if isinstance(aim, dict):
        return {name: Fraction(points) for name, points in aim.items()}
    if aim not in AIMS:
        raise Refused("aim: %s" % ", ".join(AIMS))
    return aim
