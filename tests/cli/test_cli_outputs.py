#!/usr/bin/env python3
"""What the command gives to other programs: rows for a spreadsheet."""
import csv
import fractions
import io
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BAYONET = os.path.abspath(shutil.which(os.environ.get("BAYONET", "bayonet")) or "bayonet")
EXAMPLES = sorted((ROOT / "examples").glob("*.yaml"))


def bayonet(*arguments, **how):
    return subprocess.run([BAYONET, *map(str, arguments)], capture_output=True, stdin=subprocess.DEVNULL,
                          timeout=60, **how)


def rows(*arguments, **how):
    done = bayonet(*arguments, "--csv", **how)
    assert done.returncode == 0, done.stderr
    return list(csv.DictReader(io.StringIO(done.stdout.decode(), newline=""), strict=True))


def document(*arguments, **how):
    return json.loads(bayonet(*arguments, "--json", **how).stdout)


class Csv(unittest.TestCase):
    def assert_same_as(self, odds, table):
        """The rows say what the document says, number for number."""
        told = [("ending", row["id"], "", row["p"]) for row in odds["endings"]]
        told += [("measure", name, str(k), p) for name, measure in odds["measures"].items()
                 for k, p in enumerate(measure["p"])]
        have = [(row["what"], row["id"], row["value"], float(row["p"])) for row in table
                if row["what"] in ("ending", "measure")]
        self.assertEqual(sorted(told), sorted(have))

    def test_rows_are_what_the_document_says(self):
        for path in EXAMPLES:
            table = rows("odds", path)
            self.assertEqual({row["scenario"] for row in table}, {str(path)})
            self.assert_same_as(document("odds", path), table)

    def test_of_best_play_too(self):
        table = rows("best", "nqm")
        best = document("best", "nqm")
        self.assert_same_as(best["odds"], table)
        self.assertEqual([(row["id"], float(row["value"])) for row in table if row["what"] == "option"],
                         [(option["id"], option["value"]) for option in best["now"]["options"]])

    def test_fractions_are_of_the_same_number_and_add_up_to_one(self):
        table = rows("odds", "nqm", "--fractions", "--why")
        sums = {}
        for row in table:
            if row["what"] == "clause":
                self.assertEqual((row["numerator"], row["denominator"]), ("", ""))
                continue
            exact = fractions.Fraction(int(row["numerator"]), int(row["denominator"]))
            self.assertAlmostEqual(float(exact), float(row["p"]), delta=1e-12)
            name = row["what"] if row["what"] == "ending" else row["id"]
            sums[name] = sums.get(name, 0) + exact
        self.assertEqual(sums, {"ending": 1, "attacker_losses": 1, "defender_losses": 1})
        uses = {use["clause"]: use for use in document("odds", "nqm", "--why")["why"]}
        clauses = [row for row in table if row["what"] == "clause"]
        self.assertEqual([row["id"] for row in clauses], list(uses))
        for row in clauses:
            self.assertEqual(float(row["value"]), uses[row["id"]]["expected"])
            self.assertEqual(float(row["p"]), uses[row["id"]]["chance"])

    def test_several_files_are_told_apart_and_quoted(self):
        with tempfile.TemporaryDirectory() as folder:
            names = ["plain.yaml", "a, b.yaml", 'the "hill".yaml', "two\nlines.yaml"]
            for name in names:
                (pathlib.Path(folder) / name).write_text("rules: nqm\nattacker: 6 regular\ndefender: 3 regular\n")
            table = rows("odds", *names, cwd=folder)
            scenarios = list(dict.fromkeys(row["scenario"] for row in table))
            self.assertEqual(scenarios, names)
            per = [[tuple(row.values())[1:] for row in table if row["scenario"] == name] for name in scenarios]
            self.assertTrue(all(part == per[0] for part in per))

    def test_the_recipe_of_the_documentation_works(self):
        text = (ROOT / "docs/formats/csv.md").read_text()
        recipe = text.split("```sh\n")[1].split("```")[0].replace("hill.yaml", str(EXAMPLES[0]))
        path = f"{os.path.dirname(BAYONET)}:{os.environ['PATH']}"
        done = subprocess.run(["bash", "-c", recipe], capture_output=True, text=True, timeout=60,
                              env=dict(os.environ, PATH=path))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        tails = [float(line.split()[1]) for line in done.stdout.splitlines()]
        p = document("odds", EXAMPLES[0])["measures"]["defender_losses"]["p"]
        self.assertEqual(len(tails), len(p))
        self.assertAlmostEqual(tails[-1], 1, delta=1e-5)
        self.assertAlmostEqual(tails[0], p[-1], delta=1e-5)


if __name__ == "__main__":
    unittest.main()
