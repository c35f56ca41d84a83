"""Generated cases of Soldiers, small enough for brute force.

Source: soldiers_themes.py, _named.py, _next.py and _faults.py. Unit: cases, each a map
with a scenario and the orders to solve it under, and its answer. The same
seed gives the same cases.
"""

import random

from oracle_hard import Mix
from soldiers import answer_of
from soldiers_applied import note
from soldiers_faults import faulty
from soldiers_named import named_orders, named_scenario
from soldiers_next import next_cases
from soldiers_scenario import read_battle
from soldiers_themes import chance, scenario
from soldiers_walk import TooLarge

SIZES = (400, 800, 1500)      # most situations of a case
LEAST = 260     # situations of most cases
OF_LISTS = 160  # so many fewer are enough where orders are a list
OF_NEXT = 25    # one case in so many has orders that say who is next
NAMED = 2       # percent of what is tried that have orders which name a unit


def refused(rng, document):
    """(case, error) of the document with a fault, or None."""
    document = faulty(rng, document)
    if document is None:
        return None
    try:
        read_battle(document)
    except ValueError as error:
        note("refused: " + str(error).split(":")[0])
        return {"scenario": document, "orders": "standing"}, error
    return None


def answered(battle, case, most):
    """(answer, situations); what is too large is walked by standing orders.

    What is too large even then has no situations here.
    """
    for orders in dict.fromkeys((case["orders"], "standing")):
        case["orders"] = orders
        try:
            return answer_of(battle, orders, most)
        except TooLarge:
            pass
    return None, 0


def named_case(rng):
    """(case, answer, situations), the orders a list that names a unit."""
    document = named_scenario(rng)
    try:
        orders = named_orders(rng, document, SIZES[-1])
        if orders is None:
            return None, None, 0
        battle = read_battle(document, orders)
        return ({"scenario": document, "orders": orders},
                *answer_of(battle, "standing", SIZES[-1]))
    except (TooLarge, ValueError):
        return None, None, 0


def usual_cases(rng):
    """(case, answer) without end; the answer of a forbidden one is its error."""
    mix = Mix(LEAST)
    while True:
        if chance(rng, NAMED):
            case, answer, size = named_case(rng)
            if answer is not None and mix.keep(answer, size + OF_LISTS):
                yield case, answer
            continue
        case = {"scenario": scenario(rng),
                "orders": rng.choice(("standing", "best", "best", "best"))}
        most = rng.choice(SIZES)
        try:
            battle = read_battle(case["scenario"])
        except ValueError:
            continue
        if mix.may_refuse() and chance(rng, 20):
            pair = refused(rng, case["scenario"])
            if pair is not None:
                mix.refuse()
                yield pair
                continue
        answer, size = answered(battle, case, most)
        if answer is not None and mix.keep(answer, size):
            yield case, answer


def cases(count, seed):
    """So many (case, answer); of every so many one says who is next."""
    usual = usual_cases(random.Random(seed))
    said = next_cases(random.Random("next %d" % seed), SIZES[-1])
    for number in range(1, count + 1):
        yield next(usual if number % OF_NEXT else said)
