"""Positions after whose fight somebody flees, gathers or piles in.

Two lines meet front to front, each of one unit or more, with bases of
several sizes, others behind them, characters, friends and enemies in the way
home, and ground of all kinds. The same seed gives the same.

    run.py trial40k_ends_generate COUNT [SEED]      scenarios, one a line
"""

import json
import math
import sys

from trial40k_charge_generate import CHARACTERS, TROOPS, chance, turn
from trial40k_charge_table import Two, check_table, half_up, square, table_of
from trial40k_length import words
from trial40k_numbers import Refused
from trial40k_retreat_generate import (TURNED, accepted, pocket, slow,
                                       wall)
from trial40k_terrain import EDGES
from trial40k_terrain_generate import edges
from trial40k_words import SIDES

BASES = (250,) * 5 + (400, 600, 251)
BEHIND = (5, 60, 200, 300, 500, 508, 509, 510, 600, 800, 1100, 1400, 1900)
NAMES = (("Axes", "Bows"), ("Pikes", "Shields"))
READINGS = {"sweep_cmp": ("thrown", "moved"), "sweep_roll": ("unit", "each"),
            "ic_sweep": ("shared", "own"), "all_flee": ("all", "those")}
TRIES = 30


class Scene:
    """What stands where, seen with the north as the first side's home."""

    def __init__(self, rng):
        self.rng = rng
        self.bases = []         # (point, how wide) of everybody
        self.units = ({}, {})   # of each side: {name: [(group, points)]}

    def is_free(self, point, wide):
        """Whether a base may stand there."""
        return not any(Two(wide + w, 4 * square(point, p)).overlap()
                       for p, w in self.bases)

    def add(self, side, name, group, point, wide):
        """One more model, if there is room."""
        if not self.is_free(point, wide):
            return False
        self.bases.append((point, wide))
        self.units[side].setdefault(name, {}).setdefault(
            (group, wide), []).append(point)
        return True

    def beside(self, side, name, group, wide):
        """One more model of a unit, somewhere behind one of it."""
        rng = self.rng
        rows = [(point, w) for (_, w), points in
                self.units[side][name].items() for point in points]
        for _ in range(TRIES):
            point, w = rng.choice(rows)
            far = half_up(wide, w) + rng.choice(BEHIND)
            turned = math.radians(rng.choice((0, 45, 90, 135, 180,
                                              rng.uniform(-20, 200))))
            y = math.sin(turned) * (1, -1)[side == 0]
            if self.add(side, name, group, (
                    round(point[0] + far * math.cos(turned)),
                    round(point[1] + far * y)), wide):
                return


def front(scene):
    """Two lines that meet, each cut into units; some have nobody before
    them."""
    rng = scene.rng
    many = rng.choice((1, 2, 2, 3, 4))
    step = rng.choice((255, 300, 500, 700, 1000))
    cuts = [many if chance(rng, 55) else rng.randint(1, many)
            for _ in SIDES]
    for side in (0, 1):
        if cuts[side] == many and many > 1 and chance(rng, 20):
            cuts[side] = many - 1
    x = 0
    for k in range(many):
        wides = [rng.choice(BASES) for _ in SIDES]
        x += max(step, max(wides)) if k else 0
        drop = rng.choice((None,) * 8 + (0, 1)) if k else None
        y = half_up(*wides) + rng.choice((0, 1, 3, 4))
        for side, name in enumerate(
                NAMES[n][k >= cuts[n]] for n in (0, 1)):
            if side != drop:
                scene.add(side, name, "line", (x, y * side), wides[side])


def others(scene):
    """Those behind, who have joined, and bystanders."""
    rng = scene.rng
    for side in (0, 1):
        for name in list(scene.units[side]):
            wide = rng.choice(BASES)
            for _ in range(rng.choice((0, 1, 1, 2, 3, 4))):
                scene.beside(side, name, rng.choice(("line", "rest")), wide)
            for k in range(rng.choice((0, 0, 0, 1, 1, 2))):
                joined = "%s chief%s" % (name, "" if not k else " two")
                scene.units[side][joined] = dict(scene.units[side][name])
                scene.beside(side, joined, "himself", rng.choice(BASES))
                scene.units[side][joined] = {
                    key: points for key, points in
                    scene.units[side][joined].items()
                    if key[0] == "himself"}
                if not scene.units[side][joined]:
                    del scene.units[side][joined]
    if chance(rng, 60):
        bystanders(scene)


def bystanders(scene):
    """Units that do not fight: in the way home, or beside."""
    rng = scene.rng
    for side, name in rng.choice((((0, "Camels"),), ((1, "Tents"),),
                                  ((0, "Camels"), (1, "Tents")))):
        wide = rng.choice(BASES)
        x, y = rng.randint(-1200, 1500), -rng.choice(
            (500, 889, 1016, 1524, 1778, 2286, rng.randint(400, 3000)))
        if chance(rng, 30):
            y = -y
        for _ in range(rng.randint(1, 4)):
            scene.add(side, name, "line", (x, y), wide)
            x += wide + rng.choice((2, 40, 300, 600))


def lane(scene):
    """One or two between two walls, with friends in the way home; the
    walls."""
    rng = scene.rng
    scene.add(0, "Axes", "line", (0, 0), 250)
    scene.add(1, "Pikes", "line", (0, 250 + rng.choice((0, 3))), 250)
    if chance(rng, 40):
        scene.add(0, "Axes", "rest", (0, -rng.choice((252, 300, 700))), 250)
    y = -rng.choice((500, 952, 1200, 1700))
    step = rng.choice((251, 260, 400, 505, 900))
    for _ in range(rng.choice((3, 6, 12))):
        scene.add(0, "Camels", "line", (0, y), 250)
        y -= step
    half = rng.choice((125, 126, 150, 240))
    return [("impassable", "line", [(x, 100), (x, -9000)])
            for x in (half, -half)]


