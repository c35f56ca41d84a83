"""The table on which charges are made: who stands where, and lengths.

Source: docs/rulings/trial40k-plane.md, R-22, R-24; TAR-030 to 032. Unit:
tenths of a millimetre, whole; x to the east, y to the south. A model is
known by its number in the order of all models (R-27).
"""

import math
from collections import Counter
from typing import NamedTuple

from trial40k_length import tenths
from trial40k_numbers import Refused
from trial40k_plane import USUAL_BASE, groups_of
from trial40k_terrain import stands_on, terrain_of
from trial40k_words import SIDES, id_of

INCH = 254
MOVE = 6 * INCH         # TAR-018
NEAR = 2 * INCH         # TAR-012, 024
CONTACT = 5             # a gap below it
EDGE = 50000            # of the table
USUAL_HOME = {"attacker": "south", "defender": "north"}
SEEN = Counter()        # how often each branch of the rulings was taken


def by_ids(ids, readings):
    """Ids in the order of the reading `equal_units`."""
    return sorted(ids, reverse=readings.get("equal_units") == "last")


class Model(NamedTuple):
    """One model, wherever it stands."""
    side: str
    unit: str           # ids
    group: str
    party: str          # the id of its unit, or of whom that has joined
    wide: int           # its base
    ld: int
    wounds: int
    slot: tuple         # (side, unit, group, model) by number in the file


class Table(NamedTuple):
    """What of a scenario stays, and where all stand as it begins."""
    models: tuple
    start: tuple        # a point a model
    fired: frozenset    # parties that may not charge for it (TAR-008)
    fleeing: frozenset  # parties that fall back (TAR-009, 176, 177)
    readings: tuple     # (name, word) of those about charges
    terrain: tuple = ()     # pieces
    homes: tuple = ()       # (party, the edge it falls back to)
    size: tuple = None      # of the table, if it is said
    placed: tuple = ()      # where each is put in its charge; None

    def reading(self, name, usual):
        """What a reading of charges is set to."""
        return dict(self.readings).get(name, usual)

    def of_party(self, party):
        """Numbers of a party's models."""
        return [n for n, model in enumerate(self.models)
                if model.party == party]

    def in_order(self, ids):
        """Ids of units of a side from the first, or from the last (R-40)."""
        return by_ids(ids, dict(self.readings))

    def parties(self, side):
        """Ids of the parties of a side, in order."""
        return self.in_order({model.party for model in self.models
                              if model.side == side})

    def without(self, party):
        """The same when a party has left it."""
        kept = [n for n, model in enumerate(self.models)
                if model.party != party]
        return self._replace(models=tuple(self.models[n] for n in kept),
                             start=tuple(self.start[n] for n in kept),
                             placed=tuple(self.placed[n] for n in kept),
                             fleeing=self.fleeing - {party})


def group_id(unit, group):
    """The id of a group: the unit's if it is alone, or of its own name, or
    behind the unit's."""
    if len(groups_of(unit)) == 1:
        return id_of(unit)
    if "id" in group or "name" in group:
        return id_of(group)
    return "%s.%s" % (id_of(unit), id_of({
        "name": group.get("profile", unit["name"])}))


def hosts_of(units):
    """{id of a unit: id of its party}."""
    ids = {word: id_of(unit) for unit in units
           for word in (unit["name"], id_of(unit))}
    return {id_of(unit): ids[unit["joined"]] if "joined" in unit
            else id_of(unit) for unit in units}


def point(words):
    """A point, from its words."""
    return tuple(map(tenths, words.split(", ")))


READINGS = ("first_mover", "declare_range", "multi_link", "sweep_cmp",
            "terrain_roll", "cover_scope")     # the fight has none
ALL_READINGS = READINGS + ("unit_ld", "equal_units")


def table_of(scenario):
    """The table of a scenario that begins with charges."""
    given = scenario.get("parameters", {})
    usual = "%s mm" % given.get("base_size", USUAL_BASE)
    rows, said, homes = [], {"fired": set(), "falls_back": set()}, {}
    places = {}     # of units in the order of all models
    for side in SIDES:
        units = scenario[side]["units"]
        for name in by_ids(map(id_of, units), given):
            places[name] = len(places)
        hosts = hosts_of(units)
        for u, unit in enumerate(units):
            party = hosts[id_of(unit)]
            if party == id_of(unit):
                homes[party] = unit.get("home", USUAL_HOME[side])
            for key, those in said.items():
                if unit.get(key):
                    those.add(party)
            for g, group in enumerate(groups_of(unit)):
                wide = tenths(group.get("base", usual))
                rows += [(Model(side, id_of(unit), group_id(unit, group),
                                party, wide, group["ld"], group["w"],
                                (side, u, g, k)), point(at),
                          point(group["placed"][k]) if "placed" in group
                          else None) for k, at in enumerate(group["at"])]
    rows.sort(key=lambda row: (places[row[0].unit], row[0].slot[2:]))
    models, start, placed = zip(*rows)
    return Table(models, start, *map(frozenset, said.values()), tuple(
        (name, given[name]) for name in ALL_READINGS if name in given),
        terrain_of(scenario), tuple(sorted(homes.items())),
        point(scenario["table"]) if "table" in scenario else None, placed)


def square(one, two):
    """The squared distance of two points."""
    return (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2


def half_up(a, b):
    """Half the sum of two diameters, rounded up."""
    return (a + b + 1) // 2


def up(number):
    """The square root of a whole number, rounded up."""
    return 1 + math.isqrt(number - 1) if number else 0


class Two(NamedTuple):
    """Two bases: the sum of their diameters, four times their square."""
    wide: int
    far: int

    def overlap(self):
        """Whether they cover common ground."""
        return self.far < self.wide ** 2

    def touch(self):
        """Whether the gap is contact (A-06)."""
        return not self.overlap() and (
            self.far < (self.wide + 2 * CONTACT) ** 2)

    def within(self, gap):
        """Whether the gap is that at most."""
        return self.far <= (self.wide + 2 * gap) ** 2

    def keeps(self, gap):
        """Whether the gap is that at least (TAR-032)."""
        return self.far >= (self.wide + 2 * gap) ** 2


def two(table, one, at, other, there):
    """Two models by number, and where they stand."""
    return Two(table.models[one].wide + table.models[other].wide,
               4 * square(at, there))


def near(table, places, one, other):
    """How near two models are (R-22)."""
    return up(square(places[one], places[other])) - half_up(
        table.models[one].wide, table.models[other].wide)


def touching(table, places, one, other):
    """Whether two models touch."""
    return two(table, one, places[one], other, places[other]).touch()


def enemies(table, side):
    """Numbers of the models of the other side."""
    return [n for n, model in enumerate(table.models) if model.side != side]


def touched_by(table, places, number):
    """Numbers of the enemies that a model touches."""
    return [other for other in enemies(table, table.models[number].side)
            if touching(table, places, number, other)]


def check_table(table):
    """Refuses a table on which bases overlap as the phase begins, or stand
    on impassable ground."""
    for n, at in enumerate(table.start):
        if stands_on(table.terrain, at, table.models[n].wide):
            raise Refused("TAR-018: a base stands on impassable ground")
        for m in range(n):
            if two(table, n, at, m, table.start[m]).overlap():
                raise Refused("TAR-040: bases overlap")
