"""Models of table 2.12, and scenarios of a line or two for the vectors.

Source: table 2.12 and section 5 of the catalogue.
"""

KNOWN = {
    "marine": {},
    "sergeant": {"a": 2, "ld": 9},
    "terminator": {"a": 2, "ld": 9, "sv": 2, "inv": 5, "weapons": ["fist"]},
    "librarian": {"ws": 5, "i": 5, "a": 3, "w": 2, "ld": 9, "psyker": True,
                  "weapons": ["force"]},
    "guard": {"ws": 3, "s": 3, "t": 3, "i": 3, "ld": 7, "sv": 5},
    "ork": {"s": 3, "i": 2, "a": 2, "ld": 7, "sv": 6,
            "weapons": ["heavy"]},
    "nob": {"i": 3, "w": 2, "a": 3, "ld": 7, "sv": 6},
    "guardian": {"ws": 3, "s": 3, "t": 3, "sv": 5, "plasma": True},
    "dark": {"s": 3, "t": 3, "i": 5, "sv": 5},
    "warrior": {"ws": 2, "s": 3, "t": 3, "i": 2, "ld": 7},
    "ethereal": {"s": 3, "t": 3, "w": 2, "i": 3, "a": 3, "ld": 10,
                 "sv": None},
    "suit": {"ws": 2, "s": 5, "w": 2, "i": 2, "a": 2},
    "drone": {"ws": 2, "s": 3, "t": 3, "ld": None, "sv": 4},
    "stealer": {"ws": 6, "i": 6, "a": 2, "ld": 10, "sv": 6,
                "weapons": ["rending"]},
    "carnifex": {"s": 10, "t": 6, "w": 4, "i": 2, "a": 2, "ld": 10,
                 "monstrous": True},
    "scout": {"sv": 4},
}


def men(what, count=1, **more):
    """A group of models of table 2.12."""
    return {**KNOWN[what], "count": count, **more}


def force(name, *groups, **more):
    """A unit."""
    return {"name": name, "groups": list(groups), **more}


def scenario(attackers, defenders, turns=1, preset="seed", aim="ground",
             **parameters):
    """A scenario of units, a unit alone given as it is."""
    def units(row):
        return {"units": row if isinstance(row, list) else [row]}
    return {"rules": "trial40k", "turns": turns, "preset": preset,
            "aim": aim, "parameters": parameters,
            "attacker": units(attackers), "defender": units(defenders)}
