"""A misspelled word in a scenario, in orders or in a record is reported with its place and the
intended word: every key of every example, every option and every unit in orders, every word of
the records that are kept.

A word is misspelled by a letter that is typed twice.
"""
import json
import pathlib
import re
import subprocess
import tempfile
import unittest

from door import Door
from limits import seconds
from using import BAYONET, EXAMPLES, ROOT, bayonet

QUESTIONS = sorted((ROOT / "examples" / "questions").glob("*.yaml"))
RECORDS = sorted((ROOT / "tests" / "golden" / "records").glob("*.jsonl"))
COMMON = {"rules", "title", "preset", "parameters", "aim", "orders", "at", "do", "when", "optional"}
FAULTS = 20  # of one reply


def twice(word, at=None):
    """The word with a letter twice: the first one that is a letter, from `at` on."""
    where = next((i for i in range(at or 0, len(word)) if word[i].isalpha()), 0)
    return word[:where + 1] + word[where:]


def rules_of(system):
    """What `rules` says of a system."""
    done = subprocess.run([BAYONET, "rules", system, "--json"], capture_output=True, timeout=seconds(60))
    return json.loads(done.stdout)


def system_of(text):
    found = re.search(r"rules\W+(\w+)", text)
    return found and found.group(1)


def known_words(system):
    """Keys, and words that a key may have."""
    rules = rules_of(system)
    keys = COMMON | {part.replace("[]", "") for key in rules["keys"] for part in key["path"].split(".")}
    keys |= {row["name"] for row in rules["parameters"]}
    keys |= {row["id"] for table in ("endings", "measures", "features") for row in rules[table]}
    values = {}
    for key in rules["keys"]:
        values.setdefault(key["path"].split(".")[-1].replace("[]", ""), set()).update(key["choices"] or ())
    return keys, values


def places(text, keys, values):
    """Where a key, or a word that a key may have, stands: its beginning and itself."""
    for found in re.finditer(r"""(?<![\w-])["']?([\w.-]+)["']?:[ \n]+["']?([\w-]*)""", text):
        line = text[text.rfind("\n", 0, found.start()) + 1:found.start()]
        if "#" in line or found.group(1) not in keys:
            continue
        yield found.start(1), found.group(1)
        if found.group(2) in values.get(found.group(1), ()):
            yield found.start(2), found.group(2)


