"""The numbers of a unit that orders ask for are those of all that is part of it, on a table too."""
import json
import unittest

from door import Door
from scenarios import examples

NQM = {"rules": "nqm", "attacker": {"quality": "militia", "stands": [
           "A Coy 1 of 1 Bn", "B Coy 2 of 1 Bn", "C Coy 2 of 2 Bn"]},
       "defender": {"quality": "militia", "stands": [
           "X 1 on Хутор", "Y 2 on Хутор", "Z 2 on hill 2", {"name": "Kept", "strength": 1, "reserve": True}]}}
TOGETHER = dict(NQM, parameters={"areas": "together"})
WTJ = {"rules": "wtj", "attacker": {"units": [{"name": "A", "at": ["75 mm, 75 mm", "105 mm, 75 mm"]}]},
       "defender": {"units": [{"name": "D", "at": ["75 mm, 60 mm"]}]}}

# A scenario, an order that nobody gives by himself, and the largest value that each number has where it is asked.
CASES = (
    (NQM, ("choose-area", "assault-hill-2"),
     {"1-bn.left": 3, "2-bn.left": 2, "1-bn.there": 2, "area.left": 3, "hill-2.there": 1}),
    (TOGETHER, ("next-battalion", "send-2-bn"), {"1-bn.left": 3, "area.left": 3, "hill-2.left": 2, "area.there": 2}),
    ("trial40k-fist", ("sweep-attacker", "let-go"), {"squad.left": 5, "squad.there": 2, "mob.left": 8}),
    ("trial40k-wood", ("sweep-attacker", "let-go"), {"squad.left": 4, "squad.there": 3, "squad.models": 4}),
    (WTJ, ("break-through", "stay"), {"a.left": 2, "a.there": 1, "d.there": 0}),
)


class UnitNumbers(unittest.TestCase):
    def setUp(self):
        self.door = Door()
        self.addCleanup(self.door.close)

    def test_the_largest_values(self):
        """An order is carried out if it asks for the largest value that the number has, and never if for more."""
        named = {name.removesuffix(".yaml"): scenario for name, scenario in examples()}
        for scenario, (at, do), most in CASES:
            for number, value in most.items():
                with self.subTest(str(scenario), number=number):
                    asks = {"do": "odds", "scenario": named.get(str(scenario), scenario)}
                    for more in (0, 1):
                        when = {number: f"{value + more}.."}
                        reply = self.door.ask(dict(asks, orders=[{"at": at, "do": do, "when": when}]))
                        never = "never carried out" in json.dumps(reply["hints"])
                        self.assertEqual(never, bool(more), reply["hints"])


if __name__ == "__main__":
    unittest.main()
