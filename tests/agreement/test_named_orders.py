"""Orders that name one of several alike units mean that one: whichever they name, the odds are the same.

The request may list the orders or the scenario may: that is the same, too, and so it is in a game."""
import json
import unittest

from door import Door
from scenarios import examples

THREE = ("a-coy", "b-coy", "c-coy")
COMPANIES = ("A Coy", "B Coy", "C Coy")
LED = {"rules": "nqm", "hours": 2, "defender": {"strength": 5},
       "attacker": {"stands": ["A Coy 3", "B Coy 3", "C Coy 3", {"name": "HQ", "class": "command"}]}}
BATTALIONS = {"rules": "nqm", "attacker": {"stands": ["A Coy 2 of 1 Bn", "B Coy 2 of 2 Bn", "C Coy 2 of 3 Bn"]},
              "defender": {"strength": 4}}
HILLS = {"rules": "nqm", "hours": 2, "attacker": {"strength": 9},
         "defender": {"stands": ["X 2 on hill 1", "Y 2 on hill 2", "Z 2 on hill 3"]}}
FEW = {"rules": "nqm", "parameters": {"A-14": "freely", "A-3": "stand"}, "attacker": {"strength": 5},
       "defender": {"stands": ["A Coy 2", "B Coy 2", "C Coy 2"]}}
KEPT = {"rules": "nqm", "attacker": {"strength": 9}, "defender": {
    "stands": ["X 2", *({"name": name, "strength": 1, "reserve": True} for name in COMPANIES)]}}
AROUND = {"rules": "soldiers", "fire": "defender", "objectives": ["c3"], "columns": 5, "rows": 5,
          "attacker": {"units": [{"name": name, "stacking": 2, "at": "c2", "announces": "c3"} for name in COMPANIES]},
          "defender": {"units": ["1 Coy at c3", {"name": "MG", "type": "machine-gun", "at": "c3"}]}}
EACH = dict(AROUND, parameters={"fire_on": "unit"})
LANCERS = dict(AROUND, fire="none", charges="defender",
               defender={"units": ["1 Coy at c3", {"name": "Lancers", "type": "cavalry", "at": "c3"}]})
HELD = {"rules": "soldiers", "fire": "attacker", "charges": "attacker", "objectives": ["c3"], "columns": 5, "rows": 5,
        "parameters": {"fire_on": "unit"},
        "attacker": {"units": [{"name": "1 Coy", "at": "c2", "stacking": 8}, {"name": "Gun", "type": "field-gun", "at": "c1"},
                               {"name": "Lancers", "type": "cavalry", "at": "b3"}]},
        "defender": {"units": [{"name": name, "stacking": 2, "at": "c3"} for name in COMPANIES]}}


def order(at, do, **when):
    return dict({"at": at, "do": do}, **({"when": when} if when else {}))


CHOOSES = ("send-", "assault-")  # one of several that are worth the same: the odds are those without orders

# A scenario, the names that may stand for {}, and its orders.
CASES = (
    (LED, THREE, [order("commit", "hold-{}")]),
    (LED, THREE, [order("commit", "hold-{}"), order("reinforce", "commit-{}", **{"attacker.clean": "..4"})]),
    (BATTALIONS, ("1-bn", "2-bn", "3-bn"), [order("next-battalion", "send-{}")]),
    (HILLS, ("hill-1", "hill-2", "hill-3"), [order("choose-area", "assault-{}"), order("fight-on", "stop")]),
    (FEW, THREE, [order("place-defender", "pin-{}")]),
    (KEPT, THREE, [order("defender-reserve", "bring-up-{}"), order("defender-last-reserve", "bring-up-{}")]),
    (AROUND, THREE, [order("cancel", "cancel-{}")]),
    (AROUND, THREE, [order("defender-fire", "fire-at-c2", **{"{}.disordered": "..0"})]),
    (EACH, THREE, [order("defender-fire", "fire-at-{}")]),
    (EACH, THREE, [order("defender-fire", "fire-at-{}", **{"{}.disordered": "..0"})]),
    (LANCERS, THREE, [order("defender-charge", "charge-{}")]),
    (LANCERS, THREE, [order("defender-charge", "charge-{}"), order("cancel", "cancel-{}", **{"{}.disordered": "..0"})]),
    (HELD, THREE, [order("fire", "fire-at-{}")]),
    (HELD, THREE, [order("charge", "charge-{}")]),
    (HELD, THREE, [order("fire", "fire-at-{}"), order("charge", "charge-{}", **{"{}.disordered": "1.."})]),
)


def of_one(orders, name):
    """The orders with {} as the name."""
    return json.loads(json.dumps(orders).replace("{}", name))


def numbers_of(odds):
    """The chance of each ending, and of each number of each measure."""
    found = {row["id"]: round(row["p"], 12) for row in odds["endings"]}
    for name, row in odds["measures"].items():
        found.update({f"{name} {number}": round(p, 12) for number, p in enumerate(row["p"])})
    return found


