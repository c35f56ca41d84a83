#!/usr/bin/env python3
"""The command `vary`: its forms say one thing on any number of threads, and what is wrong is said plainly."""
import csv
import io
import itertools
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile
import unittest

from limits import seconds
from sweeps import document, settings, vary
from using import ROOT, bayonet, interrupted

GRID = ["nqm", "attacker.strength=0..9", "defender.strength=1..5", "hours=2"]
LIST = ["nqm", "hours=1..8", "--budget", "300"]
LONG = ["vary", "nqm", "attacker.strength=1..200", "defender.strength=1..200", "hours=24"]
HEAVY = ["vary", ROOT / "examples/nqm-ridge.yaml", "hours=5,6", "--orders", "best", "--threads", "2"]
FORMS = ([], ["--csv"], ["--json"], ["--target", "headline=50"], ["--show", "value,unresolved", "--digits", "3"])


class Forms(unittest.TestCase):
    def test_any_number_of_threads_prints_the_same(self):
        for sweep, orders, form in itertools.product((GRID, LIST), ("standing", "best"), FORMS):
            one, *others = [vary(*sweep, "--orders", orders, *form, "--threads", threads) for threads in (1, 2, 3, 7)]
            for other in others:
                self.assertEqual(other, one, (sweep, orders, form))

    def test_the_rows_for_a_spreadsheet_are_the_document(self):
        for arguments in (GRID, [*GRID, "--orders", "best"], [*LIST, "--orders", "best-defender"],
                          ["nqm", 'attacker="6 regular, 1 pin",4 elite', "--aim", "cheaply"],
                          ["portable", "infantry,cavalry", "v", "infantry"],
                          [ROOT / "examples/soldiers-two-farms.yaml", "fire=none,all,both", "--orders", "best"],
                          [ROOT / "examples/wtj-charge.yaml", "turns=1..2"],
                          ["trial40k", "5..7", "marines", "v", "12", "orks"]):
            with self.subTest(list(map(str, arguments))):
                reply = document(*arguments)
                rows = list(csv.DictReader(io.StringIO(vary(*arguments, "--csv"))))
                self.assertEqual(len(rows), reply["of"])
                for row, point, values in zip(rows, reply["points"], settings(reply), strict=True):
                    self.same_row(row, point, dict(zip([item["name"] for item in reply["over"]], values)), reply)

    def same_row(self, row, point, values, reply):
        self.assertEqual({name: row.pop(name) for name in values}, values)
        if "error" in point:
            self.assertEqual(row.pop("error"), point["error"]["words"])
            self.assertEqual(set(row.values()), {""})
            return
        first = point["first"] or {"who": "", "option": "", "margin": ""}
        wanted = {"ground": point["ground"], "value": point["value"], "situations": point["situations"], "error": "",
                  **dict(zip(reply["endings"], point["p"], strict=True)),
                  **dict(zip(reply["measures"], point["mean"], strict=True)),
                  **{f"first_{name}": first[name] for name in ("who", "option", "margin")}}
        self.assertEqual(set(row), set(wanted))
        for name, value in wanted.items():
            self.assertEqual(row[name] if isinstance(value, str) else float(row[name]), value, name)

    def test_a_grid_has_each_number_in_its_place(self):
        arguments = ["nqm", "attacker.strength=1..9", "defender.strength=1..14", "--digits", "7"]
        reply = document(*arguments)
        ground = {values: point["ground"] for values, point in zip(settings(reply), reply["points"], strict=True)}
        columns, seen = [], {}
        for line in vary(*arguments).splitlines():
            cells = line.split()
            if line.startswith("attacker.strength"):
                columns = cells[1:]
            elif columns and len(cells) == len(columns) + 1:
                seen.update({(cells[0], column): cell for column, cell in zip(columns, cells[1:])})
        self.assertEqual(set(seen), set(ground))
        for values, cell in seen.items():
            self.assertAlmostEqual(float(cell.lstrip("<>")), 100 * ground[values], delta=1e-7)

    def test_the_nearest_come_first(self):
        for target, number in (("headline=50", lambda point: 100 * point["ground"]),
                               ("attacker_losses=1.5", lambda point: point["mean"][0]),
                               ("unresolved=3", lambda point: 100 * point["p"][-1]),
                               ("value=-7", lambda point: point["value"])):
            reply = document(*GRID, "--target", target)
            self.assertEqual((reply["measures"][0], reply["endings"][-1]), ("attacker_losses", "unresolved"))
            wanted = float(target.partition("=")[2])
            answered = [place for place, point in enumerate(reply["points"]) if "error" not in point]
            order = sorted(answered, key=lambda place: (abs(number(reply["points"][place]) - wanted), place))
            self.assertEqual((reply["target"]["nearest"], reply["target"]["wanted"]), (order, wanted))
            lines = vary(*GRID, "--target", target).splitlines()
            head = next(i for i, line in enumerate(lines) if "off by" in line)
            shown = [tuple(line.split()[:2]) for line in lines[head + 1:head + 11]]
            self.assertEqual(shown, [settings(reply)[place] for place in order[:10]])

    def test_what_it_offers_next_can_be_typed(self):
        for arguments in (["nqm", "hours=1..2"], ["nqm", "6 regular", "v", "3..4 elite"],
                          ["nqm", "attacker=6 regular, 1 pin,4 elite", "--target", "headline=90"]):
            lines = re.findall(r"bayonet ((?:odds|vary) .*?)(?:   .*)?$", vary(*arguments), re.MULTILINE)
            self.assertEqual(len(lines), 2)
            for line in lines:
                self.assertEqual(bayonet(*shlex.split(line)).returncode, 0, line)


