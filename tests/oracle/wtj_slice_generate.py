"""Scenarios of the engine of WTJ 1916 made at random, with their answers.

Source: docs/rulings/wtj.md. Unit: cases, each a map with a scenario and the
orders to solve it under. The same seed gives the same cases.
"""

import random

from wtj_end import AIMS
from wtj_numbers import NUMBERS, TRAINING
from wtj_slice import ENDING_OF, MEASURE_OF, NUMBER_OF, READING_OF, solve
from wtj_state import EDGES, SIDES
from wtj_themes import chance, weighted
from wtj_walk import TooLarge

MOST = 1500     # ways of one assault
TYPES = (       # and their weights, attacker's and defender's
    (("infantry", 50), ("cavalry", 30), ("dismounted", 8), ("soft", 5),
     ("limbered", 7)),
    (("infantry", 60), ("cavalry", 25), ("dismounted", 8), ("soft", 7)),
)
COVER = (("none", 55), ("soft", 10), ("solid", 15), ("hard", 10),
         ("enclosed", 10))
SIZES = ((1, 1), (1, 2), (2, 1), (2, 2), (2, 2), (3, 1), (1, 3), (2, 3))


def unit_of(rng, side, number, largest):
    """A unit of a side."""
    unit = {"name": "%s %d" % ("AD"[side], number),
            "bases": rng.randint(1, largest)}
    for key, percent, words in (
            ("type", 100, [weighted(rng, TYPES[side])]),
            ("training", 50, TRAINING + ("great", "outstanding")),
            ("cover", 60 if side else 25, [weighted(rng, COVER)]),
            ("prone", 15, [True]), ("flamethrowers", 15, [True]),
            ("status", 20, ("pinned", "pinned", "withdrawn", "routed"))):
        if chance(rng, percent):
            unit[key] = rng.choice(words)
    return unit


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


def id_of(unit):
    """The id made of a name."""
    return unit["name"].lower().replace(" ", "-")


def forces(rng):
    """The units of both sides and their contacts."""
    sides, found = ([], []), []
    for _ in range(1 if chance(rng, 85) else 2):
        sizes = rng.choice(SIZES)
        largest = rng.choice((3, 4, 6, 9) if sizes == (1, 1) else (2, 3, 4))
        rows = [[unit_of(rng, side, len(sides[side]) + n + 1, largest)
                 for n in range(sizes[side])] for side in (0, 1)]
        found += contacts(rng, *[[id_of(unit) for unit in row]
                                 for row in rows])
        for side in (0, 1):
            sides[side].extend(rows[side])
    for row in (*sides, found):
        rng.shuffle(row)        # nothing hangs on the order of the lines
    return sides, found


def parameters(rng, certain):
    """Readings and numbers that are turned."""
    given = {}
    for name in rng.sample(sorted(READING_OF), rng.choice((0, 1, 2, 4, 8))):
        given[name] = rng.choice(READING_OF[name][1])
    if given.get("AMB-W14", "better") == "better" and chance(rng, 20):
        given["grades_together"] = "great"
    for name in rng.sample(sorted(NUMBER_OF), rng.choice((0, 0, 0, 1, 3))):
        usual, low, high = NUMBERS[NUMBER_OF[name]][:3]
        given[name] = max(low, min(high, usual + rng.choice((-1, 1, 2))))
    if certain:     # R-9 refuses more than the oracle under `each-round`
        given.pop("recompute_modifiers", None)
    return given


def assaults(document):
    """How many assaults the contacts make."""
    found = []
    for row in document.get("contacts", ()):
        group = {row["attacker"], row["defender"]}
        group = group.union(*[other for other in found if other & group])
        found = [other for other in found if not other & group] + [group]
    return max(1, len(found))


def aim(rng, document):
    """What the sides want; a cavalry that has won never gains by leaving."""
    if chance(rng, 60):
        return rng.choice(AIMS)
    names = dict(MEASURE_OF)
    if any(unit.get("status") == "pinned" for side in SIDES
           for unit in document[side]["units"]):
        names = [name for name in names if not name.endswith("_pinned")]
    found = {name: str(rng.randint(-9, 9)) for name in names}
    if assaults(document) > 1:
        return {**found, "assaults_taken": str(rng.randint(0, 60))}
    worth = sorted(rng.randint(-20, 60) for _ in range(4))
    plain = dict(zip(("held", "locked", "emptied", "taken"), worth))
    for name, (ending, besides) in ENDING_OF.items():
        more = rng.randint(-9, 9) if besides else 0
        found[name] = str(plain[ending] + more)
    return found


def scenario(rng):
    """One scenario document."""
    sides, found = forces(rng)
    document = {"rules": "wtj", "until": "assault-over",
                **{side: {"units": sides[k]} for k, side in enumerate(SIDES)}}
    if min(map(len, sides)) > 1 or chance(rng, 80):
        document["contacts"] = found
    if chance(rng, 12):
        document["preset"] = "certain"
    given = parameters(rng, "preset" in document)
    if given:
        document["parameters"] = given
    document["aim"] = aim(rng, document)
    return document


def cases(count, seed):
    """So many (case, answer); the answer of a forbidden one is its error."""
    rng, done = random.Random(seed), 0
    while done < count:
        case = {"scenario": scenario(rng),
                "orders": rng.choice(("standing", "best"))}
        try:
            answer = solve(case["scenario"], case["orders"], MOST)
        except TooLarge:
            continue
        except ValueError as error:
            if not chance(rng, 40):
                continue
            answer = error
        done += 1
        yield case, answer
