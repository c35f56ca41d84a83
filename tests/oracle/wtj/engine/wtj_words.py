"""A scenario of the engine of WTJ 1916 in the oracle's words.

Source: docs/rulings/wtj.md for what the engine reads, tests/oracle/wtj.md for
what the oracle does. Unit: as in both.
"""

import re

from wtj_numbers import MORALE, READINGS, TRAINING
from wtj_places import oracle_places
from wtj_state import SIDES

NUMBER_OF = {
    "pinned_or_worse": "pinned", "hit_in_rear": "rear",
    "two_sides": "two_sides", "prone": "prone", "solid_cover": "solid_cover",
    "outstanding_training": "outstanding", "great_training": "great",
    "cavalry_first": "cavalry_first", "cavalry_second": "cavalry_second",
    "rounds": "rounds_foot", "rounds_cavalry": "rounds_charge",
    "rounds_all_cavalry": "rounds_mounted",
    "tank_gun_hits_from": "gun_hits_from",
    "tank_machine_guns": "machine_guns",
    **{name: name for name in (
        "morale_hard_cover", "morale_defender", "morale_weak",
        "morale_unsupported", "morale_demoralized", "morale_damaged_tank",
        "fire_one_from", "fire_two_from", "fire_cover", "fire_moved",
        "tank_hit_from", "tank_lasts", "tank_allowance", "base_width",
        "base_depth", "command_hard_cover", "command_hq_hit")},
    **{"%s_%s" % (grade, test): "%s_%s" % (grade, test)
       for grade in TRAINING for test in ("maneuver", "assault")}}
CELLS = ("%s_%d" % (grade, k) for grade in MORALE for k in (1, 0, -1, -2))
CELL_OF = {name: name for name in CELLS}
EFFECT_OF = {"none": "-", "pinned": "P", "withdraw": "W", "rout": "R",
             "rout-surrender": "RS", "surrender": "S",
             "surrender-disintegrate": "SD", "disintegrate": "D"}
# Of the engine's reading: the oracle's, and the engine's words in the order
# of the oracle's. "AMB-W14" and "grades_together" are one reading, W14.
READING_OF = {
    "AMB-W2": ("W2", ("test", "automatic", "never")),
    "AMB-W3": ("W3", ("firers", "targets")),
    "AMB-W4": ("W4", ("removed", "nominal")),
    "tie_when_eliminated": ("tie_when_eliminated",
                            ("pinned", "literal", "wins")),
    "tie_costs": ("W6", ("side", "unit")),
    "tie_at_nothing": ("zero_tie", ("tie", "nothing")),
    "breakthrough": ("breakthrough", ("all-fought", "three-rounds")),
    "AMB-W8": ("W8", ("fewer", "eliminated")),
    "AMB-W9": ("W9", ("marker", "destroyed")),
    "AMB-W10": ("W10", ("owner", "enemy")),
    "recompute_modifiers": ("recompute_modifiers", ("once", "each-round")),
    "rear_majority": ("W12", ("more-than-half", "half")),
    "rear_whom": ("rear_whom", ("either", "defender")),
    "AMB-W13": ("cav_repeat", ("no", "yes")),
    "AMB-W14": ("W14", ("better", "both")),
    "AMB-W15": ("W15", ("every", "losers")),
    "AMB-W16": ("W16", ("unlocked", "locked")),
    "AMB-W17": ("W17", ("owner", "winner")),
    "AMB-W18": ("W18", ("any", "half")),
    "AMB-W19": ("cav_v_cav", ("none", "both")),
    "AMB-W20": ("W20", ("next-turn", "this-turn")),
    "AMB-W21": ("W21", ("simultaneous", "tank-first", "infantry-first")),
    "AMB-W22": ("W22", ("phase-end", "after-fire")),
    "AMB-W23": ("W23", ("none", "yes")),
    "AMB-W24": ("W24", ("no", "yes")),
    "AMB-W25": ("W25", ("stays", "leaves")),
    "AMB-W26": ("W26", ("alone", "both")),
    "AMB-W27": ("W27", ("losses", "neither", "both")),
    "AMB-W28": ("W28", ("next", "same")),
    "AMB-W29": ("W29", ("tank", "unit")),
    "AMB-W30": ("W30", ("no", "again", "never")),
    "tank_quarter": ("quarter", ("full", "part")),
    "AMB-W31": ("W31", ("yes", "no")),
    "AMB-W32": ("W32", ("no", "yes")),
    "AMB-W33": ("W33", ("half", "any")),
    "tank_attempts": ("tank_attempts", ("again", "once")),
    "tank_tests": ("tank_tests", ("before", "after")),
    "next_assault": ("next_assault", ("attacker", "defender")),
    "equal_units": ("equal_units", ("first", "last")),
}


def parameters(given):
    """The oracle's parameters."""
    found = {}
    for name, value in given.items():
        if name in NUMBER_OF:
            found[NUMBER_OF[name]] = value
        elif name in CELL_OF:
            found[CELL_OF[name]] = EFFECT_OF[value]
        elif name != "grades_together":
            row, words = READING_OF[name]
            found[row] = READINGS[row][words.index(value)]
    if given.get("grades_together", "no") == "great":
        if given.get("AMB-W14", "better") == "both":
            raise ValueError("parameters: the oracle has no word for this")
        found["W14"] = "joined"
    return found


def id_of(unit):
    """The id of a unit: stated, or made of its name."""
    made = re.sub(r"[^a-z0-9]+", "-", unit["name"].lower()).strip("-")
    return unit.get("id", made)


def unit_of(unit, ids):
    """A unit; others are named by their ids or names, the oracle's by ids."""
    found = dict(unit)
    if "with" in unit:
        found["with"] = ids[unit["with"]]
    if "sees" in unit:
        found["sees"] = [ids[name] for name in unit["sees"]]
    if "reach" in unit:
        found["reach"] = {ids[row["enemy"]]: row["costs"]
                          for row in unit["reach"]}
    return found


def document(scenario):
    """The oracle's scenario; whoever is to touch whom is stated (R-2)."""
    scenario = oracle_places(scenario)
    rows = {side: scenario[side]["units"] for side in SIDES}
    ids = {}
    for unit in rows["attacker"] + rows["defender"]:
        ids[unit["name"]] = ids[id_of(unit)] = id_of(unit)
    found = {**scenario,
             "parameters": parameters(scenario.get("parameters", {})),
             **{side: {"units": [unit_of(unit, ids) for unit in rows[side]]}
                for side in SIDES}}
    found.pop("aim", None)
    if "contacts" in scenario:
        found["contacts"] = [{**row, **{side: ids[row[side]]
                                        for side in SIDES}}
                             for row in scenario["contacts"]]
    elif not any("at" in unit for unit in rows["attacker"]):
        found["contacts"] = [
            {"attacker": id_of(one), "defender": id_of(two)}
            for one in rows["attacker"] for two in rows["defender"]
            if "with" not in one and "with" not in two]
    return found
