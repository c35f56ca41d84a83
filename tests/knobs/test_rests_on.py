"""A reading that moves a figure is not said to be idle ("nothing in this assault rests on it").

rests_on.jsonl has small fights of the Trial Assault Rules in which the reading `name` `moves` a `figure`.
"""
import json
import pathlib
import unittest

from door import ask

HERE = pathlib.Path(__file__).resolve().parent
IDLE = " is set, but nothing in this assault rests on it"
MOVED = [json.loads(line) for line in (HERE / "rests_on.jsonl").read_text().splitlines()]


class RestsOn(unittest.TestCase):
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
    unittest.main()
