#!/usr/bin/env python3
"""The pictures of `vary`, of every rule system: what they tell in words and in cells is what the document has."""
import pathlib
import re
import shutil
import tempfile
import unittest
import xml.etree.ElementTree

from sweeps import document, settings
from using import ROOT, bayonet

SVG = "{http://www.w3.org/2000/svg}"
EXAMPLES = ROOT / "examples"
CURVES = [["nqm", "attacker.strength=4..12"],
          [EXAMPLES / "soldiers-two-farms.yaml", "fire=none,attacker,defender,both", "--orders", "best"],
          [EXAMPLES / "portable-example-3.yaml", "defender.units[0].quality=poor,average,elite"],
          [EXAMPLES / "wtj-charge.yaml", "turns=1..3", "--show", "headline,attacker_losses,lost"],
          ["trial40k", "5..9:2", "marines", "v", "12", "orks"]]
MAPS = [["nqm", "attacker.strength=199..202", "hours=1..2"],
        [EXAMPLES / "soldiers-two-farms.yaml", "town_shift=1..2", "fire=none,attacker,both"],
        [EXAMPLES / "portable-example-3.yaml", "defender.units[0].quality=poor,elite", "fire=true,false"],
        [EXAMPLES / "wtj-charge.yaml", "turns=1..2", "recompute_modifiers=a,b", "--orders", "best"],
        ["trial40k", "5..6", "marines", "v", "12", "orks", "turns=1..2", "--digits", "2"]]


@unittest.skipUnless(shutil.which("gnuplot"), "no gnuplot here")
class Plot(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.folder = pathlib.Path(place.name)

    def draw(self, *sweep, name="out.svg"):
        done = bayonet("vary", *sweep, "--plot", name, cwd=self.folder)
        self.assertEqual((done.returncode, done.stderr.decode()), (0, f"{name} is drawn.\n"), sweep)
        self.assertEqual(done.stdout, bayonet("vary", *sweep).stdout, "the report beside it")
        return (self.folder / name).read_bytes()

    def told(self, *sweep):
        """Its title; its words, as settings and what is told of each; and all texts in it."""
        root = xml.etree.ElementTree.fromstring(self.draw(*sweep))
        shown = ["".join(text.itertext()).strip() for text in root.iter(f"{SVG}text")]
        words = root.find(f"{SVG}desc").text
        what, _, points = words.partition(": ")
        return root.find(f"{SVG}title").text, what, points.rstrip(".").split("; "), shown

    def wanted(self, reply, digits):
        """What is told of each point, by its own number."""
        names = [item["name"] for item in reply["over"]]
        for values, point in zip(settings(reply), reply["points"], strict=True):
            where = ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))
            yield where, None if "error" in point else round(100 * point["ground"], digits)

    def assert_told(self, reply, points, digits):
        for (where, number), told in zip(self.wanted(reply, digits), points, strict=True):
            self.assertTrue(told.startswith(f"{where}: "), (told, where))
            word = told.removeprefix(f"{where}: ")
            if number is None:
                self.assertEqual(word, "no answer")
            elif word not in ("<1", ">99", "<0.01", ">99.99"):
                self.assertAlmostEqual(float(word), number, delta=1.01 * 10 ** -digits, msg=told)

    def test_curves_tell_the_number_of_each_setting(self):
        for sweep in CURVES:
            with self.subTest(sweep=list(map(str, sweep))):
                reply = document(*sweep)
                title, what, points, shown = self.told(*sweep)
                self.assertEqual(title, reply["title"] or reply["system"])
                self.assert_told(reply, points, 0)
                for text in (title, what, *reply["over"][0]["values"]):
                    self.assertIn(text, shown)
                names = sum(text == reply["over"][0]["name"] for text in shown)
                self.assertGreaterEqual(names, 1 if "--orders" in sweep else 3, "curves")

    def test_a_map_has_each_number_in_a_cell(self):
        for sweep in MAPS:
            with self.subTest(sweep=list(map(str, sweep))):
                digits = 2 if "--digits" in sweep else 0
                reply = document(*sweep)
                title, what, points, shown = self.told(*sweep)
                self.assertEqual(title, reply["title"] or reply["system"])
                self.assert_told(reply, points, digits)
                for item in reply["over"]:
                    self.assertEqual([name for name in (item["name"], *item["values"]) if name not in shown], [])
                cells = [point.rpartition(": ")[2].replace("no answer", "-") for point in points]
                at = next(i for i in range(len(shown)) if shown[i:i + len(cells)] == cells)
                self.assertGreater(at, 0)
                self.assertEqual("-" in cells, sweep is MAPS[0], "settings that are refused")

    def test_every_system_is_here(self):
        systems = {line.split("(")[1].split(")")[0].strip()
                   for line in (ROOT / "src/rules/systems.def").read_text().splitlines() if line.startswith("SYSTEM(")}
        for sweeps in (CURVES, MAPS):
            named = {re.match(r"\w+", pathlib.Path(sweep[0]).name)[0] for sweep in sweeps}
            self.assertEqual(named, systems)

    def test_the_ending_of_the_name_says_what_it_is(self):
        for sweep in (CURVES[0], MAPS[0]):
            self.assertEqual(self.draw(*sweep, name="a b.PNG")[:8], b"\x89PNG\r\n\x1a\n")
            self.assertEqual(self.draw(*sweep, name="a.pdf")[:5], b"%PDF-")


if __name__ == "__main__":
    unittest.main()
