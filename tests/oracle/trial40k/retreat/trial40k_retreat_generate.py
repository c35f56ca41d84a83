#!/usr/bin/env python3
"""Fights on the table after which somebody falls back, and is in a way
hindered: see trial40k_charge_generate.py.

A few models touch enemies; behind them, as they see the edge that is home,
are walls, pockets, lanes, difficult ground, edges of the table, and enemies
whom they have not fought. The same seed gives the same.

    run.py trial40k_retreat_generate --generate COUNT [--seed SEED]
                                cases with answers, as every oracle's; what
                                they reach on standard error
"""

import random

import oracle_command
from trial40k_charge import Asker, begun, played, solve, table_of
from trial40k_charge_generate import (CHARACTERS, TROOPS, aim, answered,
                                      chance, kept, tally, turn)
from trial40k_charge_table import check_table
from trial40k_length import words
from trial40k_numbers import Refused
from trial40k_retreat import HALF_INCH
from trial40k_terrain import EDGES
from trial40k_terrain_generate import edges
from trial40k_words import SIDES, words_of

TURNED = {"north": lambda x, y: (x, y), "south": lambda x, y: (-x, -y),
          "east": lambda x, y: (-y, x), "west": lambda x, y: (y, -x)}
WIDE = 250
READINGS = {"sweep_cmp": ("thrown", "moved", "moved"),
            "sweep_roll": words_of("sweep_roll"),
            "ic_sweep": words_of("ic_sweep"),
            "all_flee": words_of("all_flee"),
            "sweep_dice": words_of("sweep_dice")}


def group(rng, name, points, weak):
    """A group of models at points."""
    made = {**rng.choice(TROOPS), "name": name, "base": "25 mm",
            "models": len(points), "at": points, "ld": rng.choice((5, 6, 7))}
    if weak:
        made.update(ws=2, ld=rng.choice((3, 4, 5)), sv="none")
    if chance(rng, 15):
        made["w"] = 2
    return made


def unit(rng, name, points, weak=True, **more):
    """A unit of one group, or of two."""
    cut = rng.randint(1, len(points)) if chance(rng, 30) else len(points)
    rows = [row for row in (points[:cut], points[cut:]) if row]
    return {"name": name, "groups": [
        group(rng, "%s %s" % (name, word), row, weak)
        for word, row in zip(("line", "rest"), rows)], **more}


def rank(rng, x, y, count, step=None):
    """Points beside each other."""
    step = step or rng.choice((255, 260, 300, 500, 700))
    return [(x + k * step, y) for k in range(count)]


def distance(rng):
    """How far behind something is: at about half inches of a middle."""
    return rng.randint(1, 30) * HALF_INCH + rng.choice(
        (0, 0, -1, 1, 125, 124, 126, 379, 380, rng.randint(0, 60)))


def wall(rng):
    """Impassable ground behind them."""
    far, x = -distance(rng), rng.choice((0, 125, 300, rng.randint(-900, 900)))
    half = rng.choice((100, 300, 800, 2000, 6000, 6000))
    deep = rng.choice((100, 600, 2000, 5000))
    return rng.choice((     # across, three sides, a lane, a gate, a block, a tree
        [("line", [(x - half, far), (x + half, far)])],
        [("line", [(x - half, far + deep), (x - half, far), (x + half, far),
                   (x + half, far + deep)])],
        [("line", [(x - half, far), (x - half, far + deep)]),
         ("line", [(x + half, far), (x + half, far + deep)])],
        [("line", [(-6000, far), (x - half, far)]),
         ("line", [(x + half, far), (6000, far)])],
        [("area", [(x - half, far), (x + half, far), (x, far - deep)])],
        [("line", [(x, far), (x, far)])]))


