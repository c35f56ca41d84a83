"""The oracle against a few sums that are done another way.

Source: the clauses named; W-T2, W-T4. Unit: probabilities. Each check gives
(name, expected, what came out).
"""

from fractions import Fraction
from itertools import product

from wtj import ends_of, solve
from wtj_brute import tally
from wtj_end import MEASURES
from wtj_scenario import read_battle
from wtj_tanks import bases_hit
from wtj_told import played
from wtj_turn import first
from wtj_vectors import duel, unit
from wtj_vectors_more import tanks_against

STEADY = ("P", "W", "R", "RS")


def mean(document, measure):
    """What a measure is on average."""
    k = MEASURES.index(measure)
    return sum(p * end.counts[k] for end, p in ends_of(document).items())


def one_assault(infantry=1, tanks=2, **parameters):
    """Tanks without machine guns that have no allowance left."""
    document = tanks_against(infantry, parameters=parameters,
                             until="assault-over")
    document["attacker"]["units"][0].update(
        bases=tanks, allowance=12, moved=12)
    return document


def out_in_order(tanks, again):
    """Tanks out, destroyed at once, one attempt a round and, if `again`,
    another after each success: by every string of dice."""
    total = Fraction(0)
    for string in product((0, 1), repeat=3 * tanks):
        p, left, at = Fraction(1), tanks, 0
        for _ in range(3):
            tries = 1
            fresh = left        # those not yet tried this round
            while tries and left and fresh:
                hit = string[at]
                p *= Fraction(1, 6) if hit else Fraction(5, 6)
                at += 1
                tries -= 1
                fresh -= 1
                left -= hit
                tries += hit and again
        p /= 2 ** (3 * tanks - at)      # dice that were not thrown
        total += p * (tanks - left)
    return total


def tank_sums():
    """WTJ-28, 29; AMB-W9, W28, W29."""
    yield ("one tank, out in an assault", Fraction(2, 27),
           mean(one_assault(tanks=1), "attacker_tanks_out"))
    yield ("two tanks, three units", Fraction(4, 27),
           mean(one_assault(3), "attacker_tanks_out"))
    yield ("two tanks, W29 unit", Fraction(2, 27),
           mean(one_assault(W29="unit"), "attacker_tanks_out"))
    yield ("one tank, W9 destroyed", Fraction(91, 216),
           mean(one_assault(tanks=1, W9="destroyed"), "attacker_tanks_out"))
    for way in ("next", "same"):
        yield ("two tanks, W28 " + way, out_in_order(2, way == "same"),
               mean(one_assault(W9="destroyed", W29="unit", W28=way),
                    "attacker_tanks_out"))


def duel_of_a_tank(bases):
    """(tank out, bases lost) of a tank with a machine gun, by strings."""
    out = lost = 0
    for string in product(product(range(1, 7), repeat=2), repeat=3):
        damage, left = 0, bases
        for fire, attempt in string:
            if damage == 2 or not left:
                break
            damage += attempt == 6
            left -= min(left, 2 if fire == 6 else int(fire >= 4))
        out += damage == 2
        lost += bases - left
    return Fraction(out, 46656), Fraction(lost, 46656)


def tank_fire():
    """WTJ-27, AMB-W21: one tank, one unit, every string of dice."""
    for bases in (1, 2, 4):
        document = one_assault(tanks=1)
        document["attacker"]["units"][0]["machine_guns"] = 1
        document["defender"]["units"][0]["bases"] = bases
        found = (mean(document, "attacker_tanks_out"),
                 mean(document, "defender_lost"))
        yield ("a tank against %d" % bases, duel_of_a_tank(bases), found)


def fire_dice():
    """W-T4: a die of small arms."""
    for cover, moved, want in (("none", False, {0: 3, 1: 2, 2: 1}),
                               ("hard", False, {0: 4, 1: 2}),
                               ("none", True, {0: 4, 1: 2}),
                               ("enclosed", True, {0: 5, 1: 1})):
        battle = read_battle(duel({"bases": 6}, {"bases": 6,
                                                 "cover": cover}))
        found = bases_hit(battle, first(battle), 1, 1, moved)
        yield "a die at %s, moved %s" % (cover, moved), want, found


def tested(size, original):
    """{effect: p} of a Steady unit's demoralized test (WTJ-M2, M4)."""
    more = -1 - (3 * (original - size) >= original)
    found = {}
    for face in range(1, 7):
        at = face + more
        word = "-" if at >= 2 else STEADY[1 - max(-2, at)]
        found[word] = found.get(word, 0) + Fraction(1, 6)
    return found


def chain(a, d, start, turns, pins=(False, False)):
    """P(A alone left there) over so many turns, unit against unit."""
    net, total = pins[1] - pins[0], Fraction(0)
    for (case, one, two, _), count in tally(a, d, (net,) * 3,
                                            "pinned").items():
        p = Fraction(count, 46656)
        if not one or not two:
            total += p * bool(one)
        elif case == "tie":
            total += p * (turns > 1 and chain(one, two, start, turns - 1,
                                              (True, True)))
        else:
            side = int(case == "A win")
            for word, q in tested((one, two)[side], start[side]).items():
                if word in ("W", "R", "RS"):
                    total += p * q * side
                elif turns > 1:
                    pin = (word == "P" and not side, word == "P" and side)
                    total += p * q * chain(one, two, start, turns - 1, pin)
    return total


