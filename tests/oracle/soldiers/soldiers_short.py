"""The short form of a side: companies around one hex.

Source: ruling R-2. Unit: companies. The sides come back as lists of units.
"""

import re

from soldiers_applied import note
from soldiers_values import known, refuse, whole, word

GROUND = ("clear", "improved", "woods", "town", "trench", "canal")
HEIGHT = ("level", "slope", "crest")
AROUND_D4 = ("d3", "e3", "c4", "e4")
TEXT = re.compile(r"(?P<companies>\d+) compan(?:y|ies)"
                  r"(?:,? in (?P<ground>\w+))?(?:,? on (?P<height>\w+))?")
BOARD_KEYS = ("map", "legend", "columns", "rows", "ground", "objectives")


def spelt_out(side, given):
    """The short form of a side as a map, if it is one."""
    if isinstance(given, str):
        match = TEXT.fullmatch(given.strip())
        if not match:
            refuse(side, "must be so many companies")
        given = {key: value for key, value in match.groupdict().items()
                 if value}
        given["companies"] = int(given["companies"])
    return given


def is_short(given):
    """Whether a side is in short form."""
    return isinstance(given, dict) and "companies" in given


def companies(prefixes, cells):
    """Infantry by name and place."""
    return [{"name": "%s Coy" % prefix, "at": cell}
            for prefix, cell in zip(prefixes, cells)]


def expanded(scenario):
    """The scenario with both sides' units written out."""
    sides = {side: spelt_out(side, scenario[side])
             for side in ("attacker", "defender")}
    if not any(is_short(given) for given in sides.values()):
        return {**scenario, **sides}
    note("R-2", "G-10")
    if not all(is_short(given) for given in sides.values()):
        refuse("attacker", "both sides in short form or neither")
    for key in BOARD_KEYS:
        if key in scenario:
            refuse(key, "beside the short form")
    attacker = known(sides["attacker"], ("companies",), "attacker")
    defender = known(sides["defender"], ("companies", "ground", "height"),
                     "defender")
    ground = word(defender.get("ground", "clear"), GROUND, "ground")
    height = word(defender.get("height", "level"), HEIGHT, "height")
    ours = whole(attacker["companies"], 1, 8, "companies")
    theirs = whole(defender["companies"], 1, 2, "companies")
    return {**scenario,
            "ground": ["d4 " + kind for kind in (ground, height)
                       if kind not in ("clear", "level")],
            "attacker": {"units": companies(
                "ABCDEFGH"[:ours], [AROUND_D4[k % 4] for k in range(ours)])},
            "defender": {"units": companies("12"[:theirs], ["d4"] * 2)}}
