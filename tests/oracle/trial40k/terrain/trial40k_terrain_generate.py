#!/usr/bin/env python3
"""Positions with terrain that matters: see trial40k_charge_generate.py.

Walls of cover between units, woods with some of their models, walls and
blocks that are impassable on the ways of who might charge, and gaps about
as wide as a base. The same seed gives the same.

    run.py trial40k_terrain_generate --generate COUNT [--seed SEED]
                                cases with answers, as every oracle's; what
                                they reach on standard error
"""

import json
import math
import random

import oracle_command
import trial40k_charge_generate
from trial40k_charge import Asker, played, solve, table_of
from trial40k_charge_generate import TRIES, answered, chance, kept, tally
from trial40k_charge_table import CONTACT, two
from trial40k_charge_told import told
from trial40k_length import words
from trial40k_terrain import COVER, EDGES, IMPASSABLE, stands_on, terrain_of
from trial40k_words import SIDES, words_of

READINGS = ("cover_multi", "cover_support", "fist_cover", "frag_step",
            "cover_round", "first_mover", "declare_range")
OF_CHARGES = {"first_mover": ("able", "nearest"),
              "declare_range": ("reach", "any")}
GAPS = (-3, -1, 0, 0, 1, 3, 30)     # more than a base is wide


def spot(rng, table):
    """A point between two enemies, the way from one to the other, and the
    base of the first."""
    n, m = (rng.choice([k for k, model in enumerate(table.models)
                        if model.side == side]) for side in SIDES)
    a, b = table.start[n], table.start[m]
    part = rng.choice((0.5, rng.uniform(0.15, 0.85)))
    middle = [round(p + part * (q - p)) for p, q in zip(a, b)]
    return middle, (b[0] - a[0], b[1] - a[1]), table.models[n].wide


def across(rng, way):
    """A direction of length 1 across a way, or about so; more often square
    to the table."""
    x, y = -way[1], way[0]
    if chance(rng, 50):
        x, y = (1, 0) if abs(x) > abs(y) else (0, 1)
    angle = math.atan2(y, x) + math.radians(
        rng.choice((0, 0, 0, rng.uniform(-50, 50))))
    return math.cos(angle), math.sin(angle)


def beside(point, along, far):
    """A point so far along a direction."""
    return tuple(round(p + far * part) for p, part in zip(point, along))


def line(rng, table):
    """A line across the way of an enemy to another."""
    middle, way, _ = spot(rng, table)
    along = across(rng, way)
    ends = [beside(middle, along, -rng.choice((0, 60, 200, 400, 1200))),
            beside(middle, along, rng.choice((0, 60, 200, 400, 1200)))]
    if chance(rng, 30):
        ends.insert(1, beside(middle, along, rng.randint(-50, 50)))
    if chance(rng, 25):
        ends.append(beside(ends[-1], way, rng.uniform(-0.6, 0.6)))
    return [("line", ends)]


def block(rng, table):
    """An area on the way of an enemy to another."""
    middle, way, _ = spot(rng, table)
    far = rng.choice((20, 80, 150, 300, 500))
    turned = rng.choice((0, 0, rng.uniform(0, 90)))
    corners = rng.choice((3, 4, 4, 5, 8))
    return [("area", [beside(middle, (math.cos(angle), math.sin(angle)), far)
                      for angle in (
                          math.radians(turned + 45 + 360 * k / corners)
                          for k in range(corners))])]


def gate(rng, table):
    """Two walls with a gap between them about as wide as a base."""
    middle, way, wide = spot(rng, table)
    along = across(rng, way)
    half = (wide + rng.choice(GAPS)) / 2
    return [("line", [beside(middle, along, half * sign),
                      beside(middle, along, (half + long) * sign)])
            for sign in (-1, 1) for long in [rng.choice((150, 500, 1500))]]


