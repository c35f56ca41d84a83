"""Positions made by hand, on which something of terrain hangs by a tenth.

Source: docs/rulings/trial40k-plane.md, R-36, R-37. Points in tenths of a
millimetre from a point of the table.
"""

from trial40k_charge_generate import CHARACTERS, TROOPS
from trial40k_length import words

ZERO = 20000


def at(points):
    """Places of points."""
    return [words((ZERO + x, ZERO + y)) for x, y in points]


def unit(name, *points, base="25 mm", troop=2, **more):
    """A unit of one group."""
    return {"name": name, "groups": [
        {"name": name + " line", "base": base, "at": at(points),
         "models": len(points), **TROOPS[troop]}], **more}


def chief(name, host, point, **more):
    """A character who has joined a unit."""
    return {"name": name, "independent": True, "joined": host, "groups": [
        {"name": name + " himself", "base": "25 mm", "at": at([point]),
         "models": 1, **CHARACTERS[0]}], **more}


def piece(kind, shape, *points):
    """A piece of terrain."""
    return {"kind": kind, shape: at(points)}


def scene(attackers, defenders, *pieces, **parameters):
    """A scenario."""
    made = {"rules": "trial40k", "begin": "charges", "aim": "attrition",
            "parameters": parameters, "attacker": {"units": attackers},
            "defender": {"units": defenders}}
    return {**made, "terrain": list(pieces)} if pieces else made


def in_cover():
    """{what hangs on it: scenario} of cover."""
    axes, pikes = unit("Axes", (0, 0)), unit("Pikes", (1000, 0))
    line = piece("cover", "line", (500, -100), (500, 100))
    across = piece("cover", "line", (-50, 500), (50, 500))
    beside = unit("Bows", (1252, 0))
    found = {
        "a line": scene([axes], [pikes], line),
        "its end": scene([axes], [pikes], piece(
            "cover", "line", (500, -100), (500, 0))),
        "a tenth short": scene([axes], [pikes], piece(
            "cover", "line", (500, -100), (500, -1))),
        "a leg that is a point": scene([axes], [pikes], piece(
            "cover", "line", (500, 0), (500, 0))),
        "the middle of the target": scene([axes], [pikes], piece(
            "cover", "line", (1000, 0), (1300, 0))),
        "along the way": scene([axes], [pikes], piece(
            "cover", "line", (200, 0), (700, 0))),
        "as near to a tenth": scene([axes], [unit(
            "Pikes", (1000, 0), (40, 999))], across),
        "nearer by a tenth": scene([axes], [unit(
            "Pikes", (999, 0), (40, 999))], across),
        "half": scene([axes], [unit("Pikes", (1000, 0), (1000, 600))], piece(
            "cover", "area", (900, -100), (1100, -100), (1100, 400))),
        "on the edge": scene([axes], [pikes], piece(
            "cover", "area", (1000, -100), (1300, -100), (1300, 100),
            (1000, 100))),
        "an hourglass": scene([axes], [pikes], piece(
            "cover", "area", (900, -100), (1100, 100), (900, 100),
            (1100, -100))),
        "beside its waist": scene([axes], [pikes], piece(
            "cover", "area", (900, -99), (1100, 101), (900, 101),
            (1100, -99))),
        "who has joined": scene(
            [axes, chief("Lord", "Axes", (0, 400))], [unit("Pikes", (
                1000, 0), (1000, 400)), chief("King", "Pikes", (1000, 800))],
            piece("cover", "line", (500, 390), (500, 410))),
        "a force field": scene([axes], [unit(
            "Pikes", (1000, 0), cover="always"), chief(
                "King", "Pikes", (1000, 260))]),
        "his force field": scene([axes, unit("Bows", (0, 300))], [
            pikes, chief("King", "Pikes", (1000, 260), cover="always")]),
        "fighting beside a friend": scene(
            [unit("Axes", (1000, 1700)), beside],
            [unit("Pikes", (1000, 700)), chief("King", "Pikes", (1000, 0))],
            piece("cover", "line", (900, 1200), (1100, 1200))),
        "too far from a friend": scene(
            [unit("Axes", (1000, 1800)), beside],
            [unit("Pikes", (1000, 759)), chief("King", "Pikes", (1000, 0))],
            piece("cover", "line", (900, 1200), (1100, 1200)))}
    for word in ("those", "all", "none"):
        found["over cover and not, " + word] = scene(
            [axes, unit("Bows", (1000, 1000))], [pikes], line,
            cover_multi=word)
    return found


def two_who_have_joined():
    """{what hangs on it: scenario}: one who has joined stands beside another
    who was fighting; neither has joined the other (R-36)."""
    return {"near him, %s" % word: scene(
        [unit("Axes", (1000, 1300), troop=4), unit("Bows", (1252, 0))],
        [unit("Pikes", (300, 0)), chief("King", "Pikes", (1000, 0)),
         chief("Queen", "Pikes", (1000, 300))],
        piece("cover", "line", (900, 700), (1100, 700)), cover_round=word)
            for word in ("unit", "charge")}


def who_does_not_fight():
    """{what hangs on it: scenario}: one who is noted does not fight, being
    destroyed as he does not regroup, or idle."""
    line = piece("cover", "line", (500, -100), (500, 100))
    return {
        "destroyed": scene(
            [unit("Axes", (0, 0), (0, 300))],
            [unit("Pikes", (1000, 0), falls_back=True),
             unit("Shields", (1000, 400))], line),
        "idle": scene(
            [unit("Axes", (0, 0)), unit("Bows", (1000, 1000)),
             unit("Clubs", (0, 500), fired=True)],
            [unit("Pikes", (1000, 0))], line, cover_multi="all")}


def round_walls():
    """{what hangs on it: scenario} of impassable ground."""
    axes, pikes = unit("Axes", (0, 0)), unit("Pikes", (1000, 0))
    found = {
        "round": scene([axes], [pikes], piece(
            "impassable", "line", (500, -100), (500, 100))),
        "too long": scene([axes], [pikes], piece(
            "impassable", "line", (500, -3000), (500, 3000))),
        "an area": scene([axes], [pikes], piece(
            "impassable", "area", (400, -90), (600, -90), (500, 300))),
        "a tree": scene([axes], [pikes], piece(
            "impassable", "line", (500, 0), (500, 0))),
        "at the target": scene([axes], [pikes], piece(
            "impassable", "line", (873, 0), (873, 0))),
        "from its border": scene([axes], [pikes], piece(
            "impassable", "line", (125, -200), (125, 200))),
        "touching across": scene([axes], [unit("Pikes", (250, 0))], piece(
            "impassable", "line", (125, -100), (125, 100))),
        "an inch across": scene([axes], [pikes, unit(
            "Shields", (1000, 400))], piece(
                "impassable", "line", (600, 200), (900, 200))),
        "in the middle of a star": scene([axes], [pikes], piece(
            "impassable", "area", (0, -1000), (588, 809), (-951, -309),
            (951, -309), (-588, 809))),
        "a corner": scene([axes], [pikes], piece(
            "impassable", "line", (500, -400), (500, 60), (800, 300)))}
    for half, base in ((125, "25 mm"), (124, "25 mm"), (126, "25.1 mm"),
                       (125, "25.1 mm")):
        found["a gate of %d for %s" % (2 * half, base)] = scene(
            [unit("Axes", (0, 0), base=base)], [pikes],
            piece("impassable", "line", (500, -3000), (500, -half)),
            piece("impassable", "line", (500, half), (500, 3000)))
    return found


def scenes():
    """Those of cover and of walls."""
    return {**in_cover(), **round_walls()}
