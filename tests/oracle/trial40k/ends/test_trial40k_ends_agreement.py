"""The engine of Trial Assault against its oracle where models end after a fight: who falls back (R-29), who has nobody
left to fight (R-32), who fights on (R-33).

Each position is played to its end with answers and dice at random. What is asked when all is fought is the same, who
falls back goes as far, and after each of these steps all stand in the same places, to the tenth of a millimetre.
"""
import json
import random
import unittest

import agreement
import test_trial40k_difficult_agreement as difficult_agreement
from agreement import ask
from limits import few, with_all
from test_trial40k_charge_agreement import Rash
from trial40k_charge import anybody_touches, played
from trial40k_charge_table import SEEN, table_of
from trial40k_ends_follow import Asked, Follower
from trial40k_ends_generate import scenarios
from trial40k_retreat import HALF_INCH
from trial40k_words import id_of

POSITIONS = few(270)
AFTER = ("consolidate-attacker", "consolidate-defender", "pile-through-attacker", "pile-through-defender",
         "pile-difficult", "pile-in-attacker", "pile-in-defender", "over")
MOVES = ("TAR-137", "TAR-149", "TAR-184")   # who breaks and how far, who moves back, who is trapped
LEAST = {
    "flight: full": 250, "flight: less far": 1, "flight: apart": 40, "flight: to be together": 80,
    "flight: to be inside": 120, "flight: outside the corridor": 12, "flight: off the table": 3,
    "flight: decided by onward": 100, "flight: decided by least far": 5, "retreat: whole": 70, "retreat: slowed": 8,
    "retreat: reach less": 5, "retreat: trapped": 1,
    "consolidate: gather": 40, "consolidate: near": 10, "consolidate: back": 30, "consolidate: whole": 60,
    "consolidate: a part": 25, "consolidate: cannot": 30, "gather: first": 40, "gather: near": 70, "gather: together": 40,
    "gather: farthest": 25, "gather: stays": 2,
    "pile: asked": 12, "pile: not asked": 120, "pile: engage": 120, "pile: toward": 7, "pile: nobody moves": 30,
    "pile: nobody touches, one leads": 20, "pile: nobody touches, nobody can": 1, "pile: round": 15, "pile: through": 20,
    "TAR-025": 100, "TAR-026": 200, "TAR-027": 120, "TAR-028": 25, "straight": 25, "stays": 1, "toward: it": 15, "toward: another": 8,
    "engage-most: first decides": 15, "engage-most: third decides": 2}


class Game(difficult_agreement.Game):
    """A position that is played to its end."""

    def __init__(self, scenario, phase, seed):
        super().__init__(scenario, phase)
        self.rng = random.Random(seed)
        self.steps = []     # (reply, lines then) since the fights began
        self.shown = {}     # by how many lines

    def charges(self):
        """Whether the charges are still to be played."""
        return super().goes_on()

    def goes_on(self):
        return not self.error and (not self.question or self.question["kind"] != "over")

    def answer(self):
        if self.charges():
            return super().answer()
        if self.question["kind"] == "throw":
            return {"roll": True}
        return {"choose": self.rng.choice(self.question["options"])["id"]}

    def hear(self, reply):
        super().hear(reply)
        if not self.error and not self.charges():
            self.steps.append((reply, len(self.record)))

    def matters(self, k):
        """Whether somebody may have moved by step k, or it is to be known who is left before or after it."""
        return k == 0 or any(reply["question"]["step"] in AFTER or any(event["clause"] in MOVES for event in reply["events"])
                             for reply, _ in self.steps[k:k + 2])

    def taken(self, k):
        """What was answered to step k, as the oracle has it: an option, the higher die; None in a throw under way."""
        line = self.record[self.steps[k][1] - 1]
        line = json.loads(line) if isinstance(line, str) else line
        if "choose" in line:
            return line["choose"]
        return max(face for part in line["faces"] for face in part) if "faces" in line else None


def bases(shown):
    """[(group, x, y, how wide)] of all that is drawn on the table."""
    return [(mark["unit"], mark["x"], mark["y"], mark["w"]) for mark in shown["marks"]
            if mark["kind"] in ("piece", "base") and mark["where"]]


def counts(shown):
    """{group: how many are left}"""
    return {mark["unit"]: mark["piece"]["left"] for mark in shown["marks"] if mark["kind"] == "piece"}


