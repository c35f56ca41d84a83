"""Generated cases of Not Quite Mechanised, small enough for brute force.

Source: the themes of nqm_themes.py. Unit: cases, each a map with a scenario
in canonical form and the orders to solve it under, and its answer. The same
seed gives the same cases.
"""

import random
from math import exp, log

from nqm import answer_of
from nqm_battle import able_at_start, area_count, never_in_fight
from nqm_forces import chance
from nqm_named import named_orders
from nqm_scenario import read_battle
from nqm_themes import scenario
from nqm_walk import TooLarge
from oracle_hard import Mix

SIZES = (400, 500, 800, 1200)      # most situations of a case
LEAST = 280     # situations of most cases
NAMED = 60      # percent that have orders which name a stand, if they can


def points(stands):
    """Clean points of stands at the start."""
    return sum(s.strength - s.red - s.black for s in stands)


def likely_size(battle, best):
    """Situations of a walk, guessed from cases that were walked."""
    attacker, defender = battle.sides
    able = [s for s in attacker.stands if able_at_start(battle, s)]
    whole = [s for s in defender.stands if not never_in_fight(battle, s)
             and s.red + s.black < s.strength]
    front = [s for s in whole if not s.reserve]
    back = [s for s in whole if s.reserve]
    attacks = battle.qualities[attacker.grade].attacks or 2.5
    size = (0.4 + 0.8 * log(points(able)) + 1.1 * log(1 + points(front))
            + 1.1 * log(battle.hours or 3) + 1.5 * log(attacks)
            + 0.6 * log(max(1, len(attacker.battalions))))
    if best:
        size += (0.4 + log(1 + points(back)) + 1.1 * log(len(able))
                 + 1.1 * log(area_count(battle)) + 0.6 * battle.aftermath)
    return exp(size)


def without_idle_leaders(document):
    """The document without the attacker's command stands in reserve."""
    attacker = document["attacker"]
    rows = [row for row in attacker["stands"]
            if row.get("class") != "command" or not row.get("reserve")]
    return {**document, "attacker": {**attacker, "stands": rows}}


def clause_alone(document, error):
    """Whether a refusal has one clause that both readers must name."""
    if str(error).startswith("NQM-33"):
        try:
            read_battle(without_idle_leaders(document))
        except ValueError:
            return False
    first_only = document["attacker"].get("firefight", "won") == "won"
    return str(error).startswith("NQM-") and (
        first_only or not str(error).startswith("NQM-01"))


def answered(battle, case, most):
    """(answer, situations); what is too large is walked by standing orders.

    What is too large even then has no situations here.
    """
    if battle.orders:
        try:
            return answer_of(battle, "standing", most)
        except TooLarge:
            return None, 0
    wanted = case["orders"] if battle.hours else "standing"
    for orders in dict.fromkeys((wanted, "standing")):
        if likely_size(battle, orders == "best") > most:
            continue
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
            if clause_alone(case["scenario"], error) and mix.may_refuse():
                mix.refuse()
                yield case, str(error)
            continue
        if chance(rng, NAMED):
            most = SIZES[-1]
            orders = named_orders(rng, case["scenario"], most)
            if orders is not None:
                case["orders"] = orders
                battle = read_battle(case["scenario"], orders)
        answer, size = answered(battle, case, most)
        if answer is not None and mix.keep(answer, size):
            yield case, answer
