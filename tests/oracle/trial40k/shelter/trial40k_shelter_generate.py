#!/usr/bin/env python3
"""Positions in which cover is asked model by model, and that matters: see
trial40k_terrain_generate.py.

Lines of cover before some of a unit, or on the way of one charger of
several, and woods with some of a unit, or on the edge of which one stands;
grenades, fists, force fields and all readings of cover. The same seed gives
the same.

    run.py trial40k_shelter_generate --generate COUNT [--seed SEED]
                                cases with answers, as every oracle's; what
                                they reach on standard error
"""

import math
import random
from collections import Counter
from itertools import count as count_from

import oracle_command
import trial40k_charge_generate
from oracle_hard import Mix
from oracle_walk import TooLarge
from trial40k_charge import (Zones, anybody_touches, places, solve,
                             table_of)
from trial40k_charge_cover import noted
from trial40k_charge_generate import (NAMES, SITUATIONS, TRIES, aim, chance,
                                      character, standing, tally, turn,
                                      unit)
from trial40k_charge_table import SEEN
from trial40k_charge_told import begun
from trial40k_cover import chargers, covered, step_of
from trial40k_kind import COVER_STEP, PLAIN, modes
from trial40k_length import words
from trial40k_shelter import against
from trial40k_state import CONTACT
from trial40k_terrain import COVER, IMPASSABLE
from trial40k_terrain_generate import (SORTS, beside, block, equip, fork,
                                       line, spot, stands, wood)
from trial40k_turn import begin
from trial40k_words import SIDES, words_of

MULTI = ("all", "all", "none", "those", None)   # of `cover_multi`
PLASMA = 25         # of 100 in which `plasma_scope` is
PINCER = 40         # of 100 in which units charge from several sides
ASTRIDE = 30        # of 100 of these that are as near on both
ALONE = 20          # of 100 units that charge alone that are kept
WAYS = 4000         # of a fight that is answered
PHASES = 16         # of a position whose best play is answered
NO_MATTER = 8       # of 100 that are kept though the reading turns nothing
ORDERS = ("standing", "best")


def terrain(rng, table):
    """Cover, sometimes a wall too."""
    found = []
    for kind in rng.choice(((COVER,), (COVER,), (COVER,) * 2, (COVER,) * 3,
                            (COVER, IMPASSABLE))):
        for _ in range(TRIES):
            sorts = COVERS if kind == COVER else SORTS[kind]
            rows = found + [
                {"kind": kind, shape: [words(point) for point in points]}
                for shape, points in rng.choice(sorts)(rng, table)]
            if not stands(table, rows):
                found = rows
                break
    return found


def differing(table):
    """Numbers of the models that are in cover against other parties than
    their unit would be, asked as a whole."""
    whole = noted(table)
    return [n for n, model in enumerate(table.models)
            if model.side == "defender" and against(table, n) != [
                charger for charger in table.parties("attacker")
                if whole[charger, model.party]]]


def settle(rng, made):
    """Readings: cover model by model, and those beside it."""
    equip(rng, made)
    given = made.setdefault("parameters", {})
    given["cover_scope"] = "model"
    word = rng.choice(MULTI)
    if word:
        given["cover_multi"] = word
    if chance(rng, PLASMA):
        given["plasma_scope"] = rng.choice(words_of("plasma_scope"))


