"""The test vectors of steps, casualties, results and what follows them.

Source: section 5, TV-04, 06, 17 to 23, 26, 28 to 33, 35, 38 to 44, 52, 57 to
59. Unit: each check gives (vector, what, expected, what came out).
"""

from trial40k_men import force, men, scenario
from trial40k_orders import orders
from trial40k_scenario import read_battle
from trial40k_state import End, models
from trial40k_told import played, steps_of
from trial40k_turn import first

SIX, ONE = [6], [1]


def last(row):
    """The last situation before the end."""
    return [state for state in row if not isinstance(state, End)][-1]


def met(row, name):
    """The first situation of a chapter."""
    return next(state for state in row
                if not isinstance(state, End) and state.chapter == name)


def left(row, unit):
    """(kind, Wounds left, models) of a unit in the last situation."""
    return [(stack.kind, stack.wounds, stack.count)
            for stack in last(row).units[unit]]


def wounding(attacks, wounds, saves=()):
    """Dice of so many attacks with so many wounds."""
    return (SIX * wounds + ONE * (attacks - wounds) + SIX * wounds
            + list(saves))


def striking_order():
    """TV-17 to 22: steps."""
    orks = force("O", men("ork", 5), cover=["A"])
    marines = force("A", men("marine", 5), charged=True)
    frag = force("A", men("marine", 5, frag=True), charged=True)
    plain = force("A", men("guardian", 5), charged=True)
    trench = force("O", men("marine", 5), cover=["A"])
    nob = force("O", men("ork", 4), men("nob", 1, weapons=["fist", "ccw"]),
                cover=["A"])
    always = dict(always_cover=True)
    for name, a, d, want in (
            ("TV-17", marines, orks, [[4], [11]]),
            ("TV-18", frag, orks, [[11], [11]]),
            ("TV-19", plain, trench, [[4], [4]]),
            ("TV-19 orks", plain, orks, [[4], [2]]),
            ("TV-21", marines, nob, [[4], [1, 11]]),
            ("TV-22 charges", force("A", men("marine"), charged=True,
                                    **always),
             force("O", men("ork")), [[4], [2]]),
            ("TV-22 charged", force("A", men("marine"), charged=True),
             force("O", men("ork"), **always), [[4], [11]])):
        _, row, _ = played(scenario(a, d), ())
        yield name, "steps", want, steps_of(row)
    document = scenario(marines, orks, turns=2)
    _, row, _ = played(document, ONE * (15 + 10))
    state = next(state for state in row if not state.first
                 and state.chapter == "step")
    yield ("TV-20", "next turn", [[4], [2]],
           [sorted({stack.step for stack in stacks})
            for stacks in state.units])
    _, _, play = played(document, ONE * (20 + 15))
    yield ("TV-20", "attacks", [10, 10, 5, 10],
           [blow[2] for blow in play.blows])


def casualties():
    """TV-04, 23, 26, 52."""
    crisis = force("D", men("suit", 2), men("drone", 4))
    _, row, _ = played(scenario(force("A", men("marine", 5, i=9)), crisis),
                       wounding(5, 5, (4, 3, 1, 6, 2)))
    yield "TV-04", "left", [(1, 2, 2), (2, 1, 1)], left(row, 1)
    zone = force("D", men("marine", 4), men("marine", 5, role="out"))
    _, row, _ = played(scenario(force("A", men("marine", 6, i=9)), zone),
                       wounding(6, 6, ONE * 6))
    yield "TV-23", "models left", 5, models(last(row), 1)
    yield "TV-23", "score", 4, last(row).lead
    for wounds, hurt, want, score in (
            (5, False, [(1, 1, 1)], 5), (5, True, [], 5),
            (7, False, [], 6)):
        groups = ([men("ork", 2, w=2), men("ork", 1, w=2, wounds=1)]
                  if hurt else [men("ork", 3, w=2)])
        _, row, _ = played(
            scenario(force("A", men("marine", wounds, i=9)),
                     force("D", *groups)),
            wounding(wounds, wounds, ONE * wounds))
        state = next(state for state in row if state.chapter == "step"
                     and state.lead)
        yield "TV-26", "score of %d" % wounds, score, state.lead
        yield ("TV-26", "left of %d" % wounds, want, [
            (stack.kind, stack.wounds, stack.count)
            for stack in state.units[1]])
    for wounds, want in ((5, [(2, 1, 1)]), (6, [])):
        _, row, _ = played(
            scenario(force("A", men("marine", wounds, i=9)),
                     force("D", men("scout", 5), men("sergeant"))),
            wounding(wounds, wounds, ONE * wounds))
        state = next(state for state in row if state.chapter == "step"
                     and state.lead)
        yield ("TV-52", "after %d" % wounds, want, [
            (stack.kind, stack.wounds, stack.count)
            for stack in state.units[1]])


