"""Of a reading on which, by the notes, nothing in an assault rests, no value changes an answer.

Fights and charges of the Trial Assault Rules are made at random, small ones, with what such a note can miss: Leaderships
that differ within a party and not within a unit, models that come with one Wound left, enemies who strike at one unit in
different steps. rests_on.jsonl has small fights in which the reading `name` `moves` a `figure`: it is not said to be idle.

    test_rests_on.py [COUNT [SEED]]     so many fights, and an eighth as many charges
"""
import importlib
import json
import pathlib
import random
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import oracles  # noqa: E402
oracles.use()
from door import ask  # noqa: E402
from limits import few, many  # noqa: E402

SYSTEM = "trial40k"
IDLE = " is set, but nothing in this assault rests on it"
SMALL = 800     # most situations
LARGE = 10 * SMALL      # with another value
PARTS = 8       # of so many fights one is a charge
MOVED = [json.loads(line) for line in (HERE / "rests_on.jsonl").read_text().splitlines()]


def twisted(rng, scenario):
    """The scenario with what the notes have to see."""
    for side in ("attacker", "defender"):
        for unit in scenario[side]["units"]:
            for group in unit.get("groups", [unit]):
                if rng.random() < 0.3:
                    group["ld"] = rng.randint(5, 10)
                if rng.random() < 0.3:
                    group["i"] = rng.randint(1, 6)
                if rng.random() < 0.1 and group.get("models", 1) < 4:
                    group["w"] = 2
                if group.get("w", 1) > 1 and rng.random() < 0.5:
                    group["wounded"] = group["w"] - 1
    if rng.random() < 0.3:
        scenario["preset"] = "3e"
    if rng.random() < 0.2:
        scenario.setdefault("parameters", {})["unit_ld"] = "majority"
    return scenario


def men(rng, name, **given):
    """A few models of one group."""
    return {"name": name, "groups": [{
        "name": name + " men", "models": rng.randint(1, 2), "ws": 4, "s": 4, "t": rng.choice((3, 4)), "w": rng.choice((2, 3)),
        "i": rng.randint(2, 6), "a": 1, "ld": rng.randint(5, 9), "sv": rng.randint(3, 6), **given}]}


def chased(rng):
    """Two units of a side strike at one in different steps, one of them with fists: both sweep after it."""
    two = [men(rng, "Fists", weapons=["fist"]), men(rng, "Friends")]
    foe = men(rng, "Foe", models=2, i=1, ld=rng.randint(2, 6))
    return {"rules": SYSTEM, "preset": "3e", "attacker": {"units": two}, "defender": {"units": [foe]}}


def generator(name):
    return importlib.import_module(name + "_generate").scenario


def made(make, count, seed):
    """So many scenarios that the engine accepts and finds small, and their answers."""
    rng, found = random.Random(seed), []
    while len(found) < count:
        scenarios = [twisted(rng, make(rng)) for _ in range(count)]
        replies = answers([(scenario, {}) for scenario in scenarios])
        found += [(scenario, reply) for scenario, reply in zip(scenarios, replies) if reply]
    return found[:count]


def answers(asked):
    """What each scenario with its settings comes to, by standing orders and in best play; None of one that is refused
    or large."""
    replies = ask([{"do": "odds", "scenario": scenario, "set": settings, "orders": orders,
                    "situations": LARGE if settings else SMALL, "only": ["endings", "measures", "value"]}
                   for scenario, settings in asked for orders in ("standing", "best")])
    return [None if any("error" in reply for reply in pair) else figures(*pair)
            for pair in zip(replies[::2], replies[1::2])]


def figures(standing, best):
    """All numbers of the standing orders, and the value of best play: of two ways as good it may take either."""
    return [*(row["p"] for row in standing["endings"]), *(p for row in standing["measures"].values() for p in row["p"]),
            best["value"]]


def idle_readings(readings, scenarios):
    """(scenario, name, values) of readings that are idle by a note when they are set, to a value at least."""
    asked = [(scenario, row, value) for scenario in scenarios for row in readings for value in row["readings"]]
    replies = ask([{"do": "check", "scenario": scenario, "set": {row["name"]: value}} for scenario, row, value in asked])
    found = {}
    for (scenario, row, _), reply in zip(asked, replies):
        if row["name"] + IDLE in reply.get("hints", []):
            found[id(scenario), row["name"]] = scenario, row["name"], row["readings"]
    return list(found.values())


class RestsOn(unittest.TestCase):
    count, seed = few(many(24, 480)), 1

    @classmethod
    def setUpClass(cls):
        rows = ask([{"do": "rules", "id": SYSTEM}])[0]["parameters"]
        cls.readings = [row for row in rows if row["kind"] == "reading"]

    def check_idle(self, found):
        """Nothing that is idle moves anything."""
        answer_of = {id(scenario): answer for scenario, answer in found}
        idle = idle_readings(self.readings, [scenario for scenario, _ in found])
        asked = [(scenario, {name: value}) for scenario, name, values in idle for value in values]
        self.assertGreater(len(asked), len(found))
        wrong = []
        for (scenario, settings), answer in zip(asked, answers(asked)):
            if answer is None:
                continue
            pairs = zip(answer, answer_of[id(scenario)], strict=True)
            if any(abs(one - other) > 1e-9 * max(1, abs(one)) for one, other in pairs):
                wrong.append(f"{settings}: {json.dumps(scenario)}")
        self.assertEqual(wrong, [], "\n".join(wrong))

    def test_fights(self):
        self.check_idle(made(generator("trial40k_engine"), self.count, self.seed))

    def test_pursuits(self):
        self.check_idle(made(chased, self.count, self.seed))

    def test_charges(self):
        self.check_idle(made(generator("trial40k_charge"), max(1, self.count // PARTS), self.seed))

    def test_what_moves_a_figure_is_not_idle(self):
        for line in MOVED:
            with self.subTest(line["name"], scenario=line["scenario"]):
                replies = ask([{"do": "odds", "scenario": line["scenario"], "set": {line["name"]: value}}
                               for value in line["moves"]])
                for reply, figure in zip(replies, line["moves"].values(), strict=True):
                    have = reply["ground"] if line["figure"] == "ground" else reply["measures"][line["figure"]]["mean"]
                    self.assertAlmostEqual(have, figure, places=6)
                    self.assertNotIn(line["name"] + IDLE, reply["hints"])
                hangs = ask([{"do": "hangs-on", "scenario": line["scenario"]}])[0]
                self.assertIn(line["name"], [row["name"] for row in hangs["settings"]])


if __name__ == "__main__":
    if sys.argv[1:2] and sys.argv[1].isdigit():
        RestsOn.count, RestsOn.seed = int(sys.argv[1]), int((sys.argv + ["1"])[2])
        del sys.argv[1:]
    unittest.main()
