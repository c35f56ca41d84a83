"""The test vectors WTJ-T01 to WTJ-T23 and T02b, played through.

Source: W.5. Unit: each check gives (vector, what, expected, what came out).
"""

from wtj_end import MEASURES
from wtj_modifiers import modifiers
from wtj_scenario import read_battle
from wtj_told import played, strengths
from wtj_turn import first

FRONT = ["a front on d front"]
CORNER = ["a front on d front", "a front on d left"]


def unit(name, bases, **more):
    """A unit of a scenario."""
    return {"name": name, "bases": bases, **more}


def duel(a, d, contacts=FRONT, until="assault-over", **parameters):
    """One unit against one."""
    return {"rules": "wtj", "until": until, "parameters": parameters,
            "scenario_defender": "none",
            "attacker": {"units": [unit("A", **a)]},
            "defender": {"units": [unit("D", **d)]}, "contacts": contacts}


def of_end(row):
    """The measures of a battle played through."""
    return dict(zip(MEASURES, row[-1].counts))


def sums(document):
    """(A, D) modifiers of round 1 and of round 2."""
    battle = read_battle(document)
    lines = tuple(tuple(n for n in battle.of(side)
                        if battle.units[n].host is None) for side in (0, 1))
    return [tuple(sum(pips for _, pips in modifiers(
        battle, first(battle), lines, side, k)) for side in (0, 1))
        for k in (1, 2)]


def fight(name, document, dice, expected, after=None):
    """Checks of an assault played through: {measure: expected}."""
    battle, row, play = played(document, dice)
    if after is not None:
        yield name, "bases after each round", after, strengths(battle, row)
    yield name, "dice left over", 0, len(play.dice)
    found = of_end(row)
    for measure, want in expected.items():
        yield name, measure, want, found[measure]


def personnel():
    """T01, T03 to T06, T12 to T15, T17."""
    yield from fight(
        "T01", duel({"bases": 6}, {"bases": 4}, CORNER),
        [(4, 4), (2, 5), (6, 3)],
        {"attacker_left": 4, "defender_left": 0, "attacker_lost": 2,
         "defender_lost": 4, "attacker_breakthrough": 0,
         "attacker_beaten": 0, "attacker_pinned": 0},
        [(6, 3), (4, 3), (4, 0)])
    yield "T01", "modifiers", [(0, -1), (0, -1)], sums(
        duel({"bases": 6}, {"bases": 4}, CORNER))
    even = duel({"bases": 6}, {"bases": 6})
    tied = {"attacker_beaten": 0, "defender_beaten": 0}
    yield from fight("T03", even, [(3, 3), (5, 2), (1, 4)],
                     {**tied, "attacker_left": 2, "defender_left": 2,
                      "attacker_pinned": 2, "defender_pinned": 2})
    yield from fight("T04", even, [(2, 2), (5, 5), (1, 1)],
                     {**tied, "attacker_left": 5, "defender_left": 5,
                      "attacker_pinned": 5, "defender_pinned": 5})
    yield from fight("T05", duel({"bases": 8}, {"bases": 3}),
                     [(2, 6), (1, 1), (6, 1)],
                     {**tied, "attacker_left": 4, "defender_left": 0,
                      "attacker_heroic": 1, "attacker_pinned": 4})
    yield from fight("T06", duel({"bases": 6}, {"bases": 4}),
                     [(4, 3), (5, 4), (6, 3)],
                     {"attacker_breakthrough": 1, "attacker_lost": 0},
                     [(6, 3), (6, 2), (6, 0)])
    yield from fight("T06", duel({"bases": 6}, {"bases": 4},
                                 breakthrough="strict"),
                     [(4, 3), (5, 4), (6, 3)], {"attacker_breakthrough": 1})
    for way, want in (("all_fought", 1), ("strict", 0)):
        yield from fight("T07 " + way, duel({"bases": 6}, {"bases": 3},
                                            breakthrough=way),
                         [(6, 2)], {"defender_left": 0,
                                    "attacker_breakthrough": want})
    for way, left, pinned in (("pinned", 4, 4), ("literal", 3, 3),
                              ("wins", 4, 0)):
        yield from fight("T12 " + way, duel({"bases": 6}, {"bases": 2},
                                            tie_when_eliminated=way),
                         [(3, 5), (6, 1)],
                         {"attacker_left": left, "attacker_pinned": pinned,
                          "defender_left": 0})
    yield from fight("T13", duel({"bases": 1}, {"bases": 1}), [(3, 3)] * 3,
                     {"attacker_left": 0, "defender_left": 0})
    weak = duel({"bases": 9}, {"bases": 9, "cover": "solid"})
    yield "T14", "modifiers", [(0, 1), (0, 1)], sums(weak)
    yield from fight("T14", weak, [(3, 4)] * 3,
                     {"attacker_left": 3, "defender_left": 9,
                      "attacker_beaten": 1})
    picked = duel({"bases": 9, "training": "outstanding"},
                  {"bases": 9, "cover": "solid", "status": "pinned"})
    yield "T15", "modifiers", [(2, 0), (2, 0)], sums(picked)
    yield from fight("T15", picked, [(4, 3), (2, 2), (1, 1)],
                     {"defender_left": 2, "defender_beaten": 1,
                      "attacker_breakthrough": 0, "attacker_lost": 0},
                     [(9, 6), (9, 4), (9, 2)])
    yield from fight("T17", duel({"bases": 5}, {"bases": 9}), [(1, 6)],
                     {"attacker_left": 0, "defender_breakthrough": 1})


