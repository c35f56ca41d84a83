"""The ends of models with nobody left to fight: consolidation (R-32).

Source: docs/rulings/trial40k-plane.md; TAR-003, 134, 150 to 153, A-48, A-50.
Unit: tenths of a millimetre.
"""

from trial40k_charge_place import (LARGE, Charge, long, minus, shifted, way)
from trial40k_charge_table import INCH, NEAR, SEEN, near
from trial40k_ends import is_within, keeps_an_inch, stands_on_nobody
from trial40k_retreat import HOMES, onward

FAR = 3 * INCH
SIXTEENTHS = 16


def is_open(field, number, point):
    """Whether a model may go to a point and end there, with friends or
    without."""
    if not (stands_on_nobody(field, number, point, range(len(field.where)))
            and keeps_an_inch(field, number, point)):
        return False
    party = field.table.models[number].party
    return way(Charge(field.table, field.where, party, ()), number, point,
               FAR) is not None


def along(field, number, vector, leg):
    """[(sixteenths, point)] of a leg, the farthest first."""
    return [(k, shifted(field.where[number],
                        [part * k * leg * LARGE for part in vector],
                        SIXTEENTHS * long(vector)))
            for k in range(SIXTEENTHS, 0, -1)]


def farthest(field, number, gone, vector, leg):
    """The farthest point of a leg at which a model may end; None: nowhere."""
    for k, point in along(field, number, vector, leg):
        if is_open(field, number, point) and (not gone or is_within(
                field, number, point, gone, NEAR)):
            SEEN["consolidate: %s" % ("whole" if k == SIXTEENTHS
                                      else "a part")] += 1
            return point
    return None


def toward(field, number, other, most=FAR):
    """(vector, leg) straight to another model, no farther than the gap."""
    return (minus(field.where[other], field.where[number]),
            min(most, near(field.table, field.where, number, other)))


def gathered(field, number, gone):
    """Where a model ends that gathers."""
    if not gone or is_within(field, number, field.where[number], gone, NEAR):
        SEEN["gather: %s" % ("first" if not gone else "near")] += 1
        return field.where[number]
    friend = min(gone, key=lambda n: (
        near(field.table, field.where, number, n), n))
    rows = [point for _, point in along(
        field, number, *toward(field, number, friend))
            if is_open(field, number, point)]
    together = [point for point in rows
                if is_within(field, number, point, gone, NEAR)]
    SEEN["gather: %s" % ("together" if together else "farthest" if rows
                         else "stays")] += 1
    return (together or [field.where[number]])[-1] if together or not rows \
        else rows[0]


def order_near(field, waiting, foes):
    """(number, foe) of the one that goes next towards an enemy."""
    return min(((near(field.table, field.where, n, foe), n, foe)
                for n in waiting for foe in foes))[1:]


def order_gather(field, waiting, gone):
    """Who goes next that gathers: who is nearest to one that has moved."""
    return min(waiting, key=lambda n: (min(
        (near(field.table, field.where, n, m) for m in gone if m != n),
        default=0), n))


def next_of(field, waiting, gone, option):
    """(number, vector, leg) of the one that goes next, with where it goes."""
    if option == "back":
        home = dict(field.table.homes)[field.table.models[waiting[0]].party]
        number = min(waiting, key=lambda n: (
            -onward(home, field.where[n]), n))
        return number, HOMES[home], FAR
    if option == "gather":
        return order_gather(field, waiting, gone), None, 0
    party = option.partition("-")[2]
    number, foe = order_near(field, waiting, field.party(party))
    return (number, *toward(field, number, foe))


def consolidated(field, party, option):
    """The field when a party has moved."""
    waiting, gone, unable = field.party(party), [], []
    SEEN["consolidate: " + option.partition("-")[0]] += 1
    while waiting:
        number, vector, leg = next_of(field, waiting, gone, option)
        waiting.remove(number)
        point = vector and farthest(field, number, gone, vector, leg)
        if vector and not point:
            SEEN["consolidate: cannot"] += 1
        field = field.moved(number, point or gathered(field, number, gone))
        gone.append(number)
    return field
