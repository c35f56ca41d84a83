#!/usr/bin/env python3
"""Charges of the Trial Assault Rules: questions, places, odds, best play.

Source: docs/rulings/trial40k-plane.md, R-22 to R-27, R-31, R-36 to R-39, for what is asked and where all end; the fight that follows is
trial40k_engine.py's, on the contacts of trial40k_plane.py. Unit: tenths of a
millimetre.

The command: oracle_command.py.
"""

import json
from typing import NamedTuple

import oracle_command
import trial40k_engine
from oracle_walk import TooLarge
from trial40k_charge_back import back_of
from trial40k_charge_cover import cover_of
from trial40k_charge_declare import (
    further, legal, named_apart, nearest_target, why_not)
from trial40k_charge_end import completed, mixed, over_at_once
from trial40k_charge_ground import ALLOWED, ground
from trial40k_charge_hand import as_placed
from trial40k_charge_move import leads, led, ways
from trial40k_charge_place import Charge
from trial40k_charge_regroup import FAILED, PASSED, chance, regrouped
from trial40k_charge_table import (READINGS, SEEN, check_table, enemies,
                                   group_id, table_of, touching)
from trial40k_engine import MEASURES, read
from trial40k_length import words
from trial40k_plane import groups_of, placed
from trial40k_shelter import hidden, sheltered
from trial40k_turn import pairs_of
from trial40k_words import SIDES

ACTIVE = "attacker"     # whose turn the first phase is in
THROWS = ("regroup", "difficult")
TABLE_KEYS = ("fired", "falls_back", "home", "placed", "charged", "cover")


class Question(NamedTuple):
    """A question that leaves a choice, or a throw."""
    step: str
    unit: str           # whom it is about; "": nobody
    options: tuple
    standing: int       # number of the standing order
    score: int = 0      # of a test to regroup: what it is passed on


class Phase(NamedTuple):
    """What charges came to."""
    begun: tuple        # the table as the phase began
    table: tuple
    where: tuple
    charged: tuple      # parties that ended a charge, in the order of moves
    failed: tuple       # parties whose charge failed
    destroyed: tuple    # models that did not regroup
    asked: tuple        # (Question, the option taken)


class Zones(Exception):
    """Best play of zones is not compared (trial40k.md, D-16)."""


class Asker:
    """Answers by a script, then by the standing orders.

    An answer is an option or its number.
    """

    def __init__(self, script=()):
        self.script = list(script)
        self.asked = []

    def ask(self, step, unit, options, standing=0):
        """The number of the option taken; one option is not asked about."""
        if len(options) == 1:
            return 0
        question = Question(step, unit, tuple(options), standing)
        taken = self.script.pop(0) if self.script else standing
        if not isinstance(taken, int):
            taken = options.index(taken)
        self.asked.append((question, options[taken]))
        return taken

    def test(self, party, score):
        """What a test to regroup comes to; passed, unless it is said."""
        taken = self.script.pop(0) if self.script else PASSED
        self.asked.append((Question("regroup", party, (PASSED, FAILED), 0,
                                    score), taken))
        return taken

    def higher(self, party):
        """The higher of two dice; 6, unless it is said."""
        taken = self.script.pop(0) if self.script else max(ALLOWED)
        self.asked.append((Question("difficult", party, tuple(ALLOWED), 0),
                           taken))
        return taken


def declared(table, asker):
    """{party: its targets} of all who charge."""
    charges = {}
    for party in table.parties(ACTIVE):
        clause = why_not(table, party)
        SEEN["may not: %s" % clause if clause else "may charge"] += 1
        targets = [] if clause else legal(table, party)
        if not targets:
            continue
        nearest = targets.index(nearest_target(table, party, targets))
        taken = asker.ask("declare", party, ["no-charge"] + [
            "charge-" + target for target in targets], nearest + 1)
        if not taken:
            continue
        named = [targets[taken - 1]]
        while True:
            more = further(table, party, named)
            words = ["charge-" + target for target in more]
            if named_apart(table, named):       # one has to go with it
                nearest = more.index(nearest_target(table, party, more))
                named.append(more[asker.ask("declare", party, words, nearest)])
                SEEN["further: goes with it, %d could" % len(more)] += 1
                continue
            taken = asker.ask("declare", party, ["enough"] + words)
            if not taken:
                break
            named.append(more[taken - 1])
        charges[party] = named
        SEEN["targets: %d" % len(named)] += 1
    return charges


