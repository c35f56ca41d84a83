"""Vectors of our own: what each further reading changes.

Source: rows A-02 to A-79. Unit: each check gives (row, reading, expected,
what came out).
"""

from fractions import Fraction

from trial40k import solve
from trial40k_kind import PLAIN, initiative, second_weapon
from trial40k_loss import Laying, in_turn
from trial40k_majority import choices, skill
from trial40k_men import force, men, scenario
from trial40k_result import outnumbered, sweepers, sweeping_dice
from trial40k_scenario import kind_of, read_battle
from trial40k_state import SUPPORT
from trial40k_told import Told, played, steps_of
from trial40k_turn import first
from trial40k_volley import known
from trial40k_vectors_fight import ONE, met, wounding
from trial40k_vectors_own import at

AXE = {"weapons": ["fist", "power"]}


def read(document, **parameters):
    """(battle, its first situation) under readings."""
    battle = read_battle({**document, "parameters": parameters})
    return battle, first(battle)


def steps():
    """A-17 to A-19: who strikes when."""
    document = scenario(
        force("A", men("marine"), charged=True),
        force("D", men("ork"), men("ork", role="support"),
              men("ork", weapons=["fist"]), cover=["A"]))
    for row, word, want in (("cover_support", "yes", [1, 11]),
                            ("cover_support", "no", [1, 2, 11]),
                            ("fist_cover", "cover", [11]),
                            ("fist_init", "zero", [0, 11])):
        document["parameters"] = {row: word}
        yield row, word, want, steps_of(played(document, ())[1])[1]
    battle, _ = read(document, fist_init="zero")
    yield "A-19", "zero", 0, initiative(battle, kind_of(AXE), "fist")


def second_weapons():
    """A-24, A-25: the +1 of two weapons."""
    document = scenario(force("A", men("marine")), force("D", men("marine")))
    for row, word, weapons, mode, want in (
            ("two_weapons", "any", ["fist", "pistol"], "fist", 1),
            ("two_weapons", "not-fist", ["fist", "pistol"], "fist", 0),
            ("two_weapons", "not-fist", ["fist", "pistol"], PLAIN, 1),
            ("two_weapons", "not-fist", ["fist", "fist"], "fist", 1),
            ("lc_partner", "never", ["claw", "fist"], "fist", 0),
            ("lc_partner", "other-weapon", ["claw", "fist"], "fist", 1),
            ("lc_partner", "other-weapon", ["claw", "fist"], "claw", 0),
            ("lc_partner", "other-weapon", ["claw", "claw"], "claw", 1)):
        battle, _ = read(document, **{row: word})
        yield row, "%s, %s of %s" % (word, mode, weapons), want, (
            second_weapon(battle, kind_of({"weapons": weapons}), mode))


def majorities():
    """A-26, A-69: over whom, and when."""
    document = scenario(force("A", men("marine", 2, i=9)), force(
        "D", men("marine", 2, i=1), men("guard", 2, i=1, role="support"),
        men("marine", 1, role="out"), men("guard", 2, role="out")))
    for word, want in (("all", (3, [3])), ("fighting", (3, [4, 3]))):
        battle, state = read(document, majority_of=word)
        yield "A-26", word, want, (skill(battle, state, 1),
                                   choices(battle, state, 1)[0])
    # Guards are the majority until one is dead; then Toughness is tied.
    turning = scenario(force("A", men("marine", 1, i=9), men("marine", i=8)),
                       force("D", men("marine", 1), men("guard", 2)))
    for word, want in (("step", True), ("start", False)):
        turning["parameters"] = {"majority_when": word}
        _, _, play = played(turning, [6, 6, 1, 6, 6, 1])
        asked = [options for step, options in play.questions
                 if step == "toughness"]
        yield "A-69", word, want, (4, 3) in asked


