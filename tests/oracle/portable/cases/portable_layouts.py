"""Situations that chance alone brings about too seldom.

Source: catalogue B-3, B-4, B-14, B-15, B-17, B-19; rulings P-2, P-5, P-6, P-12,
P-15, P-18. A layout is drawn, the northernmost row first: `A` and `D` are
units of the attacker and the defender with the way they face (`?`: any), `+`
a commander alone, `.` nobody. It is turned about before it is used.
"""

from portable_battle import ATTACKER, DEFENDER
from portable_board import DIRECTIONS, direction_of, turned

# (drawing, parameters, further keys); of a list of values one is taken.
LAYOUTS = (
    ("""..
        D?
        Dv
        A^""", {"no_retreat": ["pushes"],
                "retreat": ["away", "straight", "rear", "owner"]}, {}),
    ("""..  ..
        D?  ..
        Dv  A<
        A^  ..""", {"no_retreat": ["pushes"],
                    "retreat": ["straight", "rear"],
                    "river": ["bars", "crossed"]}, {}),
    ("""A>  Dv  ..
        D?  A<  ..
        D?  ..  ..
        D?  ..  ..""", {"B-3": ["any"], "B-10": ["one-by-one", "first"],
                        "B-15": ["kept", "kept", "free"]}, {}),
    ("""A>  Dv  ..
        D?  A<  ..
        D?  A<  ..
        D?  ..  ..""", {"B-3": ["any"], "B-10": ["one-by-one"],
                        "retreat": ["straight"],
                        "no_retreat": ["pushes"]}, {}),
    ("""A>  ..  A<
        ..  Dv  ..
        ..  A^  ..""", {"B-15": ["free"]}, {"fire": [True]}),
    ("""..  ..
        A>  ..
        A>  Dv
        D?  A^""", {"B-15": ["free", "kept"]}, {"fire": [True]}),
    ("""..
        D+
        A^""", {"B-17": ["no", "yes"], "B-5": ["faces", "faces", "all"]},
     {"fire": [True, False]}),
    ("""..  D+  ..
        A>  D+  A<
        ..  A^  ..""", {"B-17": ["yes"], "rolls": ["in-order", "together"]},
     {}),
    ("""..  Dv  ..
        D>  A^  D<
        ..  D^  ..""", {"B-19": ["both"],
                        "B-4": ["once", "each", "each", "until-rolled"]},
     {}),
    ("""D?  ..  D?
        A>  Dv  A<
        ..  A^  ..""", {"rolls": ["in-order", "together"],
                        "B-11": ["any", "hitter"]}, {}),
    # One by one: whom to hold back.
    ("""A>  Dv  A<
        ..  A^  ..""", {"B-10": ["one-by-one"]},
     {"aim": [{"defender_losses": 5, "attacker_losses": -7},
              {"objectives_cleared": 10, "attacker_losses": -20,
               "attacker_driven_back": -9}]}),
    # An attack that is void, and whose unit is pushed back to its target.
    ("""..  ..  ..  ..  Av
        D>  A<  ..  Av  D<
        ..  ..  ..  D?  ..""", {"B-3": ["any"], "retreat": ["straight"],
                                "no_retreat": ["pushes"]}, {}),
)


def layout(rng):
    """(columns, rows, units without type or quality, keys) of a layout."""
    drawing, parameters, more = rng.choice(LAYOUTS)
    lines = [line.split() for line in drawing.splitlines()][::-1]
    units = [read(rng, word, (column, row))
             for row, words in enumerate(lines)
             for column, word in enumerate(words) if word != ".."]
    columns, rows = len(lines[0]), len(lines)
    for _ in range(rng.randrange(4)):
        units = [about(unit, columns) for unit in units]
        columns, rows = rows, columns
    keys = {key: rng.choice(values) for key, values in more.items()}
    keys["parameters"] = {key: rng.choice(values)
                          for key, values in parameters.items()}
    return columns, rows, units, keys


def read(rng, word, square):
    """A unit of a drawing."""
    facing = direction_of(word[1]) or rng.choice(DIRECTIONS)
    unit = {"side": ATTACKER if word[0] == "A" else DEFENDER,
            "square": square, "facing": facing}
    if word[1] == "+":
        unit["type"] = "commander"
    return unit


def about(unit, columns):
    """A unit of a drawing that is turned a quarter clockwise."""
    column, row = unit["square"]
    return dict(unit, square=(row, columns - 1 - column),
                facing=turned(unit["facing"], 1))
