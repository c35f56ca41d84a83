"""The request `vary`, point by point: what `odds` and `best` say of the amended assault, to the last bit."""
import itertools
import json
import unittest

from door import ask
from scenarios import scenario_of

SEEKS = {"best": ("attacker", "defender"), "best-attacker": ("attacker",), "best-defender": ("defender",)}
FAULT = ("status", "words", "path", "clause", "given", "allowed", "nearest")


def example(name):
    """An example as the scenario of a request."""
    return {"scenario": scenario_of(name)}


def by(name, *values):
    return {"name": name, "values": list(values)}


def word(number, *values):
    return {"word": number, "values": list(values)}


def amended(assault, over, values):
    """The assault of one point: the values written into it, the first list's first."""
    made = {**assault, "set": dict(assault.get("set", {}))}
    words = made.get("short", "").split(" ")
    for item, value in zip(over, values):
        if "word" in item:
            words[item["word"]] = value
            made["short"] = " ".join(words)
        else:
            made["set"][item["name"]] = value
    return made


def vary(assault, over, **more):
    return {"do": "vary", **assault, "over": over, **more}


def combinations(over):
    return list(itertools.product(*(item["values"] for item in over)))


def first_question(assault, sides):
    """The record up to the first throw or question to one of the sides, the others following standing orders."""
    reply, = ask([{"do": "play", **assault}])
    lines, question = reply["lines"], reply["question"]
    while question["kind"] == "choice" and question["who"] not in sides:
        option, = [option["id"] for option in question["options"] if option["standing"]]
        reply, = ask([{"do": "play", "record": lines, "move": {"choose": option}}])
        lines, question = lines + reply["lines"], reply["question"]
    return lines, question


class Points(unittest.TestCase):
    """Every point against the single request."""

    def compare(self, assault, over, **more):
        """Compares all points with the single requests; the reply."""
        choices = combinations(over)
        singles = [amended(assault, over, values) for values in choices]
        kept = {key: value for key, value in more.items() if key != "orders"}
        reply, *rest = ask([vary(assault, over, **more)]
                           + [{"do": "odds", **single, **more} for single in singles]
                           + [{"do": "best", **single, **kept} for single in singles])
        self.assertNotIn("error", reply, (over, more))
        self.assertEqual((reply["first"], reply["of"], len(reply["points"])), (0, len(choices), len(choices)))
        odds, best = rest[:len(choices)], rest[len(choices):]
        for point, values, single, answer, play in zip(reply["points"], choices, singles, odds, best, strict=True):
            with self.subTest(over=[item.get("name", item.get("word")) for item in over], values=values, more=more):
                if "error" in answer:
                    self.same_refusal(point, answer)
                else:
                    self.same_figures(reply, point, answer)
                    self.same_decision(point["first"], answer["orders"], single, more, play)
        return reply

    def same_refusal(self, point, answer):
        self.assertLessEqual(set(point), {"error", "reached"})
        for member in FAULT:
            self.assertEqual(point["error"].get(member), answer["error"].get(member), member)
        self.assertEqual(point.get("reached"), answer.get("reached"))

    def same_figures(self, reply, point, answer):
        self.assertEqual(set(point), {"first", "ground", "mean", "p", "situations", "value"})
        for member in ("ground", "value", "situations"):
            self.assertEqual(point[member], answer[member], member)
        self.assertEqual(reply["endings"], [ending["id"] for ending in answer["endings"]])
        self.assertEqual(point["p"], [ending["p"] for ending in answer["endings"]])
        self.assertEqual(set(reply["measures"]), set(answer["measures"]))
        self.assertEqual(point["mean"], [answer["measures"][name]["mean"] for name in reply["measures"]])
        for member in ("rules", "system"):
            self.assertEqual(reply[member], answer[member])

    def same_decision(self, first, orders, single, more, play):
        if orders not in SEEKS:
            self.assertIsNone(first)
        elif orders == "best":
            self.same_as_best(first, play["now"])
        elif first is not None:
            self.assertIn(first["who"], SEEKS[orders])
        if first is not None:
            self.worth_what_play_gives(first, orders, single, more)

    def same_as_best(self, first, now):
        if now is None:
            self.assertIsNone(first)
            return
        for member in ("step", "who", "at_once"):
            self.assertEqual(first[member], now[member], member)
        self.assertEqual(first["options"], len(now["options"]))
        best, = [option for option in now["options"] if option["id"] == now["best"]]
        self.assertEqual((first["option"], first["words"]), (best["id"], best["words"]))
        others = [option for option in now["options"] if option is not best]
        least = min(others, key=lambda option: option["margin"], default={"margin": 0, "costs": None})
        self.assertEqual((first["margin"], first["costs"]), (least["margin"], least["costs"]))

    def worth_what_play_gives(self, first, orders, single, more):
        """The margin of a decision at once: each option is chosen in play, and what follows has its own odds."""
        lines, question = first_question(single, SEEKS[orders])
        if not first["at_once"] or question["kind"] != "choice" or question["free"]:
            return
        self.assertEqual((question["step"], question["who"]), (first["step"], first["who"]))
        ids = [option["id"] for option in question["options"]]
        chosen = ask([{"do": "play", "record": lines, "move": {"choose": name}} for name in ids])
        after = ask([{"do": "odds", "record": lines + reply["lines"], "only": ["value"], **more} for reply in chosen])
        sign = 1 if first["who"] == "attacker" else -1
        worth = {name: sign * reply["value"] for name, reply in zip(ids, after)}
        most = worth.pop(first["option"])
        self.assertEqual(len(ids), first["options"])
        self.assertAlmostEqual(first["margin"], most - max(worth.values(), default=most), delta=1e-9)

    def compare_all_orders(self, assault, over, **more):
        for orders in ("standing", *SEEKS):
            self.compare(assault, over, orders=orders, **more)


