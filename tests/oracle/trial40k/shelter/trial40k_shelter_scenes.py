"""Positions made by hand in which cover is asked model by model.

Source: docs/rulings/trial40k-plane.md, R-39; docs/rulings/trial40k.md, R-5.
Unit: tenths of a millimetre, from the middle of the table.
"""

from trial40k_terrain_scenes import chief, piece, scene, unit

WALL = piece("cover", "line", (500, -100), (500, 400))
SCREEN = piece("cover", "line", (500, -300), (500, 700))    # of Axes alone
WIDE = piece("cover", "area", (400, -100), (1000, -100), (1000, 400),
             (400, 400))


def bare(made, grenades="none", **more):
    """A unit with such grenades, and what else is said of its groups."""
    return {**made, "groups": [{**group, "grenades": grenades, **more}
                               for group in made["groups"]]}


def wood(x, y):
    """An area about a point."""
    return piece("cover", "area", (x - 60, y - 60), (x + 60, y - 60),
                 (x + 60, y + 60), (x - 60, y + 60))


def axes(*points, grenades="none", **more):
    """Those in the west."""
    return bare(unit("Axes", *(points or ((0, 0),)), **more), grenades)


def bows(grenades="none"):
    """Those in the south."""
    return bare(unit("Bows", (1000, 1300)), grenades)


def pikes(*points, **more):
    """Those who are charged."""
    return bare(unit("Pikes", *points, **more))


def king(x, y, **more):
    """Who has joined Pikes."""
    return chief("King", "Pikes", (x, y), **more)


def by_model(attackers, defenders, *pieces, **parameters):
    """A scenario in which cover is asked model by model."""
    return scene(attackers, defenders, *pieces, cover_scope="model",
                 **parameters)


def one_charger():
    """{what hangs on it: scenario}: one unit charges."""
    two = (1000, 0), (1000, 300)
    three = (1000, 0), (1200, -300), (1200, 300)
    low = piece("cover", "line", (500, -100), (500, 10))
    across = piece("cover", "line", (-50, 500), (50, 500))
    found = {
        "all behind a wall": by_model([axes()], [pikes(*two)], WALL),
        "half behind a wall": by_model(
            [axes((0, 0), (0, 300))], [pikes(*two)], low),
        "half in an area": by_model(
            [axes((0, 0), (0, 300))], [pikes(*two)], wood(1000, 300)),
        "one of three in an area": by_model(
            [axes(troop=4)], [pikes(*three)], wood(1200, 300)),
        "as near to a tenth, over it": by_model(
            [axes((0, 0), (2000, 1))], [pikes((1000, 0), (3000, 0))], low),
        "the nearer looks past it": by_model(
            [axes((1, 0), (2000, 0))], [pikes((1000, 0), (3000, 0))],
            piece("cover", "line", (1500, -100), (1500, 100))),
        "who looks over it is no nearer": by_model(
            [axes()], [pikes((999, 0), (40, 999))], across),
        "behind him a line does nothing": by_model([axes()], [pikes(
            *two)], piece("cover", "line", (1100, -100), (1100, 400))),
        "a force field": by_model([axes()], [pikes(*two, cover="always")]),
        "a force field that charges": by_model(
            [axes(cover="always")], [pikes(*two)], wood(1000, 300))}
    for word in ("yes", "no"):
        found["who supports, " + word] = by_model(
            [axes(troop=4)], [pikes(*three)], wood(1200, 300),
            cover_support=word)
    for word in ("last", "first"):
        found["a fist, " + word] = by_model(
            [axes()], [bare(pikes((1000, 0), (1000, 300)), weapons=["fist"])],
            wood(1000, 0), fist_cover=word)
    for word in ("unit", "model"):
        thrower, other = (axes(place, grenades=what)["groups"][0]
                          for place, what in (((0, 0), "plasma"),
                                              ((0, 300), "none")))
        found["plasma of one, " + word] = by_model(
            [{"name": "Axes", "groups": [thrower, {**other,
                                                   "name": "Axes rest"}]}],
            [pikes(*two)], wood(1000, 300), plasma_scope=word)
    return found


def who_has_struck():
    """{what hangs on it: scenario}: who has struck in the cover step is not
    alike with who will strike (R-9); their owner says who falls."""
    both = [pikes((1000, 0), (1000, 300))]
    found = {grenades: by_model(
        [axes((0, 0), (0, 300), grenades=grenades, troop=0)], both,
        wood(1000, 300)) for grenades in ("none", "frag")}
    return {**found, "frag, initiative": by_model(
        [axes((0, 0), (0, 300), grenades="frag", troop=0)], both,
        wood(1000, 300), frag_step="initiative")}


