"""Difficult ground: whether a unit goes round it, or through it (R-38).

Source: docs/rulings/trial40k-plane.md, R-23, R-38; TAR-035, 036, A-11, A-12.
Unit: tenths of a millimetre; inches that are thrown.
"""

from fractions import Fraction

from trial40k_charge_move import leads
from trial40k_charge_table import INCH, SEEN
from trial40k_terrain import is_slow_near

# {the higher of two dice: its probability}
ALLOWED = {inches: Fraction(2 * inches - 1, 36) for inches in range(1, 7)}


def is_near(charge):
    """Whether difficult ground is near a model of a unit."""
    return any(is_slow_near(charge.table.terrain, charge.where[n],
                            charge.table.models[n].wide)
               for n in charge.units())


def ground(charge, asker):
    """The charge when it is settled how far its models may go, and where."""
    if not is_near(charge):
        return charge
    if not leads(charge):
        SEEN["ground: near, out of reach"] += 1
        return charge
    around = charge._replace(round=True)
    if leads(around):
        SEEN["ground: asked"] += 1
        if not asker.ask("through", charge.party, ["round", "through"]):
            return around
    else:
        SEEN["ground: through unasked"] += 1
    inches = asker.higher(charge.party) * INCH
    whom = charge.table.reading("terrain_roll", "unit")
    SEEN["ground: slows the %s" % whom] += 1
    through = charge._replace(**{
        {"unit": "far", "touching": "slow"}[whom]: inches})
    SEEN["ground: through"] += 1
    if not leads(through):
        SEEN["ground: fails"] += 1
    return through
