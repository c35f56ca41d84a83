#!/usr/bin/env python3
"""Exact odds and best play of scenarios of the engine of Trial Assault.

Source: docs/rulings/trial40k.md for what a scenario of the engine writes,
how it ends and what that is worth; the answers are the oracle's
(trial40k.py), in the engine's words. Units: probabilities as exact
fractions, worth as the scenario's aim says.

The command: oracle_command.py.
"""

from fractions import Fraction

import oracle_command
import trial40k_end
import trial40k_walk
from trial40k_numbers import APPLIED
from trial40k_numbers import every_id as every_id_of_the_oracle
from trial40k_scenario import read_battle
from trial40k_words import NOT_YET, READING_OF, document

SIDES = ("attacker", "defender")
MEASURES = tuple("%s_%s" % (side, what)
                 for what in ("losses", "models", "fled", "swept")
                 for side in SIDES)
OURS = ("wounds", "lost", "fled", "swept")      # the oracle's, in this order
GAINS = ("wiped-out", "driven-off")


def told(battle, end):
    """(ending, measures) of an end, in the engine's words (R-15)."""
    of = dict(zip(trial40k_end.MEASURES, trial40k_end.counts(battle, end)))
    counts = tuple(of["%s_%s" % (side, what)] for what in OURS
                   for side in SIDES)
    words = {"taken": ("wiped-out", "driven-off")[of["defender_fled"] > 0],
             "held": ("repelled", "driven-back")[of["attacker_fled"] > 0],
             "both-gone": "nobody-stands"}
    return words.get(end.ending, "both-stand"), counts


def worth(battle, end):
    """What an end is worth to the attacker (R-15)."""
    ending, counts = told(battle, end)
    aim, points = battle.aim, Fraction(0)
    if isinstance(aim, dict):
        return aim.get(ending, 0) + sum(
            aim.get(name, 0) * count
            for name, count in zip(MEASURES, counts))
    if aim in ("ground", "cheaply"):
        points += 100 * (ending in GAINS)
    if aim in ("cheaply", "attrition"):
        points += 5 * (counts[1] - counts[0])
    return points


class Walk(trial40k_walk.Walk):
    """A walk whose ends are worth what the engine says."""
    worth = staticmethod(worth)


def read(scenario):
    """The Battle of a scenario of the engine."""
    return read_battle(document(scenario))


def solve(scenario, orders="standing", most=None):
    """Exact odds of a scenario of the engine, as it says them."""
    battle = read(scenario)
    walk = Walk(battle, orders == "best", most)
    odds = {end: p for end, p in walk.odds().items() if p}
    solve.situations, solve.ways = len(walk.trees), walk.size
    rows = [(*told(battle, end), p) for end, p in odds.items()]
    found = {"endings": {}, "joint": {}, "value": sum(
        p * worth(battle, end) for end, p in odds.items())}
    for k, name in enumerate(MEASURES):
        found[name] = [Fraction(0)] * (
            1 + max(counts[k] for _, counts, _ in rows))
    for ending, counts, p in rows:
        for part, key in (("endings", ending),
                          ("joint", (ending, *counts[:2]))):
            found[part][key] = found[part].get(key, 0) + p
        for name, number in zip(MEASURES, counts):
            found[name][number] += p
    return found


# Of the oracle: what the engine has no word for (trial40k.md, section 11).
UNSAID = ("majority_when: start", "poison_opt: better", "unit_ld: lowest",
          "sweep_attacks: contact-special", "own_contact: free",
          "split: attacks", "ic_morale: apart", "outnumber_by: wounds",
          "insane_heroism: yes", "plasma_scope: any",
          "wound_order: force-first")


def every_id():
    """All ids of the oracle that a long run has to apply."""
    closed = {READING_OF[name][0] for name in NOT_YET}
    return [name for name in every_id_of_the_oracle()
            if name not in UNSAID
            and name.partition(":")[0] not in closed]


def generated(count, seed):
    """So many cases with their answers."""
    from trial40k_engine_generate import cases
    return cases(count, seed)


def table():
    """The tally of what was applied, one id a line."""
    return "".join("%8d  %s\n" % (APPLIED[name], name)
                   for name in every_id())


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, generated, table)