def profile_of(rng, strong):
    """What models of a unit are like."""
    made = {**rng.choice(TROOPS), "ld": rng.choice((6, 8, 9))}
    if not strong:
        made.update(ws=2, ld=rng.choice((2, 3, 4, 5)),
                    w=rng.choice((1, 1, 2, 3)), sv="none")
    elif chance(rng, 50):
        made.update(sv=2, w=rng.choice((1, 2)))
    return made


def units_of(scene, side, strong, see):
    """The units of a side, as a scenario has them."""
    rng, found = scene.rng, []
    for name, groups in scene.units[side].items():
        if not groups:
            continue
        profile, chief = profile_of(rng, strong), " chief" in name
        if chief:
            profile = {**rng.choice(CHARACTERS), "ld": profile["ld"],
                       "w": rng.choice((1, 2))}
        row = {"name": name, "groups": [
            {**profile, "name": "%s %s %d" % (name, word, k), "base":
             words((wide, 0)).split(", ")[0], "models": len(points),
             "at": [words(see(point)) for point in points]}
            for k, ((word, wide), points) in enumerate(groups.items())]}
        if chief:
            row.update(independent=True)
            if name.split(" chief")[0] in scene.units[side]:
                row["joined"] = name.split(" chief")[0]
        elif chance(rng, 12):
            row["fast"] = True
        found.append(row)
    rng.shuffle(found)
    return found


def ground(scene):
    """Pieces of terrain, about the lines."""
    rng, rows = scene.rng, []
    kinds = rng.choice(((), (), (wall,), (slow,), (slow, wall), (wall, wall),
                        (pocket,), (pocket,), (pocket,), (pocket, slow),
                        (pocket, slow), (slow, slow, wall)))
    for sort in kinds:
        flip = -1 if chance(rng, 20) else 1
        shift = rng.choice((0, 0, rng.randint(-500, 1000)))
        rows += [("difficult" if sort is slow else "impassable", shape,
                  [(shift + x * flip, y * flip) for x, y in points])
                 for shape, points in sort(rng)]
    if chance(rng, 25):
        x, y = rng.randint(-1500, 1500), rng.randint(-1500, 1500)
        far = rng.choice((60, 200, 500))
        rows.append((rng.choice(("difficult", "impassable", "cover")),
                     "area", [(x, y), (x + far, y), (x, y + far)]))
    return rows


def scenario(rng):
    """One position."""
    scene = Scene(rng)
    pieces = lane(scene) if chance(rng, 12) else None
    if pieces is None:
        front(scene)
        others(scene)
    home = rng.choice(tuple(TURNED))
    size = rng.choice(((0, 0),) * 4 + ((9000, 9000), (9000, 5000),
                                       (4000, 9000)))
    zero = [part // 2 if part else 25000 for part in size]
    if size[0] and chance(rng, 60):
        n = rng.choice((0, 1))
        zero[n] = rng.choice((900, 1500, size[n] - 1500))

    def see(point):
        x, y = TURNED[home](*point)
        return zero[0] + x, zero[1] + y

    first = rng.choice((0, 1))
    strong = rng.choice(((False, True), (False, True), (True, True),
                         (False, False)))
    made = {"rules": "trial40k", "begin": "charges", "aim": "ground"}
    for side, word in enumerate(SIDES[::1 if first else -1]):
        made[word] = {"units": units_of(scene, side, strong[side], see)}
    settle(rng, made, home, first)
    if chance(rng, 60):
        arm(rng, made)
    if size[0]:
        made["table"] = words(size)
    if pieces is None:
        pieces = ground(scene)
    if pieces:
        made["terrain"] = [{"kind": kind, shape: [words(see(point))
                                                  for point in points]}
                           for kind, shape, points in pieces]
    chosen = {name: rng.choice(row) for name, row in READINGS.items()
              if chance(rng, 12)}
    if chosen:
        made["parameters"] = chosen
    turn(made)
    return made


def arm(rng, made):
    """Gives one model a force weapon: then groups that are alike are never
    counted as one (R-19)."""
    rows = [group for side in SIDES for one in made[side]["units"]
            for group in one["groups"] if group["models"] == 1]
    if rows:
        rng.choice(rows).update(psyker=True, weapons=["force"])


def settle(rng, made, home, first):
    """Where each goes home to, who has fired, who falls back already."""
    weak = SIDES[0 if first else 1]
    for side in SIDES:
        for one in made[side]["units"]:
            if "joined" in one:
                continue
            one["home"] = home if side == weak and chance(rng, 85) else (
                rng.choice(tuple(TURNED)))
            if side == "attacker" and chance(rng, 75):
                one["fired"] = True
            if one["name"] in ("Camels", "Tents") and chance(rng, 15):
                one["falls_back"] = True


def is_fine(made):
    """Whether nobody stands where he may not."""
    try:
        places = [part for side in SIDES for one in made[side]["units"]
                  for group in one["groups"] for part in group["at"]]
        corners = [part for row in made.get("terrain", ())
                   for part in row.get("area") or row["line"]]
        if ("-" in "".join(places + corners)
                or edges(made.get("terrain", ())) > EDGES):
            return False
        table = table_of(made)
        check_table(table)
    except (Refused, ValueError):
        return False
    return not table.size or all(
        0 < part < most for at in table.start
        for part, most in zip(at, table.size))


def scenarios(count, seed):
    """So many positions."""
    return accepted(count, seed, scenario, is_fine)


if __name__ == "__main__":
    for position in scenarios(*map(int, sys.argv[1:])):
        print(json.dumps(position))
