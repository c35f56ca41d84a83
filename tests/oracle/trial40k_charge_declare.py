"""Who may charge, and whom (R-24).

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
    return Charge(table, table.start, party, tuple(sorted(targets)))


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
def is_further(table, party, named, target):
    """Whether a target may be named besides others (TAR-012, 013)."""
    if not any(is_within(table, one, target, NEAR) for one in named):
        SEEN["further: too far"] += 1
        return False
    charge = charge_at(table, party, named + (target,))
    for end in every_end(charge):
        hit = {table.models[foe].party for foe in touched(end)}
        if hit >= set(charge.targets):
            SEEN["further: yes"] += 1
            return True
    SEEN["further: not all touched"] += 1
    return False


def further(table, party, named):
    """The further targets besides those that are named."""
    side = table.models[table.of_party(party)[0]].side
    return [foe for foe in table.parties(FOE[side]) if foe not in named
            and is_further(table, party, tuple(sorted(named)), foe)]


def nearest_target(table, party, targets):
    """Of several targets the one whose nearest model is nearest."""
    return min(targets, key=lambda target: (min(
        near(table, table.start, n, foe)
        for n in table.of_party(party) for foe in table.of_party(target)),
        target))
