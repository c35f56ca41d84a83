"""Generated cases of Portable Close Combat, small enough for brute force.

Source: portable_themes.py. Unit: cases, each a map with a scenario and the
orders to solve it under, and its answer. The same seed gives the same cases.
"""

import random

from oracle_hard import Mix
from oracle_walk import TooLarge
from portable import answer_of
from portable_faults import with_a_fault
from portable_scenario import read_battle
from portable_themes import chance, content, short_sides
from portable_write import written

SIZES = (500, 1200, 3000, 8000)   # most ways through chapters of a case
LEAST = 300     # ways of most cases


def scenario(rng):
    """One scenario document; it may be of any size, and forbidden."""
    if chance(rng, 6):
        return short_sides(rng)
    document = written(rng, content(rng))
    return with_a_fault(rng, document) if chance(rng, 3) else document


def answered(battle, case, most):
    """(answer, ways); what is too large is walked by standing orders.

    What is too large even then has no ways here.
    """
    for orders in dict.fromkeys((case["orders"], "standing")):
        case["orders"] = orders
        try:
            return answer_of(battle, orders, most)
        except TooLarge:
            pass
    return None, 0


def cases(count, seed):
    """So many (case, answer); the answer of a forbidden one is its error."""
    rng = random.Random(seed)
    mix = Mix(LEAST)
    while mix.kept < count:
        case = {"scenario": scenario(rng),
                "orders": rng.choice(("standing", "best", "best", "best"))}
        most = rng.choice(SIZES)
        try:
            battle = read_battle(case["scenario"])
        except ValueError as error:
            rare = str(error)[:6] != "PCC-02"
            if mix.may_refuse() and chance(rng, 40 if rare else 4):
                mix.refuse()
                yield case, str(error)
            continue
        answer, size = answered(battle, case, most)
        if answer is not None and mix.keep(answer, size):
            yield case, answer
