"""The oracle against sums that are done another way.

Source: the clauses named; trial40k_brute.py. Unit: probabilities. Each check
gives (name, what, expected, what came out).
"""

import random
from fractions import Fraction

from oracle_walk import TooLarge
from trial40k import answer_of, solve
from trial40k_brute import Side, endings, slain
from trial40k_men import force, men, scenario
from trial40k_numbers import Refused
from trial40k_scenario import read_battle
from trial40k_themes import scenario as generated



def fights():
    """Turns one after another, with morale and sweeps."""
    marine = Side(1, "8/27", 4, 8, "4/9")       # on Guardsmen
    guard = Side(1, "1/18", 3, 7, "1/9")        # on marines
    twins = Side(1, "1/12", 4, 8, "1/6")
    for name, sides, kinds in (
            ("marines on guards", (marine, guard), ("marine", "guard")),
            ("guards on marines", (guard, marine), ("guard", "marine")),
            ("marines on marines", (twins, twins), ("marine", "marine"))):
        for a, d in ((1, 1), (2, 3), (3, 2)):
            for turns in (1, 2, None):
                found = solve(scenario(
                    force("A", men(kinds[0], a), charged=True),
                    force("D", men(kinds[1], d)),
                    turns=turns or "unlimited"))
                want = {word: p for word, p in endings(
                    sides, (a, d), turns, 1).items() if p}
                yield (name, (a, d, turns), want, found["endings"])


def duel(mode, foe):
    """P(A alone is left) of a sergeant who always fights so, for ever.

    Nobody breaks; a wound wins. The foe has one attack at Initiative 3.
    """
    p, first = {"fist": ("5/9", False), "power": ("4/9", True),
                "plain": ("8/27", True)}[mode]
    hit = 1 - (1 - Fraction(p)) ** 3
    theirs = Fraction(foe)
    if first:
        again = (1 - hit) * (1 - theirs)
        return hit / (1 - again)
    again = (1 - theirs) * (1 - hit)
    return (1 - theirs) * hit / (1 - again)


def squads():
    """Steps by binomials: two marines and a fist charge three Guardsmen."""
    document = scenario(
        force("A", men("marine", 2, ld=12), men(
            "sergeant", weapons=["fist", "ccw"], ld=12), charged=True),
        force("D", men("guard", 3, ld=12)))
    want = {}
    for k, p in slain(4, Fraction(8, 27), 3).items():
        for m, q in slain(3 - k, Fraction(1, 18), 3).items():
            # Who has fewer Attacks falls first; the fist strikes last.
            last = slain(4 if m < 3 else 0, Fraction(5, 9), 3 - k)
            for j, r in last.items():
                key = (m, k + j)
                want[key] = want.get(key, 0) + p * q * r
    found = {}
    for (_, a, d), p in solve(document)["joint"].items():
        found[a, d] = found.get((a, d), 0) + p
    yield "squads", "lost", {key: p for key, p in want.items() if p}, found


def turned_over(document):
    """The same with the sides exchanged."""
    return {**document, "attacker": document["defender"],
            "defender": document["attacker"],
            "active": "attacker" if document.get("active") == "defender"
            else "defender"}


def mirrors():
    """Generated fights with the sides exchanged, and in another order."""
    rng, done = random.Random(40000), 0
    while done < 10:
        document = {**generated(rng), "aim": "attrition"}
        try:
            battle = read_battle(document)
            best = answer_of(battle, "best", 500)[0]["value"]
            plain = answer_of(battle, "standing", 500)[0]["value"]
        except (Refused, TooLarge):
            continue
        done += 1
        over = turned_over(document)
        yield "mirror, best", done, -best, solve(over, "best")["value"]
        yield "mirror, standing", done, -plain, solve(over)["value"]
        over = {**document, **{side: {"units": [
            {**unit, "groups": unit["groups"][::-1]}
            for unit in document[side]["units"][::-1]]}
            for side in ("attacker", "defender")}}
        yield "file turned, best", done, best, solve(over, "best")["value"]


def loops():
    """Best play without limit against the best of all fixed ways."""
    for attacks in (1, 3, 6):
        sergeant = men("sergeant", a=2, ld=12, weapons=["fist", "power"])
        document = scenario(
            force("A", sergeant),
            force("D", men("guard", ld=12, a=attacks)), turns="unlimited")
        theirs = 1 - (1 - Fraction(1, 18)) ** attacks
        ways = {mode: duel(mode, theirs)
                for mode in ("fist", "power", "plain")}
        yield ("standing", attacks, ways["fist"],
               solve(document)["endings"]["taken"])
        yield ("best", attacks, max(ways.values()),
               solve(document, "best")["endings"]["taken"])
        mirrored = {**document, "attacker": document["defender"],
                    "defender": document["attacker"], "active": "defender"}
        yield ("best, D's", attacks, 1 - max(ways.values()),
               solve(mirrored, "best")["endings"]["taken"])
    document = scenario(force("A", men("marine", s=3, ld=12)),
                        force("D", men("marine", s=3, t=7, ld=12)),
                        turns="unlimited")
    yield ("A cannot wound", "D wins", {"held": 1},
           solve(document)["endings"])
    document["attacker"]["units"][0]["groups"][0]["t"] = 7
    yield ("nobody can wound", "for ever", {"unresolved": 1},
           solve(document)["endings"])
