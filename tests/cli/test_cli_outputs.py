#!/usr/bin/env python3
"""What the command gives to other programs: rows for a spreadsheet, pictures."""
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
import xml.etree.ElementTree

from limits import seconds

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BAYONET = os.path.abspath(shutil.which(os.environ.get("BAYONET", "bayonet")) or "bayonet")
EXAMPLES = sorted((ROOT / "examples").glob("*.yaml"))


def bayonet(*arguments, **how):
    return subprocess.run([BAYONET, *map(str, arguments)], capture_output=True, stdin=subprocess.DEVNULL,
                          timeout=seconds(60), **how)


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
                 if measure["most"] or name.endswith("_losses")
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
        done = subprocess.run(["bash", "-c", recipe], capture_output=True, text=True, timeout=seconds(60),
                              env=dict(os.environ, PATH=path))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        tails = [float(line.split()[1]) for line in done.stdout.splitlines()]
        p = document("odds", EXAMPLES[0])["measures"]["defender_losses"]["p"]
        self.assertEqual(len(tails), len(p))
        self.assertAlmostEqual(tails[-1], 1, delta=1e-5)
        self.assertAlmostEqual(tails[0], p[-1], delta=1e-5)


def texts(svg):
    """All texts of a picture, in their order; fails where it is not well formed."""
    root = xml.etree.ElementTree.fromstring(svg)
    return ["".join(text.itertext()).strip() for text in root.iter("{http://www.w3.org/2000/svg}text")]