def wood(rng, table):
    """An area with some of a party's models, some of them on its edge."""
    party = rng.choice(table.parties(rng.choice(("defender",) * 4
                                                + ("attacker",))))
    models = table.of_party(party)
    some = rng.sample(models, rng.randint(1, len(models)))
    xs, ys = zip(*(table.start[n] for n in some))
    more = [rng.choice((0, 0, 20, 130)) for _ in range(4)]
    west, east = min(xs) - more[0] - 1, max(xs) + more[1]
    north, south = min(ys) - more[2] - 1, max(ys) + more[3]
    corners = [(west, north), (east, north), (east, south), (west, south)]
    if chance(rng, 15):     # an hourglass
        corners[2:] = corners[:1:-1]
    if chance(rng, 25):     # a corner cut off
        corners.insert(1, ((west + east) // 2, north - 50))
    return [("area", corners)]


SORTS = {COVER: (line, line, line, wood, wood, wood, block),
         IMPASSABLE: (line, line, line, block, block, gate)}


def pieces(rng, table, kind):
    """Some pieces of a kind, as a scenario has them."""
    rows = [{"kind": kind, shape: [words(point) for point in points]}
            for shape, points in rng.choice(SORTS[kind])(rng, table)]
    rng.shuffle(rows)
    return rows


def stands(table, rows):
    """Whether somebody would stand on impassable ground, or it is too much."""
    terrain = terrain_of({"terrain": rows})
    return any(stands_on(terrain, at, model.wide)
               for model, at in zip(table.models, table.start))


def edges(rows):
    """How many edges of ground there are that is no cover."""
    return sum(len(row.get("area", ())) + len(row.get("line", " ")) - 1
               for row in rows if row["kind"] != COVER)


def terrain(rng, table, most=EDGES):
    """Pieces on which nobody stands who may not."""
    kinds = rng.choice(((COVER,), (COVER, COVER), (IMPASSABLE,),
                        (IMPASSABLE,) * 3, (COVER, IMPASSABLE),
                        (COVER, COVER, IMPASSABLE, IMPASSABLE)))
    found = []
    for kind in kinds:
        for _ in range(TRIES):
            rows = found + pieces(rng, table, kind)
            if edges(rows) <= most and not stands(table, rows):
                found = rows
                break
    return found


def equip(rng, made):
    """Grenades, force fields, and readings of cover."""
    for side in SIDES:
        for unit in made[side]["units"]:
            if chance(rng, 8):
                unit["cover"] = "always"
            for group in unit["groups"]:
                if chance(rng, 25):
                    group["grenades"] = rng.choice(("frag", "plasma",
                                                    "plasma", "none"))
                if chance(rng, 10):
                    group["weapons"] = ["fist"]
    chosen = [name for name in READINGS if chance(rng, 25)]
    if chosen:
        made.setdefault("parameters", {}).update({
            name: rng.choice(OF_CHARGES.get(name) or words_of(name))
            for name in chosen})


def fork(rng, made):
    """Puts a model of who charges as near to one enemy as to another, where
    there is room."""
    table = table_of(made)
    n = rng.choice([k for k, model in enumerate(table.models)
                    if model.side == "attacker"])
    target = rng.choice(table.parties("defender"))
    if len(table.of_party(target)) == 1:
        return
    a, b = (table.start[k] for k in rng.sample(table.of_party(target), 2))
    middle = [(p + q) / 2 for p, q in zip(a, b)]
    away = math.hypot(b[0] - a[0], b[1] - a[1])
    point = beside(middle, ((a[1] - b[1]) / away, (b[0] - a[0]) / away),
                   rng.choice((-1, 1)) * rng.uniform(300, 1400))
    if all(not two(table, n, point, k, there).within(CONTACT)
           for k, there in enumerate(table.start) if k != n):
        side, u, g, k = table.models[n].slot
        made[side]["units"][u]["groups"][g]["at"][k] = words(point)


def outcome(made):
    """What comes of a position under standing orders."""
    phase = played(table_of(made), Asker())
    try:
        return phase.asked, phase.where, told(made, phase)
    except ValueError:
        return phase.asked, phase.where     # forbidden (TAR-041)


def matters(made):
    """Whether the same in the open comes to something else."""
    return outcome(made) != outcome({**made, "terrain": []})


def scenario(rng, most=6):
    """One position with terrain, which mostly matters."""
    while True:
        made = trial40k_charge_generate.scenario(rng, most)
        if chance(rng, 25):
            fork(rng, made)
        made["terrain"] = terrain(rng, table_of(made))
        equip(rng, made)
        if made["terrain"] and (matters(made) or chance(rng, 10)):
            return made


def scenarios(count, seed, most=6):
    """So many positions."""
    rng = random.Random(seed)
    return [scenario(rng, most) for _ in range(count)]


def astray(count, seed):
    """So many positions with a model at the edge of impassable ground."""
    rng, found = random.Random(seed), []
    for _ in range(count):
        made = trial40k_charge_generate.scenario(rng, 4)
        table = table_of(made)
        n = rng.randrange(len(table.models))
        made["terrain"] = near_to(rng, table.start[n],
                                  (table.models[n].wide + 1) // 2)
        found.append(made)
    return found


def near_to(rng, at, radius):
    """A piece whose edge is at about a radius from a point."""
    angle = math.radians(rng.choice((0, 90, 180, rng.uniform(0, 360))))
    far = radius + rng.choice((-2, -1, 0, 1, 2, 3, -radius, 200))
    middle = beside(at, (math.cos(angle), math.sin(angle)), far)
    along = (-math.sin(angle), math.cos(angle))
    points = [beside(middle, along, -300), beside(middle, along, 300)]
    shape = rng.choice(("line", "area"))
    if shape == "area":
        points.append(beside(middle, (math.cos(angle), math.sin(angle)),
                             rng.choice((-1500, 1500, 300))))
    return [{"kind": IMPASSABLE, shape: [words(point) for point in points]}]


def case(rng):
    """(case, answer), or None if it is too large."""
    made = {"scenario": scenario(rng, rng.choice((2, 3, 4, 6))),
            "orders": rng.choice(("standing", "standing", "best"))}
    try:
        answer = answered(made)
    except ValueError:
        return None     # a support whom the rulings forbid (TAR-041)
    return answer and (made, answer)


def cases(count, seed):
    """So many (case, answer)."""
    return kept(case, count, seed)


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, cases, tally)
