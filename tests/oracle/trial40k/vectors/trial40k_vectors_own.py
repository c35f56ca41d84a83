"""Vectors of our own, for clauses that section 5 of the catalogue leaves out.

Source: the clauses and rows named. Unit: each check gives (clause, what,
expected, what came out).
"""

from fractions import Fraction

from trial40k import solve
from trial40k_kind import PLAIN, modes, needs, strength
from trial40k_men import force, men, scenario
from trial40k_result import (fast, outcome, outnumbered, parties, score,
                             takes_part)
from trial40k_scenario import kind_of, read_battle
from trial40k_state import End, models
from trial40k_told import played, steps_of
from trial40k_turn import first
from trial40k_vectors_fight import ONE, met, wounding


def at(*names):
    """Whom a group is engaged with."""
    return {"with": list(names)}


def duel(a, d, **parameters):
    """(battle, situation with all units in one combat) of two units."""
    battle = read_battle(scenario(a, d, **parameters))
    state = first(battle)
    return battle, state._replace(combat=tuple(range(len(battle.units))),
                                  edges=((0, 1),))


def cover():
    """TAR-053, 054; A-16, A-20 to A-22."""
    marines = force("A", men("marine"), charged=True)
    for name, unit, want in (
            ("TAR-053", dict(charged=True), [[4], [2]]),
            ("A-22", dict(fighting=True), [[4], [2]])):
        d = force("D", men("ork"), cover=["A"], **unit)
        yield name, "steps", want, steps_of(played(
            scenario(marines, d), ())[1])
    for word, want in (("attackers", [2, 11]), ("all", [11]),
                       ("none", [2])):
        both = scenario(
            [force("X", men("marine"), charged=True),
             force("Y", men("marine"), charged=True)],
            force("D", men("ork", **at("X")), men("ork", **at("Y")),
                  cover=["X"]), cover_multi=word)
        yield "A-16", word, want, steps_of(played(both, ())[1])[2]
    for word, want in (("up", [[11], [11]]), ("down", [[4], [4]])):
        yield "A-20", word, want, steps_of(played(scenario(
            force("A", men("marine", frag=True), charged=True),
            force("D", men("ork"), cover=["A"]), frag_step=word), ())[1])
    for word, want in (("all", [[4, 11], [11]]), ("any", [[4], [2]])):
        yield "A-21", word, want, steps_of(played(scenario(
            force("A", men("marine", plasma=True), men("marine", frag=True),
                  charged=True),
            force("D", men("ork"), cover=["A"]), plasma_scope=word), ())[1])


def weapons():
    """TAR-043, 082, 084, 091, 099, 109; A-24, A-28 to A-30."""
    yield "TAR-084", "S6 doubled", 10, strength(kind_of({"s": 6}), "fist")
    yield ("TAR-091", "S4 and 2", 6,
           strength(kind_of({"bonus": 2}), "power"))
    battle, _ = duel(force("A", men("marine")), force("D", men("marine")))
    for psyker, want in ((True, ["force", PLAIN]), (False, [PLAIN])):
        yield ("TAR-099", "psyker %s" % psyker, want, modes(battle, kind_of(
            {"weapons": ["force"], "psyker": psyker})))
    monster = kind_of(men("carnifex"))
    for special, want in ((True, None), (False, 3)):
        yield ("TAR-109", "counts: %s" % special, want, needs(
            battle, monster, PLAIN, special, (4, 4, (3, None))).save)
    for word, want in (("free", 3), ("capped", 4)):
        battle, _ = duel(force("A", men("ork")), force("D", men("marine")),
                         hccw_inv=word)
        yield "A-29", word, want, needs(
            battle, kind_of(men("ork")), "heavy", True,
            (4, 4, (2, 3))).save
    for word, want in (("replaces", 4), ("better", 2)):
        battle, _ = duel(force("A", men("ork")), force("D", men("marine")),
                         poison_opt=word)
        yield "A-30", word, want, needs(
            battle, kind_of(men("marine")), "poison", True,
            (4, 2, (3, None))).wound


def killing():
    """TAR-103; A-28, A-34, A-37, A-75: what a wound does."""
    for word, mode, t, want in (
            ("off", "fist", 4, (1, 2)), ("on", "fist", 4, (1, 0)),
            ("on", "fist", 5, (1, 2)), ("on", "poison", 2, (1, 2))):
        document = scenario(
            force("A", men("marine", i=9, a=1, weapons=[mode])),
            force("D", men("marine", 1, t=t, w=3, sv=None, i=1)),
            instant_death=word, fist_init="one")
        other = {"orders": [(0, 1)]} if mode == "poison" else {}
        state = next(state for state in played(
            document, [6, 6] + ONE, other)[1] if state.lead)
        yield ("A-34", "%s, %s on T%d" % (word, mode, t), want, (
            state.lead, sum(stack.wounds for stack in state.units[1])))
    hurt = scenario(
        force("A", men("marine", i=9)),
        force("D", men("marine", 1, w=2, wounds=1),
              men("marine", 1, w=2, role="support")))
    for word, want in (("first", [2]), ("free", [1, 1])):
        hurt["parameters"] = {"carry": word}
        state = next(state for state in played(
            hurt, [6, 6, 1])[1] if state.lead)
        yield "A-37", word, want, [stack.wounds for stack in state.units[1]]
    for used, want in ((False, "1085/4374"), (True, "0")):
        found = solve(scenario(
            force("L", men("librarian"), power_used=used),
            force("C", men("carnifex"))))
        yield ("TAR-103", "used: %s" % used, Fraction(want),
               found["results"].get("destroyed", 0))
    yield from own_saves()


