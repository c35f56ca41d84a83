"""Reading one unit: its type, its usual values, its way here.

Source: the scenario table of the rulings page; catalogue A-T2, A-T4; ruling
R-4. Units: stacking points, halves of movement points.
"""

import re

from soldiers_applied import note, reading_of
from soldiers_battle import ASSAULT_TYPES, Unit
from soldiers_board import adjacent, cell_of
from soldiers_values import flag, known, listed, refuse, whole, word

TYPES = ("infantry", "cavalry", "dismounted", "machine-gun", "field-gun",
         "howitzer")
GUNS = ("field-gun", "howitzer")
NATIONS = ("russian", "german", "french", "british", "belgian",
           "austro-hungarian")
KEYS = ("name", "id", "type", "nation", "battery", "stacking", "attack",
        "range", "disrupted", "at", "letter", "fires_at", "charges_at",
        "fires", "sees", "sees_to", "allowance", "left", "route",
        "announces")
ATTACKER_KEYS = ("allowance", "left", "route", "announces")
COSTS = ("woods", "slope", "crest", "town")


def spelt_out(item):
    """A unit's short form as a map: NAME[ TYPE][ at CELL]."""
    if not isinstance(item, str):
        return item
    match = re.fullmatch(
        r"(?P<name>.+?)(?: (?P<type>%s))?(?: at (?P<at>\w+))?"
        % "|".join(TYPES), item)
    return {key: value for key, value in match.groupdict().items() if value}


def kebab(name):
    """A name in kebab case."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def usual_stacking(kind, nation, battery, numbers):
    """A-T2."""
    if kind == "infantry":
        certain = nation in (None, "russian", "german")
        return numbers["infantry_stacking" if certain
                       else "infantry_stacking_other"]
    return numbers["%s_stacking" % gun_name(kind, battery)]


def usual_attack(kind, nation, battery, numbers):
    """Attack strength of a unit's fire."""
    if kind == "cavalry":
        return 0
    if kind == "field-gun" and nation == "austro-hungarian" and not battery:
        note("ARV-S8")
        return numbers["austrian_field_gun_attack"]
    return numbers["%s_attack" % gun_name(kind, battery)]


def gun_name(kind, battery):
    """field_gun or field_battery, howitzer or howitzer_battery."""
    if battery:
        return {"field-gun": "field_battery",
                "howitzer": "howitzer_battery"}[kind]
    return kind.replace("-", "_")


def usual_range(kind, numbers):
    """Range of a unit's fire; batteries as platoons."""
    return 0 if kind == "cavalry" else numbers[
        "%s_range" % kind.replace("-", "_")]


def step_cost(board, numbers, left, entered):
    """Half points of one step of a route (ARV-S5)."""
    if "road" in board.kinds[left] and "road" in board.kinds[entered]:
        cost = numbers["road_half_points"]
    else:
        costs = [numbers[kind + "_cost"] for kind in COSTS
                 if kind in board.kinds[entered]]
        cost = 2 * max(costs, default=numbers["clear_cost"])
    if "canal" in board.kinds[left] and "bridge" not in board.kinds[left]:
        cost += 2 * numbers["canal_extra"]
    return cost


def route_leaves(board, numbers, given, at, allowance):
    """(half points left after a route, whether it was the one free step)."""
    note("R-4", "ARV-S5")
    cells = [cell_of(board, text)
             for text in listed(given["route"], 1, 15, "route")]
    if cells[-1] != at:
        refuse("ARV-S5", "the route does not end where the unit stands")
    cost = 0
    for left, entered in zip(cells, cells[1:]):
        if not adjacent(board, left, entered):
            refuse("ARV-S5", "the cells of a route are not adjacent")
        if "impassable" in board.kinds[entered]:
            refuse("ARV-S5", "an impassable cell in a route")
        cost += step_cost(board, numbers, left, entered)
    if cost <= 2 * allowance:
        return 2 * allowance - cost, False
    if len(cells) == 2 and not given.get("disrupted", False):
        return 0, True
    return refuse("ARV-S5", "the route costs more than the allowance")


def enough_left(board, numbers, readings, given, at):
    """Whether a unit has the points left that an assault needs (ARV-12)."""
    if given.get("type", "infantry") not in ASSAULT_TYPES:
        for key in ("allowance", "left", "route"):
            if key in given:
                refuse(key, "only of infantry and dismounted")
        return False
    allowance = given.get("allowance")
    if allowance is None:
        note("ARV-S7")
        allowance = numbers["%s_allowance" % given.get("type", "infantry")]
    whole(allowance, 0, 20, "allowance")
    half_points = 2 * allowance
    if "left" in given:
        if "route" in given:
            refuse("route", "instead of left")
        half_points = 2 * whole(given["left"], 0, 20, "left")
    if "route" in given:
        half_points, free = route_leaves(board, numbers, given, at,
                                         allowance)
        if free and reading_of(readings, "AMB-A15") == "yes":
            return True
    note("ARV-12")
    return half_points >= 2 * numbers["points_needed"]


def place(board, letters, given):
    """G-9: the cell where a unit stands."""
    note("G-9")
    if ("at" in given) == ("letter" in given):
        refuse("at", "one of at and letter")
    if "at" in given:
        return cell_of(board, given["at"])
    if given["letter"] not in letters:
        refuse("letter", "not on the map")
    return letters[given["letter"]]


def cells_seen(board, given, key):
    """A list of cells; every cell where nothing is said."""
    if key not in given:
        return frozenset(range(board.columns * board.rows))
    return frozenset(cell_of(board, text)
                     for text in listed(given[key], 0, 225, key))


def own_keys(side, given, kind):
    """Keys that not every unit may have."""
    if side != 0:
        for key in ATTACKER_KEYS:
            if key in given:
                refuse(key, "of the attacker only")
    if kind == "cavalry":
        for key in ("attack", "range", "fires_at"):
            if key in given:
                refuse(key, "not of cavalry")
    elif "charges_at" in given:
        refuse("charges_at", "of cavalry only")
    if kind not in GUNS and "battery" in given:
        refuse("ARV-S8", "a battery of guns only")


def read_unit(side, given, ground, numbers, readings):
    """One unit of a side; ground is (Board, letters)."""
    given = known(spelt_out(given), KEYS, "units")
    board, letters = ground
    if not isinstance(given.get("name"), str) or not given["name"]:
        refuse("name", "is required")
    kind = word(given.get("type", "infantry"), TYPES, "type")
    nation = given.get("nation")
    if nation is not None:
        note("ARV-S8")
        word(nation, NATIONS, "nation")
    own_keys(side, given, kind)
    battery = flag(given, "battery")
    at = place(board, letters, given)

    def cell(key):
        return cell_of(board, given[key]) if key in given else None

    return Unit(
        side, given.get("id", kebab(given["name"])), kind, nation, battery,
        whole(given.get("stacking", usual_stacking(
            kind, nation, battery, numbers)), 1, 99, "stacking"),
        whole(given.get("attack", usual_attack(
            kind, nation, battery, numbers)), 0, 99, "attack"),
        whole(given.get("range", usual_range(kind, numbers)), 0, 30,
              "range"),
        side == 0 and enough_left(board, numbers, readings, given, at),
        flag(given, "disrupted"), at, cell("announces"), cell("fires_at"),
        cell("charges_at"),
        word(given.get("fires", "direct"), ("direct", "observed"),
             "fires") == "observed",
        cells_seen(board, given, "sees") | {at},
        cells_seen(board, given, "sees_to"))
