"""Reading a scenario of Soldiers into a Battle.

Source: the scenario table and the errors of the rulings page. Everything
that is not allowed raises ValueError naming a clause or key.
"""

from soldiers_applied import note, reading_of
from soldiers_battle import (ATTACKER, DEFENDER, ENDINGS, MEASURES, SIDES,
                             Battle)
from soldiers_board import cell_of
from soldiers_end import usual_objectives
from soldiers_ground import read_ground
from soldiers_numbers import read_parameters, read_tables
from soldiers_orders import read_orders, with_names
from soldiers_refused import refuse_battle
from soldiers_short import expanded
from soldiers_unit import read_unit, spelt_out
from soldiers_values import fraction, known, listed, refuse, whole, word

KEYS = ("rules", "title", "parameters", "aim", "orders", "fire", "charges",
        "map", "legend", "columns", "rows", "ground", "objectives", "die",
        "dice", "table", "fire_table", "attacker", "defender")
WHO = {"none": (), "attacker": (ATTACKER,), "defender": (DEFENDER,),
       "both": (ATTACKER, DEFENDER)}


def read_aim(given):
    """A named aim, or worth to the attacker of endings and measures."""
    if given in ("ground", "cheaply", "attrition"):
        return given
    known(given, ENDINGS + MEASURES, "aim")
    return {key: fraction(value, "aim") for key, value in given.items()}


def read_units(scenario, ground, numbers, readings):
    """The units of both sides; a capital of the map is one of theirs."""
    board, letters = ground
    units, used = [], []
    for side, word_of_side in enumerate(SIDES):
        given = known(scenario[word_of_side], ("units",), word_of_side)
        for item in listed(given.get("units"), 1, 12, "units"):
            units.append(read_unit(side, item, ground, numbers, readings))
            item = spelt_out(item)
            if "letter" in item:
                used.append(item["letter"])
    if len(set(used)) < len(used):
        refuse("letter", "of two units")
    if set(letters) - set(used):
        refuse("map", "a capital letter of no unit")
    return tuple(units)


def in_name_order(units, readings):
    """Units side by side, of a side by their ids (R-15), from either end."""
    note("R-16")
    units = sorted(units, key=lambda unit: unit.id)
    if reading_of(readings, "equal_units") == "last":
        units.reverse()
    return sorted(units, key=lambda unit: unit.side)


def unique_ids(scenario):
    """Ids that are given stand once in the file."""
    items = [spelt_out(item) for side in SIDES
             for item in scenario[side]["units"]]
    ids = [item["id"] for item in items if "id" in item]
    if len(set(ids)) < len(ids):
        refuse("id", "must be unique in the file")


def read_objectives(battle, given):
    """The objectives named, or the usual ones."""
    if given is None:
        return usual_objectives(battle)
    note("G-11")
    cells = tuple(cell_of(battle.board, text)
                  for text in listed(given, 1, 8, "objectives"))
    if len(set(cells)) < len(cells):
        refuse("objectives", "a cell twice")
    return cells


def read_battle(scenario, orders=()):
    """The Battle of a scenario document.

    orders: the list that is followed; () stands for none.
    """
    known(scenario, KEYS, "scenario")
    if scenario.get("rules") != "soldiers":
        refuse("rules", "must be soldiers")
    for side in SIDES:
        if side not in scenario:
            refuse(side, "is required")
    scenario = expanded(scenario)
    numbers, readings = read_parameters(scenario.get("parameters", {}))
    die = whole(scenario.get("die", 6), 2, 20, "die")
    dice = whole(scenario.get("dice", 1), 1, 4, "dice")
    table, fire_table = read_tables(scenario, numbers, dice * die)
    ground = read_ground(scenario)
    units = read_units(scenario, ground, numbers, readings)
    if reading_of(readings, "unit_order") == "chosen":
        units = in_name_order(units, readings)
    orders = read_orders(orders, units)
    battle = Battle(
        ground[0], with_names(orders, units),
        WHO[word(scenario.get("fire", "none"), WHO, "fire")],
        WHO[word(scenario.get("charges", "none"), WHO, "charges")],
        numbers, readings, table, fire_table, die, dice,
        read_aim(scenario.get("aim", "ground")), (), orders)
    unique_ids(scenario)
    refuse_battle(battle)
    return battle._replace(
        objectives=read_objectives(battle, scenario.get("objectives")))