def cavalry():
    """T08 to T11, T16."""
    horse = {"bases": 6, "type": "cavalry"}
    open_ = duel(horse, {"bases": 6})
    yield "T08", "modifiers", [(2, 0), (1, 0)], sums(open_)
    yield from fight("T08", open_, [(3, 3), (2, 5)],
                     {"attacker_left": 3, "defender_left": 3,
                      "attacker_pinned": 3, "defender_pinned": 3})
    flames = duel(horse, {"bases": 6, "flamethrowers": True})
    yield "T09", "modifiers", [(0, 0), (0, 0)], sums(flames)
    yield from fight("T09", flames, [(3, 3), (2, 5)],
                     {"attacker_left": 3, "attacker_beaten": 1,
                      "defender_left": 6})
    both = duel({"bases": 4, "type": "cavalry"},
                {"bases": 4, "type": "cavalry"})
    yield "T10", "modifiers", [(0, 0), (0, 0)], sums(both)
    yield from fight("T10", both, [(5, 2)],
                     {"defender_left": 1, "defender_beaten": 1})
    for clause, target in (("WTJ-22", {"bases": 6, "cover": "enclosed"}),
                           ("WTJ-21", {"bases": 2, "type": "tank"})):
        try:
            read_battle(duel(horse, target))
            said = "no refusal"
        except ValueError as error:
            said = str(error)[:6]
        yield "T11", "refused", clause, said
    for way, want in (("all_fought", 1), ("strict", 0)):
        document = duel(horse, {"bases": 9}, CORNER, breakthrough=way)
        yield "T16", "modifiers", [(2, -1), (1, -1)], sums(document)
        yield from fight("T16 " + way, document, [(6, 1), (6, 1)],
                         {"defender_left": 0, "attacker_left": 6,
                          "attacker_breakthrough": want})
        asked = dict(played(document, [(6, 1), (6, 1)])[2].questions)
        yield ("T16 " + way, "question", ("dismount", "reposition"),
               asked.get("dismount"))


def sides():
    """T02, T02b: half or more of the bases on two sides."""
    for name, bases, want in (("T02", 6, 0), ("T02b", 4, -1)):
        document = {
            "rules": "wtj", "until": "assault-over",
            "attacker": {"units": [unit("A", 9), unit("B", 9)]},
            "defender": {"units": [unit("D", 4), unit("E", bases)]},
            "contacts": ["a front on d front", "b front on d left",
                         "b front on e front"]}
        yield name, "modifier of D", want, sums(document)[0][1]


def after_test():
    """T03 to T05, T14: who checks morale, and what counts then."""
    from wtj_morale import pips
    for name, a, d, dice, want in (
            ("T03", 6, 6, [(3, 3), (5, 2), (1, 4)], []),
            ("T05", 8, 3, [(2, 6), (1, 1), (6, 1)], []),
            ("T09", 6, 6, None, ["a"]), ("T14", 9, 9, None, ["a"])):
        document = duel({"bases": a}, {"bases": d}, until="turn-over")
        if name == "T09":
            document["attacker"]["units"][0]["type"] = "cavalry"
            document["defender"]["units"][0]["flamethrowers"] = True
            dice = [(3, 3), (2, 5)]
        if name == "T14":
            document["defender"]["units"][0]["cover"] = "solid"
            dice = [(3, 4)] * 3
        battle, row, _ = played(document, dice + [6])
        tests = [battle.units[n].id for state in row[:-1]
                 if state.chapter == "demoralized" for n, _ in state.todo]
        yield name, "checks morale", want, tests
        if name == "T14":
            state = [s for s in row[:-1] if s.chapter == "demoralized"][0]
            yield (name, "weak, unsupported, demoralized", -3,
                   pips(battle, state, 0))
