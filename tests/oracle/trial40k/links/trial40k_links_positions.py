"""Positions made by hand in which four targets or more stand in pairs.

Source: docs/rulings/trial40k-plane.md, R-24; TAR-012, 013, A-07. Points in
tenths of a millimetre from a point of the table. Who charges stands in a line
in the west, the others in one in the east; bases are 250 wide, so two models
758 apart have 2 in between them.
"""

from trial40k_charge_table import NEAR
from trial40k_length import tenths, words
from trial40k_terrain_scenes import ZERO, chief, piece, scene, unit
from trial40k_words import SIDES

WIDE = 250
EAST = 900              # where the enemies stand
LINK = WIDE + NEAR      # how far two models within 2 in are apart at most
NAMES = ("Pikes", "Shields", "Tents", "Youths", "Zealots", "Zouaves")
# After whom one of several must follow, and who can.
SEVERAL = {
    "two can follow": (("pikes", "shields", "youths"), ("tents", "zealots")),
    "the last of two is nearer": (("pikes", "shields", "tents"),
                                  ("youths", "zealots"))}


def line(name, *rows, x=0, **more):
    """A unit in a line from north to south."""
    return unit(name, *[(x, y) for y in rows], **more)


def foes(*rows, x=EAST):
    """Units of one model each, in the order of their names."""
    return [line(name, y, x=x) for name, y in zip(NAMES, rows)]


def six():
    """Who charges, for most positions."""
    return line("Axes", 0, 400, 800, 1200, 1600, 2000)


def apart(between=LINK + 1):
    """Two pairs, and the second of the one so far from the first of the
    other."""
    return foes(0, 500, 500 + between, 1000 + between)


def pairs():
    """{what hangs on it: scenario} of two pairs."""
    far = apart()
    return {
        "two pairs": scene([six()], far),
        "two pairs, chain": scene([six()], far, multi_link="chain"),
        "two pairs, each": scene([six()], far, multi_link="each"),
        "2 in between the pairs": scene([six()], apart(LINK)),
        "2 in between the pairs, chain": scene([six()], apart(LINK),
                                               multi_link="chain"),
        "2 in inside a pair": scene([six()], foes(
            0, LINK, 2 * LINK + 1, 3 * LINK + 1)),
        "a tenth more inside a pair": scene([six()], foes(
            0, LINK, 2 * LINK + 1, 3 * LINK + 2)),
        "three models at four": scene([line("Axes", 200, 900, 1600)], far),
        "four models at four": scene([line("Axes", 0, 500, 1250, 1750)], far),
        "three and one": scene([six()], foes(0, 500, 1000, 1759)),
        "the second pair behind": scene([six()], far[:2] + [
            line("Tents", 250, x=1800), line("Youths", 750, x=1800)]),
        "the last out of reach alone": scene(
            [six()], far[:3] + [line("Youths", 1259, x=1650)]),
        "the last out of reach alone, any": scene(
            [six()], far[:3] + [line("Youths", 1259, x=1650)],
            declare_range="any"),
        "one falls back": scene(
            [six()], far[:3] + [line("Youths", 1759, x=EAST,
                                     falls_back=True)]),
        "a wall before the last": scene([six()], far, piece(
            "impassable", "line", (600, 1500), (2300, 1500)), piece(
                "impassable", "line", (600, 1500), (600, 3600)))}


def more_than_four():
    """{what hangs on it: scenario} of five or six."""
    eight = line("Axes", *range(0, 2800, 350))
    return {
        "two can follow": scene([six()], foes(0, 500, 1259, 1600, 1950)),
        "the last of two is nearer": scene([six()], foes(0, 500, 1259) + [
            line("Youths", 1259, x=EAST + 400),
            line("Zealots", 1700, x=EAST - 200)]),
        "who follows is near the first too": scene([six()], foes(
            0, 500, 1400) + [line("Youths", 950, x=EAST + 300)]),
        "a pair and one far from all": scene([six()], foes(
            0, 500, 1259, 1759, -759)),
        "one more near the first": scene(
            [line("Axes", -500, 0, 500, 900, 1250, 1750)],
            foes(0, 500, 1259, 1759, -500)),
        "three pairs": scene([eight], foes(
            0, 300, 1059, 1359, 2118, 2418)),
        "three pairs, chain": scene([eight], foes(
            0, 300, 1059, 1359, 2118, 2418), multi_link="chain")}


def joined():
    """{what hangs on it: scenario} of characters and of two who charge."""
    far = apart()
    return {
        "a character between the pairs": scene(
            [six()], far + [chief("King", "Tents", (EAST + 300, 900))]),
        "a character links a pair": scene([six()], foes(
            0, 500, 1300, 2100) + [chief("King", "Youths", (EAST, 1750))]),
        "one in a pair is a character alone": scene([six()], far[:3] + [
            {**line("Youths", 1759, x=EAST), "independent": True}]),
        "a character charges too": scene(
            [line("Axes", 0, 500, 1250), chief("Lord", "Axes", (0, 1700))],
            far),
        "two who charge": scene(
            [six(), line("Bows", 0, 500, 1250, 1750, x=2 * EAST)], far)}


def straight():
    """All of them as they are written."""
    return {**pairs(), **more_than_four(), **joined()}


def turned(scenario, turns, mirrored):
    """A scenario, turned by so many quarters and then mirrored or not."""
    def see(text):
        x, y = (tenths(part) - ZERO for part in text.split(", "))
        for _ in range(turns):
            x, y = -y, x
        return words((ZERO + (-x if mirrored else x), ZERO + y))
    made = dict(scenario)
    for side in SIDES:
        made[side] = {"units": [{**one, "groups": [
            {**group, "at": list(map(see, group["at"]))}
            for group in one["groups"]]} for one in scenario[side]["units"]]}
    if "terrain" in scenario:
        made["terrain"] = [{**row, "line": list(map(see, row["line"]))}
                           for row in scenario["terrain"]]
    return made


def elsewhere():
    """All of them turned: one after another by one to three quarters, and
    every other one mirrored."""
    return {name: turned(scenario, 1 + k % 3, k % 2 == 1)
            for k, (name, scenario) in enumerate(straight().items())}
