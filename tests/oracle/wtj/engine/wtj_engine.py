#!/usr/bin/env python3
"""Exact odds and best play of scenarios of the engine of WTJ 1916.

Source: docs/rulings/wtj.md for what a scenario of the engine writes and how
it ends; the answers are the oracle's (wtj.py), in the engine's words. Units:
probabilities as exact fractions, worth as the scenario's aim says.

The command: oracle_command.py.
"""

from fractions import Fraction

import oracle_command
import wtj_story
import wtj_walk
from wtj_numbers import APPLIED, NUMBERS, Refused, note
from wtj_numbers import every_id as every_id_of_the_oracle
from wtj_scenario import read_battle
from wtj_words import NUMBER_OF, document

ENGINE_MEASURES = wtj_story.MEASURES
CLAUSE_OF = {"pinned": "WTJ-39", "rear": "WTJ-40", "prone": "WTJ-45",
             "solid_cover": "WTJ-46", "outstanding": "WTJ-47",
             "great": "WTJ-48"}


class Walk(wtj_walk.Walk):
    """A walk whose ends are the engine's."""
    worth = staticmethod(wtj_story.worth)


def read(scenario):
    """The Battle of a scenario of the engine, followed to its end."""
    battle = read_battle(document(scenario))
    battle.follow, battle.ended = True, wtj_story.ended
    battle.aim = scenario.get("aim", "ground")
    if any("at" in unit for unit in scenario["attacker"]["units"]):
        note("places")
        if len(battle.groups) > 1:
            note("places of several assaults")
    return battle


def played(scenario, orders, most):
    """The answer, in the engine's words."""
    battle = read(scenario)
    walk = Walk(battle, orders == "best", most)
    odds = {end: p for end, p in walk.odds().items() if p}
    solve.situations = len(walk.trees)
    found = {"endings": {}, "joint": {}, "value": sum(
        p * wtj_story.worth(battle, end) for end, p in odds.items())}
    for k, name in enumerate(ENGINE_MEASURES):
        found[name] = [Fraction(0)] * (
            1 + max(end.counts[k] for end in odds))
    for end, p in odds.items():
        for part, key in (("endings", end.ending),
                          ("joint", (end.ending, *end.counts[:2]))):
            found[part][key] = found[part].get(key, 0) + p
        for name, number in zip(ENGINE_MEASURES, end.counts):
            found[name][number] += p
    return found


def clauses_lost(scenario, orders, most, error):
    """The error of all numbers that `certain` misses, the first by clause."""
    missed, given = [], dict(scenario.get("parameters", {}))
    names = {NUMBERS[row][4]: (name, row) for name, row in NUMBER_OF.items()}
    while error is not None:
        if str(error).endswith("base size"):
            return Refused("WTJ-01: the sources have lost its number")
        name, row = names[str(error).partition("lost ")[2]]
        missed.append(CLAUSE_OF[row])
        given[name] = NUMBERS[row][0]
        try:
            played({**scenario, "parameters": given}, orders, most)
            error = None
        except Refused as another:
            error = another
    return Refused("%s: the sources have lost its number" % min(missed))


def solve(scenario, orders="standing", most=None):
    """Exact odds of a scenario of the engine, as it says them."""
    try:
        return played(scenario, orders, most)
    except Refused as error:
        if not str(error).startswith("certain:"):
            raise
        raise clauses_lost(scenario, orders, most, error) from None


def every_id():
    """All ids of the oracle that a long run has to apply."""
    return ([name for name in every_id_of_the_oracle()
             if name != "W1: target"]      # no word of the engine's
            + ["places", "places of several assaults"])


def generated(count, seed):
    """So many cases with their answers."""
    from wtj_engine_generate import cases
    return cases(count, seed)


def table():
    """The tally of what was applied, one id a line."""
    return "".join("%8d  %s\n" % (APPLIED[name], name)
                   for name in every_id())


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, generated, table)