class Values(unittest.TestCase):
    def values(self, text, name="attacker.strength"):
        return document("nqm", f"{name}={text}", "hours=1")["over"][0]["values"]

    def test_a_range_goes_up_and_down_in_steps(self):
        for text, wanted in (("4..6", "4 5 6"), ("6..4", "6 5 4"), ("1..6:2", "1 3 5"), ("6..1:2", "6 4 2"),
                             ("6..1:-2", "6 4 2"), ("-1..1", "-1 0 1"), ("1..2:0.25", "1 1.25 1.5 1.75 2"),
                             ("1..0.9:0.05", "1 0.95 0.9"), ("-0.5..1:0.5", "-0.5 0 0.5 1"),
                             ("1..2,7,9..8", "1 2 7 9 8"), ("3..3", "3"), ("1..3:9", "1")):
            self.assertEqual(self.values(text), wanted.split(), text)

    def test_a_value_may_have_blanks_commas_and_quotes(self):
        for text, wanted in (("6..7 regular,4 elite", ["6 regular", "7 regular", "4 elite"]),
                             ('"6 regular","4..5"', ["6 regular", "4..5"]),
                             ("6 regular, 1 pin,3", ["6 regular, 1 pin", "3"]),
                             ('"6 regular,1 pin",3', ["6 regular,1 pin", "3"])):
            self.assertEqual(self.values(text, "attacker"), wanted)
        self.assertEqual(self.values("Höhe 1..2,↑", "title"), ["Höhe 1", "Höhe 2", "↑"])

    def test_words_of_a_short_form_are_counted_by_their_blanks(self):
        wanted = document("nqm", "6", "regular", "v", "3..5", "regular")
        for words in (["6 regular", "v", "3..5", "regular"], ["", "6  regular", "v", "3..5 regular"],
                      ["6 regular", "v", "3..5 regular"]):
            reply = document("nqm", *words)
            self.assertEqual(reply["points"], wanted["points"], words)
            self.assertEqual(reply["over"][0]["name"], "defender.strength")

    def test_the_orders_of_a_file_are_followed(self):
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            file.write("- {at: defence, do: dice-1}\n")
            file.flush()
            reply = document("nqm", "hours=1..2", "--orders", file.name)
            for hours, point in enumerate(reply["points"], 1):
                odds = json.loads(bayonet("odds", "nqm", f"hours={hours}", "--orders", file.name, "--json").stdout)
                self.assertEqual(point["ground"], odds["ground"])


