#!/usr/bin/env python3
"""Generated cases of WTJ 1916, small enough for brute force.

Source: wtj_themes.py. Unit: cases, each a map with a scenario and the orders
to solve it under, and its answer. The same seed gives the same cases.

    run.py wtj_generate --stats N [SEED]    what the cases are like
"""

import random
import sys
from oracle_walk import TooLarge
from collections import Counter

from wtj import answer_of, table
from wtj_scenario import read_battle
from wtj_themes import chance, scenario

SIZES = (600, 1500, 3000, 6000, 10000)      # most ways of a case
TRIVIAL = 40        # of cases with fewer ways only some are kept


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


def arms(battle, side):
    """Types of a side's units."""
    return {battle.units[n].type for n in battle.of(side)}


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
        sides = [len(battle.of(side)) for side in (0, 1)]
        document = case["scenario"]
        kinds = arms(battle, 0) | arms(battle, 1)
        for words, found in (
                ("several units on both sides", min(sides) > 1),
                ("a certain ending", 1 in answer["endings"].values()),
                ("two arms or more", len(kinds) > 1),
                ("tanks", "tank" in kinds), ("cavalry", "cavalry" in kinds),
                ("cover", any(stack.cover != "none" for unit in battle.units
                              for stack in unit.stacks)),
                ("fire", bool(document.get("fire"))),
                ("several turns", document["turns"] != 1),
                ("readings or numbers turned", "parameters" in document),
                ("on the plane", "contacts" not in document),
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
