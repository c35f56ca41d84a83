"""Fights of alike one-wound models, all in contact, done another way.

Source: section 4, aggregation of chance; TAR-047, 048, 060, 119, 128, 129,
133, 135, 137, 139, 141. Unit: models; probabilities.

No code of the rules is used: binomials, and the recursion over (a, d).
"""

from fractions import Fraction
from itertools import product
from math import comb

TWO = {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}
OUTPACED = sum(p * q for (a, p), (b, q) in product(TWO.items(), repeat=2)
               if a > b)


def slain(attacks, p, most):
    """{models slain: probability}; no more than there are."""
    found = {}
    for k in range(attacks + 1):
        key = min(k, most)
        found[key] = found.get(key, 0) + (
            comb(attacks, k) * p ** k * (1 - p) ** (attacks - k))
    return found


class Side:
    """One side: attacks and chances of its models."""

    def __init__(self, attacks, p, initiative, leadership, sweep):
        self.attacks = attacks
        self.p = Fraction(p)            # of an unsaved wound, per attack
        self.initiative = initiative
        self.stands = sum(q for total, q in TWO.items()
                          if total <= leadership)
        self.sweep = Fraction(sweep)    # of one that hits by itself


def fought(sides, left, extra):
    """{(a, d): probability} after the blows of one turn."""
    a, d = left
    one, other = sides
    if one.initiative == other.initiative:
        killed = slain(a * (one.attacks + extra), one.p, d)
        lost = slain(d * other.attacks, other.p, a)
        return {(a - m, d - k): p * q for k, p in killed.items()
                for m, q in lost.items()}
    if one.initiative > other.initiative:
        return {(a - m, d - k): p * q
                for k, p in slain(a * (one.attacks + extra), one.p, d).items()
                for m, q in slain((d - k) * other.attacks, other.p,
                                  a).items()}
    return {(a - m, d - k): p * q
            for m, q in slain(d * other.attacks, other.p, a).items()
            for k, p in slain((a - m) * (one.attacks + extra), one.p,
                              d).items()}


def turn(sides, left, extra):
    """{(a, d, who has gone): probability} after one player turn."""
    found = {}

    def add(key, p):
        found[key] = found.get(key, 0) + p

    for (a, d), p in fought(sides, left, extra).items():
        lead = (left[1] - d) - (left[0] - a)
        if not a or not d or not lead:
            add((a, d, None), p)
            continue
        loser = 1 if lead > 0 else 0
        stands = sides[loser].stands
        add((a, d, None), p * stands)
        add((a, d, loser), p * (1 - stands) * (1 - OUTPACED))
        victor, beaten = (a, d) if loser else (d, a)
        for k, q in slain(victor * sides[1 - loser].attacks,
                          sides[1 - loser].sweep, beaten).items():
            after = (a, d - k) if loser else (a - k, d)
            add((*after, loser), p * (1 - stands) * OUTPACED * q)
    return found


def endings(sides, left, turns, extra=0, known=None):
    """{ending: probability}; turns: None is without limit."""
    known = {} if known is None else known
    key = (left, turns, extra)
    if key in known:
        return known[key]
    found, again = {}, Fraction(0)
    for (a, d, gone), p in turn(sides, left, extra).items():
        if (a, d) == left and gone is None and turns is None and not extra:
            again += p
            continue
        a_there, d_there = a and gone != 0, d and gone != 1
        if a_there and d_there and turns != 1:
            rest = endings(sides, (a, d), turns and turns - 1, 0, known)
        else:
            word = ("locked" if d_there else "taken") if a_there else (
                "held" if d_there else "both-gone")
            rest = {word: Fraction(1)}
        for word, q in rest.items():
            found[word] = found.get(word, 0) + p * q
    known[key] = {word: p / (1 - again) for word, p in found.items()}
    return known[key]
