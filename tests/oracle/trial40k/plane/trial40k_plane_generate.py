"""Models that stand on the table, made at random: see trial40k_plane.py.

Most stand at a gap on which something hangs: 0, just below and at half a
millimetre, two inches and a tenth beside it. The same seed gives the same.
"""

import math
from fractions import Fraction

from trial40k_plane import Model, overlap

# In tenths of a millimetre.
GAPS = (0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 6, 30, 300, 507, 508, 509, 600, 1500)
MIDDLE = 25000
BASES = (None, None, None, "25 mm", "32 mm", "40 mm", "60 mm", "25.1 mm")
PROFILES = ("marines", "guardsmen", "orks", "guardians", "fire-warriors")
LEADERS = ("sergeants", "nobs")
CHARACTERS = ("commanders", "ethereals", "warbosses")
NAMES = {"attacker": ("Squad", "Team"), "defender": ("Mob", "Herd")}
TRIES = 60


def unit(rng, name):
    """A unit without places."""
    profile = rng.choice(PROFILES)
    count = rng.randint(1, 5)
    if rng.random() < 0.4:
        made = {"name": name, "models": count, "profile": profile}
    else:
        groups = [{"models": count, "profile": profile}]
        if rng.random() < 0.5:
            groups[0]["name"] = name + " line"
        if rng.random() < 0.5:
            groups.append({"models": rng.randint(1, 2),
                           "profile": rng.choice(LEADERS)})
        made = {"name": name, "groups": groups}
    return made


def character(rng, side, host):
    """An independent character, who has joined a unit or not."""
    made = {"name": side.capitalize() + " chief", "independent": True,
            "models": 1, "profile": rng.choice(CHARACTERS)}
    if rng.random() < 0.7:
        made["joined"] = host
    return made


def beside(rng, anchor, radius, gap):
    """A point at about that gap from a model, to the tenth."""
    reach = float((anchor.radius + radius) * 10) + gap
    angle = rng.choice((0, 90, 180, 270, rng.uniform(0, 360)))
    x = float(anchor.x * 10) + reach * math.cos(math.radians(angle))
    y = float(anchor.y * 10) + reach * math.sin(math.radians(angle))
    return Fraction(round(x), 10), Fraction(round(y), 10)


def put_down(rng, number, side, radius, standing):
    """A model beside one that stands, most often an enemy; now and then on
    somebody."""
    if not standing:
        return Model(number, 0, Fraction(MIDDLE, 10), Fraction(MIDDLE, 10),
                     radius)
    enemies = [model for model, other in standing if other != side]
    friends = [model for model, other in standing
               if model.unit == number] or enemies
    for _ in range(TRIES):
        among = enemies if enemies and rng.random() < 0.55 else friends
        gap = rng.choice(GAPS)
        anchor = rng.choice(among or [model for model, _ in standing])
        model = Model(number, 0, *beside(rng, anchor, radius, gap), radius)
        if not any(overlap(model, other) for other, _ in standing):
            break
    return model


def words(model):
    """30 mm, 45 mm"""
    return ", ".join("%.10g mm" % float(part) for part in (model.x, model.y))


def place_all(rng, rows):
    """Gives the groups of all units places; rows: [(side, unit)]."""
    each = [(number, side, group) for number, (side, row) in enumerate(rows)
            for group in row.get("groups", [row])
            for _ in range(group["models"])]
    rng.shuffle(each)
    standing = []
    for _, row in rows:
        for group in row.get("groups", [row]):
            base = rng.choice(BASES)
            group["at"] = []
            if base:
                group["base"] = base
    for number, side, group in each:
        radius = Fraction(group.get("base", "25 mm").split()[0]) / 2
        model = put_down(rng, number, side, radius, standing)
        standing.append((model, side))
        group["at"].append(words(model))
    for _, _, group in each:
        if "models" in group and rng.random() < 0.2:
            del group["models"]


def scenario(rng):
    """A scenario of the engine's in which all models have places."""
    made, rows = {"rules": "trial40k"}, []
    for side, names in NAMES.items():
        units = [unit(rng, name)
                 for name in names[:rng.choice((1, 1, 2))]]
        if rng.random() < 0.35:
            units.append(character(rng, side, units[0]["name"]))
        made[side] = {"units": units}
        rows += [(side, row) for row in units]
    place_all(rng, rows)
    for _, row in rows:
        for group in row.get("groups", [row]):
            group.setdefault("profile", "marines")
    if rng.random() < 0.15:
        made["turns"] = 2
    return made
