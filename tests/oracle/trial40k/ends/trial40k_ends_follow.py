"""A phase that is told step by step, and where everybody is after each.

What the dice and the players do is taken from what is told; where models
stand after it is worked out (R-29, R-32, R-33).

Source: docs/rulings/trial40k-plane.md, R-28 to R-33; trial40k.md, R-12. Unit:
tenths of a millimetre; half inches where it is said.
"""

from typing import NamedTuple

import trial40k_ends_pile as pile
import trial40k_ends_regroup as regroup
from trial40k_charge import fight, named
from trial40k_charge_back import start_of
from trial40k_charge_table import INCH, MOVE, SEEN, half_up, touched_by
from trial40k_charge_way import Disc
from trial40k_coherency import falling
from trial40k_ends import field_of, reordered
from trial40k_ends_flight import fled, how_far
from trial40k_plane import placed
from trial40k_turn import pairs_of
from trial40k_engine import read

SIDES = ("attacker", "defender")


class Asked(NamedTuple):
    """What is asked at the end: a step, of whom, and the options; () a
    throw."""
    step: str
    unit: str
    options: tuple


class Throw(NamedTuple):
    """How many inches are thrown, and by whom."""
    inches: int
    slots: list


class Follower:
    """Where all are, from the beginning of the fights to the end."""

    def __init__(self, scenario, phase, groups):
        """groups: {id of a group as the fights begin: slots, in order}"""
        self.phase, self.table = phase, phase.table
        self.begun = {model.slot: point for model, point in zip(
            phase.table.models, phase.where)}
        self.at = dict(self.begun)
        models = phase.table.models
        self.touched = {model.slot: [models[foe].slot for foe in touched_by(
            phase.table, phase.where, n)] for n, model in enumerate(models)}
        self.pairs = pairs_of(read(named(placed(fight(scenario, phase)))))
        self.slots = {model.slot: model for model in phase.table.models}
        self.fallen = {name: self.order_of(slots)
                       for name, slots in groups.items()}
        self.fled, self.together = set(), {}
        drawn = [slot for name in self.table.in_order(self.fallen)
                 for slot in self.fallen[name][::-1]]
        places = list(dict.fromkeys(model.unit for model in models))
        self.rank = {model.slot: (
            places.index(model.unit), model.slot[2], drawn.index(model.slot))
                     for model in models}

    def place(self, slot):
        """(x, y, how wide)"""
        return (*self.begun[slot], self.slots[slot].wide)

    def order_of(self, slots):
        """The slots of a group in the order in which they fall (R-28)."""
        first = self.slots[slots[0]]
        others = [self.place(slot) for slot, model in self.slots.items()
                  if (model.side, model.party) == (first.side, first.party)
                  and slot not in slots]
        enemies = [self.place(slot) for slot, model in self.slots.items()
                   if model.side != first.side]
        by_place = {self.place(slot): slot for slot in slots}
        return [by_place[place] for place in falling(
            [self.place(slot) for slot in slots], others, enemies)]

    def field(self):
        """Where those are who are on the table."""
        return field_of(self.table, self.at)

    def lose(self, counts):
        """Those fall who are no more: {group: how many are left}."""
        for name, order in self.fallen.items():
            for slot in order[:len(order) - counts.get(name, 0)]:
                self.at.pop(slot, None)

    def throw(self, unit, inches):
        """A unit, and who has joined it, is to fall back so far."""
        field = self.field()
        group = [field.table.models[n].slot for n in field.party(unit)]
        self.together[unit] = Throw(inches, group)

    def group_of(self, unit):
        """The unit with whom a unit throws how far."""
        return next((host for host, throw in self.together.items()
                     if any(self.slots[slot].unit == unit
                            for slot in throw.slots)), None)

    def how_far(self, unit, slots):
        """How far those go who are left of who throws with a unit; None:
        they are trapped."""
        return how_far(self.together[unit].inches,
                       [self.start(slot) for slot in slots])

    def start(self, slot):
        """A model as the fights begin, and what is in its way home."""
        return start_of(self.phase, list(self.slots).index(slot), self.pairs)

    def flee(self, unit, slots):
        """Those move who fall back with a unit and are left: how far."""
        length = self.how_far(unit, slots)
        field = reordered(self.field(), self.rank)
        numbers = field.numbers(set(slots))
        starts = {n: self.as_it_moves(field.table.models[n].slot, unit)
                  for n in numbers}
        ends = fled(field, numbers, starts, length) if length else {}
        for n in numbers:
            slot = field.table.models[n].slot
            self.at[slot] = ends.get(n, field.where[n])
            if length is None or self.at[slot] is None:
                del self.at[slot]
        self.fled.update(slots)
        del self.together[unit]
        return length

    def as_it_moves(self, slot, unit):
        """A model, and in its way the enemies whom nobody has fought who
        falls back with it, but those who are gone or have moved since."""
        ours = {self.slots[one].unit for one in self.together[unit].slots}
        fought = self.enemies_of(ours)
        model, start = self.slots[slot], self.start(slot)
        return start._replace(discs=tuple(
            Disc(self.begun[one], half_up(model.wide, other.wide), INCH)
            for one, other in self.slots.items()
            if other.side != model.side and other.unit not in fought
            and self.at.get(one) == self.begun[one]))

    def there(self, field, party):
        """Whether some of a party is there that has not fallen back."""
        return any(field.table.models[n].slot not in self.fled
                   for n in field.party(party))

    def enemies_of(self, units):
        """Ids of the units with which some are engaged."""
        return {other for unit, other in self.pairs if unit in units}

    def parties(self, field):
        """[(party, ids of its units, engaged enemies that are there)] of all
        who are there and were engaged: the attacker's first."""
        found = []
        here = {model.unit for model in field.table.models
                if model.slot not in self.fled}
        for side in SIDES:
            for party in field.table.parties(side):
                units = {field.table.models[n].unit
                         for n in field.party(party)}
                if self.there(field, party) and self.enemies_of(units):
                    found.append((party, units,
                                  self.enemies_of(units) & here))
        return found

    def end(self):
        """A generator of what is asked when all is fought; it is sent the
        answers: options, a die."""
        rows = self.parties(self.field())
        for party, units, enemies in rows:
            if not enemies:
                yield from self.consolidate(party)
        for party, units, enemies in rows:
            if enemies:
                yield from self.pile_in(party)

    def consolidate(self, party):
        """One party that has nobody left to fight."""
        field = self.field()
        side = field.table.models[field.party(party)[0]].side
        others = [other for other in field.table.parties(
            SIDES[side == SIDES[0]]) if self.there(field, other)]
        taken = yield Asked("consolidate-" + side, party, tuple(
            ["gather"] + ["near-" + other for other in others] + ["back"]))
        self.at.update(regroup.consolidated(
            reordered(field, self.rank), party, taken).at())

    def nobody_moves(self, field, party):
        """Whether all of a party touched enemies as the fights began, whoever
        has fallen since, and none of those with whom it is engaged has."""
        units = {field.table.models[n].unit for n in field.party(party)}
        enemies = self.enemies_of(units)
        return all(self.touched[slot] for slot, model in self.slots.items()
                   if model.unit in units) and all(
            slot in self.at for slot, model in self.slots.items()
            if model.unit in enemies)

    def pile_in(self, party):
        """One party that fights on."""
        field = reordered(self.field(), self.rank)
        begun_ = pile.pile_of(field, party, self.pairs, self.fled)
        if self.nobody_moves(field, party):
            SEEN["pile: nobody moves"] += 1
            return
        side = begun_.side()
        if pile.is_ground_near(
                self.phase, {begun_.table.models[n].unit
                             for n in begun_.units()}):
            taken = yield Asked("pile-through-" + side, party,
                                ("round", "through"))
            SEEN["pile: " + taken] += 1
            if taken == "round":
                begun_ = begun_._replace(round=True)
            else:
                higher = yield Asked("pile-difficult", party, ())
                begun_ = begun_._replace(far=min(MOVE, higher * INCH))
        ends = pile.ends(begun_)
        taken = next(iter(ends))
        if len(ends) > 1:
            taken = yield Asked("pile-in-" + side, party, tuple(ends))
        SEEN["pile: " + taken.partition("-")[0]] += 1
        self.at.update(field._replace(where=ends[taken].where).at())
