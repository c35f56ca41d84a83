"""Positions made by hand, on which something of difficult ground hangs by a
tenth, or by an inch that is thrown.

Source: docs/rulings/trial40k-plane.md, R-23, R-38. Points in tenths of a
millimetre from a point of the table.
"""

from trial40k_terrain_scenes import chief, piece, scene, unit


def slow(*points):
    """An area of difficult ground."""
    return piece("difficult", "area", *points)


def box(west, north, east, south):
    """The same of a rectangle."""
    return slow((west, north), (east, north), (east, south), (west, south))


def near_it():
    """{what hangs on it: scenario}: whether it is near, or who stands on
    it."""
    pikes = [unit("Pikes", (1000, 0))]
    found = {}
    for far, base in ((1649, "25 mm"), (1650, "25 mm"), (1650, "25.1 mm"),
                      (1651, "25.1 mm")):
        found["%d behind %s" % (far, base)] = scene(
            [unit("Axes", (0, 0), base=base)], pikes,
            box(-far - 300, -50, -far, 50))
    for far, base in ((125, "25 mm"), (124, "25 mm"), (126, "25.1 mm"),
                      (125, "25.1 mm")):
        found["%s with an edge at %d" % (base, far)] = scene(
            [unit("Axes", (0, 0), base=base)], pikes,
            box(-far - 300, -50, -far, 50))
    found["an edge askew, by the outline"] = scene(
        [unit("Axes", (0, 0))], pikes, slow((-104, -72), (-72, -104),
                                            (-300, -300)))
    found["near one of two"] = scene(
        [unit("Axes", (0, 0), (0, 1800))], pikes, box(-40, 3300, 40, 3400))
    found["out of reach"] = scene(
        [unit("Axes", (0, 0))], pikes, box(300, -50, 400, 50), piece(
            "impassable", "line", (600, -3000), (600, 3000)),
        declare_range="any")
    return found


def round_or_through():
    """{what hangs on it: scenario}: who can lead round it, or through."""
    axes, pikes = unit("Axes", (0, 0)), unit("Pikes", (1000, 0))
    two = unit("Axes", (0, 0), (0, 400))
    across = box(500, -3000, 510, 3000)
    found = {
        "a wood between": scene([axes], [pikes], box(450, -100, 550, 100)),
        "only through": scene([axes], [pikes], across),
        "3 in are enough": scene([axes], [unit("Pikes", (1013, 0))], across),
        "3 in are not": scene([axes], [unit("Pikes", (1014, 0))], across),
        "all in it": scene([two], [pikes], box(-2000, -2000, 3000, 2000)),
        "the target in it": scene([two], [pikes],
                                  box(700, -3000, 3000, 3000)),
        "the target on its far side": scene(
            [axes], [pikes], box(700, -100, 1000, 100)),
        "the nearest in it": scene([two], [pikes], box(-60, -60, 60, 60)),
        "the farthest in it": scene([two], [pikes], box(-60, 340, 60, 460)),
        "who joined in it": scene(
            [axes, chief("Lord", "Axes", (0, 400))], [pikes],
            box(-60, 340, 60, 460)),
        "the nearest of all in it": scene(
            [two], [pikes], box(-60, -60, 60, 60), first_mover="nearest"),
        "a wall besides": scene([axes], [pikes], box(
            450, -100, 550, 100), piece(
                "impassable", "line", (480, -3000), (480, -130)), piece(
                    "impassable", "line", (480, 130), (480, 3000))),
        "who falls back behind it": scene(
            [axes], [unit("Pikes", (1000, 0), falls_back=True)], across),
        "two targets": scene(
            [two], [pikes, unit("Shields", (1000, 400))], across),
        "two who charge": scene(
            [axes, unit("Bows", (2000, 0))], [pikes], across),
        "in their own line": scene(
            [unit("Axes", (0, 0), (0, 255), (0, 510), (0, 765))], [pikes],
            box(-200, 480, -130, 700))}
    for half in (125, 124):
        found["a gap of %d" % (2 * half)] = scene(
            [axes], [pikes], box(500, -3000, 510, -half),
            box(500, half, 510, 3000))
    return found


def scenes():
    """All of them."""
    return {**near_it(), **round_or_through()}
