"""The models on the table when a fight is over, and their places: see the files beside.

`trial40k_ends_flight.py` has who falls back (R-29), `…_regroup.py` who
consolidates (R-32), `…_pile.py` who piles in (R-33).

Source: docs/rulings/trial40k-plane.md, R-22, R-27 to R-33. Unit: tenths of a
millimetre; a model is known by its slot in the file.
"""

from typing import NamedTuple

from trial40k_charge_table import INCH, two


class Field(NamedTuple):
    """Who is there, in the order of all models, and where."""
    table: tuple
    where: tuple

    def at(self):
        """{slot: point}"""
        return {model.slot: point
                for model, point in zip(self.table.models, self.where)}

    def numbers(self, slots):
        """Numbers of models."""
        return [n for n, model in enumerate(self.table.models)
                if model.slot in slots]

    def party(self, party):
        """Numbers of a party's models."""
        return self.table.of_party(party)

    def moved(self, number, point):
        """The same when a model stands elsewhere."""
        return self._replace(where=self.where[:number] + (point,)
                             + self.where[number + 1:])

    def foes(self, number):
        """Numbers of a model's enemies."""
        side = self.table.models[number].side
        return [n for n, model in enumerate(self.table.models)
                if model.side != side]


def field_of(table, at):
    """The Field of those who are left, at {slot: point}.

    Who had joined a unit that is gone is alone (R-28).
    """
    models = [model for model in table.models if model.slot in at]
    hosts = {model.unit for model in models}
    return Field(table._replace(
        models=tuple(model if model.party in hosts
                     else model._replace(party=model.unit)
                     for model in models),
        start=tuple(at[model.slot] for model in models),
        placed=(None,) * len(models),
        homes=tuple(sorted(homes_of(table).items()))),
        tuple(at[model.slot] for model in models))


def homes_of(table):
    """{unit: the edge it falls back to}: who has joined a unit goes where it
    does."""
    homes = dict(table.homes)
    return {**homes, **{model.unit: homes.get(model.unit, homes[model.party])
                        for model in table.models if model.party in homes}}


def stands_on_nobody(field, number, point, rows):
    """Whether a model's base would cover no ground of some others'."""
    return not any(two(field.table, number, point, n,
                       field.where[n]).overlap() for n in rows if n != number)


def is_within(field, number, point, rows, gap):
    """Whether a model would be within a gap of one of some others."""
    return any(two(field.table, number, point, n, field.where[n]).within(gap)
               for n in rows)


def keeps_an_inch(field, number, point):
    """Whether a model would be an inch or more from every enemy."""
    return all(two(field.table, number, point, n, field.where[n]).keeps(INCH)
               for n in field.foes(number))


def reordered(field, rank):
    """The same, with another order of all models: {slot: rank}."""
    order = sorted(range(len(field.where)),
                   key=lambda n: rank[field.table.models[n].slot])
    return Field(field.table._replace(
        models=tuple(field.table.models[n] for n in order),
        start=tuple(field.table.start[n] for n in order)),
        tuple(field.where[n] for n in order))
