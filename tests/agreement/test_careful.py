"""The number beside the orders that odds warn with is what these orders come to when they are followed."""
import unittest

from door import ask

# Shortened orders that miss much of the best play that they are made from, and some that miss nothing.
ASSAULTS = [
    {"scenario": {"rules": "wtj", "rout": True, "attacker": {"units": ["Storm company 6"]},
                  "defender": {"units": ["Battery 5 limbered", "Company 4 in solid cover"]}}},
    {"scenario": {"rules": "nqm", "hours": 2,
                  "attacker": {"quality": "regular", "stands": ["A 3", "B 2", {"name": "HQ", "class": "command"}]},
                  "defender": {"quality": "regular", "stands": ["D 3", {"name": "E", "strength": 2, "reserve": True}]}}},
    {"sample": "nqm"}, {"sample": "soldiers"}, {"sample": "portable"}, {"sample": "wtj"}, {"sample": "trial40k"}]


# Whom a defender rolls at, and who rolls first: that is worth nothing under the aim, and decides what a side loses.
# In the third, the orders of the combats; in the last nobody can save anything.
AT_WHOM = {"rules": "portable", "columns": 5, "rows": 5, "ground": ["c3 wood"],
           "attacker": {"units": ["Led cavalry poor at c2 facing north",
                                  {"name": "Leader", "type": "commander", "at": "c2"},
                                  "Other cavalry poor at c4 facing south",
                                  "Elite cavalry elite at b3 facing east"]},
           "defender": {"units": ["Foe cavalry at c3 facing east", {"name": "Boss", "type": "commander", "at": "c3"}]}}
WHO_FIRST = {"rules": "portable", "columns": 5, "rows": 5,
             "attacker": {"units": ["U0 dismounted at d2 facing west", "U1 cavalry poor at b2 facing east",
                                    {"name": "L1", "type": "commander", "at": "b2"},
                                    "U2 infantry at c3 facing south", "X6 infantry elite at e1 facing north",
                                    "X7 infantry at d1 facing west"]},
             "defender": {"units": ["Foe artillery at c2 facing south", "X5 infantry average at d3 facing north"]}}
WHICH_COMBAT = {"rules": "portable", "columns": 5, "rows": 5,
                "attacker": {"units": ["U0 dismounted at a3 facing east", "U1 dismounted elite at b2 facing north",
                                       "X6 infantry poor at c2 facing west", "X7 infantry at e4 facing west",
                                       "X9 infantry elite at a5 facing east", "X10 infantry poor at c5 facing south"]},
                "defender": {"units": ["Foe artillery at b3 facing west", "X4 infantry elite at b1 facing east",
                                       "X5 infantry elite at d3 facing east", "X8 infantry poor at b5 facing north",
                                       "X11 infantry elite at e1 facing east", "X12 infantry poor at d2 facing east"]}}
CASUALTIES = {"target": AT_WHOM, "next-roller": WHO_FIRST, "next-combat": WHICH_COMBAT}
# Both sides can save casualties: each against the other's standing orders.
BOTH_SAVE = [
    {"rules": "nqm", "aim": {"defender_losses": 4}, "attacker": {"stands": ["A 1", "B 1"]},
     "defender": {"stands": ["D 1"]}},
    {"rules": "portable", "fire": True, "aim": {"emptied": 3, "attacker_losses": -7}, "parameters": {"B-15": "free"},
     "columns": 3, "rows": 3, "ground": ["a1 wood", "b2 works", "c3 works right"],
     "attacker": {"units": [{"name": "A 1", "at": "b3", "facing": "south", "moved": True},
                            {"name": "A 2", "at": "c1", "type": "cavalry", "quality": "poor", "facing": "west",
                             "moved": True}]},
     "defender": {"units": ["D 1 artillery at b2 facing north"]}}]
# In four hours, too. In eight the second side's orders would take long, and only the first's are told.
IN_HOURS = {"rules": "nqm", "hours": 4, "aim": "attrition", "defender": {"strength": 3, "pins": 1},
            "attacker": {"stands": ["A 2", {"name": "HQ", "class": "command"}, "B 2",
                                    {"name": "R", "strength": 2, "reserve": True}]}}
NOTHING_TO_SAVE = {"rules": "portable", "attacker": "infantry", "defender": "infantry"}


def words_of(said):
    return "".join(part if isinstance(part, str) else "".join(part.values()) for part in said)


