"""No dead knobs: turning any parameter or reading of a rule system moves some answer, and no two readings
answer alike.

The assaults that show it are in <id>.jsonl, one scenario a line: the built-in sample is one of them
without being listed. A parameter that can move nothing has a line in <id>.dead, its name, a colon
and why. Every system of the registry is looked at.

    test_knobs.py --table ID    the table of docs/proofs/<id>-knobs.md
"""
import json
import os
import pathlib
import subprocess
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
DOOR = pathlib.Path(os.environ.get("BAYONET_BUILD", "build/dev")) / "tests/support/door_lines"


def door(requests):
    """The replies to many requests, in their order."""
    text = "".join(json.dumps(r) + "\n" for r in requests)
    done = subprocess.run([str(DOOR)], input=text, text=True, check=True, stdout=subprocess.PIPE)
    return [json.loads(line) for line in done.stdout.splitlines()]


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
    def __init__(self, row):
        self.id = row["id"]
        self.parameters = door([{"do": "rules", "id": self.id}])[0]["parameters"]
        path = HERE / f"{self.id}.jsonl"
        lines = path.read_text().splitlines() if path.exists() else []
        self.scenarios = [{"sample": self.id}] + [{"scenario": json.loads(line)} for line in lines]
        dead = HERE / f"{self.id}.dead"
        self.dead = dict(line.split(": ", 1) for line in dead.read_text().splitlines()) if dead.exists() else {}
        self.plain = [self.ask(do, {}) for do in ("odds", "best")]

    def ask(self, do, turned):
        """The answers of all assaults, in order."""
        return [answer(reply) for reply in door([dict(s, do=do, set=turned) for s in self.scenarios])]

    def answers(self, name, value):
        """Odds and best of every assault with the parameter set so."""
        return [self.ask(do, {name: value}) for do in ("odds", "best")]

    def dead_values(self, parameter):
        """Settings of a parameter that no answer tells from the usual, or from another reading."""
        name, usual = parameter["name"], self.answers(parameter["name"], parameter["usual"])
        seen, dead = [usual], []
        for value in values_of(parameter):
            got = self.answers(name, value)
            if got in seen:
                dead.append(value)
            elif parameter["kind"] != "reading":
                return []  # one that moves something is enough of a number
            else:
                seen.append(got)
        return dead


def systems():
    return [System(row) for row in door([{"do": "rules"}])[0]["systems"]]


class Knobs(unittest.TestCase):
    def test_the_assaults_are_answered(self):
        for system in systems():
            for do, plain in zip(("odds", "best"), system.plain):
                for number, given in enumerate(plain):
                    self.assertIsInstance(given[0], list, f"{system.id}: {do} of assault {number}: {given}")

    def test_every_setting_moves_some_answer(self):
        for system in systems():
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
    system = next(s for s in systems() if s.id == wanted)
    print("| parameter | from | to | answers that move, of " + str(2 * len(system.scenarios)) + " |\n|---|---|---|---|")
    for parameter in system.parameters:
        usual = sum(system.answers(parameter["name"], parameter["usual"]), [])
        for value in values_of(parameter):
            moved = sum(a != b for a, b in zip(usual, sum(system.answers(parameter["name"], value), [])))
            print(f"| `{parameter['name']}` | {parameter['usual']} | {value} | {moved} |")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--table"]:
        table(sys.argv[2])
    else:
        unittest.main()
