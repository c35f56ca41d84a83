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


def words_of(said):
    return "".join(part if isinstance(part, str) else "".join(part.values()) for part in said)


def warned():
    """Each assault that is warned of: the warning, and the chance of the ground when its orders are followed, and at best."""
    for assault in ASSAULTS:
        careful = ask([{"do": "odds", **assault}])[0]["careful"]
        if careful:
            orders = [{key: order[key] for key in ("at", "do", "when")} for order in careful["orders"]]
            given, best = ask([{"do": "odds", **assault, "orders": orders},
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


if __name__ == "__main__":
    unittest.main()