def pocket(rng):
    """Impassable: walls on three sides of where they stand, the third open
    or not, or hardly."""
    west, east = -rng.choice((130, 200, 500, 1000)), rng.choice(
        (130, 200, 500, 1000, 1700, 2500))
    far, front = -distance(rng), rng.choice((130, 200, 400))
    gap = rng.choice((0, 0, 0, 125, 124, 130))
    middle = rng.randint(west, east)
    if chance(rng, 30):     # aslant
        return [("line", [(west, front), (west, far), (east, far // 2),
                          (east, front)])]
    if not gap:
        return [("line", [(west, front), (west, far), (east, far),
                          (east, front)])]
    return [("line", [(west, front), (west, far), (middle - gap, far)]),
            ("line", [(middle + gap, far), (east, far), (east, front)])]


def slow(rng):
    """Difficult ground: a band, a block, or where somebody stands."""
    far, x = -distance(rng), rng.choice((0, 300, rng.randint(-900, 900)))
    half = rng.choice((10, 200, 800, 6000))
    deep = rng.choice((1, 50, 400, 3000))
    if chance(rng, 15):
        far, deep = rng.choice((-100, 100, 126, 400)), 300
    return [("area", [(x - half, far), (x + half, far),
                      (x + half, far - deep), (x - half, far - deep)])]


def sides(rng):
    """The units of both: who may break, and who stands before them."""
    many = rng.choice((1, 1, 2, 2, 2, 3))
    step = rng.choice((255, 260, 300, 500, 700))
    ours = rank(rng, 0, 0, many, step)
    theirs = rank(rng, rng.choice((0, 0, 0, step)), WIDE + rng.choice(
        (0, 2, 4)), rng.randint(1, many), step)
    mine = [unit(rng, "Axes", ours, fast=chance(rng, 15))]
    if chance(rng, 25):
        mine.append({"name": "Lord", "independent": True, "joined": "Axes",
                     "groups": [group(rng, "Lord himself", [rng.choice(
                         ((-255, 0), (-300, -300), (-255, 2)))], True)]})
        mine[-1]["groups"][0].update(rng.choice(CHARACTERS), ld=4, base="25 mm")
    foes = [unit(rng, "Pikes", theirs, chance(rng, 30))]
    if chance(rng, 45):
        foes.append(unit(rng, "Shields", rank(
            rng, rng.randint(-900, 900), -rng.choice(
                (400, 700, distance(rng))), rng.randint(1, 3)), False))
    if chance(rng, 15):
        foes.append(unit(rng, "Tents", [(ours[-1][0] + 252, 0)], False))
    if chance(rng, 15):
        mine.append(unit(rng, "Bows", rank(rng, rng.randint(-900, 900),
                                           500 + rng.choice((4, 400)), 1)))
    return mine, foes


def placed(rows, see):
    """The units with all models and places seen otherwise."""
    for row in rows:
        for one in row["groups"]:
            one["at"] = [words(see(point)) for point in one["at"]]
    return rows


def scenario(rng):
    """One position."""
    home = rng.choice(tuple(TURNED))
    table = rng.choice(((0, 0), (0, 0), (9000, 9000), (9000, 5000),
                        (4000, 9000), (12192, 18288)))
    zero = [part // 2 if part else 25000 for part in table]
    if table[0] and chance(rng, 60):
        zero[0] = rng.choice((900, 1500, table[0] - 1500))

    def see(point):
        x, y = TURNED[home](*point)
        return zero[0] + x, zero[1] + y

    mine, foes = (placed(row, see) for row in sides(rng))
    weak = rng.choice(SIDES)
    for one in mine:
        if "joined" not in one:
            one["home"] = home
    if chance(rng, 30):
        for one in foes:
            one["home"] = home
    made = {"rules": "trial40k", "begin": "charges", "aim": aim(rng),
            weak: {"units": mine},
            SIDES[weak == "attacker"]: {"units": foes}}
    for one in made["attacker"]["units"]:
        if "joined" not in one and chance(rng, 85):
            one["fired"] = True
    if table[0]:
        made["table"] = words(table)
    made["terrain"] = [
        {"kind": kind, shape: [words(see(point)) for point in points]}
        for kind, sort in rng.choice(KINDS)
        for shape, points in sort(rng)]
    chosen = {name: rng.choice(row) for name, row in READINGS.items()
              if chance(rng, 40 if name == "sweep_cmp" else 10)}
    if chosen:
        made["parameters"] = chosen
    turn(made)
    return made


WALL, SLOW = ("impassable", wall), ("difficult", slow)
POCKET = ("impassable", pocket)
KINDS = ((), (WALL,), (SLOW,), (WALL, SLOW), (WALL, WALL), (POCKET,),
         (POCKET,), (POCKET,), (POCKET, SLOW), (POCKET, SLOW), (WALL, POCKET))


def is_fine(made):
    """Whether nobody stands where he may not, and something hangs on it."""
    try:
        rows = [part for row in made["terrain"]
                for part in row.get("area", row.get("line")) or ()]
        if edges(made["terrain"]) > EDGES or "-" in "".join(rows) or "-" in str(
                [group["at"] for side in SIDES for one in made[side]["units"]
                 for group in one["groups"]]):
            return False
        table = table_of(made)
        check_table(table)
        if table.size and any(part > most for at in table.start
                              for part, most in zip(at, table.size)):
            return False
        phase = played(table, Asker())
        return "sweep_moved" in begun(made, phase)
    except (Refused, ValueError):
        return False


def accepted(count, seed, draw, fine):
    """So many of the positions that are drawn at random, of those alone that
    are fine."""
    rng, found = random.Random(seed), []
    while len(found) < count:
        made = draw(rng)
        if fine(made):
            found.append(made)
    return found


def scenarios(count, seed):
    """So many positions."""
    return accepted(count, seed, scenario, is_fine)


def case(rng):
    """(case, answer), or None if it is too large."""
    made = {"scenario": scenario(rng),
            "orders": rng.choice(("standing", "standing", "best"))}
    if not is_fine(made["scenario"]):
        return None
    answer = answered(made)
    return answer and (made, answer)


def cases(count, seed):
    """So many (case, answer)."""
    return kept(case, count, seed)


if __name__ == "__main__":
    oracle_command.main(__doc__, solve, cases, tally)
