#!/usr/bin/env python3
"""Positions with difficult ground that matters: see
trial40k_terrain_generate.py.

Woods and small areas on and near the ways of who might charge, some of them
with models on them or just on their edge, bands from edge to edge, and walls
beside. The same seed gives the same.

    run.py trial40k_difficult_generate --generate COUNT [--seed SEED]
                                cases with answers, as every oracle's; what
                                they reach on standard error
"""

import math
import random

import oracle_command
import trial40k_charge_generate
import trial40k_terrain_generate
from trial40k_charge import THROWS, Asker, played, solve, table_of
from trial40k_charge_generate import TRIES, answered, chance, kept, tally
from trial40k_length import words
from trial40k_terrain import COVER, DIFFICULT, IMPASSABLE
from trial40k_terrain_generate import (across, beside, block, edges, spot,
                                       stands, wood)

READINGS = {"first_mover": ("able", "nearest"),
            "declare_range": ("reach", "any"),
            "terrain_roll": ("unit", "touching")}


def band(rng, table):
    """A band across the way of an enemy to another, longer than a way
    round, or about so."""
    middle, way, _ = spot(rng, table)
    along, deep = across(rng, way), rng.choice((1, 40, 200))
    half = rng.choice((300, 700, 1100, 3000))
    ends = [beside(middle, along, -half), beside(middle, along, half)]
    return [("area", ends + [beside(end, (along[1], -along[0]), deep)
                             for end in ends[::-1]])]


def by_the_edge(rng, table):
    """An area whose edge is at about a radius from somebody who may charge,
    or at about as far as he may go."""
    n = rng.choice([k for k, model in enumerate(table.models)
                    if model.side == "attacker"])
    wide, at = (table.models[n].wide + 1) // 2, table.start[n]
    angle = math.radians(rng.choice((0, 90, 180, 270, rng.uniform(0, 360))))
    far = wide + rng.choice((-2, -1, 0, 1, 2, 3, -wide, 1523, 1524, 1525))
    out = math.cos(angle), math.sin(angle)
    middle, along = beside(at, out, far), (-out[1], out[0])
    ends = [beside(middle, along, -150), beside(middle, along, 150)]
    return [("area", ends + [beside(middle, out, rng.choice((90, 400)))])]


SORTS = (block, block, block, band, band, wood, wood, by_the_edge)


def pieces(rng, table, kind):
    """Some pieces of a kind, as a scenario has them."""
    if kind != DIFFICULT:
        return trial40k_terrain_generate.pieces(rng, table, kind)
    return [{"kind": kind, shape: [words(point) for point in points]}
            for shape, points in rng.choice(SORTS)(rng, table)]


def terrain(rng, table):
    """Pieces on which nobody stands who may not."""
    kinds = rng.choice(((DIFFICULT,),) * 4 + (
        (DIFFICULT,) * 2, (DIFFICULT,) * 3, (DIFFICULT, IMPASSABLE),
        (IMPASSABLE, DIFFICULT, IMPASSABLE), (COVER, DIFFICULT)))
    found = []
    for kind in kinds:
        for _ in range(TRIES):
            rows = found + pieces(rng, table, kind)
            if edges(rows) <= 32 and not stands(table, rows):
                found = rows
                break
    return found


def matters(made):
    """Whether somebody is asked, or throws."""
    return any(question.step in ("through", *THROWS[1:]) for question, _
               in played(table_of(made), Asker()).asked)


def scenario(rng, most=6):
    """One position with difficult ground, which mostly matters."""
    while True:
        made = trial40k_charge_generate.scenario(rng, most)
        made["terrain"] = terrain(rng, table_of(made))
        chosen = {name: rng.choice(row) for name, row in READINGS.items()
                  if chance(rng, 40 if name == "terrain_roll" else 15)}
        if chosen:
            made.setdefault("parameters", {}).update(chosen)
        if made["terrain"] and (matters(made) or chance(rng, 5)):
            return made


def scenarios(count, seed, most=6):
    """So many positions."""
    rng = random.Random(seed)
    return [scenario(rng, most) for _ in range(count)]


def case(rng):
    """(case, answer), or None if it is too large."""
    made = {"scenario": scenario(rng, rng.choice((2, 3, 4, 6))),
            "orders": rng.choice(("standing", "best"))}
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
