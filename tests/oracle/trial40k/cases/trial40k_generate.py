#!/usr/bin/env python3
"""Generated cases of the Trial Assault Rules, small enough for brute force.

Source: trial40k_themes.py. Unit: cases, each a map with a scenario and the
orders to solve it under, and its answer. The same seed gives the same cases.

    run.py trial40k_generate --stats N [SEED]    what the cases are like
"""

import random
import sys
from oracle_walk import TooLarge
from collections import Counter

from trial40k import answer_of, table
from trial40k_kind import SPECIAL
from trial40k_scenario import read_battle
from trial40k_themes import chance, scenario

SIZES = (600, 1500, 3000, 5000)      # most ways of a case
TRIVIAL = 60        # of cases with fewer ways only some are kept


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


def made(rng):
    """(case, answer or error, ways, battle) or None if it is not kept."""
    case = {"scenario": scenario(rng),
            "orders": rng.choice(("standing", "best", "best", "best"))}
    most = rng.choice(SIZES)
    try:
        battle = read_battle(case["scenario"])
        answer, size = answered(battle, case, most)
    except ValueError as error:
        keep = chance(rng, 10)
        return (case, str(error), None, None) if keep else None
    if answer is None or size < TRIVIAL and chance(rng, 85):
        return None
    if 1 in answer["endings"].values() and chance(rng, 75):
        return None
    return case, answer, (answer_of.situations, size), battle


def rows(count, seed):
    """So many kept ones."""
    rng, done = random.Random(seed), 0
    while done < count:
        row = made(rng)
        if row is not None:
            done += 1
            yield row


def cases(count, seed):
    """So many (case, answer); the answer of a forbidden one is its error."""
    for case, answer, *_ in rows(count, seed):
        yield case, answer if isinstance(answer, dict) else ValueError(answer)


def weapons(battle):
    """Special weapons that somebody carries."""
    return {weapon for kind in battle.kinds for weapon in kind.weapons
            if weapon in SPECIAL}


def kinds(battle, side):
    """Kinds of models of a side."""
    return {stack.kind for n, row in enumerate(battle.stacks)
            if battle.units[n].side == side for stack in row}


def share(found, whole, words):
    """A line of the statistics."""
    return "%-38s %5.1f %%" % (words, 100 * found / whole)


def stats(count, seed):
    """Lines that say what the cases are like."""
    every = list(rows(count, seed))
    held = [row for row in every if row[3] is not None]
    sizes = [row[2] for row in held]
    number = len(held)
    counts = Counter()
    for case, answer, _, battle in held:
        document = case["scenario"]
        for words, found in (
                ("several units on a side", len(battle.units) > 2),
                ("a certain ending", 1 in answer["endings"].values()),
                ("two kinds or more on a side", max(
                    len(kinds(battle, side)) for side in (0, 1)) > 1),
                ("special weapons", weapons(battle)),
                ("two special weapons or more", len(weapons(battle)) > 1),
                ("characters", any(unit.independent
                                   for unit in battle.units)),
                ("joined", any(unit.joins is not None
                               for unit in battle.units)),
                ("cover", any(unit.cover for unit in battle.units)),
                ("several turns", document["turns"] != 1),
                ("unlimited", document["turns"] == "unlimited"),
                ("readings or numbers turned", "parameters" in document),
                ("best play", case["orders"] == "best")):
            counts[words] += bool(found)
    lines = ["%d cases, %d refused" % (count, count - number)]
    for k, words in enumerate(("situations", "ways through chapters")):
        row = sorted(size[k] for size in sizes)
        lines.append("%s: median %d, a tenth below %d, largest %d" % (
            words, row[number // 2], row[number // 10], row[-1]))
    return lines + [share(counts[words], number, words) for words in counts]


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] != "--stats":
        sys.exit(__doc__)
    print("\n".join(stats(int(sys.argv[2]), int((sys.argv + ["1"])[3]))))
    sys.stderr.write(table())
