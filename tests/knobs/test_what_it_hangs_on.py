"""Reports name what an answer hangs on: for every reading of every rule system there is an assault
whose report names it, or a line that says why there is none.

The assaults are in hangs_on/<id>.jsonl, a line a reading in the order of the table: `name`, `scenario`,
`orders` (standing, best, or given: the scenario's own), the `figure` that it moves, the headline's `ground`,
and by how much it is `moved`; a reading that moves another figure more than the ground says why, `off_ground`. Where the text bears one reading alone, so that nothing hangs on it, `why` says so.

    test_what_it_hangs_on.py --record    the figures as they are now
"""
import json
import pathlib
import re
import sys
import unittest

from door import Door
from scenarios import examples, scenario_of

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
NAMED = 0.01  # what moves a figure by 1 in 100 is named
MOST = 400_000  # situations that an example takes in all: half a second of one processor


def lines_of(system):
    path = HERE / "hangs_on" / f"{system}.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def hangs_on(door, scenario, orders="given"):
    """The settings by name, in the order of the reply, and the reply."""
    request = {"do": "hangs-on", "scenario": scenario}
    reply = door.ask(request if orders == "given" else dict(request, orders=orders))
    return {row["name"]: row for row in reply.get("settings", [])}, reply


def figures(reply):
    return {name: reply[name] for name in ("ground", "attacker_losses", "defender_losses")}