def own_saves():
    """A-28: one power weapon on men of whom one has a 4+ of his own."""
    attacker = force("A", men("marine", 1, i=9, ld=12, weapons=["power"]))
    for name, groups in (
            ("whoever", (men("marine", 2, ld=12), men(
                "marine", 1, inv=4, role="out", zone=["A"], ld=12))),
            ("he alone", (men("marine", 1, inv=4, ld=12),
                          men("marine", 2, role="out", ld=12)))):
        for word, want in (("type", Fraction(1, 4)), ("own", Fraction(1, 8))):
            document = scenario(attacker, force("D", *groups),
                                aim="attrition", inv_type=word)
            yield ("A-28", "%s, %s" % (name, word), want,
                   solve(document, "best")["defender_lost"][1])
    alike = scenario(force("A", men("marine", 1, i=9, ld=12)),
                     force("D", men("marine", 2, sv=6, inv=4, ld=12)))
    for word in ("type", "own"):    # the better of the two saves
        alike["parameters"] = {"inv_type": word}
        yield ("A-28", "alike, %s" % word, Fraction(1, 8),
               solve(alike)["defender_lost"][1])


def targets():
    """A-73; section 4, 7: who is asked first."""
    web = scenario(
        [force("A1", men("marine", 1, i=9, **at("B1"))),
         force("A2", men("marine", 1, i=5, **at("B1", "B2")))],
        [force("B1", men("marine", 1, **at("A1", "A2"))),
         force("B2", men("marine", 1, **at("A2")))])
    for word, want in (("lost", [(0, 2, 1), (3, 1, 1)]),
                       ("another", [(0, 2, 1), (1, 3, 1)])):
        web["parameters"] = {"dead_target": word}
        _, _, play = played(web, [6, 6, 1] + [6, 6, 1] * 3)
        yield "A-73", word, want, [blow[:3] for blow in play.blows[:2]]
    both = scenario(force("A", men("marine", weapons=["fist", "power"])),
                    force("D", men("marine", weapons=["claw", "claw"])))
    for side, want in (("attacker", [2, 3]), ("defender", [3, 2])):
        both["active"] = side
        _, row, _ = played(both, ())
        given = []
        for state in row:
            for n in (0, 1):
                mode = state.units[n][0].mode
                if mode and n not in given:
                    given.append(n)
        yield "section 4, 7", side, want, [2 + n for n in given]


def morale():
    """TAR-137; A-42, A-65, A-76; table 2.5."""
    for ours, theirs, start, want in (
            (2, 2, 2, 8), (2, 3, 2, 7), (2, 4, 2, 6), (2, 6, 2, 5),
            (1, 4, 1, 4), (1, 9, 1, 4), (2, 2, 4, 8), (2, 2, 5, 7)):
        battle, state = duel(force("A", men("marine", theirs)),
                             force("D", men("marine", ours), start=start),
                             morale_mods="3e")
        yield ("2.5", "%d of %d v %d" % (ours, start, theirs), want,
               score(battle, state, (1,)))
    for word, want in (("highest", 9), ("lowest", 7)):
        battle, state = duel(force("A", men("marine")), force(
            "D", men("guard"), men("sergeant")), unit_ld=word)
        yield "A-42", word, want, score(battle, state, (1,))
    for word, want in (("no", 1), ("yes", 2)):
        battle, state = duel(force("A", men("marine")), force(
            "D", men("guard", ld=1)), insane_heroism=word)
        yield "2.4", word, want, score(battle, state, (1,))
    party = scenario(force("A", men("marine", **at("D"))), [
        force("D", men("marine"), fast=True),
        joined("C", "D", role="support")])
    for word, want in (("together", [(1, 2)]), ("apart", [(1,), (2,)])):
        party["parameters"] = {"ic_morale": word}
        battle = read_battle(party)
        yield "A-65", word, want, parties(battle, (1, 2))
        yield ("A-65", "fast " + word, [want == [(1,), (2,)]],
               [fast(battle, parties(battle, (1, 2))[0])])


def without(state, *units):
    """The situation when these have fallen."""
    return state._replace(units=tuple(
        () if n in units else stacks for n, stacks in enumerate(state.units)))


def joined(name, host, **more):
    """A character who has joined a unit: out, if nothing else is said."""
    return force(name, men("marine", **{"role": "out", **more}),
                 independent=True, joins=host)


