"""The themes of random scenarios for the engine of WTJ 1916.

Source: docs/rulings/wtj.md. Unit: bases; percent. A theme says which arms
there are, what is written of the battle, and which readings and numbers may
be turned with it.
"""

from typing import NamedTuple

from wtj_numbers import MORALE, TRAINING

FOOT = (("infantry", 85), ("dismounted", 15))
LINE = ((("infantry", 50), ("cavalry", 30), ("dismounted", 8), ("soft", 5),
         ("limbered", 7)),
        (("infantry", 60), ("cavalry", 25), ("dismounted", 8), ("soft", 7)))
HORSE = ((("cavalry", 65), ("infantry", 35)),
         (("infantry", 60), ("cavalry", 20), ("dismounted", 20)))
TANKS_ON = ((("tank", 60), ("armored-car", 10), ("infantry", 30)),
            (("infantry", 85), ("dismounted", 10), ("soft", 5)))
ON_TANKS = ((("infantry", 85), ("dismounted", 15)),
            (("tank", 55), ("armored-car", 10), ("infantry", 35)))
ROUNDS = ((("tank", 75), ("infantry", 25)),
          (("infantry", 75), ("tank", 15), ("soft", 10)))
MIXED = ((("infantry", 55), ("tank", 35), ("cavalry", 10)),
         (("infantry", 60), ("tank", 30), ("machine-gun", 10)))
GUNS = ((("infantry", 75), ("cavalry", 25)),
        (("infantry", 45), ("machine-gun", 20), ("gun", 13), ("mortar", 7),
         ("limbered", 15)))


class Theme(NamedTuple):
    """A kind of scenario."""
    weight: int
    arms: tuple = (FOOT, FOOT)
    keys: tuple = ()            # (key, percent of true)
    turns: tuple = (1,)
    after: int = 100            # percent that go on to the turn's end
    readings: tuple = ()
    numbers: tuple = ()
    table: int = 20             # percent with places on the table
    spent: bool = False         # tanks do not move in this turn
    shaken: int = 20            # percent of units with a status


DICE = ("AMB-W4", "tie_when_eliminated", "tie_costs", "tie_at_nothing",
        "breakthrough", "recompute_modifiers", "rear_majority", "rear_whom",
        "AMB-W14", "AMB-W17", "next_assault", "equal_units")
RIDING = ("AMB-W18", "AMB-W19", "AMB-W23", "AMB-W33")
PIPS = ("pinned_or_worse", "hit_in_rear", "two_sides", "prone",
        "solid_cover", "outstanding_training", "great_training")
PACES = ("cavalry_first", "cavalry_second", "rounds", "rounds_cavalry",
         "rounds_all_cavalry")
NERVES = ("morale_hard_cover", "morale_defender", "morale_weak",
          "morale_unsupported", "morale_demoralized")
SHOTS = ("fire_one_from", "fire_two_from", "fire_cover", "fire_moved")
HULLS = ("tank_hit_from", "tank_lasts", "tank_machine_guns",
         "morale_damaged_tank", "tank_allowance")
COLUMNS = tuple("%s_%s" % (grade, test) for grade in TRAINING
                for test in ("maneuver", "assault"))
COMMAND = COLUMNS + 3 * ("command_hard_cover", "command_hq_hit")
TANK_READINGS = ("AMB-W9", "AMB-W10", "AMB-W17", "AMB-W21", "AMB-W26",
                 "AMB-W27", "AMB-W28", "AMB-W29", "AMB-W30", "tank_quarter",
                 "tank_attempts", "tank_tests", "next_assault", "equal_units")