class Systems(Points):
    """Samples and examples of every rule system."""

    def settings(self, assault, **more):
        """The two settings that the answer hangs on most, over all their values."""
        settings = ask([{"do": "hangs-on", **assault}])[0]["settings"][:2]
        self.assertEqual(len(settings), 2)
        over = [by(row["name"], row["value"], *(move["value"] for move in row["moves"])) for row in settings]
        self.compare(assault, over, **more)

    def test_nqm(self):
        sample, reserve = {"sample": "nqm"}, example("nqm-reserve.yaml")
        self.compare_all_orders(sample, [by("attacker.strength", 1, 6, "9", 0), by("hours", 1, 2, "unlimited", "x")])
        self.compare(example("nqm-elite.yaml"), [by("attacker.strength", 2, 3), by("defender.strength", 2, 3)],
                     orders="best")
        self.compare(reserve, [by("hours", 1, 2), by("attacker.stands[1].red", 0, 1, 3)])
        self.compare(example("nqm-two-hours.yaml"), [by("attacker.quality", "regular", "elite", "guards")],
                     aim="cheaply", orders="best", digits=3)
        self.settings(sample, orders="best")

    def test_soldiers(self):
        self.compare_all_orders({"sample": "soldiers"},
                                [by("fire", "none", "both", "all"), by("charges", "none", "both")])
        self.compare(example("soldiers-lancers.yaml"), [by("attacker.units[1].left", 0, 1, 2)], orders="best")
        self.compare(example("soldiers-fire-first.yaml"),
                     [by("fire", "attacker", "both"), by("defender.units[0].at", "d4", "e4")])
        self.settings(example("soldiers-two-on-one.yaml"))

    def test_portable(self):
        self.compare_all_orders({"sample": "portable"}, [by("fire", True, False, "maybe"), by("average_routed", 2, 3)])
        self.compare(example("portable-example-3.yaml"),
                     [by("attacker.units[0].quality", "elite", "poor", "best"),
                      by("defender.units[0].type", "infantry", "cavalry")], orders="best")
        self.settings(example("portable-example-1.yaml"), orders="best-attacker")

    def test_wtj(self):
        self.compare_all_orders({"sample": "wtj"}, [by("turns", 1, 2, 0)])
        self.compare(example("wtj-charge.yaml"),
                     [by("attacker.units[0].bases", 2, 3), by("recompute_modifiers", "a", "b", "z")], orders="best")
        self.compare(example("wtj-mixed-stack.yaml"), [by("preset", "certain", "guessed")])
        self.settings(example("wtj-example-1.yaml"))

    def test_trial40k(self):
        self.compare_all_orders({"sample": "trial40k"}, [by("turns", 1, 2), by("morale_mods", "none", "3e", "4e")])
        self.compare(example("trial40k-captain.yaml"),
                     [by("defender.units[0].cover", "defended", "none"), by("cover_support", "yes", "no")],
                     orders="best-attacker")
        self.compare(example("trial40k-wall.yaml"), [by("aim", "ground", "attrition")], orders="best")
        self.settings(example("trial40k-cover.yaml"), orders="best")


