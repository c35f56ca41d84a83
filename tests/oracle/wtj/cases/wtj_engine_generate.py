#!/usr/bin/env python3
"""Scenarios of the engine of WTJ 1916 made at random, with their answers.

Source: docs/rulings/wtj.md; wtj_engine_themes.py. Unit: cases, each a map with
a scenario and the orders to solve it under. The same seed gives the same.

    run.py wtj_engine_generate --stats N [SEED]  what the cases are like
"""

import random
import sys
from collections import Counter

from oracle_hard import Mix
from oracle_walk import TooLarge
from wtj_end import AIMS
from wtj_numbers import NUMBERS
from wtj_engine import read, solve
from wtj_places import SIZES as BASE_SIZES
from wtj_places import put_down
from wtj_engine_themes import (TANKS, THEMES, attached, chance, unit_of,
                               weighted)
from wtj_state import EDGES, SIDES
from wtj_story import ENDINGS, MEASURES, SEVERAL
from wtj_words import CELL_OF, EFFECT_OF, NUMBER_OF, READING_OF, id_of

MOST = (1500, 2500, 4000)      # ways of a case
LEAST = 500         # situations of most cases
SIZES = ((1, 1), (1, 2), (2, 1), (2, 2), (2, 2), (2, 2), (2, 2), (2, 2),
         (3, 1), (1, 3), (2, 3), (3, 2))


def contacts(rng, ours, theirs):
    """Contacts of all these units, often in one assault."""
    pairs = [(rng.choice(ours), name) for name in theirs]
    pairs += [(name, rng.choice(theirs)) for name in ours]
    pairs += [(rng.choice(ours), rng.choice(theirs))
              for _ in range(rng.choice((0, 0, 1, 2)))]
    rows = []
    for pair in pairs:
        row = dict(zip(SIDES, pair))
        for key, percent in (("edge", 20), ("defender_edge", 45)):
            row[key] = rng.choice(EDGES) if chance(rng, percent) else "front"
        if row not in rows:
            rows.append(row)
    return rows


def reaches(rng, theirs, units):
    """Tanks of the attacker may come to enemies, some stand off."""
    for unit in units:
        if unit["type"] in TANKS and chance(rng, 35):
            others = rng.sample(theirs, rng.randint(1, min(2, len(theirs))))
            unit["reach"] = [{"enemy": name, "costs": rng.randint(1, 6)}
                             for name in others]


def off(rng, found, sides):
    """The contacts without those of a unit that stands off; what it sees."""
    k = rng.randint(0, 1)
    unit = rng.choice(sides[k])
    left = [row for row in found if row[SIDES[k]] != id_of(unit)]
    if not left:
        return found
    enemies = [id_of(other) for other in sides[1 - k]]
    if chance(rng, 50):
        unit["sees"] = rng.sample(enemies, rng.randint(1, len(enemies)))
    return left


def forces(rng, theme):
    """The units of both sides and their contacts."""
    sides, found = ([], []), []
    for _ in range(1 if chance(rng, 88) else 2):
        sizes = rng.choice(SIZES)
        largest = rng.choice((3, 4, 6, 9) if sizes == (1, 1) else (2, 3, 4))
        if theme.turns != (1,) or theme.keys:
            largest = min(largest, 5 - min(sizes))
        rows = [[unit_of(rng, theme, side, len(sides[side]) + n + 1, largest)
                 for n in range(sizes[side])] for side in (0, 1)]
        found += contacts(rng, *[[id_of(unit) for unit in row]
                                 for row in rows])
        for side in (0, 1):
            sides[side].extend(rows[side])
    if theme.keys and chance(rng, 20):
        found = off(rng, found, sides)
    for side in (0, 1):
        reaches(rng, [id_of(unit) for unit in sides[1 - side]], sides[side])
    for side in (0, 1):
        if "AMB-W24" in theme.readings and chance(rng, 60):
            sides[side].extend(attached(rng, sides[side], side))
    for row in (*sides, found):
        rng.shuffle(row)        # nothing hangs on the order of the lines
    return sides, found


def parameters(rng, theme, certain):
    """Readings and numbers that are turned."""
    given = {}
    names = sorted(set(theme.readings))
    for name in rng.sample(names, min(len(names),
                                      rng.choice((0, 1, 2, 4, 8)))):
        given[name] = rng.choice(READING_OF[name][1])
    if given.get("AMB-W14", "better") == "better" and chance(rng, 15):
        given["grades_together"] = "great"
    for _ in range(rng.choice((0, 0, 0, 1, 3))):
        name = rng.choice(theme.numbers)
        usual, low, high = NUMBERS[NUMBER_OF[name]][:3]
        given[name] = max(low, min(high, usual + rng.choice((-1, 1, 2))))
    if theme.after and chance(rng, 25):
        for name in rng.sample(sorted(CELL_OF), 8):
            given[name] = rng.choice(sorted(EFFECT_OF))
    if certain:     # R-9 refuses more than the oracle under `each-round`
        given.pop("recompute_modifiers", None)
    return given


