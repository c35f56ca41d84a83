"""Personnel against personnel over every string of dice, with no tree.

Source: WTJ-12 to 18, AMB-W4 (a), W5, W6 (a), W7 (b). Unit: strings of dice,
46,656 for three rounds, 1,296 for two, 36 for one.
"""

from collections import Counter
from itertools import product

CASES = ("A elim bt", "A elim", "A win", "A heroic", "tie", "D heroic",
         "D win", "D elim", "D elim bt")
NAMES = {"win": "A win", "loss": "D win"}


def fought(a, d, nets, string):
    """(a, d, lost by A, lost by D, A won all, D won all) of one string."""
    start, won = (a, d), [True, True]
    for net, (one, two) in zip(nets, string):
        if not a or not d:
            break
        by = one - two + net
        won = [won[0] and by > 0, won[1] and by < 0]
        d -= min(d, max(0, by))
        a -= min(a, max(0, -by))
    return a, d, start[0] - a, start[1] - d, won[0], won[1]


def ended(a, d, nets, string, way="literal"):
    """(case, a, d, whether a side was gone before the tie)."""
    a, d, lost_a, lost_d, won_a, won_d = fought(a, d, nets, string)
    if lost_a == lost_d:
        gone = not a or not d
        if not gone or way == "literal":
            a, d = max(0, a - 1), max(0, d - 1)
        return "tie", a, d, gone
    if lost_a > lost_d:
        if not d:
            return "A heroic", a, d, False
        if not a:
            return "D elim bt" if won_d else "D elim", a, d, False
        return "D win", a, d, False
    if not a:
        return "D heroic", a, d, False
    if not d:
        return "A elim bt" if won_a else "A elim", a, d, False
    return "A win", a, d, False


def tally(a, d, nets, way="literal"):
    """{(case, a, d, gone): strings} over every string of dice."""
    pairs = list(product(range(1, 7), repeat=2))
    return Counter(ended(a, d, nets, string, way)
                   for string in product(pairs, repeat=len(nets)))


def cases(rows):
    """{case: strings} of a tally."""
    found = Counter()
    for (case, *_), count in rows.items():
        found[case] += count
    return found