def standing_by():
    """TAR-128, 133, 158; R-10, R-12: who has joined and touches nobody."""
    for word, lone, nobody in (
            ("apart", ("destroyed", None), ("both-destroyed", None)),
            ("counts", ("lost", 0), ("lost-all", None))):
        battle, state = duel(force("A", men("marine", **at("D"))), [
            force("D", men("marine")), joined("C", "D")], idle_joined=word)
        state = state._replace(lead=-1)
        for gone, want in (((), ("lost", 0)), ((1,), lone), ((0, 1), nobody),
                           ((0,), ("lost-all", None))):
            yield "TAR-133", (word, gone), want, outcome(battle, without(
                state, *gone))
    for word, want in (("apart", (-2, 0)), ("counts", (-2, -2))):
        battle, state = duel(force("A", men("marine", **at("B", "D"))), [
            force("D", men("marine")), joined("C", "D"),
            force("B", men("marine"))], idle_joined=word)
        state = state._replace(edges=((0, 1), (0, 3)))
        yield "A-76", word, want, tuple(
            outnumbered(battle, without(state, gone), (0,))
            for gone in (3, 1))


def of_the_combat():
    """R-10, R-12: units of a combat when some of them are gone."""
    for met, edges, rows in (
            # one of two characters fights; then the unit and he
            ("C", ((0, 2),),
             (((), [1, 2, 3]), ((0,), [1, 2, 3]), ((2,), []))),
            ("UC", ((0, 1), (0, 2)),
             (((), [1, 2, 3]), ((2,), [1, 3]), ((1,), [2]),
              ((1, 2), [])))):
        battle = read_battle(scenario(
            force("A", men("marine", **at(*met))),
            [force("U", men("marine", role="contact" if "U" in met
                            else "out")),
             joined("C", "U", role="contact"), joined("E", "U")]))
        state = first(battle)._replace(combat=(0, 1, 2, 3), edges=edges)
        for gone, want in rows:
            yield "R-10", (edges, gone), want, [
                n for n in (1, 2, 3)
                if takes_part(battle, without(state, *gone), n)]


def turning():
    """TAR-103, 156, 184; A-54: what is left for the next turn."""
    run = scenario(force("A", men("marine", 2, i=9)),
                   force("D", men("marine", 3), trapped=True))
    _, row, _ = played(run, wounding(2, 1, ONE) + ONE * 2 + [6, 6]
                       + [6, 6, 1, 1])
    yield "TAR-184", "trapped", ("taken", 0, (0, 2)), (
        row[-1].ending, row[-1].units[1][0], row[-1].swept)
    next_turn = scenario(
        [force("A", men("marine"), men("marine", role="out")),
         force("L", men("librarian", role="out"), independent=True,
               joins="A", power_used=True)],
        force("D", men("marine", 3, **at("A"))), turns=2)
    next_turn["attacker"]["units"][0]["groups"][0]["with"] = ["D"]
    for word, want in (
            ("all", [[("contact", (2,), 2)], [("contact", (2,), 1)],
                     [("contact", (0, 1), 3)]]),
            ("as-stated", [[("contact", (2,), 1), ("out", (), 1)],
                           [("out", (), 1)], [("contact", (0,), 3)]])):
        next_turn["parameters"] = {"pile_in": word}
        _, row, _ = played(next_turn, ONE * 4)
        state = next(state for state in row if not state.first)
        yield "TAR-154", word, want, [
            [(stack.role, stack.touch, stack.count) for stack in stacks]
            for stacks in state.units]
        yield "TAR-103", "new turn", (1, ()), (state.active, state.used)
    dead = scenario(force("A", men("marine", 1, i=9, ld=12)),
                    force("D", men("marine", 1, ld=12),
                          men("marine", 1, role="out", ld=12)), turns=2,
                    pile_in="as-stated")
    _, row, _ = played(dead, [6, 6, 1, 1, 1])
    yield "A-55", "nobody in contact", "apart", row[-1].ending
    left = [state for state in row if not isinstance(state, End)]
    yield "A-55", "left", 1, models(left[-1], 1)


def sweeps():
    """TAR-141, 160; A-46, A-68: who sweeps with what."""
    beaten = scenario(
        force("A", men("marine", i=9, weapons=["fist", "pistol"]),
              men("marine", i=9, role="support", weapons=["power", "ccw"])),
        force("D", men("marine", 6, i=1)))
    fight = [6, 6, 1] + [1] * 2 + [1] * 5 + [6, 6, 1, 1, 6, 6]
    for word, want in (("all", 4), ("contact", 3), ("none", 2)):
        beaten["parameters"]["sweep_second"] = word
        _, row, play = played(beaten, fight + [1] * 9)
        state = met(row, "sweep")
        yield "A-46", word, want, sum(
            blow[2] for blow in play.blows[-2:] if blow[:2] == (0, 1))
        yield ("A-46", "weapons " + word, ["fist", "power"],
               [stack.mode for stack in state.units[0]])