def laid():
    """A-35, A-72, A-75, A-79: in which order, on whom."""
    mixed = scenario(force("A", men("marine")), force(
        "D", men("scout", 2), men("marine", 1, w=2, wounds=1)))
    for word, want in (("class-first", 4), ("wounded-first", 3)):
        battle, state = read(mixed, alloc_order=word)
        laying = Laying(battle, state, 1, (4, None), Told((), {}))
        yield "A-35", word, want, battle.kinds[laying.eligible(0)[0].kind].sv
    battle, state = read(mixed)
    sorts = {(0, 0, False): 1, (-1, 8, False): 1, (-1, 0, False): 1}
    for word, want in (("ordinary-first", [(-1, 0), (-1, 8), (0, 0)]),
                       ("force-first", [(0, 0), (-1, 8), (-1, 0)])):
        battle, state = read(mixed, wound_order=word)
        yield "A-72", word, want, [sort[:2] for _, sort, _ in in_turn(
            battle, state, 1, {0: sorts}, Told((), {}))]
    killing = scenario(
        force("A", men("marine", i=9, s=6)),
        force("D", men("guard", 1, role="out"), men("guard", 1, role="out"),
              men("marine", 1, w=3, i=1)), instant_death="on")
    for word, want in (("majority", 0), ("own", 2)):
        killing["parameters"] = {"instant_death": "on",
                                 "instant_toughness": word}
        state = next(state for state in played(
            killing, [6, 6, 1])[1] if state.lead)
        yield "A-75", word, want, sum(
            stack.wounds for stack in state.units[1]
            if stack.role == "contact")
    zones = scenario(
        [force("X", men("marine")), force("Y", men("marine"))],
        force("D", men("marine", **at("X")), men("marine", **at("Y"))))
    for word, side in (("striker", 0), ("target", 1)):
        battle, state = read(zones, zone_order=word)
        play = Asked()
        in_turn(battle, state, 2, {0: {(-1, 0, False): 1},
                                   1: {(-1, 0, False): 1}}, play)
        yield "A-79", word, [(side, ((0, 1), (1, 0)))], play.asked


class Asked(Told):
    """Who was asked for what."""

    def __init__(self):
        super().__init__((), {})
        self.asked = []

    def ask(self, side, step, options):
        """The first, and a note of the question."""
        self.asked.append((side, tuple(options)))
        return options[0]


def choosing():
    """A-57, A-70, A-71, A-78: when is chosen what."""
    apart = scenario(
        force("C", men("marine", 1, a=2, i=9, **at("B1", "B2")),
              independent=True),
        [force("B1", men("marine")), force("B2", men("marine", ws=3))])
    for ws, parameters, want in (
            (4, {}, [((1, 0), (0, 1))]), (4, {"split": "attacks"},
                                          [((2, 0), (1, 1), (0, 2))]),
            (3, {}, [((2, 0), (1, 1), (0, 2))]),
            (3, {"split_ws": "one-target"}, [((2, 0), (0, 2))])):
        apart["defender"]["units"][1]["groups"][0]["ws"] = ws
        apart["parameters"] = parameters
        _, _, play = played(apart, [6, 1, 6, 1])
        yield "A-57, A-78", "%d %s" % (ws, parameters), want, [
            options for step, options in play.questions
            if step == "split" and len(options) > 1][:1]
    for word, want in (("active-last", [(1, 0)]), ("active-first", [(0, 1)]),
                       ("own", [(1,), (0,)])):
        battle, state = read(apart, alloc_info=word)
        yield "A-70", word, want, known(battle, state)
    alone = scenario(
        force("A", men("marine", i=9)),
        force("D", men("marine", 1), men("marine", 1, role=SUPPORT)))
    alone["defender"]["units"][0]["groups"][1]["zone"] = []
    for word, want in (("snapshot", [1, 1]), ("living", [1])):
        alone["parameters"] = {"support_roles": word}
        _, _, play = played(alone, [6, 6, 1] + ONE * 4)
        yield "A-71", word, want, [blow[2] for blow in play.blows]