def two_chargers():
    """{what hangs on it: scenario}: one comes over the wall, or each hides
    another."""
    two = (1000, 0), (1000, 300)
    found = {}
    for word in ("those", "all", "none"):
        for what, thrown in (("", ("none", "none")),
                             (", frag over it", ("frag", "none")),
                             (", frag in the open", ("none", "frag")),
                             (", plasma over it", ("plasma", "none"))):
            found["one over the wall, %s%s" % (word, what)] = by_model(
                [axes(grenades=thrown[0]), bows(thrown[1])], [pikes(*two)],
                SCREEN, cover_multi=word)
        found["one hides one of them, " + word] = by_model(
            [axes(), bows()], [pikes(*two)], piece(
                "cover", "line", (500, -100), (500, 10)), cover_multi=word)
        found["each from another, " + word] = by_model(
            [axes(), bare(unit("Bows", (1300, 1200)))], [pikes(*two)],
            piece("cover", "line", (998, -20), (998, 2)),
            piece("cover", "line", (980, 302), (1020, 302)),
            cover_multi=word)
    return found


def characters():
    """{what hangs on it: scenario}: somebody has joined."""
    both = [axes((0, 0), (0, 300), grenades="frag")]
    found = {
        "he alone": by_model(both, [pikes((800, -300)), king(800, 300)],
                             wood(800, 300)),
        "his unit alone": by_model(both, [pikes((800, -300)), king(
            800, 300)], wood(800, -300)),
        "his force field": by_model([axes((0, 0), (0, 300))], [pikes(
            (800, -300)), king(800, 300, cover="always")]),
        "who has joined who charges": by_model(
            [axes(), bare(chief("Lord", "Axes", (0, 400)))],
            [pikes((1000, 0), (1000, 400))],
            piece("cover", "line", (500, 390), (500, 410)))}
    for word in ("those", "all", "none"):
        found["charged both ways as a party, " + word] = by_model(
            [axes(troop=4), bare(unit("Bows", (300, 700), troop=4))],
            [pikes((1000, 0)), king(1000, 700)], piece(
                "cover", "line", (500, -100), (500, 100)), cover_multi=word)
    return found


def of_units():
    """{what hangs on it: scenario}: of whole units, what R-5 and R-36 say of
    cover all the same."""
    two = (1000, 0), (1000, 300)
    found = {}
    for word in ("those", "all", "none"):
        for what, thrown in (("over it", ("frag", "none")),
                             ("in the open", ("none", "frag"))):
            found["frag %s, %s" % (what, word)] = scene(
                [axes(grenades=thrown[0]), bows(thrown[1])], [pikes(*two)],
                SCREEN, cover_multi=word)
        found["both ways as a party, " + word] = scene(
            [axes(troop=4), bare(unit("Bows", (300, 700), troop=4))],
            [pikes((1000, 0)), king(1000, 700)], piece(
                "cover", "line", (500, -100), (500, 100)), cover_multi=word)
    return found


def frag_at_a_force_field():
    """{what hangs on it: scenario}: a force field is of one unit alone; frag
    is thrown at his friends, or he is not in the fight (R-36)."""
    return {
        "frag at his friends": by_model(
            [axes((0, 0), (0, 300), grenades="frag")],
            [pikes((800, -300)), king(800, 300, cover="always")]),
        "he is behind": by_model(
            [axes(grenades="frag")], [pikes((1000, 0)), king(
                2000, 0, cover="always")])}


def plasma_at_a_friend():
    """{what hangs on it: scenario}: who supports a friend at whom plasma is
    thrown (R-5, R-35)."""
    return {"%s, %s" % (name, scope): scene(
        [axes(grenades="plasma")], [pikes((800, 200)), king(500, 0)],
        ground, cover_scope=scope)
            for scope in ("unit", "model")
            for name, ground in (("both in cover", WIDE),
                                 ("who supports", wood(800, 200)))}


def four_ways(alone=None):
    """Boyz in the open, in cover from Squad, from Guard, from both; with
    `alone` no other unit may charge."""
    attackers = [unit("Squad", (0, 0)), unit("Guard", (1300, 1300))]
    boyz = unit("Boyz mob", (1000, 0), (1000, 260), (1000, 520), (1000, 780))
    nob = {**boyz["groups"][0], "name": "Nob", "models": 1,
           "at": unit("", (1300, 0))["groups"][0]["at"]}
    boyz["groups"][0]["name"] = "Boyz"
    return by_model(
        [one for one in attackers if alone in (None, one["name"])],
        [{**boyz, "groups": [*boyz["groups"], nob]}],
        piece("cover", "line", (499, 130), (500, 130)),
        piece("cover", "line", (500, 260), (500, 261)),
        piece("cover", "line", (1150, 910), (1150, 911)),
        piece("cover", "line", (1150, 1040), (1150, 1041)))
