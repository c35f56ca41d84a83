"""Declarations: which units may charge, and which targets (R-24).

Source: docs/rulings/trial40k-plane.md; TAR-004 to 014, 186, 192, A-05, A-07.
Unit: tenths of a millimetre; parties by id.
"""

from functools import cache

from trial40k_charge_move import every_end, touched
from trial40k_charge_place import Charge, can_contact
from trial40k_charge_table import MOVE, NEAR, SEEN, near, touching, two

FOE = {"attacker": "defender", "defender": "attacker"}


def fights(table, party):
    """Whether a model of a party touches an enemy as the phase begins."""
    mine = table.of_party(party)
    side = table.models[mine[0]].side
    return any(touching(table, table.start, n, other) for n in mine
               for other, model in enumerate(table.models)
               if model.side != side)


def is_within(table, one, other, gap):
    """Whether a model of one party is within a gap of one of another."""
    return any(two(table, n, table.start[n], m, table.start[m]).within(gap)
               for n in table.of_party(one) for m in table.of_party(other))


def why_not(table, party):
    """The clause by which a party may not charge, or None."""
    side = table.models[table.of_party(party)[0]].side
    if fights(table, party):
        return "TAR-007"
    if party in table.fired:
        return "TAR-008"
    if party in table.fleeing:
        return "TAR-009"
    if not any(is_within(table, party, foe, MOVE)
               for foe in table.parties(FOE[side])):
        return "TAR-006"
    return None


def charge_at(table, party, targets):
    """A charge from where all stand as the phase begins."""
    return Charge(table, table.start, party, tuple(table.in_order(targets)))


@cache
def is_legal(table, party, target):
    """Whether it can be contacted while all others are kept away from."""
    charge = charge_at(table, party, [target])
    pairs = sorted((near(table, table.start, n, foe), n, foe)
                   for n in charge.units() for foe in charge.foes())
    return any(can_contact(charge, n, foe) for _, n, foe in pairs)


def legal(table, party):
    """The legal targets of a party, in order (TAR-010)."""
    side = table.models[table.of_party(party)[0]].side
    foes = table.parties(FOE[side])
    if table.reading("declare_range", "reach") == "any":
        SEEN["targets whoever is there"] += 1
        return foes
    found = [foe for foe in foes if is_legal(table, party, foe)]
    SEEN["targets in reach: %d of %d" % (len(found), len(foes))] += 1
    return found


@cache
def all_touched(table, party, targets):
    """Whether one of the ways to place the unit touches them all (TAR-013)."""
    charge = charge_at(table, party, targets)
    return any({table.models[foe].party for foe in touched(end)}
               >= set(charge.targets) for end in every_end(charge))


def has_near(table, target, others):
    """Whether one of the others is within 2 in of a target (TAR-012)."""
    return any(is_within(table, one, target, NEAR)
               for one in others if one != target)


def named_apart(table, named):
    """The one of several named targets that has no other near, or None."""
    if len(named) > 1:
        for one in named:
            if not has_near(table, one, named):
                return one
    return None


def unnamed(table, party, named):
    """The enemies of a party that are not named."""
    side = table.models[table.of_party(party)[0]].side
    return [foe for foe in table.parties(FOE[side]) if foe not in named]


def may_begin_apart(table, party, named, target):
    """Whether a target that is near none of those named may be named: each of
    them has another, and one more that is near it can go with it (A-07 a)."""
    if len(named) < 2:
        return False
    if table.reading("multi_link", "each") == "chain":
        SEEN["further: apart, chain"] += 1
        return False
    mates = [one for one in unnamed(table, party, named + (target,))
             if is_within(table, one, target, NEAR)]
    if any(all_touched(table, party, tuple(sorted(named + (target, one))))
           for one in mates):
        SEEN["further: apart"] += 1
        return True
    SEEN["further: nobody to go with it"] += 1
    SEEN["further: apart, %s" % ("not all touched" if mates
                                 else "no neighbour")] += 1
    return False


def is_further(table, party, named, target):
    """Whether a target may be named besides others."""
    apart = named_apart(table, named)
    if has_near(table, target, named if apart is None else [apart]):
        hit = all_touched(table, party, tuple(sorted(named + (target,))))
        SEEN["further: yes" if hit else "further: not all touched"] += 1
        return hit
    SEEN["further: too far"] += 1
    return apart is None and may_begin_apart(table, party, named, target)


def further(table, party, named):
    """The further targets besides those that are named."""
    return [foe for foe in unnamed(table, party, named)
            if is_further(table, party, tuple(named), foe)]


def nearest_target(table, party, targets):
    """Of several targets, in order, the one whose nearest model is
    nearest."""
    return min(targets, key=lambda target: min(
        near(table, table.start, n, foe)
        for n in table.of_party(party) for foe in table.of_party(target)))
