"""A scenario of the engine of the Trial Assault Rules in the oracle's words.

Source: docs/rulings/trial40k.md for what the engine reads, trial40k.md for
what the oracle does. Unit: as in both.
"""

import re

from trial40k_numbers import NUMBERS, READINGS, Refused

SIDES = ("attacker", "defender")

NUMBER_OF = {"morale_below_half": "below_half",
             "morale_outnumbered_1": "outnumbered",
             **{"morale_outnumbered_%d" % n: "outnumbered_%d" % n
                for n in (2, 3, 4)}}
# Of the engine's reading: the oracle's, and the engine's words in the order
# of the oracle's; None is a word that the engine has not.
READING_OF = {
    "pass_goto": ("pass_goto", ("pile-in", "end")),
    "cover_multi": ("cover_multi", ("those", "all", "none")),
    "cover_support": ("cover_support", ("yes", "no")),
    "fist_cover": ("fist_cover", ("last", "first")),
    "fist_init": ("fist_init", ("one", "zero")),
    "frag_step": ("frag_step", ("cover", "initiative")),
    "cover_round": ("cover_round", ("unit", "charge")),
    "two_weapons": ("two_weapons", ("any", "no-fist")),
    "lc_partner": ("lc_partner", ("pair", "free")),
    "majority": ("majority", ("plurality", "half")),
    "majority_whom": ("majority_of", ("all", "fighting")),
    "inv_type": ("inv_type", ("type", "own")),
    "alloc_info": ("alloc_info", ("both", "first", "own")),
    "hccw_inv": ("hccw_inv", ("armour", "both")),
    "poison_opt": ("poison_opt", ("choice", None, "must")),
    "force_when": ("force_when", ("alive", "any")),
    "instant_death": ("instant_death", ("off", "on")),
    "alloc_order": ("alloc_order", ("armour", "wounded")),
    "A-36": ("surplus", ("discarded", "counted")),
    "A-37": ("carry", ("carries", "fresh")),
    "morale_mods": ("morale_mods", ("none", "3e")),
    "unit_ld": ("unit_ld", ("highest", None, "majority")),
    "sweep_roll": ("sweep_roll", ("unit", "each")),
    "sweep_second": ("sweep_second", ("all", "contact", "none")),
    "sweep_dice": ("sweep_dice", ("two", "three")),
    "all_flee": ("all_flee", ("all", "those")),
    "A-71": ("support_roles", ("fixed", "lost")),
    "dead_target": ("dead_target", ("lost", "turns")),
    "ic_sweep": ("ic_sweep", ("shared", "own")),
    "instant_toughness": ("instant_toughness", ("majority", "own")),
    "outnumber": ("outnumber", ("all", "engaged")),
    "split_ws": ("split_ws", ("before", "barred")),
    "zone_order": ("zone_order", ("attacker", "owner")),
    "pile_in": ("pile_in", ("all", "as-stated")),
    "idle_joined": ("idle_joined", ("apart", "counts")),
    "equal_units": ("equal_units", ("first", "last")),
}
# What it has and the oracle has no word for (trial40k.md, D-10).
NOT_HERE = {"base_size", "both_dead", "cover_scope", "declare_range",
            "first_mover", "multi_link", "plasma_scope", "sweep_cmp", "terrain_roll",
            "wound_order"}
# Said too where a scenario is not made at random of all readings.
TOO = {"plasma_scope": ("plasma_scope", ("unit", "model"))}
# What the engine does not offer yet; shorten this as it comes.
NOT_YET = set()
OFFERED = sorted(set(READING_OF) - NOT_YET)

SAVES = ("sv", "inv")
WEAPON_OF = {"blade": "ccw", "pistol": "pistol", "fist": "fist",
             "claw": "claw", "power": "power", "poison": "poison",
             "lethal": "lethal-poison", "heavy": "heavy", "force": "force"}
PLAIN = ("ccw", "pistol")


def words_of(name):
    """Words of a reading of the engine."""
    return [word for word in {**READING_OF, **TOO}[name][1]
            if word is not None]


def parameters(given):
    """The oracle's parameters."""
    found = {}
    for name, value in given.items():
        if name in NUMBER_OF:
            found[NUMBER_OF[name]] = value
        else:
            row, words = {**READING_OF, **TOO}[name]
            found[row] = READINGS[row][words.index(value)]
    assert set(found) <= set(READINGS) | set(NUMBERS)
    return found