def turns_of_it():
    """Assault after assault with the tests between (AMB-W16, W20)."""
    for a, d, turns in ((3, 2, 1), (3, 2, 2), (4, 3, 2), (2, 2, 3)):
        document = duel({"bases": a, "supported": True},
                        {"bases": d, "supported": True}, until="turn-over")
        document["turns"] = turns
        yield ("%d v %d, %d turns" % (a, d, turns),
               chain(a, d, (a, d), turns),
               solve(document)["endings"].get("taken", 0))


def on_the_plane(facing):
    """Example 1 of the source, turned by right angles."""
    turn = {"north": lambda x, y: [x, y], "east": lambda x, y: [y, -x],
            "south": lambda x, y: [-x, -y], "west": lambda x, y: [-y, x]}
    ways = ("north", "east", "south", "west")
    at = turn[facing]

    def way(name):
        return ways[(ways.index(name) + ways.index(facing)) % 4]

    return {"rules": "wtj", "until": "assault-over",
            "parameters": {"base_width": 30, "base_depth": 16},
            "attacker": {"units": [
                unit("A", 4, facing=way("north"),
                     at=[at(30 * k, -8) for k in range(4)]),
                unit("B", 2, facing=way("west"),
                     at=[at(113, 7), at(113, 37)])]},
            "defender": {"units": [
                unit("D", 4, facing=way("south"),
                     at=[at(30 * k, 8) for k in range(4)])]}}


def positions():
    """The plane and stated contacts are the same battle (WTJ-43)."""
    stated = on_the_plane("north")
    for side in ("attacker", "defender"):
        for given in stated[side]["units"]:
            del given["at"], given["facing"]
    stated["contacts"] = ["a front on d front", "b front on d left"]
    for facing in ("north", "east", "south", "west"):
        document = on_the_plane(facing)
        yield ("example 1, turned " + facing,
               sorted(read_battle(stated).contacts),
               sorted(read_battle(document).contacts))
        yield ("example 1, odds turned " + facing, solve(stated),
               solve(document))
    listed = on_the_plane("north")
    listed["attacker"]["units"].reverse()
    yield "lines in another order", solve(stated), solve(listed)


def tank_first():
    """AMB-W21: all tanks fire, then who is left attempts (by hand); what
    they are called does not matter."""
    for names in (("Alpha", "Beta"), ("Gamma", "Beta")):
        found = solve({
            "rules": "wtj", "until": "assault-over",
            "parameters": {"W21": "tank-first"},
            "attacker": {"units": [
                unit(name, 1, type="tank", allowance=12, moved=12, **more)
                for name, more in zip(names, (
                    {"damaged": 1, "machine_guns": 1},
                    {"machine_guns": 4}))]},
            "defender": {"units": [unit("Post", 3)]}})
        yield ("no tank out, %s first" % min(names),
               Fraction(269611937, 286654464), found["attacker_tanks_out"][0])


def mixed(answers, dice):
    """The measures of a mixed assault played through."""
    document = {
        "rules": "wtj", "until": "assault-over",
        "attacker": {"units": [
            unit("U", 4), unit("T", 1, type="tank", allowance=12, moved=12,
                               machine_guns=1)]},
        "defender": {"units": [unit("D", 4)]},
        "contacts": ["u front on d front", "t front on d left"]}
    _, row, play = played(document, dice, answers)
    assert not play.dice
    return dict(zip(MEASURES, row[-1].counts))


def mixed_sums():
    """WTJ-33, 34, AMB-W26, W27: one unit between infantry and a tank."""
    for answer, dice, want in (
            # A tank's fire, then the attempt; two hits destroy it. 1 to 1.
            ("tanks", [1, 6, 0, 6], {
                "attacker_lost": 2, "defender_lost": 2,
                "attacker_tanks_out": 1, "attacker_pinned": 3,
                "defender_pinned": 2, "attacker_beaten": 0}),
            # Fire takes three bases in all, and D has hurt nobody.
            ("tanks", [1, 6, 2, 1, 0, 1], {
                "attacker_lost": 0, "defender_lost": 3,
                "attacker_tanks_out": 0, "defender_beaten": 1}),
            # D throws with -1 for two sides; the tank fires undisturbed.
            ("infantry", [(1, 4), 1, (2, 3), 0, (1, 3), 0], {
                "attacker_lost": 3, "defender_lost": 1,
                "attacker_beaten": 1, "attacker_left": 2})):
        found = mixed({"engage": answer}, dice)
        yield ("mixed, D engages %s" % answer, want,
               {name: found[name] for name in want})


def checks():
    """All of them."""
    for group in (tank_sums, tank_first, tank_fire, fire_dice, turns_of_it,
                  mixed_sums, positions):
        yield from group()
