"""No question offers two options of one id: orders and records could not tell them apart.

Looked at are the first situations of the examples, of the armies, of the cases written by hand, and of those that
the oracles were given; and all that their questions could offer of units of one side. So are these once more:

* with units called as the language of options has it: where there are options slay-UNIT and slay-wounded-UNIT, one of two
  units is called Ogryns, the other Wounded Ogryns;
* with these ids given: they are refused if both are of one side, and no others are;
* with a unit called, or given the id, of what another has that the rules have named: Mob nobs, of a unit Mob with nobs; or
  so that they name it as an option about a third: a unit Wounded with a group of orks, beside a group Orks.
"""
import collections
import json
import re
import subprocess
import unittest

import kept_answers
from door import BUILD, ROOT, Door
from limits import few, many
from scenarios import examples, scenario_of

SITUATIONS = many(1_000, 4_000)
FURTHER = many(30, 1_000)  # of assaults with other names: what could be offered is looked at in any case
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


def look_at(found, situations=SITUATIONS):
    """What option_ids says of each."""
    given = "".join(json.dumps(scenario) + "\n" for scenario in found)
    done = subprocess.run([BUILD / "tests/contract/option_ids", str(situations)], input=given, text=True, check=True,
                          stdout=subprocess.PIPE)
    return done.stdout.splitlines()


def twice(found, situations=SITUATIONS):
    """Those that have a question with two options of one id, with what option_ids says, and how many it looked at."""
    said = look_at(found, situations)
    return ([(one, scenario) for one, scenario in zip(said, found, strict=True) if one.startswith("twice")],
            sum(not one.startswith("refused") for one in said))


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


def kebab(name):
    return "-".join(re.findall("[a-z0-9]+", name.lower()))


def called(scenario, names, ids):
    """The document with other names, and with ids of those that are called so now."""
    def given(node):
        if isinstance(node, list):
            return [given(item) for item in node]
        if not isinstance(node, dict):
            return node
        own = {"id": ids[node["name"]]} if node.get("name") in ids else {}
        return {key: given(item) for key, item in node.items()} | own
    return given(renamed(scenario, names))


def sides(scenario):
    """The names of each side that only one unit or group has."""
    both = [named(scenario.get(side, {})) for side in ("attacker", "defender")]
    return [[name for name in own if (both[0] + both[1]).count(name) == 1] for own in both]


def with_given_ids(scenario, words):
    """Such documents whose ids make one option, in that language; and whether both are of one side."""
    attacker, defender = sides(scenario)
    pairs = [(own[:2], True) for own in (attacker, defender)] + [((attacker + [None])[:1] + defender[:1], False)]
    for word in words:
        for pair, one_side in pairs:
            if len(pair) == 2 and None not in pair:
                yield called(scenario, {}, {pair[0]: "ogryns", pair[1]: f"{word}ogryns"}), one_side


def as_made(scenario, said, words):
    """The document with units called as what the rules have named; `said`: what option_ids says of it."""
    for own, ids in zip(sides(scenario), said.removeprefix("ok").split("/"), strict=True):
        made = [id for id in ids.split() if "." not in id and id not in map(kebab, own)]
        for id in made[:2]:
            of = [name for name in own if id.startswith(kebab(name) + "-")]
            others = [name for name in own if name not in of]
            if not others:
                continue
            other = others[-1]
            yield called(scenario, {other: id.replace("-", " ")}, {})
            yield called(scenario, {}, {other: id})
            for word in words:
                yield called(scenario, {}, {other: word + id})
                if of:
                    rest = id.removeprefix(kebab(of[0]) + "-")
                    yield called(scenario, {of[0]: word.removesuffix("-"), other: rest.replace("-", " ")}, {})


WOUNDED = {"rules": "trial40k", "parameters": {"force_when": "any"},
           "attacker": {"units": [{"name": "Librarian", "groups": [{"models": 1, "profile": "librarians"}]}]},
           "defender": {"units": [{"name": "Squad", "groups": [
               {"name": name, "models": 2, "profile": "orks", "w": 3} for name in ("Ogryns", "Wounded ogryns")]}]}}


def orks(*groups, of="Mob"):
    """A librarian who may slay any of these groups of a unit."""
    return dict(WOUNDED, defender={"units": [{"name": of, "groups": [dict(models=2, profile="orks", w=3, i=2, weapons=[], **group)
                                                                     for group in groups]}]})


