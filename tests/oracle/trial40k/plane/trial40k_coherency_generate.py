#!/usr/bin/env python3
"""Fights on the table made at random in which casualties may part a unit.

Each unit is a chain of models, most at gaps at which the next is just within
two inches; enemies touch some of them. The same seed gives the same.

    run.py trial40k_coherency_generate --generate COUNT [--seed SEED]
                                cases with answers, as every oracle's; what
                                they reach on standard error
"""

import math
import random
from collections import Counter

import oracle_command
import trial40k_coherency
import trial40k_engine
from oracle_hard import Mix
from oracle_walk import TooLarge
from trial40k_charge import named
from trial40k_charge_generate import (CHARACTERS, LEADERS, TROOPS, WIDE,
                                      chance, turn)
from trial40k_plane import placed, stated

SOME = "some of several may suffer"
DIFFER = "odds differ"      # for that
WAYS = 4000         # of a fight that is answered
SITUATIONS = 350    # of most that are answered
REACHED = Counter()     # of the cases kept

GAPS = (508, 508, 508, 507, 480, 400, 260, 30, 509, 0)     # of a chain, in tenths
TURNS = (0, 0, 30, -30, 60, -60, 90, -90, 180)     # of degrees
TOUCHING = (0, 1, 2, 4)
MIDDLE = 20000
TRIES = 60
AIMS = ("ground", "cheaply", "attrition", {"defender_models": 2,
                                           "attacker_models": -3})


def apart(one, two):
    """Whether two (x, y, wide) do not overlap."""
    far = (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2
    return 4 * far >= (one[2] + two[2]) ** 2


def beside(rng, one, wide, gap, angle):
    """A model about so far from another."""
    reach = (one[2] + wide) / 2 + gap
    return (round(one[0] + reach * math.cos(math.radians(angle))),
            round(one[1] + reach * math.sin(math.radians(angle))), wide)


def chain(rng, start, wides, others):
    """Models one after another, now and then about an earlier one."""
    angle, made = rng.uniform(0, 360), [start]
    for wide in wides[1:]:
        for _ in range(TRIES):
            one = made[-1] if rng.random() < 0.8 else rng.choice(made)
            turned = angle + rng.choice(TURNS)
            found = beside(rng, one, wide, rng.choice(GAPS), turned)
            if all(apart(found, other) for other in made + others):
                break
        else:
            return None
        angle = turned
        made.append(found)
    return made


def unit(rng, name, most):
    """A unit without places."""
    groups = [{"name": name + " line", "models": rng.randint(1, most),
               **rng.choice(TROOPS)}]
    for more in ("second", "leader"):
        if chance(rng, 45):
            groups.append({"name": "%s %s" % (name, more),
                           "models": rng.randint(1, 2), **rng.choice(
                               LEADERS if more == "leader" else TROOPS)})
    if len(groups) > 1 and chance(rng, 50):
        groups[1].update({key: value for key, value in groups[0].items()
                          if key not in ("name", "models")})
    for group in groups:
        group["base"] = rng.choice(("25 mm", "25 mm", "25 mm", "40 mm"))
    return {"name": name, "groups": groups}


def slots(units):
    """(group, wide) of each model of a party, in any order."""
    return [(group, WIDE[group["base"]]) for one in units
            for group in one["groups"] for _ in range(group["models"])]


def words(place):
    """30.0 mm, 45.1 mm"""
    return ", ".join("%d.%d mm" % divmod(part, 10) for part in place[:2])


def put_down(rng, units, others):
    """Places for a party: a chain that touches one of the others."""
    each = slots(units)
    rng.shuffle(each)
    for _ in range(TRIES):
        wide = each[0][1]
        start = (MIDDLE, MIDDLE, wide) if not others else beside(
            rng, rng.choice(others), wide, rng.choice(TOUCHING),
            rng.uniform(0, 360))
        if not all(apart(start, other) for other in others):
            continue
        made = chain(rng, start, [wide for _, wide in each], others)
        if made:
            both = list(zip(each, made))
            rng.shuffle(both)
            for (group, _), place in both:
                group.setdefault("at", []).append(words(place))
            return made
    return None


def party(rng, name, most):
    """A unit, and now and then a character who has joined it."""
    units = [unit(rng, name, most)]
    if chance(rng, 25):
        units.append({
            "name": name + " chief", "independent": True, "joined": name,
            "groups": [{"name": name + " himself", "models": 1,
                        "base": "25 mm", **rng.choice(CHARACTERS)}]})
    return units


def scenario(rng):
    """A position; None: it has no room."""
    defenders, attackers = party(rng, "Mob", 5), party(rng, "Squad", 3)
    standing = put_down(rng, defenders, [])
    made = {"rules": "trial40k", "aim": rng.choice(AIMS),
            "attacker": {"units": attackers},
            "defender": {"units": defenders}}
    sides = [attackers[:]]
    if chance(rng, 35):
        sides.append([unit(rng, "Team", 2)])
        attackers.extend(sides[-1])
    for units in sides:
        placed = standing and put_down(rng, units, standing)
        if not placed:
            return None
        standing = standing + placed
    if chance(rng, 20):
        made["parameters"] = dict([rng.choice((
            ("inv_type", "own"), ("A-37", "fresh"), ("instant_death", "on"),
            ("alloc_order", "wounded"), ("alloc_info", "own")))])
    if chance(rng, 15):
        made["turns"] = 2
    turn(made)
    return made


def solve(made, orders="standing"):
    """Its odds, in the engine's words."""
    return trial40k_engine.solve(named(placed(made)), orders, WAYS)


def case(rng):
    """(case, answer, whether some may suffer and others not); None: it has
    no room, or is too large."""
    made = scenario(rng)
    if not made:
        return None
    for orders in dict.fromkeys((rng.choice(("standing", "best")),
                                 "standing")):
        trial40k_coherency.SEEN.clear()
        try:
            answer = solve(made, orders)
        except TooLarge:
            continue
        return ({"scenario": made, "orders": orders}, answer,
                trial40k_coherency.SEEN[SOME] > 0)
    return None


def differs(row, answer):
    """Whether the odds of a case would be others if all were together."""
    return answer != trial40k_engine.solve(named(stated(row["scenario"])),
                                           row["orders"])


def cases(count, seed):
    """So many (case, answer)."""
    rng, mix = random.Random(seed), Mix(SITUATIONS)
    while mix.kept < count:
        row = case(rng)
        if row and mix.keep(row[1], trial40k_engine.solve.situations):
            REACHED[SOME] += row[2]
            REACHED[DIFFER] += row[2] and differs(*row[:2])
            yield row[:2]


def tally():
    """What was reached, a line each."""
    return "".join("%8d  %s\n" % (count, name)
                   for name, count in sorted(REACHED.items()))


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, cases, tally)
