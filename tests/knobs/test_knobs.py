"""No dead knobs: changing any parameter or reading of a rule system changes some answer, and no
two readings answer alike.

The assaults that show it are in <id>.jsonl, one scenario a line: the built-in sample is one of them
without being listed. A parameter that can move nothing has a line in <id>.dead, its name, a colon
and why. Every system of the registry is looked at.

    test_knobs.py --table ID    the table of docs/proofs/<id>-knobs.md
"""
import json
import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
from door import Door  # noqa: E402
from limits import deep_only  # noqa: E402


def values_of(parameter):
    """Other settings to try: both ends of its range and the neighbours of the usual, or each word."""
    usual = parameter["usual"]
    if parameter["kind"] == "reading":
        return [word for word in parameter["readings"] if word != usual]
    if parameter["kind"] == "fraction":
        return [value for value in ("0", "1/4", "1/2", "3/4", "1") if value != usual]
    low, high, near = parameter["low"], parameter["high"], int(usual)
    tried = {near - 1, near + 1, low, min(high, near + 3)} - {near}
    return [value for value in sorted(tried) if low <= value <= high]


def answer(reply):
    """What an assault comes to: endings, measures, and what best play by both makes of it."""
    if "error" in reply:
        return reply["error"]["status"], reply["error"].get("clause")
    odds = reply.get("odds", reply)
    return ([round(row["p"], 12) for row in odds["endings"]],
            {name: [round(p, 12) for p in row["p"]] for name, row in odds["measures"].items()})


class System:
    def __init__(self, door, row):
        self.door, self.id = door, row["id"]
        self.parameters = door.ask({"do": "rules", "id": self.id})["parameters"]
        path = HERE / f"{self.id}.jsonl"
        lines = path.read_text().splitlines() if path.exists() else []
        self.scenarios = [{"sample": self.id}] + [{"scenario": json.loads(line)} for line in lines]
        self.questions = [(do, scenario) for do in ("odds", "best") for scenario in range(len(self.scenarios))]
        dead = HERE / f"{self.id}.dead"
        self.dead = dict(line.split(": ", 1) for line in dead.read_text().splitlines()) if dead.exists() else {}
        self.known = {}

    def answer(self, question, turned=()):
        """What an assault comes to with the parameters set so: asked once."""
        key = question, turned
        if key not in self.known:
            do, scenario = question
            self.known[key] = answer(self.door.ask(dict(self.scenarios[scenario], do=do, set=dict(turned))))
        return self.known[key]

    def alike(self, one, other):
        """Does no answer tell these two settings from each other?  Asks no more than it must."""
        return all(self.answer(q, one) == self.answer(q, other) for q in self.questions)

    def dead_values(self, parameter):
        """Settings of a parameter that no answer tells from the usual, or from another reading."""
        seen, dead = [((parameter["name"], parameter["usual"]),)], []  # an assault may set it otherwise
        for value in values_of(parameter):
            turned = ((parameter["name"], value),)
            if any(self.alike(turned, other) for other in seen):
                dead.append(value)
            elif parameter["kind"] != "reading":
                return []  # one that moves something is enough of a number
            else:
                seen.append(turned)
        return dead


class Knobs(unittest.TestCase):
    def setUp(self):
        door = Door()
        self.addCleanup(door.close)
        self.systems = [System(door, row) for row in door.ask({"do": "rules"})["systems"]]

    def test_the_assaults_are_answered(self):
        for system in self.systems:
            for question in system.questions:
                given = system.answer(question)
                self.assertIsInstance(given[0], list, f"{system.id}: {question}: {given}")

    @deep_only
    def test_every_setting_moves_some_answer(self):
        for system in self.systems:
            names = {parameter["name"] for parameter in system.parameters}
            self.assertLessEqual(set(system.dead), names, f"{system.id}.dead names what is not there")
            for parameter in system.parameters:
                with self.subTest(system=system.id, parameter=parameter["name"]):
                    dead = system.dead_values(parameter)
                    if parameter["name"] in system.dead:
                        self.assertNotEqual(dead, [], "it moves an answer after all")
                    else:
                        self.assertEqual(dead, [], "no answer tells these from the others")


def table(wanted):
    door = Door()
    system = next(System(door, row) for row in door.ask({"do": "rules"})["systems"] if row["id"] == wanted)
    print(f"| parameter | from | to | answers that move, of {len(system.questions)} |\n|---|---|---|---|")
    for parameter in system.parameters:
        usual = ((parameter["name"], parameter["usual"]),)
        for value in values_of(parameter):
            turned = ((parameter["name"], value),)
            moved = sum(system.answer(q, usual) != system.answer(q, turned) for q in system.questions)
            print(f"| `{parameter['name']}` | {parameter['usual']} | {value} | {moved} |")
    door.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--table"]:
        table(sys.argv[2])
    else:
        unittest.main()
