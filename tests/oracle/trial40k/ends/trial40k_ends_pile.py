"""The ends of models that fight on: pile-in (R-33).

Source: docs/rulings/trial40k-plane.md, R-27, R-33; TAR-002, 154 to 157, 161,
A-51 to A-55. Unit: tenths of a millimetre.
"""

from trial40k_charge_move import leads, led, most
from trial40k_charge_place import Charge, place_of
from trial40k_charge_table import SEEN, touched_by
from trial40k_terrain import is_slow_near


class Pile(Charge):
    """A party that piles in; the targets are units."""

    def foes(self):
        """Numbers of the targets' models."""
        side = self.side()
        return [n for n, model in enumerate(self.table.models)
                if model.side != side and "=" + model.unit in self.targets]

    def others(self):
        """Numbers of the enemies that are no target."""
        side, foes = self.side(), self.foes()
        return [n for n, model in enumerate(self.table.models)
                if model.side != side and n not in foes]


def targets_of(field, party, pairs, fled):
    """Ids of the units that a party piles into, in order.

    pairs: of units that are engaged, both ways; fled: slots
    """
    ours = {field.table.models[n].unit for n in field.party(party)}
    there = [model for model in field.table.models if model.slot not in fled]
    engaged = {model.unit for model in there
               if any((unit, model.unit) in pairs for unit in ours)}
    return field.table.in_order({model.unit for model in there
                                 if model.unit in engaged
                                 or model.party in engaged})


def pile_of(field, party, pairs, fled):
    """A Pile before anybody has moved."""
    return Pile(field.table, field.where, party, tuple(
        "=" + unit for unit in targets_of(field, party, pairs, fled)))


def touching_now(pile):
    """Numbers of its models that touch an enemy."""
    return tuple(n for n in pile.units()
                 if touched_by(pile.table, pile.where, n))


def enemies_of(pile):
    """Ids of the enemies that are named: those who have joined nobody."""
    return pile.table.in_order({pile.table.models[n].party
                                for n in pile.foes()})


def is_ground_near(phase, units):
    """Whether difficult ground was near one of the models of some units as
    the fights began, whoever has fallen since."""
    return any(is_slow_near(phase.table.terrain, point, model.wide)
               for model, point in zip(phase.table.models, phase.where)
               if model.unit in units)


def led_by(pile, toward):
    """The pile when one has led it, for nobody touches an enemy; None: nobody
    can.

    toward: numbers of models to whom he goes before others
    """
    pairs = leads(pile)
    rather = [pair for pair in pairs if pair[1] in toward]
    SEEN["pile: nobody touches, %s" % ("nobody can" if not pairs
                                       else "one leads")] += 1
    return led(pile, (rather or pairs)[0]) if pairs else None


def placed(pile, gone, order, toward):
    """The pile when some have moved, one after another."""
    for number in order:
        pile = pile.moved(number, place_of(pile, number, gone, toward))
        gone = tuple(sorted(gone + (number,)))
    return pile


def followed(pile, toward):
    """[the pile when all have moved: nearest first, farthest first]"""
    begun, gone = pile, touching_now(pile)
    if not gone:
        pile = led_by(begun, toward)
        if pile is None:
            return [begun, begun]
        gone = tuple(n for n in begun.units()
                     if pile.where[n] != begun.where[n])
    rest = [n for n in begun.units() if n not in gone]
    return [placed(pile, gone, sorted(rest, key=lambda n: (
        way * begun.nearness(n), n)), toward) for way in (1, -1)]


def ends(pile):
    """{option: the pile when all have moved}."""
    rows = [("engage-most", most(*followed(pile, ())))]
    names = enemies_of(pile)
    if len(names) > 1:
        rows += [("toward-" + name, followed(pile, tuple(
            n for n in pile.foes() if pile.table.models[n].party == name))[0])
                 for name in names]
    SEEN["pile: %s" % ("asked" if len(rows) > 1 else "not asked")] += 1
    return dict(rows)