class Misspelled(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def refused(self, text, name, line, column, word, *arguments):
        """The command refuses the file, names the line and column, and what was meant."""
        path = self.folder / name
        path.write_text(text)
        done = bayonet(*arguments, path, "--json")
        told = (name, line, word, done.stdout.decode()[:400])
        self.assertNotEqual(done.returncode, 0, told)
        error = json.loads(done.stdout)["error"]
        self.assertEqual(error.get("line"), line, told)
        self.assertEqual(error.get("nearest", "").split(".")[-1], word.split(".")[-1], told)
        if column is not None:
            self.assertEqual(error.get("column"), column, told)

    def misspell(self, path, system, *arguments):
        text = path.read_text()
        done = bayonet(*arguments, path, "--json")
        self.assertEqual(done.returncode, 0, (path, done.stdout, done.stderr))
        keys, values = known_words(system)
        count = 0
        for start, word in places(text, keys, values):
            if word == "rules":
                continue  # misspelled, nobody knows whose words these are
            line = text.count("\n", 0, start) + 1
            wrong = text[:start] + twice(word) + text[start + len(word):]
            self.refused(wrong, path.name, line, None, word, *arguments)
            count += 1
        return count

    def test_every_key_of_every_scenario(self):
        count = 0
        for path in [*EXAMPLES, *QUESTIONS]:
            system = system_of(path.read_text())
            if system and path.suffix in (".yaml", ".json"):
                with self.subTest(path.name):
                    count += self.misspell(path, system, "check")
        self.assertGreater(count, 300)

    def test_every_word_of_every_file_of_orders(self):
        count = 0
        for path in QUESTIONS:
            text = path.read_text()
            if system_of(text):
                continue
            scenario = next(other for other in QUESTIONS
                            if other.name[:6] == path.name[:6] and system_of(other.read_text()))
            with self.subTest(path.name):
                system = system_of(scenario.read_text())
                more = ["hours=2"] if system == "nqm" else []
                arguments = ("odds", scenario, *more, "--orders")
                self.misspell(path, system, *arguments)
                for found in re.finditer(r"(?:at|do): ([\w-]+)", text):
                    line = text.count("\n", 0, found.start(1)) + 1
                    column = found.start(1) - text.rfind("\n", 0, found.start(1))
                    wrong = text[:found.start(1)] + twice(found.group(1)) + text[found.end(1):]
                    self.refused(wrong, path.name, line, column, found.group(1), *arguments)
                    count += 1
        self.assertGreater(count, 10)


class InShortForms(unittest.TestCase):
    """A type that is misspelled is no part of the name before it, whether a type must be said or not."""

    def setUp(self):
        self.door = Door()
        self.addCleanup(self.door.close)

    def attacker(self, system, words):
        scenario = {"rules": system, "attacker": {"units": [words]}, "defender": {"units": ["X infantry at c3"]}}
        return self.door.ask({"do": "check", "scenario": scenario})

    def test_every_type_of_a_unit(self):
        for system in ("portable", "soldiers"):
            types = known_words(system)[1]["type"]
            self.assertGreater(len(types), 4)
            for word in types:
                for wrong in (f"The Guards {twice(word)} at c2", f"Red {word[:3]} at c2"):
                    fault = self.attacker(system, wrong)["error"]
                    told = (system, wrong, fault)
                    self.assertEqual((fault["path"], fault["given"]), ("attacker.units[0]", wrong), told)
                    self.assertEqual(fault["nearest"], word, told)

    def test_a_name_that_is_far_from_every_type(self):
        for words, name in (("Old Guard at c2", "Old Guard"), ("Cavalery at c2", "Cavalery"),
                            ("Lancers cavalery infantry at c2", "Lancers cavalery")):
            unit = self.attacker("soldiers", words)["scenario"]["attacker"]["units"][0]
            self.assertEqual((unit["name"], unit["type"]), (name, "infantry"))


# A unit whose name would take more, the attacker's; and what it is when it is written key by key.
NO_NAMES = (
    ("A Coy 5 points", "{name: A Coy, strength: 5}"),
    ("A Coy 5sp", "{name: A Coy, strength: 5}"),
    ("A Coy 5 pts, 1 red", "{name: A Coy, red: 1, strength: 5}"),
    ("Old Guard 5 elite", "{name: Old Guard, strength: 5, quality: elite}"),
    ("Old Guard 5 elitte", "{name: Old Guard, strength: 5, quality: elite}"),
    ("A Coy 4 support", "{name: A Coy, strength: 4, class: support}"),
    ("A Coy elite 4 At gun", "{name: A Coy, quality: elite, strength: 4, class: at-gun}"),
    ("A Coy 4 1 pin", "{name: A Coy, strength: 4, red: 1}"),
    ("A Coy 3 red 2", "{name: A Coy, strength: 2, red: 3}"),
    ("A Coy 4 reserve", "{name: A Coy, strength: 4, reserve: true}"),
    ("A Coy of 1 Bn 4 reserve", "{name: A Coy, battalion: 1 Bn, strength: 4, reserve: true}"),
)
# Such as may be a name, of a system: the name, its last words, and the whole key by key.
DOUBTFUL = (
    ("nqm", "Bn HQ command", "Bn HQ command", "command", "{name: Bn HQ, class: command}"),
    ("nqm", "A Coy elite support", "A Coy elite support", "elite support",
     "{name: A Coy, quality: elite, class: support}"),
    ("soldiers", "A Coy infantry battery at c2", "A Coy infantry battery", "infantry battery",
     "{name: A Coy, at: c2, type: infantry, battery: true}"),
    ("soldiers", "Coy 4 german at c2", "Coy 4 german", "german", "{name: Coy 4, at: c2, nation: german}"),
    ("wtj", "Coy great 9", "Coy great", "great", "{name: Coy, bases: 9, training: great}"),
    ("wtj", "Red over the top 4", "Red over the top", "over the top",
     "{name: Red, bases: 4, over_the_top: true}"),
    ("wtj", "Mark 4 tank 3", "Mark 4 tank", "tank", "{name: Mark 4, bases: 3, type: tank}"),
    ("trial40k", "Boyz fast 10 orks", "Boyz fast", "fast", "{name: Boyz, models: 10, profile: orks, fast: true}"),
)
# Names, though they have a number, or a word that a key may have.
NAMES = (
    ("nqm", ("2 Para", "3rd Guards", "Guard", "Old Guard", "Elite Coy", "Support Coy", "1st Tank Bn", "Command",
             "No 4 Commando", "Kampf 2 Group", "Panzer 5 SS", "HQ 7 Brigade", "Royal 2 Battalion", "Hill North",
             "Gun 88mm", "Team Red", "5 Elite", "Coy 3 Regt"), ""),
    ("soldiers", ("Old Guard", "Coy 4", "German", "German Lancers", "Cavalery"), " at c2"),
    ("portable", ("The Pool", "Confederate infantry", "Elite", "Hill 60"), " infantry at c2"),
    ("wtj", ("Hill 60", "Mark 4 tank", "Great Coy", "Team North"), " 3 tank"),
    ("trial40k", ("Squad North", "Fast Boyz", "Squad 5", "Orks"), " 10 orks"),
)
OTHERS = {"nqm": "3 regular", "portable": {"units": ["X infantry at c3"]}, "soldiers": {"units": ["X infantry at c3"]},
          "wtj": {"units": ["X 4"]}, "trial40k": {"units": ["X 4 orks"]}}


class InNames(unittest.TestCase):
    """What no short form has room for does not become part of a name unseen."""

    def setUp(self):
        self.door = Door()
        self.addCleanup(self.door.close)

    def ask(self, system, words):
        part = "stands" if system == "nqm" else "units"
        scenario = {"rules": system, "attacker": {part: [words]}, "defender": OTHERS[system]}
        reply = self.door.ask({"do": "check", "scenario": scenario})
        self.assertTrue("error" in reply or "hints" in reply, reply)
        return reply, reply["scenario"]["attacker"][part][0] if "scenario" in reply else None

    def test_a_number_among_such_words_is_refused(self):
        for words, told in NO_NAMES:
            fault = self.ask("nqm", words)[0]["error"]
            self.assertEqual((fault["status"], fault["path"]), ("bad-input", "attacker.stands[0]"), fault)
            self.assertIn(f"write {told}.", fault["words"])
            self.assertIn("{name} {strength}[, {red} red]", fault["allowed"])
            self.assertNotIn("nearest", fault)

    def test_words_alone_are_told_of(self):
        for system, words, name, end, told in DOUBTFUL:
            reply, unit = self.ask(system, words)
            self.assertEqual(unit["name"], name, reply)
            part = "stands" if system == "nqm" else "units"
            hint = f'attacker.{part}[0]: its name is read as "{name}"; if "{end}" is no part of it, write {told}'
            self.assertEqual(reply["hints"], [hint])

    def test_names_are_names(self):
        for system, names, behind in NAMES:
            for name in names:
                reply, unit = self.ask(system, name + behind)
                self.assertEqual((unit["name"], reply["hints"]), (name, []), reply)

    def test_the_quality_may_stand_before_the_type(self):
        for words, name, quality in (("1st Virginia elite infantry at c2", "1st Virginia", "elite"),
                                     ("1st Virginia infantry elite at c2", "1st Virginia", "elite"),
                                     ("Blue poor cavalry at c2 facing north", "Blue", "poor"),
                                     ("The elite infantry poor at c2", "The elite", "poor")):
            reply, unit = self.ask("portable", words)
            self.assertEqual((unit["name"], unit["quality"], reply["hints"]), (name, quality, []))


class InOrders(unittest.TestCase):
    def setUp(self):
        self.door = Door()
        self.addCleanup(self.door.close)
        self.counted = 0

    def faults(self, scenario, orders):
        """What is wrong with orders, by the number of the order."""
        reply = self.door.ask({"do": "check", "scenario": scenario, "orders": orders})
        faults = [reply["error"], *reply.get("also", [])] if "error" in reply else []
        return {int(fault["path"].split("[")[1].split("]")[0]): fault for fault in faults}, reply

    def all_refused(self, scenario, orders, meant):
        for i in range(0, len(orders), FAULTS):
            faults, reply = self.faults(scenario, orders[i:i + FAULTS])
            for k, order in enumerate(orders[i:i + FAULTS]):
                self.assertIn(k, faults, (order, reply))
                self.assertEqual(faults[k].get("nearest"), meant[i + k], (order, faults[k]))
                self.assertTrue(faults[k]["allowed"], order)
                self.counted += 1

    def options(self, scenario, steps):
        """Every option that the questions of a scenario offer: (question, option)."""
        faults, _ = self.faults(scenario, [{"at": step, "do": "no-such-option"} for step in steps])
        for i, fault in faults.items():
            for option in fault["allowed"].split(", "):
                if fault["words"].endswith("in this scenario.") and option != "...":
                    yield steps[i], option

    def all_named(self, scenario, step, units):
        """Each unit, misspelled in a condition, is told; of one reply, for each reply takes a walk over the tree.
        A second fault of each order is its option."""
        orders = [{"at": step, "do": "x", "when": {f"{twice(unit)}.there": 1}} for unit in units]
        reply = self.door.ask({"do": "check", "scenario": scenario, "orders": orders})
        faults = [reply["error"], *reply["also"]]
        self.assertEqual([(fault["path"], fault["nearest"]) for fault in faults if "nearest" in fault],
                         [(f"orders[{k}].when", f"{unit}.there") for k, unit in enumerate(units)], reply)

    def scenarios(self):
        for path in EXAMPLES:
            done = bayonet("show", path, "--json")
            if done.returncode == 0 and path.suffix in (".yaml", ".json"):
                shown = json.loads(done.stdout)
                rules = rules_of(shown["rules"])
                scenario = {key: value for key, value in shown["scenario"].items() if key not in ("orders", "aim")}
                yield path, shown, scenario, [step["id"] for step in rules["steps"] if step["kind"] == "choice"]

    def test_every_question_option_and_unit(self):
        for path, shown, scenario, steps in self.scenarios():
            units = [unit["id"] for unit in shown["units"] if unit["side"]]
            with self.subTest(path.name):
                for step in steps:
                    faults, reply = self.faults(scenario, [{"at": twice(step), "do": "x"}])
                    self.assertEqual(reply["error"]["nearest"], step)
                orders, meant = [], []
                for first in range(0, len(steps), FAULTS):
                    for step, option in self.options(scenario, steps[first:first + FAULTS]):
                        unit = max((unit for unit in units if option.endswith("-" + unit)), key=len, default="")
                        orders.append({"at": step, "do": twice(option)})
                        meant.append(option)
                        if unit and any(map(str.isalpha, unit)):
                            orders.append({"at": step, "do": twice(option, len(option) - len(unit))})
                            meant.append(option)
                self.all_refused(scenario, orders, meant)
                for first in range(0, len(units), FAULTS // 2):
                    self.all_named(scenario, steps[0], units[first:first + FAULTS // 2])
        self.assertGreater(self.counted, 300)


class InRecords(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name) / "record.jsonl"

    def refused(self, lines, number, wrong, word=None):
        self.path.write_text("\n".join([*lines[:number], json.dumps(wrong), *lines[number + 1:]]) + "\n")
        done = bayonet("check", self.path, "--json")
        told = (number + 1, word, json.dumps(wrong)[:200], done.stdout.decode()[:400])
        self.assertNotEqual(done.returncode, 0, told)
        error = json.loads(done.stdout)["error"]
        self.assertEqual(error.get("line"), number + 1, told)
        if word is not None:
            self.assertEqual(error.get("nearest"), word, told)

    def renamed(self, line, key):
        return {twice(other) if other == key else other: value for other, value in line.items()}

    def test_every_key_of_every_line(self):
        for path in RECORDS:
            lines = path.read_text().splitlines()
            header = json.loads(lines[0])
            with self.subTest(path.name):
                for key in header:
                    self.refused(lines, 0, self.renamed(header, key), None if key == "format" else key)
                for name in header["settings"]:
                    wrong = {**header, "settings": self.renamed(header["settings"], name)}
                    self.refused(lines, 0, wrong, name)
                for number, text in enumerate(lines[1:], 1):
                    line = json.loads(text)
                    for key in line:
                        self.refused(lines, number, self.renamed(line, key), key)

    def test_every_word_of_every_line(self):
        for path in RECORDS:
            lines = path.read_text().splitlines()
            with self.subTest(path.name):
                for number, text in enumerate(lines[1:], 1):
                    line = json.loads(text)
                    for key, value in line.items():
                        if isinstance(value, str):
                            self.refused(lines, number, {**line, key: twice(value)}, value)
                    if "place" in line:
                        for one in line["place"] if isinstance(line["place"], list) else [line["place"]]:
                            place = {**one, "unit": twice(one["unit"])}
                            self.refused(lines, number, {**line, "place": place}, one["unit"])

    def test_another_seed(self):
        rolled = 0
        for path in RECORDS:
            lines = path.read_text().splitlines()
            header = json.loads(lines[0])
            if all(json.loads(text).get("own") for text in lines[1:] if "faces" in text or "part" in text):
                continue  # its players threw their own dice
            self.path.write_text("\n".join([json.dumps({**header, "seed": header["seed"] + 1}), *lines[1:]]) + "\n")
            done = bayonet("check", self.path, "--json")
            self.assertIn(json.loads(done.stdout)["error"]["path"], ("faces", "part"), path.name)
            rolled += 1
        self.assertGreater(rolled, 0)


if __name__ == "__main__":
    unittest.main()
