#!/usr/bin/env python3
"""Exact odds and best play of what the engine of WTJ 1916 carries out so far.

Source: docs/rulings/wtj.md for what a scenario of the engine writes and how
it ends; the answers are the oracle's (wtj.py), in the engine's words. Units:
probabilities as exact fractions, worth as the scenario's aim says.

The command: oracle_command.py.
"""

from fractions import Fraction

import oracle_command
from wtj_assault import groups
from wtj_end import MEASURES, worth
from wtj_numbers import APPLIED, NUMBERS, READINGS, Refused
from wtj_scenario import read_battle
from wtj_state import SIDES
from wtj_turn import first
from wtj_walk import Walk

# What only the tests of morale can do, which are not compared: 0.
AFTERWARDS = tuple("%s_%s" % (side, what)
                   for what in ("withdrawn", "routed", "prisoners")
                   for side in SIDES)
ENGINE_MEASURES = (
    "attacker_losses", "defender_losses", "assaults_taken",
    "attacker_pinned", "defender_pinned", "attacker_demoralized",
    "defender_demoralized", *AFTERWARDS)
NUMBER_OF = {
    "pinned_or_worse": "pinned", "hit_in_rear": "rear",
    "two_sides": "two_sides", "prone": "prone", "solid_cover": "solid_cover",
    "outstanding_training": "outstanding", "great_training": "great",
    "cavalry_first": "cavalry_first", "cavalry_second": "cavalry_second",
    "rounds": "rounds_foot", "rounds_cavalry": "rounds_charge",
    "rounds_all_cavalry": "rounds_mounted"}
CLAUSE_OF = {"pinned": "WTJ-39", "rear": "WTJ-40", "prone": "WTJ-45",
             "solid_cover": "WTJ-46", "outstanding": "WTJ-47",
             "great": "WTJ-48"}
# Of the engine's reading: the oracle's, and the engine's words in the order
# of the oracle's. "AMB-W14" and "grades_together" are one reading, W14.
READING_OF = {
    "AMB-W4": ("W4", ("removed", "nominal")),
    "tie_when_eliminated": ("tie_when_eliminated",
                            ("pinned", "literal", "wins")),
    "tie_costs": ("W6", ("side", "unit")),
    "tie_at_nothing": ("zero_tie", ("tie", "nothing")),
    "breakthrough": ("breakthrough", ("all-fought", "three-rounds")),
    "recompute_modifiers": ("recompute_modifiers", ("once", "each-round")),
    "rear_majority": ("W12", ("more-than-half", "half")),
    "rear_whom": ("rear_whom", ("either", "defender")),
    "AMB-W14": ("W14", ("better", "both")),
    "AMB-W17": ("W17", ("owner", "winner")),
    "AMB-W18": ("W18", ("any", "half")),
    "AMB-W19": ("cav_v_cav", ("none", "both")),
    "AMB-W23": ("W23", ("none", "yes")),
    "AMB-W33": ("W33", ("half", "any")),
}
MEASURE_OF = {"attacker_losses": "attacker_lost",
              "defender_losses": "defender_lost",
              "attacker_pinned": "attacker_pinned",
              "defender_pinned": "defender_pinned"}
# An ending of the engine: the oracle's, and what it has counted besides.
ENDING_OF = {
    "breakthrough": ("taken", "attacker_breakthrough"),
    "taken": ("taken", None), "taken-tied": ("taken", None),
    "heroic": ("taken", "attacker_heroic"), "won": ("locked",
                                                    "defender_beaten"),
    "drawn": ("locked", None), "lost": ("locked", "attacker_beaten"),
    "both-gone": ("emptied", None), "held": ("held", None),
    "held-tied": ("held", None), "held-heroic": ("held", "defender_heroic"),
    "held-breakthrough": ("held", "defender_breakthrough")}