def moved(charge, asker):
    """The charge when the whole unit has moved; None: it fails."""
    charge = ground(charge, asker)
    pairs = leads(charge)
    if not pairs:
        return None
    pair = pairs[asker.ask("first-mover", charge.party, [
        "lead-%d" % (k + 1) for k in range(len(pairs))])]
    SEEN["first mover: %s" % ("one" if len(pairs) == 1 else "several")] += 1
    rows = ways(charge, led(charge, pair), pair[:1])
    rows += as_placed(charge, led(charge, pair), pair)
    SEEN["ways: %d" % len(rows)] += 1
    return rows[asker.ask("place-charge", charge.party,
                          [name for name, _ in rows])][1]


def left(table, where, party):
    """(table, where) when a party has left it (TAR-181)."""
    return table.without(party), tuple(
        place for model, place in zip(table.models, where)
        if model.party != party)


def called_off(charges, party):
    """The charges that are left when a party is destroyed."""
    found = {one: [target for target in targets if target != party]
             for one, targets in charges.items()}
    for one, targets in found.items():
        if targets != charges[one]:
            SEEN["called off: %s" % ("a target" if targets else "the charge")
                 ] += 1
    return {one: targets for one, targets in found.items() if targets}


def played(table, asker):
    """A Phase: from the declarations to where all stand."""
    begun, where = table, table.start
    charged, failed, destroyed = [], [], []
    charges = declared(table, asker)
    while charges:
        waiting = table.in_order(charges)
        party = waiting[asker.ask("next-charge", "", [
            "move-" + party for party in waiting])]
        passed, lost = regrouped(Charge(table, where, party, tuple(
            table.in_order(charges[party]))), asker)
        table = table._replace(fleeing=table.fleeing - set(passed))
        for target in lost:
            destroyed += [model for model in table.models
                          if model.party == target]
            table, where = left(table, where, target)
            charges = called_off(charges, target)
        if party not in charges:
            continue
        end = moved(Charge(table, where, party, tuple(
            table.in_order(charges.pop(party)))), asker)
        if end is None:
            SEEN["charge fails"] += 1
            failed.append(party)
        else:
            charged.append(party)
            where = end.where
    return Phase(begun, table, where, tuple(charged), tuple(failed),
                 tuple(destroyed), tuple(asker.asked))


def phases(table, steps=None):
    """Every Phase that the answers lead to, or those of some steps."""
    waiting = [[]]
    while waiting:
        script = waiting.pop()
        phase = played(table, Asker(script))
        yield phase
        for k in range(len(script), len(phase.asked)):
            question, taken = phase.asked[k]
            before = [option for _, option in phase.asked[:k]]
            waiting += [before + [option] for option in question.options
                        if option != taken
                        and (steps is None or question.step in steps)]


def fight(scenario, phase, back=None):
    """The scenario of the plane in which the fight begins.

    back: how far each model can fall back, if that is of interest
    """
    scenario = sheltered(scenario)
    made = {key: value for key, value in scenario.items()
            if key not in ("begin", "terrain", "table")}
    if back:
        made["sweep_moved"] = phase.table.reading(
            "sweep_cmp", "thrown") == "moved"
    if "parameters" in made:
        made["parameters"] = {key: value for key, value in
                              made["parameters"].items()
                              if key not in READINGS}
    parties = {model.slot[:2]: model.party for model in phase.table.models}
    at = {model.slot: words(point)
          for model, point in zip(phase.table.models, phase.where)}
    for side in SIDES:
        units = []
        for u, unit in enumerate(scenario[side]["units"]):
            if (side, u) not in parties:
                continue
            row = {key: value for key, value in unit.items()
                   if key not in TABLE_KEYS}
            slots = [[(side, u, g, k) for k in range(len(group["at"]))]
                     for g, group in enumerate(groups_of(unit))]
            groups = [{**{key: value for key, value in group.items()
                          if key != "placed"},
                       "at": [at[slot] for slot in those],
                       "behind": group_id(unit, group)}
                      for group, those in zip(groups_of(unit), slots)]
            for group, those in zip(groups, slots if back else ()):
                group["back"] = [back[slot] for slot in those]
            if "groups" in unit:
                row["groups"] = groups
            else:
                row.update({key: groups[0][key] for key in ("at", "back")
                            if key in groups[0]})
            row["charged"] = parties[side, u] in phase.charged
            party = parties[side, u]
            row.update(cover_of(phase.begun, side, unit, party,
                                hidden(scenario, side, party)))
            units.append(row)
        made[side] = {"units": units}
    return made


