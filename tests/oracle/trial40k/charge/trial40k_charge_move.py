"""One unit that charges: its first mover, and the ways to place the others.

Source: docs/rulings/trial40k-plane.md, R-26, R-27; TAR-019 to 029, 187.
Unit: tenths of a millimetre; models by number.
"""

from functools import cache

from trial40k_charge_place import (best_place, can_contact, place_of, ranked,
                                   to_contact)
from trial40k_charge_table import NEAR, SEEN, near, touched_by, two


def least(rows, measure):
    """{a measure: its rows}, the smallest first."""
    kinds = {}
    for row in rows:
        kinds.setdefault(measure(row), []).append(row)
    return sorted(kinds.items())


def nearest_foes(charge, number):
    """The nearest of the targets' models that a model can contact."""
    for _, foes in least(charge.foes(), lambda foe: near(
            charge.table, charge.where, number, foe)):
        found = [foe for foe in foes if can_contact(charge, number, foe)]
        if found:
            return found
    return []


@cache
def leads(charge):
    """Pairs of a first mover and whom it goes to; none: the charge fails."""
    if charge.table.reading("first_mover", "able") == "nearest":
        return nearest_pairs(charge)
    for _, movers in least(charge.units(), charge.nearness):
        pairs = [(number, foe) for number in movers
                 for foe in nearest_foes(charge, number)]
        if pairs:
            return pairs
        SEEN["first mover: nearer cannot"] += 1
    return []


def nearest_pairs(charge):
    """Of the nearest pairs of all those that can come together (A-08 a)."""
    pairs = [(number, foe) for number in charge.units()
             for foe in charge.foes()]
    _, nearest = least(pairs, lambda pair: near(
        charge.table, charge.where, *pair))[0]
    return [pair for pair in nearest if can_contact(charge, *pair)]


def led(charge, pair):
    """The charge when the first mover has moved."""
    number, foe = pair
    place = best_place(charge, number,
                       ranked([to_contact(charge, number, foe)]), ())
    return charge.moved(number, place)


@cache
def placed(charge, gone, order, toward):
    """The charge when the others have moved, one after another."""
    for number in order:
        charge = charge.moved(number, place_of(charge, number, gone, toward))
        gone = tuple(sorted(gone + (number,)))
    return charge


def engaged(charge):
    """Numbers of the unit's models that touch an enemy."""
    return [n for n in charge.units()
            if touched_by(charge.table, charge.where, n)]


def touched(charge):
    """Numbers of the enemies that the unit's models touch."""
    return {foe for n in charge.units()
            for foe in touched_by(charge.table, charge.where, n)}


def supports(charge):
    """How many of the unit support (TAR-041)."""
    fight = engaged(charge)
    return sum(n not in fight and any(
        two(charge.table, n, charge.where[n], m, charge.where[m]).within(NEAR)
        for m in fight) for n in charge.units())


def most(one, other):
    """Of both, nearest first and farthest first, who engages most."""
    def worth(charge):
        return (len(engaged(charge)), len(touched(charge)), supports(charge))
    SEEN["engage-most: " + decided(worth(one), worth(other))] += 1
    return other if worth(other) > worth(one) else one


def fewest(one, other):
    """Of both, who keeps back."""
    def worth(charge):
        return -len(engaged(charge)), supports(charge)
    SEEN["keep-back: " + decided(worth(one), worth(other))] += 1
    return one if worth(one) > worth(other) else other


def decided(one, other):
    """What was first to differ, in words."""
    for k, (a, b) in enumerate(zip(one, other)):
        if a != b:
            return "%s decides" % ("first", "second", "third")[k]
    return "order decides"


def ways(begun, charge, gone):
    """[(option, charge)]: the ways to place all others, none twice.

    begun: the charge before anybody has moved; gone: those who have
    """
    table = charge.table
    rest = [n for n in charge.units() if n not in gone]
    ahead = sorted(rest, key=lambda n: (begun.nearness(n), n))
    back = sorted(rest, key=lambda n: (-begun.nearness(n), n))
    one = placed(charge, gone, tuple(ahead), ())
    other = placed(charge, gone, tuple(back), ())
    if one != other:
        SEEN["both orders differ"] += 1
    rows = [("engage-most", most(one, other)),
            ("keep-back", fewest(one, other))]
    if len(charge.targets) > 1:
        rows += [("toward-" + target, placed(
            charge, gone, tuple(ahead), tuple(table.of_party(target))))
                 for target in charge.targets]
    groups = list(dict.fromkeys(table.models[n].group
                                for n in charge.units()))
    if len(groups) > 1:
        rows += [("keep-out-" + group, placed(charge, gone, tuple(sorted(
            ahead, key=lambda n: table.models[n].group == group)), ()))
                 for group in groups]
    found = {}
    for name, end in rows:
        if end not in found.values():
            found[name] = end
    for name in found:
        SEEN["way: " + "-".join(name.split("-")[:2])] += 1
    return list(found.items())


def every_end(charge):
    """All that a charge can come to, whoever leads."""
    return [end for pair in leads(charge)
            for _, end in ways(charge, led(charge, pair), pair[:1])]
