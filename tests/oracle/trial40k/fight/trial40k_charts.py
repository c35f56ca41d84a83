"""The charts: to hit, to wound, the save, 2D6, and penetration.

Source: tables 2.1 to 2.4, TAR-062, 069, 073, 095, 098, 110, 111. Unit: pips
that a D6 needs; None: it cannot be done.
"""

from functools import cache
from itertools import product


def hit_score(own, theirs):
    """What hits, by both Weapon Skills (TAR-062, 2.1)."""
    if own > theirs:
        return 3
    return 5 if theirs > 2 * own else 4


def wound_score(strength, toughness):
    """What wounds (TAR-069, 2.2); None is N, no effect (TAR-073)."""
    d = strength - toughness
    if d >= 2:
        return 2
    if d <= -4:
        return None
    return {1: 3, 0: 4, -1: 5, -2: 6, -3: 6}[d]


def easier(one, other):
    """The better of two saves; None is none at all (TAR-078)."""
    scores = [score for score in (one, other) if score is not None]
    return min(scores) if scores else None


@cache
def sums(dice):
    """{total: ways} of so many D6."""
    ways = {0: 1}
    for _ in range(dice):
        after = {}
        for total, count in ways.items():
            for face in range(1, 7):
                after[total + face] = after.get(total + face, 0) + count
        ways = after
    return ways


def penetration(strength, rending=False, monstrous=False):
    """{total: ways} of one penetration throw (TAR-098, 110, 111)."""
    if monstrous:
        return {total + strength: ways for total, ways in sums(2).items()}
    totals = {}
    for first, further in product(range(1, 7), repeat=2):
        total = strength + first
        if rending and first == 6:
            total += further
        totals[total] = totals.get(total, 0) + 1
    return totals


def penetrates(total, armour):
    """What a total does to an armour value (TAR-111)."""
    if total == armour:
        return "glancing"
    return "penetrating" if total > armour else "nothing"