@unittest.skipUnless(shutil.which("gnuplot"), "no gnuplot here")
class Plot(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.folder = pathlib.Path(place.name)

    def draw(self, *arguments, name="out.svg"):
        done = bayonet("odds", *arguments, "--plot", name, cwd=self.folder)
        self.assertEqual((done.returncode, done.stderr.decode()), (0, f"{name} is drawn.\n"))
        self.assertEqual(done.stdout, bayonet("odds", *arguments, cwd=self.folder).stdout)
        return (self.folder / name).read_bytes()

    def bars(self, path):
        """The lines of the report that the bars repeat: number and words."""
        lines = bayonet("odds", path).stdout.decode().split("\n\n")[2].splitlines()
        return [line.split("#")[0].split(None, 1) for line in lines]

    def test_a_picture_has_the_figures_of_the_report(self):
        for path in EXAMPLES:
            with self.subTest(path.name):
                shown = texts(self.draw(path))
                for number, rest in self.bars(path):
                    words = rest.split("     ")[0].strip()
                    self.assertIn(words, shown)
                    self.assertIn(number, shown)
                odds = document("odds", path)
                self.assertIn(odds["forces"], " ".join(shown))
                for side, measure in odds["measures"].items():
                    half = 100 * sum(measure["p"][1:])  # at least one
                    number = f"{half:.0f}" if 1 <= half <= 99 else "<1" if half < 1 else ">99"
                    self.assertTrue({number, "100", "0"} & set(shown), (side, number))

    def test_it_says_in_words_what_it_shows(self):
        name = "{http://www.w3.org/2000/svg}"
        root = xml.etree.ElementTree.fromstring(self.draw("nqm", "title=Hill & <dale>"))
        self.assertEqual(root.find(f"{name}title").text, "Hill & <dale>")
        words = root.find(f"{name}desc").text
        for part in ("6 Regular points attack 3", "position taken 76", "unresolved 17", "attacker 1.0, defender 2.3"):
            self.assertIn(part, words)
        root = xml.etree.ElementTree.fromstring(self.draw(*EXAMPLES[:2]))
        self.assertEqual(root.find(f"{name}title").text, "Odds of 2 assaults side by side")
        self.assertIn(f"B, {EXAMPLES[1]}: ", root.find(f"{name}desc").text)

    def test_several_have_their_letters_and_names(self):
        shown = texts(self.draw(*EXAMPLES[:3]))
        for letter, path in zip("ABC", EXAMPLES):
            self.assertGreater(shown.count(letter), 3)
            self.assertTrue(any(text.startswith(f"{letter}  ") for text in shown), shown)
        self.assertIn(EXAMPLES[2].name, " ".join(shown))
        texts(self.draw(*(EXAMPLES * 2)[:8]))

    def test_no_title_is_read_as_a_command(self):
        titles = ["Tom's hill", "a \"big\" `touch owned` $(touch owned)", "</text><b>&amp; x_1^2 {/Bold b}",
                  "'; system 'touch owned'; print '", "Stra\u00dfe \u2014 \u4e09\u9053\u9ad8\u5730", "\\n %d @x #y", "~ !touch owned",
                  "it''''s 'x''"]
        for title in titles:
            with self.subTest(title):
                shown = texts(self.draw("nqm", f"title={title}"))
                self.assertIn(title.replace("'", "\u2019"), shown)
        self.assertEqual([path.name for path in self.folder.iterdir()], ["out.svg"])

    def test_the_ending_of_the_name_says_what_it_is(self):
        self.assertEqual(self.draw("nqm", name="a b.PNG")[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(self.draw("nqm", name="hill.pdf")[:5], b"%PDF-")
        for name in ("hill.jpg", "hill", "svg"):
            done = bayonet("odds", "nqm", "--plot", name, cwd=self.folder)
            self.assertEqual((done.returncode, done.stdout), (2, b""))
            self.assertIn(b".svg, .png or .pdf", done.stderr)

    def test_where_a_record_stands_is_said(self):
        record = (ROOT / "tests/cli/odds/from_record.sh").read_text().split("EOF'\n")[1].split("EOF\n")[0]
        (self.folder / "raid.jsonl").write_text(record)
        self.assertIn("After line 4 of raid.jsonl.", " ".join(texts(self.draw("--from", "raid.jsonl@4"))))

    def refused(self, words, *arguments, **how):
        """Nothing but the complaint, and the picture that was there is there."""
        kept = self.draw("nqm")
        done = bayonet("odds", "nqm", "hours=2", "--plot", "out.svg", *arguments, cwd=self.folder, **how)
        self.assertEqual(done.returncode, 5)
        told = (done.stdout or done.stderr).decode()
        self.assertIn(words, told)
        self.assertEqual((self.folder / "out.svg").read_bytes(), kept)
        return told

    def test_without_gnuplot_it_says_what_to_install(self):
        nothing = self.folder / "empty"
        nothing.mkdir()
        alone = dict(os.environ, PATH=str(nothing))
        told = self.refused("gnuplot", env=alone)
        self.assertIn("apt install gnuplot-nox", told)
        error = json.loads(self.refused("no-program", "--json", env=alone))["error"]
        self.assertEqual(error["status"], "no-program")
        self.assertEqual(bayonet("odds", "nqm", env=alone).returncode, 0)

    def test_what_gnuplot_complains_of_is_told(self):
        place = self.folder / "bin"
        place.mkdir()
        (place / "gnuplot").write_text("#!/bin/sh\necho 'line 0: unknown terminal' >&2\nexit 1\n")
        (place / "gnuplot").chmod(0o755)
        self.refused("gnuplot could not draw it: line 0: unknown terminal",
                     env=dict(os.environ, PATH=f"{place}:{os.environ['PATH']}"))

    def test_a_picture_that_cannot_be_kept_is_an_error(self):
        (self.folder / "full.svg").symlink_to("/dev/full")
        for name, words in (("nowhere/x.svg", "No such file"), ("full.svg", "No space left")):
            done = bayonet("odds", "nqm", "--plot", name, cwd=self.folder)
            self.assertEqual((done.returncode, done.stdout), (5, b""))
            self.assertIn(words, done.stderr.decode())


if __name__ == "__main__":
    unittest.main()