def results():
    """TV-06, 28 to 31, 59."""
    five = scenario(force("A", men("marine", 5), charged=True),
                    force("D", men("marine", 5)))
    dice = (wounding(10, 3, ONE * 3) + wounding(5, 2, ONE * 2))
    _, row, play = played(five, dice + ONE * 2)
    yield "TV-06", "all struck", [10, 5], [blow[2] for blow in play.blows]
    yield "TV-06", "lead", 1, met(row, "result").lead
    yield "TV-06", "result", ("won",), last(row).results
    dice = wounding(10, 2, ONE * 2) + wounding(5, 2, ONE * 2)
    _, row, play = played(five, dice)
    yield "TV-28", "result", ("draw",), row[-1].results
    yield "TV-28", "no tests", 0, len(play.dice)
    _, row, _ = played(
        scenario(force("A", men("marine", 6, i=3)),
                 force("D", men("marine", 4, a=2))),
        wounding(8, 5, ONE * 5) + wounding(1, 1, ONE))
    yield "TV-29", "five of six", 1, models(last(row), 0)
    _, row, _ = played(
        scenario(force("A", men("marine", 6, a=4)),
                 force("D", men("marine", 4, a=2))),
        wounding(24, 4, ONE * 4) + wounding(8, 5, ONE * 5))
    yield "TV-29", "result", (("destroyed",), "taken"), (
        row[-1].results, row[-1].ending)
    yield "TV-29", "outscored", -1, met(row, "result").lead
    _, row, _ = played(
        scenario(force("A", men("marine", 1)), force("D", men("marine", 1))),
        wounding(1, 1, ONE) * 2)
    yield "TV-30", "result", (("both-destroyed",), "both-gone"), (
        row[-1].results, row[-1].ending)
    squad = force("A", men("marine", 4),
                  men("sergeant", weapons=["fist", "ccw"]))
    _, row, play = played(
        scenario(squad, force("D", men("marine", 1, w=10, i=2))),
        [3, 4, 5, 6, 2, 4, 6, 5, 2, 1, 4, 4, 6, 3, 5, 2])
    yield ("TV-31", "wounds", [(4, 1), (1, 0), (3, 3)],
           [blow[2:] for blow in play.blows])
    yield "TV-31", "total", 4, met(row, "result").lead
    _, row, play = played(
        scenario(force("A", men("marine", 2), charged=True),
                 force("D", men("marine", 2))),
        [4, 4, 1, 2, 4, 5, 1, 3, 6, 5, 4, 1, 2])
    yield ("TV-59", "result", (("draw",), 1, 1, 0),
           (row[-1].results, *(unit[0] for unit in row[-1].units),
            len(play.dice)))


def breaking():
    """TV-32, 33, 35, 57, 58."""
    phase = scenario(force("A", men("marine", 3), charged=True),
                     force("G", men("guard", 4)))
    fight = [1, 3, 4, 5, 2, 6, 3, 2, 5, 6, 5, 1, 4, 4, 3, 6, 2]
    for name, more, want, going in (
            ("TV-57", [5, 3, 2, 3, 4, 2, 2, 4, 3], (2, 1), "fled"),
            ("TV-58, 32", [5, 3, 3, 3, 4, 2], (2, 2), "fled"),
            ("TV-32", [5, 3, 3, 4, 4, 4, 2, 4, 3], (2, 1), "fled"),
            ("TV-35 of 7", [4, 3], (2, 2), "in")):
        _, row, play = played(phase, fight + more)
        end = row[-1]
        yield (name, "end", (*want, going, 0), (
            end.units[0][0], end.units[1][0], end.units[1][2],
            len(play.dice)))
        yield name, "result", ("won",), end.results
        yield name, "swept", (0, 2 - want[1]), end.swept
    phase["defender"]["units"][0]["fast"] = True
    _, row, play = played(phase, fight + [5, 3, 4, 4, 5, 6, 6])
    yield ("TV-33", "no sweep", (2, 2, "fled", 0), (
        row[-1].units[0][0], row[-1].units[1][0], row[-1].units[1][2],
        len(play.dice)))