class Wrong(unittest.TestCase):
    def refused(self, arguments, status, *words, **how):
        done = bayonet("vary", *arguments, **how)
        said = " ".join(done.stderr.decode().split())
        self.assertEqual((done.returncode, done.stdout), (status, b""), (arguments, said))
        for part in words:
            self.assertIn(part, said, arguments)

    def test_what_is_typed_wrong_is_refused_with_what_is_right(self):
        hours = ["nqm", "hours=1..2"]
        for arguments, *words in (
                ([], "at least one thing that has several values", "Try: bayonet vary nqm"),
                (["nqm"], "at least one thing that has several values"),
                (["nqm", "hours=2"], "at least one thing that has several values"),
                ([*hours, "win=a,b", "ground=open,broken"], "one or two lists", '"ground=open,broken" has a third'),
                (["nqm", "hours=1..2:0"], "hours has a range with the step 0"),
                (["nqm", "hours=1..2:0.0"], "hours has a range with the step 0"),
                (["nqm", "title=1..3 on 4..6"], 'title has two ranges in one value, "1..3 on 4..6"', "allowed one range"),
                (["nqm", "hours=1..3,2"], 'hours has the value "2" twice'),
                ([*hours, "hours=3"], "hours is given twice"),
                ([*hours, "hours=3..4"], "hours is given twice"),
                ([*hours, "--show", "value,unresolve"], 'no ending or measure "unresolve"', "nearest unresolved"),
                ([*hours, "--show", "headline,"], 'no ending or measure ""', "allowed headline, value, position-taken"),
                ([*hours, "--target", "headlin=5"], 'no ending or measure "headlin"', "nearest headline"),
                ([*hours, "--target", "headline"], "--target needs NAME=NUMBER", "0 to 100"),
                ([*hours, "--target", "headline="], "--target needs NAME=NUMBER"),
                ([*hours, "--target", "headline=x"], "--target needs NAME=NUMBER"),
                ([*hours, "--target", "headline=100.1"], "--target needs NAME=NUMBER", "0 to 100"),
                ([*hours, "--target", "unresolved=-1"], "--target needs NAME=NUMBER", "0 to 100"),
                ([*hours, "--target", "attacker_losses=nan"], "--target needs NAME=NUMBER", "a number"),
                (["nqm", "win=a,b", "parameters.win=c"], "can be set besides", "parameters.win"),
                (["nqm", "attacker=6,7", "attacker.pins=1"], "can be set besides", "attacker.pins"),
                (["nqm", "orders=best,standing", "--orders", "best"], "cannot be given besides", "orders"),
                (["nqm", "attacker.pins=0,1", "attacker=6,7"], "last is or contains", "attacker"),
                ([ROOT / "examples/nqm-hill.yaml", "6..8"], 'vary takes one scenario; what is "6..8"?'),
                (["nqq", "6..8", "regular", "v", "3"], '"nqq" is neither a file nor a rule system', "nearest nqm")):
            self.refused(arguments, 2, *words)

    def test_names_are_looked_at_before_the_work_begins(self):
        for option in (["--show", "headlin"], ["--target", "headlin=3"], ["--target", "headline=300"]):
            with tempfile.TemporaryDirectory() as folder:
                self.refused(["nqm", "hours=1..2", *option, "--store", "a.db"], 2, option[0], cwd=folder)
                self.assertEqual(os.listdir(folder), [])

    def test_a_record_is_no_scenario(self):
        with tempfile.TemporaryDirectory() as folder:
            bayonet("play", "nqm", "--record", "a.jsonl", cwd=folder)
            self.refused(["a.jsonl", "hours=1..2"], 2, "a.jsonl: is a record; vary needs a scenario", cwd=folder)

    def test_where_all_are_refused_the_first_is_told_with_its_place(self):
        text = (ROOT / "examples/nqm-hill.yaml").read_text()
        with tempfile.TemporaryDirectory() as folder:
            wrong = pathlib.Path(folder) / "wrong.yaml"
            wrong.write_text(text.replace("regular", "regulra", 1))
            self.refused(["wrong.yaml", "hours=1..2"], 3, "wrong.yaml:", "attacker.quality must be one of", cwd=folder)
        self.refused(["nqm", "hours=31..32"], 2, "hours=31: hours must be a whole number")
        self.refused(["nqm", "attacker.strenght=6..7"], 2, "attacker.strenght=6:", "nearest attacker.strength")
        self.refused(["nqm", "6..7", "elit", "v", "3"], 2, "nqm 6 elit v 3:", "nearest elite")
        self.refused(["nqm", "hours=1..2", "hurs=3"], 2, "hurs=3:", "nearest hours")
        self.refused(["nqm", "hours=1..2", "--budget", "5"], 4, "more situations than the budget allows")

    def test_standard_input_is_read_once(self):
        text = (ROOT / "examples/nqm-hill.yaml").read_bytes()
        self.assertEqual(vary("-", "hours=1..2", "--csv", given=text),
                         vary(ROOT / "examples/nqm-hill.yaml", "hours=1..2", "--csv"))
        self.assertNotIn("Next:", vary("-", "hours=1..2", given=text))
        self.refused(["-", "hours=31..32"], 2, "hours=31: hours must be", given=text)
        self.refused(["-", "hours=1..2"], 3, "standard input:", "regulra", given=text.replace(b"regular", b"regulra"))
        orders = b"- {at: defence, do: dice-1}\n"
        self.assertIn("attacker.strength", vary("nqm", "6..7", "regular", "v", "3", "--orders", "-", given=orders))
        orders = orders.replace(b"1", b"9")
        self.refused(["nqm", "6..7", "v", "3", "--orders", "-"], 3, "standard input:1:", given=orders)

    def test_a_pipe_is_read_once(self):
        with tempfile.TemporaryDirectory() as folder:
            os.mkfifo(f"{folder}/pipe")
            text = (ROOT / "examples/nqm-hill.yaml").read_bytes()
            with subprocess.Popen(["dd", f"of={folder}/pipe", "status=none"], stdin=subprocess.PIPE) as writer:
                writer.stdin.write(text)
                writer.stdin.close()
                self.assertIn("bayonet odds pipe hours=1", vary("pipe", "hours=1..2", cwd=folder))


