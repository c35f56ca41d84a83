"""Tank units of a side change their names: all that is thrown and named in a round of an assault stays as it was (wtj, R-22),
and of several assaults the same can be fought next (R-28).

Battles are those of the theme `tank rounds` of wtj_engine_themes.py, each under all readings of AMB-W21 and AMB-W29. Where two
tank units are equally large, standing orders take the first by name: so odds are compared under orders that name the unit.
"""
import os
import unittest
from itertools import product
from random import Random

from asked import LARGE, PRIMES, ask  # puts the oracles on the path
from limits import many

from wtj_engine_generate import scenario
from wtj_engine_themes import TANKS, THEMES
from wtj_words import id_of

BATTLES = int(os.environ.get("BAYONET_ASSAULTS", many(60, 480)))
SIDES = ("attacker", "defender")
READINGS = [{"AMB-W21": order, "AMB-W29": each} for order, each in product(
    ("simultaneous", "tank-first", "infantry-first"), ("tank", "unit"))]
SMALL = 6000  # most situations of a battle
TOGETHER = {"all-taken": "100", "attacker_losses": "-10"}  # no sum over the assaults: their order decides


def tanks(document, side):
    return [unit for unit in document[side]["units"] if unit["type"] in TANKS]


def under(document, read):
    return {**document, "parameters": {**document.get("parameters", {}), **read}}


def made(rng):
    """A battle whose tanks have moved already, in any order that the names of its units give."""
    document = scenario(rng, THEMES["tank rounds"]._replace(table=0))
    for side in SIDES:
        for unit in document[side]["units"]:
            unit.pop("reach", None)
    return document


def is_one_assault(document):
    """Whether all who touch somebody hang together."""
    rows = [{row[side] for side in SIDES} for row in document.get("contacts", ())]
    together, before = rows[0] if rows else set(), None
    while together != before:
        before, together = together, together.union(*(row for row in rows if row & together))
    return all(row <= together for row in rows)


def battles(count, seed):
    """So many battles with several tank units on a side; a sixth has several assaults."""
    rng = Random(seed)
    found = (battles_of(rng, count - count // 6, is_one_assault, lambda item: item, are_small) +
             battles_of(rng, count // 6, lambda item: not is_one_assault(item),
                        lambda item: {**item, "aim": TOGETHER, "parameters": {}}, hang_on_the_next))
    return [under(document, read) for document in found for read in READINGS]


def battles_of(rng, count, fits, change, test):
    """So many that fit and, changed, pass the test."""
    found = []
    while len(found) < count:
        documents = [change(document) for document in (made(rng) for _ in range(200))
                     if max(len(tanks(document, side)) for side in SIDES) > 1 and fits(document)]
        found += [document for document, passes in zip(documents, test(documents), strict=True) if passes]
    return found[:count]


def are_small(documents):
    """Which of these are small under each of the readings."""
    sizes = iter(ask([{"do": "odds", "scenario": under(document, read), "orders": "best", "situations": SMALL,
                       "only": ["situations"]} for document in documents for read in READINGS]))
    return [all(["situations" in next(sizes) for _ in READINGS]) for document in documents]


def hang_on_the_next(documents):
    """Of which of these, where they are not too large, the value hangs on who says which assault is fought next."""
    values = ask([{"do": "odds", "scenario": under(document, {"next_assault": side}), "orders": "best",
                   "situations": 8 * SMALL, "only": ["value"]} for document in documents for side in SIDES])
    return [all("value" in one for one in pair) and abs(pair[0]["value"] - pair[1]["value"]) > 1e-6
            for pair in zip(values[::2], values[1::2], strict=True)]


def other_names(document):
    """{id: another} of the tank units: those of each side in the opposite order."""
    found = {}
    for side in SIDES:
        ids = sorted(id_of(unit) for unit in tanks(document, side))
        found.update(zip(ids, ids[::-1], strict=True))
    return found


def renamed(document, names):
    """The document with its units called so."""
    found = dict(document)
    for side in SIDES:
        found[side] = {"units": [{**unit, "name": names.get(id_of(unit), id_of(unit))} for unit in document[side]["units"]]}
    if "contacts" in document:
        found["contacts"] = [{**row, **{side: names.get(row[side], row[side]) for side in SIDES}}
                             for row in document["contacts"]]
    return found


def orders(document, names):
    """Which units lose bases, and which tank units are attempted at, first: in the order of the file."""
    found = []
    for side, enemy in (SIDES, SIDES[::-1]):
        armour = [names.get(id_of(unit), id_of(unit)) for unit in tanks(document, side)]
        others = [id_of(unit) for unit in document[side]["units"] if unit["type"] not in TANKS]
        found += [{"at": f"attempt-at-{enemy}", "do": f"attempt-{unit}", "optional": True} for unit in armour]
        found += [{"at": f"{verb}-{side}", "do": f"lose-{unit}", "optional": True}
                  for verb in ("lose", "take") for unit in others + armour]
    return found


def questions(document, given):
    """The odds, as residues, and the worth of best play."""
    return [{"do": "odds", "scenario": document, "orders": each, "primes": PRIMES, "situations": LARGE,
             "only": ["residues", "value"]} for each in (given, "best")]


class Names(unittest.TestCase):
    seed = 5

    @classmethod
    def setUpClass(cls):
        cls.documents = battles(BATTLES, cls.seed)
        pairs = []
        for document in cls.documents:
            names = other_names(document)
            pairs += [(renamed(document, {}), orders(document, {})), (renamed(document, names), orders(document, names))]
        replies = ask([question for document, given in pairs for question in questions(document, given)])
        cls.odds = list(zip(replies[::4], replies[2::4], strict=True))
        cls.best = list(zip(replies[1::4], replies[3::4], strict=True))

    def test_odds(self):
        for document, (before, after) in zip(self.documents, self.odds, strict=True):
            with self.subTest(scenario=document):
                self.assertEqual(before["residues"], after["residues"])

    def test_best_play(self):
        for document, (before, after) in zip(self.documents, self.best, strict=True):
            with self.subTest(scenario=document):
                self.assertAlmostEqual(before["value"], after["value"], delta=1e-9)

    def test_something_is_asked_and_decides(self):
        """In many battles orders matter, infantry is asked at which tanks it attempts, and which assault is next."""
        steps = [step for reply in ask([{"do": "best", "scenario": document} for document in self.documents])
                 for step in {order["at"] for order in reply["orders"]}]
        for start, part in (("tank-target-", 8), ("attempt-at-", 8), ("assault-", 20)):
            self.assertGreater(sum(step.startswith(start) for step in steps), BATTLES // part, start)
        apart = sum(abs(odds["value"] - best["value"]) > 1e-9
                    for (odds, _), (best, _) in zip(self.odds, self.best, strict=True))
        self.assertGreater(apart, len(self.documents) // 10)


if __name__ == "__main__":
    unittest.main()