def victors():
    """A-47, A-68, A-74, A-76: sweeping, and being outnumbered."""
    web = scenario(
        [force("A", men("marine", **at("B1", "B2")), fast=True),
         force("C", men("marine", **at("B1")), independent=True, joins="A")],
        [force("B1", men("marine", 3, **at("A", "C"))),
         force("B2", men("marine", 4, w=2, **at("A")))])
    for row, word, want in (
            ("all_flee", "all", [(1,)]), ("all_flee", "each", [(0, 1)]),
            ("ic_sweep", "shared", [(1,)]), ("ic_sweep", "own", [(1,)])):
        battle, state = read(web, **{row: word})
        state = state._replace(edges=((0, 2), (0, 3), (1, 2)),
                               combat=(0, 1, 2, 3),
                               fates=("in", "in", "breaks", "in"))
        yield row, word, want, sweepers(battle, state)
        both = state._replace(fates=("in", "in", "breaks", "breaks"))
        yield row, word + ", both go", (
            [(0,), (1,)] if word == "own" else [(0, 1)]), sweepers(battle,
                                                                   both)
    for word, fast, want in (("two", True, 2), ("fast-three", True, 3),
                             ("fast-three", False, 2)):
        web["attacker"]["units"][1]["fast"] = fast      # who has joined
        battle, _ = read(web, sweep_dice=word)
        yield "A-47, A-65", "%s %s" % (word, fast), want, sweeping_dice(
            battle, state, (0,))
    for word, by, want in (
            ("combat", "models", -4), ("engaged", "models", -3),
            ("combat", "wounds", -4), ("engaged", "wounds", -3)):
        battle, _ = read(web, outnumber=word, outnumber_by=by)
        yield "A-76", "%s, %s" % (word, by), want, outnumbered(
            battle, state, (1,))
    for by, want in (("models", -2), ("wounds", -4)):
        battle, _ = read(web, outnumber_by=by)
        few = state._replace(combat=(0, 1, 3))
        yield "A-76", by, want, outnumbered(battle, few, (0, 1))


def later():
    """A-02, A-46: sweeps of supporters, and who has no pile in."""
    held = scenario(force("A", men("marine", 2, i=9)),
                    force("D", men("marine", 2, i=1),
                          men("marine", role="out")), turns=2)
    for word, want in (("pile-in", 2), ("end", 1)):
        held["parameters"] = {"pass_goto": word}
        _, row, _ = played(held, wounding(2, 1, ONE) + ONE + [1, 1])
        state = next(state for state in row if not state.first)
        yield "A-02", word, want, sum(
            stack.count for stack in state.units[1]
            if stack.role == "contact")
    beaten = scenario(force("A", men("marine", i=9), men(
        "marine", i=9, role="support", weapons=["power"])),
        force("D", men("marine", 6, i=1)))
    for word, want in (("all", ["power"]), ("contact-special", ["plain"])):
        beaten["parameters"] = {"sweep_attacks": word}
        _, row, _ = played(beaten, [6, 6, 1, 1] + ONE * 5 + [6, 6]
                           + [1, 1, 6, 6] + ONE * 9)
        yield "A-46", word, want, [
            stack.mode for stack in met(row, "sweep").units[0]
            if stack.role == "support"]
    yield from independent_sums()


def independent_sums():
    """A-47 and A-68 through a whole fight: 2D6 or 3D6 to sweep with."""
    fast = scenario(force("A", men("marine", 1, i=9, ld=12), fast=True),
                    force("D", men("marine", 2, ld=2, i=1)),
                    aim={"defender_lost": 1})
    # One wound of 1/12, Leadership 2 failed by 35/36, then one more wound.
    hit, swept = Fraction(1, 12), Fraction(1, 6)
    fought = hit * Fraction(11, 12)         # the survivor has not struck back
    for word, pace in (("two", Fraction(575, 1296)),
                       ("fast-three", Fraction(1009, 1296))):
        fast["parameters"] = {"sweep_dice": word}
        yield ("A-47", "whole, " + word,
               hit + fought * Fraction(35, 36) * pace * swept,
               solve(fast)["value"])