def anybody_touches(phase):
    """Whether there is anything to fight."""
    return any(touching(phase.table, phase.where, n, other)
               for n, model in enumerate(phase.table.models)
               for other in enemies(phase.table, model.side))


def begun(scenario, phase):
    """The document with which the fight begins, and how far each of it can
    fall back."""
    document = named(placed(fight(scenario, phase)))
    back = back_of(phase, pairs_of(read(document)))
    return named(placed(fight(scenario, phase, back))) if back else document


def named(document):
    """The document with a name for each group, which the oracle wants."""
    for side in SIDES:
        for unit in document[side]["units"]:
            for group in unit["groups"]:
                group.setdefault("name", unit["name"])
    return document


def several_zones(document):
    """Whether a unit has several zones, of three enemies or more (D-16)."""
    for side in SIDES:
        for unit in document[side]["units"]:
            kinds = {tuple(sorted(group["zone"]))
                     for group in unit["groups"] if "zone" in group}
            if len(kinds) > 1 and len({
                    name for kind in kinds for name in kind}) > 2:
                return True
    return False


class Fights:
    """What the fights of a scenario come to, each played once."""

    def __init__(self, scenario, most=None):
        self.scenario, self.most = scenario, most
        self.known = {}
        self.zones = False      # whether a unit has several
        self.situations = 0     # met in all of them

    def odds(self, phase, orders):
        """As trial40k_engine.py says it."""
        if not anybody_touches(phase):
            found = over_at_once(self.scenario, phase)
            return completed(self.scenario, phase, found)
        document = begun(self.scenario, phase)
        self.zones = self.zones or several_zones(document)
        key = json.dumps([document, orders], sort_keys=True)
        if key not in self.known:
            self.known[key] = trial40k_engine.solve(document, orders,
                                                    self.most)
            self.situations += trial40k_engine.solve.situations
        return completed(self.scenario, phase, self.known[key])


def folded(rows, place=0):
    """Odds of the rows of (what was asked, odds): the best answers, and the
    tests as they fall."""
    if len(rows) == 1 and len(rows[0][0]) == place:
        return rows[0][1]
    question, _ = rows[0][0][place]
    kinds = {}
    for row in rows:
        kinds.setdefault(row[0][place][1], []).append(row)
    found = {option: folded(some, place + 1)
             for option, some in kinds.items()}
    if question.step == "regroup":
        passed = chance(question.score)
        return mixed([(passed, found[PASSED]), (1 - passed, found[FAILED])])
    if question.step == "difficult":
        return mixed([(p, found[inches]) for inches, p in ALLOWED.items()])
    return max(found.values(), key=lambda row: row["value"])


def places(scenario, answers=()):
    """A Phase: where all stand after these answers, then standing orders.

    answers: an option or its number for each question that leaves a choice,
    in the order in which they come up
    """
    return played(table_of(sheltered(scenario)), Asker(answers))


def odds_of(table, fights, orders, most):
    """Odds under standing orders, or of best play; too many phases raise
    TooLarge."""
    rows, steps = [], THROWS if orders == "standing" else None
    for phase in phases(table, steps):
        rows.append((phase.asked, fights.odds(phase, orders)))
        if most is not None and len(rows) > most:
            raise TooLarge
    return folded(rows)


def solve(scenario, orders="standing", most=None, phases_most=None):
    """Exact odds: under standing orders, or of the first best phase."""
    scenario = sheltered(scenario)
    table = table_of(scenario)
    check_table(table)
    fights = Fights(scenario, most)
    found = odds_of(table, fights, orders, phases_most)
    solve.situations = fights.situations
    if orders == "best" and fights.zones:
        raise Zones
    return found


if __name__ == "__main__":
    from trial40k_charge_generate import cases, tally
    oracle_command.main(__doc__, solve, cases, tally)
