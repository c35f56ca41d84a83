"""Orders that name one of several alike units mean that one: whichever they name, the odds are the same.

The request may list the orders or the scenario may: that is the same, too."""
import itertools
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
)


def of_one(orders, name):
    """The orders with {} as the name."""
    return json.loads(json.dumps(orders).replace("{}", name))


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
        """The chance of each ending, and what each side loses on the average."""
        reply = self.door.ask(dict(request, do="odds"))
        self.assertNotIn("error", reply)
        of = reply.get("odds", reply)
        return (tuple((row["id"], round(row["p"], 12)) for row in of["endings"]),
                tuple((name, round(row["mean"], 10)) for name, row in sorted(of["measures"].items())))


# An order of each system that somebody can follow in one of the examples.
ORDERS = {"nqm": order("defence", "dice-1"), "portable": order("advance", "stay"), "soldiers": order("announce", "no-assault"),
          "trial40k": order("sweep-attacker", "let-go"), "wtj": order("break-through", "stay")}


class Numbers(unittest.TestCase):
    def test_every_unit_of_every_example_may_be_asked(self):
        """A condition that always holds changes nothing, whichever number of whichever unit it asks."""
        door = Door()
        self.addCleanup(door.close)
        systems = [system["id"] for system in door.ask({"do": "rules"})["systems"]]
        numbers = {of: [row["id"] for row in door.ask({"do": "rules", "id": of})["attributes"]] for of in systems}
        asked = set()
        for name, scenario in examples():
            one = dict(ORDERS[scenario["rules"]], optional=True)
            plain = door.ask({"do": "odds", "scenario": scenario, "orders": [one]})
            if plain["situations"] > 2000:
                continue
            shown = door.ask({"do": "show", "scenario": scenario})["units"]
            units = [unit["id"] for unit in shown if unit["side"] in ("attacker", "defender")]
            all_of_it = [*numbers[scenario["rules"]], "there", "disordered"]
            for unit, what in zip(units, itertools.cycle(all_of_it)):
                with self.subTest(name, unit=unit, number=what):
                    looks = dict(one, when={f"{unit}.{what}": "0.."})
                    reply = door.ask({"do": "odds", "scenario": scenario, "orders": [looks]})
                    self.assertNotIn("error", reply)
                    self.assertAlmostEqual(reply["ground"], plain["ground"], 12)
            asked.add(scenario["rules"])
        self.assertEqual(asked, set(ORDERS))


if __name__ == "__main__":
    unittest.main()