class WhatItHangsOn(unittest.TestCase):
    def setUp(self):
        self.door = Door()
        self.addCleanup(self.door.close)

    def named(self, scenario, orders="given"):
        """The settings that are named, and the reply."""
        settings, reply = hangs_on(self.door, scenario, orders)
        self.assertNotIn("error", reply)
        return [name for name, row in settings.items() if row["moved"] >= NAMED], reply

    def test_every_reading_has_its_line(self):
        for system in self.door.ask({"do": "rules"})["systems"]:
            rules = self.door.ask({"do": "rules", "id": system["id"]})
            readings = {row["name"]: row["confidence"] for row in rules["parameters"] if row["kind"] == "reading"}
            lines = lines_of(system["id"])
            self.assertEqual([line["name"] for line in lines], list(readings))
            for line in lines:
                with self.subTest(system=system["id"], reading=line["name"]):
                    certain = readings[line["name"]] == "certain"
                    self.assertEqual("why" in line, certain, "certain: a line why; else an assault")
                    self.assertNotEqual("why" in line, "scenario" in line)

    def test_every_reading_is_named_where_it_moves_the_answer(self):
        for system in self.door.ask({"do": "rules"})["systems"]:
            for line in lines_of(system["id"]):
                if "why" in line:
                    continue
                with self.subTest(system=system["id"], reading=line["name"]):
                    settings, reply = hangs_on(self.door, line["scenario"], line["orders"])
                    self.assertIn(line["name"], settings, reply.get("error"))
                    row = settings[line["name"]]
                    self.assertGreaterEqual(row["moved"], NAMED)
                    self.assertAlmostEqual(row["moved"], line["moved"], 6)
                    self.assertEqual(row["figure"], line["figure"])
                    self.assertNotEqual("off_ground" in line, line["figure"] == "ground")
                    self.check_moves(line, row, reply)

    def check_moves(self, line, row, reply):
        """Each other word gives the figures that odds give, and one of them moves by what is said. Odds
        join throws where they can, and here they go one by one: the last digit may be another."""
        given = {} if line["orders"] == "given" else {"orders": line["orders"]}
        for move in row["moves"]:
            odds = self.door.ask({"do": "odds", "scenario": line["scenario"], "set": {line["name"]: move["value"]}, **given})
            for side in ("attacker_losses", "defender_losses"):
                mean = odds["measures"][side]["mean"]
                self.assertAlmostEqual(move[side], mean, delta=1e-12 * max(1, mean))
            self.assertAlmostEqual(move["ground"], odds["ground"], delta=1e-12)
        changes = [abs(move[line["figure"]] - reply[line["figure"]]) for move in row["moves"]]
        self.assertGreaterEqual(max(changes), row["moved"] - 1e-12)
        self.assertEqual(max(move["moved"] for move in row["moves"]), row["moved"])

    def test_a_pinned_veteran_names_three_readings(self):
        veterans = {"rules": "nqm", "hours": 2, "attacker": "6 veteran, 1 pin", "defender": "6 veteran"}
        named, reply = self.named(veterans)
        self.assertAlmostEqual(reply["ground"], 0.5471, 4)
        self.assertLess({"win", "A-17", "A-4"}, set(named[:5]))  # a report names five

    def test_the_edge_of_the_map_is_named(self):
        board = {"rules": "soldiers", "columns": 3, "rows": 1, "attacker": {"units": ["A Coy at b1", "B Coy at b1"]},
                 "defender": {"units": ["1 Coy at a1"]}}
        named, reply = self.named(board)
        self.assertIn("AMB-A7", named)
        row = next(row for row in reply["settings"] if row["name"] == "AMB-A7")
        self.assertEqual(row["figure"], "defender_losses")
        self.assertAlmostEqual(reply["defender_losses"], 4 * 2 / 3)
        self.assertAlmostEqual(row["moves"][0]["defender_losses"], 4 * 1 / 6)

    def test_the_way_of_a_retreat_is_named(self):
        cases = (ROOT / "tests/cases/portable.jsonl").read_text().splitlines()
        second = next(case for case in map(json.loads, cases) if case["id"] == "TP-2")  # the second example
        named, reply = self.named(second["scenario"])
        self.assertIn("retreat", named[:5])
        self.assertNotIn("B-3", named)  # it puts more units at stake, and costs no more
        row = next(row for row in reply["settings"] if row["name"] == "retreat")
        self.assertEqual(row["figure"], "defender_losses")
        self.assertAlmostEqual(reply["defender_losses"], 0.61, 2)
        self.assertAlmostEqual(row["moves"][0]["defender_losses"], 0.94, 2)

    def test_what_moves_nothing_is_not_named(self):
        """Arvold's example, eight points on four: of the rows that were read two move it."""
        eight = {"rules": "soldiers", "attacker": "2 companies", "defender": "1 company"}
        named, reply = self.named(eight)
        self.assertEqual(set(named), {"eliminated_2_1", "disrupted_2_1"})
        self.assertGreater(len(reply["settings"]), 10)
        for row in reply["settings"]:
            for move in row["moves"]:
                if row["name"] not in named:
                    self.assertEqual(figures(move), figures(reply))

    def odds(self, scenario, **setting):
        """The chance of the ground in one answer, and how many situations the answer takes."""
        request = {"do": "odds", "scenario": scenario, "only": ["endings", "situations"]}
        reply = self.door.ask(dict(request, set=setting) if setting else request)
        return reply["ground"], reply["situations"]

    def test_each_value_that_it_tells_of_is_one_answer(self):
        """Of every example: nothing is worked out that the reply does not name, and nothing twice; and
        each chance is that of the odds, to the last digit."""
        for name, scenario in examples():
            with self.subTest(name):
                _, reply = hangs_on(self.door, scenario)
                answers = [(reply["ground"], {})]
                answers += [(move["ground"], {row["name"]: move["value"]}) for row in reply["settings"]
                            for move in row["moves"] if move["ground"] is not None]
                if end := reply["conclusion"]:
                    answers.append((end["ground"], {end["clock"]: end["value"]}))
                odds = [self.odds(scenario, **setting) for _, setting in answers]
                self.assertEqual([ground for ground, _ in answers], [ground for ground, _ in odds])
                counted = sum(situations for _, situations in odds)
                self.assertEqual(reply["situations"], counted)
                self.assertLess(counted, MOST)

    def test_what_another_turn_would_give_is_told_where_it_matters(self):
        """Of systems in which no assault ends undecided, but goes on into the next turn."""
        for system, falls in (("wtj", "the ground falls"), ("trial40k", "the enemy is cleared away")):
            with self.subTest(system):
                reply = self.door.ask({"do": "hangs-on", "sample": system})
                end = reply["conclusion"]
                self.assertEqual((end["clock"], end["value"]), ("turns", "unlimited"))
                self.assertGreater(end["ground"], reply["ground"] + 0.1)
                self.assertEqual(reply["concluded"][0], f"Fought on until it is decided (turns: unlimited), {falls} in ")
        reply = self.door.ask({"do": "hangs-on", "sample": "wtj", "set": {"turns": 9}})
        self.assertIsNone(reply["concluded"])    # it is over by then, but for less than 1 in 100
        self.assertIsNotNone(reply["conclusion"])

    def test_what_has_to_have_a_limit_is_not_concluded(self):
        """Tanks may fight for ever (WTJ-32); on the plane one phase is played that begins with charges (TAR-018)."""
        for scenario in ({"rules": "wtj", "attacker": "1 tank", "defender": "1 infantry"},
                         scenario_of("trial40k-charge.yaml")):
            with self.subTest(scenario["rules"]):
                refused = self.door.ask({"do": "check", "scenario": scenario, "set": {"turns": "unlimited"}})
                self.assertIn("error", refused)
                _, reply = hangs_on(self.door, scenario)
                self.assertNotIn("error", reply)
                self.assertIsNone(reply["conclusion"])

    def test_a_number_above_the_dice_is_not_tried(self):
        """At 5-1 a six disrupts at most: seven is no number of a die."""
        _, reply = self.named({"rules": "soldiers", "attacker": "5 companies", "defender": "1 company"})
        row = next(row for row in reply["settings"] if row["name"] == "disrupted_5_1")
        self.assertEqual([move["value"] for move in row["moves"]], [5])