def inches(length):
    """How far, as it is told: 4 1/2"""
    half = length // HALF_INCH
    return "%d%s" % (half // 2, " 1/2" if half % 2 else "")


class Walk:
    """A game that the oracle follows."""

    def __init__(self, game):
        slots = {point: model.slot for model, point in zip(game.phase.table.models, game.phase.where)}
        groups = {}
        for unit, x, y, _ in bases(game.shown[game.steps[0][1]]):
            groups.setdefault(unit, []).append(slots[x, y])
        self.game, self.before = game, {}
        self.follower = Follower(game.scenario, game.phase, {name: sorted(row) for name, row in groups.items()})
        self.end, self.wants = None, None

    def differs(self):
        """What differs first, in words; None: nothing."""
        for k, (reply, line) in enumerate(self.game.steps):
            if not self.game.matters(k):
                continue
            shown = self.game.shown[line]
            wrong = self.step(k, reply, counts(shown))
            want = sorted((*point, self.follower.slots[slot].wide) for slot, point in self.follower.at.items())
            have = sorted(base[1:] for base in bases(shown))
            if want != have:
                wrong.append("only oracle %s, only engine %s" % (
                    [row for row in want if row not in have], [row for row in have if row not in want]))
            if wrong:
                return "step %d: %s" % (k, "; ".join(wrong))
        return None

    def step(self, k, reply, left):
        """Takes in what is told of a step; what differs, in words.

        left: {group: how many are left}
        """
        trapped = any(event["clause"] == "TAR-184" for event in reply["events"])
        self.follower.lose(self.before if trapped else left)    # of who is trapped nobody is left
        wrong = [] if k == 0 else [words for event in reply["events"] for words in self.told(event)]
        self.follower.lose(left)
        self.before = left
        return wrong + self.asked(reply["question"], k)

    def told(self, event):
        """Takes in what is told: who throws how far, who moves back so far, who is trapped."""
        words, group = event["words"].split(), self.follower.group_of(event["unit"])
        if event["clause"] == "TAR-137" and "falls" in words:
            self.follower.throw(event["unit"], int(words[-2]))
        if event["clause"] not in MOVES[1:] or group is None:   # None: who falls back together has moved
            return []
        length = self.follower.flee(group, [
            slot for slot in self.follower.together[group].slots if slot in self.follower.at])
        told = "trapped" if event["clause"] == "TAR-184" else " ".join(words[words.index("back") + 1:-1])
        want = "trapped" if length is None else inches(length)
        return [] if told == want else ["%s: %s / %s" % (event["unit"], want, event["words"])]

    def asked(self, question, k):
        """What differs in what is asked when all is fought."""
        if question["step"] not in AFTER:
            return []
        taken = self.game.taken(k)
        try:
            if self.end is None:
                self.end = self.follower.end()
                self.wants = next(self.end)
            elif taken is not None:
                self.wants = self.end.send(taken)
        except StopIteration:
            self.wants = None
        has = None
        if question["kind"] == "throw":
            has = Asked(question["step"], self.wants and self.wants.unit, ())
        elif question["kind"] == "choice":
            has = Asked(question["step"], id_of({"name": question["unit"]}),
                        tuple(option["id"] for option in question["options"]))
        return [] if has == self.wants else ["asked %s / %s" % (self.wants, has)]


def games_of(count, seed):
    """So many positions, each played to its end, and what is drawn of them."""
    rows = [(scenario, played(table_of(scenario), Rash(random.Random(json.dumps(scenario)))))
            for scenario in scenarios(count, seed)]
    games = [Game(scenario, phase, n) for n, (scenario, phase) in enumerate(rows) if anybody_touches(phase)]
    while going := [game for game in games if game.goes_on()]:
        for game, reply in zip(going, ask([game.request() for game in going]), strict=True):
            game.hear(reply)
    wanted = [(game, line) for game in games for k, (_, line) in enumerate(game.steps)
              if not game.error and game.matters(k)]
    shown = ask([{"do": "show", "record": game.record, "at": line} for game, line in wanted])
    for (game, line), reply in zip(wanted, shown, strict=True):
        game.shown[line] = reply
    return games


class Ends(unittest.TestCase):
    seed = 29

    @classmethod
    def setUpClass(cls):
        games = games_of(POSITIONS, cls.seed)
        cls.errors = {game.error["clause"] for game in games if game.error}
        cls.games = [game for game in games if not game.error]
        SEEN.clear()
        cls.found = [Walk(game).differs() for game in cls.games]
        cls.seen = dict(SEEN)

    def test_all_stand_where_the_oracle_has_them(self):
        self.assertLessEqual(self.errors, {"TAR-038"})      # models may come to stand in too many ways
        for game, found in zip(self.games, self.found, strict=True):
            with self.subTest(scenario=json.dumps(game.scenario), record=game.record[1:]):
                self.assertIsNone(found)
        self.assertGreaterEqual(len(self.games), POSITIONS * 7 // 10)

    @with_all
    def test_every_branch_is_reached(self):
        self.assertEqual({name: self.seen.get(name, 0) for name, least in LEAST.items()
                          if self.seen.get(name, 0) < least}, {})


if __name__ == "__main__":
    agreement.main()
