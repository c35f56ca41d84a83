"""A key of a scenario that decides nothing without another is noted, and the note is true.

needs.jsonl has a line for each row of the systems' tables of needs: a scenario that gives the key at
`path`, what it then needs, and in `on` what is to be set so that it counts.
"""
import copy
import json
import pathlib
import re
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
from door import Door  # noqa: E402

LINES = [json.loads(line) for line in (HERE / "needs.jsonl").read_text().splitlines()]


def without(scenario, path):
    """The scenario without the key at the path."""
    left = copy.deepcopy(scenario)
    *way, last = [int(step) if step.isdigit() else step for step in re.findall(r"\w+", path)]
    at = left
    for step in way:
        at = at[step]
    del at[last]
    return left


def notes(reply, path):
    return [note for note in reply.get("hints", []) if re.match(re.escape(path) + r" (and |is set, but decides)", note)]


class Needs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.door = Door()

    @classmethod
    def tearDownClass(cls):
        cls.door.close()

    def answers(self, scenario, on=None):
        """The odds and best play, or why there is none."""
        found = []
        for do in ("odds", "best"):
            reply = self.door.ask({"do": do, "scenario": scenario, "set": on or {}})
            odds = reply.get("odds", reply)
            found.append((reply.get("error", {}).get("clause"), odds.get("endings"), odds.get("measures"), odds.get("value")))
        return found

    def test_a_key_without_what_it_needs_is_noted(self):
        for line in LINES:
            with self.subTest(path=line["path"], scenario=line["scenario"]):
                [note] = notes(self.door.ask({"do": "check", "scenario": line["scenario"]}), line["path"])
                self.assertRegex(note, rf" decides? nothing here: (it needs|they need) {re.escape(line['needs'])} \(")

    def test_it_then_decides_nothing(self):
        for line in LINES:
            with self.subTest(path=line["path"], scenario=line["scenario"]):
                given, left = line["scenario"], without(line["scenario"], line["path"])
                self.assertTrue(self.answers(given) == self.answers(left), "it moves an answer")

    def test_with_what_it_needs_it_counts_and_is_not_noted(self):
        for line in LINES:
            with self.subTest(path=line["path"], scenario=line["scenario"]):
                scenario, on = line["scenario"], line["on"]
                reply = self.door.ask({"do": "check", "scenario": scenario, "set": on})
                self.assertEqual(notes(reply, line["path"]), [], reply)
                left = without(scenario, line["path"])
                self.assertFalse(self.answers(scenario, on) == self.answers(left, on), "it moves no answer")

    def test_the_usual_value_is_not_noted(self):
        scenario = {"rules": "nqm", "ground": "open", "attacker": {"strength": 6, "in_supply": True}, "defender": "3 regular"}
        self.assertEqual(self.door.ask({"do": "check", "scenario": scenario})["hints"], [])

    def test_several_make_one_note(self):
        units = [{"name": name, "at": at, "fires_at": "c3"} for name, at in (("a", "c2"), ("b", "d2"), ("c", "c4"))]
        scenario = {"rules": "soldiers", "columns": 5, "rows": 5, "attacker": {"units": units},
                    "defender": {"units": [{"name": "d", "at": "c3"}]}}
        [note] = notes(self.door.ask({"do": "odds", "scenario": scenario}), "attacker.units[0].fires_at")
        self.assertEqual(note, "attacker.units[0].fires_at and 2 others are set, but decide nothing here: "
                               "they need fire: attacker, or both (ARV-S6)")


if __name__ == "__main__":
    unittest.main(verbosity=2)