class Members(Points):
    """What a request of `vary` may say besides."""

    def test_a_word_of_a_short_form_is_varied(self):
        short = {"short": "nqm 6 regular v 3 regular"}
        self.compare(short, [word(1, "6", "9"), word(5, "regular", "elite", "guards")], orders="best")
        self.compare({**short, "set": {"hours": 2}}, [word(3, "v", "against", "und"), by("win", "a", "b")])
        self.compare({"short": "portable infantry v cavalry"}, [word(1, "infantry", "poor infantry", "tanks")])
        self.compare({**short, "set": {"ours": 2}}, [word(1, "6", "9")])

    def test_blanks_in_a_short_form_count_for_nothing(self):
        apart, together = ask([vary({"short": text}, [word(4, "3", "5")])
                               for text in ("  nqm 6  regular v   3 regular ", "nqm 6 regular v 3 regular")])
        self.assertEqual(apart, together)

    def test_a_word_is_varied_in_an_assault_that_is_wrong_without_it(self):
        self.compare({"short": "nqm _ regular v 3 regular"}, [word(1, "6", "_")])

    def test_orders_and_aims_are_varied(self):
        reply = self.compare({"sample": "nqm"}, [by("orders", "standing", *SEEKS, [{"at": "defence", "do": "dice-1"}],
                                                    "worst", [{"at": "defence", "do": "dice-9"}])])
        self.assertEqual(reply["premises"], ["Aim: ground; hours: 1."])
        reply = self.compare({"sample": "nqm"}, [by("aim", "ground", "cheaply", {"position-taken": 100}, "glory")],
                             orders="best")
        self.assertEqual(reply["premises"], [{"orders": "Best play by both sides"}, "; hours: 1."])

    def test_settings_and_values_are_both_heeded(self):
        assault = {"sample": "nqm", "set": {"hours": 2, "win": "bases-inside", "attacker": "5 elite"}}
        reply = self.compare(assault, [by("attacker.strength", 4, 6)], orders="best")
        self.assertNotEqual(reply["points"], self.compare({"sample": "nqm"}, [by("attacker.strength", 4, 6)],
                                                          orders="best")["points"])

    def test_a_second_list_varies_a_part_of_the_first(self):
        reply = self.compare({"sample": "nqm"}, [by("attacker", "6 regular", "4 elite"), by("attacker.pins", 0, 1)])
        self.assertEqual(len({point["ground"] for point in reply["points"]}), 4)

    def test_the_budget_is_that_of_each_point(self):
        reply = self.compare({"sample": "nqm"}, [by("hours", 4, 1, 3, 2)], situations=200)
        self.assertEqual([point.get("reached") for point in reply["points"]], [200, None, 200, None])
        self.compare({"sample": "nqm"}, [by("hours", 1, 2)], situations=3, orders="best")

    def test_a_title_that_is_varied_is_none(self):
        titles = [by("title", "Hill", "Höhe 2")]
        self.assertIsNone(self.compare({"sample": "nqm"}, titles)["title"])
        self.assertEqual(self.compare({"sample": "nqm", "set": {"title": "Hill"}}, [by("hours", 1)])["title"], "Hill")

    def test_premises_are_those_of_odds_without_what_is_varied(self):
        for name, values, dropped in (("attacker.units[0].bases", [2, 3], ""), ("turns", [1, 2], "; turns: 1")):
            assault = example("wtj-charge.yaml")
            reply = self.compare(assault, [by(name, *values)])
            premises = ask([{"do": "odds", **assault}])[0]["premises"]
            self.assertEqual(json.dumps(reply["premises"]), json.dumps(premises).replace(dropped, ""))
        none, = ask([vary({"sample": "nqm"}, [by("hours", "x")])])
        self.assertEqual((none["premises"], none["title"]), (None, None))


class Order(unittest.TestCase):
    OVER = [by("attacker.strength", 6, 300, 3, 9), by("hours", "x", 2, 1)]

    def ask(self, over, **more):
        reply, = ask([vary({"sample": "nqm"}, over, orders="best", situations=200, **more)])
        return reply

    def test_any_split_gives_the_points_of_the_whole(self):
        whole = self.ask(self.OVER)
        asked = [(first, count) for first in range(12) for count in range(13 - first)]
        replies = ask([vary({"sample": "nqm"}, self.OVER, orders="best", situations=200, first=first, count=count)
                       for first, count in asked])
        for (first, count), reply in zip(asked, replies, strict=True):
            with self.subTest(first=first, count=count):
                self.assertEqual((reply["first"], reply["of"]), (first, 12))
                self.assertEqual(reply["points"], whole["points"][first:first + count])
        rest = self.ask(self.OVER, first=5)
        self.assertEqual(rest["points"], whole["points"][5:])
        kinds = {"error" in point for point in whole["points"]} | {point.get("reached") for point in whole["points"]}
        self.assertEqual(kinds, {True, False, None, 200})

    def test_no_point_changes_another(self):
        forth = self.ask(self.OVER)["points"]
        back = self.ask([dict(item, values=item["values"][::-1]) for item in self.OVER])["points"]
        self.assertEqual(back, forth[::-1])
        across = self.ask(self.OVER[::-1])["points"]
        self.assertEqual([across[column * 4 + row] for row in range(4) for column in range(3)], forth)

    def test_a_reply_is_the_same_every_time(self):
        self.assertEqual(self.ask(self.OVER), self.ask(self.OVER))