THEMES = {
    "assault": Theme(30, LINE, after=0, readings=DICE + RIDING,
                     numbers=PIPS + PACES, table=40),
    "morale": Theme(25, LINE, readings=("AMB-W15", *DICE),
                    numbers=NERVES * 3 + PIPS, table=40),
    "fire": Theme(20, keys=(("fire", 100), ("rout", 15)), after=75,
                  readings=("AMB-W3", "AMB-W25", "AMB-W31", "AMB-W17",
                            "equal_units"),
                  numbers=SHOTS * 2 + NERVES),
    "rout": Theme(8, keys=(("rout", 100), ("fire", 20), ("command", 20)),
                  turns=(1, 1, 2),
                  readings=("AMB-W2", "AMB-W25", "equal_units"),
                  numbers=COMMAND + NERVES),
    "command": Theme(6, LINE, keys=(("command", 100), ("fire", 25)),
                     turns=(1, 2), readings=("AMB-W16",) + DICE,
                     numbers=COMMAND),
    "turns": Theme(20, LINE, keys=(("fire", 12), ("command", 12),
                                   ("rout", 25)), turns=(2, 2, 3, 4),
                   after=80, readings=("AMB-W13", "AMB-W15", "AMB-W16",
                                       "AMB-W20", "AMB-W32", *DICE),
                   numbers=NERVES + PIPS),
    "unlimited": Theme(4, turns=("unlimited",), keys=(("fire", 10),),
                       after=70,
                       readings=("AMB-W16", "AMB-W20", "AMB-W32",
                                 "equal_units"),
                       numbers=NERVES),
    "last turn": Theme(20, LINE, turns=(2, 2, 3, "unlimited"), after=10,
                       keys=(("fire", 60),), shaken=40,
                       readings=("AMB-W15", "AMB-W16", "AMB-W20", "AMB-W22",
                                 "AMB-W25", "AMB-W32", "equal_units"),
                       numbers=NERVES),
    "tanks on": Theme(12, TANKS_ON, keys=(("fire", 30),), turns=(1, 1, 2),
                      after=75, readings=TANK_READINGS, numbers=HULLS),
    "on tanks": Theme(12, ON_TANKS, keys=(("fire", 30),), turns=(1, 1, 2),
                      after=75, readings=TANK_READINGS, numbers=HULLS),
    "tank rounds": Theme(16, ROUNDS, after=25, spent=True,
                         readings=("AMB-W4",) + TANK_READINGS,
                         numbers=HULLS[:3]),
    "mixed": Theme(16, MIXED, keys=(("fire", 30),), turns=(1, 1, 2),
                   after=75, readings=TANK_READINGS + ("AMB-W24",),
                   numbers=HULLS + ("tank_gun_hits_from",) * 4),
    "weapons": Theme(12, GUNS, keys=(("fire", 60),), turns=(1, 1, 2),
                     after=75, readings=("AMB-W22", "AMB-W24", "AMB-W31",
                                         "AMB-W17", "equal_units"),
                     numbers=SHOTS),
    "cavalry": Theme(12, HORSE, turns=(1, 2, 2, 3), after=80,
                     keys=(("fire", 15),),
                     readings=("AMB-W8", "AMB-W13", "equal_units",
                               *RIDING), numbers=PACES),
}
COVER = (("none", 55), ("soft", 10), ("solid", 15), ("hard", 10),
         ("enclosed", 10))
STATUS = ("pinned", "pinned", "withdrawn", "routed")
TANKS = ("tank", "armored-car")
SMALL = TANKS + ("machine-gun", "mortar", "gun", "limbered", "soft")


def chance(rng, percent):
    """True in so many cases of a hundred."""
    return rng.randrange(100) < percent


def weighted(rng, rows):
    """One of the words of rows of (word, weight)."""
    words, weights = zip(*rows)
    return rng.choices(words, weights)[0]


def of_tanks(rng, unit, side):
    """What is written of tanks alone."""
    if chance(rng, 30):
        unit["damaged"] = 1
    if chance(rng, 50):
        unit["machine_guns"] = rng.randint(0, 2)
    allowance = rng.choice((8, 12, 12, 16))
    if chance(rng, 30):
        unit["allowance"] = allowance
    unit["moved"] = rng.choice((0, 2, 5, 8) if side == 0 and chance(rng, 70)
                               else (8, 5))


def of_personnel(rng, unit, side, theme):
    """What is written of personnel alone."""
    rows = [("cover", 60 if side else 25, [weighted(rng, COVER)]),
            ("prone", 15, [True]), ("flamethrowers", 15, [True])]
    if "fire" in dict(theme.keys):
        rows.append(("lost", 15, (1, 2, 3)))
        if side == 0:
            rows.append(("assault_weapons", 15, [True]))
    if {"command", "rout"} & set(dict(theme.keys)):
        rows.append(("hq_hits", 15, (1, 1, 2)))
        if side == 0:
            rows.append(("over_the_top", 30, [True]))
    for key, percent, words in rows:
        if chance(rng, percent):
            unit[key] = rng.choice(words)


def unit_of(rng, theme, side, number, largest):
    """A unit of a side."""
    sort = weighted(rng, theme.arms[side])
    unit = {"name": "%s %d" % ("AD"[side], number), "type": sort,
            "bases": rng.randint(1, min(2, largest) if sort in SMALL
                                 else largest)}
    for key, percent, words in (
            ("training", 50, TRAINING + ("great", "outstanding")),
            ("morale", 65 if theme.after else 0, MORALE),
            ("status", theme.shaken, STATUS),
            ("supported", 15 if theme.after else 0, (True, False))):
        if chance(rng, percent):
            unit[key] = rng.choice(words)
    if theme.after and chance(rng, 30):
        unit["original"] = unit["bases"] + rng.randint(0, 5)
    if sort in TANKS:
        of_tanks(rng, unit, side)
        if theme.spent:
            unit["moved"] = unit.get("allowance", 12)
    else:
        of_personnel(rng, unit, side, theme)
    if "original" in unit:
        unit["original"] += unit.get("lost", 0)
    return unit


def attached(rng, units, side):
    """A weapon that goes with infantry."""
    hosts = [unit for unit in units
             if unit["type"] in ("infantry", "dismounted")]
    if not hosts:
        return []
    return [{"name": "W%s" % "ad"[side], "bases": rng.randint(1, 2),
             "type": rng.choice(("machine-gun", "machine-gun", "mortar",
                                 "assault-weapon", "gun")),
             "with": rng.choice(hosts)["name"]}]
