"""The numbers of the rules: usual values, ranges, the results tables.

Source: catalogue A-T1 to A-T4; the parameters of the rulings page; ruling
R-9. Units: stacking points, halves of movement points, totals of dice.
"""

import re
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from soldiers_applied import READINGS, note
from soldiers_values import known, listed, refuse, whole, word

COLUMNS = ("1_3", "1_2", "1_1", "2_1", "3_1", "4_1", "5_1", "6_1")
USUAL_TABLE = {"1_3": (0, 1), "1_2": (0, 2), "1_1": (0, 3), "2_1": (1, 4),
               "3_1": (2, 5), "4_1": (3, 5), "5_1": (4, 6), "6_1": (5, 6)}
# (low, high): {name: usual value}
RANGES = (
    ((0, 80), {"%s_%s" % (what, column): USUAL_TABLE[column][number]
               for column in COLUMNS
               for number, what in enumerate(("eliminated", "disrupted"))}),
    ((0, 9), {"improved_shift": 1, "woods_shift": 1, "slope_shift": 1,
              "crest_shift": 1, "canal_shift": 1, "town_shift": 2,
              "trench_shift": 2}),
    ((1, 99), {"stacking_limit": 8, "infantry_stacking": 4,
               "infantry_stacking_other": 4, "cavalry_stacking": 2,
               "dismounted_stacking": 2, "machine_gun_stacking": 1,
               "field_gun_stacking": 1, "field_battery_stacking": 2,
               "howitzer_stacking": 1, "howitzer_battery_stacking": 2}),
    ((0, 20), {"points_needed": 2, "infantry_allowance": 3,
               "dismounted_allowance": 3}),
    ((0, 9), {"clear_cost": 1, "woods_cost": 2, "slope_cost": 2,
              "crest_cost": 2, "town_cost": 1, "road_half_points": 1,
              "canal_extra": 3}),
    ((0, 99), {"infantry_attack": 3, "dismounted_attack": 2,
               "machine_gun_attack": 3, "field_gun_attack": 3,
               "austrian_field_gun_attack": 3, "field_battery_attack": 6,
               "howitzer_attack": 3, "howitzer_battery_attack": 6}),
    ((0, 30), {"infantry_range": 8, "dismounted_range": 6,
               "machine_gun_range": 12, "field_gun_range": 30,
               "howitzer_range": 30}),
    ((1, 99), {"clear_defence": 3, "improved_defence": 4, "woods_defence": 4,
               "slope_defence": 3, "crest_defence": 3, "canal_defence": 3,
               "town_defence": 6, "trench_defence": 6}),
    ((0, 6), {"charge_eliminates": 1, "charge_disrupts": 3}),
)
BOUNDS = {name: bounds for bounds, rows in RANGES for name in rows}
USUAL = {name: usual for _, rows in RANGES for name, usual in rows.items()}


class Column(NamedTuple):
    """One column of a results table."""
    attack: int
    defence: int
    eliminated: int     # highest total that eliminates; 0: none does
    disrupted: int      # highest total that disrupts or eliminates

    @property
    def ratio(self):
        """Attacker's points for one of the defender's."""
        return Fraction(self.attack, self.defence)


def read_parameters(given):
    """(numbers, readings) in force; letters stand for readings."""
    known(given, list(USUAL) + list(READINGS), "parameters")
    numbers = {key: whole(given.get(key, usual), *BOUNDS[key], key)
               for key, usual in USUAL.items()}
    readings = {}
    for row, values in READINGS.items():
        value = given.get(row, values[0])
        readings[row] = word(dict(zip("abc", values)).get(value, value),
                             values, row)
    if numbers["charge_disrupts"] < numbers["charge_eliminates"]:
        refuse("ARV-35", "charge_disrupts below charge_eliminates")
    return numbers, readings


def read_column(item):
    """One column of a table in the scenario."""
    if isinstance(item, str):
        parts = item.replace(",", " ").split()
        if len(parts) != 3 or not all(part.isdigit() for part in parts[1:]):
            refuse("table", "ODDS ELIMINATED DISRUPTED")
        item = {"odds": parts[0], "eliminated": int(parts[1]),
                "disrupted": int(parts[2])}
    known(item, ("odds", "eliminated", "disrupted"), "table")
    match = re.fullmatch(r"(\d{1,2})[-:](\d{1,2})", str(item.get("odds")))
    if not match:
        refuse("table", "odds such as 2-1")
    return Column(whole(int(match[1]), 1, 99, "odds"),
                  whole(int(match[2]), 1, 99, "odds"),
                  whole(item.get("eliminated"), 0, 80, "eliminated"),
                  whole(item.get("disrupted"), 0, 80, "disrupted"))


def checked(table, most):
    """A table whose columns and numbers fit together."""
    note("ARV-10")
    for lower, higher in zip(table, table[1:]):
        if higher.ratio <= lower.ratio:
            refuse("ARV-10", "the columns do not rise")
    for column in table:
        if column.disrupted < column.eliminated:
            refuse("ARV-10", "disrupted lower than eliminated")
        if column.disrupted > most:
            refuse("ARV-10", "a number above the dice")
    return table


def read_tables(scenario, numbers, most):
    """(table of assaults, table of fire), each a tuple of columns."""
    if "table" in scenario:
        table = tuple(read_column(item) for item in
                      listed(scenario["table"], 1, 16, "table"))
    else:
        table = tuple(
            Column(*map(int, column.split("_")),
                   numbers["eliminated_" + column],
                   numbers["disrupted_" + column]) for column in COLUMNS)
    fire = table
    if "fire_table" in scenario:
        fire = tuple(read_column(item) for item in
                     listed(scenario["fire_table"], 1, 16, "fire_table"))
    return checked(table, most), checked(fire, most)


@lru_cache(maxsize=None)
def totals(dice, die):
    """Chance of each total of so many dice with so many sides."""
    odds = {0: Fraction(1)}
    for _ in range(dice):
        after = {}
        for total, p in odds.items():
            for face in range(1, die + 1):
                after[total + face] = after.get(total + face, 0) + p / die
        odds = after
    return odds


@lru_cache(maxsize=None)
def at_most(dice, die, highest):
    """Chance of a total of at most this."""
    return sum((p for total, p in totals(dice, die).items()
                if total <= highest), Fraction(0))
