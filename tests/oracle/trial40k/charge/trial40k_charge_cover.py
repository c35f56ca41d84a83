"""Cover against charges, as it is noted before anybody moves.

Source: docs/rulings/trial40k-plane.md, R-25, R-36; TAR-052 to 056, A-15,
A-16, A-22. Unit: tenths of a millimetre; parties and units by id.
"""

from functools import cache

from trial40k_charge_table import NEAR, SEEN, near, touched_by, two
from trial40k_terrain import COVER, meet, of_kind
from trial40k_words import id_of


def nearest_of(table, number, party):
    """The models of a party that are nearest to a model, as the phase
    begins."""
    far = {foe: near(table, table.start, number, foe)
           for foe in table.of_party(party)}
    return [foe for foe in far if far[foe] == min(far.values())]


def crosses(table, leg):
    """Whether a straight line has a point in common with a line of cover."""
    return any(meet(leg, other)
               for piece in of_kind(table.terrain, COVER)
               if piece.shape == "line" for other in piece.legs())


def by_line(table, charger, target):
    """Whether some model of who charges looks at it over cover (TAR-055)."""
    lines = [(table.start[n], table.start[foe])
             for n in table.of_party(charger)
             for foe in nearest_of(table, n, target)]
    over = [line for line in lines if crosses(table, line)]
    if over:
        SEEN["cover: %s lines" % (
            "all" if len(over) == len(lines) else "some")] += 1
    if len(lines) > len(table.of_party(charger)):
        SEEN["cover: several as near"] += 1
    return bool(over)


def by_area(table, target):
    """Whether more than half of its models stand in cover."""
    models = table.of_party(target)
    within = [n for n in models
              if any(piece.holds(table.start[n])
                     for piece in of_kind(table.terrain, COVER))]
    if within:
        SEEN["cover: %s in an area" % (
            "all" if len(within) == len(models) else
            "half" if 2 * len(within) == len(models) else
            "most" if 2 * len(within) > len(models) else "few")] += 1
    return 2 * len(within) > len(models)


@cache
def noted(table):
    """{(charging party, target): whether it is in cover}, whoever charges."""
    found = {}
    for charger in table.parties("attacker"):
        for target in table.parties("defender"):
            ways = by_line(table, charger, target), by_area(table, target)
            SEEN["cover: " + {(False, False): "none", (True, True): "both"}
                 .get(ways, "a line" if ways[0] else "an area")] += 1
            found[charger, target] = any(ways)
    return found


@cache
def fighting(table):
    """Ids of the units that were fighting as the phase began (A-22)."""
    found = set()
    for n, model in enumerate(table.models):
        if touched_by(table, table.start, n):
            SEEN["fighting: touches"] += 1
            found.add(model.unit)
            continue
        for m, friend in enumerate(table.models):
            if (model.side, model.party) == (friend.side, friend.party) and (
                    model.unit != friend.unit) and two(
                    table, n, table.start[n], m, table.start[m]).within(
                    NEAR) and touched_by(table, table.start, m):
                SEEN["fighting: supports who does"] += 1
                found.add(model.unit)
    return found


def cover_of(table, side, unit, party, hidden=None):
    """What is to be said of a unit's cover: keys of a scenario.

    hidden: the units against which it is in cover model by model (R-39)
    """
    said = {"fighting": id_of(unit) in fighting(table)}
    if unit.get("cover") == "always":
        SEEN["cover: always"] += 1
        return {**said, "cover": "always"}
    if side == "attacker":
        return said
    against = hidden if hidden is not None else sorted({
        model.unit for model in table.models
        if model.side == "attacker" and noted(table)[model.party, party]})
    if not against:
        return said
    return {**said, "cover": "defended", "cover_against": against}