class Stopped(unittest.TestCase):
    BEGUN = re.compile(r"[1-9][0-9,]* so far")
    NOTHING = re.compile(r"\b0 so far")

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def stop(self, arguments, seen):
        return interrupted(arguments, seen, cwd=self.folder)

    def test_what_is_done_is_printed(self):
        status, out, _ = self.stop(LONG, self.BEGUN)
        self.assertEqual(status, 0)
        done, of = re.search(r"Stopped after (\d+) of (\d+) settings\.", out).groups()
        self.assertEqual(of, "40000")
        self.assertGreater(int(done), 0)
        self.assertNotIn("kept in", out)

    def test_programs_see_what_is_missing(self):
        status, out, _ = self.stop([*LONG, "--json"], self.BEGUN)
        reply = json.loads(out)
        self.assertEqual((status, reply["stopped"], len(reply["points"])), (0, True, 40000))
        self.assertLess(0, sum(point is not None for point in reply["points"]))
        status, out, shown = self.stop([*LONG, "--csv"], self.BEGUN)
        self.assertRegex(shown, r"Stopped after \d+ of 40000 settings\.")
        rows = list(csv.DictReader(io.StringIO(out)))
        self.assertEqual((status, len(rows)), (0, 40000))
        self.assertEqual({row["error"] for row in rows}, {"", "not computed"})
        self.assertFalse(document("nqm", "hours=1..2")["stopped"])

    def test_with_a_store_it_says_how_to_go_on(self):
        status, out, _ = self.stop([*LONG, "--store", "long.db"], self.BEGUN)
        self.assertEqual(status, 0)
        self.assertRegex(" ".join(out.split()), r"Stopped after \d+ of 40000 settings\. They are kept in long\.db: "
                                                r"the same command goes on\.")

    def test_when_nothing_is_done_there_is_nothing_to_print(self):
        status, out, shown = self.stop(HEAVY, self.NOTHING)
        self.assertEqual((status, out), (1, ""))
        self.assertIn("stopped before the first setting was answered", shown)


if __name__ == "__main__":
    unittest.main()