class OptionIds(unittest.TestCase):
    def setUp(self):
        self.door = Door()
        self.addCleanup(self.door.close)

    def words(self):
        """By system the words by which options differ that begin alike; and those of them of one question."""
        systems = [row["id"] for row in self.door.ask({"do": "rules"})["systems"]]
        rules = {system: self.door.ask({"do": "rules", "id": system}) for system in systems}
        asked = {system: set().union(*(between([row for row in own["options"] if row["id"] in step.get("options", [])])
                                       for step in own["steps"])) for system, own in rules.items()}
        return {system: sorted(between(own["options"])) for system, own in rules.items()}, \
            {system: sorted(of) for system, of in asked.items()}

    def played(self, game, *moves):
        """The record of a scenario, or of a record, after these moves."""
        record = game if isinstance(game, list) else self.door.ask({"do": "play", "scenario": game, "seed": 1})["lines"]
        for move in moves:
            record = record + self.door.ask({"do": "play", "record": record, "move": move})["lines"]
        return record

    def refusal(self, scenario):
        return self.door.ask({"do": "check", "scenario": scenario})["error"]

    def test_a_wounded_one_of_the_ogryns_is_none_of_the_wounded_ogryns(self):
        self.assertEqual(twice([WOUNDED]), ([], 1))
        given = orks({"name": "Ogryns", "id": "ogryns"}, {"name": "Old hands", "id": "wounded-ogryns"})
        fault = self.refusal(given)
        self.assertEqual(fault["path"], "defender.units[0].groups[1].id")
        self.assertEqual(fault["given"], "wounded-ogryns")
        self.assertEqual(fault["words"],
                         "slay-wounded-ogryns would be about this and about Ogryns.")
        self.assertEqual(fault["allowed"], "another id, or none")

    def test_nor_is_it_where_the_rules_have_named_the_group(self):
        """A unit called Wounded with orks that have no name, beside others whose name is Orks."""
        scenario = orks({}, {"name": "Orks"}, of="Wounded")
        self.assertEqual(look_at([scenario]), ["ok librarian / wounded orks wounded-orks-2"])
        record = self.played(scenario, {"choose": "use-force"}, {"faces": [1, 1, 6, 6]}, {"faces": [6, 6]})
        asked = self.door.ask({"do": "play", "record": record})["question"]
        self.assertEqual([option["id"] for option in asked["options"]],
                         ["slay-orks", "slay-wounded-orks", "slay-wounded-orks-2", "hold-back"])
        for option, slain in ("slay-orks", "Orks"), ("slay-wounded-orks", "Orks"), ("slay-wounded-orks-2", "Wounded orks"):
            after = self.played(record, {"choose": option}, {"faces": [1, 1]})
            told = json.dumps(self.door.ask({"do": "replay", "record": after}))
            self.assertEqual(set(re.findall('"([^":]*): one is slain', told)), {slain})

    def test_a_group_that_the_rules_have_named_has_the_id_of_no_other(self):
        mob = {"name": "Mob", "groups": ["2 orks", "1 nobs"]}
        for other, ids in ({"name": "Mob nobs", "models": 3, "profile": "orks"}, "mob mob-nobs mob-nobs-2 mob-orks"), \
                          ({"name": "Others", "id": "mob-nobs", "models": 3, "profile": "orks"},
                           "mob mob-nobs mob-nobs-2 mob-orks"), \
                          ({"name": "Others", "groups": ["1 nobs", {"name": "Mob nobs", "models": 2, "profile": "orks"}]},
                           "mob others mob-nobs-2 mob-orks mob-nobs others-nobs"):
            scenario = {"rules": "trial40k", "attacker": "5 marines", "defender": {"units": [mob, other]}}
            self.assertEqual(look_at([scenario]), [f"ok attacking-unit / {ids}"])

    def test_an_id_that_is_given_to_a_group_without_a_name_is_its_id(self):
        given = orks({"id": "boss"}, {})
        self.assertEqual(look_at([given]), ["ok librarian / mob boss mob-orks"])

    def test_an_id_that_stands_twice_is_refused_with_whose_it_is(self):
        given = orks({"name": "Ogryns", "id": "ogryns"}, {"name": "Old hands", "id": "ogryns"})
        fault = self.refusal(given)
        self.assertEqual(fault["path"], "defender.units[0].groups[1].id")
        self.assertEqual(fault["words"], "Ogryns has this id.")
        self.assertEqual(fault["allowed"], "another id, or none")

    def test_no_question_offers_two_options_of_one_id(self):
        found = scenarios()
        wrong, looked_at = twice(found)
        self.assertEqual(wrong, [])
        self.assertGreater(looked_at, 0.8 * len(found))

    def test_nor_where_units_are_called_as_options_are(self):
        words, _ = self.words()
        self.assertIn("wounded-", words["trial40k"])
        found = [made for scenario in scenarios()
                 for made in in_the_language(scenario, words.get(scenario["rules"], []))]
        wrong, looked_at = twice(found)
        self.assertEqual(wrong, [])
        self.assertGreater(looked_at, 0.5 * len(found))

    def test_ids_that_make_one_option_may_be_given_on_different_sides_alone(self):
        (_, words), seen = self.words(), collections.Counter()
        self.assertEqual(words, {"nqm": [], "portable": ["together-"], "soldiers": [], "trial40k": ["wounded-"],
                                 "wtj": ["sound-"]})
        cases = [(*case, scenario["rules"]) for scenario in scenarios()
                 for case in with_given_ids(scenario, words.get(scenario["rules"], []))]
        said = look_at([document for document, _, _ in cases], FURTHER)
        for one, (document, one_side, system) in zip(said, cases, strict=True):
            refused = one.startswith("refused") and "would be about this and" in one
            self.assertEqual(refused, one_side, (one, document))
            self.assertFalse(one.startswith("twice"), (one, document))
            seen[system, one_side] += 1
        for system in ("portable", "trial40k", "wtj"):
            self.assertGreater(min(seen[system, True], seen[system, False]), 10, system)

    def test_what_the_rules_name_is_told_apart_from_all_that_is_called_so(self):
        (_, words), seen = self.words(), collections.Counter()
        plain = [called(scenario, {}, {}) for scenario in scenarios()]
        found = [made for scenario, one in zip(plain, look_at(plain, 1), strict=True) if one.startswith("ok")
                 for made in as_made(scenario, one, words.get(scenario["rules"], []))]
        for one, document in zip(look_at(found, FURTHER), found, strict=True):
            self.assertFalse(one.startswith("twice"), (one, document))
            seen[document["rules"], one.split()[0]] += 1
        for system in ("nqm", "trial40k"):
            self.assertGreater(seen[system, "ok"], 20, seen)


if __name__ == "__main__":
    unittest.main()