def groups(document):
    """How many assaults the contacts make."""
    found = []
    for row in document.get("contacts", ()):
        group = {row["attacker"], row["defender"]}
        group = group.union(*[other for other in found if other & group])
        found = [other for other in found if not other & group] + [group]
    return max(1, len(found))


def aim(rng, document):
    """What the sides want."""
    if chance(rng, 60):
        return rng.choice(AIMS)
    endings = SEVERAL if groups(document) > 1 else ENDINGS
    names = rng.sample(endings, 2) + rng.sample(MEASURES, 3)
    return {name: str(rng.randint(-20, 20)) for name in names}


def themed(rng):
    """One of the themes."""
    return THEMES[weighted(rng, [(name, row.weight)
                                 for name, row in THEMES.items()])]


def scenario(rng, theme=None):
    """One scenario document."""
    theme = theme or themed(rng)
    sides, found = forces(rng, theme)
    document = {"rules": "wtj",
                **{side: {"units": sides[k]} for k, side in enumerate(SIDES)}}
    if min(map(len, sides)) > 1 or chance(rng, 80) or theme.keys:
        document["contacts"] = found
    if not chance(rng, theme.after):
        document["until"] = "assault-over"
    elif chance(rng, 40):
        document["scenario_defender"] = rng.choice(SIDES + ("none",))
    for key, percent in theme.keys:
        if chance(rng, percent):
            document[key] = True
    turns = rng.choice(theme.turns)
    if turns != 1:
        document["turns"] = turns
    if not theme.after and chance(rng, 15):
        document["preset"] = "certain"
    given = parameters(rng, theme, "preset" in document)
    if given:
        document["parameters"] = given
    touching = document
    alone = not any("with" in unit for units in sides for unit in units)
    if alone and chance(rng, theme.table):
        touching = {**document, "contacts": on_the_table(rng, document)}
    document["aim"] = aim(rng, touching)
    return document


def on_the_table(rng, document):
    """Places of all bases, and the contacts that come of them."""
    sizes = dict(zip(BASE_SIZES, (30, 15)))
    if chance(rng, 40):
        sizes = {name: rng.choice((10, 15, 20, 25, 30)) for name in sizes}
        document.setdefault("parameters", {}).update(sizes)
    document.pop("contacts", None)
    found = put_down(rng, [document[side]["units"] for side in SIDES], sizes)
    if chance(rng, 30):
        document["contacts"] = rng.sample(found, rng.randint(1, len(found)))
    return found


def made(rng, theme, mix):
    """(case, answer or error), or None if it is not kept."""
    case = {"scenario": scenario(rng, theme),
            "orders": rng.choice(("standing", "best", "best"))}
    most = rng.choice(MOST)
    try:
        answer = solve(case["scenario"], case["orders"], most)
    except TooLarge:
        return None
    except ValueError as error:
        if not mix.may_refuse() or not chance(rng, 20):
            return None
        mix.refuse()
        return case, error
    return (case, answer) if mix.keep(answer, solve.situations) else None


def cases(count, seed):
    """So many (case, answer); the answer of a forbidden one is its error."""
    rng, mix = random.Random(seed), Mix(LEAST)
    for _ in range(count):
        theme, row = themed(rng), None
        while row is None:
            row = made(rng, theme, mix)
        yield row


def stats(count, seed):
    """Lines that say what the cases are like."""
    counts, sizes, refused = Counter(), [], 0
    for case, answer in cases(count, seed):
        if isinstance(answer, ValueError):
            refused += 1
            continue
        document = case["scenario"]
        battle = read(document)
        sizes.append(solve.situations)
        kinds = {unit.type for unit in battle.units}
        for words, found in (
                ("several units on both sides",
                 all(len(battle.of(side)) > 1 for side in (0, 1))),
                ("a certain ending", 1 in answer["endings"].values()),
                ("best play", case["orders"] == "best"),
                ("to the turn's end", "until" not in document),
                ("fire", battle.fire), ("rout", battle.rout),
                ("command", battle.command),
                ("several turns", battle.turns != 1),
                ("several turns, assault-over",
                 battle.turns != 1 and battle.assault_only),
                ("tanks", kinds & set(TANKS)), ("cavalry",
                                                "cavalry" in kinds),
                ("attached", any(unit.host is not None
                                 for unit in battle.units))):
            counts[words] += bool(found)
    sizes.sort()
    lines = ["%d cases, %d refused" % (count, refused),
             "situations: median %d, a tenth below %d, largest %d" % (
                 sizes[len(sizes) // 2], sizes[len(sizes) // 10], sizes[-1])]
    return lines + ["%-30s %5.1f %%" % (words, 100 * found / len(sizes))
                    for words, found in counts.items()]


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] != "--stats":
        sys.exit(__doc__)
    print("\n".join(stats(int(sys.argv[2]), int((sys.argv + ["1"])[3]))))