class Named(unittest.TestCase):
    def setUp(self):
        self.door = Door()
        self.addCleanup(self.door.close)

    def test_whichever_is_named(self):
        for scenario, names, orders in CASES:
            answers = {}
            for name in names:
                with self.subTest(orders=orders, name=name):
                    listed = of_one(orders, name)
                    own = self.numbers({"scenario": dict(scenario, orders=listed)})
                    self.assertEqual(own, self.numbers({"scenario": scenario, "orders": listed}))
                    answers[name] = own
            self.assertEqual(len(set(answers.values())), 1, answers)
            chooses = any(item["do"].startswith(CHOOSES) for item in orders)
            same = answers[names[0]] == self.numbers({"scenario": scenario})
            self.assertEqual(same, chooses and orders[-1]["do"] != "stop", orders)

    def numbers(self, request):
        reply = self.door.ask(dict(request, do="odds"))
        self.assertNotIn("error", reply)
        return tuple(sorted(numbers_of(reply).items()))


def asked(reply):
    """The question of a game: who is asked, and what the orders choose there."""
    question = reply["question"]
    return {key: question.get(key) for key in ("kind", "options", "side", "step", "who", "words")}


def answer_of(reply):
    """What the orders choose; dice come from the seed."""
    if reply["question"]["kind"] == "throw":
        return {"roll": True}
    return {"choose": next(option["id"] for option in reply["question"]["options"] if option["ordered"])}


class Played(unittest.TestCase):
    """A game that is begun with orders is the one that the odds are of."""

    def setUp(self):
        self.door = Door()
        self.addCleanup(self.door.close)

    def play(self, **more):
        reply = self.door.ask(dict(more, do="play"))
        self.assertNotIn("error", reply)
        return reply

    def go_on(self, begun, **orders):
        """The game to its end by the orders: its questions, its story and its record."""
        lines, questions, story, now = begun["lines"], [asked(begun)], [], begun
        while now["question"]["kind"] in ("choice", "throw"):
            now = self.play(record=lines, move=answer_of(now), **orders)
            lines = lines + now["lines"]
            questions.append(asked(now))
            story += now["events"]
        return questions, story, lines

    def test_as_the_odds(self):
        """The chance of the ground from the beginning, with --orders and from the record alone."""
        for scenario, names, orders in CASES:
            listed = of_one(orders, names[0])
            with self.subTest(orders=listed):
                given = {"scenario": scenario, "orders": listed}
                odds = self.door.ask(dict(given, do="odds"))["ground"]
                begun = self.play(**given, advice="ground", seed=7)
                self.assertAlmostEqual(begun["advice"]["ground"]["given"], odds)
                for own in ({"orders": listed}, {}):
                    now = self.play(record=begun["lines"], advice="ground", **own)
                    self.assertAlmostEqual(now["advice"]["ground"]["given"], odds)

    def test_as_with_orders_of_the_scenario(self):
        """Question by question, whoever lists the orders; and the record alone tells the same game."""
        for scenario, names, orders in CASES:
            listed = of_one(orders, names[0])
            with self.subTest(orders=listed):
                of_scenario = self.go_on(self.play(scenario=dict(scenario, orders=listed), seed=7))
                of_request = self.go_on(self.play(scenario=scenario, orders=listed, seed=7), orders=listed)
                self.assertEqual(of_request, of_scenario)
                _, story, lines = of_request
                replayed = self.door.ask({"do": "replay", "record": lines})
                self.assertNotIn("error", replayed)
                self.assertEqual([event for step in replayed["told"] for event in step["events"]], story)


# An order of each system that somebody can follow in one of the examples.
ORDERS = {"nqm": order("defence", "dice-1"), "portable": order("advance", "stay"), "soldiers": order("announce", "no-assault"),
          "trial40k": order("sweep-attacker", "let-go"), "wtj": order("break-through", "stay")}


class Numbers(unittest.TestCase):
    def test_every_unit_of_every_example_may_be_asked(self):
        """Conditions that always hold change no number of the answer: on every number of a unit, of each unit."""
        door = Door()
        self.addCleanup(door.close)
        systems = [system["id"] for system in door.ask({"do": "rules"})["systems"]]
        rows = {of: door.ask({"do": "rules", "id": of})["attributes"] for of in systems}
        numbers = {of: [*(row["id"] for row in rows[of]), *(["left"] if rows[of] else []), "there", "disordered"]
                   for of in systems}
        asked = set()
        for name, scenario in examples():
            one = dict(ORDERS[scenario["rules"]], optional=True)
            plain = door.ask({"do": "odds", "scenario": scenario, "orders": [one]})
            if plain["situations"] > 2000:
                continue
            shown = door.ask({"do": "show", "scenario": scenario})["units"]
            units = [unit["id"] for unit in shown if unit["side"] in ("attacker", "defender")]
            for unit in units:
                with self.subTest(name, unit=unit):
                    looks = dict(one, when={f"{unit}.{what}": "0.." for what in numbers[scenario["rules"]]})
                    reply = door.ask({"do": "odds", "scenario": scenario, "orders": [looks]})
                    self.assertNotIn("error", reply)
                    self.assertEqual(numbers_of(reply), numbers_of(plain))
            asked.add(scenario["rules"])
        self.assertEqual(asked, set(ORDERS))


if __name__ == "__main__":
    unittest.main()
