"""In every example a decision matters by 3 in 100, or 3 points, or more under its aim.

What a decision is worth: what an answer to the first question costs there, as `bayonet best` prints it; or if no
answer to it costs 3, what it costs a side always to give the same answer to a later question, while both play all
else as is best then (option_costs.c, docs/decisions/0017).
Where the other side's answers are as good, the dearest counts. The head of an example says it in its last
sentence, which the page's library shows: so it must be true."""
import json
import re
import subprocess
import unittest

from door import BUILD, ROOT, Door
from scenarios import scenario_of

ENOUGH = 3  # in 100, or points

# The question and the answer that the sentence is about.
DECISIONS = {
    "nqm-brigade.yaml": ("defence", "dice-2"),
    "nqm-elite.yaml": ("defence", "dice-1"),
    "nqm-hill.yaml": ("defence", "dice-2"),
    "nqm-militia.yaml": ("defence", "give-way"),
    "nqm-relief.json": ("defence", "dice-2"),
    "nqm-reserve.yaml": ("defence", "dice-2"),
    "nqm-ridge.yaml": ("counterattack-now", "not-yet"),
    "nqm-short.yaml": ("defence", "dice-2"),
    "nqm-two-hours.yaml": ("defence", "dice-2"),
    "portable-brigade.yaml": ("declare", "hold-red-3"),
    "portable-example-1.yaml": ("fire", "hold-fire-union"),
    "portable-example-2.yaml": ("declare", "hold-4th-virginia"),
    "portable-example-3.yaml": ("declare", "hold-virginia-troopers"),
    "portable-short.yaml": ("declare", "hold-attacker"),
    "soldiers-fire-first.yaml": ("announce", "no-assault"),
    "soldiers-lancers.yaml": ("defender-charge", "no-charge"),
    "soldiers-short.yaml": ("announce", "no-assault"),
    "soldiers-trench-on-the-crest.yaml": ("announce", "no-assault"),
    "soldiers-two-farms.yaml": ("defender-fire", "fire-at-a3"),
    "soldiers-two-on-one.yaml": ("announce", "no-assault"),
    "trial40k-between.yaml": ("split-attacker", "give-4"),
    "trial40k-captain.yaml": ("weapon-defender", "fight-plainly"),
    "trial40k-charge.yaml": ("declare", "enough"),
    "trial40k-cover.yaml": ("casualty-defender", "suffer-0"),
    "trial40k-fist.yaml": ("weapon-attacker", "fight-plainly"),
    "trial40k-table.yaml": ("target-attacker", "strike-mob"),
    "trial40k-trapped.yaml": ("declare", "no-charge"),
    "trial40k-turns.yaml": ("weapon-attacker", "fight-plainly"),
    "trial40k-wall.yaml": ("declare", "charge-walled"),
    "trial40k-whom.yaml": ("target-attacker", "strike-nobs"),
    "trial40k-wood.yaml": ("through", "round"),
    "wtj-charge.yaml": ("lose-attacker", "lose-lancers"),
    "wtj-fire.yaml": ("fire-at-defender", "at-fusiliers"),
    "wtj-mixed-assault.yaml": ("engage-defender", "engage-infantry"),
    "wtj-mixed-stack.yaml": ("lose-attacker", "lose-guards"),
    "wtj-plane.yaml": ("lose-attacker", "lose-2nd-company"),
    "wtj-tanks.yaml": ("tank-moves-attacker", "go-to-right-post"),
}

# Those without such a decision, and what their head says of that.
EXCEPTIONS = {
    "wtj-example-1.yaml": "It stays as its source prints it: nothing in it is worth deciding.",
}

EXAMPLES = sorted(path.name for path in (ROOT / "examples").iterdir() if path.is_file())
SAID = re.compile(r" costs the (attacker|defender) (\d+) (in 100|points)\.$")


def head_of(name):
    """The comment at the head of a file up to its first command, as the page's library shows it."""
    lines = []
    for line in (ROOT / "examples" / name).read_text().splitlines():
        if not line.startswith("#") or line.strip() == "#":
            break
        lines.append(line[1:].strip())
    return " ".join(lines)


def always(scenario, *answer):
    """What it costs to give the same answer always: {(question, option): cost}, of one answer or of all."""
    given = json.dumps(scenario).replace("'", r"\u0027")  # a story takes apostrophes for quotation marks
    done = subprocess.run([BUILD / "tests/examples/option_costs", *answer], input=given, text=True, check=True,
                          stdout=subprocess.PIPE)
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    return {(question, option): float(cost) for question, option, cost in rows}


class Decisions(unittest.TestCase):
    def setUp(self):
        self.door = Door()
        self.addCleanup(self.door.close)

    def first(self, scenario):
        """What each answer to the first question under best play costs there: {(question, answer): cost}."""
        now = self.door.ask({"do": "best", "scenario": scenario})["now"]
        return {(now["step"], option["id"]): option["margin"] for option in now["options"]}

    def unit(self, scenario):
        """What its aim counts in."""
        aims = self.door.ask({"do": "rules", "id": scenario["rules"]})["aims"]
        aim = scenario.get("aim", aims[0]["id"])
        return "in 100" if any(row["chance"] and row["id"] == aim for row in aims) else "points"

    def test_every_example_has_one_or_says_why_not(self):
        self.assertEqual(EXAMPLES, sorted([*DECISIONS, *EXCEPTIONS]))

    def test_it_matters_and_the_head_says_by_how_much(self):
        for name, answer in DECISIONS.items():
            with self.subTest(name):
                scenario = scenario_of(name)
                cost = self.first(scenario).get(answer, 0)
                if cost < ENOUGH:
                    cost = always(scenario, *answer)[answer]
                self.assertGreaterEqual(cost, ENOUGH)
                if name.endswith(".yaml"):
                    self.assert_said(name, cost, self.unit(scenario))

    def assert_said(self, name, cost, unit):
        said = SAID.search(head_of(name))
        self.assertIsNotNone(said, head_of(name))
        side, number, told = said.groups()
        self.assertEqual((int(number), told), (round(cost), unit))
        chooser = DECISIONS[name][0].rpartition("-")[2]
        if chooser in ("attacker", "defender"):
            self.assertEqual(side, chooser)

    def test_who_always_gives_an_answer_plays_all_else_anew(self):
        """The best of those who never move but toward the rabble charge so that it costs them nothing."""
        scenario, answer = scenario_of("trial40k-charge.yaml"), ("place-charge", "toward-rabble")
        best = self.door.ask({"do": "best", "scenario": scenario})
        orders = [{key: row[key] for key in ("at", "when", "do")} for row in best["orders"]]
        orders.insert(0, {"at": answer[0], "do": answer[1]})
        found = self.door.ask({"do": "odds", "scenario": scenario, "orders": orders})
        self.assertAlmostEqual(found["value"], best["value"], 6)
        self.assertAlmostEqual(always(scenario, *answer)[answer], 0, 6)

    def test_an_exception_has_none(self):
        for name, words in EXCEPTIONS.items():
            with self.subTest(name):
                scenario = scenario_of(name)
                for answer, cost in [*self.first(scenario).items(), *always(scenario).items()]:
                    self.assertLess(cost, ENOUGH, f"{answer}: it is no exception")
                self.assertTrue(head_of(name).endswith(words), head_of(name))


if __name__ == "__main__":
    unittest.main()
