"""Falling back from the places where the charges put the models: which models, and how far.

Source: docs/rulings/trial40k-plane.md, R-29, R-30; A-58, A-61. Unit: tenths
of a millimetre; units by id.
"""

from trial40k_charge_table import INCH, half_up
from trial40k_charge_way import Disc
from trial40k_retreat import FARTHEST, Start, limits
from trial40k_terrain import walls


def unfought(phase, party, pairs):
    """Numbers of the enemies of a party with whom none of it is engaged."""
    models = phase.table.models
    units = {model.unit for model in models if model.party == party}
    side = next(model.side for model in models if model.party == party)
    return [n for n, model in enumerate(models) if model.side != side
            and not any((unit, model.unit) in pairs for unit in units)]


def start_of(phase, number, pairs):
    """A model as the fights begin."""
    table, model = phase.table, phase.table.models[number]
    return Start(
        phase.where[number], model.wide, dict(table.homes)[model.party],
        table.size, table.terrain, tuple(walls(table.terrain, model.wide)),
        tuple(Disc(phase.where[n],
                   half_up(model.wide, table.models[n].wide), INCH)
              for n in unfought(phase, model.party, pairs)))


def back_of(phase, pairs):
    """{slot of a model: (reach, ground)}; {} where nothing hangs on it.

    pairs: of units that are engaged, both ways
    """
    found = {model.slot: limits(start_of(phase, n, pairs))
             for n, model in enumerate(phase.table.models)}
    free = all(reach == FARTHEST < ground
               for reach, ground in found.values())
    return {} if free else found