class Decision(unittest.TestCase):
    """docs/decisions/0009 says of each row that is open or a guess what it is set to, and why."""

    def setUp(self):
        door = Door()
        systems = [system["id"] for system in door.ask({"do": "rules"})["systems"]]
        self.rows = [dict(row, system=system) for system in systems
                     for row in door.ask({"do": "rules", "id": system})["parameters"]]
        self.text = (ROOT / "docs/decisions/0009-confidences.md").read_text()
        door.close()

    def listed(self, heading):
        part = self.text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
        return re.findall(r"^\| `([^`]+)` \| (\S+) \|", part, re.MULTILINE)

    def judged(self, confidence):
        return [(row["name"], str(row["usual"])) for row in self.rows if row["confidence"] == confidence
                and (row["system"], row["kind"]) != ("soldiers", "whole")]

    def test_it_counts_every_row(self):
        self.assertIn(f"Each of the {len(self.rows)} rows", self.text)
        numbers = [row for row in self.rows if row["kind"] == "whole" and row["confidence"] == "guess"]
        of_soldiers = sum(row["system"] == "soldiers" for row in numbers)
        self.assertIn(f"of Soldiers {of_soldiers} numbers", self.text)

    def test_it_lists_what_is_open_and_what_is_a_guess(self):
        self.assertEqual(sorted(self.listed("What is open")), sorted(self.judged("open")))
        self.assertEqual(sorted(self.listed("What is a guess")), sorted(self.judged("guess")))


def record():
    """The figures of every line as they are now."""
    door = Door()
    for path in sorted((HERE / "hangs_on").glob("*.jsonl")):
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        for line in lines:
            if "scenario" in line:
                row = hangs_on(door, line["scenario"], line["orders"])[0][line["name"]]
                line.update(moved=round(row["moved"], 6), figure=row["figure"])
        path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
    door.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["--record"]:
        record()
    else:
        unittest.main()
