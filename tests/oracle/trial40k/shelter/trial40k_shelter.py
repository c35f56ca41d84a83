"""Cover model by model: who of a unit is in cover, and the groups it makes.

Source: docs/rulings/trial40k-plane.md, R-39, R-36; TAR-054, 055, A-15. Unit:
tenths of a millimetre; parties and units by id.

A scenario with `cover_scope: model` becomes the same scenario with groups
written apart, each with the units against which it is in cover: `sheltered`.
"""

from trial40k_charge_cover import crosses, nearest_of
from trial40k_charge_table import SEEN, hosts_of, table_of
from trial40k_plane import groups_of
from trial40k_terrain import COVER, of_kind
from trial40k_words import id_of

WORDS = ("model", "b")      # of `cover_scope`; the other is `unit`
EACH = ("at", "placed")     # of a group: one a model


def over_a_line(table, number, charger):
    """Whether one of the nearest of who charges looks at it over a line."""
    those = nearest_of(table, number, charger)
    over = [n for n in those
            if crosses(table, (table.start[n], table.start[number]))]
    if len(those) > 1:
        SEEN["shelter: %s of several as near" % (
            "none" if not over else
            "all" if len(over) == len(those) else "some")] += 1
    return bool(over)


def in_an_area(table, number):
    """Whether its middle is in an area of cover, or on its edge."""
    return any(piece.holds(table.start[number])
               for piece in of_kind(table.terrain, COVER))


def against(table, number):
    """The parties against which a model is in cover, in order."""
    chargers = table.parties("attacker")
    if in_an_area(table, number):
        SEEN["shelter: an area"] += 1
        return chargers
    found = [charger for charger in chargers
             if over_a_line(table, number, charger)]
    if found:
        SEEN["shelter: a line against %s" % (
            "all" if found == chargers else "some")] += 1
    return found


def in_turn(rows, chargers):
    """Rows of (parties, models): by the first party against which one of two
    is in cover alone, him who is not before him who is."""
    return sorted(rows, key=lambda row: [party in row[0]
                                         for party in chargers])


def tail(parties, names):
    """What stands behind the name of who is in cover."""
    if not parties:
        return ""
    if len(names) == 1:
        return " in cover"
    return " in cover from " + " and ".join(names[party]
                                            for party in sorted(parties))


def apart(unit, group, parties, models, behind):
    """The group of those models of a group that are in cover alike.

    parties: with the units that have joined them
    """
    made = {**group, "models": len(models), "shelter": list(parties)}
    for key in EACH:
        if key in group:
            made[key] = [group[key][k] for k in models]
    if behind:
        made["name"] = group.get("name", unit["name"]) + behind
        if "id" in group:
            made["id"] = group["id"] + id_of({"name": behind}, "-")
    return made


def units_of(table, parties):
    """Ids of the attacker's units that some parties are made of."""
    return sorted({model.unit for model in table.models
                   if model.side == "attacker" and model.party in parties})


def parted(table, scenario, u):
    """A unit of the defender with its groups written apart."""
    unit = scenario["defender"]["units"][u]
    chargers = table.parties("attacker")
    names = {id_of(one): one["name"] for one in scenario["attacker"]["units"]}
    names = {party: names[party] for party in chargers}
    groups = []
    for g, group in enumerate(groups_of(unit)):
        kinds = {}
        for n, model in enumerate(table.models):
            if model.slot[:3] == ("defender", u, g):
                those = chargers if unit.get("cover") == "always" else (
                    against(table, n))
                kinds.setdefault(tuple(those), []).append(model.slot[3])
        SEEN["shelter: %d ways in a group" % len(kinds)] += 1
        groups += [apart(unit, group, units_of(table, parties), models,
                         tail(parties, names))
                   for parties, models in in_turn(kinds.items(), chargers)]
    return {**unit, "groups": groups}


def is_parted(scenario):
    """Whether groups have been written apart."""
    return any("shelter" in group for unit in scenario["defender"]["units"]
               for group in groups_of(unit))


def hidden(scenario, side, party):
    """Ids of the units against which a party is in cover, for some model of
    it is; None: it is not asked model by model.

    `cover: always` is of one unit alone (R-36).
    """
    if side == "attacker" or not is_parted(scenario):
        return None
    units = scenario["defender"]["units"]
    hosts = hosts_of(units)
    return sorted({charger for unit in units if hosts[id_of(unit)] == party
                   and unit.get("cover") != "always"
                   for group in unit["groups"]
                   for charger in group["shelter"]})


def sheltered(scenario):
    """The scenario with a group for each way in which models are in cover;
    with `cover_scope: unit` as it is."""
    word = scenario.get("parameters", {}).get("cover_scope")
    if word not in WORDS or is_parted(scenario):
        return scenario
    for unit in scenario["defender"]["units"]:
        if "groups" not in unit:
            raise ValueError("groups: write those of %s" % unit["name"])
    table = table_of(scenario)
    return {**scenario, "defender": {
        **scenario["defender"],
        "units": [parted(table, scenario, u)
                  for u in range(len(scenario["defender"]["units"]))]}}
