"""Throws of Not Quite Mechanised, face by face.

Source: catalogue NQM-10 to NQM-14 (one attack), NQM-35 (fire at tanks).
Unit: throws out of 6 to the power of the number of dice, as exact fractions.
"""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, zip_longest
from math import comb, factorial

from nqm_applied import APPLIED, note

FACES = (1, 2, 3, 4, 5, 6)


def match(attacker_faces, defender_faces):
    """Wins of attacker and defender in one attack, and the clauses used.

    The faces may come in any order.
    """
    used = ["NQM-11"]
    wins = losses = 0
    attacker_row = sorted(attacker_faces, reverse=True)  # NQM-11
    defender_row = sorted(defender_faces, reverse=True)  # NQM-11
    for mine, yours in zip_longest(attacker_row, defender_row):
        if mine is None or yours is None:
            used.append("NQM-12")
            break  # NQM-12: what is left of the longer row is ignored
        if mine == yours:
            used.append("NQM-13")
            continue  # NQM-13
        used.append("NQM-14")
        if mine > yours:
            wins += 1  # NQM-14
        else:
            losses += 1  # NQM-14
    return wins, losses, used


def arrangements(faces):
    """In how many orders this multiset of faces can fall."""
    ways = factorial(len(faces))
    for count in Counter(faces).values():
        ways //= factorial(count)
    return ways


@lru_cache(maxsize=None)
def enumerate_attack(attacker_dice, defender_dice):
    """Counts of (attacker's wins, defender's wins); tally of clauses used."""
    counts, used = Counter(), Counter()
    for mine in combinations_with_replacement(FACES, attacker_dice):
        for yours in combinations_with_replacement(FACES, defender_dice):
            wins, losses, clauses = match(mine, yours)
            counts[wins, losses] += arrangements(mine) * arrangements(yours)
            used.update(clauses)
    return dict(sorted(counts.items())), used


def attack_odds(attacker_dice, defender_dice):
    """[(probability, attacker's wins, defender's wins)] of one attack."""
    note("NQM-10")
    counts, used = enumerate_attack(attacker_dice, defender_dice)
    APPLIED.update(used)
    total = 6 ** (attacker_dice + defender_dice)  # NQM-10
    return [(Fraction(count, total), wins, losses)
            for (wins, losses), count in counts.items()]


def hits_odds(dice, lowest, most):
    """[(probability, hits)] of so many dice of fire, at most `most` count."""
    hit = Fraction(7 - lowest, 6)
    odds = Counter()
    for hits in range(dice + 1):
        odds[min(hits, most)] += (comb(dice, hits) * hit ** hits
                                  * (1 - hit) ** (dice - hits))
    return [(p, hits) for hits, p in sorted(odds.items()) if p]