def several():
    """TV-38 to 42."""
    pair = scenario([force("A1", men("marine", 3)),
                     force("A2", men("marine", 1))],
                    force("B1", men("marine", 9, a=1)))
    for unit in pair["attacker"]["units"]:
        unit["groups"][0]["with"] = ["B1"]
    pair["defender"]["units"][0]["groups"] = [
        men("marine", 5, **{"with": ["A1"]}),
        men("marine", 4, **{"with": ["A2"]})]
    _, row, play = played(pair, wounding(3, 3, ONE * 3)
                          + wounding(1, 1, ONE) + wounding(5, 3, ONE * 3)
                          + ONE * 4 + [6, 2])
    yield "TV-38", "A wins", ("won",), row[-1].results
    yield "TV-38", "one test", 0, len(play.dice)
    # A's second unit has its one model left: two of A test, not one.
    _, row, play = played(pair, ONE * 3 + ONE + wounding(5, 1, ONE)
                          + ONE * 4 + [6, 2] + [4, 4])
    yield "TV-38", "B wins", ("lost",), row[-1].results
    yield "TV-38", "two tests", 0, len(play.dice)
    yield from sweeping()
    yield from characters()


def web():
    """A1 engaged with B1 and B2, A2 with B1 alone (TV-39)."""
    return scenario(
        [force("A1", men("marine", 1, i=9, a=2, **{"with": ["B1", "B2"]})),
         force("A2", men("marine", 1, i=9, **{"with": ["B1"]}))],
        [force("B1", men("marine", 4, **{"with": ["A1", "A2"]})),
         force("B2", men("marine", 2, **{"with": ["A1"]}))])


def sweeping():
    """TV-39, 40."""
    _, row, play = played(web(), wounding(2, 2, ONE * 2)
                          + wounding(1, 1, ONE) + ONE * 3
                          + [6, 6, 2, 2] + [1, 1, 6, 6])
    state = met(row, "sweep-orders")
    yield "TV-39", "who sweeps whom", ((1, 2),), state.pairs
    document = web()
    document["attacker"]["units"][1]["groups"][0]["zone"] = ["B1", "B2"]
    for word, want in (("binds", [(2,)]), ("free", [(2,), (3,)])):
        document["parameters"] = {"own_contact": word}
        battle = read_battle(document)
        state = first(battle)
        yield ("TV-40", word, want, [target for _, target in orders(
            battle, state, 1, state.units[1][0])])


def characters():
    """TV-41, 42."""
    ask = scenario(
        force("C", men("marine", 1, a=3, i=9, w=3, **{"with": ["B1", "B2"]}),
              independent=True),
        [force("B1", men("marine", 3)), force("B2", men("marine", 3))])
    _, row, play = played(ask, [6, 6, 6] + [6, 6] + ONE * 2 + [6] + ONE,
                          {"split": [(2, 1)]})
    yield ("TV-41", "2 and 1", [2, 1],
           [models(last(row), 1), models(last(row), 2)][::-1])
    squad = scenario(
        force("A", men("marine", 1, i=9, a=6, **{"with": ["S", "C"]}),
              men("marine", 1, i=9, **{"with": ["S"]})),
        [force("S", men("marine", 3)),
         force("C", men("marine", 1, w=2), independent=True, joins="S")])
    battle = read_battle(squad)
    state = first(battle)
    yield ("TV-42", "whom", [[(1,), (2,)], [(1,)]], [
        [target for _, target in orders(battle, state, 0, stack)]
        for stack in state.units[0]])
    _, row, _ = played(squad, wounding(6, 6, ONE * 6) + ONE,
                       {"orders": [(0, 1), (1,)]})
    state = next(state for state in row if state.lead)
    yield ("TV-42", "no spill", (2, 3, 0), (
        state.lead, models(state, 1), models(state, 2)))


def psychic():
    """TV-43, 44."""
    beast = scenario(force("L", men("librarian"), independent=True),
                     force("C", men("carnifex", 1, i=5)))
    dice = [3, 5, 1, 6, 5, 6, 1, 2]
    _, row, _ = played(beast, dice + [4, 5])
    yield ("TV-43", "slain", (("destroyed",), "taken", 1), (
        row[-1].results, row[-1].ending, row[-1].units[0][1]))
    yield "TV-43", "score", 0, met(row, "result").lead
    _, row, _ = played(beast, dice + [5, 5])
    yield ("TV-44", "draw", (("draw",), 3), (
        row[-1].results, row[-1].units[1][1]))