def orders_of(told):
    """Its orders, as a request takes them."""
    return [{key: order[key] for key in ("at", "do", "when")} for order in told["orders"]]


def enemy_of(side):
    return {"attacker": "defender", "defender": "attacker"}[side]


def warned():
    """Each assault that is warned of: the warning, and the chance of the ground when its orders are followed, and at best."""
    for assault in ASSAULTS:
        careful = ask([{"do": "odds", **assault}])[0]["careful"]
        if careful:
            given, best = ask([{"do": "odds", **assault, "orders": orders_of(careful)},
                               {"do": "odds", **assault, "orders": "best-" + careful["side"]}])
            yield careful, given["ground"], best["ground"]


class Careful(unittest.TestCase):
    def test_the_number_is_that_of_the_orders(self):
        seen = list(warned())
        self.assertGreater(len(seen), 2)
        for careful, given, _ in seen:
            self.assertAlmostEqual(careful["ground"], given, places=12)
            self.assertAlmostEqual(careful["points"], 100 * given, places=9)

    def test_what_the_orders_miss_is_told(self):
        missed = 0
        for careful, given, best in warned():
            self.assertAlmostEqual(careful["points_best"], 100 * best, places=9)
            says = f" The best choice in every situation makes that {100 * best:.0f}."
            self.assertEqual(words_of(careful["said"]).endswith(says), abs(given - best) >= 0.01)
            missed += abs(given - best) >= 0.01
        self.assertGreater(missed, 0)

    def test_what_is_only_worth_casualties_is_told_too(self):
        for step, scenario in CASUALTIES.items():
            now = ask([{"do": "odds", "scenario": scenario}])[0]
            careful = now["careful"]
            orders = orders_of(careful)
            then = ask([{"do": "odds", "scenario": scenario, "orders": orders}])[0]
            side, enemy = careful["side"], enemy_of(careful["side"])
            self.assertIn(step, [order["at"] for order in orders])
            self.assertIsNone(careful["other"])
            self.assertIn(f"As good for the {side}: ", words_of(careful["said"]))
            for of in (side, enemy):
                self.assertAlmostEqual(careful["losses"][of], then["measures"][of + "_losses"]["mean"], places=12)
                self.assertAlmostEqual(careful["losses_were"][of], now["measures"][of + "_losses"]["mean"], places=12)
            self.assertAlmostEqual(now["value"], then["value"], places=9)
            self.assertGreater(careful["losses"][enemy] - careful["losses"][side],
                               careful["losses_were"][enemy] - careful["losses_were"][side])

    def test_both_sides_are_told_what_saves_casualties(self):
        for scenario in BOTH_SAVE + [IN_HOURS]:
            now = ask([{"do": "odds", "scenario": scenario}])[0]
            careful = now["careful"]
            self.assertEqual(careful["other"]["side"], enemy_of(careful["side"]))
            for told in (careful, careful["other"]):
                then = ask([{"do": "odds", "scenario": scenario, "orders": orders_of(told)}])[0]
                side, enemy = told["side"], enemy_of(told["side"])
                for of in (side, enemy):
                    self.assertAlmostEqual(told["losses"][of], then["measures"][of + "_losses"]["mean"], places=12)
                self.assertAlmostEqual(told["ground"], then["ground"], places=12)
                self.assertAlmostEqual(told["points"], then["value"], places=9)
                gained = (then["value"] - now["value"]) * (1 if side == "attacker" else -1)
                self.assertGreater(gained, -0.5)
                share = {of: (told["losses"][of] - careful["losses_were"][of]) / now["measures"][of + "_losses"]["most"]
                         for of in (side, enemy)}
                self.assertGreater(100 * (share[enemy] - share[side]), 1)
                self.assertIn(("etter" if gained >= 1 else "s good") + f" for the {side}: ", words_of(careful["said"]))

    def test_the_second_side_is_asked_where_that_is_cheap(self):
        for hours, both in ((4, True), (8, False)):
            careful = ask([{"do": "odds", "scenario": {**IN_HOURS, "hours": hours}}])[0]["careful"]
            self.assertEqual(careful["side"], "defender")
            self.assertEqual(careful["other"] is not None, both)
            self.assertEqual(" Or, as good for the attacker: " in words_of(careful["said"]), both)

    def test_nothing_is_told_where_no_order_saves_anything(self):
        self.assertIsNone(ask([{"do": "odds", "scenario": NOTHING_TO_SAVE}])[0]["careful"])


if __name__ == "__main__":
    unittest.main()
