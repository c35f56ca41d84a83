"""The engine of Trial Assault against its oracle where a player puts the models of a charge down himself: at places
that are drawn, the same breaks the same clauses, and where nothing does, the same is asked then, of the same table.
"""
import json
import random
import unittest
from collections import Counter

import agreement
from agreement import ask
from trial40k_charge import Asker, declared
from trial40k_charge_generate import scenarios
from trial40k_charge_hand import Move, put, within_reach
from trial40k_charge_move import leads, led, ways
from trial40k_charge_place import Charge, about, place_of, to_contact, way
from trial40k_charge_table import NEAR, table_of
from trial40k_words import id_of

POSITIONS = 300     # of which some ask how a charge is made
TRIES = 16          # of a position that does
GOES_ON = ("declare", "next-charge")
ASKS = ("place-charge", "first-mover")
LEAST = {"018": 30, "019": 1, "020": 5, "024": 100, "025": 8, "026": 1, "027": 1, "031": 30, "032": 1, "put": 60,
         "asked": 30}


def first_charge(scenario):
    """The first charge under standing orders, before anybody has moved; None: there is none, or there are tests."""
    table = table_of(scenario)
    charges = declared(table, Asker())
    if not charges or table.fleeing:
        return None
    party = table.in_order(charges)[0]
    charge = Charge(table, table.start, party, tuple(table.in_order(charges[party])))
    return charge if leads(charge) else None


class Game:
    """The engine, played by standing orders to where models may be put down."""

    def __init__(self, scenario, charge):
        self.scenario, self.charge = scenario, charge
        self.record, self.question, self.error = [], None, None

    def goes_on(self):
        return not self.error and (not self.question or self.question["step"] in GOES_ON)

    def request(self):
        if not self.record:
            return {"do": "play", "scenario": self.scenario, "seed": 1}
        standing = next(option["id"] for option in self.question["options"] if option["standing"])
        return {"do": "play", "record": self.record, "move": {"choose": standing}}

    def hear(self, reply):
        self.error = reply.get("error")
        if not self.error:
            self.record, self.question = self.record + reply["lines"], reply["question"]

    def asks(self):
        return not self.error and self.question["step"] in ASKS and (
            id_of({"name": self.question["unit"]}) == self.charge.party)

    def move(self):
        """Where the oracle stands."""
        begun = self.charge
        if self.question["step"] == "first-mover":
            return Move(begun, begun)
        pair = leads(begun)[0]
        return Move(begun, led(begun, pair), pair[:1], pair[0])


def called(table, number):
    """A model's name: its unit's, with its number there where it has several."""
    row = [n for n, model in enumerate(table.models) if model.unit == table.models[number].unit]
    unit = table.models[number].unit
    return unit if len(row) == 1 else "%s.%d" % (unit, row.index(number) + 1)


def point_for(rng, charge, number):
    """Where a model is put: about another, or anywhere."""
    here = charge.where[number]
    near = within_reach(charge, number)
    foes = [n for n in near if n in charge.foes()]
    kind = rng.randrange(10)
    if kind == 0 or not near:
        return here
    if kind == 1:
        return tuple(part + rng.randint(-1600, 1600) for part in here)
    if kind == 2:
        return rng.choice(about(charge, number, rng.choice(near), rng.choice((0, 100, NEAR))))[1]
    places = [row for foe in foes or near for row in to_contact(charge, number, foe)
              if way(charge, number, row[1]) is not None]
    x, y = rng.choice(places)[1] if places else here
    return x + rng.choice((0, 0, 1, -1)), y + rng.choice((0, 0, 1, -1))


def drawn(rng, move):
    """{number: point} of some of those who have still to move; seldom of others."""
    units = [n for n in move.charge.units() if n not in move.gone or rng.random() < 0.2]
    found = {}
    if move.leader is None and rng.random() < 0.6:
        units.sort(key=lambda n: n not in [one for one, _ in leads(move.begun)])
    elif units:
        rng.shuffle(units)
    for n in units[:rng.choice((1, 1, 1, 2, 2, 3, 6))]:
        own = n not in move.gone and move.gone and rng.random() < 0.4
        found[n] = place_of(move.charge, n, move.gone, ()) if own else point_for(rng, move.charge, n)
    return found


def request_of(game, puts):
    return {"do": "play", "record": game.record, "move": {"place": [
        {"unit": called(game.charge.table, n), "x": x, "y": y} for n, (x, y) in puts.items()]}}


class ByHand(unittest.TestCase):
    seed = 5

    @classmethod
    def setUpClass(cls):
        rng = random.Random(cls.seed)
        made = [(row, first_charge(row)) for row in scenarios(POSITIONS, cls.seed, 5)]
        games = [Game(row, charge) for row, charge in made if charge]
        while going := [game for game in games if game.goes_on()]:
            for game, reply in zip(going, ask([game.request() for game in going]), strict=True):
                game.hear(reply)
        cls.tries = []
        for game in filter(Game.asks, games):
            move = game.move()
            cls.tries += [(game, move, puts) for puts in (drawn(rng, move) for _ in range(TRIES)) if puts]
        cls.replies = ask([request_of(game, puts) for game, _, puts in cls.tries])
        rows = [(game, reply) for (game, _, _), reply in zip(cls.tries, cls.replies, strict=True) if "error" not in reply]
        shown = ask([{"do": "show", "record": game.record + reply["lines"]} for game, reply in rows])
        for (_, reply), drawing in zip(rows, shown, strict=True):
            reply["bases"] = sorted((mark["x"], mark["y"]) for mark in drawing["marks"]
                                    if mark["kind"] in ("piece", "base") and mark["where"])

    def wanted(self, game, puts, faults):
        """What the engine would say of these breaches."""
        names = [called(game.charge.table, n) for n in puts]
        return sorted((("place[%d]" if len(puts) else "") % names.index(called(game.charge.table, n) if n is not None
                       else names[0]), "TAR-" + clause) for n, clause in faults)

    def test_the_same_breaks_the_same_clauses(self):
        kinds = Counter()
        for (game, move, puts), reply in zip(self.tries, self.replies, strict=True):
            end, faults = put(move, puts)
            kinds.update(clause for _, clause in faults)
            with self.subTest(scenario=json.dumps(game.scenario), puts=puts):
                said = [reply["error"], *reply.get("also", ())] if "error" in reply else []
                self.assertEqual(sorted((row["path"], row["clause"]) for row in said),
                                 self.wanted(game, puts, faults))
                if faults:
                    continue
                kinds["put"] += 1
                kinds["asked"] += self.agrees_then(game, move, end, reply)
        self.assertEqual({name: kinds[name] for name, least in LEAST.items() if kinds[name] < least}, {})

    def agrees_then(self, game, move, end, reply):
        """All stand where they are put, and the rest are asked about as they are by the oracle."""
        rows = ways(move.begun, end.charge, end.gone)
        asked = reply["question"]
        again = asked["step"] == "place-charge" and asked["unit"] == game.question["unit"]
        self.assertEqual([option["id"] for option in asked["options"]] if again else [],
                         [name for name, _ in rows] if len(rows) > 1 else [])
        if again:
            self.assertEqual(reply["bases"], sorted(end.charge.where))
        return again


if __name__ == "__main__":
    agreement.main()