def id_of(item, before=""):
    """The id of a unit or group: stated, or made of its name."""
    made = re.sub(r"[^a-z0-9]+", "-", item["name"].lower()).strip("-")
    return item.get("id", before + made)


def weapons_of(group):
    """The oracle's list: what counts as two weapons there does here.

    In the order of R-3, for of equals the first is used (R-7). What takes
    both hands leaves nothing beside it; natural rending is no weapon in a
    hand (G-28).
    """
    row = [WEAPON_OF[word] for word in WEAPON_OF
           for _ in range(group["weapons"].count(word))]
    if "two-handed" in group["weapons"]:
        row = [word for word in row if word not in PLAIN]
    if group.get("rending"):
        special = [word for word in row if word not in PLAIN]
        if len(row) == 1 and special:
            raise ValueError("rending: the oracle has no word for this")
        row = (row if len(row) > 1 else []) + ["rending"]
    return row or ["ccw"]


def group_of(group, ids):
    """A group of the oracle's."""
    found = {name: group[name] for name in ("ws", "s", "t", "w", "i", "a",
                                            "ld")}
    for name in SAVES:
        found[name] = None if group[name] == "none" else group[name]
    found.update(name=id_of(group), count=group.get("models", 1),
                 role=group.get("place", "contact"),
                 wounds=group["w"] - group.get("wounded", 0),
                 weapons=weapons_of(group),
                 bonus=group.get("power_bonus", 0),
                 frag=group.get("grenades") == "frag",
                 plasma=group.get("grenades") == "plasma",
                 monstrous=group.get("monstrous", False),
                 psyker=group.get("psyker", False))
    if "back" in group:
        found["back"] = group["back"]
    for name in ("with", "zone", "shelter"):
        if name in group:
            found[name] = [ids[word] for word in group[name]]
    if "stood" in group:
        found["stood"] = group["stood"]
    return found


def in_order(group):
    """The place of a group among those of its unit: by its id; where charges
    were made first by that of whom it is a part (C-33)."""
    return group.get("behind", id_of(group)), id_of(group)


def unit_of(unit, side, ids, fighting):
    """A unit of the oracle's; its groups in order."""
    found = {"name": id_of(unit),
             "charged": unit.get("charged", side == "attacker"),
             "fast": unit.get("fast", False),
             "trapped": unit.get("trapped", False), "fighting": fighting,
             "groups": [group_of(group, ids) for group in
                        sorted(unit["groups"], key=in_order)]}
    if found["charged"] and side == "defender":
        raise Refused("TAR-060")
    if "size" in unit:
        found["start"] = unit["size"]
    if unit.get("independent"):
        found["independent"] = True
    if "joined" in unit:
        found["joins"] = ids[unit["joined"]]
    against = [ids[word] for word in unit["cover_against"]] if (
        "cover_against" in unit) else True
    cover = unit.get("cover", "none")
    if cover == "defended" and found["charged"]:
        raise Refused("TAR-053")
    if cover != "none":
        found["cover"] = against
    return found


def touched(unit, enemies, ids):
    """Ids of enemies whom a unit's models in contact are with."""
    rows = [group.get("with") for group in unit["groups"]
            if group.get("place", "contact") == "contact"]
    return {ids[word] for row in rows
            for word in (enemies if row is None else row)}


def was_fighting(unit, side, enemies, ids):
    """Whether it touches an enemy of whom neither has charged (A-22)."""
    charged = unit.get("charged", side == "attacker")
    names = touched(unit, [id_of(enemy) for enemy in enemies], ids)
    return not charged and any(
        id_of(enemy) in names and not enemy.get(
            "charged", side == "defender") for enemy in enemies)


def document(scenario):
    """The oracle's scenario: in the order of ids, a group answers as one."""
    rows = [scenario[side]["units"] for side in SIDES]
    ids = {word: id_of(unit) for row in rows for unit in row
           for word in (unit["name"], id_of(unit))}
    found = {"rules": "trial40k", "answers": "groups",
             "turns": scenario.get("turns", 1),
             "aim": scenario.get("aim", "ground"),
             "parameters": parameters(scenario.get("parameters", {}))}
    if "sweep_moved" in scenario:
        found["sweep_moved"] = scenario["sweep_moved"]
    if "preset" in scenario:
        found["preset"] = scenario["preset"]
    for k, side in enumerate(SIDES):
        found[side] = {"units": [
            unit_of(unit, side, ids,
                    unit.get("fighting", was_fighting(
                        unit, side, rows[1 - k], ids)))
            for unit in sorted(rows[k], key=id_of)]}
    return found