class Refused(unittest.TestCase):
    SHORT = {"short": "nqm 6 regular v 3 regular"}

    def refused(self, request, path="over"):
        reply, = ask([{"do": "vary", **request}])
        self.assertEqual(reply["schema"], "bayonet/error/1", request)
        self.assertEqual((reply["error"]["status"], reply["error"].get("path")), ("bad-request", path), request)
        return reply["error"]

    def test_over_is_a_list_of_one_or_two_maps(self):
        hours = by("hours", 1)
        for over in (None, [], {}, "hours", 3, [hours, by("win", "a"), by("ground", "open")], [1], [None], ["hours"],
                     [{}], [{"name": "hours"}], [{"values": [1]}], [{**hours, "word": 1}], [{**hours, "also": 1}],
                     [{"name": 3, "values": [1]}], [{"name": ["hours"], "values": [1]}]):
            self.refused({"sample": "nqm", "over": over})
        self.refused({"sample": "nqm"})

    def test_values_are_a_list_of_one_at_least(self):
        for values in (None, [], {}, 3, "1,2"):
            self.refused({"sample": "nqm", "over": [{"name": "hours", "values": values}]})

    def test_a_word_is_one_of_a_short_form_behind_the_name_of_the_rules(self):
        for number in (0, 6, -1, 1.5, "1", True, [1], 2 ** 40):
            self.refused({**self.SHORT, "over": [word(number, "6")]})
        for assault in ({"sample": "nqm"}, {"short": 6}, {"scenario": {"rules": "nqm"}}):
            self.refused({**assault, "over": [word(1, "6")]})
        self.refused({**self.SHORT, "over": [word(1, "6", 7)]})

    def test_one_thing_is_varied_once(self):
        for over in ([by("hours", 1), by("hours", 2)], [by("win", "a"), by("parameters.win", "b")],
                     [by("attacker.strength", 6), by("attacker", "6 elite")], [by("win", "a"), by("parameters", {})]):
            self.refused({"sample": "nqm", "over": over})
        self.refused({**self.SHORT, "over": [word(1, "6"), word(1, "7")]})

    def test_nothing_that_is_varied_is_given_besides(self):
        for name, given in (("hours", "hours"), ("win", "parameters.win"), ("parameters.win", "win"),
                            ("parameters", "win"), ("attacker", "attacker.strength"), ("aim", "aim"),
                            ("attacker.stands", "attacker.stands[0].red")):
            error = self.refused({"sample": "nqm", "set": {"ground": "open", given: "1"}, "over": [by(name, "1")]})
            self.assertEqual(error["given"], given)
        for member, value in (("orders", "best"), ("aim", "ground")):
            self.refused({"sample": "nqm", member: value, "over": [by(member, value)]})

    def test_points_are_no_more_than_a_million(self):
        thousand = list(range(1000))
        over = [by("hours", *thousand), by("defender.strength", *thousand)]
        error = self.refused({"sample": "nqm", "over": [over[0], by("defender.strength", *thousand, 1000)]})
        self.assertEqual(error["allowed"], "1 .. 1000000")
        reply, = ask([vary({"sample": "nqm"}, over, count=0)])
        self.assertEqual((reply["of"], reply["points"]), (10 ** 6, []))

    def test_first_and_count_lie_within_the_points(self):
        over = [by("hours", 1, 2), by("win", "a", "b")]
        for first in (-1, 4, 1.5, "0", 2 ** 40):
            self.refused({"sample": "nqm", "over": over, "first": first}, "first")
        for first, count in ((0, 5), (3, 2), (0, -1), (0, 0.5), (1, 2 ** 40)):
            self.refused({"sample": "nqm", "over": over, "first": first, "count": count}, "count")

    def test_an_assault_from_its_first_situation_is_varied(self):
        over = [by("hours", 1)]
        for more in ({"record": []}, {"at": 1}, {"only": ["value"]}, {"why": True}, {"primes": [2147483647]}):
            self.refused({"sample": "nqm", "over": over, **more}, next(iter(more)))
        self.refused({"over": over}, None)
        self.refused({**self.SHORT, "sample": "nqm", "over": over}, None)

    def test_what_no_value_can_mend_refuses_the_whole(self):
        asked = [vary({"sample": "nqq"}, [by("hours", 1)]), vary({"short": "nqq 6 v 3"}, [word(1, "6")]),
                 vary({"sample": "nqm", "set": {"ours": 1}}, [by("hours", 1)]),
                 vary({"short": "nqm 6 3"}, [by("hours", 1)])]
        self.assertEqual([reply["error"]["status"] for reply in ask(asked)],
                         ["unknown-rules", "unknown-rules", "bad-input", "bad-input"])


if __name__ == "__main__":
    unittest.main()