def pincer(rng, most):
    """A unit in a column, and units on two or three sides of it, each
    nearest to some of it."""
    space, far = rng.choice((260, 300, 500)), rng.choice((600, 900, 1200))
    pikes = unit(rng, "Pikes", min(most, 3))
    pikes["groups"][0]["models"] += 1
    long = space * sum(group["models"] for group in pikes["groups"])
    standing(pikes, ((0, space * k) for k in count_from(0)))
    defenders, attackers = [pikes], []
    if chance(rng, 25):
        defenders.append(standing(character(rng, "Pikes chief", "Pikes"),
                                  [(0, long)]))
    places = [(-far, rng.choice((0, space, long))), (far, long - space),
              (rng.choice((0, 300)), -far)]
    for name, (x, y) in zip(NAMES["attacker"], rng.sample(
            places, rng.choice((2, 2, 2, 3)))):
        astride = x and chance(rng, ASTRIDE)    # every other on either side
        attackers.append(standing(unit(rng, name, min(most, 2)), (
            (-x if astride and k % 2 else x, y - 260 * (
                k // 2 if astride else k)) for k in count_from(0))))
    return {"rules": "trial40k", "begin": "charges", "aim": aim(rng),
            "attacker": {"units": attackers},
            "defender": {"units": defenders}}


def scenario(rng, most=6):
    """One position with cover, in which some model's mostly differs from its
    unit's."""
    while True:
        if chance(rng, PINCER):
            made = pincer(rng, most)
            turn(made)
        else:
            made = trial40k_charge_generate.scenario(rng, most)
            if chance(rng, 25):
                fork(rng, made)
        if len(made["attacker"]["units"]) == 1 and not chance(rng, ALONE):
            continue
        made["terrain"] = terrain(rng, table_of(made))
        settle(rng, made)
        if made["terrain"] and (differing(table_of(made))
                                or chance(rng, NO_MATTER)):
            return made


def scenarios(count, seed, most=6):
    """So many positions."""
    rng = random.Random(seed)
    return [scenario(rng, most) for _ in range(count)]


def mode_of(battle, stack):
    """How models fight by the standing orders, or about so."""
    return PLAIN if stack.role != CONTACT else modes(
        battle, battle.kinds[stack.kind])[0]


def steps(made):
    """How many models of each sort may strike whom in which step, when the
    charges of the standing orders are done; None: forbidden (TAR-041)."""
    phase = places(made)
    if not anybody_touches(phase):
        return {}
    try:
        battle, state = begun(made, phase)
    except ValueError:
        return None
    state = begin(battle, state, None)
    found = Counter()
    for n, stacks in enumerate(battle.stacks):
        those = chargers(battle, state, n)
        over = [x for x in those if covered(battle, state, n, x)]
        found["both ways"] += 0 < len(over) < len(those)
        for stack in stacks:
            kind = battle.kinds[stack.kind]._replace(group=0)
            for x in stack.touch:
                step = step_of(battle, state, n, stack._replace(
                    mode=mode_of(battle, stack), target=(x,)))
                found[n, kind, stack.touch, x, step] += stack.count
                if step == COVER_STEP and over and not (
                        set(over) & set(stack.touch)):
                    found["first at one in the open"] += 1
    return found


def screen(rng, table):
    """A line square to the way of an enemy to another."""
    middle, way, _ = spot(rng, table)
    far = math.hypot(*way)
    along = (-way[1] / far, way[0] / far)
    return [("line", [beside(middle, along, -rng.choice((150, 400, 900))),
                      beside(middle, along, rng.choice((150, 400, 900)))])]


COVERS = (line,) * 3 + (screen,) * 3 + (wood, wood, block)


def answered(made, orders):
    """The answer; None: it is too large, or not compared."""
    try:
        return solve(made, orders, WAYS, PHASES)
    except (TooLarge, Zones, ValueError):
        return None     # also a support whom the rulings forbid (TAR-041)


def note(made, found, telling):
    """Counts what a position is like, and the steps of its models; whether
    the reading tells on these."""
    SEEN["case: tells"] += telling
    units = [unit for side in SIDES for unit in made[side]["units"]]
    shapes = {shape for row in made["terrain"] if row["kind"] == COVER
              for shape in set(row) - {"kind"}}
    thrown = {group["grenades"] for unit in made["attacker"]["units"]
              for group in unit["groups"]} & {"frag", "plasma"}
    kinds = list(shapes) + list(thrown)
    if any("joined" in unit for unit in made["defender"]["units"]):
        kinds.append("who has joined")
    if any(unit.get("cover") == "always" for unit in units):
        kinds.append("a force field")
    if len(table_of(made).parties("attacker")) > 1:
        kinds.append("several chargers")
    if found["both ways"]:
        kinds.append("both ways, %s" % made["parameters"].get(
            "cover_multi", "those"))
    if found["first at one in the open"]:
        kinds.append("first at one in the open")
    kinds += ["%s %s" % pair for pair in made["parameters"].items()]
    for kind in kinds:
        SEEN["case: " + kind] += 1


def case(rng):
    """(case, answer, what is noted of it), or None if it is not kept."""
    made = scenario(rng, rng.choice((1, 2, 3)))
    found = steps(made)
    telling = found != steps({**made, "parameters": {
        **made["parameters"], "cover_scope": "unit"}})
    if not found or not telling and not chance(rng, NO_MATTER):
        return None
    for orders in dict.fromkeys((rng.choice(ORDERS), "standing")):
        answer = answered(made, orders)
        if answer is not None:
            return ({"scenario": made, "orders": orders}, answer,
                    (found, telling))
    return None


def cases(count, seed):
    """So many (case, answer)."""
    rng, mix = random.Random(seed), Mix(SITUATIONS)
    while mix.kept < count:
        row = case(rng)
        if row and mix.keep(row[1], solve.situations):
            note(row[0]["scenario"], *row[2])
            yield row[:2]


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, cases, tally)