def parameters(given):
    """The oracle's parameters."""
    found = {}
    for name, value in given.items():
        if name in NUMBER_OF:
            found[NUMBER_OF[name]] = value
        elif name != "grades_together":
            row, words = READING_OF[name]
            found[row] = READINGS[row][words.index(value)]
    if given.get("grades_together", "no") == "great":
        if given.get("AMB-W14", "better") == "both":
            raise ValueError("parameters: the oracle has no word for this")
        found["W14"] = "joined"
    return found


def aim(given, count):
    """The oracle's aim for one assault of so many.

    Endings are of an assault that is alone; equal losses with one side gone
    are worth what the plain ending is.
    """
    lives = {"defender_lost": 5, "attacker_lost": -5}
    ground = {"taken": str(Fraction(100, count))}
    if not isinstance(given, dict):
        return {"ground": ground, "cheaply": {**ground, **lives},
                "attrition": lives}[given]
    found = {ending: given[name] for name, (ending, besides)
             in ENDING_OF.items() if name in given and not besides}
    for name, (ending, besides) in ENDING_OF.items():
        if besides and name in given:
            plain = Fraction(found.get(ending, 0))
            found[besides] = str(Fraction(given[name]) - plain)
    for name, measure in MEASURE_OF.items():
        if name in given:
            found[measure] = given[name]
    if "assaults_taken" in given:
        found["taken"] = str(Fraction(found.get("taken", 0))
                             + Fraction(given["assaults_taken"]))
    return found


def document(scenario, count=1):
    """The oracle's scenario: a phase of assaults, and nothing after it."""
    return {**scenario, "until": "assault-over",
            "parameters": parameters(scenario.get("parameters", {})),
            "aim": aim(scenario.get("aim", "ground"), count)}


def ending_of(end):
    """(the engine's ending, its measures) of an End of one assault."""
    of = dict(zip(MEASURES, end.counts))
    assert not of["attacker_away"] and not of["defender_away"]
    counted = [name for name, (ending, besides) in ENDING_OF.items()
               if ending == end.ending and besides and of[besides]]
    ending = (counted or [name for name, row in ENDING_OF.items()
                          if row == (end.ending, None)])[0]
    if ending in ("taken", "held") and (of["attacker_pinned"]
                                        + of["defender_pinned"]):
        ending += "-tied"
    return ending, (
        of["attacker_lost"], of["defender_lost"], int(end.ending == "taken"),
        of["attacker_pinned"], of["defender_pinned"],
        *(of["%s_left" % side] * of["%s_beaten" % side] for side in SIDES),
        *(0 for _ in AFTERWARDS))


def parts(whole):
    """The oracle's scenarios of the assaults, each alone."""
    battle = read_battle(whole)
    names = [{battle.units[n].id for n in pair[0] + pair[1]}
             for pair in groups(battle, first(battle))]
    if len(names) < 2:
        return [whole]
    ids = {unit.name: unit.id for unit in battle.units}
    return [{**whole, "contacts": [row for row in whole["contacts"]
                                   if row["attacker"] in here],
             **{side: {"units": [unit for unit in whole[side]["units"]
                                 if ids[unit["name"]] in here]}
                for side in SIDES}} for here in names]


def unpinned(whole):
    """The same with nobody pinned at the start: withdrawn in the lock, which
    adds as much, so that whoever is pinned at the end is so by the assault."""
    return {**whole, **{side: {"units": [
        {**unit, "status": "withdrawn"} if unit.get("status") == "pinned"
        else unit for unit in whole[side]["units"]]} for side in SIDES}}


def walked(whole, orders, most):
    """({End: probability}, value) of a scenario of the oracle."""
    battle = read_battle(whole)
    odds = {end: p for end, p in
            Walk(battle, orders == "best", most).odds().items() if p}
    return odds, sum(p * worth(battle, end) for end, p in odds.items())


def summed(odds, names):
    """Probabilities of some of the counts of Ends."""
    found = {}
    for end, p in odds.items():
        key = tuple(end.counts[MEASURES.index(name)] for name in names)
        found[key] = found.get(key, 0) + p
    return found


