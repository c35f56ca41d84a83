"""No question offers two options of one id: orders and records could not tell them apart.

Looked at are the first situations of the examples, of the armies, of the cases written by hand, and of those that
the oracles were given; and of these once more with units called as the language of options has it. Where there are
options slay-UNIT and slay-wounded-UNIT, one of two units is called Ogryns, the other Wounded Ogryns.
"""
import json
import subprocess
import unittest

import kept_answers
from door import BUILD, ROOT, Door
from limits import few, many
from scenarios import examples, scenario_of

SITUATIONS = many(1_000, 4_000)
CASES = few(many(40, 150))  # of each oracle


def lines_of(folder):
    """The scenarios in the JSON lines of a folder."""
    for path in sorted((ROOT / "tests" / folder).glob("*.jsonl")):
        for line in path.read_text().splitlines():
            row = json.loads(line)
            scenario = row if "rules" in row else row.get("scenario")
            if isinstance(scenario, dict):
                yield scenario


def armies():
    for path in sorted((ROOT / "examples/armies").glob("*.yaml")):
        yield scenario_of(f"armies/{path.name}")


def generated():
    for name in kept_answers.SLOW:
        cases = (kept_answers.in_tree(name) or ([],))[0]
        yield from (case["scenario"] for case in cases[:CASES])


def scenarios():
    found = [*(scenario for _, scenario in examples()), *armies(), *generated()]
    for folder in ("cases", "knobs", "knobs/hangs_on"):
        found += lines_of(folder)
    return found


def twice(found):
    """Those that have a question with two options of one id, with what option_ids says, and how many it looked at."""
    given = "".join(json.dumps(scenario) + "\n" for scenario in found)
    done = subprocess.run([BUILD / "tests/contract/option_ids", str(SITUATIONS)], input=given, text=True, check=True,
                          stdout=subprocess.PIPE)
    said = done.stdout.splitlines()
    return ([(one, scenario) for one, scenario in zip(said, found, strict=True) if one not in ("ok", "refused")],
            sum(one != "refused" for one in said))


def between(options):
    """The words by which an option about a unit is longer than another: wounded- of slay- and slay-wounded-."""
    heads = [option["id"].removesuffix("{unit}") for option in options if option["id"].endswith("-{unit}")]
    return {longer.removeprefix(head) for head in heads for longer in heads
            if longer != head and longer.startswith(head)}


def named(node):
    """The names of all that has one."""
    if isinstance(node, list):
        return [name for item in node for name in named(item)]
    if not isinstance(node, dict):
        return []
    own = [node["name"]] if isinstance(node.get("name"), str) else []
    return own + [name for item in node.values() for name in named(item)]


def renamed(node, names):
    """The document with other names, and without ids: these are made of the names."""
    if isinstance(node, list):
        return [renamed(item, names) for item in node]
    if isinstance(node, dict):
        return {key: renamed(item, names) for key, item in node.items() if key not in ("id", "orders")}
    return names.get(node, node) if isinstance(node, str) else node


def in_the_language(scenario, words):
    """The scenario with names, two by two, of which the second is the first with a word of the options before it."""
    names = sorted(set(named(scenario)))
    for word in words:
        pairs = zip(names[::2], names[1::2], strict=False)
        yield renamed(scenario, {second: f"{word.removesuffix('-')} {first}" for first, second in pairs})


WOUNDED = {"rules": "trial40k", "parameters": {"force_when": "any"},
           "attacker": {"units": [{"name": "Librarian", "groups": [{"models": 1, "profile": "librarians"}]}]},
           "defender": {"units": [{"name": "Squad", "groups": [
               {"name": name, "models": 2, "profile": "orks", "w": 3} for name in ("Ogryns", "Wounded ogryns")]}]}}


class OptionIds(unittest.TestCase):
    def test_a_wounded_one_of_the_ogryns_is_none_of_the_wounded_ogryns(self):
        self.assertEqual(twice([WOUNDED]), ([], 1))
        given = json.loads(json.dumps(WOUNDED))
        given["defender"]["units"][0]["groups"][1]["id"] = "wounded-ogryns"
        given["defender"]["units"][0]["groups"][0]["id"] = "ogryns"
        door = Door()
        self.addCleanup(door.close)
        fault = door.ask({"do": "check", "scenario": given})["error"]
        self.assertEqual(fault["path"], "defender.units[0].groups[1].id")
        self.assertIn("options of one name", fault["words"])

    def test_no_question_offers_two_options_of_one_id(self):
        found = scenarios()
        wrong, looked_at = twice(found)
        self.assertEqual(wrong, [])
        self.assertGreater(looked_at, 0.8 * len(found))

    def test_nor_where_units_are_called_as_options_are(self):
        door = Door()
        self.addCleanup(door.close)
        systems = [row["id"] for row in door.ask({"do": "rules"})["systems"]]
        words = {system: sorted(between(door.ask({"do": "rules", "id": system})["options"])) for system in systems}
        self.assertIn("wounded-", words["trial40k"])
        found = [made for scenario in scenarios()
                 for made in in_the_language(scenario, words.get(scenario["rules"], []))]
        wrong, looked_at = twice(found)
        self.assertEqual(wrong, [])
        self.assertGreater(looked_at, 0.5 * len(found))


if __name__ == "__main__":
    unittest.main()