def one_assault(whole, orders, most):
    """({(ending, measures): probability}, value) of one assault."""
    nobody, names = unpinned(whole), ("attacker_lost", "defender_lost")
    odds, value = walked(nobody, orders, most)
    if nobody != whole:
        again, same = walked(whole, orders, most)
        assert same == value
        assert summed(odds, names) == summed(again, names)
    rows = {}
    for end, p in odds.items():
        key = ending_of(end)
        rows[key] = rows.get(key, 0) + p
    return rows, value


def together(rows, more):
    """The sums of the measures of assaults that do not touch."""
    found = {}
    for (_, one), p in rows.items():
        for (_, two), q in more.items():
            key = None, tuple(a + b for a, b in zip(one, two))
            found[key] = found.get(key, 0) + p * q
    return found


def several(count, rows):
    """The endings of several assaults."""
    return {("all-taken" if counts[2] == count else
             "some-taken" if counts[2] else "none-taken", counts): p
            for (_, counts), p in rows.items()}


def answer(rows, value):
    """The answer, in the engine's words."""
    found = {"endings": {}, "joint": {}, "value": value}
    for (ending, counts), p in rows.items():
        for part, key in (("endings", ending),
                          ("joint", (ending, *counts[:2]))):
            found[part][key] = found[part].get(key, 0) + p
    for k, name in enumerate(ENGINE_MEASURES):
        most = max(counts[k] for _, counts in rows)
        found[name] = [sum(p for (_, counts), p in rows.items()
                           if counts[k] == number)
                       for number in range(most + 1)]
    return found


def played(scenario, orders, most):
    """The answer; assaults are walked apart, and the whole besides."""
    alone = parts(document(scenario))
    alone = [{**part, "aim": aim(scenario.get("aim", "ground"), len(alone))}
             for part in alone]
    rows, value = one_assault(alone[0], orders, most)
    for part in alone[1:]:
        more, gain = one_assault(part, orders, most)
        rows, value = together(rows, more), value + gain
    if len(alone) > 1:
        rows = several(len(alone), rows)
        check_whole(scenario, orders, most, rows)
    return answer(rows, value)


def check_whole(scenario, orders, most, rows):
    """The oracle's walk through all assaults says the same of the losses.

    Under standing orders: the ground is not worth the same to both.
    """
    if orders == "best":
        return
    odds, found = walked(document(scenario), orders, most)[0], {}
    for (_, counts), p in rows.items():
        found[counts[:2]] = found.get(counts[:2], 0) + p
    assert found == summed(odds, ("attacker_lost", "defender_lost"))


def clauses_lost(scenario, orders, most, error):
    """The error of all numbers that `certain` misses, the first by clause."""
    missed, given = [], dict(scenario.get("parameters", {}))
    names = {NUMBERS[row][4]: (name, row) for name, row in NUMBER_OF.items()}
    while error is not None:
        name, row = names[str(error).partition("lost ")[2]]
        missed.append(CLAUSE_OF[row])
        given[name] = NUMBERS[row][0]
        try:
            played({**scenario, "parameters": given}, orders, most)
            error = None
        except Refused as another:
            error = another
    return Refused("%s: the sources have lost its number" % min(missed))


def solve(scenario, orders="standing", most=None):
    """Exact odds of a scenario of the engine, as it says them."""
    try:
        return played(scenario, orders, most)
    except Refused as error:
        if not str(error).startswith("certain:"):
            raise
        raise clauses_lost(scenario, orders, most, error) from None


def every_id():
    """All ids of the oracle that a long run has to apply."""
    clauses = (*range(12, 20), 23, 24, 26, *range(39, 43), *range(45, 52))
    rows = sorted({row for row, _ in READING_OF.values()})
    return (["WTJ-%02d" % n for n in clauses]
            + ["%s: %s" % (row, word) for row in rows
               for word in READINGS[row]]
            + ["%s turned" % name for name in NUMBER_OF.values()])


def generated(count, seed):
    """So many cases with their answers."""
    from wtj_slice_generate import cases
    return cases(count, seed)


def table():
    """The tally of what was applied, one id a line."""
    return "".join("%8d  %s\n" % (APPLIED[name], name)
                   for name in every_id())


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, generated, table)
